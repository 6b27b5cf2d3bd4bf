from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from dost_ui import theme
from dost_ui.__main__ import THEMES, main
from dost_ui.gallery import SCENES

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


def colors_in(picture: QImage) -> set[str]:
    steps = range(0, picture.width(), 7), range(0, picture.height(), 5)
    return {picture.pixelColor(x, y).name() for x in steps[0] for y in steps[1]}


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_can_be_drawn(qtbot: QtBot, name: str) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    scene = SCENES[name]()
    size = scene.size()
    scene.setParent(holder)
    scene.resize(size)
    holder.resize(size)
    holder.show()
    picture = scene.grab().toImage()
    assert len(colors_in(picture)) > 2


@pytest.mark.parametrize(("dark", "scale"), [(True, 100), (False, 80), (True, 200)])
def test_panel_and_window_can_be_drawn_in_every_theme_and_size(
    qtbot: QtBot, qapp: QApplication, *, dark: bool, scale: int
) -> None:
    theme.apply(qapp, "dark" if dark else "light", text_scale=scale)
    for name in ("window", "inspector", "panel-long-and-rtl"):
        scene = SCENES[name]()
        qtbot.addWidget(scene)
        scene.show()
        assert theme.active().css("panel") in colors_in(scene.grab().toImage())


def test_shots_are_written(tmp_path: Path) -> None:
    assert main(["--shots", str(tmp_path), "--theme", "dark", "--only", "status"]) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"status{one}.png" for one in ("-indexing", "-no-model", "-offline", "-starting", "")]
    picture = QImage(str(tmp_path / "status.png"))
    assert "#232834" in colors_in(picture)


def test_the_gallery_shows_the_chosen_scene_in_the_chosen_theme(qtbot: QtBot) -> None:
    from dost_ui.gallery_window import GalleryWindow

    gallery = GalleryWindow()
    qtbot.addWidget(gallery)
    gallery.show()
    gallery.choose("panel", "dark")
    assert theme.active().dark
    scene = gallery.scene()
    assert scene is not None
    assert "#14171d" in colors_in(scene.grab().toImage())


def test_the_gallery_offers_every_theme() -> None:
    assert THEMES == theme.CHOICES
