"""Explaining any tool: the same numbers as the trace, the rule that decided, and differences that do let it in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as some

from dost_engine.errors import SeveralTools, ToolNotFound
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.vectors import VectorIndex
from dost_engine.selection import guide, personal, ranked
from dost_engine.selection.explanation import asked_tool, explain_tool
from dost_engine.selection.scene import SHOWN_MISSED, MessageVectors, Scene
from dost_engine.types import (
    Arm,
    Catalog,
    Cause,
    Dial,
    Explanation,
    Filters,
    Limits,
    Policy,
    Recipe,
    Rules,
    ToolChoice,
    Turn,
    TurnTrace,
    Verdict,
    WayKind,
)
from support.fake_embedder import HashEmbedder
from support.small_tools import HARBOUR, catalog, definition, indexed, numbered

if TYPE_CHECKING:
    from dost_engine.types import Tool

MANY = catalog(
    harbour=HARBOUR,
    office={
        "send_fax": definition("Sends a fax from the office"),
        "print_page": definition("Prints a page", "printer"),
    },
    far=numbered(150),
)
ALL_RECIPES = (Recipe.GUIDE, Recipe.PLAIN, Recipe.RICH)
ANSWERS = {Rules.GUIDE: guide.answer, Rules.RANKED: ranked.answer, Rules.PERSONAL: personal.answer}


def scene(known: Catalog, policy: Policy, *, unusable: tuple[str, ...] = ()) -> Scene:
    model, snapshot = HashEmbedder(), prepare(known, Snapshot())
    ids = [tool.id for tool in known.tools]
    vectors = {}
    for recipe in ALL_RECIPES:
        texts = [projection.texts[recipe] for projection in snapshot.projections]
        rows = dict(zip(ids, model.embed(texts), strict=True))
        usable = {tool_id: row for tool_id, row in rows.items() if tool_id not in unusable}
        vectors[recipe] = VectorIndex.build(model.model_id, model.dim, ids, usable)
    return Scene(replace(snapshot, vectors=vectors), known, policy.recipes, MessageVectors(model))


SCENES = {
    name: scene(MANY, Policy.named(name)) for name in ("default", "guide", "text", "hybrid", "semantic", "agent-corex")
}


def trace(turn: Turn, policy: Policy, seen: Scene) -> TurnTrace:
    return ANSWERS[policy.rules](turn, policy, seen)


def explain(turn: Turn, tool: str, policy: Policy, seen: Scene) -> Explanation:
    return explain_tool(turn, policy, seen, asked_tool(seen, tool), answer=ANSWERS[policy.rules])


def ask(text: str, tool: str, policy: Policy | None = None, **options: object) -> Explanation:
    policy = policy or Policy.default()
    turn = Turn(text, **options)  # type: ignore[arg-type] - fields of the turn
    seen = next(one for one in SCENES.values() if set(one.recipes) == set(policy.recipes))
    return explain(turn, tool, policy, seen)


def kinds(explanation: Explanation) -> set[WayKind]:
    return {way.kind for way in explanation.ways}


# ------------------------------------------------------------------------------------------- never disagrees

WORDS = some.lists(
    some.sampled_from(["fax", "tide", "harbour", "page", "tool7", "thing", "route", "the", "send_fax", "zebra"]),
    min_size=1,
    max_size=6,
)
LIMITS = some.none() | some.builds(Limits, some.integers(0, 4), some.integers(0, 200))
FILTERS = some.sampled_from([Filters(), Filters(servers=("harbour",)), Filters(annotations={"readOnlyHint": True})])


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(words=WORDS, name=some.sampled_from(sorted(SCENES)), limits=LIMITS, filters=FILTERS, data=some.data())
def test_an_explanation_has_the_numbers_and_the_verdict_of_the_trace(
    words: list[str], name: str, limits: Limits | None, filters: Filters, data: some.DataObject
) -> None:
    policy, seen = Policy.named(name), SCENES[name]
    turn = Turn(" ".join(words), limits=limits, filters=filters)
    told = trace(turn, policy, seen)
    candidate = data.draw(some.sampled_from(told.candidates)) if told.candidates else None
    if candidate is None:
        return
    explanation = explain(turn, candidate.id, policy, seen)
    again = explanation.candidate
    assert (again.verdict, again.score, again.fused, again.factors) == (
        candidate.verdict,
        candidate.score,
        candidate.fused,
        candidate.factors,
    )
    if candidate.hits:  # what an arm has beyond its first can be nearer than what it has among them
        assert {(hit.arm, hit.rank, hit.score) for hit in candidate.hits} <= {
            (hit.arm, hit.rank, hit.score) for hit in again.hits
        }
    assert (explanation.pick is not None) == (candidate.verdict is Verdict.PICKED)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(words=WORDS, name=some.sampled_from(sorted(SCENES)), at=some.integers(0, len(MANY.tools) - 1))
@example(words=["tide", "thing"], name="default", at=0)  # picked by its words, far behind by meaning
def test_asking_about_a_tool_changes_no_pick(words: list[str], name: str, at: int) -> None:
    policy, seen, turn = Policy.named(name), SCENES[name], Turn(" ".join(words))
    plain = trace(turn, policy, seen)
    asked = trace(turn, policy, replace(seen, asked=MANY.tools[at].id))
    assert asked.selection == plain.selection
    assert [[(hit.id, hit.rank, hit.score) for hit in stage.hits] for stage in asked.stages] == [
        [(hit.id, hit.rank, hit.score) for hit in stage.hits] for stage in plain.stages
    ]


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(words=WORDS, at=some.integers(0, len(MANY.tools) - 1))
def test_more_in_the_fused_score_as_told_does_let_a_tool_in(words: list[str], at: int) -> None:
    policy, seen, tool = Policy.default(), SCENES["default"], MANY.tools[at]
    turn = Turn(" ".join(words))
    explanation = explain(turn, tool.id, policy, seen)
    way = next((way for way in explanation.ways if way.kind is WayKind.SCORE), None)
    if way is None or way.value is None or explanation.cut is None:
        return
    lifted = (explanation.candidate.fused or 0.0) + way.value
    assert lifted > explanation.cut
    assert lifted - 0.011 <= explanation.cut


# --------------------------------------------------------------------------------------------------- standings


def test_rank_and_score_are_told_beyond_the_hits_of_the_trace() -> None:
    shown = {hit.id: hit.rank for hit in trace(Turn("a fax"), Policy.default(), SCENES["default"]).stages[0].hits}
    beyond = [tool.id for tool in MANY.tools if tool.id not in shown][:12]
    ranks = [ask("a fax", tool_id).arms[0].rank or 0 for tool_id in beyond]
    assert len(set(ranks)) == len(beyond) == 12
    assert not {*ranks} & {*shown.values()}
    assert all(SHOWN_MISSED < rank <= len(MANY.tools) for rank in ranks)


def test_a_stop_word_is_not_missing_and_what_could_have_been_added_is_told() -> None:
    explanation = ask("please send it a fax to the zebra", "harbour/get_tide")
    missing = {word.word: word for word in explanation.missing}
    assert set(missing) == {"send", "fax", "zebra"}
    assert missing["fax"].most > 0
    assert missing["fax"].tools == 2
    assert (missing["zebra"].most, missing["zebra"].tools) == (0.0, 0)


def test_a_matched_word_is_told_with_what_it_adds() -> None:
    text = next(arm for arm in ask("send a fax", "office/send_fax").arms if arm.arm is Arm.TEXT)
    assert {word.word for word in text.words} == {"send", "fax"}
    assert sum(word.score for word in text.words) == pytest.approx(text.score, abs=0.01)


def test_the_guides_words_are_told_with_its_stop_words() -> None:
    assert "the" in {word.word for word in ask("the fax", "harbour/get_tide", Policy.guide()).missing}


# ------------------------------------------------------------------------------------------------ which rule


def test_a_filter_is_named_and_without_it_the_tool_is_picked() -> None:
    explanation = ask("send a fax", "office/send_fax", filters=Filters(servers=("harbour",)))
    assert explanation.cause is Cause.FILTER
    assert [way.text for way in explanation.ways] == ["without the filter of servers"]


def test_behind_a_filter_what_else_is_needed_is_told_with_it() -> None:
    explanation = ask("send a fax", "far/tool_9", filters=Filters(servers=("harbour",)))
    assert explanation.cause is Cause.FILTER
    assert explanation.ways
    assert all(way.text.startswith("without the filter of servers, and with ") for way in explanation.ways)


def test_a_ban_is_named() -> None:
    known = replace(MANY, choices={"office/send_fax": ToolChoice(banned=True)})
    policy = Policy.default()
    explanation = explain(Turn("send a fax"), "office/send_fax", policy, scene(known, policy))
    assert (explanation.cause, explanation.candidate.verdict) == (Cause.BAN, Verdict.DISABLED)
    assert [way.text for way in explanation.ways] == ["without your ban"]


def test_a_least_score_is_named() -> None:
    explanation = ask("send a fax", "office/send_fax", filters=Filters(min_score=0.99))
    assert explanation.cause is Cause.MIN_SCORE
    assert "without the least score" in {way.text for way in explanation.ways}


@pytest.mark.parametrize("policy", [Policy.default(), Policy.guide()], ids=["default", "guide"])
def test_limits_of_the_turn_are_named(policy: Policy) -> None:
    few = trace(Turn("send a fax"), policy, scene(MANY, policy)).selection.picks
    second = few[1].id
    by_tools = ask("send a fax", second, policy, limits=Limits(max_tools=1, max_tokens=4000))
    assert by_tools.cause is Cause.LIMITS
    assert "with 2 tools instead of 1" in {way.text for way in by_tools.ways}
    by_tokens = ask("send a fax", second, policy, limits=Limits(max_tools=10, max_tokens=1))
    assert by_tokens.cause is Cause.TOKENS
    assert "with more than 1 tokens" in {way.text for way in by_tokens.ways}


def test_where_nothing_fits_that_is_said_and_a_word_helps() -> None:
    explanation = ask("zebra", "office/print_page", Policy.named("text"))
    assert explanation.cause is Cause.NOTHING_FITS
    assert explanation.cut is None
    assert WayKind.WORD in kinds(explanation)


def test_a_tool_without_a_vector_is_said_to_have_none() -> None:
    policy = Policy.default()
    seen = scene(MANY, policy, unusable=("far/tool_9",))
    explanation = explain(Turn("send a fax"), "far/tool_9", policy, seen)
    assert explanation.cause is Cause.NO_VECTOR
    assert explanation.arms[0].rank is None


def test_a_tool_that_is_gone_but_still_indexed_is_said_to_be_gone() -> None:
    policy = Policy.default()
    seen = scene(MANY, policy)
    newer = replace(seen, catalog=Catalog(2, tuple(tool for tool in MANY.tools if tool.server != "office")))
    explanation = explain(Turn("print a page"), "office/print_page", policy, newer)
    assert (explanation.cause, explanation.ways) == (Cause.GONE, ())


def test_a_tool_that_is_not_indexed_yet_is_said_to_be_new() -> None:
    policy = Policy.default()
    seen = scene(MANY, policy)
    new = catalog(new={"send_telex": definition("Sends a telex")}).tools
    explanation = explain(
        Turn("send a fax"), "new/send_telex", policy, replace(seen, catalog=Catalog(2, (*MANY.tools, *new)))
    )
    assert explanation.cause is Cause.NOT_INDEXED


def test_by_the_personal_rules_a_tool_beyond_those_that_are_ordered_has_its_place() -> None:
    policy, seen = Policy.agent_corex(), SCENES["agent-corex"]
    ordered = {one.id for one in trace(Turn("send a fax"), policy, seen).candidates}
    beyond = next(tool.id for tool in MANY.tools if tool.id not in ordered)
    explanation = explain(Turn("send a fax"), beyond, policy, seen)
    assert (explanation.cause, explanation.arms[0].rank is not None) == (Cause.ARM_LIMIT, True)
    assert "the first 50 are ordered" in explanation.candidate.note


def test_a_picked_tool_has_its_pick_and_needs_no_way_in() -> None:
    explanation = ask("send a fax", "office/send_fax")
    assert explanation.cause is Cause.PICKED
    assert explanation.pick is not None
    assert (explanation.ways, explanation.cut) == ((), None)


# ------------------------------------------------------------------------------------------------ the ways in


def test_the_dial_the_margin_the_score_and_a_word_are_told() -> None:
    policy = Policy.default(Dial.LEAN)
    picked = [
        pick.id for pick in trace(Turn("send a fax"), Policy.default(Dial.WIDE), SCENES["default"]).selection.picks
    ]
    explanation = ask("send a fax", picked[-1], policy)
    assert explanation.cause is Cause.BELOW_CUT
    assert {WayKind.SCORE, WayKind.AMOUNT, WayKind.WORD} <= kinds(explanation)
    assert "with “wide” instead of “lean”" in {way.text for way in explanation.ways}


def test_a_name_is_told_as_a_name_and_not_as_a_word_too() -> None:
    for words in ("zebra", "send a fax"):
        explanation = ask(words, "office/print_page", Policy.named("text"))
        assert WayKind.NAME in kinds(explanation)
        assert [way.text for way in explanation.ways if way.kind is WayKind.WORD and "print_page" in way.text] == []


def test_a_word_that_is_told_lets_the_tool_in() -> None:
    explanation = ask("send a fax", "office/print_page")
    word = next(way.text for way in explanation.ways if way.kind is WayKind.WORD).split("“")[1].split("”")[0]
    told = trace(Turn(f"send a fax {word}"), Policy.default(), SCENES["default"])
    assert "office/print_page" in {pick.id for pick in told.selection.picks}


def test_by_the_guides_rules_the_limits_of_the_arms_are_told() -> None:
    policy = replace(Policy.guide(), semantic_limit=1, text_limit=1)
    explanation = ask("send a fax about the tide", "harbour/get_tide", policy)
    assert explanation.cause is Cause.ARM_LIMIT
    assert WayKind.ARM_LIMIT in kinds(explanation)


# ------------------------------------------------------------------------------------------------- by any name


async def test_a_tool_is_found_by_every_name_and_told_apart_where_several_share_it() -> None:
    async with indexed(MANY, policy=Policy.default()) as rag:
        for name in ("office/print_page", "office__print_page", "print_page"):
            assert (await rag.explain(Turn("print"), name)).tool_id == "office/print_page"
        with pytest.raises(SeveralTools, match="harbour/send_fax, office/send_fax"):
            await rag.explain(Turn("print"), "send_fax")
        with pytest.raises(ToolNotFound) as caught:
            await rag.explain(Turn("print"), "print_pge")
        assert "office/print_page" in caught.value.remedy


async def test_toolrag_explains_what_it_traces() -> None:
    async with indexed(MANY, policy=Policy.default()) as rag:
        told = await rag.trace(Turn("send a fax"))
        one: Tool = MANY.tools[-1]
        explanation = await rag.explain(Turn("send a fax"), one.id)
        assert explanation.policy == told.policy.name
        assert explanation.candidate.verdict is Verdict.BELOW_THRESHOLD
        assert explanation.distance is not None
        assert explanation.distance > 0
