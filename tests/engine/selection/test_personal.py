"""Agent-CoreX's rules, and how the ranked rules go by habits: over a real ToolRAG, with calls as they were counted."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dost_engine import wire
from dost_engine.errors import BadRequest, EmbeddingFailed
from dost_engine.toolrag import ToolRAG
from dost_engine.types import (
    Arm,
    Candidate,
    Catalog,
    Filters,
    Limits,
    Message,
    Outcome,
    Policy,
    Role,
    Source,
    StageStatus,
    Tool,
    ToolCall,
    ToolChoice,
    Turn,
    TurnTrace,
    UsageEvent,
    UsageStats,
    Verdict,
)
from dost_engine.usage.tally import Tally
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

    from dost_engine.embedding.protocol import Embedder, Vectors

NOON = datetime(2026, 3, 30, 12, 0, tzinfo=timezone(timedelta(hours=2)))
EVENING = NOON.replace(hour=17)
COREX = Policy.agent_corex()
DEFAULT = Policy.default()
PERSONAL = replace(DEFAULT, ranking=replace(DEFAULT.ranking, personal_weight=1.0))

POST, MAIL = "postbox/send_email", "lettero/send_email"
TOOLS = (
    Tool(POST, "postbox", "send_email", "Send an email to people"),
    Tool(MAIL, "lettero", "send_email", "Send an email to people"),
    Tool("postbox/list_folders", "postbox", "list_folders", "List folders"),
    *(Tool(f"far/other_{at}", "far", f"other_{at}", f"Does the thing number{at}") for at in range(60)),
)
ASK = Turn("send an email to people")


def calls(*counts: tuple[str, int], fail: Iterable[str] = ()) -> UsageStats:
    """Each tool called so often, an hour between two calls."""
    tally, failing = Tally(), frozenset(fail)
    for tool_id, times in counts:
        for at in range(times):
            outcome = Outcome.FAILED if tool_id in failing else Outcome.OK
            tally.count(UsageEvent(NOON - timedelta(hours=1 + at), tool_id, tool_id, outcome, 200.0))
    return tally.stats()


OFTEN = calls((POST, 60), *((f"far/other_{at}", 3) for at in range(4)))


@asynccontextmanager
async def rag(
    usage: UsageStats = OFTEN,
    *,
    tools: tuple[Tool, ...] = TOOLS,
    now: datetime = NOON,
    load: Callable[[], Embedder] = HashEmbedder,
) -> AsyncIterator[ToolRAG]:
    made = ToolRAG(load_embedder=load, debounce_ms=0, policy=COREX, usage=lambda: usage, now=lambda: now)
    try:
        await made.init(allow_download=False)
        made.reindex(Catalog(1, tools))
        await made.flush()
        await made.trace(ASK, DEFAULT)  # asks for the texts that only the default embeds
        await made.flush()
        yield made
    finally:
        await made.close()


async def asked(
    turn: Turn = ASK,
    policy: Policy = COREX,
    usage: UsageStats = OFTEN,
    *,
    tools: tuple[Tool, ...] = TOOLS,
    now: datetime = NOON,
) -> TurnTrace:
    async with rag(usage, tools=tools, now=now) as made:
        return await made.trace(turn, policy)


def ids(trace: TurnTrace) -> list[str]:
    return [pick.id for pick in trace.selection.picks]


def candidate(trace: TurnTrace, tool_id: str) -> Candidate:
    return next(one for one in trace.candidates if one.id == tool_id)


def note(trace: TurnTrace, arm: Arm) -> tuple[StageStatus, str]:
    return next((stage.status, stage.note) for stage in trace.stages if stage.arm is arm)


async def test_with_too_few_calls_the_order_is_the_plain_one_by_cosine_and_the_trace_says_so() -> None:
    trace = await asked(usage=calls((POST, 12)))
    model = HashEmbedder()
    vectors = model.embed([f"{tool.name}: {tool.description}" for tool in TOOLS])
    cosines = (vectors @ model.embed([ASK.text])[0]).astype(float)
    best = sorted(range(len(TOOLS)), key=lambda at: (-round(cosines[at], 6), TOOLS[at].name, TOOLS[at].id))
    assert ids(trace) == [TOOLS[at].id for at in best[:10]]
    waits = "12 calls of 1 tool so far, 50 calls of 5 tools are needed"
    assert note(trace, Arm.PERSONAL) == (StageStatus.SKIPPED, waits)
    assert "by meaning alone" in trace.query.reason
    assert candidate(trace, POST).factors.keys() == {"similarity"}


async def test_among_twins_the_one_that_is_used_comes_first_and_the_reason_says_why() -> None:
    trace = await asked()
    assert ids(trace)[:2] == [POST, MAIL]
    assert ids(await asked(usage=calls((MAIL, 60), *((f"far/other_{at}", 3) for at in range(4)))))[:2] == [MAIL, POST]
    first = trace.selection.picks[0]
    assert "match + you used it 60 times, 100 % worked" in first.reason
    assert "personal" in first.flags
    assert note(trace, Arm.PERSONAL)[0] is StageStatus.OK


async def test_every_factor_is_shown_and_the_score_is_their_sum_times_the_boosts() -> None:
    tools = (replace(TOOLS[0], tags=("certified", "fast")), *TOOLS[1:])
    one = candidate(await asked(tools=tools), POST)
    assert set(one.factors) == {"similarity", "popularity", "history", "performance"}
    weights = {"similarity": 0.40, "popularity": 0.25, "history": 0.20, "performance": 0.15}
    total = sum(weight * one.factors[name] for name, weight in weights.items())
    assert one.fused == pytest.approx(total, abs=0.002)
    assert one.boosts == {"certified": 1.25, "fast": 1.1}
    assert one.score == pytest.approx(total * 1.25 * 1.1, abs=0.003)


async def test_a_habit_makes_no_tool_an_answer_to_another_question() -> None:
    trace = await asked(Turn("list folders"))
    assert ids(trace)[0] == "postbox/list_folders"


async def test_a_tool_that_fails_loses_to_its_twin() -> None:
    usage = calls((POST, 30), (MAIL, 30), *((f"far/other_{at}", 3) for at in range(4)), fail=[POST])
    assert ids(await asked(usage=usage))[:2] == [MAIL, POST]


@pytest.mark.parametrize(("now", "tag", "boost"), [(EVENING, "async", 1.2), (NOON, "fast", 1.1)])
async def test_the_time_of_day_boosts_what_is_tagged_for_it(now: datetime, tag: str, boost: float) -> None:
    tools = (replace(TOOLS[0], tags=("async",)), replace(TOOLS[1], tags=("fast",)), *TOOLS[2:])
    trace = await asked(tools=tools, now=now)
    boosts = {tool_id: set(candidate(trace, tool_id).boosts.values()) for tool_id in (POST, MAIL)}
    tagged = POST if tag == "async" else MAIL
    assert boosts == {tagged: {boost}, ({POST, MAIL} - {tagged}).pop(): set()}


async def test_the_server_of_the_last_call_is_boosted() -> None:
    history = (
        Message(Role.USER, "list folders"),
        Message(Role.ASSISTANT, calls=(ToolCall("postbox/list_folders", "c1"),)),
    )
    trace = await asked(replace(ASK, history=history))
    assert candidate(trace, POST).boosts == {"workflow": 1.15}
    assert candidate(trace, MAIL).boosts == {}
    assert "workflow × 1.15" in trace.selection.picks[0].reason
    assert any(pick.id == "postbox/list_folders" for pick in trace.selection.picks)


async def test_tools_that_are_called_together_come_under_their_own_label() -> None:
    tally = Tally()
    for day in range(15):
        for step, tool_id in enumerate([POST, "far/other_59", "far/other_1", "far/other_2", "far/other_3"]):
            origin = "chat" if step < 2 else tool_id
            tally.count(UsageEvent(NOON - timedelta(days=15 - day, seconds=-step), tool_id, origin))
    three = replace(COREX, personal=replace(COREX.personal, most=3))
    trace = await asked(policy=three, usage=tally.stats())
    added = trace.selection.picks[3]
    assert (added.id, added.source, added.flags) == ("far/other_59", Source.TOGETHER, ("together",))
    assert added.reason == "Called together with a picked tool 15 times"
    assert len(trace.selection.picks) == 4


async def test_min_score_is_a_floor_on_the_sum_of_the_factors() -> None:
    trace = await asked(replace(ASK, filters=Filters(min_score=0.5)))
    sums = {one.id: one.fused or 0.0 for one in trace.candidates if one.factors}
    assert set(ids(trace)) == {tool_id for tool_id, total in sums.items() if total >= 0.5}
    below = candidate(trace, "far/other_0")
    assert below.verdict is Verdict.BELOW_THRESHOLD
    assert "0.50 asked for" in below.note


async def test_min_score_holds_for_tools_that_are_added_and_not_for_pinned_ones() -> None:
    tally = Tally()
    for day in range(15):
        for step, tool_id in enumerate([POST, "far/other_59", "far/other_1", "far/other_2", "far/other_3"]):
            origin = "chat" if step < 2 else tool_id
            tally.count(UsageEvent(NOON - timedelta(days=15 - day, seconds=-step), tool_id, origin))
    history = (Message(Role.USER, "do it"), Message(Role.ASSISTANT, calls=(ToolCall("far/other_7", "c1"),)))
    turn = replace(ASK, history=history)
    three = replace(COREX, personal=replace(COREX.personal, most=3))
    async with rag(tally.stats()) as made:
        assert {"far/other_59", "far/other_7"} <= {*ids(await made.trace(turn, three))}
        floored = replace(turn, filters=Filters(min_score=0.5))
        assert set(ids(await made.trace(floored, three))) == {POST, MAIL}
        made.reindex(Catalog(2, TOOLS, choices={"far/other_8": ToolChoice(pinned=True)}))
        await made.flush()
        assert set(ids(await made.trace(floored, three))) == {POST, MAIL, "far/other_8"}


@pytest.mark.parametrize("least", [85.0, -1.1, float("nan")])
async def test_a_least_score_that_cannot_be_is_refused(least: float) -> None:
    with pytest.raises(BadRequest, match="min_score"):
        await asked(replace(ASK, filters=Filters(min_score=least)))


async def test_only_the_50_nearest_are_ordered_and_limits_hold() -> None:
    trace = await asked(replace(ASK, limits=Limits(max_tools=3)))
    assert len(ids(trace)) == 3
    assert sum(bool(one.factors) for one in trace.candidates) == 50


async def test_the_answer_travels_whole() -> None:
    trace = await asked()
    assert wire.from_json(TurnTrace, wire.to_json(trace)) == trace


class Silent(HashEmbedder):
    """Embeds tools and fails on messages."""

    def embed(self, texts: list[str]) -> Vectors:  # type: ignore[override]
        if ASK.text in texts:
            raise EmbeddingFailed("out of order")
        return super().embed(texts)


async def test_without_vectors_words_answer_and_the_trace_says_why() -> None:
    async with rag(load=Silent) as made:
        trace = await made.trace(ASK)
    assert set(ids(trace)[:2]) == {POST, MAIL}
    assert "failed" in trace.selection.fallback


# ------------------------------------------------------------------------------------------------- ranked rules


async def test_the_ranked_rules_put_the_used_twin_first_and_show_by_how_much() -> None:
    other = calls((MAIL, 60), *((f"far/other_{at}", 3) for at in range(4)))
    for usage, used, twin in ((OFTEN, POST, MAIL), (other, MAIL, POST)):
        trace = await asked(policy=PERSONAL, usage=usage)
        assert ids(trace)[:2] == [used, twin]
        assert candidate(trace, used).factors["personal"] > 0.2
        assert "you used it 60 times" in trace.selection.picks[0].reason
        assert trace.selection.picks[0].source in {Source.BOTH, Source.SEMANTIC, Source.TEXT}


async def test_without_calls_or_without_the_option_the_ranked_rules_are_as_they_were() -> None:
    plain = await asked(policy=DEFAULT, usage=UsageStats())
    for trace in (
        await asked(policy=DEFAULT),
        await asked(policy=PERSONAL, usage=UsageStats()),
        await asked(policy=PERSONAL, usage=calls((POST, 20))),
    ):
        assert [(pick.id, pick.score) for pick in trace.selection.picks] == [
            (pick.id, pick.score) for pick in plain.selection.picks
        ]
    assert note(await asked(policy=PERSONAL, usage=calls((POST, 20))), Arm.PERSONAL)[0] is StageStatus.SKIPPED


async def test_no_habit_moves_a_tool_by_more_than_the_weight() -> None:
    extreme = calls((POST, 100), *((f"far/other_{at}", 1) for at in range(9)))
    trace = await asked(policy=PERSONAL, usage=extreme)
    moved = [one.factors["personal"] for one in trace.candidates if "personal" in one.factors]
    assert moved
    assert np.abs(moved).max() <= 1.0


async def test_many_turns_at_once_see_one_usage_each() -> None:
    async with rag() as made:
        traces = await asyncio.gather(*(made.trace(ASK, policy) for policy in (COREX, PERSONAL, DEFAULT) * 3))
    assert len({tuple(ids(trace)) for trace in traces[::3]}) == 1
