"""Scenes of the empty chat: no servers, servers that start, what a text would get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui import samples
from dost_ui.pick_preview import PickPreview
from dost_ui.quick_ask import QuickAsk

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_engine.types import TurnTrace
    from dost_ui.main_window import MainWindow

    Framed = Callable[[QWidget, int, int], QWidget]

_TEXT = "Will it rain in Durgapur on saturday, and am I free?"


def _asked(picks: int) -> TurnTrace:
    return samples.trace(text=_TEXT, context="", picks=picks, first=True)


def _starting(window: MainWindow) -> MainWindow:
    window.chat_view.start.set_suggestions(())
    window.chat_view.start.set_starting(1, 4)
    return window


def _written(window: MainWindow) -> MainWindow:
    window.set_counts(tools=212, servers=9)
    window.status_bar.set_status(samples.status())
    window.composer.set_text(_TEXT)
    window.chat_view.start.preview.show_trace(_asked(7))
    return window


def _preview(fill: Callable[[PickPreview], object]) -> PickPreview:
    view = PickPreview()
    fill(view)
    return view


def _quick_ask(*, picks: int) -> QuickAsk:
    view = QuickAsk()
    view.come_up()
    if picks:
        view.line.setText(_TEXT)
        view.preview.show_trace(_asked(picks))
    return view


def start_scenes(make_window: Callable[..., MainWindow], framed: Framed) -> dict[str, Callable[[], QWidget]]:
    """Name and maker of every scene; the window and the frame are those of the gallery."""
    error = "Nobody answers at http://127.0.0.1:37623. Start the Dost window or `dost serve`."
    return {
        "window-servers-starting": lambda: _starting(make_window(empty=True)),
        "window-first-message": lambda: _written(make_window(empty=True)),
        "window-first-message-900": lambda: _written(make_window(width=900, empty=True)),
        "quick-ask": lambda: _quick_ask(picks=7),
        "quick-ask-empty": lambda: _quick_ask(picks=0),
        "preview": lambda: framed(_preview(lambda view: view.show_trace(_asked(3))), 560, 130),
        "preview-nothing": lambda: framed(_preview(lambda view: view.show_note("No tool fits this.")), 560, 60),
        "preview-error": lambda: framed(_preview(lambda view: view.show_note(error)), 560, 80),
    }
