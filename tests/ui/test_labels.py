"""Labels: how far apart their lines stand, and columns of them that follow the size of the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.label_column import FrameOfFields
from dost_ui.labels import PlainLabel, WholeName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

TEXT = "Dost picks the few tools that a message needs out of all that your servers offer, and shows why."


@pytest.fixture
def usual_size(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, "light")
    yield
    theme.apply(qapp, "light")


def bands(label: PlainLabel) -> list[tuple[int, int]]:
    """First and last row of pixels of each line that is painted."""
    image = label.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(bytes(image.constBits()), np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    inked = (pixels != pixels[0, 0]).any(axis=1)
    edges = np.flatnonzero(np.diff(np.concatenate([[False], inked, [False]]).astype(int)))
    return [(int(first), int(after) - 1) for first, after in zip(edges[::2], edges[1::2], strict=True)]


def in_a_column(qtbot: QtBot, *labels: PlainLabel, width_px: int = 300) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    for label in labels:
        column.addWidget(label)
    column.addStretch(1)
    qtbot.addWidget(page)
    page.resize(width_px, 400)
    page.show()
    return page


def test_lines_of_prose_stand_a_line_and_a_half_apart(qtbot: QtBot, usual_size: None) -> None:
    label = PlainLabel(TEXT, "muted", wrap=True)
    page = in_a_column(qtbot, label)
    assert page.isVisible()
    lines = bands(label)
    assert len(lines) >= 3
    tops = [first for first, _ in lines]  # each line here begins with a letter of full height
    step = (tops[-1] - tops[0]) / (len(tops) - 1)
    assert step >= 1.4 * theme.active().points("base") / theme.active().points_per_pixel
    assert lines[-1][1] < label.height()


def test_a_layout_gives_prose_the_room_that_its_lines_take(qtbot: QtBot, usual_size: None) -> None:
    above, below = PlainLabel(TEXT, wrap=True), PlainLabel("below", wrap=True)
    page = in_a_column(qtbot, above, below)
    assert page.isVisible()
    assert above.height() == above.heightForWidth(above.width())
    assert above.heightForWidth(above.width()) > len(bands(above)) * above.fontMetrics().lineSpacing()
    assert below.y() >= above.y() + above.height()


def test_one_line_is_as_high_as_ever_and_a_name_stays_together(qtbot: QtBot, usual_size: None) -> None:
    one, name = PlainLabel("short", wrap=True), WholeName("a_name_" * 20)
    page = in_a_column(qtbot, one, name)
    assert page.isVisible()
    assert one.height() <= one.fontMetrics().lineSpacing() + 2
    assert name.heightForWidth(300) % name.fontMetrics().lineSpacing() <= 2


def test_a_column_of_labels_is_narrow_again_when_the_text_is(
    qtbot: QtBot, qapp: QApplication, usual_size: None
) -> None:
    frame = FrameOfFields()
    column = QVBoxLayout(frame)
    for words in ("Rules", "Words are searched with"):
        label = PlainLabel(words)
        frame.names.add(label)
        line = QHBoxLayout()
        line.addWidget(label)
        line.addWidget(QLineEdit(), 1)
        column.addLayout(line)
    qtbot.addWidget(frame)
    frame.resize(760, 120)
    frame.show()
    labels = frame.findChildren(PlainLabel)

    def widths() -> list[int]:
        for _ in range(4):
            QApplication.processEvents()
        return [label.width() for label in labels]

    before = widths()
    assert before[0] == before[1] > labels[0].fontMetrics().horizontalAdvance("Rules")
    theme.apply(qapp, "light", text_scale=150)
    assert widths()[0] > before[0]
    theme.apply(qapp, "light", text_scale=100)
    assert widths() == before
