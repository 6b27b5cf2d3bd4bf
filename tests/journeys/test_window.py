"""The window as a person meets it: real keys and clicks, the real service in its thread, real servers."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import psutil
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from dost_engine.client.endpoint import read_endpoint
from dost_engine.settings import load_settings
from dost_engine.types import Message, ModelState, Role, ServerState, Source, Turn
from dost_ui.main_window import Page
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool
from support.window_world import TIME, ask, in_window, make_profile, press, servers_ready, until, write, write_servers

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_engine.settings import Paths
    from dost_engine.types import ServerStatus, ToolInfo, TurnTrace

DESK = entry(tools=[tool("get_current_time"), tool("convert_time")])
"""Starts at once, unlike the servers that are programs of their own; `time` in the first journey is one of those."""


def server(app: App, name: str) -> ServerStatus | None:
    servers = app.live.status.servers if app.live.status else ()
    return next((entry for entry in servers if entry.name == name), None)


def model_state(app: App) -> ModelState | None:
    return app.live.status.index.model if app.live.status else None


def host_of(app: App) -> tuple[str, int] | None:
    return (app.live.status.host, app.live.status.pid) if app.live.status else None


def hosts_service(app: App) -> bool:
    return app.connection.hosts_service


def state_of(app: App, name: str) -> ServerState | None:
    found = server(app, name)
    return found.state if found else None


def test_a_question_is_answered_by_tools_that_a_person_runs(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: App) -> None:
        await servers_ready(app, "time")
        first = await ask(app, "What is the current time in Tokyo")
        assert first.selection.picks[0].id == "time/get_current_time"
        assert app.panel.shown == first.turn_id
        assert "get_current_time" in {
            row.pick.id.split("/")[1] for row in app.window.turn_panel.model.rows() if row.pick
        }

        await press(app.window.chat_view, "Run get_current_time by hand")
        dialog = app.chat.dialog
        assert dialog is not None
        assert dialog.isVisible()
        QTest.keyClicks(dialog.form.rows[0].editor, "Asia/Tokyo")
        QTest.mouseClick(dialog.run_button, Qt.MouseButton.LeftButton)
        await until(lambda: len(app.chat.conversation.messages) == 3, "the result of the run")
        card = app.window.chat_view.card("run-1")
        assert card.state_words().startswith("✓")
        assert "Asia/Tokyo" in card.result_shown()
        assert app.chat.dialog is None
        asked, called, answered = app.chat.conversation.messages
        assert asked == Message(Role.USER, "What is the current time in Tokyo")
        assert [(call.tool.endswith("get_current_time"), call.arguments) for call in called.calls] == [
            (True, {"timezone": "Asia/Tokyo"})
        ]
        assert "Asia/Tokyo" in answered.results[0].text
        assert app.chat.conversation.turns[0].used == {"time/get_current_time"}

        second = await ask(app, "xyzzy")
        flags = {pick.id: pick.flags for pick in second.selection.picks}
        assert "sticky" in flags["time/get_current_time"]
        app.window.chat_view.turn_selected.emit(first.turn_id)
        assert app.panel.shown == first.turn_id

    in_window(qapp, make_profile(tmp_path, monkeypatch, time=TIME), story)


def test_the_window_is_usable_before_the_model_and_the_servers(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_load = threading.Event()

    def slow_model() -> HashEmbedder:
        may_load.wait(60)
        return HashEmbedder()

    # as in a new process, where nothing has chosen a theme yet
    qapp.setStyleSheet("")
    qapp.setProperty("dost_theme", "")
    qapp.setFont(QFont("no such family"))

    async def story(app: App) -> None:
        try:
            assert app.window.isVisible()
            fonts = [label.font() for label in app.window.status_bar.findChildren(QLabel)]
            assert all(font.isFeatureSet(QFont.Tag.fromString("tnum")) for font in fonts), (
                "made in the font that the theme gives, so that numbers keep their width"
            )
            assert model_state(app) is None
            write(app, "hello there")
            await until(lambda: app.chat.conversation.turns, "an answer without a model")
            assert model_state(app) is not ModelState.READY
        finally:
            may_load.set()
        await until(lambda: model_state(app) is ModelState.READY, "the model")

    in_window(qapp, make_profile(tmp_path, monkeypatch), story, load_embedder=slow_model)


def test_a_killed_server_is_shown_and_nothing_is_left_after_quitting(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[int] = set()

    async def story(app: App) -> None:
        app.live.status_changed.connect(
            lambda status: seen.update(entry.pid for entry in status.servers if entry.pid is not None)
        )
        await servers_ready(app, "time", "clock")
        await ask(app, "What is the current time in Tokyo")
        victim = server(app, "time")
        assert victim is not None
        assert victim.pid is not None
        psutil.Process(victim.pid).kill()
        await until(lambda: state_of(app, "time") is not ServerState.READY, "the state after the kill")
        assert app.window.isVisible()
        assert state_of(app, "clock") is ServerState.READY
        trace = await ask(app, "What is the current time in Oslo")
        assert "clock/get_current_time" in {pick.id for pick in trace.selection.picks}

    in_window(qapp, make_profile(tmp_path, monkeypatch, time=DESK, clock=DESK), story)
    assert len(seen) >= 2
    assert [pid for pid in seen if psutil.pid_exists(pid)] == []
    assert psutil.Process().children(recursive=True) == []


def wait_for_endpoint(paths: Paths, process: subprocess.Popen[bytes]) -> None:
    while read_endpoint(paths.endpoint_file) is None:
        if process.poll() is not None:
            raise AssertionError("the daemon ended")
        QTest.qWait(20)


def test_a_daemon_is_joined_and_outlived(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = make_profile(tmp_path, monkeypatch, time=DESK)
    daemon = subprocess.Popen([sys.executable, "-m", "dost_engine", "serve"], stdout=subprocess.DEVNULL)

    async def story(app: App) -> None:
        await servers_ready(app, "time")
        assert host_of(app) == ("daemon", daemon.pid)
        assert not hosts_service(app)
        await ask(app, "What is the current time in Tokyo")
        for child in [*psutil.Process(daemon.pid).children(recursive=True), psutil.Process(daemon.pid)]:
            child.kill()
        daemon.wait()
        trace = await ask(app, "What is the current time in Oslo")
        assert trace.query.text == "What is the current time in Oslo"
        await until(lambda: host_of(app) == ("app", os.getpid()), "a service of our own")
        assert hosts_service(app)
        await servers_ready(app, "time")
        assert len(app.chat.conversation.turns) == 2

    try:
        wait_for_endpoint(paths, daemon)
        in_window(qapp, paths, story)
    finally:
        if daemon.poll() is None:
            daemon.kill()
            daemon.wait()


def test_servers_that_come_and_go_are_followed(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)

    async def story(app: App) -> None:
        await until(lambda: app.live.status is not None, "a status")
        assert app.live.tools == {}
        write_servers(paths, time=DESK)
        await servers_ready(app, "time")
        page = app.window.servers_page
        page.restart_requested.emit("gone")
        await until(page.notes, "what could not be done")
        assert "gone" in page.notes()[0]
        assert app.window.page() is Page.SERVERS
        assert page.view.isVisible(), "the list stays"
        page.restart_requested.emit("time")
        await until(lambda: not page.notes(), "a page without the old failure")
        assert "time/get_current_time" in app.live.tools
        write_servers(paths)
        await until(lambda: not app.live.tools and app.live.status and not app.live.status.servers, "no servers")

    in_window(qapp, paths, story)


def test_the_inspector_answers_while_one_types(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: App) -> None:
        await servers_ready(app, "time")
        inspector = app.window.inspector
        shown: list[TurnTrace] = []
        show = inspector.show_trace

        def note(trace: TurnTrace, tools: dict[str, ToolInfo]) -> None:
            shown.append(trace)
            show(trace, tools)

        monkeypatch.setattr(inspector, "show_trace", note)
        app.window.show_page(Page.INSPECTOR)
        QTest.keyClicks(inspector.line, "convert time")
        await until(lambda: shown and shown[-1].query.text == "convert time", "the answer")
        assert shown[-1].selection.picks[0].id == "time/convert_time"
        inspector.controls.choose("The guide's")
        for key in ("semantic_limit", "text_limit"):
            QTest.keyClick(inspector.controls.knobs.row(key).editor(), Qt.Key.Key_Home)
        await until(
            lambda: shown[-1].policy.text_limit == 0 and not shown[-1].selection.fallback,
            "the answer by other rules",
        )
        assert len(shown[-1].selection.picks) == 1
        assert app.chat.conversation.turns == (), "trying out leaves no trace"

    in_window(qapp, make_profile(tmp_path, monkeypatch, time=DESK), story)


def test_a_tool_that_is_pinned_on_its_page_is_there_in_every_turn(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)

    async def story(app: App) -> TurnTrace:
        await until(lambda: len(app.live.tools) == 2, "the tools")
        app.window.show_page(Page.TOOLS)
        page = app.window.tools_page
        row = page.view.rect_of(page.tree.find("desk/convert_time")).center()
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=row)
        box = page.choices.pinned
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
        await until(lambda: any(info.choice.pinned for info in app.live.tools.values()), "the pin")
        assert page.choices.result() == "Kept."
        return await app.connection.select(Turn("zzzz"))

    trace = in_window(qapp, paths, story)
    assert [(pick.id, pick.source) for pick in trace.selection.picks] == [("desk/convert_time", Source.PINNED)]


def test_the_amount_of_tools_is_changed_on_the_settings_page_and_holds_with_the_next_turn(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)

    async def story(app: App) -> TurnTrace:
        await until(lambda: len(app.live.tools) == 2, "the tools")
        app.window.show_page(Page.SETTINGS)
        card = app.window.settings_page.choosing
        await until(card.isEnabled, "the settings")
        button = card.button("amount", "lean")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))
        await until(card.result, "the answer")
        assert card.result() == "✓ Kept."
        dark = app.window.settings_page.theme_button("dark")
        QTest.mouseClick(dark, Qt.MouseButton.LeftButton, pos=QPoint(8, dark.height() // 2))
        await until(lambda: load_settings(paths.settings_file).theme == "dark", "the other settings")
        return await app.connection.select(Turn("what time is it"))

    trace = in_window(qapp, paths, story)
    assert trace.policy.ranking.most == 3
    assert load_settings(paths.settings_file).amount == "lean"
