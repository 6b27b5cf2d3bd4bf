"""A chosen row can be told from the others: by a bar at the side where reading begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication

from dost_ui import theme, translation
from dost_ui.gallery import SCENES
from dost_ui.palettes import contrast
from dost_ui.row_ground import BAR_PX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from PySide6.QtCore import QModelIndex
    from pytestqt.qtbot import QtBot

LISTS = {
    "servers": "Servers",
    "tools": "Tools",
    "skills": "Skills",
    "usage": "Calls by tool",
    "inspector": "Candidates",
    "inspector-cases": "Saved cases",
    "inspector-compare": "What two settings pick",
    "kept-turns": "Kept turns",
}
"""Scenes of the gallery, and the name of the list in each."""


@pytest.fixture
def directions(qapp: QApplication) -> Iterator[Iterator[bool]]:
    """Turns everything to the one direction, then to the other; whether it is right to left."""

    def turn() -> Iterator[bool]:
        for mirrored in (False, True):
            translation.install("en", right_to_left=mirrored)
            yield mirrored

    yield turn()
    translation.install("en")


def accent_in_columns(image: QImage) -> NDArray[np.float64]:
    """The share of each column that has the accent's colour."""
    full = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(bytes(full.constBits()), np.uint32).reshape(full.height(), -1)
    accent: NDArray[np.float64] = (pixels == theme.active().color("accent").rgb()).mean(axis=0)
    return accent


def row_of(view: QAbstractItemView, index: QModelIndex) -> QImage:
    """The row as it is painted."""
    box = view.visualRect(index)
    box.setLeft(0)
    box.setRight(view.viewport().width() - 1)
    return view.viewport().grab(box).toImage()


def ends(image: QImage, *, mirrored: bool) -> tuple[float, float]:
    """How much accent there is at the beginning and at the end of a row."""
    columns = accent_in_columns(image)
    first, last = columns[:12].max(), columns[-12:].max()
    return (last, first) if mirrored else (first, last)


@pytest.mark.parametrize("scene", LISTS)
def test_the_chosen_row_alone_has_a_bar_where_reading_begins(
    qtbot: QtBot, scene: str, directions: Iterator[bool]
) -> None:
    widget = SCENES[scene]()
    qtbot.addWidget(widget)
    widget.show()
    view = next(one for one in widget.findChildren(QAbstractItemView) if one.accessibleName() == LISTS[scene])
    chosen, other = view.model().index(0, 0), view.model().index(1, 0)
    view.setCurrentIndex(chosen)
    for mirrored in directions:
        assert view.visualRect(chosen).isValid()
        assert view.visualRect(other).isValid()
        begins, ends_with = ends(row_of(view, chosen), mirrored=mirrored)
        assert begins > 0.5
        assert ends_with < 0.2
        assert max(ends(row_of(view, other), mirrored=mirrored)) < 0.5


def test_the_open_conversation_and_the_shown_page_have_a_bar(qtbot: QtBot, directions: Iterator[bool]) -> None:
    window = SCENES["window"]()
    qtbot.addWidget(window)
    window.show()
    entries = {one.text(): one for one in window.findChildren(QAbstractButton) if one.text() in {"Chat", "Tools"}}
    view = next(one for one in window.findChildren(QAbstractItemView) if one.accessibleName() == "Conversations")
    for mirrored in directions:
        assert ends(entries["Chat"].grab().toImage(), mirrored=mirrored)[0] > 0.5
        assert ends(entries["Tools"].grab().toImage(), mirrored=mirrored)[0] == 0
        found = [ends(row_of(view, view.model().index(row, 0)), mirrored=mirrored)[0] > 0.5 for row in range(4)]
        assert found == [False, True, False, False]


@pytest.mark.parametrize("name", ["light", "dark", "contrast-light", "contrast-dark"])
def test_the_bar_stands_out_from_the_ground_of_the_row(qapp: QApplication, name: str) -> None:
    theme.apply(qapp, name)
    now = theme.active()
    assert contrast(now.color("accent"), now.color("accent.soft")) >= 3
    assert BAR_PX >= 3
