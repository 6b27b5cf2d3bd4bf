"""The ranked rules with one arm or both: before the model is there, where it fails, and by each method."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dost_engine.errors import EmbeddingFailed
from dost_engine.selection.ranked import answer
from dost_engine.types import (
    Arm,
    Fusion,
    Method,
    Policy,
    StageStatus,
    Turn,
)
from support.scenes import (
    CHAT,
    DEFAULT,
    FAR,
    called,
    candidate,
    names,
    note_of,
    said,
    scene,
    without_vectors,
)
from support.small_tools import catalog, definition, numbered


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
