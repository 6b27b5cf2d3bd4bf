"""What is kept on this machine, on the settings page, with real clicks and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt

from dost_ui.kept_card import KeptCard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def card(qtbot: QtBot) -> KeptCard:
    card = KeptCard()
    qtbot.addWidget(card)
    card.resize(760, 440)
    card.show()
    qtbot.waitExposed(card)
    return card


def fill(card: KeptCard) -> None:
    card.set_values({"keep_traces": True, "count_calls": False})
    card.set_kept("keep_traces", "12 turns", can_clear=True)
    card.set_kept("count_calls", "No call is counted now.", can_clear=False)


def test_nothing_can_be_changed_or_cleared_before_the_service_says_what_is_kept(card: KeptCard) -> None:
    assert not card.isEnabled()
    fill(card)
    assert card.isEnabled()
    assert card.switch("keep_traces").isChecked()
    assert not card.switch("count_calls").isChecked()
    assert card.amount("keep_traces") == "12 turns"
    assert not card.buttons("count_calls")[0].isEnabled()


def test_a_click_on_a_switch_tells_the_setting_and_its_value(card: KeptCard, qtbot: QtBot) -> None:
    fill(card)
    box = card.switch("keep_traces")
    with qtbot.waitSignal(card.changed) as asked:
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert asked.args == ["keep_traces", False]


def test_clear_asks_once_in_place_and_stands_on_the_answer_that_loses_nothing(card: KeptCard, qtbot: QtBot) -> None:
    fill(card)
    cleared: list[str] = []
    card.clear_requested.connect(cleared.append)
    clear, yes, no = card.buttons("keep_traces")
    clear.setFocus()
    qtbot.keyClick(clear, Qt.Key.Key_Space)
    assert yes.isVisible()
    assert no.hasFocus()
    assert not clear.isVisible()
    qtbot.keyClick(no, Qt.Key.Key_Space)
    assert clear.isVisible()
    assert clear.hasFocus()
    assert cleared == []
    qtbot.keyClick(clear, Qt.Key.Key_Space)
    qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert cleared == ["keep_traces"]
    assert clear.isVisible()
    assert not clear.isEnabled(), "until it is known what is left"


def test_what_came_of_clearing_is_said(card: KeptCard) -> None:
    card.show_result("All turns are forgotten.", ok=True)
    assert card.result() == "✓ All turns are forgotten."
