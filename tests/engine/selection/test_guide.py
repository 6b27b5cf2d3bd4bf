"""The guide's rules over a snapshot: what is picked, and what the trace says about it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_engine import wire
from dost_engine.index.build import VectorSource
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.vectors import VectorIndex
from dost_engine.selection.guide import answer
from dost_engine.selection.scene import SHOWN_MISSED, MessageVectors, Scene
from dost_engine.types import (
    Arm,
    Catalog,
    Filters,
    Limits,
    Message,
    Method,
    Policy,
    Recipe,
    Role,
    Source,
    StageStatus,
    Turn,
    TurnTrace,
    Verdict,
)
from support.fake_embedder import HashEmbedder
from support.scenes import called, candidate, names, pick, said
from support.small_tools import HARBOUR, RefusingEmbedder, TableEmbedder, catalog, definition, numbered

if TYPE_CHECKING:
    from dost_engine.embedding.protocol import Embedder

GUIDE = Policy.guide()
SEVEN = "one two three four five six seven"


def scene(known: Catalog, embedder: Embedder | None = None) -> Scene:
    """A scene that is ready."""
    model = embedder or HashEmbedder()
    snapshot = prepare(known, Snapshot())
    digests = [projection.digests[Recipe.GUIDE] for projection in snapshot.projections]
    texts = dict(zip(digests, (each.texts[Recipe.GUIDE] for each in snapshot.projections), strict=True))
    vectors = VectorSource(model, Recipe.GUIDE).vectors(texts, progress=lambda done, total: None, wanted=lambda: True)
    index = VectorIndex.build(model.model_id, model.dim, digests, vectors)
    return Scene(replace(snapshot, vectors={Recipe.GUIDE: index}), known, GUIDE.recipes, MessageVectors(model))


def table(cosines: dict[str, float], query: float = 1.0) -> TableEmbedder:
    """Gives the named tools these cosines to any message, and the others a cosine of 0."""
    vectors = {f"{name}.": (at, (1 - at * at) ** 0.5) for name, at in cosines.items()}
    return TableEmbedder(vectors, message=(query, 0.0), tool=(0.0, 1.0))


def stage(trace: TurnTrace, arm: Arm) -> StageStatus:
    return next(each.status for each in trace.stages if each.arm is arm)


# ------------------------------------------------------------------------------------------------ what is picked


def test_hits_below_a_quarter_are_no_hits() -> None:
    tools = catalog(s={"near": definition(), "edge": definition(), "far": definition()})
    trace = answer(Turn("what"), GUIDE, scene(tools, table({"near": 0.9, "edge": 0.2501, "far": 0.2499})))
    assert names(trace) == ["near", "edge"]
    assert candidate(trace, "far").verdict is Verdict.BELOW_THRESHOLD
    assert candidate(trace, "far").note == "just below the cut (0.25 by meaning)"


def test_the_first_five_by_meaning_are_taken_and_the_next_are_told() -> None:
    cosines = {f"t{at}": 0.9 - at / 20 for at in range(8)}
    trace = answer(Turn("what"), GUIDE, scene(catalog(s=dict.fromkeys(cosines, definition())), table(cosines)))
    assert names(trace) == ["t0", "t1", "t2", "t3", "t4"]
    assert [hit.id for hit in trace.stages[0].hits] == [f"s/t{at}" for at in range(8)]
    assert [each.id for each in trace.candidates] == [f"s/t{at}" for at in range(8)]
    assert candidate(trace, "t5").verdict is Verdict.OVER_LIMIT
    assert candidate(trace, "t5").note == "6th by meaning, 5 taken (0.05 below the last)"


def test_the_first_three_by_words_are_taken_and_the_fourth_is_told() -> None:
    tools = catalog(s={f"t{at}": definition("fax " + " ".join(f"w{n}" for n in range(at))) for at in range(5)})
    trace = answer(Turn("fax"), replace(GUIDE, semantic_limit=0), scene(tools, table({})))
    assert names(trace) == ["t0", "t1", "t2"]
    assert candidate(trace, "t3").note == "4th by words, 3 taken"


def test_meaning_comes_first_then_words_then_history_each_tool_once() -> None:
    known = scene(catalog(s=HARBOUR), table({"get_tide": 0.1, "send_fax": 0.5, "plan_route": 0.9, "mow_lawn": 0.1}))
    turn = Turn("fax tide times to every harbour right now please", (called("mow_lawn", "send_fax"),))
    trace = answer(turn, GUIDE, known)
    assert names(trace) == ["plan_route", "send_fax", "get_tide", "mow_lawn"]
    assert [each.source for each in trace.selection.picks] == ["semantic", "both", "text", "sticky"]
    assert pick(trace, "send_fax").flags == ("semantic", "sticky", "text")
    assert pick(trace, "mow_lawn").score == 0.0


def test_scores_are_rounded_half_up_to_three_decimals() -> None:
    trace = answer(Turn("x"), GUIDE, scene(catalog(s={"t": definition()}), table({"t": 0.43251})))
    assert pick(trace, "t").score == 0.433


def test_tools_of_equal_score_come_by_name_then_id() -> None:
    tools = catalog(z={"b": definition(), "a": definition()}, y={"b": definition()})
    trace = answer(Turn("x"), GUIDE, scene(tools, table({"a": 0.5, "b": 0.5})))
    assert [each.id for each in trace.selection.picks] == ["z/a", "y/b", "z/b"]


# --------------------------------------------------------------------------------------------- vague or not vague


@pytest.mark.parametrize(
    ("text", "cosine", "vague"),
    [
        ("one two three four five six", 0.9, True),
        (SEVEN, 0.9, False),
        ("one two three four five six ", 0.9, False),  # the blank at the end makes a seventh part
        (SEVEN, 0.3994, True),
        (SEVEN, 0.3996, False),  # rounds to 0.4, which is not below it
        (SEVEN, 0.1, True),
        ("", 0.9, True),
    ],
)
def test_six_parts_or_a_weak_best_hit_are_vague(text: str, cosine: float, vague: bool) -> None:
    known = scene(catalog(s={"t": definition()}), table({"t": cosine}))
    trace = answer(Turn(text, (said("the message before"),)), GUIDE, known)
    assert trace.query.vague is vague
    assert trace.query.context == ("the message before" if vague else "")
    assert trace.query.searched_text == (f"{text}. Context: the message before" if vague else text)


def test_enriched_hits_come_first_and_the_plain_ones_after_them() -> None:
    names_of_both = [f"p{at}" for at in range(5)] + [f"c{at}" for at in range(5)]
    vectors = {f"p{at}.": (0.6 - at / 100, 0.0, 0.8) for at in range(5)}
    vectors |= {f"c{at}.": (0.0, 0.7 - at / 100, 0.7) for at in range(5)}
    embedder = TableEmbedder(vectors | {"do it. Context: before": (0.0, 1.0, 0.0)}, (1.0, 0.0, 0.0))
    known = scene(catalog(s=dict.fromkeys(names_of_both, definition())), embedder)
    trace = answer(Turn("do it", (said("before"),)), GUIDE, known)
    assert names(trace) == ["c0", "c1", "c2", "c3", "c4", "p0", "p1", "p2", "p3", "p4"]
    assert [each.arm for each in trace.stages] == ["semantic", "context", "text", "sticky"]
    assert pick(trace, "c0").flags == ("context",)
    assert pick(trace, "c0").source is Source.SEMANTIC
    assert pick(trace, "c0").reason.startswith("Read together with “before”: meaning close (0.71, 1st of 10)")


def test_what_was_missed_with_the_message_before_says_so_behind_its_place() -> None:
    vectors = {f"c{at}.": (0.0, 0.7 - at / 100, 0.7) for at in range(6)} | {"low.": (0.0, 0.2, 0.9)}
    embedder = TableEmbedder(vectors | {"do it. Context: before": (0.0, 1.0, 0.0)}, (1.0, 0.0, 0.0))
    tools = [*(f"c{at}" for at in range(6)), "low"]
    trace = answer(
        Turn("do it", (said("before"),)), GUIDE, scene(catalog(s=dict.fromkeys(tools, definition())), embedder)
    )
    assert candidate(trace, "c5").note == "6th by meaning, 5 taken (with the message before; 0.01 below the last)"
    assert candidate(trace, "low").note == "0.03 below the cut (0.25 by meaning; with the message before)"


def test_the_context_is_the_newest_user_message_that_holds_text() -> None:
    history = (said("oldest"), said("newest"), Message(Role.ASSISTANT, "answer"), said(" \ufeff"))
    trace = answer(Turn("do it", history), GUIDE, scene(catalog(s=HARBOUR)))
    assert trace.query.context == "newest"


def test_only_the_vector_search_sees_the_context() -> None:
    known = scene(catalog(s=HARBOUR), table({}))
    assert names(answer(Turn("do it", (said("send a fax"),)), GUIDE, known)) == []


# ------------------------------------------------------------------------------------------------- the history


def test_sticky_tools_are_those_of_the_last_three_assistant_messages_newest_first() -> None:
    history = (called("a"), called("b"), said("x"), Message(Role.ASSISTANT, "text"), said("y"), called("c", "d"))
    tools = catalog(s={name: definition() for name in "abcd"})
    trace = answer(Turn("what", history), GUIDE, scene(tools, table({})))
    assert names(trace) == ["c", "d", "b"]
    assert pick(trace, "c").reason == "Called 1 turn ago"
    assert pick(trace, "b").reason == "Called 3 turns ago"


def test_a_name_that_two_servers_have_keeps_both_and_says_so() -> None:
    tools = catalog(work={"create_issue": definition()}, home={"create_issue": definition()})
    trace = answer(Turn("what", (called("create_issue"),)), GUIDE, scene(tools, table({})))
    assert [each.id for each in trace.selection.picks] == ["work/create_issue", "home/create_issue"]
    assert trace.stages[-1].note == "“create_issue” is offered by 2 servers"


def test_tools_of_one_name_are_told_apart_by_what_they_do() -> None:
    tools = catalog(
        work={"create_issue": definition("Creates an issue in the work tracker")},
        home={"create_issue": definition("Creates an issue in the hobby tracker")},
        proxy={"mcp__work__create_issue": definition("Creates an issue through the proxy")},
    )
    trace = answer(Turn("create an issue in the hobby tracker"), GUIDE, scene(tools))
    assert trace.selection.picks[0].id == "home/create_issue"
    assert {pick.id for pick in trace.selection.picks} == {tool.id for tool in tools.tools}


def test_a_wire_name_and_an_id_in_the_history_mean_one_tool() -> None:
    tools = catalog(work={"create_issue": definition()}, home={"create_issue": definition()})
    for name in ("home__create_issue", "home/create_issue"):
        trace = answer(Turn("what", (called(name),)), GUIDE, scene(tools, table({})))
        assert [each.id for each in trace.selection.picks] == ["home/create_issue"]


def test_a_tool_that_is_gone_is_not_kept_and_the_trace_says_so() -> None:
    trace = answer(Turn("what", (called("hasOwnProperty"),)), GUIDE, scene(catalog(s=HARBOUR), table({})))
    assert names(trace) == []
    assert trace.stages[-1].note == "“hasOwnProperty” is no longer offered"


# ------------------------------------------------------------------------------------------- what a turn asks for


def test_filtered_tools_take_no_place_and_say_which_filter() -> None:
    tools = catalog(a={"t": definition("fax")}, b={"t": definition("fax"), "u": definition("fax")})
    known = scene(tools, table({"t": 0.9, "u": 0.8}))
    trace = answer(Turn("fax", filters=Filters(servers=("a",))), GUIDE, known)
    assert [each.id for each in trace.selection.picks] == ["a/t"]
    assert {(each.id, each.verdict, each.note) for each in trace.candidates[1:]} == {
        ("b/t", "filtered", "server b is left out"),
        ("b/u", "filtered", "server b is left out"),
    }
    assert [hit.id for hit in trace.stages[0].hits] == ["a/t"]


def test_an_annotation_that_is_absent_means_the_protocols_default() -> None:
    reading = definition() | {"annotations": {"readOnlyHint": True}}
    known = scene(catalog(s={"read": reading, "write": definition()}), table({"read": 0.8, "write": 0.9}))
    assert names(answer(Turn("x", filters=Filters(annotations={"readOnlyHint": True})), GUIDE, known)) == ["read"]
    assert names(answer(Turn("x", filters=Filters(annotations={"readOnlyHint": False})), GUIDE, known)) == ["write"]


def test_a_category_is_a_tag() -> None:
    tagged = definition() | {"_meta": {"tags": ["sea"]}}
    known = scene(catalog(s={"tide": tagged, "lawn": definition()}), table({"tide": 0.8, "lawn": 0.9}))
    assert names(answer(Turn("x", filters=Filters(categories=("sea", "air"))), GUIDE, known)) == ["tide"]


def test_a_least_score_replaces_the_policys_floor() -> None:
    known = scene(catalog(s={"a": definition(), "b": definition()}), table({"a": 0.6, "b": 0.2}))
    assert names(answer(Turn("x", filters=Filters(min_score=0.5)), GUIDE, known)) == ["a"]
    assert names(answer(Turn("x", filters=Filters(min_score=0.1)), GUIDE, known)) == ["a", "b"]


def test_limits_cut_the_end_of_the_pick_list() -> None:
    cosines = {f"t{at}": 0.9 - at / 20 for at in range(5)}
    known = scene(catalog(s=dict.fromkeys(cosines, definition())), table(cosines))
    whole = answer(Turn("x"), GUIDE, known)
    one = whole.tokens_sent // 5
    assert names(answer(Turn("x", limits=Limits(2, 10_000)), GUIDE, known)) == ["t0", "t1"]
    trace = answer(Turn("x", limits=Limits(10, 3 * one)), GUIDE, known)
    assert names(trace) == ["t0", "t1", "t2"]
    assert trace.tokens_sent == 3 * one
    assert trace.tokens_all == 5 * one
    assert [(each.verdict, each.note) for each in trace.candidates[3:]] == [
        ("over_limit", "over the limit (3 tools are as many as this turn may have)")
    ] * 2


def test_a_method_leaves_arms_out_and_says_so() -> None:
    known = scene(catalog(s=HARBOUR), table({"mow_lawn": 0.9}))
    history = (said("before"), called("plan_route"))
    words = answer(Turn("fax", history, method=Method.TEXT), GUIDE, known)
    assert names(words) == ["send_fax", "plan_route"]
    assert stage(words, Arm.SEMANTIC) is stage(words, Arm.CONTEXT) is StageStatus.SKIPPED
    assert words.stages[0].note == "only words were asked for"
    assert words.query.reason == "by its words, not by meaning: only words were asked for"
    meaning = answer(Turn("fax", history, method=Method.SEMANTIC), GUIDE, known)
    assert names(meaning) == ["mow_lawn", "plan_route"]
    assert stage(meaning, Arm.TEXT) is StageStatus.SKIPPED


# ------------------------------------------------------------------------------------------- when something is missing


def test_without_vectors_every_tool_is_given_and_what_words_found_is_still_told() -> None:
    known = catalog(s=HARBOUR)
    trace = answer(Turn("fax", (called("mow_lawn"),)), GUIDE, Scene(prepare(known, Snapshot()), known, GUIDE.recipes))
    assert names(trace) == list(HARBOUR)
    assert trace.selection.fallback == "the model is not loaded yet: all tools"
    assert [each.source for each in trace.selection.picks] == ["all", "text", "all", "sticky"]
    assert pick(trace, "get_tide").reason == "Every tool is given: the model is not loaded yet"
    assert trace.stages[0].note == "the model is not loaded yet"
    assert trace.tokens_sent == trace.tokens_all


def test_words_alone_need_no_model() -> None:
    known = catalog(s=HARBOUR)
    trace = answer(Turn("fax", method=Method.TEXT), GUIDE, Scene(prepare(known, Snapshot()), known, GUIDE.recipes))
    assert names(trace) == ["send_fax"]
    assert trace.selection.fallback == ""


@pytest.mark.parametrize("query", [1e30, 1e-30])
def test_a_vector_of_any_length_is_a_direction(query: float) -> None:
    known = scene(catalog(s=HARBOUR), table(dict.fromkeys(HARBOUR, 0.9), query=query))
    assert pick(answer(Turn("zzz"), GUIDE, known), "get_tide").score == 0.9


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), 0.0])
def test_a_message_without_a_usable_vector_is_still_answered_by_words(bad: float) -> None:
    known = scene(catalog(s=HARBOUR), table(dict.fromkeys(HARBOUR, 0.9), query=bad))
    trace = answer(Turn("fax", (said("before"),)), GUIDE, known)
    assert names(trace) == ["send_fax"]
    assert stage(trace, Arm.SEMANTIC) is StageStatus.FAILED
    assert "no usable vector" in trace.stages[0].note
    assert wire.from_json(TurnTrace, wire.to_json(trace)) == trace


def test_a_model_that_fails_costs_its_arm_only() -> None:
    trace = answer(Turn("fax zzz"), GUIDE, scene(catalog(s=HARBOUR), RefusingEmbedder("zzz")))
    assert names(trace) == ["send_fax"]
    assert stage(trace, Arm.SEMANTIC) is StageStatus.FAILED


@pytest.mark.parametrize("text", ["", "   \n\t", "\u200b\u200b", "🚀🚀", "???", "...", "\x00", "\ud800"])
def test_nothing_to_search_for_gives_sticky_tools_only(text: str) -> None:
    known = scene(catalog(s=HARBOUR), table({}))
    assert names(answer(Turn(text), GUIDE, known)) == []
    assert names(answer(Turn(text, (called("send_fax"),)), GUIDE, known)) == ["send_fax"]


def test_an_empty_catalogue_gives_nothing_and_says_so() -> None:
    trace = answer(Turn("x"), GUIDE, scene(Catalog()))
    assert (names(trace), trace.candidates, trace.tokens_all, trace.tools_all) == ([], (), 0, 0)
    assert {each.note for each in trace.stages[:3]} == {"there are no tools"}
    assert trace.selection.fallback == ""


def test_a_trace_carries_as_many_hits_behind_those_taken_as_it_tells_missed_tools() -> None:
    known = scene(catalog(s=numbered(150)), table({}))

    def hits(asked: Scene) -> int:
        return len(next(each for each in answer(Turn("thing"), GUIDE, asked).stages if each.arm is Arm.TEXT).hits)

    assert hits(known) == GUIDE.text_limit + SHOWN_MISSED
    assert hits(replace(known, missed=100)) == GUIDE.text_limit + 100


# ------------------------------------------------------------------------------------------------------- reasons


@pytest.mark.parametrize(
    ("text", "cosine", "before", "reason"),
    [
        ("do it", 0.9, "x", "vague (2 words, where 6 or fewer are vague), together with the message before"),
        ("fax", 0.9, "", "vague (1 word, where 6 or fewer are vague), with no earlier message to read it with"),
        (" ", 0.9, "", "vague (no words, where 6 or fewer are vague), with no earlier message to read it with"),
        (SEVEN, 0.9, "x", "clear by itself (7 words, the best tool at 0.90)"),
        (SEVEN, 0.31, "x", "vague (the best tool's 0.31 is under 0.40), together with the message before"),
        (SEVEN, 0.1, "x", "vague (no tool reaches 0.25), together with the message before"),
    ],
)
def test_how_a_message_was_read_is_said(text: str, cosine: float, before: str, reason: str) -> None:
    known = scene(catalog(s={"t": definition()}), table({"t": cosine}))
    assert answer(Turn(text, (said(before),)), GUIDE, known).query.reason == reason


def test_reasons_are_sentences_that_say_why() -> None:
    known = scene(catalog(s=HARBOUR), table({"get_tide": 0.62}))
    history = (called("get_tide"), said("and now"))
    trace = answer(Turn("tide times of harbours near the north sea", history), GUIDE, known)
    assert pick(trace, "get_tide").reason == (
        "Meaning close to the message (0.62, 1st of 4); word “tide” in its name and 2 more words; called 2 turns ago"
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fax", "Word “fax” in its name"),
        ("numb", "“numb” as the beginning of “number” in its parameters"),
        ("sends", "Word “sends” in its description"),
        ("a fax", "Word “fax” in its name and 1 more word"),
    ],
)
def test_the_word_that_counted_most_is_named_with_its_place(text: str, reason: str) -> None:
    assert pick(answer(Turn(text), GUIDE, scene(catalog(s=HARBOUR), table({}))), "send_fax").reason == reason


def test_a_trace_survives_the_wire() -> None:
    trace = answer(Turn("fax the tide", (said("x"), called("mow_lawn"))), GUIDE, scene(catalog(s=HARBOUR)))
    assert wire.from_json(TurnTrace, wire.to_json(trace)) == trace
