"""Where skills come from, on the settings page, with real clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QPushButton

from dost_ui.skills_card import SkillsCard

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def card(qtbot: QtBot) -> SkillsCard:
    card = SkillsCard()
    qtbot.addWidget(card)
    card.resize(760, 400)
    card.show()
    qtbot.waitExposed(card)
    return card


def test_nothing_can_be_changed_before_the_service_says_what_holds(card: SkillsCard) -> None:
    assert not card.isEnabled()
    card.set_values({"skill_folders": ["~/skills"], "prompts_as_skills": True})
    assert card.isEnabled()
    assert card.folders() == ("~/skills",)
    assert card.prompts.isChecked()


def test_a_folder_is_taken_away_by_its_button(card: SkillsCard, qtbot: QtBot) -> None:
    card.set_values({"skill_folders": ["/a", "/b"]})
    remove = next(one for one in card.findChildren(QPushButton) if one.accessibleName() == "Remove the folder /a")
    qtbot.waitUntil(remove.isVisible)
    with qtbot.waitSignal(card.changed) as asked:
        qtbot.mouseClick(remove, Qt.MouseButton.LeftButton)
    assert asked.args == ["skill_folders", ["/b"]]
    assert card.folders() == ("/b",)
    assert card.add_button.hasFocus()


def test_a_chosen_folder_is_added_once(card: SkillsCard, qtbot: QtBot, tmp_path: Path) -> None:
    card.set_values({"skill_folders": ["/a"]})
    folder = tmp_path / "more"
    folder.mkdir()
    for expected in (["/a", folder.as_posix()], None):
        said: list[object] = []
        card.changed.connect(lambda _, value, said=said: said.append(value))
        qtbot.mouseClick(card.add_button, Qt.MouseButton.LeftButton)
        dialog = [one for one in card.findChildren(QFileDialog) if one.isVisible()][-1]
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile(str(folder))
        dialog.accept()
        assert said == ([expected] if expected else [])
    assert card.folders() == ("/a", folder.as_posix())


def test_the_switch_of_prompts_tells_its_setting(card: SkillsCard, qtbot: QtBot) -> None:
    card.set_values({})
    with qtbot.waitSignal(card.changed) as asked:
        qtbot.mouseClick(card.prompts, Qt.MouseButton.LeftButton, pos=QPoint(8, card.prompts.height() // 2))
    assert asked.args == ["prompts_as_skills", True]
