"""The window in German, and in a made-up language that shows what is not translated."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

from dost_engine.types import Rules
from dost_ui import samples, translation, wording
from dost_ui.in_turn import InTurn
from dost_ui.knobs import knobs_of
from dost_ui.language_card import LanguageCard
from dost_ui.main_window import MainWindow, Page
from dost_ui.service_words import said
from dost_ui.translation import tr, trn
from dost_ui.turn_panel import TurnPanel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def german() -> Iterator[None]:
    translation.install("de")
    yield
    translation.install("en")


class Marking(QTranslator):
    """Puts every text that is looked up into brackets."""

    def translate(self, context: str, source: str, comment: str | None = None, count: int = -1) -> str:  # type: ignore[override]
        del context, comment, count
        return f"⟦{source}⟧"


@pytest.fixture
def marking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translation._now, "own", Marking())
    monkeypatch.setattr(translation._now, "found", {})


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """What every widget says, and which one it is."""
    for widget in [window, *window.findChildren(QWidget)]:
        for name in ("text", "placeholderText", "toolTip", "accessibleName", "accessibleDescription"):
            if isinstance(said := widget.property(name), str):
                yield re.sub(r"<[^>]*>", "", said), f"{type(widget).__name__}.{name}"
        if isinstance(widget, QComboBox):
            yield from ((widget.itemText(at), "QComboBox") for at in range(widget.count()))
    for action in window.actions():
        yield action.text(), "QAction"


NOT_TRANSLATED = re.compile(
    r"^(Dost|English|Deutsch|DOST_API_KEY|llama3.1:8b|http://.*|default|(onnx|folder|st|ollama|openai):.*|Ctrl\+.*)$"
)
"""Names and examples."""


def test_every_text_of_a_fresh_window_is_translated(marking: None, qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    loose = {
        (where, said)
        for said, where in texts(window)
        if "⟦" not in said and re.search("[A-Za-z]{2}", said) and not NOT_TRANSLATED.match(said.strip())
    }
    assert sorted(loose) == []


def room(widget: QWidget) -> int:
    """Where the widget around ends."""
    parent = widget.parentWidget()
    return parent.width() if parent is not None else widget.width()


def is_cut(widget: QAbstractButton | QLabel) -> bool:
    """Whether it has less room than its words need: of lines that go on, as many as they take."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    return widget.width() < widget.minimumSizeHint().width()


def parts_to_come(window: MainWindow) -> bool:
    """Whether parts of a page come one after the other still."""
    return any(timer.isActive() for turn in window.findChildren(InTurn) for timer in turn.findChildren(QTimer))


def test_the_pages_speak_german_and_nothing_is_cut_off(german: None, qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    titles = []
    for page in Page:
        window.show_page(page)
        qtbot.waitUntil(lambda: not parts_to_come(window))
        for _ in range(4):  # layouts settle in a few rounds
            QApplication.processEvents()
        titles.append(window.sidebar.entry(page).text())
        cut = [
            f"{page}: {widget.text()!r} has {widget.width()} of {widget.minimumSizeHint().width()}"
            for widget in window.findChildren(QWidget)
            if isinstance(widget, QAbstractButton | QLabel)
            and widget.isVisible()
            and widget.text()
            and (is_cut(widget) or widget.geometry().right() > room(widget))
        ]
        assert cut == []
    assert titles == ["Chat", "Inspektor", "Tools", "Skills", "Server", "Nutzung", "Einstellungen"]
    assert window.composer.button.text() == "Senden"
    assert window.settings_page.save_button.text() == "Speichern"


def test_the_panel_of_a_turn_speaks_german(german: None, qtbot: QtBot) -> None:
    panel = TurnPanel()
    qtbot.addWidget(panel)
    panel.show_trace(samples.trace(), {})
    assert panel.head.headline().startswith("7 von 212")
    assert "1,9k" in panel.head.headline()
    assert "gewählt in 5,8 ms" in panel.head.line().replace("\u00a0", " ")


def test_counts_have_their_forms(german: None) -> None:
    assert [trn("%n tool", "%n tools", count) for count in (0, 1, 2, 2000)] == [
        "0 Tools",
        "1 Tool",
        "2 Tools",
        "2.000 Tools",
    ]
    assert trn("%n more line left out.", "%n more lines left out.", 1) == "1 weitere Zeile ausgelassen."
    translation.install("en")
    assert [trn("%n tool", "%n tools", count) for count in (0, 1, 2000)] == ["0 tools", "1 tool", "2,000 tools"]


def test_numbers_and_days_are_written_as_there(german: None) -> None:
    assert [wording.tokens(1900), wording.cosine(0.71), wording.took(5.82)] == ["1,9k", "0,71", "5,8 ms"]
    assert wording.short_day(date(2026, 3, 8)) == "8. März"
    at = datetime(2026, 3, 8, 14, 5, tzinfo=UTC)
    assert wording.day_and_time(at.replace(tzinfo=None)) == "08.03.2026 um 14:05"
    assert wording.ago(at - timedelta(minutes=5), at) == "vor 5\u00a0min"
    translation.install("en")
    assert [wording.tokens(1900), wording.cosine(0.71), wording.short_day(date(2026, 3, 8))] == ["1.9k", ".71", "8 Mar"]


def test_what_is_not_there_stays_english(german: None) -> None:
    assert tr("Nobody translated {this} yet", this="sentence") == "Nobody translated sentence yet"
    assert trn("%n parrot", "%n parrots", 3) == "3 parrots"
    translation.install("tlh")
    assert (translation.language(), tr("Save")) == ("en", "Save")


def test_what_stands_in_braces_is_shown_as_it_is(german: None) -> None:
    assert tr("{model} answers.", model="{0} {x}") == "{0} {x} antwortet."


def test_numbers_of_an_option_are_read_as_they_are_written(german: None) -> None:
    from dost_ui.knob_row import TextRow

    knob = next(knob for knob in knobs_of(Rules.RANKED) if knob.key.endswith("semantic_context"))
    assert knob.name == "Frühere, Bedeutung"
    row = TextRow(knob)
    assert row._read("0,6 0,4") == (0.6, 0.4)
    assert row._read("0.6; 0.4") == (0.6, 0.4)


def test_a_language_that_is_chosen_holds_after_the_next_start(qtbot: QtBot) -> None:
    card = LanguageCard()
    qtbot.addWidget(card)
    card.set_language("en")
    assert card.note() == "What tools, servers and models say stays as they say it."
    with qtbot.waitSignal(card.chosen) as chosen:
        card.box.setCurrentIndex(card.box.findData("de"))
        card.box.activated.emit(card.box.currentIndex())
    assert chosen.args == ["de"]
    assert card.note() == "Kept. In force when Dost starts again."


def test_what_the_service_always_says_alike_is_translated_and_the_rest_is_left(german: None) -> None:
    assert said("It does not say that it only reads.") == "Es sagt nicht, dass es nur liest."
    with_name = 'You decided that no tool of "mail" is called.'
    assert said(with_name) == "Sie haben entschieden, dass kein Tool von „mail“ aufgerufen wird."
    assert said("0.42 below the cut (7th by meaning)") == "0,42 unter der Grenze (7. nach Bedeutung)"
    assert said("meaning far (.71, 1st)") == "meaning far (.71, 1st)"
    assert said("") == ""


def test_keys_in_tool_tips_are_those_of_a_german_keyboard(german: None, qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    assert window.sidebar.conversations.new_button.toolTip() == "Neue Unterhaltung (Strg+N)"
    assert window.turn_panel.close_button.toolTip().endswith(" (Strg+J)")
