"""The page of servers, and the line at the foot of the window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QLabel, QMessageBox, QProgressBar, QPushButton, QVBoxLayout, QWidget

from dost_engine.types import Approval, IndexStatus, ModelState, ServerState
from dost_ui import sample_servers, samples
from dost_ui.servers_page import ServersPage
from dost_ui.status_bar import StatusBar
from dost_ui.undo_line import UndoLine

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


# --------------------------------------------------------------------------------------------------- servers


@pytest.fixture
def servers(qtbot: QtBot) -> ServersPage:
    page = ServersPage()
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.show()
    qtbot.waitExposed(page)
    return page


def test_without_servers_the_page_says_what_to_do(servers: ServersPage, qtbot: QtBot) -> None:
    assert servers.state().title() == "No servers yet"
    with qtbot.waitSignal(servers.samples_requested):
        qtbot.mouseClick(servers.state().button(), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(servers.edit_requested):
        qtbot.mouseClick(servers.edit_button, Qt.MouseButton.LeftButton)


def test_a_file_that_cannot_be_read_can_be_opened(servers: ServersPage, qtbot: QtBot) -> None:
    servers.show_error("A setting cannot be used", "servers.json is not JSON: line 3, column 1.")
    with qtbot.waitSignal(servers.edit_requested), qtbot.assertNotEmitted(servers.samples_requested):
        qtbot.mouseClick(servers.state().button(), Qt.MouseButton.LeftButton)


def test_what_failed_stands_above_the_list_and_hides_nothing(servers: ServersPage) -> None:
    servers.set_servers(samples.servers())
    servers.select("git")
    servers.set_problems(("servers.json cannot be read.",))
    servers.set_failure("No such server", "There is no server git any more.")
    assert servers.view.isVisible()
    assert servers.shown() == "git"
    assert servers.notes() == (
        "No such server. There is no server git any more.",
        "A file needs attention. servers.json cannot be read.",
    )
    servers.set_failure("", "")
    servers.set_problems(())
    assert servers.notes() == ()


def test_every_state_has_its_word(servers: ServersPage) -> None:
    servers.set_servers(samples.servers())
    spoken = [servers.model.index(at).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(7)]
    assert spoken[:3] == ["weather, ready · 6 tools", "calendar, ready · 11 tools · 1 left out", "notes, starting"]
    assert spoken[3].startswith('git, failed · The program "mcp-server-git" was not found.')
    assert spoken[4].startswith("tracker, needs sign-in · The server wants to know who asks (401).")
    assert spoken[5] == "mail, disabled"


def test_the_selected_servers_log_is_asked_for_and_shown(servers: ServersPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(servers.logs_requested) as asked:
        servers.set_servers(samples.servers())
    assert asked.args == ["weather"]
    with qtbot.waitSignal(servers.logs_requested) as asked:
        qtbot.keyClick(servers.view, Qt.Key.Key_Down)
    assert asked.args == ["calendar"]
    servers.set_logs("weather", ("too late",))
    servers.set_logs("calendar", ("one", "<b>two</b>"))
    assert servers.detail.log.toPlainText() == "one\n<b>two</b>"


def test_the_log_in_sight_is_followed_and_nobody_who_reads_or_marks_is_moved(
    servers: ServersPage, qtbot: QtBot
) -> None:
    servers.set_servers(samples.servers())
    detail, bar = servers.detail, servers.detail.log.verticalScrollBar()
    detail.follow.setInterval(1)
    with qtbot.waitSignal(servers.logs_requested) as asked:
        pass
    assert asked.args == ["weather"]
    servers.set_logs("weather", tuple(f"line {number}" for number in range(500)))
    assert bar.value() == bar.maximum()
    servers.set_logs("weather", tuple(f"line {number}" for number in range(510)))
    assert bar.value() == bar.maximum(), "the end is followed"
    bar.setValue(100)
    servers.set_logs("weather", tuple(f"line {number}" for number in range(520)))
    assert bar.value() == 100
    detail.log.selectAll()
    servers.set_logs("weather", tuple(f"line {number}" for number in range(520)))
    assert detail.log.textCursor().hasSelection(), "the same is not written anew"
    with qtbot.assertNotEmitted(servers.logs_requested):
        detail.follow.timeout.emit()
    detail.log.moveCursor(QTextCursor.MoveOperation.End)
    with qtbot.waitSignal(servers.logs_requested):
        pass
    servers.hide()
    assert not detail.follow.isActive()


def test_a_server_can_be_restarted(servers: ServersPage, qtbot: QtBot) -> None:
    servers.set_servers(samples.servers())
    servers.select("git")
    with qtbot.waitSignal(servers.restart_requested) as asked:
        qtbot.mouseClick(servers.detail.restart_button, Qt.MouseButton.LeftButton)
    assert asked.args == ["git"]
    servers.select("mail")
    assert not servers.detail.restart_button.isEnabled()


def test_a_server_that_wants_to_know_who_asks_can_be_signed_in_to_and_out_of(
    servers: ServersPage, qtbot: QtBot
) -> None:
    servers.set_servers(samples.servers())
    servers.select("tracker")
    assert not servers.detail.sign_in_button.isHidden()
    with qtbot.waitSignal(servers.sign_in_requested) as asked:
        qtbot.mouseClick(servers.detail.sign_in_button, Qt.MouseButton.LeftButton)
    assert asked.args == ["tracker"]
    known = [replace(one, state=ServerState.READY, error="", signed_in=True) for one in samples.servers()]
    servers.set_servers(tuple(known))
    assert servers.detail.sign_in_button.isHidden()
    assert "signed in" in servers.detail.facts()
    with qtbot.waitSignal(servers.sign_out_requested) as asked:
        qtbot.mouseClick(servers.detail.sign_out_button, Qt.MouseButton.LeftButton)
    assert asked.args == ["tracker"]
    servers.select("git")
    own_key = [replace(one, state=ServerState.NEEDS_SIGN_IN, can_sign_in=False) for one in samples.servers()]
    servers.set_servers(tuple(own_key))
    assert servers.detail.sign_in_button.isHidden()
    assert servers.detail.sign_out_button.isHidden()


def test_what_runs_and_what_is_wrong_with_it_stands_beside_the_log(servers: ServersPage) -> None:
    servers.set_servers(samples.servers())
    servers.select("wiki")
    assert servers.detail.target() == "npx -y wiki-mcp\n→ /usr/bin/npx"
    assert servers.detail.error() == "It does not answer just now. 1 entry of its tool list is left out."
    assert servers.detail.left_out() == "Entry 3: its name is empty."
    servers.select("photos")
    assert "tools as of the last time" in servers.detail.facts()
    spoken = [servers.model.index(at).data(Qt.ItemDataRole.AccessibleTextRole) for at in (7, 8)]
    assert spoken[0].startswith("wiki, degraded · It does not answer just now.")
    assert spoken[1] == "photos, waiting to start · 12 tools · as of the last time"


def test_a_server_is_switched_edited_and_decided_about(servers: ServersPage, qtbot: QtBot) -> None:
    servers.set_servers(samples.servers())
    servers.select("mail")
    detail = servers.detail
    assert not detail.enabled.isChecked()
    with qtbot.waitSignal(detail.switched) as switched:
        qtbot.keyClick(detail.enabled, Qt.Key.Key_Space)
    assert switched.args == ["mail", True]
    with qtbot.waitSignal(detail.edit_requested) as edited:
        qtbot.mouseClick(detail.edit_button, Qt.MouseButton.LeftButton)
    assert edited.args == ["mail"]
    with qtbot.waitSignal(detail.approval_chosen) as chosen:
        qtbot.keyClick(detail.approval, Qt.Key.Key_Down)
    assert chosen.args == ["mail", Approval.ASK]
    servers.set_approvals({"mail": Approval.NEVER})
    assert detail.approval.currentData() == Approval.NEVER
    servers.select("git")
    assert detail.approval.currentData() == Approval.DEFAULT


def test_a_server_is_removed_only_after_a_question_whose_default_is_no(servers: ServersPage, qtbot: QtBot) -> None:
    servers.set_servers(samples.servers())
    servers.select("git")
    for answer, removed in (("Cancel", []), ("Remove", ["git"])):
        told: list[str] = []
        servers.detail.remove_requested.connect(told.append)
        qtbot.mouseClick(servers.detail.remove_button, Qt.MouseButton.LeftButton)
        box = servers.findChildren(QMessageBox)[-1]
        default = box.defaultButton()
        assert default is not None
        assert default.text().replace("&", "") == "Cancel"
        assert "git" in box.text()
        button = next(one for one in box.buttons() if one.text().replace("&", "") == answer)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert told == removed


def test_a_removed_server_can_be_brought_back_by_button_and_key(servers: ServersPage, qtbot: QtBot) -> None:
    servers.set_servers(samples.servers())
    told: list[str] = []
    servers.undo_wanted.connect(told.append)
    servers.view.setFocus()
    qtbot.keyClick(servers.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert told == []
    servers.show_removed("git")
    assert "git" in servers.undo.said()
    qtbot.mouseClick(servers.undo.button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(servers.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert told == ["git", "git"]
    servers.set_servers(())
    assert servers.undo.isVisibleTo(servers), "also when it was the last one"
    servers.show_removed("")
    assert servers.undo.said() == ""


def test_what_can_be_undone_is_shown_for_some_seconds_and_longer_while_it_has_the_focus(qtbot: QtBot) -> None:
    line, holder = UndoLine(shown_ms=1), QWidget()
    column = QVBoxLayout(holder)
    column.addWidget(line)
    qtbot.addWidget(holder)
    with qtbot.waitExposed(holder):
        holder.show()
    line.say("Removed: git")
    line.button.setFocus()
    qtbot.waitUntil(line.button.hasFocus)
    with qtbot.waitSignal(line._timer.timeout):
        pass
    assert line.said() == "Removed: git"
    line.button.clearFocus()
    qtbot.waitUntil(lambda: line.said() == "")
    assert line.isHidden()


def test_a_sign_in_that_is_waited_for_can_be_ended(servers: ServersPage, qtbot: QtBot) -> None:
    servers.set_servers(samples.servers())
    servers.select("tracker")
    assert servers.detail.cancel_sign_in_button.isHidden()
    servers.detail.show_sign_in(sample_servers.SIGN_IN)
    assert sample_servers.SIGN_IN.address in servers.detail.waits()
    with qtbot.waitSignal(servers.detail.sign_in_cancelled) as cancelled:
        qtbot.mouseClick(servers.detail.cancel_sign_in_button, Qt.MouseButton.LeftButton)
    assert cancelled.args == ["tracker"]
    servers.select("git")
    assert servers.detail.waits() == ""


def test_the_log_is_copied_whole(servers: ServersPage, qtbot: QtBot) -> None:
    servers.set_servers(samples.servers())
    servers.set_logs(servers.shown(), tuple(f"line {number}" for number in range(500)))
    qtbot.mouseClick(servers.detail.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().splitlines()[::499] == ["line 0", "line 499"]


def test_a_server_that_is_added_is_shown_as_soon_as_it_is_there(servers: ServersPage, qtbot: QtBot) -> None:
    servers.set_servers(samples.servers()[:2])
    with qtbot.waitSignal(servers.add_requested):
        qtbot.mouseClick(servers.add_button, Qt.MouseButton.LeftButton)
    servers.select("git")
    assert servers.shown() == "weather"
    servers.set_servers(samples.servers())
    assert servers.shown() == "git"


def test_a_new_state_is_shown_without_losing_the_place(servers: ServersPage, qtbot: QtBot) -> None:
    servers.set_servers(samples.servers())
    servers.select("git")
    better = tuple(
        replace(one, state=ServerState.READY, error="", tools=9, pid=12) if one.name == "git" else one
        for one in samples.servers()
    )
    with qtbot.assertNotEmitted(servers.logs_requested):
        servers.set_servers(better)
    assert servers.shown() == "git"
    assert "9\u00a0tools" in servers.detail.facts()
    assert "process\u00a012" in servers.detail.facts()
    servers.set_servers(better[1:])
    assert servers.shown() == "git"


# ---------------------------------------------------------------------------------------------------- status


@pytest.fixture
def bar(qtbot: QtBot) -> StatusBar:
    made = StatusBar()
    qtbot.addWidget(made)
    made.resize(1400, 30)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_line_says_how_many_servers_want_a_sign_in_where_none_failed(bar: StatusBar) -> None:
    status = samples.status()
    bar.set_status(replace(status, servers=tuple(s for s in status.servers if s.state is not ServerState.FAILED)))
    assert bar.words().startswith("7 servers, 212 tools, 1 server to sign in to |")


def test_the_line_says_servers_tools_model_and_gateway(bar: StatusBar) -> None:
    bar.set_status(samples.status())
    assert bar.words() == (
        "8 servers, 212 tools, 1 failed | all-MiniLM-L6-v2 ready | catalogue 41 indexed | gateway on 127.0.0.1:4410"
    )


def test_indexing_shows_how_far_it_is(bar: StatusBar) -> None:
    bar.set_status(samples.status(building=True, done=80, total=212))
    assert "indexing 37 %, 80 of 212" in bar.words()


def test_the_bar_of_progress_stands_by_what_it_tells_of(bar: StatusBar, qtbot: QtBot) -> None:
    """A download is said before it, indexing after it."""

    def gaps() -> tuple[int, int]:
        progress = bar.findChild(QProgressBar).geometry()
        seen = [
            child.geometry() for child in bar.findChildren(QLabel) + bar.findChildren(QPushButton) if child.isVisible()
        ]
        before = max(place.right() for place in seen if place.right() < progress.left())
        return progress.left() - before, min(
            place.left() for place in seen if place.left() > progress.right()
        ) - progress.right()

    bar.set_status(samples.status(model=ModelState.DOWNLOADING, model_done_bytes=38, model_total_bytes=91))
    qtbot.waitUntil(lambda: gaps()[0] < gaps()[1])
    bar.set_status(samples.status(building=True, done=80, total=212))
    qtbot.waitUntil(lambda: gaps()[0] > gaps()[1])


def test_words_stand_equally_far_apart_where_there_is_no_bar(bar: StatusBar, qtbot: QtBot) -> None:
    bar.set_status(samples.status())
    qtbot.waitUntil(lambda: bar.findChild(QProgressBar).isHidden())
    bar.layout().activate()
    servers, model, index = (bar.layout().itemAt(at).geometry() for at in (1, 2, 7))
    padding, slack = 6, 4  # within the button, and beside words that are cut where they must be
    assert abs((index.left() - model.right() + slack) - (model.left() - servers.right() + padding)) <= 1


def test_indexing_can_be_ended_and_is_ended_once(bar: StatusBar, qtbot: QtBot) -> None:
    ready = replace(samples.status(), index=IndexStatus(ModelState.READY, tools=200, building=True, done=80, total=200))
    bar.set_status(ready)
    assert bar.cancel_button.isVisible()
    with qtbot.waitSignal(bar.cancel_requested):
        qtbot.mouseClick(bar.cancel_button, Qt.MouseButton.LeftButton)
    assert not bar.cancel_button.isEnabled()
    bar.set_status(replace(ready, index=replace(ready.index, building=False, done=112)))
    assert bar.cancel_button.isHidden()
    bar.set_status(ready)
    assert bar.cancel_button.isEnabled(), "the next one can be ended too"
    bar.set_status(replace(ready, index=replace(ready.index, model=ModelState.LOADING)))
    assert bar.cancel_button.isHidden(), "by words all is there at once"


def test_a_missing_model_is_a_problem_that_leads_to_its_explanation(bar: StatusBar, qtbot: QtBot) -> None:
    bar.set_status(samples.status(model=ModelState.ABSENT, model_id="", note="Run dost model get."))
    assert "no embedding model" in bar.words()
    assert "1 problem" in bar.words()
    with qtbot.waitSignal(bar.problems_requested):
        qtbot.mouseClick(bar.problems_button, Qt.MouseButton.LeftButton)


def test_without_a_service_nothing_old_is_shown(bar: StatusBar) -> None:
    bar.set_status(samples.status())
    bar.set_offline("Dost's service does not answer. It is started again.")
    assert bar.words() == "Dost's service does not answer. It is started again."
