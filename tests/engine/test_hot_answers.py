"""A question that is asked again within the hour: the same answer, for nothing, as long as nothing changed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.catalog import with_choices
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.selection import guide, ranked
from dost_engine.selection.answers import KEPT_ANSWERS, KEPT_S, HotAnswers
from dost_engine.selection.scene import Scene
from dost_engine.types import (
    Choices,
    Filters,
    Limits,
    Message,
    Method,
    Policy,
    Role,
    Rules,
    ToolChoice,
    Turn,
    TurnTrace,
)
from support.fake_embedder import HashEmbedder
from support.small_tools import HARBOUR, RefusingEmbedder, catalog, indexed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors

KNOWN = catalog(port=HARBOUR)
FAX = Turn("Sends a fax", (Message(Role.USER, "hello"),))


class Counting(HashEmbedder):
    """Counts the texts that it embeds."""

    count = 0

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.count += len(texts)
        return super().embed(texts)


def timeless(trace: TurnTrace) -> TurnTrace:
    """The trace without what tells one answer from the same one given again."""
    stages = tuple(replace(stage, took_ms=0.0) for stage in trace.stages)
    return replace(trace, turn_id="", at=datetime(2026, 1, 1, tzinfo=UTC), took_ms=0.0, cached_s=None, stages=stages)


async def test_a_repeated_question_costs_no_embedding_and_says_how_old_its_answer_is() -> None:
    model = Counting()
    async with indexed(KNOWN, model, policy=Policy.default(), cache_answers=True) as rag:
        first = await rag.trace(FAX)
        embedded = model.count
        second = await rag.trace(replace(FAX, origin="another app"))
        assert model.count == embedded
        assert first.cached_s is None
        assert second.cached_s is not None
        assert second.cached_s >= 0
        assert second.origin == "another app"
        assert second.turn_id != first.turn_id
        assert second.at >= first.at
        assert timeless(replace(second, origin="")) == timeless(first)


async def test_nothing_is_kept_where_that_is_switched_off() -> None:
    async with indexed(KNOWN, policy=Policy.default()) as rag:
        assert (await rag.trace(FAX)).cached_s is None
        assert (await rag.trace(FAX)).cached_s is None


OTHERS: dict[str, Turn] = {
    "text": replace(FAX, text="sends a fax"),
    "context": replace(FAX, history=(Message(Role.USER, "hallo"),)),
    "filters": replace(FAX, filters=Filters(servers=("port",))),
    "limits": replace(FAX, limits=Limits(3)),
    "method": replace(FAX, method=Method.TEXT),
}


@pytest.mark.parametrize("what", OTHERS)
async def test_another_question_is_answered_anew(what: str) -> None:
    async with indexed(KNOWN, policy=Policy.default(), cache_answers=True) as rag:
        await rag.trace(FAX)
        assert (await rag.trace(OTHERS[what])).cached_s is None
        assert (await rag.trace(FAX)).cached_s is not None
        assert (await rag.trace(FAX, Policy.of_method(Method.HYBRID))).cached_s is None


async def test_another_catalogue_choice_or_model_is_asked_anew() -> None:
    async with indexed(KNOWN, policy=Policy.default(), cache_answers=True) as rag:
        await rag.trace(FAX)
        banned = with_choices(KNOWN.tools, Choices({"port/send_fax": ToolChoice(banned=True)}), revision=2)
        rag.reindex(banned)
        at_once = await rag.trace(FAX)  # before it is indexed
        assert at_once.cached_s is None
        assert "port/send_fax" not in {pick.id for pick in at_once.selection.picks}
        await rag.flush()
        assert (await rag.trace(FAX)).cached_s is None
        rag.reindex(catalog(3, port={"send_fax": HARBOUR["send_fax"]}))
        await rag.flush()
        assert (await rag.trace(FAX)).tools_all == 1


async def test_an_answer_without_the_model_that_failed_is_not_kept() -> None:
    refusing = RefusingEmbedder("Sends a fax, please")
    async with indexed(KNOWN, refusing, policy=Policy.default(), cache_answers=True) as rag:
        turn = Turn("Sends a fax, please")
        assert (await rag.trace(turn)).selection.fallback
        refusing.refused = ()
        again = await rag.trace(turn)
        assert again.cached_s is None
        assert not again.selection.fallback


def by_words(turn: Turn, policy: Policy) -> TurnTrace:
    scene = Scene(SNAPSHOT, KNOWN, policy.recipes)
    return (ranked if policy.rules is Rules.RANKED else guide).answer(turn, policy, scene)


SNAPSHOT = prepare(KNOWN, Snapshot())


def test_an_answer_is_good_for_an_hour_and_only_the_last_ones_are_kept() -> None:
    now = [0.0]
    answers, world = HotAnswers(lambda: now[0]), (SNAPSHOT,)

    def ask(text: str) -> TurnTrace:
        turn = Turn(text)
        return answers.answer(turn, Policy.default(), 20, world, lambda: by_words(turn, Policy.default()))

    ask("fax")
    now[0] = KEPT_S
    assert ask("fax").cached_s == KEPT_S
    now[0] = KEPT_S + 1
    assert ask("fax").cached_s is None
    for number in range(KEPT_ANSWERS):
        ask(f"number {number}")
    assert ask("fax").cached_s is None


TEXTS = st.sampled_from(["fax", "send a fax", "tide times", "", "mow the lawn and send a fax to Ada now"])
POLICIES = st.sampled_from([Policy.default(), Policy.guide(), Policy.of_method(Method.TEXT), Policy.ratel()])


@given(asked=st.lists(st.tuples(TEXTS, st.lists(TEXTS, max_size=2), POLICIES), max_size=12))
@settings(max_examples=40, deadline=None)
def test_what_is_given_again_equals_what_would_be_found(asked: list[tuple[str, list[str], Policy]]) -> None:
    answers = HotAnswers()
    for text, said, policy in asked:
        turn = Turn(text, tuple(Message(Role.USER, one) for one in said))
        given_: Any = answers.answer(turn, policy, 20, (SNAPSHOT,), lambda t=turn, p=policy: by_words(t, p))  # type: ignore[misc]
        assert timeless(given_) == timeless(by_words(turn, policy))
