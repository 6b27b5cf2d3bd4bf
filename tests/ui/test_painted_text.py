from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from dost_ui import theme
from dost_ui.labels import Run, RunLabel
from dost_ui.mirror import draw_text
from dost_ui.painted_text import paint_text
from dost_ui.text_room import elided

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from dost_ui.theme import FontRole

BOX = QRect(7, 3, 150, 31)
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def picture(text: str, role: FontRole, *, right: bool, shaped: bool) -> QImage:
    image = QImage(170, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    if shaped:
        paint_text(painter, BOX, text, role, right=right)
    else:
        painter.setFont(theme.active().font(role))
        draw_text(painter, BOX, RIGHT if right else LEFT, elided(text, role, BOX.width()))
    painter.end()
    return image


@pytest.mark.parametrize("text", [".71", "list_pull_requests", "a name that is much too long for its cell", "<b>&amp;"])
@pytest.mark.parametrize("role", ["small", "fixed"])
@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("scale", [100, 150])
def test_a_text_that_was_shaped_before_is_painted_as_any_other(
    qapp: QApplication, text: str, role: FontRole, right: bool, scale: int
) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    plain, blank = picture(text, role, right=right, shaped=False), picture("", role, right=right, shaped=False)
    for _ in range(2):  # shaped, and remembered
        assert picture(text, role, right=right, shaped=True) == plain != blank


def test_a_label_in_colours_is_as_high_as_its_text_and_its_size_want(qapp: QApplication, qtbot: QtBot) -> None:
    label = RunLabel()
    qtbot.addWidget(label)
    label.set_runs(Run("one line"))
    low = label.heightForWidth(200)
    label.set_runs(Run("several lines, " * 20))
    high = label.heightForWidth(200)
    assert high > 4 * low
    assert label.heightForWidth(2000) < high == label.heightForWidth(200)
    theme.apply(qapp, "light", text_scale=150)
    assert label.heightForWidth(200) > high
