"""The page of skills, with real clicks and keys."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton

from dost_engine.types import Skill, SkillList
from dost_ui import theme
from dost_ui.chips import paint_chips
from dost_ui.gallery import SCENES
from dost_ui.gallery_skills import LONG_NAME, problems, skills
from dost_ui.skill_view import LONGEST_RENDERED
from dost_ui.skills_model import SKILL, name_lines
from dost_ui.skills_page import SkillsPage
from dost_ui.text_room import text_width

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def page(qtbot: QtBot) -> SkillsPage:
    page = SkillsPage()
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.show()
    qtbot.waitExposed(page)
    return page


def names(page: SkillsPage) -> list[str]:
    return [page.filter.index(row, 0).data() for row in range(page.filter.rowCount())]


def test_without_skills_the_page_says_what_they_are_and_opens_their_folder(page: SkillsPage, qtbot: QtBot) -> None:
    page.set_skills(SkillList())
    assert page.state().isVisible()
    assert page.state().title() == "No skills yet"
    assert "SKILL.md" in page.state().text()
    with qtbot.waitSignal(page.folder_requested):
        qtbot.mouseClick(page.state().button(), Qt.MouseButton.LeftButton)


def test_an_error_says_what_is_wrong_and_lets_one_try_again(page: SkillsPage, qtbot: QtBot) -> None:
    page.show_error("Dost's service does not answer", "It is started again.")
    assert page.state().title() == "Dost's service does not answer"
    with qtbot.waitSignal(page.retry_requested), qtbot.assertNotEmitted(page.folder_requested):
        qtbot.keyClick(page.state().button(), Qt.Key.Key_Space)
    page.set_skills(SkillList(skills()))
    assert page.view.isVisible()


def test_every_row_says_name_place_tags_and_what_it_is_for(page: SkillsPage) -> None:
    page.set_skills(SkillList(skills()))
    said = [page.filter.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(7)]
    assert said[0].startswith(
        "code review, \u2068/home/asha/.config/dost/skills\u2069, tags git, review: How to review"
    )
    assert said[4].endswith(": no description")
    assert said[6] == "plan, prompt of \u2068trips\u2069: Plans a trip"


def test_the_text_of_the_first_skill_is_asked_for_at_once_and_that_of_a_prompt_only_by_a_press(
    page: SkillsPage, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(page.skill.read_requested) as asked:
        page.set_skills(SkillList(skills()))
    assert asked.args == ["code review", {}]
    with qtbot.assertNotEmitted(page.skill.read_requested):
        page.view.setCurrentIndex(page.filter.index(6, 0))
    assert page.skill.note() == "Its server writes the text when it is read."
    qtbot.keyClicks(page.skill.entries["place"], "Lisbon")
    with qtbot.waitSignal(page.skill.read_requested) as asked:
        qtbot.keyClick(page.skill.entries["place"], Qt.Key.Key_Return)
    assert asked.args == ["trips/plan", {"place": "Lisbon"}]
    page.skill.show_text(Skill("trips/plan", "plan", body="To *Lisbon*."))
    assert page.skill.rendered.toPlainText() == "To Lisbon."
    assert page.skill.note() == ""


def test_down_goes_to_the_next_skill(page: SkillsPage, qtbot: QtBot) -> None:
    page.set_skills(SkillList(skills()))
    with qtbot.waitSignal(page.skill.read_requested) as asked:
        qtbot.keyClick(page.view, Qt.Key.Key_Down)
    assert asked.args == ["invoices", {}]
    assert page.skill.shown() == "invoices"


def test_a_text_that_comes_late_is_not_shown_under_another_skill(page: SkillsPage) -> None:
    page.set_skills(SkillList(skills()))
    page.view.setCurrentIndex(page.filter.index(1, 0))
    page.skill.show_text(Skill("code review", "code review", body="late"))
    page.skill.show_problem("code review", "late too")
    assert page.skill.text() == ""
    assert page.skill.note() == "Reading…"


def test_markup_in_a_text_stays_text_and_a_long_one_is_shown_as_it_is_written(page: SkillsPage) -> None:
    page.set_skills(SkillList(skills()))
    page.skill.show_text(Skill("code review", "code review", body="<b>x</b> ![y](http://127.0.0.1:9/z.png)"))
    assert page.skill.rendered.toPlainText() == "<b>x</b> [picture: y]"
    long = "*a* " * LONGEST_RENDERED
    page.skill.show_text(Skill("code review", "code review", body=long))
    assert page.skill.written.isVisible()
    assert page.skill.written.toPlainText() == long
    assert page.skill.note() == "160,000 characters, shown as they are written."


def test_a_link_is_opened_only_after_a_yes(page: SkillsPage, qtbot: QtBot) -> None:
    page.set_skills(SkillList(skills()))
    page.skill.rendered.link_pressed.emit("file:///etc/passwd")
    assert page.findChildren(QMessageBox) == []
    page.skill.rendered.link_pressed.emit("https://example.org/handbook")
    box = page.findChildren(QMessageBox)[0]
    opens = next(one for one in box.findChildren(QPushButton) if one.text() == "Open in the browser")
    with qtbot.waitSignal(page.skill.link_confirmed) as opened:
        qtbot.mouseClick(opens, Qt.MouseButton.LeftButton)
    assert opened.args == ["https://example.org/handbook"]


def test_problems_are_said_with_their_places_and_go_when_they_are_mended(page: SkillsPage) -> None:
    page.set_skills(SkillList(skills(), problems()))
    assert page.problem_title() == "2 problems with your skills"
    assert page.problems.toPlainText() == "\n".join(problems())
    assert page.view.isVisible(), "the others are used"
    page.set_skills(SkillList(skills()))
    assert page.problem_title() == ""


def test_the_search_looks_in_names_tags_descriptions_and_places(page: SkillsPage, qtbot: QtBot) -> None:
    page.set_skills(SkillList(skills()))
    for typed, found in (("GIT review", ["code review"]), ("customer", ["invoices"]), ("trips", ["plan"])):
        page.search.clear()
        qtbot.keyClicks(page.search, typed)
        assert names(page) == found
        assert page.header.note() == "1 of 7 skills"
        assert page.skill.shown().endswith(found[0]), "what is shown is one of the list"
    qtbot.keyClicks(page.search, " submarine")
    assert page.nothing().isVisible()
    assert page.nothing().title() == "Nothing found"
    page.search.clear()
    assert len(names(page)) == 7


def test_what_is_selected_stays_selected_when_the_skills_change(page: SkillsPage) -> None:
    page.set_skills(SkillList(skills()))
    page.view.setCurrentIndex(page.filter.index(2, 0))
    later = tuple(replace(one, tags=("new",)) for one in reversed(skills()))
    page.set_skills(SkillList(later))
    current = page.current()
    assert current is not None
    assert (current.name, current.tags) == (LONG_NAME, ("new",))
    page.set_skills(SkillList(later[:2]))
    assert page.skill.shown() == later[0].id


def test_the_file_of_a_skill_can_be_opened_and_a_prompt_has_none(page: SkillsPage, qtbot: QtBot) -> None:
    page.set_skills(SkillList(skills()))
    with qtbot.waitSignal(page.skill.open_requested) as opened:
        qtbot.mouseClick(page.skill.open_button, Qt.MouseButton.LeftButton)
    assert opened.args == ["/home/asha/.config/dost/skills/code-review/SKILL.md"]
    page.view.setCurrentIndex(page.filter.index(6, 0))
    assert not page.skill.open_button.isVisible()


def test_with_large_text_what_a_skill_is_for_is_not_cut(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light", text_scale=150)
    made = SCENES["skills-long"]()
    qtbot.addWidget(made)
    made.show()
    for _ in range(6):
        QApplication.processEvents()
    labels = [one for one in made.findChildren(QLabel) if one.isVisible() and one.wordWrap() and one.text()]
    assert len(labels) > 3
    assert [one.text()[:30] for one in labels if one.height() + 2 < one.heightForWidth(one.width())] == []


def test_a_long_name_is_whole_on_two_lines_and_others_keep_one(page: SkillsPage) -> None:
    page.set_skills(SkillList(skills()))
    heights: dict[int, int] = {}
    for row in range(page.filter.rowCount()):
        index = page.filter.index(row, 0)
        name = index.data(SKILL).name
        lines = name_lines(name, page.view.viewport().width() - 36)
        heights[len(lines)] = page.view.sizeHintForIndex(index).height()
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")
        assert all(text_width(line, "strong") <= page.view.viewport().width() - 36 for line in lines)
    assert heights[2] > heights[1]


def test_a_name_breaks_where_it_has_a_mark() -> None:
    width = text_width("plan-the-whole-", "strong") + 4
    assert name_lines("plan-the-whole-weekend", width) == ("plan-the-whole-", "weekend")
    assert name_lines("short", width) == ("short",)


def test_tags_of_a_chosen_skill_stand_apart_from_its_ground(qtbot: QtBot) -> None:
    now = theme.active()
    picture = QPixmap(80, 30)
    for chosen in (False, True):
        picture.fill(now.color("accent.soft"))
        painter = QPainter(picture)
        paint_chips(painter, 4, 15, ("travel",), chosen=chosen)
        painter.end()
        ground = picture.toImage().pixelColor(8, 15).name()
        assert ground == now.css("panel" if chosen else "sunk")


def test_the_hint_of_the_search_is_whole_where_text_is_large(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light", text_scale=150)
    page = SkillsPage()
    qtbot.addWidget(page)
    page.resize(836, 600)  # the narrowest window without what stands at its left
    page.set_skills(SkillList(skills()))
    page.show()
    hint = page.search.fontMetrics().horizontalAdvance(page.search.placeholderText())
    assert hint < page.search.width() - 40
