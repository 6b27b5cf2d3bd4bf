"""A first start without the model: the window has it downloaded, and everything goes on."""

from __future__ import annotations

import asyncio
import re
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dost_engine.embedding.models import model_folder
from dost_engine.service import Service
from dost_engine.settings import Settings
from dost_engine.types import ModelState, StageStatus
from dost_ui.main_window import Page
from support import file_server, tiny_model
from support.window_world import TIME, ask, in_window, make_profile, press, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_engine.settings import Paths

NOBODY = "http://127.0.0.1:9"  # the discard port


@contextmanager
def service_with_small_model(paths: Paths) -> Iterator[None]:
    """The real service in a thread, for a model that downloads and loads in no time; the window joins it."""
    up, loop = threading.Event(), asyncio.new_event_loop()
    end = asyncio.Event()

    async def serve() -> None:
        service = Service(paths, Settings(), host="daemon", model_spec=tiny_model.SPEC)
        await service.start()
        up.set()
        try:
            await end.wait()
        finally:
            await service.stop()

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(serve())

    thread = threading.Thread(target=run, name="service of the test")
    thread.start()
    try:
        assert up.wait(60)
        yield
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()


def model_state(app: App) -> ModelState | None:
    return app.live.status.index.model if app.live.status else None


def embedded(app: App) -> int:
    return app.live.status.index.embedded if app.live.status else 0


def test_the_model_is_downloaded_by_a_button_and_the_next_turn_searches_by_meaning(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, time=TIME)

    async def story(app: App) -> None:
        card, line = app.window.model_card, app.window.status_bar
        await until(lambda: card.isVisible() and app.live.tools, "the card and the tools")
        assert "missing" in card.words()
        assert "no embedding model" in line.words()
        before = await ask(app, "What is the current time in Tokyo")
        assert before.stages[0].status is StageStatus.SKIPPED

        await press(card, "Download the model")
        await until(lambda: re.search(r"[1-9]\d* %, 0\.\d of 0\.6 MB", card.words()), "progress in the card")
        await until(lambda: "downloading the model" in line.words(), "progress in the status line")
        hub.go_on.set()
        await until(lambda: model_state(app) is ModelState.READY and embedded(app) == 4, "model and vectors")
        assert card.isHidden()
        assert "tiny" in line.words()
        assert "ready" in line.words()
        after = await ask(app, "What is the current time in Oslo")
        assert after.stages[0].status is StageStatus.OK
        assert after.selection.fallback == ""

    with tiny_model.hub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        hub.behaviours["model.onnx"] = file_server.stuck
        with service_with_small_model(paths):
            in_window(qapp, paths, story)


def test_a_failure_is_explained_a_download_cancelled_and_a_third_try_repairs(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    monkeypatch.setenv("HF_ENDPOINT", NOBODY)
    model_folder(paths.models, tiny_model.SPEC).mkdir(parents=True)  # what is left of a model

    async def story(app: App) -> None:
        card = app.window.model_card
        await until(card.isVisible, "the card")
        assert "damaged" in card.words()
        app.window.show_page(Page.SETTINGS)  # whose card is the same, and made later
        assert "damaged" in app.window.settings_page.embedding.words()
        await press(app.window.settings_page.embedding, "Repair the model")
        app.window.show_page(Page.CHAT)
        for _ in range(2):  # the second failure in a row is shown as well
            await until(lambda: card.get_button.text() == "Try again" and card.get_button.isEnabled(), "the failure")
            assert NOBODY in card.words()
            assert "HF_ENDPOINT" in card.words()
            await press(card, "Try again")
        await until(card.get_button.isEnabled, "the third failure")

        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        hub.behaviours["model.onnx"] = file_server.silent
        await press(card, "Try again")
        await until(card.cancel_button.isVisible, "the download")
        await press(card, "Cancel the download of the model")
        await until(lambda: card.get_button.text() == "Repair the model", "the end of the download")

        hub.behaviours.clear()
        await press(card, "Repair the model")
        await until(lambda: model_state(app) is ModelState.READY and card.isHidden(), "the model")

    with tiny_model.hub() as hub, service_with_small_model(paths):
        in_window(qapp, paths, story)
