"""The ranked rules over a snapshot: what is picked, in which order, and what the trace says about it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dost_engine import wire
from dost_engine.errors import BadRequest
from dost_engine.selection.ranked import answer
from dost_engine.selection.scene import MessageVectors
from dost_engine.types import (
    Arm,
    Dial,
    Filters,
    Limits,
    Message,
    Method,
    Policy,
    Role,
    Source,
    Turn,
    TurnTrace,
    Verdict,
)
from support.scenes import (
    CHAT,
    DEFAULT,
    FAR,
    Told,
    called,
    candidate,
    names,
    note_of,
    options,
    pick,
    said,
    scene,
)
from support.small_tools import catalog, definition, numbered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors

# --------------------------------------------------------------------------------------------- order and count


def test_tools_near_the_best_in_meaning_are_picked() -> None:
    cosines = {"a_a": 0.8, "b_b": 0.75, "c_c": 0.72, "d_d": 0.69, "e_e": 0.66}
    known = catalog(s=FAR | dict.fromkeys(cosines, definition()))
    assert names(answer(Turn("what"), DEFAULT, scene(known, {"what": cosines})))[:4] == ["a_a", "b_b", "c_c", "d_d"]
    assert len(names(answer(Turn("what"), options(fused_margin=0.0), scene(known, {"what": cosines})))) == 4


def test_at_least_two_and_one_for_each_clause_are_picked_and_at_most_ten() -> None:
    asked = {"fly to Rome": {"a_a": 0.9}, "fly to Rome. Then book a table. Rent me a car.": {"a_a": 0.9}}
    alone = scene(catalog(s=FAR | {"a_a": definition()}), asked)
    sizes = [len(names(answer(Turn(text), options(fused_margin=0.0), alone))) for text in asked]
    assert sizes == [3, 5]
    equal = scene(catalog(s=numbered(30)), {"thing": dict.fromkeys(numbered(30), 0.5)})
    assert len(names(answer(Turn("thing"), DEFAULT, equal))) == 10


def test_the_dials_hand_out_three_and_ten() -> None:
    ready = scene(catalog(s=FAR | {"a_a": definition()}), {"what": {"a_a": 0.9}})
    assert len(names(answer(Turn("what"), Policy.default(Dial.LEAN), ready))) == 3
    assert len(names(answer(Turn("what"), Policy.default(Dial.WIDE), ready))) == 10


def test_the_score_is_the_sum_of_both_parts_and_their_order_that_of_the_picks() -> None:
    known = catalog(s=FAR | {"a_a": definition("sends a fax"), "b_b": definition("paints")})
    trace = answer(Turn("fax"), DEFAULT, scene(known, {"fax": {"b_b": 0.6, "a_a": 0.3}}))
    for each in trace.candidates:
        assert each.fused == pytest.approx(each.factors["semantic"] + each.factors["text"], abs=0.002)
    scores = [each.score for each in trace.selection.picks]
    assert scores == sorted(scores, reverse=True)
    assert {str(pick(trace, "a_a").source), str(pick(trace, "b_b").source)} <= {"both", "semantic", "text"}
    own = {hit.arm: hit.score for hit in candidate(trace, "a_a").hits}  # each in its arm's unit
    assert own[Arm.SEMANTIC] == pytest.approx(0.3, abs=0.001)
    assert 0 < own[Arm.TEXT] < candidate(trace, "a_a").factors["text"]  # a BM25F score, no standard score


def test_equal_tools_stand_by_name_then_id() -> None:
    known = catalog(z={"b_b": definition(), "a_a": definition()}, y={"b_b": definition()}, x=FAR)
    trace = answer(Turn("what"), DEFAULT, scene(known, {"what": {"a_a": 0.5, "b_b": 0.5}}))
    assert [each.id for each in trace.selection.picks[:3]] == ["z/a_a", "y/b_b", "z/b_b"]


def test_what_was_just_missed_says_how_far_below_the_cut_it_is() -> None:
    cosines = {"a_a": 0.9, "b_b": 0.5, "c_c": 0.4, "d_d": 0.35}
    known = catalog(s=FAR | dict.fromkeys(cosines, definition()))
    trace = answer(Turn("what"), options(fused_margin=0.0), scene(known, {"what": cosines}))
    assert names(trace) == ["a_a", "b_b", "c_c"]
    missed = candidate(trace, "d_d")
    assert missed.verdict is Verdict.BELOW_THRESHOLD
    distance = candidate(trace, "c_c").score - missed.score
    assert missed.note == f"{distance:.2f} below the cut (4th by meaning)"


# ------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("text", ["mow_lawn", "MOW_LAWN", "please use mow_lawn for this"])
def test_a_tool_named_in_full_comes_first(text: str) -> None:
    known = catalog(s=FAR | {"mow_lawn": definition(), "fax": definition()})
    trace = answer(Turn(text), DEFAULT, scene(known, {text: {"fax": 0.9}}))
    assert names(trace)[:2] == ["mow_lawn", "fax"]
    assert pick(trace, "mow_lawn").source is Source.NAME
    assert pick(trace, "mow_lawn").reason.startswith("The message names it")


def test_tools_of_one_name_share_the_first_places() -> None:
    known = catalog(a={"get_it": definition()}, b={"Get_It": definition()}, c=FAR)
    trace = answer(Turn("get_it"), DEFAULT, scene(known, {"get_it": {"far_1": 0.9}}))
    assert {each.id for each in trace.selection.picks[:2]} == {"a/get_it", "b/Get_It"}


def test_a_named_tool_that_may_not_be_picked_is_not() -> None:
    known = catalog(a={"get_it": definition()}, b=FAR)
    trace = answer(Turn("get_it", filters=Filters(servers=("b",))), DEFAULT, scene(known, {"get_it": {"far_1": 0.9}}))
    assert "get_it" not in names(trace)
    assert candidate(trace, "get_it").verdict is Verdict.FILTERED


# ------------------------------------------------------------------------------------------------ conversation


def test_a_message_without_content_is_read_with_the_one_before_it_and_says_so() -> None:
    known = catalog(s=FAR | {"send_fax": definition(), "z_z": definition()})
    trace = answer(Turn("yes, do it", (said("send a fax to Ann"),)), DEFAULT, scene(known, CHAT))
    assert names(trace)[0] == "send_fax"
    assert candidate(trace, "send_fax").note == "from the conversation"
    assert pick(trace, "send_fax").reason.endswith("from the conversation")
    assert trace.query.reason.startswith("together with the conversation, which brought")
    assert trace.query.context == "send a fax to Ann"


def test_what_a_message_that_fits_nothing_by_itself_gets_is_all_from_the_conversation() -> None:
    known = catalog(s=FAR | {"send_fax": definition(), "z_z": definition()})
    near = CHAT | {"and to Bob?": {"send_fax": 0.15}}  # the best by itself, and too far to be given
    assert names(answer(Turn("and to Bob?"), DEFAULT, scene(known, near))) == []
    trace = answer(Turn("and to Bob?", (said("send a fax to Ann"),)), DEFAULT, scene(known, near))
    assert names(trace)[0] == "send_fax"
    assert "context" in pick(trace, "send_fax").flags
    assert candidate(trace, "send_fax").note == "from the conversation"


def test_a_message_with_content_wins_over_what_was_said_before() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax"), "mow_lawn": definition("Mows the lawn")})
    trace = answer(Turn("mow the lawn", (said("send a fax to Ann"),)), DEFAULT, scene(known, CHAT))
    assert names(trace)[0] == "mow_lawn"
    assert candidate(trace, "mow_lawn").note == ""


def test_words_of_the_last_answer_count_a_little() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax"), "z_z": definition()})
    history = (said("hello"), Message(Role.ASSISTANT, "Shall I send the fax?"))
    alike = {tool.name: 0.4 for tool in known.tools}
    trace = answer(Turn("yes", history), DEFAULT, scene(known, {"yes": alike, "hello": {}}))
    assert names(trace)[0] == "send_fax"
    assert pick(trace, "send_fax").source is Source.TEXT


def test_the_message_alone_is_clear_by_itself() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    trace = answer(Turn("send a fax to Ann"), DEFAULT, scene(known, CHAT))
    assert (trace.query.reason, trace.query.context) == ("clear by itself", "")


# ---------------------------------------------------------------------------------------- few tools, and limits


def test_of_few_tools_all_are_given_where_something_fits() -> None:
    known = catalog(s=dict(list(FAR.items())[:8]) | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"send a fax": {"send_fax": 0.8}, "who was Plato": {}})
    trace = answer(Turn("send a fax"), DEFAULT, ready)
    assert len(names(trace)) == 9
    assert names(trace)[0] == "send_fax"
    assert pick(trace, names(trace)[-1]).source is Source.ALL
    assert names(answer(Turn("who was Plato"), DEFAULT, ready)) == []


def test_few_tools_that_are_long_are_picked_from() -> None:
    tools = {f"t_{at}": definition("word " * 1000) for at in range(6)}
    trace = answer(Turn("send"), options(fused_margin=0.0), scene(catalog(s=tools), {"send": {"t_1": 0.8}}))
    assert len(names(trace)) == 3


def test_the_caps_of_a_turn_hold_and_a_tool_that_is_too_long_leaves_its_place_to_the_next() -> None:
    cosines = {"a_a": 0.8, "b_b": 0.79, "c_c": 0.78}
    known = catalog(s=FAR | {"a_a": definition("x" * 4000), "b_b": definition(), "c_c": definition()})
    ready = scene(known, {"what": cosines})
    assert names(answer(Turn("what", limits=Limits(max_tools=2)), DEFAULT, ready)) == ["a_a", "b_b"]
    trace = answer(Turn("what", limits=Limits(max_tools=2, max_tokens=500)), DEFAULT, ready)
    assert names(trace) == ["b_b", "c_c"]
    assert candidate(trace, "a_a").verdict is Verdict.OVER_LIMIT
    assert trace.tokens_sent <= 500


def test_filters_come_first() -> None:
    known = catalog(a={"a_a": definition("fax")}, b=FAR)
    trace = answer(
        Turn("fax", filters=Filters(servers=("b",))), DEFAULT, scene(known, {"fax": {"a_a": 0.9, "far_3": 0.5}})
    )
    assert names(trace)[0] == "far_3"
    assert all(each.id.startswith("b/") for each in trace.selection.picks)
    assert candidate(trace, "a_a").verdict is Verdict.FILTERED


def test_a_least_cosine_is_a_filter_and_an_error_where_words_alone_rank() -> None:
    known = catalog(s=FAR | {"a_a": definition(), "b_b": definition()})
    ready = scene(known, {"what": {"a_a": 0.8, "b_b": 0.4}})
    trace = answer(Turn("what", filters=Filters(min_score=0.5)), DEFAULT, ready)
    assert names(trace) == ["a_a"]
    with pytest.raises(BadRequest, match="min_score"):
        answer(Turn("what", filters=Filters(min_score=0.5), method=Method.TEXT), DEFAULT, ready)


# ------------------------------------------------------------------------------------------------------ sticky


def test_tools_used_in_the_last_user_turns_stay_the_latest_first_and_five_at_most() -> None:
    known = catalog(s=FAR | {f"used_{at}": definition() for at in range(8)} | {"a_a": definition()})
    ready = scene(known, {"what": {"a_a": 0.9}})
    history: list[Message] = []
    for at in range(8):
        history += [said("and"), called(f"used_{at}")]
    trace = answer(Turn("what", tuple(history)), options(fused_margin=0.0), ready)
    sticky = [each.id for each in trace.selection.picks if each.source is Source.STICKY]
    assert sticky == [f"s/used_{at}" for at in (7, 6, 5, 4, 3)]
    assert (
        pick(trace, "used_7").reason.startswith("Called 1 turn ago")
        or "called 1 turn ago" in pick(trace, "used_7").reason
    )


def test_what_was_used_longer_ago_than_the_window_of_user_turns_is_gone() -> None:
    known = catalog(s=FAR | {"used": definition(), "a_a": definition()})
    ready = scene(known, {"what": {"a_a": 0.9}})
    long_ago = (said("go"), called("used"), *[said("and")] * 9)
    assert "used" in names(answer(Turn("what", long_ago), DEFAULT, ready))
    assert "used" not in names(answer(Turn("what", (*long_ago, said("and"))), DEFAULT, ready))


def test_a_tool_that_is_picked_anyway_is_no_addition_but_keeps_the_flag() -> None:
    known = catalog(s=FAR | {"a_a": definition("fax")})
    trace = answer(Turn("fax", (called("a_a"),)), DEFAULT, scene(known, {"fax": {"a_a": 0.9}}))
    assert names(trace).count("a_a") == 1
    assert pick(trace, "a_a").source is Source.BOTH
    assert pick(trace, "a_a").flags == ("semantic", "sticky", "text")


def test_a_used_tool_that_is_gone_is_not_picked() -> None:
    trace = answer(Turn("what", (called("old"),)), DEFAULT, scene(catalog(s=FAR), {"what": {"far_1": 0.9}}))
    assert "old" not in names(trace)
    assert note_of(trace, Arm.STICKY) == "“old” is no longer offered"


# ------------------------------------------------------------------------------------------------------- traces


def test_a_trace_and_a_policy_travel() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    trace = answer(Turn("send a fax to Ann"), DEFAULT, scene(known, CHAT))
    assert wire.from_json(TurnTrace, wire.to_json(trace)) == trace
    assert wire.from_json(Policy, wire.to_json(Policy.ratel())) == Policy.ratel()


def test_a_tool_without_a_vector_is_judged_by_its_words() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"fax": {"far_1": 0.3}})
    usable = np.array([tool.name != "send_fax" for tool in known.tools])
    blind = {recipe: replace(index, usable=usable) for recipe, index in ready.snapshot.vectors.items()}
    trace = answer(Turn("fax"), DEFAULT, replace(ready, snapshot=replace(ready.snapshot, vectors=blind)))
    assert "send_fax" in names(trace)
    assert candidate(trace, "send_fax").factors["semantic"] == 0
    assert note_of(trace, Arm.SEMANTIC) == "1 tool has no vector"


def test_the_order_of_the_catalogue_changes_nothing() -> None:
    definitions = numbered(25) | {"send_fax": definition("Sends a fax")}
    turned = dict(reversed(definitions.items()))
    traces = [answer(Turn("fax thing"), DEFAULT, scene(catalog(s=tools), {})) for tools in (definitions, turned)]
    assert names(traces[0]) == names(traces[1])


# ------------------------------------------------------------------------------------------------ several tasks

TWO_TASKS = "Send a fax to Ada and mow the whole lawn"
OF_TASKS: dict[str, dict[str, float]] = {
    TWO_TASKS: {"fax": 0.5},
    "Send a fax to Ada": {"fax": 0.8},
    "mow the whole lawn": {"mower": 0.9},
}


def test_a_task_of_a_message_finds_its_tool_by_itself_where_clauses_count() -> None:
    known = catalog(a=FAR | {"fax": definition(), "mower": definition()})
    whole = answer(Turn(TWO_TASKS), DEFAULT, scene(known, OF_TASKS))
    split = answer(Turn(TWO_TASKS), options(clause_weight=0.8), scene(known, OF_TASKS))
    assert candidate(whole, "mower").score < candidate(split, "mower").score
    assert {"mower", "fax"} == set(names(split)[:2])


def test_the_clauses_of_a_message_are_embedded_in_one_batch() -> None:
    known = catalog(a=FAR | {"fax": definition(), "mower": definition()})
    batches: list[list[str]] = []

    class Counting(Told):
        def embed(self, texts: Sequence[str]) -> Vectors:
            batches.append(list(texts))
            return super().embed(texts)

    counted = replace(scene(known, OF_TASKS), embed=MessageVectors(Counting(OF_TASKS)))
    answer(Turn("hello"), DEFAULT, counted)  # what a model is asked once is asked with the first message
    batches.clear()
    answer(Turn(TWO_TASKS), options(clause_weight=0.8), counted)
    assert batches == [[TWO_TASKS], ["Send a fax to Ada", "mow the whole lawn"]]
    answer(Turn("One task alone here"), options(clause_weight=0.8), counted)
    assert batches[2:] == [["One task alone here"]]
