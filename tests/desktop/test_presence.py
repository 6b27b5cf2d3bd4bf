"""Window and tray, on desktops with a tray and without one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_desktop.autostart.xdg import DesktopEntry
from dost_desktop.connection import Connection
from dost_desktop.host import EngineThread
from dost_desktop.live import Live
from dost_desktop.loop import run
from dost_desktop.presenters.background import BackgroundPresenter
from dost_desktop.presenters.presence import PresencePresenter, state_of
from dost_desktop.presenters.quitting import QuittingPresenter, costs_of
from dost_desktop.presenters.settings import SettingsPresenter
from dost_desktop.tasks import Tasks
from dost_engine.errors import ServiceError
from dost_engine.settings import Paths, Settings, load_settings
from dost_engine.types import ModelState, ServerState
from dost_ui import sample_calls, samples
from dost_ui.main_window import MainWindow, Page
from dost_ui.tray import TrayState
from support.trays import SwitchedTray
from support.window_world import make_profile, until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QAbstractButton, QApplication
    from pytestqt.qtbot import QtBot

    from dost_engine.types import ServiceStatus
    from dost_ui.presence_card import PresenceCard
    from dost_ui.quit_question import QuitQuestion


@dataclass
class Desk:
    """A window whose service is told by the test."""

    window: MainWindow
    paths: Paths
    connection: Connection
    live: Live
    settings: SettingsPresenter
    tray: SwitchedTray
    presence: PresencePresenter
    tasks: Tasks
    asked_to_quit: int = 0

    def hear(self, status: ServiceStatus) -> None:
        self.live.status = status
        self.live.status_changed.emit(status)


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    return make_profile(tmp_path, monkeypatch)


def desk_of(paths: Paths, qtbot: QtBot, settings: Settings, *, tray: bool, hidden: bool = False) -> Desk:
    window = MainWindow()
    qtbot.addWidget(window)
    errors: list[BaseException] = []
    tasks = Tasks(errors.append)
    connection = Connection(paths, partial(EngineThread, paths, settings))
    live = Live(connection)
    sign = SwitchedTray(there=tray)
    kept = SettingsPresenter(window, paths, settings, tasks)
    presence = PresencePresenter(window, live, kept, sign)
    desk = Desk(window, paths, connection, live, kept, sign, presence, tasks)

    def count() -> None:
        desk.asked_to_quit += 1

    presence.quit_requested.connect(count)
    presence.start(hidden=hidden)
    return desk


def ready() -> ServiceStatus:
    status = samples.status()
    servers = tuple(replace(one, state=ServerState.READY, error="") for one in status.servers)
    return replace(status, servers=servers, index=replace(status.index, building=False))


def with_failed(name: str) -> ServiceStatus:
    status = ready()
    first = replace(status.servers[0], name=name, state=ServerState.FAILED, error="It ended with code 3.")
    return replace(status, servers=(first, *status.servers[1:]))


def sign_of(desk: Desk) -> tuple[TrayState, str]:
    return desk.tray.state, desk.tray.words()


HIDDEN = Settings(close_to_tray=True, start_hidden=True)


def test_without_a_tray_a_hidden_start_shows_the_window_and_closing_it_quits(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, HIDDEN, tray=False)
    assert desk.window.isVisible()
    desk.window.close()
    assert desk.asked_to_quit == 1
    assert desk.window.isVisible(), "it goes when Dost ends, not before"


def test_with_a_tray_dost_starts_hidden_and_closing_hides_again(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, HIDDEN, tray=True)
    assert not desk.window.isVisible()
    desk.tray.show_action.trigger()
    assert desk.window.isVisible()
    desk.window.close()
    assert not desk.window.isVisible()
    assert desk.asked_to_quit == 0
    desk.tray.quit_action.trigger()
    assert desk.asked_to_quit == 1


def test_started_with_the_session_it_waits_for_the_tray_and_shows_itself_where_none_comes(
    paths: Paths, qtbot: QtBot
) -> None:
    with_tray = desk_of(paths, qtbot, Settings(), tray=True, hidden=True)
    assert not with_tray.window.isVisible()
    assert with_tray.tray.shown
    late = desk_of(paths, qtbot, Settings(), tray=False, hidden=True)
    assert not late.window.isVisible(), "the panel of the desktop may not be up yet"
    late.tray.there = True
    late.presence.look_for_tray()
    assert (late.window.isVisible(), late.tray.shown) == (False, True)
    never = desk_of(paths, qtbot, Settings(), tray=False, hidden=True)
    never.presence.look_for_tray()
    assert never.window.isVisible()


def test_a_server_that_needs_a_sign_in_is_told_and_on_the_sign(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, HIDDEN, tray=True)
    status = ready()
    waits = replace(status.servers[0], name="mail", state=ServerState.NEEDS_SIGN_IN)
    for _ in range(2):
        desk.hear(replace(status, servers=(waits, *status.servers[1:])))
    assert desk.tray.told == [("mail needs you to sign in", "Its tools can be used again after that.")]
    assert sign_of(desk) == (TrayState.ASKS, "Dost: 1 server needs you to sign in")
    desk.tray.show_requested.emit()
    assert desk.window.page() is Page.SERVERS


def test_closing_quits_unless_a_person_wants_the_tray(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, Settings(), tray=True)
    assert desk.window.isVisible()
    desk.window.close()
    assert desk.asked_to_quit == 1


def test_a_hidden_window_comes_back_when_the_tray_goes(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, HIDDEN, tray=True)
    desk.presence.look_for_tray()
    assert not desk.window.isVisible()
    desk.tray.there = False
    desk.presence.look_for_tray()
    assert desk.window.isVisible()


def test_a_tray_that_comes_later_gets_the_sign(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, Settings(), tray=False)
    assert not desk.tray.shown
    desk.tray.there = True
    desk.presence.look_for_tray()
    assert desk.tray.shown
    desk.presence.stop()
    assert not desk.tray.shown


@pytest.mark.parametrize("tray", [True, False])
def test_toggling_hides_what_is_in_front_and_brings_back_what_is_not(paths: Paths, qtbot: QtBot, tray: bool) -> None:
    desk = desk_of(paths, qtbot, Settings(), tray=tray)
    desk.presence.come_to_front()
    qtbot.waitUntil(desk.window.isActiveWindow)
    desk.presence.toggle()
    assert desk.window.isVisible() != tray, "without a tray it stays on the list of windows"
    assert tray or desk.window.isMinimized()
    desk.presence.toggle()
    assert desk.window.isVisible()
    assert not desk.window.isMinimized()


def test_the_sign_shows_what_needs_a_person_first() -> None:
    status = ready()
    busy = replace(status, index=replace(status.index, building=True))
    loading = replace(status, index=replace(status.index, model=ModelState.DOWNLOADING))
    starting = replace(status, servers=(replace(status.servers[0], state=ServerState.STARTING),))
    assert state_of(None, 0, "") == (TrayState.WORKING, "Starting")
    assert state_of(status, 0, "") == (TrayState.READY, f"{status.index.tools} tools ready")
    assert state_of(busy, 0, "") == (TrayState.WORKING, "Indexing the tools")
    assert state_of(loading, 0, "") == (TrayState.WORKING, "Downloading the model")
    assert state_of(starting, 0, "") == (TrayState.WORKING, "Servers are starting")
    assert state_of(with_failed("mail"), 0, "") == (TrayState.FAILED, "1 server failed")
    assert state_of(with_failed("mail"), 2, "") == (TrayState.ASKS, "2 calls wait for your answer")
    assert state_of(status, 1, "The service ended") == (TrayState.FAILED, "The service ended")


def test_what_happens_while_the_window_is_away_is_told_once(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, HIDDEN, tray=True)
    desk.hear(ready())
    assert desk.tray.told == []
    desk.hear(with_failed("<b>mail</b>"))
    desk.hear(with_failed("<b>mail</b>"))
    assert desk.tray.told == [("<b>mail</b> failed", "It ended with code 3.")]
    assert sign_of(desk)[0] is TrayState.FAILED
    desk.tray.show_requested.emit()
    assert desk.window.page() is Page.SERVERS
    desk.presence.hide()
    call = sample_calls.waiting()
    desk.live.approvals = (call,)
    desk.live.approvals_changed.emit((call,))
    desk.live.approvals_changed.emit((call,))
    assert desk.tray.told[1:] == [("A call waits for you", f"{call.tool_id} wants to run.")]
    assert sign_of(desk)[0] is TrayState.ASKS
    desk.tray.show_requested.emit()
    assert desk.window.page() is Page.CHAT
    desk.presence.hide()
    desk.hear(ready())
    desk.hear(with_failed("<b>mail</b>"))
    assert len(desk.tray.told) == 3, "it failed anew"


def test_nothing_is_told_where_a_person_looks_or_does_not_want_it(paths: Paths, qtbot: QtBot) -> None:
    seen = desk_of(paths, qtbot, Settings(), tray=True)
    seen.presence.come_to_front()
    qtbot.waitUntil(seen.window.isActiveWindow)
    seen.hear(with_failed("mail"))
    assert seen.tray.told == []
    seen.window.hide()
    quiet = desk_of(paths, qtbot, replace(HIDDEN, notifications=False), tray=True)
    quiet.hear(with_failed("mail"))
    assert quiet.tray.told == []
    assert quiet.tray.words() == "Dost: 1 server failed"


def test_a_service_that_cannot_be_reached_is_on_the_sign(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, HIDDEN, tray=True)
    error = ServiceError("Nobody answers.", remedy="Start it.")
    desk.live.offline.emit(error)
    assert sign_of(desk) == (TrayState.FAILED, f"Dost: {error.title}")
    desk.hear(ready())
    assert sign_of(desk)[0] is TrayState.READY


def card_of(desk: Desk) -> PresenceCard:
    """The card of the settings page, as the window has it."""
    page = desk.window.settings_page
    BackgroundPresenter(
        page,
        desk.connection,
        desk.live,
        desk.tasks,
        settings=desk.settings,
        tray=desk.tray,
        autostart=DesktopEntry(["dost"], desk.paths.data),
    )
    return page.presence


def test_a_switch_is_kept_and_holds_at_once(qapp: QApplication, paths: Paths, qtbot: QtBot) -> None:
    async def main() -> None:
        desk = desk_of(paths, qtbot, Settings(), tray=True)
        card = card_of(desk)
        desk.window.show_page(Page.SETTINGS)
        box = card.switch("close_to_tray")
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
        desk.window.close()
        assert not desk.window.isVisible()
        await until(lambda: load_settings(paths.settings_file).close_to_tray, "the setting in the file")
        await desk.tasks.stop()

    run(qapp, main())


def test_settings_that_cannot_be_kept_say_so_beside_the_switch(qapp: QApplication, paths: Paths, qtbot: QtBot) -> None:
    paths.settings_file.write_text("{", encoding="utf-8")

    async def main() -> None:
        desk = desk_of(paths, qtbot, Settings(), tray=True)
        card = card_of(desk)
        card.switch("start_hidden").click()
        await until(lambda: "cannot be read" in card.problem(), "the reason")
        await desk.tasks.stop()

    run(qapp, main())
    assert paths.settings_file.read_text(encoding="utf-8") == "{"


def test_an_end_is_asked_about_only_where_it_cuts_something_off() -> None:
    assert costs_of(answering=False, waiting=0) == ""
    assert "cancelled" in costs_of(answering=True, waiting=0)
    assert "1 call of other programs waits" in costs_of(answering=False, waiting=1)
    assert "2 calls of other programs wait " in costs_of(answering=True, waiting=2)


def test_work_that_runs_is_asked_about_before_the_end(paths: Paths, qtbot: QtBot) -> None:
    desk = desk_of(paths, qtbot, Settings(), tray=True)
    ended: list[str] = []
    runs = ["A tool still runs."]
    quitting = QuittingPresenter(
        desk.window, desk.presence, desk.tray, costs=lambda: runs[0], end=lambda: ended.append("end")
    )

    def answer(press: Callable[[QuitQuestion], QAbstractButton | None]) -> None:
        desk.window.close()
        question = quitting.question
        assert question is not None
        assert question.isVisible()
        assert question.informativeText() == "A tool still runs."
        desk.window.close()
        assert quitting.question is question, "it is asked once"
        button = press(question)
        if button is None:
            QTest.keyClick(question, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert quitting.question is None

    answer(lambda question: None)
    answer(lambda question: question.stay_button)
    assert desk.window.isVisible()
    answer(lambda question: question.tray_button)
    assert not desk.window.isVisible()
    assert ended == []
    answer(lambda question: question.quit_button)
    assert ended == ["end"]
    runs[0] = ""
    desk.window.close()
    assert (ended, quitting.question) == (["end", "end"], None)
    desk.tray.there = False
    runs[0] = "A tool still runs."
    desk.tray.quit_action.trigger()
    last = quitting.question
    assert last is not None
    assert last.tray_button is None
    last.reject()
