"""The card that brings the embedding model, and the part of the status line that leads to it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from dost_engine.types import IndexStatus, ModelState, Problem
from dost_ui import gallery_model, samples, wording
from dost_ui.gallery_model import FAILED, INDEXES, index
from dost_ui.labels import PlainLabel
from dost_ui.main_window import MainWindow, Page
from dost_ui.model_card import ModelCard
from dost_ui.service_words import said
from dost_ui.settings_page import SettingsPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton
    from pytestqt.qtbot import QtBot


READY = IndexStatus(ModelState.READY, "all-MiniLM-L6-v2-fp32")


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def card(window: MainWindow) -> ModelCard:
    return window.model_card


def press(qtbot: QtBot, button: QPushButton) -> None:
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_nothing_is_said_before_anything_is_known_and_while_there_is_a_model(card: ModelCard) -> None:
    assert card.isHidden()
    card.set_index(IndexStatus(ModelState.LOADING))
    assert card.isHidden()
    card.set_index(READY)
    assert card.isHidden()


def test_a_missing_model_is_offered_with_its_size_and_one_button(card: ModelCard, qtbot: QtBot) -> None:
    card.set_index(INDEXES["missing"])
    assert card.isVisible()
    assert "91 MB, once; it stays on this machine" in card.words()
    assert card.get_button.text() == "Download the model"
    assert not card.cancel_button.isVisible()
    with qtbot.waitSignal(card.get_requested):
        press(qtbot, card.get_button)
    assert not card.get_button.isEnabled()  # until it is known what came of it


def test_a_download_shows_how_far_it_is_and_can_be_cancelled(card: ModelCard, qtbot: QtBot) -> None:
    card.set_index(INDEXES["downloading"])
    assert "42 %, 38 of 91 MB" in card.words()
    assert not card.get_button.isEnabled()
    assert not card.later_button.isVisible()
    with qtbot.waitSignal(card.cancel_requested):
        press(qtbot, card.cancel_button)
    card.set_index(INDEXES["missing"])
    assert card.get_button.isEnabled()
    assert "%" not in card.words()


def test_the_second_half_of_a_double_click_does_not_cancel(card: ModelCard, qtbot: QtBot) -> None:
    card.set_index(INDEXES["missing"])
    centre = card.get_button.mapTo(card, card.get_button.rect().center())
    card.set_index(INDEXES["downloading"])
    card.layout().activate()  # type: ignore[union-attr]  # it has one
    assert card.childAt(centre) is card.get_button


def test_after_a_download_the_loading_is_shown_and_then_nothing(card: ModelCard) -> None:
    card.set_index(INDEXES["downloading"])
    card.set_index(IndexStatus(ModelState.LOADING))
    assert "loading" in card.words()
    assert not card.get_button.isVisible()
    card.set_index(READY)
    assert card.isHidden()


def test_a_failure_says_what_why_and_what_to_do_and_each_try_shows(card: ModelCard) -> None:
    card.set_index(INDEXES["failed"])
    assert FAILED.at is not None
    remedy = said(FAILED.remedy)  # with its command in quotation marks
    for part in (FAILED.title, FAILED.message, remedy, f"{FAILED.at.astimezone():%H:%M:%S}"):
        assert part in card.words()
    assert card.get_button.text() == "Try again"
    before = card.words()
    again = replace(FAILED, at=FAILED.at + timedelta(seconds=9))
    card.set_index(index(ModelState.ABSENT, again))
    assert card.words() != before
    assert card.get_button.isEnabled()


def test_a_damaged_model_is_repaired_by_the_same_button(card: ModelCard, qtbot: QtBot) -> None:
    card.set_index(INDEXES["damaged"])
    assert "1,024 bytes instead of 90,405,214" in card.words()
    assert "dost model get" not in card.words()
    assert card.get_button.text() == "Repair the model"
    with qtbot.waitSignal(card.get_requested):
        press(qtbot, card.get_button)


def test_what_no_download_mends_is_left_to_the_list_of_problems(card: ModelCard, window: MainWindow) -> None:
    broken = index(ModelState.FAILED, Problem("The model cannot be used", "onnxruntime is broken.", "Mend it."))
    card.set_index(broken)
    assert card.isHidden()
    window.status_bar.set_status(replace(samples.status(), index=broken))
    assert "1 problem" in window.status_bar.words()


def test_put_off_it_stays_away_until_the_status_line_is_asked(
    card: ModelCard, window: MainWindow, qtbot: QtBot
) -> None:
    window.status_bar.set_status(gallery_model.status("missing"))
    card.set_index(INDEXES["missing"])
    press(qtbot, card.later_button)
    card.set_index(replace(INDEXES["missing"], revision=42))
    assert card.isHidden()
    window.show_page(Page.SERVERS)
    press(qtbot, window.status_bar.model_button)
    assert window.page() is Page.CHAT
    assert card.isVisible()
    assert card.get_button.hasFocus()


def test_a_refusal_of_the_service_is_shown_with_a_way_to_try_again(card: ModelCard) -> None:
    card.show_error("Dost's service does not answer", "Nobody answers. Start it.")
    assert card.isVisible()
    assert "Nobody answers" in card.words()
    assert card.get_button.isEnabled()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("missing", "no embedding model"),
        ("downloading", "downloading the model: 42 %, 38 of 91 MB"),
        ("failed", "model not downloaded"),
        ("damaged", "embedding model damaged"),
    ],
)
def test_the_status_line_says_it_once(window: MainWindow, name: str, words: str) -> None:
    window.status_bar.set_status(gallery_model.status(name))
    assert words in window.status_bar.words()
    assert "problem" not in window.status_bar.words()
    window.status_bar.set_status(samples.status())
    assert "all-MiniLM-L6-v2 ready" in window.status_bar.words()
    assert words not in window.status_bar.words()


def test_bytes_are_said_as_a_person_reads_them() -> None:
    assert wording.megabytes(90_871_461) == "91 MB"
    assert wording.downloaded(38_400_000, 90_871_461) == "42 %, 38 of 91 MB"
    assert wording.downloaded(90_871_461, 90_871_461) == "100 %, 91 of 91 MB"
    assert wording.downloaded(300_000, 700_000) == "42 %, 0.3 of 0.7 MB"
    assert wording.downloaded(0, 0) == "0 %, 0.0 of 0.0 MB"


def test_where_there_is_more_room_the_title_stays_beside_its_mark(qtbot: QtBot) -> None:
    card = ModelCard()
    qtbot.addWidget(card)
    card.set_index(INDEXES["damaged"])
    card.resize(760, 220)
    card.show()
    mark, title = (one for one in card.findChildren(PlainLabel)[:2])
    assert not mark.pixmap().isNull()
    assert title.text() == "The embedding model is damaged"
    assert abs(mark.geometry().center().y() - title.geometry().center().y()) <= 3


def test_the_settings_have_the_model_with_its_download_its_progress_and_a_way_to_end_it(qtbot: QtBot) -> None:
    page = SettingsPage()
    qtbot.addWidget(page)
    page.resize(900, 1400)
    page.show()
    qtbot.waitUntil(page.embedding.isVisible)
    card = page.embedding
    assert "has not said" in card.words()
    card.set_index(READY)
    assert card.words() == "all-MiniLM-L6-v2 is ready."
    card.set_index(INDEXES["missing"])
    assert "91 MB, once" in card.words()
    assert not card.offer.later_button.isVisible(), "nothing is behind it that one would want to see"
    with qtbot.waitSignal(card.get_requested):
        press(qtbot, card.offer.get_button)
    card.set_index(INDEXES["downloading"])
    assert "42 %, 38 of 91 MB" in card.words()
    with qtbot.waitSignal(card.cancel_requested):
        press(qtbot, card.offer.cancel_button)
    card.show_error("No service", "It does not answer.")
    assert card.words() == "No service It does not answer."
    card.set_index(index(ModelState.FAILED, Problem("The model cannot be used", "onnxruntime is broken.", "Mend it.")))
    assert card.words() == "onnxruntime is broken. Mend it.", "what no download mends is said all the same"
