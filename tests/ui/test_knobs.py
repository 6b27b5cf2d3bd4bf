from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget

from dost_engine.types import Filters, Method, Personal, Policy, Ranking, Rules
from dost_ui.inspector_controls import InspectorControls, RuleChoice, rule_choices
from dost_ui.inspector_query import NO_CAP, Setting
from dost_ui.knob_panel import KnobGroup
from dost_ui.knob_row import ChoiceRow, KnobRow, NumberRow, ServersRow, TextRow
from dost_ui.knobs import differences, knobs_of, shown_value, value_at, with_value
from support.tab_order import tab_stops

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def controls(qtbot: QtBot) -> InspectorControls:
    made = InspectorControls()
    qtbot.addWidget(made)
    made.resize(264, 800)
    made.show()
    qtbot.waitExposed(made)
    made.knobs.rows()  # all are made
    QApplication.processEvents()  # and have their place
    return made


def test_every_option_of_every_rule_set_has_a_control() -> None:
    def there(rules: Rules) -> set[str]:
        return {name for knob in knobs_of(rules) for name in knob.key.rpartition(".")[2].split("|")}

    assert {field.name for field in fields(Ranking)} <= there(Rules.RANKED)
    assert {field.name for field in fields(Personal)} <= there(Rules.PERSONAL)
    own = {"name", "rules", "recipe", "ranking", "personal"}
    assert {field.name for field in fields(Policy)} - own <= there(Rules.GUIDE)
    assert {field.name for field in fields(Filters)} | {"max_tools", "max_tokens"} <= there(Rules.GUIDE)


@pytest.mark.parametrize("choice", rule_choices(), ids=lambda choice: choice.label)
def test_every_default_has_a_place_on_its_control(qtbot: QtBot, choice: RuleChoice) -> None:
    controls = InspectorControls()
    qtbot.addWidget(controls)
    controls.choose(choice.label)
    for row in controls.knobs.rows():
        assert not row.is_changed()
        value = value_at(Setting(choice.policy), row.knob.key)
        assert row.value() == value
        if isinstance(row, NumberRow):
            number = row.knob.low + row.slider.value() * row.knob.step
            assert row.knob.off or number == pytest.approx(value), row.knob.name


def test_a_changed_option_is_marked_in_a_sign_and_goes_back_by_its_own_button(
    controls: InspectorControls, qtbot: QtBot
) -> None:
    row = controls.knobs.row("semantic_margin")
    assert not row.reset.isVisible()
    with qtbot.waitSignal(controls.changed):
        qtbot.keyClick(row.editor(), Qt.Key.Key_Right)
    assert controls.setting().policy.ranking.semantic_margin == pytest.approx(0.14)
    assert row.shown() == ".14"
    assert row.findChildren(type(row._name))[0].whole() == "• Meaning margin"
    assert "The default is .13." in row.editor().accessibleDescription()
    assert controls.knobs.group("How many").head.text() == "HOW MANY  • 1"
    with qtbot.waitSignal(controls.changed):
        qtbot.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    assert controls.setting() == controls.default()
    assert not row.reset.isVisible()


def test_reset_takes_everything_back(controls: InspectorControls, qtbot: QtBot) -> None:
    assert not controls.reset.isEnabled()
    qtbot.keyClick(controls.knobs.row("most").editor(), Qt.Key.Key_Home)
    qtbot.keyClick(controls.knobs.row("max_tools").editor(), Qt.Key.Key_Right)
    assert controls.setting().limits() is not None
    with qtbot.waitSignal(controls.changed):
        qtbot.mouseClick(controls.reset, Qt.MouseButton.LeftButton)
    assert controls.setting() == Setting(Policy.default())


def test_the_dial_moves_the_three_options_that_it_stands_for(controls: InspectorControls, qtbot: QtBot) -> None:
    dial = controls.knobs.row("fewest|fewest_most|most")
    assert isinstance(dial, ChoiceRow)
    qtbot.keyClick(dial.box, Qt.Key.Key_Up)
    ranking = controls.setting().policy.ranking
    assert (ranking.fewest, ranking.fewest_most, ranking.most) == (3, 3, 3)
    assert controls.knobs.row("policy.ranking.most").shown() == "3"
    qtbot.keyClick(controls.knobs.row("policy.ranking.most").editor(), Qt.Key.Key_Right)
    assert dial.shown() == "as set below"
    assert dial.box.currentText() == "as set below"


def test_numbers_are_written_in_a_line_and_a_wrong_one_changes_nothing(
    controls: InspectorControls, qtbot: QtBot
) -> None:
    row = controls.knobs.row("semantic_context")
    assert isinstance(row, TextRow)
    assert row.entry.text() == ".6 .4 .3"
    row.entry.selectAll()
    qtbot.keyClicks(row.entry, ".5 x")
    assert row.entry.property("wrong")
    assert controls.setting().policy.ranking.semantic_context == (0.5,)
    qtbot.keyClick(row.entry, Qt.Key.Key_Return)
    assert (row.entry.text(), bool(row.entry.property("wrong"))) == (".5", False)


def test_servers_tags_annotations_and_a_least_score_filter(controls: InspectorControls, qtbot: QtBot) -> None:
    controls.knobs.set_servers(("mail", "a&b"))
    servers = controls.knobs.row("servers")
    assert isinstance(servers, ServersRow)
    servers.menu.actions()[1].trigger()
    assert (servers.value(), servers.button.text()) == (("a&b",), "a&&b")
    qtbot.keyClicks(controls.knobs.row("categories").editor(), "work, fast")
    qtbot.keyClick(controls.knobs.row("annotations").editor(), Qt.Key.Key_Down)
    qtbot.keyClick(controls.knobs.row("min_score").editor(), Qt.Key.Key_Right)
    expected = Filters(("a&b",), ("work", "fast"), {"readOnlyHint": True}, 0.0)
    assert controls.setting().filters == expected
    controls.choose("The guide's")
    assert controls.setting().filters == expected, "what may be picked stays with other rules"
    assert controls.setting().policy == Policy.guide()


def test_rules_keep_what_was_changed_of_them(controls: InspectorControls, qtbot: QtBot) -> None:
    qtbot.keyClick(controls.knobs.row("policy.ranking.most").editor(), Qt.Key.Key_End)
    qtbot.keyClick(controls.rules, Qt.Key.Key_Down)
    assert controls.choice().label == "The guide's"
    qtbot.keyClick(controls.rules, Qt.Key.Key_Up)
    assert controls.setting().policy.ranking.most == 50


def test_a_setting_from_elsewhere_is_shown_by_the_rules_of_its_name(controls: InspectorControls) -> None:
    semantic = Policy.of_method(Method.SEMANTIC)
    odd = replace(semantic, ranking=replace(semantic.ranking, most=7))
    controls.set_setting(Setting(odd))
    assert controls.choice().label == "By meaning alone"
    assert controls.knobs.row("policy.ranking.most").is_changed()
    controls.set_setting(Setting(replace(odd, name="somebody's")))
    assert controls.setting().policy.name == "somebody's"
    assert controls.choice().policy.rules is Rules.RANKED


def test_a_group_folds_with_the_keyboard(controls: InspectorControls, qtbot: QtBot) -> None:
    group = controls.knobs.group("When nothing fits")
    assert not group.body.isVisible()
    qtbot.keyClick(group.head, Qt.Key.Key_Space)
    assert group.body.isVisible()


def test_the_controls_of_a_group_are_made_when_it_is_seen_opened_or_asked_for(qtbot: QtBot) -> None:
    controls = InspectorControls()
    qtbot.addWidget(controls)
    controls.resize(264, 800)
    assert not controls.findChildren(KnobRow), "nothing is seen yet"
    controls.set_setting(with_value(Setting(), "policy.ranking.most", 5))
    controls.show()
    many, nothing = controls.knobs.group("How many"), controls.knobs.group("When nothing fits")
    qtbot.waitUntil(lambda: len(controls.knobs.group("Filters").findChildren(KnobRow)) == 4)
    most = next(row for row in many.findChildren(KnobRow) if row.knob.key == "policy.ranking.most")
    assert most.isVisible()
    assert most.shown() == "5"
    assert most.is_changed()
    assert not nothing.findChildren(KnobRow), "folded"
    qtbot.mouseClick(nothing.head, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len([row for row in nothing.findChildren(KnobRow) if row.isVisible()]) == 5)
    habits = controls.knobs.group("Your own calls")
    assert not habits.findChildren(KnobRow)
    assert controls.knobs.row(habits.knobs[0].key).knob.group == "Your own calls"
    assert len(habits.findChildren(KnobRow)) == len(habits.knobs)


def test_controls_that_came_late_stand_where_they_are_seen_in_the_order_of_tab(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    line = QHBoxLayout(window)
    controls, after = InspectorControls(window), QLineEdit(window)
    controls.knobs.set_servers(("mail",))
    line.addWidget(controls)
    line.addWidget(after)
    window.show()
    qtbot.waitUntil(lambda: len(controls.knobs.group("Filters").findChildren(KnobRow)) == 4)
    for name in ("When nothing fits", "Your own calls"):
        controls.knobs.group(name).head.click()
    QApplication.processEvents()
    stops = tab_stops(window)
    wanted = [
        stop
        for row in controls.knobs.rows()
        for stop in (row.reset, row.editor())
        if stop.isVisible() and stop.isEnabled()
    ]
    assert [stop for stop in stops if stop in wanted] == wanted
    assert stops[-1] is after
    heads = [group.head for group in controls.findChildren(KnobGroup)]
    assert [stops[stops.index(head) + 1] for head in heads] == [
        controls.knobs.row(group.knobs[0].key).editor() for group in controls.findChildren(KnobGroup)
    ]


def test_one_cap_alone_leaves_the_other_open() -> None:
    limits = Setting(max_tokens=500).limits()
    assert limits is not None
    assert (limits.max_tools, limits.max_tokens) == (NO_CAP, 500)
    assert Setting().limits() is None


def test_differences_of_two_settings_are_named_once() -> None:
    other = with_value(with_value(Setting(), "policy.ranking.most", 5), "filters.servers", ("mail",))
    assert differences(Setting(), other) == (("At most", "10", "5"), ("Servers", "any", "mail"))
    assert differences(Setting(), Setting(Policy.guide())) == (("Rules", "default", "guide"),)


def test_values_are_written_short() -> None:
    knobs = {knob.key.rpartition(".")[2]: knob for knob in knobs_of(Rules.RANKED)}
    assert shown_value(knobs["semantic_margin"], 0.0) == "0"
    assert shown_value(knobs["fits_outstanding"], 0.015) == ".015"
    assert shown_value(knobs["fits_cosine"], -1.0) == "-1"
    assert shown_value(knobs["fused_margin"], 2.0) == "2.0"
    assert shown_value(knobs["all_fit_tokens"], 4000) == "4,000"
    assert shown_value(knobs["names_first"], value=True) == "on"


def test_rules_are_saved_under_a_name_and_a_profile_can_be_removed(controls: InspectorControls, qtbot: QtBot) -> None:
    qtbot.keyClick(controls.knobs.row("policy.ranking.most").editor(), Qt.Key.Key_Home)
    qtbot.mouseClick(controls.save, Qt.MouseButton.LeftButton)
    assert controls.dialog is not None
    entry = controls.dialog.findChild(QLineEdit)
    assert entry is not None
    qtbot.keyClicks(entry, "one tool")
    with qtbot.waitSignal(controls.profile_named) as named:
        qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert named.args == ["one tool"]
    assert not controls.drop.isVisible()
    profile = replace(controls.setting().policy, name="one tool")
    controls.set_choices((*rule_choices(), RuleChoice("one tool", profile, profile=True)))
    controls.choose("one tool")
    assert controls.setting().policy == profile
    assert not any(row.is_changed() for row in controls.knobs.rows()), "its own values are its defaults"
    with qtbot.waitSignal(controls.profile_dropped) as dropped:
        qtbot.mouseClick(controls.drop, Qt.MouseButton.LeftButton)
    assert dropped.args == ["one tool"]
    controls.set_choices(rule_choices())
    assert controls.choice().label == "Dost's own"
