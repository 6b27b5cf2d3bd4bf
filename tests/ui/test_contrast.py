"""What is written or drawn can be told from its ground, in every theme: by the names, and on the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QCheckBox, QLabel, QLineEdit, QRadioButton, QWidget

from dost_ui import palettes, stylesheet, theme
from dost_ui.gallery import SCENES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

THEMES = [(False, False), (True, False), (False, True), (True, True)]
IDS = ["light", "dark", "contrast-light", "contrast-dark"]


@pytest.mark.parametrize(("dark", "high"), THEMES, ids=IDS)
def test_text_can_be_read_on_every_ground_it_stands_on(*, dark: bool, high: bool) -> None:
    colors = palettes.palette(dark=dark, high=high)
    measured = {pair: palettes.contrast(colors[pair[0]], colors[pair[1]]) for pair in palettes.TEXT_PAIRS}
    assert {pair: value for pair, value in measured.items() if value < (7.0 if high else 4.5)} == {}


@pytest.mark.parametrize(("dark", "high"), THEMES, ids=IDS)
def test_frames_and_marks_stand_out_from_every_ground(*, dark: bool, high: bool) -> None:
    colors = palettes.palette(dark=dark, high=high)
    measured = {pair: palettes.contrast(colors[pair[0]], colors[pair[1]]) for pair in palettes.GRAPHIC_PAIRS}
    assert {pair: value for pair, value in measured.items() if value < 3.0} == {}


def test_contrast_is_that_of_wcag() -> None:
    assert palettes.contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21.0)
    assert palettes.contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)


def test_a_colour_that_can_be_read_already_is_left_alone() -> None:
    assert palettes.deepened(QColor("#1B2130"), QColor("#FFFFFF")).name() == "#1b2130"
    assert palettes.deepened(QColor("#B86E00"), QColor("#FFF3DC")).name() != "#b86e00"


# ------------------------------------------------------------------------------------------------ the style sheet

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_NAMED = re.compile(r"@([a-z]+(?:\.[a-z]+)*)")
_PLAIN = ("window", "panel", "sunk")
_UNREADABLE = {"faint"}
"""Colours of what cannot be used now: WCAG asks nothing of it."""


def rules() -> Iterator[tuple[str, dict[str, str]]]:
    """Selector and declarations of the style sheet, with the names still in it."""
    for selector, body in _RULE.findall(stylesheet.SHEET):
        parts = [line.split(":", 1) for line in body.split(";") if ":" in line]
        yield selector.strip(), {name.strip(): value.strip() for name, value in parts}


def test_every_pair_of_text_and_ground_of_the_style_sheet_is_measured() -> None:
    measured, seen = set(palettes.TEXT_PAIRS), set()
    for selector, body in rules():
        text = _NAMED.findall(body.get("color", ""))
        ground = _NAMED.findall(body.get("background", ""))
        if ":disabled" in selector or not text:
            continue
        seen |= {(text[0], one) for one in ground or _PLAIN}
    for selector, body in rules():  # a ground that a state gives to the text of the plain state
        ground = _NAMED.findall(body.get("background", ""))
        if ground and "color" not in body and ":" in selector and "::" not in selector and "primary" not in selector:
            seen.add(("ink", ground[0]))
    off = {pair for pair in seen - measured if pair != ("ink", "line")}  # a button while it is held down
    assert not off
    assert len(seen) > 20


def test_the_text_of_a_button_that_is_held_down_can_be_read() -> None:
    for dark, high in THEMES:
        colors = palettes.palette(dark=dark, high=high)
        assert palettes.contrast(colors["ink"], colors["groove"]) >= 4.5


def test_every_frame_of_a_field_and_every_focus_ring_of_the_style_sheet_is_measured() -> None:
    measured = {mark for mark, _ in palettes.GRAPHIC_PAIRS} | {mark for mark, _ in palettes.TEXT_PAIRS}
    frames = (":focus", "QLineEdit")
    rings = [
        (selector, name)
        for selector, body in rules()
        for key, value in body.items()
        if key in {"border", "border-color"} and any(frame in selector for frame in frames)
        for name in _NAMED.findall(value)
    ]
    assert len(rings) > 8
    assert [one for one in rings if one[1] not in measured] == []


# ------------------------------------------------------------------------------------------- what is on the screen

SAMPLED = (
    "window",
    "inspector-why-not",
    "tools-2000",
    "servers-failed",
    "settings-result",
    "chat-states",
    "questions",
    "panel-why-not",
)
IN_OTHER_THEMES = [(name, choice) for choice in IDS[1:] for name in ("panel-why-not", "chat-states")]
"""The other themes have the same names on the same grounds."""
_LETTERS_PX = 6


def pixels(picture: QImage) -> NDArray[np.uint32]:
    """Rows of colours as 0xAARRGGBB."""
    flat = np.frombuffer(picture.constBits(), dtype=np.uint32)
    return flat.reshape(picture.height(), picture.bytesPerLine() // 4)[:, : picture.width()]


def shown_contrast(picture: NDArray[np.uint32], box: QRect) -> float:
    """Contrast of the ground of a box (its most frequent colour) and of what stands out most from it."""
    part = picture[max(box.top(), 0) : box.bottom() + 1, max(box.left(), 0) : box.right() + 1]
    colors, counts = np.unique(part, return_counts=True)
    if not len(colors):
        return 21.0
    ground = QColor.fromRgb(int(colors[counts.argmax()]))
    return max(palettes.contrast(ground, QColor.fromRgb(int(color))) for color in colors)


def texts(scene: QWidget) -> Iterator[tuple[str, QRect]]:
    """What is written on a scene, and where: labels, buttons, rows."""
    for widget in scene.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled() or widget.visibleRegion().isEmpty():
            continue
        seen = widget.visibleRegion().boundingRect()
        if seen.height() < widget.height() // 2:
            continue
        box = QRect(widget.mapTo(scene, seen.topLeft()), seen.size())
        if isinstance(widget, QLabel) and widget.text().strip() and widget.pixmap().isNull():
            yield widget.text(), box
        elif isinstance(widget, QAbstractButton) and widget.text().strip():
            edge = 20 if isinstance(widget, QCheckBox | QRadioButton) else 3
            yield widget.text(), box.adjusted(edge, 3, -3, -3)
        elif isinstance(widget, QLineEdit) and (widget.text() or widget.placeholderText()):
            yield widget.text() or widget.placeholderText(), box.adjusted(4, 4, -4, -4)
        elif isinstance(widget, QAbstractItemView):
            yield from rows_of(widget, scene)


def rows_of(view: QAbstractItemView, scene: QWidget) -> Iterator[tuple[str, QRect]]:
    """The rows of a view that are seen whole."""
    model, port = view.model(), view.viewport()
    for row in range(min(model.rowCount(), 40)):
        index = model.index(row, 0)
        box = view.visualRect(index)
        if port.rect().contains(box) and view.indexWidget(index) is None and str(index.data() or "").strip():
            inner = box.adjusted(2, 2, -2, -2)
            yield str(index.data()), QRect(port.mapTo(scene, inner.topLeft()), inner.size())


@pytest.mark.parametrize(("name", "choice"), [*((name, "light") for name in SAMPLED), *IN_OTHER_THEMES])
def test_what_is_written_on_the_screen_can_be_read(qtbot: QtBot, qapp: QApplication, name: str, choice: str) -> None:
    theme.apply(qapp, choice, text_scale=150)  # large enough for stems that are a whole pixel wide
    scene = SCENES[name]()
    qtbot.addWidget(scene)
    scene.resize(max(scene.width(), 900), max(scene.height(), 800))
    scene.show()
    qtbot.waitExposed(scene)
    qapp.processEvents()
    image = scene.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    picture = pixels(image)
    found = [(text, shown_contrast(picture, box)) for text, box in texts(scene) if box.width() > _LETTERS_PX]
    assert len(found) > 5
    # Thin letters are smoothed: their darkest pixel is a little lighter than their colour.
    least = 6.3 if theme.active().high else 4.3
    assert [(text[:40], round(value, 2)) for text, value in found if value < least] == []


def test_the_sampler_sees_text_that_cannot_be_read(qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, "light", text_scale=150)
    holder = QWidget()
    qtbot.addWidget(holder)
    label = QLabel("can hardly be read", holder)
    label.setStyleSheet("color: #B0B4BC; background: #FFFFFF")
    label.resize(label.sizeHint())
    label.move(QPoint(10, 10))
    holder.show()
    image = holder.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    picture = pixels(image)
    assert [shown_contrast(picture, box) < 3 for _, box in texts(holder)] == [True]
