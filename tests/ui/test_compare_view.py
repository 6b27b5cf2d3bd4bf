from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from dost_ui import samples, theme
from dost_ui.compare_view import Change, Column, comparison
from dost_ui.gallery_inspector import comparing
from dost_ui.inspector import Inspector
from dost_ui.inspector_query import Setting

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


def test_what_entered_what_left_and_what_moved(qtbot: QtBot) -> None:
    page = comparing()
    qtbot.addWidget(page)
    page.show()
    rows = page.comparison.model.rows()
    told = {row.id.partition("/")[2]: (row.words, row.before_note, row.after_note) for row in rows}
    assert told["get_tide"] == ("+ entered", "7th by meaning, 5 taken", "")
    assert told["get_air_quality"] == ("↑ 3 up", "", "")
    assert told["create_event"] == ("↓ 2 down", "", "")
    assert told["get_forecast"] == ("same place", "", "")
    assert told["list_calendar_events"] == ("− dropped", "", "7th of 6")
    text = page.comparison.told()
    assert text.startswith("1 entered, 1 dropped, 3 moved. Left 7 tools")
    changed = "At most 10 → 6; Tokens in all no cap → 1,800; Weight of words .4 → .1."
    assert changed in text.replace("\u00a0", " ")
    assert "no\u00a0cap\u00a0→\u00a01,800" in text, "a value does not break"


@pytest.mark.parametrize("scale", [100, 150])
def test_names_and_changes_are_whole_where_reasons_leave_room(qtbot: QtBot, qapp: QApplication, scale: int) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    page = comparing()
    qtbot.addWidget(page)
    page.show()
    table = page.comparison.table
    metrics = QFontMetrics(theme.active().font("fixed"))
    longest = max(metrics.horizontalAdvance(row.id.partition("/")[2]) for row in page.comparison.model.rows())
    assert table.columnWidth(Column.TOOL) >= longest + 16
    small = QFontMetrics(theme.active().font("small"))
    assert table.columnWidth(Column.CHANGE) >= small.horizontalAdvance("− dropped") + 16
    assert sum(map(table.columnWidth, Column)) <= table.viewport().width() + 1


def test_the_same_answer_has_no_change(qtbot: QtBot) -> None:
    rows = comparison(samples.trace(), samples.trace())
    assert {row.change for row in rows} == {Change.SAME}
    page = comparing(same=True)
    qtbot.addWidget(page)
    assert "Both settings are the same" in page.comparison.told()


def test_compare_keeps_what_is_set_and_asks_both(qtbot: QtBot) -> None:
    page = Inspector()
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    qtbot.keyClicks(page.line, "x")
    with qtbot.waitSignal(page.changed) as asked:
        qtbot.mouseClick(page.compare, Qt.MouseButton.LeftButton)
    assert asked.args is not None
    assert asked.args[0].versus == Setting()
    with qtbot.waitSignal(page.changed) as asked:
        qtbot.keyClick(page.controls.knobs.row("policy.ranking.most").editor(), Qt.Key.Key_Home)
    assert asked.args is not None
    before, after = asked.args[0].versus, asked.args[0].setting
    assert (before.policy.ranking.most, after.policy.ranking.most) == (10, 1)
    page.show_comparison(samples.trace(), samples.trace(picks=1), samples.tools())
    assert page.comparison.table.isVisible()
    with qtbot.waitSignal(page.changed) as asked:
        qtbot.mouseClick(page.comparison.swap, Qt.MouseButton.LeftButton)
    assert asked.args is not None
    assert (asked.args[0].versus, asked.args[0].setting) == (after, before)
    with qtbot.waitSignal(page.changed) as asked:
        qtbot.mouseClick(page.comparison.keep, Qt.MouseButton.LeftButton)
    assert asked.args is not None
    assert asked.args[0].versus == before
    with qtbot.waitSignal(page.changed) as asked:
        qtbot.keyClick(page.compare, Qt.Key.Key_Space)
    assert asked.args is not None
    assert asked.args[0].versus is None
    page.show_trace(samples.trace(), samples.tools())
    assert page.table.isVisible()
