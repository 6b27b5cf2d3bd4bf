"""The inspector's table where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dost_ui import samples
from dost_ui.candidate_model import Column
from dost_ui.candidate_table import CandidateTable

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
