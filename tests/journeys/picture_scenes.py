"""Pictures of dialogs and of states that a real service seldom has, from the gallery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from dost_ui import theme
from dost_ui.gallery import SCENES
from journeys.camera import LEAST_COLORS_SMALL, words_of
from journeys.picture_pages import LOOKS

if TYPE_CHECKING:
    from journeys.camera import Camera

SHOWN = {
    "first-start": "Dost",
}


def take_scenes(camera: Camera, qt: QApplication) -> None:
    """Each scene in each look."""
    for name, look in LOOKS.items():
        theme.apply(qt, look.theme, text_scale=look.scale)
        for scene, wanted in SHOWN.items():
            widget = SCENES[scene]()
            widget.show()
            for _ in range(6):  # layouts settle in a few rounds
                QApplication.processEvents()
                QApplication.sendPostedEvents()
            camera.take(
                f"states/{scene}-{name}",
                widget,
                dark=look.dark,
                texts=[(wanted, words_of(widget))],
                least_colors=LEAST_COLORS_SMALL,
            )
            widget.close()
            widget.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
