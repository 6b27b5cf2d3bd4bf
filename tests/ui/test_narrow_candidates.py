"""The inspector's table where there is little room."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_ui import samples
from dost_ui.candidate_delegate import PADDING_PX
from dost_ui.candidate_model import Column
from dost_ui.candidate_table import CandidateTable
from dost_ui.text_room import text_width

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("width_px", [420, 480, 560, 640, 700, 800])
def test_the_verdict_can_be_seen_without_scrolling(qtbot: QtBot, width_px: int) -> None:
    table = CandidateTable()
    qtbot.addWidget(table)
    table.resize(width_px, 300)
    table.show()
    table.show_trace(samples.trace(), samples.tools(), "")
    left = table.columnViewportPosition(Column.VERDICT)
    assert left + 100 <= table.viewport().width()


def test_in_a_window_of_the_usual_size_the_longest_verdict_of_a_crowd_is_not_cut(qtbot: QtBot) -> None:
    table = CandidateTable()
    qtbot.addWidget(table)
    table.resize(894, 500)  # what the inspector leaves of 1440 px beside a scroll bar
    table.show()
    trace = samples.trace()
    fused = tuple(replace(one, fused=1.0) for one in trace.candidates)
    table.show_trace(replace(trace, candidates=fused), samples.tools(), "")
    wanted = text_width("gave way: server quota", "small") + 2 * PADDING_PX
    assert table.viewport().width() - table.columnViewportPosition(Column.VERDICT) >= wanted
