"""How tools are chosen, on the settings page, with real clicks and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from dost_ui import theme
from dost_ui.choosing_card import ChoosingCard

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton
    from pytestqt.qtbot import QtBot

VALUES: dict[str, Any] = {
    "policy": "default",
    "amount": "normal",
    "personal": "auto",
    "text_index": "bm25f",
    "split_tasks": False,
    "cache_answers": True,
    "embedding": "onnx:all-MiniLM-L6-v2",
}


@pytest.fixture
def card(qtbot: QtBot) -> ChoosingCard:
    card = ChoosingCard()
    qtbot.addWidget(card)
    card.resize(780, 620)
    card.show()
    qtbot.waitExposed(card)
    return card


@pytest.mark.parametrize("scale", [100, 150])
def test_what_can_be_chosen_begins_in_one_line(card: ChoosingCard, qapp: QApplication, scale: int) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    card.resize(780 * scale // 100, 900)
    card.set_values(VALUES)
    for _ in range(3):
        QApplication.processEvents()
    first = [
        card.button("policy", "default"),
        card.button("amount", "lean"),
        card.button("personal", "off"),
        card.button("approval", "ask"),
        card.button("text_index", "bm25f"),
    ]
    left = {button.mapTo(card, QPoint()).x() for button in first}
    assert left == {card.embedding.mapTo(card, QPoint()).x()}


def test_a_choice_that_goes_on_in_another_line_does_not_gape(card: ChoosingCard) -> None:
    card.resize(520, 900)
    for _ in range(3):
        QApplication.processEvents()
    above, below = card.button("approval", "hints"), card.button("approval", "always")
    assert 0 < below.y() - above.geometry().bottom() <= 10


def click(button: QAbstractButton, qtbot: QtBot) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))


def test_nothing_can_be_changed_before_the_service_says_what_holds(card: ChoosingCard) -> None:
    assert not card.isEnabled()
    card.set_values(VALUES)
    assert card.isEnabled()
    assert card.button("amount", "normal").isChecked()
    assert card.switch("cache_answers").isChecked()
    assert not card.switch("split_tasks").isChecked()
    assert card.embedding.text() == "onnx:all-MiniLM-L6-v2"


def test_a_click_tells_the_setting_and_its_value_once(card: ChoosingCard, qtbot: QtBot) -> None:
    card.set_values(VALUES)
    asked: list[tuple[str, object]] = []
    card.changed.connect(lambda name, value: asked.append((name, value)))
    click(card.button("amount", "lean"), qtbot)
    click(card.button("amount", "lean"), qtbot)
    click(card.switch("split_tasks"), qtbot)
    click(card.button("policy", "guide"), qtbot)
    click(card.button("policy", "agent-corex"), qtbot)
    click(card.button("personal", "off"), qtbot)
    rules = [("policy", "guide"), ("policy", "agent-corex"), ("personal", "off")]
    assert asked == [("amount", "lean"), ("split_tasks", True), *rules]


def test_another_source_of_vectors_is_told_with_enter(card: ChoosingCard, qtbot: QtBot) -> None:
    card.set_values(VALUES)
    card.embedding.selectAll()
    qtbot.keyClicks(card.embedding, "ollama:nomic-embed-text")
    with qtbot.waitSignal(card.changed) as asked:
        qtbot.keyClick(card.embedding, Qt.Key.Key_Return)
    assert asked.args == ["embedding", "ollama:nomic-embed-text"]


def test_rules_that_have_no_button_leave_all_buttons_up(card: ChoosingCard) -> None:
    card.set_values(VALUES | {"policy": "some other"})
    assert not card.button("policy", "default").isChecked()
    assert not card.button("policy", "guide").isChecked()
    card.set_values(VALUES)
    assert card.button("policy", "default").isChecked()


def test_what_came_of_a_change_is_said(card: ChoosingCard) -> None:
    card.show_result("The disk is full.", ok=False)
    assert card.result() == "✗ The disk is full."
