"""Reasons of the engine in German: those that it writes, by every kind of rules, and what is not known."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_engine.types import Filters, Limits, Message, Policy, Role, ToolCall, ToolChoice, Turn
from dost_ui import translation
from dost_ui.reason_words import PARTS, PLACES, noted, reason, way
from support.fake_embedder import HashEmbedder
from support.small_tools import HARBOUR, catalog, definition, indexed, numbered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dost_engine.toolrag import ToolRAG
    from dost_engine.types import TurnTrace

ENGLISH = re.compile(r"\b(the|of|by|words?|meaning|called|its|below|with|and|turns?|message|more|is|instead)\b", re.I)
"""Words that stand in most English sentences and in no German one."""
WORDS = {
    "get_tide": definition("Gets tide times of a harbour", "harbour"),
    **numbered(14),
    **{f"route_{at}": definition(f"Plans a route by road number {at}") for at in range(12)},
}


@pytest.fixture
def german() -> Iterator[None]:
    translation.install("de")
    yield
    translation.install("en")


def english_of(text: str) -> list[str]:
    """English words outside of quotes."""
    return ENGLISH.findall(re.sub(r"„[^“]*“", "", text))


TURNS = (
    Turn("when is the tide in the harbour"),
    Turn("tool_3 please, and plan a route"),
    Turn(
        "harbor", history=(Message(Role.USER, "plan a route by road; then “fax” it"), Message(Role.ASSISTANT, "Done"))
    ),
    Turn(
        "and again",
        history=(
            Message(Role.USER, "send it"),
            Message(Role.ASSISTANT, "", calls=(ToolCall("s/get_tide", "1"), ToolCall("gone", "2"))),
            Message(Role.USER, "what"),
        ),
    ),
    Turn("plan a route", limits=Limits(max_tools=1, max_tokens=4000)),
    Turn("plan a route", filters=Filters(servers=("other",))),
    Turn("qqq zzz"),
    Turn("plan a route", added=("s/get_tide",)),
)


def said_in(trace: TurnTrace) -> Iterator[str]:
    """All sentences of a trace that the window shows, in German."""
    yield from (reason(pick.reason) for pick in trace.selection.picks)
    yield from (noted(candidate.note) for candidate in trace.candidates)
    yield from (reason(stage.note) for stage in trace.stages)
    yield noted(trace.query.reason)
    yield noted(trace.selection.fallback)


async def ask_everything(rag: ToolRAG, policy: Policy) -> list[str]:
    told = []
    for turn in TURNS:
        trace = await rag.trace(turn, policy)
        told += said_in(trace)
        for tool in ("s/get_tide", "s/route_11", "s/tool_9"):
            explained = await rag.explain(turn, tool, policy)
            told += [way(one.text) for one in explained.ways]
            told += [noted(arm.note) for arm in explained.arms]
            told.append(noted(explained.candidate.note))
            told.append(reason(explained.pick.reason) if explained.pick else "")
    return [one for one in told if one]


@pytest.mark.parametrize("policy", [Policy.default(), Policy.guide(), Policy.agent_corex()], ids=lambda one: one.name)
async def test_every_reason_that_the_engine_writes_is_translated(german: None, policy: Policy) -> None:
    async with indexed(catalog(s=WORDS), HashEmbedder(), policy=policy) as rag:
        await rag.trace(TURNS[0], policy)
        await rag.flush()
        told = await ask_everything(rag, policy)
    assert len(told) > 100
    assert {one: words for one in told if (words := english_of(one))} == {}


async def test_reasons_of_few_tools_pins_and_bans_are_translated(german: None) -> None:
    tools = catalog(s=HARBOUR)
    choices = {"s/get_tide": ToolChoice(pinned=True), "s/send_fax": ToolChoice(banned=True)}
    async with indexed(replace(tools, choices=choices), HashEmbedder(), policy=Policy.default()) as rag:
        trace = await rag.trace(Turn("send a fax"))
        told = [one for one in said_in(trace) if one]
        ways = [way(one.text) for one in (await rag.explain(Turn("send a fax"), "s/send_fax")).ways]
    assert any(one.startswith("Von Ihnen angeheftet; Bedeutung nah (") for one in told)
    assert "von Ihnen gesperrt" in told
    assert ways[0] == "ohne Ihre Sperre"
    assert [one for one in told + ways if english_of(one)] == []


def test_numbers_and_places_are_written_as_there(german: None) -> None:
    assert reason(
        "Meaning close (0.71, 1st of 1,212); word “rain” in its name and 2 more words; called 1 turn ago"
    ) == ("Bedeutung nah (0,71, 1. von 1.212); Wort „rain“ (Name) und 2 weitere Wörter; vor 1 Anfrage aufgerufen")
    assert reason("Good match + you used it 14 times, 93 % worked + slow at times") == (
        "Passt gut + 14-mal verwendet, 93 % erfolgreich + zeitweise langsam"
    )
    assert noted("0.42 below the cut (7th by meaning, 12th by words)") == (
        "0,42 unter der Grenze (7. nach Bedeutung, 12. nach Wörtern)"
    )
    assert noted("just below the cut") == "knapp unter der Grenze"
    assert way("without your ban and without the filter x, and with the word “a and b” in the message") == (
        "ohne Ihre Sperre und ohne den Filter x und mit dem Wort „a and b“ in der Nachricht"
    )
    assert noted("vague (2 words, where 6 or fewer are vague)") == "vage (2 Wörter; bis 6 gelten als vage)"


def test_a_part_that_is_not_known_leaves_the_whole_in_english(german: None) -> None:
    strange = "Meaning close (0.71, 1st of 12); found by a rule of tomorrow."
    assert reason(strange) == strange
    assert noted("0.42 below the cut (by a rule of tomorrow)") == "0,42 unter der Grenze (by a rule of tomorrow)"
    assert way("with luck and without your ban") == "with luck and without your ban"
    assert (reason(""), noted(""), way("")) == ("", "", "")


def test_english_stays_as_the_engine_writes_it() -> None:
    for text in ("Meaning close (0.71, 1st of 12)", "just below the cut", "with more than 4,000 tokens"):
        assert (reason(text), noted(text), way(text)) == (text, text, text)


def test_a_quoted_message_does_not_break_a_reason_apart(german: None) -> None:
    assert reason("Read together with “first; then + last”: meaning close (0.71, 1st of 12)") == (
        "Gelesen zusammen mit „first; then + last“: Bedeutung nah (0,71, 1. von 12)"
    )


def test_each_part_is_there_once() -> None:
    assert len(set(PARTS)) == len(PARTS)
    assert len(set(PLACES.values())) == len(PLACES)
