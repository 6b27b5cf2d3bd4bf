"""Asking the messages of a set: what comes back, when, and what is left when it is ended early."""

from __future__ import annotations

import json
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.errors import EmbeddingFailed
from dost_engine.evaluation.data import read_set
from dost_engine.evaluation.kept_embedder import KeptEmbedder
from dost_engine.evaluation.metrics import FIGURES
from dost_engine.evaluation.report import Run, SetResult, as_json
from dost_engine.evaluation.run import Evaluator, Step
from dost_engine.index.vector_cache import VectorCache
from dost_engine.types import Policy
from support.evaluation_folders import QUESTIONS, folder
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from dost_engine.embedding.protocol import Embedder, Vectors
    from dost_engine.evaluation.data import EvaluationSet
    from dost_engine.evaluation.run import Outcome

POLICIES = ["default", "lean", "wide", "guide", "text", "semantic", "hybrid", "ratel-bm25", "ratel-hybrid"]


@asynccontextmanager
async def evaluator(policy: str, tmp_path: Path, model: Embedder | None, **options: Any) -> AsyncIterator[Evaluator]:
    cache = VectorCache(tmp_path / "vectors.sqlite")
    made = Evaluator(Policy.named(policy), KeptEmbedder(model, cache) if model else None, **options)
    try:
        yield made
    finally:
        await made.close()
        cache.close()


async def asked(
    policy: str, tmp_path: Path, one: EvaluationSet, *, model: Embedder | None = None, **options: Any
) -> list[Outcome]:
    async with evaluator(policy, tmp_path, model or HashEmbedder(), **options) as running:
        return [outcome async for outcome in running.outcomes(one)]


@pytest.mark.parametrize("policy", POLICIES)
async def test_every_policy_answers_every_message_and_names_ten_tools(tmp_path: Path, policy: str) -> None:
    one = read_set(folder(tmp_path))
    outcomes = await asked(policy, tmp_path, one)
    assert [outcome.question_id for outcome in outcomes] == [question["id"] for question in QUESTIONS]
    names = {tool.name for tool in one.tools}
    for outcome in outcomes:
        answer = outcome.answer
        assert len(set(answer.ranked)) == len(answer.ranked) >= 10
        assert {*answer.ranked, *answer.selected} <= names
        assert len(answer.selected) == len(answer.sources) == len(answer.scores)
        assert outcome.took_ms > 0
        assert outcome.worth.size == len(answer.selected)
        assert outcome.fallback == ""
    assert outcomes[0].answer.ranked[0] == "list_issues"


async def test_what_nothing_found_stands_behind_and_counts_nowhere(tmp_path: Path) -> None:
    tools = [{"name": name, "description": f"About {name}"} for name in ("tides", *"abcdefghijkl")]
    questions = [{"query": "tides", "relevant": ["a"]}, {"query": "tides", "relevant": ["tides"]}]
    one = read_set(folder(tmp_path, tools=tools, questions=questions))
    unmet, met = await asked("ratel-bm25", tmp_path, one)
    assert unmet.answer.found == 1
    assert unmet.answer.ranked == ("tides", *"abcdefghi")
    assert len(unmet.answer.ranked) == 10
    assert unmet.worth.recall_at[9] == 0
    assert met.worth.recall_at[0] == 1


async def test_the_text_policy_never_touches_the_model(tmp_path: Path) -> None:
    model = HashEmbedder()
    steps: list[Step] = []
    one = read_set(folder(tmp_path))
    await asked("text", tmp_path, one, model=model, on_progress=lambda step, done, total: steps.append(step))
    assert model.embedded == []
    assert steps == []


async def test_without_a_model_words_answer_and_every_outcome_says_so(tmp_path: Path) -> None:
    async with evaluator("default", tmp_path, None) as running:
        outcomes = [outcome async for outcome in running.outcomes(read_set(folder(tmp_path)))]
    assert all("by words" in outcome.fallback for outcome in outcomes)
    assert outcomes[0].answer.ranked[0] == "list_issues"


async def test_a_second_run_embeds_nothing_and_gives_the_same(tmp_path: Path) -> None:
    one = read_set(folder(tmp_path))
    first, second = HashEmbedder(), HashEmbedder()
    before = await asked("default", tmp_path, one, model=first)
    after = await asked("default", tmp_path, one, model=second)
    assert len(first.embedded) > 2 * len(one.tools)
    assert second.embedded == []
    assert [(outcome.answer, outcome.worth) for outcome in before] == [(one.answer, one.worth) for one in after]


async def test_sets_follow_one_another_with_one_model(tmp_path: Path) -> None:
    one = read_set(folder(tmp_path / "one"))
    two = read_set(
        folder(tmp_path / "two", tools=[{"name": "get_me"}], questions=[{"query": "me", "relevant": ["get_me"]}])
    )
    async with evaluator("default", tmp_path, HashEmbedder()) as running:
        counts = [len([outcome async for outcome in running.outcomes(each)]) for each in (one, two, one)]
        last = [outcome async for outcome in running.outcomes(two)]
    assert counts == [len(QUESTIONS), 1, len(QUESTIONS)]
    assert last[0].answer.ranked == ("get_me",)


async def test_progress_tells_tools_then_messages(tmp_path: Path) -> None:
    told: list[tuple[Step, int, int]] = []
    one = read_set(folder(tmp_path))
    await asked("default", tmp_path, one, on_progress=lambda *step: told.append(step))
    steps = [step for step, _, _ in told]
    assert steps == sorted(steps, key=[Step.TOOLS, Step.MESSAGES].index)
    assert {*steps} == {Step.TOOLS, Step.MESSAGES}
    assert all(0 <= done <= total for _, done, total in told)


async def test_what_was_answered_when_it_was_ended_is_a_partial_result(tmp_path: Path) -> None:
    one = read_set(folder(tmp_path))
    outcomes = []
    async with (
        evaluator("default", tmp_path, HashEmbedder()) as running,
        aclosing(running.outcomes(one)) as answers,
    ):
        async for outcome in answers:
            outcomes.append(outcome)
            if len(outcomes) == 2:
                break
    report = as_json(Run("default", "hash", (SetResult(one, tuple(outcomes)), SetResult(one, ()))))
    assert report["partial"] is True
    assert [query["id"] for query in report["queries"]] == ["issues", "mail"]
    assert set(report["metrics"]) == set(FIGURES)  # of the set that was begun
    assert report["sets"][1]["metrics"] == {}


class _Fails(HashEmbedder):
    """Gives vectors of tools, none of messages."""

    def embed(self, texts: Sequence[str]) -> Vectors:
        if any("open issues" in text for text in texts):
            raise EmbeddingFailed("no vector for that")
        rows: Vectors = super().embed(texts)
        return rows


async def test_a_message_without_a_vector_is_answered_by_words_and_says_so(tmp_path: Path) -> None:
    outcomes = await asked("default", tmp_path, read_set(folder(tmp_path)), model=_Fails())
    assert [bool(outcome.fallback) for outcome in outcomes] == [True, False, False, False, False]
    assert outcomes[0].answer.ranked[0] == "list_issues"


KEYS = ("role", "content", "type", "text", "toolName", "input", "x")
MESSAGES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["role", "content", "type", "text", "toolName", "input", "x"]), inner, max_size=4
        )
    ),
    max_leaves=10,
)


@settings(deadline=None, max_examples=20)
@given(texts=st.lists(st.text(max_size=40), min_size=1, max_size=3), history=st.lists(MESSAGES, max_size=4))
async def test_any_message_with_any_history_has_an_answer_that_json_can_hold(
    tmp_path_factory: pytest.TempPathFactory, texts: list[str], history: list[Any]
) -> None:
    tmp_path = tmp_path_factory.mktemp("any")
    questions = [{"query": text, "history": history, "relevant": ["get_me"]} for text in texts]
    one = read_set(folder(tmp_path, questions=questions))
    outcomes = await asked("text", tmp_path, one)
    assert len(outcomes) == len(texts)
    report = as_json(Run("text", "", (SetResult(one, tuple(outcomes)),)))
    assert json.loads(json.dumps(report, allow_nan=False))["partial"] is False
