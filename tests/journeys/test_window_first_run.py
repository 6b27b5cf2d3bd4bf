"""From nothing to a picked tool: an empty folder, no model, no network."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_engine.embedding.onnx_model import load_default
from dost_engine.settings import Paths
from dost_engine.types import ModelState, StageStatus
from dost_ui.main_window import Page
from support.window_world import ask, in_window, press, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App

CALENDAR = "What is on my calendar this week?"
"""Suggested once the office is there, one of the sample servers; the others are programs of their own."""

_connected: list[str] = []
_listening = [False]


def _note_connections(event: str, arguments: tuple[object, ...]) -> None:
    """Who is reached beyond this machine, by name or by number."""
    if not _listening[0]:
        return
    if event == "socket.connect" and isinstance(arguments[1], tuple):
        _connected.append(str(arguments[1][0]))
    elif event == "socket.getaddrinfo":
        _connected.append(str(arguments[0]))


def test_a_newcomer_without_a_network_comes_from_nothing_to_a_picked_tool(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    monkeypatch.delenv("DOST_BUNDLED_MODELS", raising=False)
    paths = Paths.from_environment()
    assert not paths.config.exists()
    sys.addaudithook(_note_connections)  # which cannot be taken off again, only be told to stop

    async def story(app: App) -> float:
        start, card = app.window.chat_view.start, app.window.model_card
        await until(start.steps.isVisible, "the two ways")
        await until(card.isVisible, "what is said of the model")
        assert "found by words alone" in card.words()
        for other_way in ("Import from other programs", "Add a server"):
            await press(start, other_way)
            assert app.window.page() is Page.SERVERS
            assert app.adding.dialog is not None
            QTest.keyClick(app.adding.dialog, Qt.Key.Key_Escape)
            assert app.adding.dialog is None
            app.window.show_page(Page.CHAT)
        await press(start, "Add the sample servers")
        await press(start, CALENDAR)
        assert not start.steps.isVisible()
        assert app.window.composer.text() == CALENDAR
        # what was offered a moment ago may be indexed a moment later: the preview follows
        await until(lambda: "office/list_calendar_events" in start.preview.names(), "the tools that would come")
        assert app.chat.conversation.turns == (), "looking leaves no trace"
        app.window.composer.editor.clear()
        await until(lambda: not start.preview.isVisible(), "nothing for an empty line")
        trace = await ask(app, "Which appointments do I have on Thursday?")
        took_s = time.perf_counter() - began
        assert "office/list_calendar_events" in {pick.id for pick in trace.selection.picks}
        assert trace.stages[0].status is StageStatus.SKIPPED, "by words alone"
        assert app.live.status is not None
        assert app.live.status.index.model is not ModelState.READY
        assert "list_calendar_events" in {
            row.pick.id.split("/")[1] for row in app.window.turn_panel.model.rows() if row.pick
        }
        assert start.preview.isHidden(), "from here on the panel tells"
        assert {one.name for one in app.live.status.servers} == {"office", "time", "git", "fetch"}
        return took_s

    _listening[0] = True
    began = time.perf_counter()
    try:
        took_s = in_window(qapp, paths, story, load_embedder=lambda: load_default(paths.models))
    finally:
        _listening[0] = False
    assert {address for address in _connected if address not in {"127.0.0.1", "localhost", "::1"}} == set()
    print(f"from an empty folder to a picked tool: {took_s:.1f} s")  # noqa: T201 - what one wants to know
