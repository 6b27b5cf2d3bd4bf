"""The page of settings: what is kept at once, what on save, and the key of the model."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionButton

from dost_ui import theme
from dost_ui.choosing_card import ChoosingCard
from dost_ui.key_field import KeyState
from dost_ui.labels import PlainLabel
from dost_ui.presence_card import PresenceCard
from dost_ui.settings_page import SettingsPage, SettingsValues

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def settings(qtbot: QtBot) -> SettingsPage:
    page = SettingsPage()
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    qtbot.waitExposed(page)
    qtbot.waitUntil(page.diagnostics_button.isVisible)  # the last of what is shown in turn
    return page


def test_what_is_further_down_is_shown_card_by_card_with_other_events_between(qtbot: QtBot) -> None:
    page = SettingsPage()
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    cards = (page.look, page.choosing, page.kept, page.presence)
    seen = []
    timer = QTimer()
    timer.timeout.connect(lambda: seen.append(sum(card.isVisible() for card in cards)))
    timer.start(0)
    assert [card.isVisible() for card in cards] == [True, False, False, False]
    qtbot.waitUntil(page.diagnostics_button.isVisible)
    timer.stop()
    assert {2, 3, 4} <= set(seen), "there was time for something else after each"
    page.hide()
    page.show()
    assert all(card.isVisible() for card in cards), "once"


def test_setting_values_emits_nothing(settings: SettingsPage, qtbot: QtBot) -> None:
    values = SettingsValues("dark", 130, "http://127.0.0.1:1/v1", "m", "KEY")
    with qtbot.assertNotEmitted(settings.saved):
        settings.set_values(values)
    assert settings.values() == values


def test_the_theme_is_kept_at_once_without_half_typed_addresses(settings: SettingsPage, qtbot: QtBot) -> None:
    settings.set_values(SettingsValues(base_url="http://a/v1"))
    qtbot.keyClicks(settings.base_url, "half")
    with qtbot.waitSignal(settings.saved) as saved:
        settings.theme_button("dark").click()
    assert saved.args == [SettingsValues(theme="dark", base_url="http://a/v1")]


def test_the_names_of_fields_stand_at_the_middle_of_their_fields(settings: SettingsPage) -> None:
    settings.resize(900, 700)
    for _ in range(3):
        QApplication.processEvents()
    fields = (settings.base_url, settings.model, settings.api_key_env, settings.key)
    named = {label.buddy(): label for label in settings.findChildren(QLabel) if label.buddy() in fields}
    assert len(named) == 4
    for field, label in named.items():
        away = label.mapTo(settings, label.rect().center()).y() - field.mapTo(settings, field.rect().center()).y()
        assert abs(away) <= 1, label.text()


def test_a_change_of_the_look_alone_has_nothing_to_save(settings: SettingsPage, qtbot: QtBot) -> None:
    settings.look.set_values("dark", 150, "comfortable")  # as a command of the palette or another window does
    qtbot.keyClicks(settings.model, "x")
    qtbot.keyClick(settings.model, Qt.Key.Key_Backspace)
    assert not settings.save_button.isEnabled()


def test_the_model_is_kept_on_save(settings: SettingsPage, qtbot: QtBot) -> None:
    assert not settings.save_button.isEnabled()
    qtbot.keyClicks(settings.base_url, " http://127.0.0.1:11434/v1 ")
    qtbot.keyClicks(settings.model, "llama3.1:8b")
    with qtbot.waitSignal(settings.saved) as saved:
        qtbot.mouseClick(settings.save_button, Qt.MouseButton.LeftButton)
    assert saved.args == [SettingsValues(base_url="http://127.0.0.1:11434/v1", model="llama3.1:8b")]
    assert not settings.save_button.isEnabled()


def test_a_test_is_of_what_is_typed_and_its_result_is_shown(settings: SettingsPage, qtbot: QtBot) -> None:
    assert not settings.test_button.isEnabled()
    qtbot.keyClicks(settings.base_url, "http://b/v1")
    with qtbot.waitSignal(settings.test_requested) as asked:
        qtbot.mouseClick(settings.test_button, Qt.MouseButton.LeftButton)
    assert asked.args is not None
    assert asked.args[0].base_url == "http://b/v1"
    settings.set_test_result(ok=False, text="refused")
    assert settings.result() == "✗ refused"


# ------------------------------------------------------------------------------------------- the key's row


def test_a_typed_key_is_hidden_and_handed_over_after_its_address(settings: SettingsPage, qtbot: QtBot) -> None:
    entry = settings.key.entry
    told: list[object] = []
    settings.saved.connect(told.append)
    settings.key_entered.connect(told.append)
    qtbot.keyClicks(settings.base_url, "http://a/v1")
    qtbot.keyClicks(entry, " sk-1234 ")
    assert "sk-1234" not in entry.displayText()
    assert "sk-1234" not in repr(settings.values())
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert told == [SettingsValues(base_url="http://a/v1"), "sk-1234"]
    assert entry.text(), "it stays until it is kept"
    settings.show_key_kept()
    assert (entry.text(), settings.result()) == ("", "Saved.")
    assert not settings.save_button.isEnabled()


def test_a_key_alone_can_be_saved_and_tested_and_a_choice_of_theme_leaves_it(
    settings: SettingsPage, qtbot: QtBot
) -> None:
    settings.set_values(SettingsValues(base_url="http://a/v1"))
    assert not settings.save_button.isEnabled()
    qtbot.keyClicks(settings.key.entry, "sk-1234")
    with qtbot.assertNotEmitted(settings.key_entered):
        settings.theme_button("dark").click()
        qtbot.mouseClick(settings.test_button, Qt.MouseButton.LeftButton)
    assert settings.key.typed() == "sk-1234"
    with qtbot.waitSignal(settings.key_entered) as entered:
        qtbot.mouseClick(settings.save_button, Qt.MouseButton.LeftButton)
    assert entered.args == ["sk-1234"]
    settings.show_error("The keyring failed.")
    settings.show_key_kept()
    assert settings.result() == "✗ The keyring failed.", "an error is not covered by a later success"


def test_a_key_without_an_address_is_not_taken(settings: SettingsPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(settings.key.entry, "sk-1234")
    with qtbot.assertNotEmitted(settings.saved), qtbot.assertNotEmitted(settings.key_entered):
        qtbot.keyClick(settings.key.entry, Qt.Key.Key_Return)
    assert "address" in settings.result()


@pytest.mark.parametrize(
    ("state", "detail", "hint", "note"),
    [
        (KeyState.NOT_SET, "", "Not set", "will be kept in the system keyring"),
        (KeyState.ASKING, "", "", "Asking the system keyring"),
        (KeyState.ENVIRONMENT, "MY_KEY", "From the environment variable MY_KEY", "wins"),
        (KeyState.KEPT, "http://a/v1", "••••••••••••", "Kept in the system keyring for http://a/v1"),
        (KeyState.UNAVAILABLE, "Set MY_KEY instead.", "No keyring to keep it in", "Set MY_KEY instead."),
    ],
)
def test_where_the_key_comes_from_is_said(
    settings: SettingsPage, state: KeyState, detail: str, hint: str, note: str
) -> None:
    settings.set_key_state(state, detail)
    key = settings.key
    assert key.entry.placeholderText() == hint
    assert note in key.note.text()
    assert key.note.isVisible()
    assert key.entry.accessibleDescription() == key.note.text()
    assert key.entry.isEnabled() is (state not in {KeyState.ENVIRONMENT, KeyState.UNAVAILABLE})
    assert key.forget_button.isVisible() is (state is KeyState.KEPT)


def test_a_kept_key_can_be_forgotten_with_the_keyboard(settings: SettingsPage, qtbot: QtBot) -> None:
    settings.set_key_state(KeyState.KEPT, "http://a/v1")
    settings.key.entry.setFocus()
    qtbot.keyClick(settings.key.entry, Qt.Key.Key_Tab)
    assert settings.key.forget_button.hasFocus()
    with qtbot.waitSignal(settings.key_forgotten):
        qtbot.keyClick(settings.key.forget_button, Qt.Key.Key_Space)


def test_high_contrast_and_compact_rows_are_kept_at_once(qtbot: QtBot) -> None:
    settings = SettingsPage()
    qtbot.addWidget(settings)
    settings.set_values(SettingsValues(base_url="http://127.0.0.1:1/v1"))
    with qtbot.waitSignal(settings.saved) as saved:
        settings.theme_button("contrast-dark").click()
    assert saved.args == [SettingsValues("contrast-dark", 100, "http://127.0.0.1:1/v1")]
    with qtbot.waitSignal(settings.saved) as saved:
        settings.look.density_button("compact").click()
    assert saved.args == [SettingsValues("contrast-dark", 100, "http://127.0.0.1:1/v1", density="compact")]


def test_what_is_said_of_a_box_begins_where_its_words_begin_and_its_frame_ends_with_them(
    qapp: QApplication, qtbot: QtBot
) -> None:
    for scale in (100, 150):
        theme.apply(qapp, "light", text_scale=scale)
        card = PresenceCard()
        qtbot.addWidget(card)
        card.resize(900, card.heightForWidth(900))
        card.show()
        box = card.autostart
        option = QStyleOptionButton()
        box.initStyleOption(option)
        words = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, box).left() + box.x()
        hint = next(one for one in card.findChildren(PlainLabel) if one.text() == box.accessibleDescription())
        assert abs(hint.mapTo(card, QPoint()).x() - words) <= 1
        assert box.width() == box.sizeHint().width()
        assert "dost --ask" in card.commands(), "to be copied"


def test_a_command_does_not_break_within_a_sentence_about_keys(qtbot: QtBot) -> None:
    card = PresenceCard()
    qtbot.addWidget(card)
    words = "Let Windows run “dost --ask” by other keys."
    card.set_shortcuts(words, ok=False)
    shown = next(one for one in card.findChildren(PlainLabel) if one.text().startswith("Let Windows"))
    assert "dost\u00a0-\u2060-\u2060ask" in shown.text()
    assert shown.accessibleName() == card.shortcut_words() == words


def test_what_is_said_of_a_box_stands_nearer_to_it_than_to_the_next_one(qapp: QApplication, qtbot: QtBot) -> None:
    for scale in (100, 150):
        theme.apply(qapp, "light", text_scale=scale)
        card = ChoosingCard()
        qtbot.addWidget(card)
        card.resize(900, card.heightForWidth(900))
        card.show()
        box, following = card.switch("split_tasks"), card.switch("cache_answers")
        hint = next(one for one in card.findChildren(PlainLabel) if one.text() == box.accessibleDescription())
        top = hint.mapTo(card, QPoint()).y()
        above = top - box.mapTo(card, QPoint(0, box.height())).y()
        below = following.mapTo(card, QPoint()).y() - top - hint.height()
        assert above < below
