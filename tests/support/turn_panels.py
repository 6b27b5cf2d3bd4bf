"""The panel of a turn, shown as it stands in the window, and its open row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui.pick_detail import PickDetail
from dost_ui.turn_panel import TurnPanel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def panel_of(qtbot: QtBot) -> TurnPanel:
    """A panel that is shown."""
    made = TurnPanel()
    qtbot.addWidget(made)
    made.resize(372, 820)
    made.show()
    qtbot.waitExposed(made)
    return made


def detail(panel: TurnPanel) -> PickDetail:
    """Its open row."""
    found = [one for one in panel.view.findChildren(PickDetail) if not one.isHidden()]
    assert len(found) == 1
    return found[0]
