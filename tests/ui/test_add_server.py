"""Adding a server: by text, by form, from other programs; and all of it shown before anything happens."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel, QLineEdit, QScrollArea, QWidget

from dost_engine.types import Taken
from dost_ui import sample_servers as sample
from dost_ui.add_server_dialog import AddServerDialog, Way
from dost_ui.confirm_servers import ConfirmServersDialog
from dost_ui.server_draft import Pair, ServerDraft, ServerValues, entry_of, place_of, values_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton
    from pytestqt.qtbot import QtBot

    from dost_engine.types import ServerPlan


def shown(qtbot: QtBot, dialog: QDialog) -> None:
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))


@pytest.fixture
def dialog(qtbot: QtBot) -> AddServerDialog:
    made = AddServerDialog()
    shown(qtbot, made)
    return made


# ---------------------------------------------------------------------------------------------------- by text


def test_what_is_typed_is_looked_at_and_an_error_is_marked_at_its_line(dialog: AddServerDialog, qtbot: QtBot) -> None:
    paste = dialog.paste
    with qtbot.waitSignal(dialog.checked) as asked:
        QTest.keyClicks(paste.text, '{"a": ')
        QTest.keyClick(paste.text, Qt.Key.Key_Return)
        QTest.keyClicks(paste.text, ' {"command" "x"}}')
    assert asked.args is not None
    draft = asked.args[0]
    assert draft == ServerDraft('{"a": \n {"command" "x"}}')
    paste.show_error(draft, "The text is not JSON: line 2, column 13: Expecting ':' delimiter.")
    assert "line 2, column 13" in paste.said()
    assert paste.wrong_line() == 2
    assert not dialog.review_button.isEnabled()
    QTest.keyClicks(paste.text, " ")
    paste.show_error(draft, "too late")
    assert "too late" not in paste.said(), "that is about another text"


def test_a_text_that_is_understood_can_be_reviewed_and_not_once_it_is_another(
    dialog: AddServerDialog, qtbot: QtBot
) -> None:
    dialog.paste.set_text('{"memory": {"command": "npx"}}')
    dialog.paste.show_plans(dialog.paste.draft(), (sample.PLAN, sample.REFUSED))
    assert dialog.paste.said().splitlines() == [
        "✓ 1 server: memory",
        "✗ a: The url must begin with http:// or https://, and name a host.",
    ]
    with qtbot.waitSignal(dialog.review_requested) as asked:
        press(dialog.review_button)
    assert asked.args == [ServerDraft('{"memory": {"command": "npx"}}')]
    QTest.keyClicks(dialog.paste.text, "x")
    assert not dialog.review_button.isEnabled()


def test_an_entry_without_a_name_is_given_one(dialog: AddServerDialog, qtbot: QtBot) -> None:
    dialog.paste.set_text('{"command": "npx"}')
    assert not dialog.paste.name.isVisible()
    dialog.paste.show_error(dialog.paste.draft(), "The text is one entry without a name.")
    assert dialog.paste.name.isVisible()
    with qtbot.waitSignal(dialog.checked) as asked:
        QTest.keyClicks(dialog.paste.name, "notes")
    assert asked.args == [ServerDraft('{"command": "npx"}', "notes")]


# ---------------------------------------------------------------------------------------------------- by form


def test_a_form_filled_in_with_keys_becomes_an_entry_with_its_secret_in_the_keyring(
    dialog: AddServerDialog, qtbot: QtBot
) -> None:
    press(dialog.way_button(Way.FORM))
    form = dialog.form
    assert form.name.hasFocus()
    assert (dialog.problem(), dialog.review_button.isEnabled()) == ("It needs a name.", False)
    QTest.keyClicks(form.name, "notes")
    QTest.keyClicks(form.command, "npx")
    for line in ("-y", "notes mcp"):
        QTest.keyClicks(form.arguments, line)
        QTest.keyClick(form.arguments, Qt.Key.Key_Return)
    press(form.variables.add_button)
    row = form.variables.rows[0]
    assert row.name.hasFocus()
    QTest.keyClicks(row.name, "API_TOKEN")
    press(row.secret)
    assert dialog.problem() == "The secret API_TOKEN has no value."
    QTest.keyClicks(row.value, "s3cret")
    assert row.value.echoMode() is QLineEdit.EchoMode.Password
    with qtbot.waitSignal(dialog.review_requested) as asked:
        press(dialog.review_button)
    assert asked.args is not None
    draft = asked.args[0]
    assert json.loads(draft.text) == {
        "command": "npx",
        "args": ["-y", "notes mcp"],
        "env": {"API_TOKEN": "${keyring:notes.API_TOKEN}"},
    }
    assert (draft.name, draft.secrets) == ("notes", {"notes.API_TOKEN": "s3cret"})
    assert "s3cret" not in repr(draft)


def test_an_address_has_headers_and_says_where_it_speaks_the_older_transport(dialog: AddServerDialog) -> None:
    press(dialog.way_button(Way.FORM))
    form = dialog.form
    press(form.address)
    assert (form.url.isVisible(), form.command.isVisible()) == (True, False)
    QTest.keyClicks(form.name, "docs")
    assert dialog.problem() == "It needs an address."
    QTest.keyClicks(form.url, "https://docs.example/sse")
    press(form.sse)
    press(form.headers.add_button)
    QTest.keyClicks(form.headers.rows[0].value, "x")
    assert dialog.problem() == "A value has no name."
    press(form.headers.rows[0].remove_button)
    assert form.headers.rows == []
    assert entry_of(form.values()) == ({"url": "https://docs.example/sse", "type": "sse"}, {})


@pytest.mark.parametrize(
    "entry",
    [
        {"command": "npx", "args": ["-y", "a b"], "env": {"A": "1"}, "cwd": "/x", "note": ["kept"]},
        {"type": "stdio", "command": "npx"},
        {"httpUrl": "https://a.example", "headers": {"A": "1"}},
        {"type": "sse", "url": "https://a.example"},
    ],
)
def test_an_entry_through_the_form_is_the_same_entry(entry: dict[str, object]) -> None:
    values = values_of("a", entry)
    assert values is not None
    assert entry_of(values, entry) == (entry, {})


@pytest.mark.parametrize(
    "entry", [{"command": ["a", "b"]}, {"command": "a", "args": [""]}, {"command": "a", "args": 5}, {"env": {"a": 1}}]
)
def test_an_entry_that_the_form_cannot_show_whole_is_not_shown_in_part(entry: dict[str, object]) -> None:
    assert values_of("a", entry) is None


def test_another_kind_leaves_no_old_transport_behind() -> None:
    before = {"type": "sse", "url": "https://a.example", "note": 1}
    assert entry_of(ServerValues("a", command="x"), before) == ({"note": 1, "command": "x"}, {})
    named = ServerValues("a${b}", command="x", pairs=(Pair("K:-", "v", secret=True),))
    assert list(entry_of(named)[1]) == ["a__b_.K_"], "a placeholder's name holds none of its own signs"


def test_the_place_of_an_error_is_found_in_its_words() -> None:
    assert place_of("servers.json is not JSON: line 12, column 3: x") == (12, 3)
    assert place_of("It has no name.") is None


# -------------------------------------------------------------------------------------------------- by import


def test_servers_of_other_programs_are_chosen_by_their_boxes(dialog: AddServerDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.apps_requested):
        press(dialog.way_button(Way.IMPORT))
    dialog.imports.show_apps(sample.APPS)
    boxes = dialog.imports.boxes
    assert [name for (_, name), box in boxes.items() if not box.isEnabled()] == ["time", "a"]
    assert not dialog.review_button.isEnabled()
    press(boxes["claude-desktop", "memory"])
    boxes["cursor", "docs"].setFocus()
    QTest.keyClick(boxes["cursor", "docs"], Qt.Key.Key_Space)
    with qtbot.waitSignal(dialog.import_requested) as asked:
        press(dialog.review_button)
    assert asked.args == [{"claude-desktop": (sample.PLAN,), "cursor": (sample.REMOTE,)}]


def test_the_whole_command_of_another_program_can_be_read(dialog: AddServerDialog) -> None:
    press(dialog.way_button(Way.IMPORT))
    dialog.imports.show_apps(sample.APPS)
    for _ in range(4):
        QApplication.processEvents()
    labels = [label for label in dialog.imports.findChildren(QLabel) if label.accessibleName().startswith("npx")]
    assert [label.text().replace("\u200b", "") for label in labels] == [
        'npx "-y" "@modelcontextprotocol/server-memory" · MEMORY_FILE_PATH: /home/asha/notes/memory.json '
        "· API_TOKEN: ${keyring:memory.API_TOKEN} · folder: /home/asha/notes"
    ]
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width()) > label.fontMetrics().height() * 2
        assert label.width() <= dialog.imports.width()


def test_what_is_right_and_what_is_wrong_with_a_text_stand_apart(dialog: AddServerDialog) -> None:
    paste = dialog.paste
    paste.set_text("{}")
    good, bad = sample.PLAN, sample.REFUSED
    paste.show_plans(paste.draft(), (good, bad))
    said = {label.text(): label.property("kind") for label in paste.findChildren(QLabel) if label.isVisible()}
    assert said[f"✓ 1 server: {good.name}"] == "small-good"
    assert said[f"✗ {bad.name}: {bad.problem}"] == "small-bad"
    assert paste.said() == f"✓ 1 server: {good.name}\n✗ {bad.name}: {bad.problem}"
    paste.show_plans(paste.draft(), (good,))
    assert paste.said() == f"✓ 1 server: {good.name}"


@pytest.mark.parametrize("plans", [(sample.PLAN,), (sample.ASKING,), (sample.PLAN, sample.REMOTE, sample.REFUSED)])
def test_what_is_asked_has_room_and_leaves_little(qtbot: QtBot, plans: tuple[ServerPlan, ...]) -> None:
    dialog = ConfirmServersDialog(plans)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    scroll = dialog.findChild(QScrollArea)
    assert scroll is not None
    last = dialog.asked if dialog.asked.isVisible() else dialog.cards[-1]
    end = last.mapTo(scroll.widget(), QPoint(0, last.height())).y()
    assert -1 <= scroll.viewport().height() - end < 80


def test_without_other_programs_the_page_says_so(dialog: AddServerDialog) -> None:
    dialog.show_way(Way.IMPORT)
    dialog.imports.show_apps(())
    assert dialog.imports.state.title() == "Nothing to take over"
    dialog.imports.show_error("A setting cannot be used", "servers.json is not JSON.")
    assert dialog.imports.state.text() == "servers.json is not JSON."


# ---------------------------------------------------------------------------------------------------- editing


def test_an_entry_is_edited_in_the_form_and_as_text_in_step(qtbot: QtBot) -> None:
    dialog = AddServerDialog(sample.ENTRY)
    shown(qtbot, dialog)
    assert dialog.way() is Way.FORM
    assert not dialog.form.name.isEnabled()
    hidden = dialog.form.variables.rows[1]
    press(hidden.secret)
    assert dialog.problem() == "The secret API_TOKEN has no value.", "the mark is none: it has to be typed anew"
    press(hidden.secret)
    dialog.form.command.setFocus()
    QTest.keyClicks(dialog.form.command, "-other")
    press(dialog.way_button(Way.PASTE))
    entry = json.loads(dialog.paste.text.toPlainText())
    assert (entry["command"], entry["note"], entry["env"]["API_TOKEN"]) == ("npx-other", "mine", "•••")
    dialog.paste.text.setPlainText(json.dumps(entry | {"cwd": "/home/asha"}))
    press(dialog.way_button(Way.FORM))
    assert dialog.form.folder.text() == "/home/asha"
    dialog.show_way(Way.PASTE)
    dialog.paste.text.setPlainText("{")
    press(dialog.way_button(Way.FORM))
    assert (dialog.way(), dialog.problem()) == (Way.PASTE, "✗ The text is not JSON yet.")


@pytest.mark.parametrize("way", list(Way))
def test_everything_that_the_tab_key_reaches_has_a_name(way: Way, dialog: AddServerDialog, qtbot: QtBot) -> None:
    dialog.show_way(way)
    dialog.imports.show_apps(sample.APPS)
    dialog.form.set_values(ServerValues("a", command="b", pairs=(Pair("A", "1"), Pair("B", "2", secret=True))))
    asked = ConfirmServersDialog((sample.PLAN, sample.REMOTE))
    shown(qtbot, asked)
    for inside in (dialog, asked):
        stops = [one for one in inside.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        stops = [one for one in stops if one.isVisible() and one.isEnabled() and one.focusProxy() is None]
        assert len(stops) > 4
        unnamed = [one for one in stops if not one.accessibleName() and not getattr(one, "text", str)()]
        assert unnamed == []


# -------------------------------------------------------------------------------------------------- the whole


def confirm(qtbot: QtBot, *plans: ServerPlan, edits: bool = False) -> ConfirmServersDialog:
    dialog = ConfirmServersDialog(plans, edits=edits)
    shown(qtbot, dialog)
    return dialog


def words(dialog: QDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if not label.isHidden())


def test_x02_every_line_is_shown_whole_and_cancel_is_the_default(qtbot: QtBot) -> None:
    dialog = confirm(qtbot, sample.HOSTILE)
    assert dialog.cards[0].text() == "\n".join(sample.HOSTILE.lines)
    assert dialog.cancel_button.isDefault()
    qtbot.waitUntil(dialog.cancel_button.hasFocus)
    with qtbot.assertNotEmitted(dialog.confirmed), qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog.cancel_button, Qt.Key.Key_Return)


def test_x02_what_has_a_problem_cannot_be_added(qtbot: QtBot) -> None:
    dialog = confirm(qtbot, sample.REFUSED)
    assert not dialog.add_button.isEnabled()
    assert sample.REFUSED.problem in words(dialog)
    assert "Nothing was changed." in words(dialog)


def test_yes_is_said_once_and_a_failure_keeps_the_dialog(qtbot: QtBot) -> None:
    dialog = confirm(qtbot, sample.PLAN)
    with qtbot.waitSignal(dialog.confirmed) as said:
        press(dialog.add_button)
    assert said.args == [False, False]
    assert not dialog.add_button.isEnabled()
    assert not dialog.in_file.isVisible()
    dialog.show_problem("This system has no keyring.", offer_file=True)
    assert dialog.isVisible()
    press(dialog.in_file)
    with qtbot.waitSignal(dialog.confirmed) as said:
        press(dialog.add_button)
    assert said.args == [False, True]


def test_another_server_of_the_name_is_replaced_only_where_a_person_says_so(qtbot: QtBot) -> None:
    dialog = confirm(qtbot, sample.REMOTE, sample.SAME)
    assert dialog.replace.isVisible()
    assert not dialog.add_button.isEnabled()
    press(dialog.replace)
    assert dialog.wanted() == (sample.REMOTE,)
    with qtbot.waitSignal(dialog.confirmed) as said:
        press(dialog.add_button)
    assert said.args == [True, False]
    edit = confirm(qtbot, sample.REMOTE, edits=True)
    assert (edit.replace.isVisible(), edit.add_button.text(), edit.wanted()[0].taken) == (False, "Save", Taken.OTHER)


def test_what_a_server_needs_is_asked_for_before_it_is_added(qtbot: QtBot) -> None:
    dialog = confirm(qtbot, sample.ASKING)
    key, tier, region = (dialog.asked.fields[name] for name in ("tracker_key", "tier", "region"))
    assert isinstance(key, QLineEdit)
    assert isinstance(tier, QComboBox)
    assert key.echoMode() is QLineEdit.EchoMode.Password
    assert "Key of the tracker" in words(dialog)
    assert [tier.itemText(at) for at in range(tier.count())] == ["choose…", "free", "team", "company"]
    assert dialog.values() == {}
    key.setFocus()
    qtbot.waitUntil(key.hasFocus)
    qtbot.keyClicks(key, "s3cret")
    with qtbot.assertNotEmitted(dialog.finished):
        qtbot.keyClick(key, Qt.Key.Key_Return)  # which would press "Cancel"
    qtbot.waitUntil(tier.hasFocus)
    qtbot.keyClick(tier, Qt.Key.Key_Down)
    qtbot.keyClick(tier, Qt.Key.Key_Down)
    assert dialog.values() == {"tracker_key": "s3cret", "tier": "team"}
    assert region.isVisible()


def test_only_what_is_added_is_asked_for_and_nothing_twice(qtbot: QtBot) -> None:
    other = replace(sample.REMOTE, asks=sample.ASKING.asks[:1])
    dialog = confirm(qtbot, sample.PLAN, other)
    assert not dialog.asked.isVisible()
    press(dialog.replace)
    assert list(dialog.asked.fields) == ["tracker_key"]
    assert dialog.asked.isVisible()
    assert not confirm(qtbot, sample.ASKING, edits=True).asked.fields
    given = ConfirmServersDialog((sample.ASKING,), given={"tracker_key": "s3cret"})
    qtbot.addWidget(given)
    assert list(given.asked.fields) == ["tier", "region"]


def test_return_takes_a_candidate_of_an_input_method_before_it_goes_on(qtbot: QtBot) -> None:
    dialog = confirm(qtbot, sample.ASKING)
    region = dialog.asked.fields["region"]
    assert isinstance(region, QLineEdit)
    region.setFocus()
    qtbot.waitUntil(region.hasFocus)
    QApplication.sendEvent(region, QInputMethodEvent("東京", []))
    qtbot.keyClick(region, Qt.Key.Key_Return)
    assert (region.text(), region.hasFocus()) == ("東京", True)
