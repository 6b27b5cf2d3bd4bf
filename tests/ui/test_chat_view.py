from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication, QMessageBox

from dost_engine.types import Answer, Source
from dost_ui import sample_calls, samples, theme
from dost_ui.answer_view import AnswerView
from dost_ui.chat_items import NoteCard, OfferCard, UserBubble
from dost_ui.chat_view import CardState, ChatView, NoteKind
from dost_ui.labels import ElidedLabel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from dost_ui.question import Question


@pytest.fixture
def chat(qtbot: QtBot) -> ChatView:
    made = ChatView()
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    qtbot.waitExposed(made)
    return made


def question(chat: ChatView, call_id: str) -> Question:
    found = chat.card(call_id).question
    assert found is not None
    return found


def answer(chat: ChatView) -> AnswerView:
    return next(item for item in reversed(chat.items()) if isinstance(item, AnswerView))


def fill(chat: ChatView, count: int = 30) -> None:
    for at in range(count):
        chat.add_user(f"message {at}")


def test_an_answer_grows_with_what_is_streamed(chat: ChatView, qtbot: QtBot) -> None:
    chat.begin_answer()
    for part in ("Saturday ", "will be ", "**warm**"):
        chat.append_answer(part)
    qtbot.waitUntil(lambda: answer(chat).toPlainText() == "Saturday will be warm")
    low = answer(chat).height()
    chat.append_answer("\n\n" + "and so on " * 200)
    chat.end_answer()
    qtbot.waitUntil(lambda: answer(chat).height() > 3 * low)


def test_an_answer_without_text_leaves_nothing_behind(chat: ChatView) -> None:
    chat.begin_answer()
    chat.end_answer()
    assert chat.items() == ()


def test_the_view_follows_the_text_while_it_is_at_the_bottom(chat: ChatView, qtbot: QtBot) -> None:
    fill(chat)
    bar = chat.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    before = bar.maximum()
    chat.begin_answer()
    chat.append_answer("line\n\n" * 40)
    qtbot.waitUntil(lambda: bar.maximum() > before and bar.value() == bar.maximum())


def test_the_view_stays_where_the_person_scrolled_to(chat: ChatView, qtbot: QtBot) -> None:
    fill(chat)
    bar = chat.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    bar.setValue(40)
    before = bar.maximum()
    chat.begin_answer()
    chat.append_answer("line\n\n" * 40)
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert bar.value() == 40


def test_a_pill_says_what_was_sent_and_opens_its_turn(chat: ChatView, qtbot: QtBot) -> None:
    chat.add_turn("turn-1", samples.trace(picks=5))
    chat.add_turn("turn-2", samples.trace())
    pill = chat.pill("turn-1")
    assert pill.words().startswith("5 tools  of 212 · ≈\u00a01.4k tokens  instead of 61k")
    assert chat.pill("turn-2").isChecked()
    assert not pill.isChecked()
    with qtbot.waitSignal(chat.turn_selected) as chosen:
        qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)
    assert chosen.args == ["turn-1"]
    assert pill.isChecked()
    assert not chat.pill("turn-2").isChecked()


def test_a_pill_counts_what_the_turn_got_later(chat: ChatView) -> None:
    chat.add_turn("turn-1", samples.trace())
    before = chat.pill("turn-1").sizeHint().width()
    chat.add_to_turn("turn-1", samples.trace(), samples.added() * 2)
    assert chat.pill("turn-1").words().startswith("11 tools  of 212 · ≈\u00a03.1k tokens")
    assert chat.pill("turn-1").sizeHint().width() > before
    chat.add_to_turn("gone", samples.trace(), samples.added())


def test_without_a_model_the_first_picks_are_offered_to_be_run(chat: ChatView, qtbot: QtBot) -> None:
    chat.add_turn("turn-1", samples.trace(), samples.tools(), offer_run=True)
    offers = next(item for item in chat.items() if isinstance(item, OfferCard))
    assert [button.accessibleName() for button in offers.buttons] == [
        "Run get_forecast by hand",
        "Run get_current_weather by hand",
        "Run create_event by hand",
        "Run list_calendar_events by hand",
    ]
    with qtbot.waitSignal(chat.run_requested) as asked:
        qtbot.keyClick(offers.buttons[2], Qt.Key.Key_Space)
    assert asked.args == ["calendar/create_event"]


@pytest.mark.parametrize(("width", "scale"), [(780, 100), (980, 150)])
def test_what_an_offered_tool_does_takes_the_room_that_the_card_has(
    chat: ChatView, qtbot: QtBot, qapp: QApplication, width: int, scale: int
) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    chat.resize(width, 500)
    chat.add_turn("turn-1", samples.trace(), samples.tools(), offer_run=True)
    offers = next(item for item in chat.items() if isinstance(item, OfferCard))
    texts = {label.whole(): label for label in offers.findChildren(ElidedLabel)}
    longest = texts["Weather forecast for a place, up to 14 days ahead."]
    qtbot.waitUntil(lambda: longest.text() == longest.whole())
    assert texts["list_calendar_events"].text() == "list_calendar_events"


def test_where_nothing_fits_that_is_said_instead(chat: ChatView) -> None:
    chat.add_turn("turn-1", samples.trace(picks=0), {}, offer_run=True)
    assert any(isinstance(item, NoteCard) for item in chat.items())


def test_a_card_that_asks_is_answered_by_keys(chat: ChatView, qtbot: QtBot) -> None:
    for call_id, answer in zip("abcd", Answer, strict=True):
        chat.add_card(call_id, "create_event", "calendar", {"title": "x"}, Source.BOTH)
        chat.ask(call_id, sample_calls.waiting())
        button = question(chat, call_id).buttons[answer]
        with qtbot.waitSignal(chat.answered) as told:
            qtbot.keyClick(button, Qt.Key.Key_Space)
        assert told.args == [call_id, answer]
        assert not button.isEnabled(), "one answer is enough"


def test_a_card_goes_from_asking_over_running_to_its_result(chat: ChatView) -> None:
    chat.add_card("a", "get_forecast", "weather", {})
    chat.ask("a", sample_calls.waiting())
    card = chat.card("a")
    asked = question(chat, "a")
    assert (card.state_words(), asked.isVisibleTo(card)) == ("waits for you", True)
    chat.set_progress("a", "is not shown while it asks")
    assert card.state_words() == "waits for you"
    chat.update_card("a", CardState.RUNNING)
    assert (card.state_words(), asked.isVisibleTo(card)) == ("running…", False)
    chat.set_progress("a", "1 of 4 reading")
    chat.set_progress("of another conversation", "1")
    assert card.state_words() == "running… 1 of 4 reading"
    chat.update_card("a", CardState.OK, "31 °C", 400)
    assert (card.state_words(), card.result_shown()) == ("✓ 400 ms", "31 °C")
    chat.update_card("a", CardState.ERROR, "no such place")
    assert (card.state_words(), card.result_shown()) == ("✗ failed", "no such place")
    chat.update_card("a", CardState.DENIED)
    assert card.state_words() == "✗ denied"


def test_a_long_result_is_cut_until_it_is_asked_for(chat: ChatView, qtbot: QtBot) -> None:
    chat.add_card("a", "list", "files", {})
    text = "\n".join(str(at) for at in range(100))
    chat.update_card("a", CardState.OK, text)
    card = chat.card("a")
    assert card.result_shown().split("\n") == [str(at) for at in range(12)]
    qtbot.mouseClick(card.more_button, Qt.MouseButton.LeftButton)
    assert card.result_shown() == text


def test_a_link_is_opened_only_after_a_yes(chat: ChatView, qtbot: QtBot) -> None:
    chat.begin_answer()
    chat.append_answer("[here](https://example.org/a)")
    chat.end_answer()
    with qtbot.assertNotEmitted(chat.link_confirmed):
        answer(chat).anchorClicked.emit(QUrl("https://example.org/a"))
    box = chat.findChild(QMessageBox)
    assert box is not None
    assert "https://example.org/a" in box.informativeText()
    assert box.defaultButton().text() == box.button(QMessageBox.StandardButton.Cancel).text()
    opens = next(button for button in box.buttons() if button.text() == "Open in the browser")
    with qtbot.waitSignal(chat.link_confirmed) as confirmed:
        qtbot.mouseClick(opens, Qt.MouseButton.LeftButton)
    assert confirmed.args == ["https://example.org/a"]


@pytest.mark.parametrize("address", ["file:///etc/passwd", "javascript:alert(1)", "dost://x", "//host"])
def test_other_addresses_are_not_even_asked_about(chat: ChatView, address: str) -> None:
    chat.begin_answer()
    chat.append_answer("text")
    chat.end_answer()
    answer(chat).anchorClicked.emit(QUrl(address))
    assert chat.findChild(QMessageBox) is None


def test_a_bubble_is_as_wide_as_its_text(chat: ChatView, qtbot: QtBot) -> None:
    chat.add_user("hi")
    chat.add_user("word " * 100)
    chat.add_user("x" * 400)
    short, long, unbroken = (item for item in chat.items() if isinstance(item, UserBubble))

    def widths() -> bool:
        return 0 < short.text_view.width() < 60 < long.text_view.width() < 0.76 * long.width()

    qtbot.waitUntil(widths)
    assert unbroken.text_view.width() < 0.76 * unbroken.width()
    assert unbroken.text_view.height() > 2 * short.text_view.height()


def test_lines_of_a_message_stand_a_line_and_a_half_apart(chat: ChatView, qtbot: QtBot) -> None:
    """Of its letters, those of later paragraphs too, as in the answer below it."""
    chat.add_user("what is there\nfor the weekend?")
    chat.add_user("hi")
    two, one = (item.text_view for item in chat.items() if isinstance(item, UserBubble))
    qtbot.waitUntil(lambda: 0 < one.height() < two.height())
    plain = two.fontMetrics().lineSpacing()
    assert 1.2 * plain < two.height() - one.height() < 1.35 * plain


def test_a_bubble_from_right_to_left_shows_its_text_whatever_its_width_was_asked_for(
    chat: ChatView, qtbot: QtBot
) -> None:
    chat.add_user("البحث_في_التقويم ؟")
    bubble = next(item for item in chat.items() if isinstance(item, UserBubble))
    qtbot.waitUntil(lambda: 0 < bubble.text_view.width() < 400)
    for more in (1, 0, 2):  # as wide as it was, but asked again
        chat.resize(chat.width() + more, chat.height())
        QApplication.processEvents()
    seen = bubble.text_view.grab().toImage()
    ground = seen.pixelColor(0, 0)
    assert any(seen.pixelColor(x, y) != ground for x in range(seen.width()) for y in range(2, seen.height() - 2))


def test_what_is_new_is_announced_as_plain_text(chat: ChatView) -> None:
    said: list[str] = []
    chat.announced.connect(said.append)
    chat.add_turn("turn-1", samples.trace(picks=5))
    chat.add_card("a", "create_event", "calendar", {})
    chat.ask("a", sample_calls.waiting())
    chat.update_card("a", CardState.RUNNING)
    chat.update_card("a", CardState.OK, "done", 34)
    chat.begin_answer()
    chat.append_answer("It is **warm**")
    assert len(said) == 3, "a text that streams is said once it is whole"
    chat.end_answer()
    chat.add_note(NoteKind.ERROR, "The model cannot be reached", "Start Ollama.")
    assert said == [
        "5 tools  of 212 · ≈\u00a01.4k tokens  instead of 61k",
        "create_event of calendar asks to run. The model wants to call this tool. It does not say that it only reads.",
        "create_event: ✓ 34 ms. done",
        "It is warm",
        "The model cannot be reached. Start Ollama.",
    ]


def test_examples_of_the_empty_page_can_be_taken(chat: ChatView, qtbot: QtBot) -> None:
    chat.start.set_suggestions(("what time is it in Tokyo?",))
    button = chat.start.suggestion_buttons()[0]
    with qtbot.waitSignal(chat.start.suggestion_chosen) as chosen:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert chosen.args == ["what time is it in Tokyo?"]


def test_without_servers_the_empty_page_says_so_and_offers_the_samples(chat: ChatView, qtbot: QtBot) -> None:
    assert chat.start.state.title() == "What shall we do?", "nothing is said before it is known"
    chat.start.set_has_servers(False)
    with qtbot.waitSignal(chat.start.samples_requested):
        qtbot.mouseClick(chat.start.steps.samples_button, Qt.MouseButton.LeftButton)
    chat.start.set_has_servers(True)
    assert not chat.start.steps.isVisible()


def test_clear_starts_over(chat: ChatView) -> None:
    chat.add_user("hello")
    chat.add_turn("turn-1", samples.trace())
    chat.add_card("a", "b", "c", {})
    chat.set_activity("picking tools…")
    chat.clear()
    assert chat.items() == ()
    with pytest.raises(KeyError):
        chat.update_card("a", CardState.OK)


def test_an_old_conversation_keeps_its_last_five_hundred_things(chat: ChatView) -> None:
    for at in range(505):
        chat.add_note(NoteKind.INFO, f"note {at}")
    assert len(chat.items()) == 500


def test_an_answer_takes_the_new_themes_colours(chat: ChatView, qapp: QApplication, qtbot: QtBot) -> None:
    chat.begin_answer()
    chat.append_answer("[here](https://example.org)")
    chat.end_answer()
    theme.apply(qapp, "dark")
    qtbot.waitUntil(lambda: theme.active().css("accent") in answer(chat).toHtml())
