"""Scenes of a first start: the embedding model is missing, on its way, damaged, or could not be had."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from dost_engine.types import IndexStatus, ModelState, Problem, ProblemKind, ServiceStatus
from dost_ui import samples, theme
from dost_ui.embedding_card import EmbeddingCard
from dost_ui.model_card import ModelCard
from dost_ui.status_bar import StatusBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_ui.main_window import MainWindow

    Framed = Callable[[QWidget, int, int], QWidget]

SIZE_BYTES = 90_871_461

MISSING = Problem(
    "The embedding model is not here yet",
    "all-MiniLM-L6-v2 is not in /home/asha/.cache/dost-models.",
    "Run `dost model get`.",
    ProblemKind.MODEL_MISSING,
)
DAMAGED = Problem(
    "The embedding model is damaged",
    "/home/asha/.cache/dost-models/all-MiniLM-L6-v2/model.onnx has 1,024 bytes instead of 90,405,214.",
    "Run `dost model get`.",
    ProblemKind.MODEL_CORRUPT,
)
FAILED = Problem(
    "The embedding model could not be downloaded",
    "http://127.0.0.1:9/model.onnx could not be fetched: the connection failed (Connection refused).",
    "Try again with a working connection, set HF_ENDPOINT to a mirror, or fetch the files on another machine and run "
    "`dost model import PATH`.",
    ProblemKind.DOWNLOAD_FAILED,
    datetime(2026, 12, 1, 9, 30, 5, tzinfo=UTC),
)


def index(state: ModelState, problem: Problem | None = None, *, done_bytes: int = 0) -> IndexStatus:
    """An index without a model."""
    return IndexStatus(
        state,
        model_problem=problem,
        model_done_bytes=done_bytes,
        model_total_bytes=SIZE_BYTES,
        note=f"{problem.message} {problem.remedy}" if problem else "",
        tools=212,
        revision=41,
    )


INDEXES: dict[str, IndexStatus] = {
    "missing": index(ModelState.ABSENT, MISSING),
    "downloading": index(ModelState.DOWNLOADING, done_bytes=38_400_000),
    "failed": index(ModelState.ABSENT, FAILED),
    "damaged": index(ModelState.FAILED, DAMAGED),
}


def status(name: str) -> ServiceStatus:
    """The service with one of these indexes."""
    return replace(samples.status(), index=INDEXES[name])


def _framed_card(framed: Framed, name: str) -> QWidget:
    card = ModelCard()
    card.set_index(index(ModelState.DOWNLOADING, done_bytes=1))  # what came before
    card.set_index(INDEXES[name] if name in INDEXES else index(ModelState.LOADING))
    return framed(card, theme.active().scaled(760), theme.active().scaled(150))


def _framed_embedding(framed: Framed, name: str) -> QWidget:
    card = EmbeddingCard()
    if name != "unknown":
        card.set_index(INDEXES[name] if name in INDEXES else IndexStatus(ModelState(name), "all-MiniLM-L6-v2-fp32"))
    return framed(card, theme.active().scaled(760), theme.active().scaled(240))


def _framed_bar(framed: Framed, name: str) -> QWidget:
    bar = StatusBar()
    bar.set_status(status(name))
    return framed(bar, 1200, 30)


def _first_start(window: MainWindow, name: str) -> MainWindow:
    window.set_counts(tools=212, servers=9)
    window.status_bar.set_status(status(name))
    window.model_card.set_index(INDEXES[name])
    return window


def model_scenes(make_window: Callable[..., MainWindow], framed: Framed) -> dict[str, Callable[[], QWidget]]:
    """Name and maker of every scene; the window and the frame are those of the gallery."""
    scenes: dict[str, Callable[[], QWidget]] = {}
    for name in (*INDEXES, "loading"):
        scenes[f"model-{name}"] = partial(_framed_card, framed, name)
    for name in INDEXES:
        scenes[f"model-line-{name}"] = partial(_framed_bar, framed, name)
    for name in (*INDEXES, "loading", "ready", "unknown"):
        scenes[f"embedding-{name}"] = partial(_framed_embedding, framed, name)
    scenes["first-start"] = lambda: _first_start(make_window(empty=True), "missing")
    scenes["first-start-downloading"] = lambda: _first_start(make_window(empty=True), "downloading")
    scenes["first-start-1000"] = lambda: _first_start(make_window(width=1000), "failed")
    return scenes
