"""The window while the model loads and hundreds of tools are indexed."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from dost_engine.types import ModelState
from dost_ui import theme
from support.servers.running import entry
from support.window_world import ask, in_window, make_profile, press, until, write_servers

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_engine.embedding.protocol import Vectors
    from dost_engine.types import IndexStatus

TOOLS = 500


class HeldEmbedder:
    """Embeds nothing until it is let, as if it took for ever.

    Attributes:
        embedded: What it was given.
    """

    model_id = "held"
    dim = 8

    def __init__(self, go_on: threading.Event) -> None:
        self.embedded: list[str] = []
        self._go_on = go_on

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        self._go_on.wait(60)
        return np.full((len(texts), self.dim), self.dim**-0.5, dtype=np.float32)


def index(app: App) -> IndexStatus | None:
    return app.live.status.index if app.live.status else None


def built(app: App, tools: int) -> bool:
    now = index(app)
    return now is not None and not now.building and now.tools == tools and now.model is ModelState.READY


async def live_with_it(app: App) -> None:
    """Type, move, change the theme: all of it happens while the engine is held."""
    beats = 0

    def beat() -> None:
        nonlocal beats
        beats += 1

    timer = QTimer()
    timer.timeout.connect(beat)
    timer.start(5)
    QTest.keyClicks(app.window.composer.editor, "written meanwhile")
    assert app.window.composer.text().endswith("written meanwhile")
    app.window.move(app.window.x() + 30, app.window.y() + 20)
    app.window.set_theme("light" if theme.active().dark else "dark")
    seen = beats
    await until(lambda: beats > seen + 20, "the heart of the window")
    timer.stop()


def test_d07_the_window_lives_while_a_model_loads_and_tools_are_indexed_and_only_changes_are_embedded_again(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_load, may_embed = threading.Event(), threading.Event()
    embedder = HeldEmbedder(may_embed)
    paths = make_profile(tmp_path, monkeypatch, many=entry(tools=[], many=TOOLS))

    def load() -> HeldEmbedder:
        may_load.wait(60)
        return embedder

    async def first(app: App) -> None:
        try:
            await until(lambda: index(app) is not None, "a status")
            await live_with_it(app)
            may_load.set()
            await until(lambda: embedder.embedded and "indexing" in app.window.status_bar.words(), "progress")
            await live_with_it(app)
            now = index(app)
            assert now is not None
            assert now.building
            await press(app.window.status_bar, "Cancel the indexing")
            assert app.tasks.named("ending the indexing")
            await until(lambda: not app.tasks.named("ending the indexing"), "the service to hear of it")
        finally:
            may_load.set()
            may_embed.set()
        await until(lambda: built(app, TOOLS), "the end of the indexing")
        now = index(app)
        assert now is not None
        assert now.note.startswith("Indexing was cancelled: ")
        assert len(embedder.embedded) < TOOLS, "no more than the batch that was on its way"
        assert app.window.status_bar.cancel_button.isHidden()
        turn = await ask(app, "many_7")
        assert turn.selection.picks, "by words it is found all the same"
        app.window.status_bar.reindex_requested.emit()
        await until(lambda: built(app, TOOLS) and "problem" not in app.window.status_bar.words(), "the rest of it")

    async def again(app: App) -> None:
        await until(lambda: built(app, TOOLS), "the index")
        assert embedder.embedded == [], "all of it was kept"
        write_servers(paths, many=entry(tools=[], many=TOOLS + 1))
        await until(lambda: built(app, TOOLS + 1), "the index with one tool more")
        assert 1 <= len(embedder.embedded) <= 3, "the new tool in each of its texts"

    in_window(qapp, paths, first, load_embedder=load)
    embedder.embedded.clear()
    in_window(qapp, paths, again, load_embedder=load)
