"""The head of the panel: its headline, how the message was read, notes, and the menu of earlier turns."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from dost_engine.types import Arm, Stage, StageStatus, TurnSummary
from dost_ui import samples, theme
from dost_ui.labels import RunLabel
from dost_ui.page_header import PageHeader
from dost_ui.understood import understood_lines
from support.turn_panels import panel_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from dost_ui.turn_panel import TurnPanel


@pytest.fixture
def panel(qtbot: QtBot) -> TurnPanel:
    return panel_of(qtbot)


def test_notes_and_a_kept_answer_are_said_and_long_ones_cut(panel: TurnPanel) -> None:
    base = samples.trace(context="")
    typo = replace(base.stages[1], note="“calender” taken for “calendar”")
    trace = replace(base, stages=(base.stages[0], typo), notes=("x" * 900, *["Said."] * 5), cached_s=40.0)
    panel.show_trace(trace, samples.tools())
    lines = panel.understood().split("\n")
    assert lines[0] == "Search by words: “calender” taken for “calendar”."
    assert len(lines[1]) <= 220
    assert lines[-1] == "and 3 more"
    last = understood_lines(replace(base, cached_s=40.0), has_tools=True)[-1]
    assert last[0].text == "The same was asked 40 s ago and nothing has changed since: this is that answer."


def test_that_there_are_few_calls_yet_to_rank_by_is_no_warning() -> None:
    base = samples.trace(context="")

    def told(arm: Arm) -> str:
        left_out = Stage(arm, StageStatus.SKIPPED, note="1 call so far")
        lines = understood_lines(replace(base, stages=(*base.stages, left_out)), has_tools=True)
        return "\n".join(run.text for line in lines for run in line)

    assert "left out: 1 call so far" in told(Arm.STICKY)
    assert "1 call so far" not in told(Arm.PERSONAL)


def test_the_conversation_that_brought_tools_in_is_told_in_one_sentence() -> None:
    read = replace(
        samples.trace().query, reason="together with the conversation, which brought 2 tools in", vague=False
    )
    told = understood_lines(replace(samples.trace(), query=read), has_tools=True)[0]
    assert "".join(run.text for run in told) == (
        "Read together with “what's the weather in Durgapur on saturday?”. It brought 2 tools in."
    )


def test_a_line_above_the_turn_comes_and_goes_with_what_it_is_about(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    panel.show_notice("The tools of the newest message could not be picked.", bad=True)
    assert panel.model.rows(), "the turn stays"
    assert panel.notice() == "The tools of the newest message could not be picked."
    panel.show_trace(samples.trace(), samples.tools())
    assert panel.notice() == ""


@pytest.mark.parametrize(("scale", "width"), [(100, 280), (100, 372), (150, 372), (200, 520)])
def test_the_headline_is_whole_at_every_size_of_text(
    panel: TurnPanel, qapp: QApplication, qtbot: QtBot, scale: int, width: int
) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    panel.resize(width, 820)
    panel.show_trace(replace(samples.trace(), tools_all=2_000, tokens_all=1_200_000), samples.tools())
    label = panel.head.findChild(RunLabel)
    assert isinstance(label, RunLabel)
    qtbot.waitUntil(lambda: label.sizeHint().width() <= label.width() + 1)


def test_the_menu_of_earlier_turns_says_what_it_does_and_gives_the_turn_that_was_chosen(
    panel: TurnPanel, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(panel.earlier.asked):
        qtbot.mouseClick(panel.head.earlier_button, Qt.MouseButton.LeftButton)
    assert panel.earlier.words() == ("Looking for earlier turns",)
    an_hour_ago = (datetime.now(UTC) - timedelta(hours=1, minutes=1)).timestamp()
    turns = [TurnSummary(f"turn-{at}", an_hour_ago, "chat", "salt & pepper\t" + "x" * 99, 3, 9) for at in range(30)]
    panel.earlier.show_turns(turns)
    assert len(panel.earlier.words()) == 20
    assert panel.earlier.words()[0].startswith("salt & pepper x")
    assert panel.earlier.words()[0].endswith("… · 1 h ago")
    with qtbot.waitSignal(panel.earlier.chosen) as chosen:
        qtbot.keyClick(panel.earlier, Qt.Key.Key_Down)
        qtbot.keyClick(panel.earlier, Qt.Key.Key_Return)
    assert chosen.args == ["turn-0"]
    panel.earlier.show_turns(())
    assert panel.earlier.words() == ("No earlier turn is kept",)
    panel.earlier.show_error("Dost's service does not answer. It is started again.")
    assert panel.earlier.words() == ("Dost's service does not answer. It is started again.",)
    panel.earlier.hide()


def test_each_thing_to_be_known_of_a_message_stands_apart(panel: TurnPanel) -> None:
    trace = replace(samples.trace(), notes=("First thing.", "Second thing."))
    panel.show_trace(trace, samples.tools())
    labels = [one for one in panel.findChildren(RunLabel) if one.isVisible() and one.plain().endswith("thing.")]
    assert [label.plain() for label in labels] == ["First thing.", "Second thing."]
    assert labels[1].geometry().top() - labels[0].geometry().bottom() >= 4
    panel.show_trace(samples.trace(), samples.tools())
    assert not [one for one in panel.findChildren(RunLabel) if one.isVisible() and one.plain().endswith("thing.")]


def test_an_empty_panel_has_a_head_as_high_as_that_of_the_page(panel: TurnPanel) -> None:
    header = PageHeader("Chat")
    assert panel.head.sizeHint().expandedTo(panel.head.minimumSize()).height() == header.minimumHeight()
    panel.show_trace(samples.trace(), samples.tools())
    assert panel.head.minimumHeight() == 0
