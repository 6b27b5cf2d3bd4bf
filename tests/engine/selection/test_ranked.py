"""The ranked rules over a snapshot: what is picked, in which order, and what the trace says about it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from dost_engine import wire
from dost_engine.errors import BadRequest, EmbeddingFailed
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.vectors import VectorIndex
from dost_engine.selection.ranked import answer
from dost_engine.selection.scene import MessageVectors, Scene
from dost_engine.types import (
    Arm,
    Candidate,
    Catalog,
    Dial,
    Filters,
    Fusion,
    Limits,
    Message,
    Method,
    Pick,
    Policy,
    Role,
    Source,
    StageStatus,
    ToolCall,
    Turn,
    TurnTrace,
    Verdict,
)
from support.small_tools import catalog, definition, numbered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dost_engine.embedding.protocol import Vectors

DEFAULT = Policy.default()
FAR = {f"far_{at}": definition() for at in range(12)}
"""Tools that nobody asks for, so that the catalogue is not small."""


class Told:
    """An embedder that gives a tool the cosine to a message that it was told, and 0 to every other.

    Args:
        messages: For each message, cosine by name of tool.
    """

    model_id = "told"

    def __init__(self, messages: Mapping[str, Mapping[str, float]]) -> None:
        self.messages = dict(messages)
        self.dim = len(messages) + 2
        self.embedded: list[str] = []

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        return np.array([self._message(text) for text in texts], dtype=np.float32)

    def _message(self, text: str) -> list[float]:
        row = [0.0] * self.dim
        row[list(self.messages).index(text) if text in self.messages else -1] = 1.0
        return row

    def tool(self, name: str) -> list[float]:
        """The unit vector of a tool; what its cosines leave over lies across all messages."""
        row = [cosines.get(name, 0.0) for cosines in self.messages.values()]
        return [*row, max(0.0, 1 - sum(cosine * cosine for cosine in row)) ** 0.5, 0.0]


def scene(known: Catalog, messages: Mapping[str, Mapping[str, float]], policy: Policy = DEFAULT) -> Scene:
    """A scene that is ready."""
    model, snapshot = Told(messages), prepare(known, Snapshot())
    vectors = {tool.id: np.array(model.tool(tool.name), dtype=np.float32) for tool in known.tools}
    index = VectorIndex.build(model.model_id, model.dim, [tool.id for tool in known.tools], vectors)
    ready = replace(snapshot, vectors=dict.fromkeys(policy.recipes, index))
    return Scene(ready, known, policy.recipes, MessageVectors(model))


def without_vectors(known: Catalog) -> Scene:
    return Scene(prepare(known, Snapshot()), known, DEFAULT.recipes)


def names(trace: TurnTrace) -> list[str]:
    return [pick.id.partition("/")[2] for pick in trace.selection.picks]


def pick(trace: TurnTrace, name: str) -> Pick:
    return next(each for each in trace.selection.picks if each.id.endswith(f"/{name}"))


def candidate(trace: TurnTrace, name: str) -> Candidate:
    return next(each for each in trace.candidates if each.id.endswith(f"/{name}"))


def note_of(trace: TurnTrace, arm: Arm) -> str:
    return next(each.note for each in trace.stages if each.arm is arm)


def options(**changes: Any) -> Policy:
    return replace(DEFAULT, ranking=replace(DEFAULT.ranking, **changes))


def said(text: str) -> Message:
    return Message(Role.USER, text)


def called(*tools: str) -> Message:
    return Message(Role.ASSISTANT, calls=tuple(ToolCall(tool) for tool in tools))


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

CHAT = {"yes, do it": {"z_z": 0.1}, "send a fax to Ann": {"send_fax": 0.9}, "mow the lawn": {"mow_lawn": 0.9}}


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


# ------------------------------------------------------------------------------------------------ nothing fits


def test_where_nothing_fits_nothing_is_picked_but_what_was_used_lately() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"who was Plato": {"far_1": 0.1}})
    trace = answer(Turn("who was Plato"), DEFAULT, ready)
    assert names(trace) == []
    assert trace.query.reason == "asking for nothing that a tool here does (nearness 0.13, needed 0.29)"
    assert candidate(trace, "far_1").note == "nothing fits (1st by meaning)"
    trace = answer(Turn("who was Plato", (called("send_fax"),)), DEFAULT, ready)
    assert [(name, pick(trace, name).source) for name in names(trace)] == [("send_fax", Source.STICKY)]


def test_where_filters_leave_no_tool_that_is_said_and_no_nearness() -> None:
    known = catalog(s=FAR)
    trace = answer(Turn("fax", filters=Filters(servers=("b",))), DEFAULT, scene(known, {"fax": {"far_1": 0.9}}))
    assert names(trace) == []
    assert trace.query.reason == "asking where no tool may be picked"


def test_an_earlier_message_may_say_what_fits_better_than_it_ranks() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"yes": {}, "the usual to Ann": {"send_fax": 0.35}})
    assert names(answer(Turn("yes", (said("the usual to Ann"),)), DEFAULT, ready))[0] == "send_fax"
    assert names(answer(Turn("yes"), DEFAULT, ready)) == []


def test_only_a_message_without_words_of_its_own_counts_wholly_what_was_said_before() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"the usual to Ann": {"send_fax": 0.3}, "yes": {}, "Plato wrote dialogues": {}})
    history = (said("the usual to Ann"),)
    assert names(answer(Turn("yes", history), DEFAULT, ready))[0] == "send_fax"
    assert names(answer(Turn("Plato wrote dialogues", history), DEFAULT, ready)) == []


def test_what_a_message_has_with_tools_everywhere_does_not_speak_for_a_tool_here() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})

    class Plain(Told):
        """Half of what it makes of "show the vault" is what it makes of tools everywhere."""

        def _message(self, text: str) -> list[float]:
            row = super()._message(text)
            if "show" in text:
                row = [0.75**0.5 * one for one in row[:-1]] + [0.5]
            return row

    cosines = {"show the vault": {"send_fax": 0.4}, "lock the vault": {"send_fax": 0.4}}
    ready = replace(scene(known, cosines), embed=MessageVectors(Plain(cosines)))
    assert names(answer(Turn("lock the vault"), DEFAULT, ready))[0] == "send_fax"
    trace = answer(Turn("show the vault"), DEFAULT, ready)
    assert names(trace) == []
    assert "nearness 0.23, needed 0.29" in trace.query.reason
    off = replace(DEFAULT, ranking=replace(DEFAULT.ranking, fits_common=0.0))
    assert names(answer(Turn("show the vault"), off, ready))[0] == "send_fax"


def test_small_talk_must_come_nearer_than_a_message_with_words_of_its_own() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"thanks": {"send_fax": 0.3}, "the fax": {"send_fax": 0.3}})
    assert names(answer(Turn("thanks"), DEFAULT, ready)) == []
    assert names(answer(Turn("the fax"), DEFAULT, ready))[0] == "send_fax"


def test_a_tool_that_stands_out_in_both_arms_need_not_come_as_near() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"the telegram": {"send_fax": 0.245}, "the fax": {"send_fax": 0.245}})
    assert names(answer(Turn("the telegram"), DEFAULT, ready)) == []
    assert names(answer(Turn("the fax"), DEFAULT, ready))[0] == "send_fax"


def test_an_empty_message_asks_for_nothing() -> None:
    ready = scene(catalog(s=FAR), {})
    for text in ("", " \n "):
        trace = answer(Turn(text), DEFAULT, ready)
        assert names(trace) == []
        assert note_of(trace, Arm.SEMANTIC) == "the message is empty"
        assert trace.selection.fallback == ""


def test_a_catalogue_without_tools_gives_nothing() -> None:
    trace = answer(Turn("fax"), DEFAULT, scene(Catalog(), {"fax": {}}))
    assert (names(trace), trace.selection.fallback) == ([], "")


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


# ------------------------------------------------------------------------------------- silent arms, and methods


def test_before_the_model_is_there_words_and_history_answer_and_the_trace_says_so() -> None:
    known = catalog(s=numbered(40) | {"send_fax": definition("Sends a fax"), "old": definition()})
    trace = answer(Turn("send the fax", (called("old"),)), DEFAULT, without_vectors(known))
    assert names(trace) == ["send_fax", "old"]
    assert trace.selection.fallback == "the model is not loaded yet: by words and history only"
    assert trace.query.reason == "by its words, not by meaning: the model is not loaded yet"


def test_without_vectors_the_usual_caps_hold() -> None:
    long = {f"send_{at}": definition("fax " + "x" * 2400) for at in range(30)}
    trace = answer(Turn("fax"), DEFAULT, without_vectors(catalog(s=long)))
    assert 0 < len(names(trace)) <= 10
    assert trace.tokens_sent <= 4000


def test_a_model_that_fails_costs_its_arm_only() -> None:
    def fail(text: str) -> Any:
        raise EmbeddingFailed(f"“{text}” is too odd.", remedy="")

    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    trace = answer(Turn("fax"), DEFAULT, replace(scene(known, {}), embed=fail))
    assert names(trace) == ["send_fax"]
    assert trace.stages[0].status is StageStatus.FAILED
    assert trace.selection.fallback == "the search by meaning failed: by words and history only"


def test_the_method_text_never_asks_the_model() -> None:
    def never(text: str) -> Any:
        raise AssertionError(text)

    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = replace(scene(known, {}), embed=never)
    for turn, policy in ((Turn("fax", method=Method.TEXT), DEFAULT), (Turn("fax"), Policy.ratel("bm25"))):
        trace = answer(turn, policy, ready)
        assert names(trace) == ["send_fax"]
        assert (trace.stages[0].status, trace.selection.fallback) == (StageStatus.SKIPPED, "")


def test_the_method_semantic_ranks_by_meaning_alone() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    trace = answer(Turn("fax", method=Method.SEMANTIC), DEFAULT, scene(known, {"fax": {"far_2": 0.9, "send_fax": 0.3}}))
    assert names(trace)[0] == "far_2"
    assert note_of(trace, Arm.TEXT) == "only meaning was asked for"


def test_the_method_hybrid_fuses_by_reciprocal_ranks() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax"), "a_a": definition()})
    ready = scene(known, {"fax": {"a_a": 0.9, "send_fax": 0.3}})
    for turn, policy in ((Turn("fax", method=Method.HYBRID), DEFAULT), (Turn("fax"), Policy.of_method(Method.HYBRID))):
        trace = answer(turn, policy, ready)
        assert candidate(trace, "send_fax").fused == pytest.approx(1 / 61 + 1 / 62, abs=0.001)
        assert names(trace)[0] == "send_fax"


def test_ratel_reads_the_message_alone_and_keeps_nothing_of_the_conversation() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax"), "old": definition()})
    policy = Policy.ratel("hybrid")
    history = (said("send a fax to Ann"), called("old"))
    trace = answer(Turn("fly", history), policy, scene(known, CHAT | {"fly": {"far_4": 0.9}}, policy))
    assert "old" not in names(trace)
    assert names(trace)[0] == "far_4"
    assert policy.ranking.fusion is Fusion.RRF
    with pytest.raises(ValueError, match="bm26"):
        Policy.ratel("bm26")


def test_a_misspelt_word_is_read_as_one_that_a_tool_holds_and_the_trace_says_so() -> None:
    known = catalog(s=FAR | {"a_a": definition("deploy a service")})
    trace = answer(Turn("deeploy it"), DEFAULT, without_vectors(known))
    assert names(trace) == ["a_a"]
    assert note_of(trace, Arm.TEXT).startswith("deeploy → deploy")


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
