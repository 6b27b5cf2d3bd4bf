"""The benchmark counts as it says: examples worked by hand."""

from __future__ import annotations

import asyncio
import json
import math
from dataclasses import replace
from typing import TYPE_CHECKING

import httpx2
import numpy as np
import pytest

from bench.quality.bootstrap import difference
from bench.quality.check_values import MESSAGES, RECIPE
from bench.quality.competitors.dost import Dost, DostArm
from bench.quality.competitors.protocol import About
from bench.quality.competitors.served_model import ServedModel
from bench.quality.metrics import macro
from bench.quality.report import Run, as_json, as_markdown
from bench.quality.run import Result, measure, sample
from dost_engine.catalog import tool_tokens
from dost_engine.evaluation.data import EvaluationSet, Question
from dost_engine.evaluation.kept_embedder import KeptEmbedder
from dost_engine.evaluation.metrics import FIGURES, Answer, Scores, score
from dost_engine.index.vector_cache import VectorCache
from dost_engine.types import Arm, Policy
from support.evaluation_sets import APART, SET_NAMES, load_set
from support.fake_embedder import HashEmbedder
from support.guide_sets import REFERENCE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from dost_engine.types import Tool

TOKENS = dict.fromkeys("abcdefghijkl", 10)


def asked(*groups: str, kind: str = "single") -> Question:
    """A message that needs one tool of every group; tools have names of one letter."""
    return Question("q", "words", (), tuple(map(frozenset, groups)), kind)


def answered(ranked: str, chosen: str | None = None) -> Answer:
    return Answer(tuple(ranked), None if chosen is None else tuple(chosen))


def row(recall: float, *, kind: str = "single", size: float = 5) -> Scores:
    return Scores(kind, (recall,) * 10, recall, recall, recall, recall, size, 10 * size)


# ------------------------------------------------------------------------------------------------- one answer


def test_recall_is_the_share_of_the_needed_tools_among_the_first() -> None:
    scores = score(asked("a", "b", "c"), answered("adefgb"), TOKENS)
    assert scores.recall_at[0] == pytest.approx(1 / 3)
    assert scores.recall_at[4] == pytest.approx(1 / 3)
    assert scores.recall_at[5] == pytest.approx(2 / 3)
    assert scores.recall_at[9] == pytest.approx(2 / 3)


def test_a_group_is_met_by_any_of_its_tools_and_counts_once() -> None:
    scores = score(asked("ab", "c"), answered("bac"), TOKENS)
    assert scores.recall_at[0] == 0.5
    assert scores.recall_at[1] == 0.5
    assert scores.recall_at[2] == 1
    # the second tool of the group gains nothing: 1/log2(2) + 1/log2(4) of 1/log2(2) + 1/log2(3)
    assert scores.ndcg_5 == pytest.approx((1 + 0.5) / (1 + 1 / math.log2(3)))


def test_ndcg_of_a_perfect_order_is_one_also_where_more_than_five_are_needed() -> None:
    assert score(asked("a"), answered("abc"), TOKENS).ndcg_5 == 1
    assert score(asked(*"abcdefg"), answered("abcdefg"), TOKENS).ndcg_5 == pytest.approx(1)


def test_ndcg_falls_with_the_place() -> None:
    assert score(asked("a"), answered("bca"), TOKENS).ndcg_5 == pytest.approx(0.5)  # 1/log2(4)
    assert score(asked("a"), answered("bcdefa"), TOKENS).ndcg_5 == 0


def test_reciprocal_rank_is_that_of_the_first_needed_tool() -> None:
    assert score(asked("a", "b"), answered("dcba"), TOKENS).reciprocal_rank == pytest.approx(1 / 3)
    assert score(asked("a"), answered("bc"), TOKENS).reciprocal_rank == 0


def test_a_set_is_judged_apart_from_the_ranking() -> None:
    scores = score(asked("a", "b"), answered("acdefb", chosen="bac"), TOKENS)
    assert (scores.set_recall, scores.complete, scores.size, scores.tokens) == (1, 1, 3, 30)
    assert scores.recall_at[4] == 0.5


def test_who_only_ranks_hands_out_the_first_five() -> None:
    scores = score(asked("a", "g"), answered("abcdefg"), TOKENS)
    assert (scores.set_recall, scores.complete, scores.size, scores.tokens) == (0.5, 0, 5, 50)


def test_an_empty_answer_is_worth_nothing() -> None:
    scores = score(asked("a"), answered("", chosen=""), TOKENS)
    assert scores == Scores("single", (0.0,) * 10, 0, 0, 0, 0, 0, 0)


# ------------------------------------------------------------------------------------------------------ means


def test_each_set_counts_the_same_and_the_one_apart_not_at_all() -> None:
    by_set = {"sgd": [row(1), row(0), row(0), row(0)], "tooltalk": [row(1)], APART: [row(0)]}
    assert macro(by_set, FIGURES["recall@5"]) == pytest.approx((0.25 + 1) / 2)


def test_a_kind_is_averaged_over_the_sets_that_have_it() -> None:
    by_set = {"sgd": [row(1, kind="follow_up"), row(0)], "tooltalk": [row(0)]}
    assert macro(by_set, FIGURES["recall@5"], "follow_up") == 1
    assert macro(by_set, FIGURES["recall@5"], "single") == 0
    assert macro(by_set, FIGURES["recall@5"], "multi") is None


# -------------------------------------------------------------------------------------------------- bootstrap


def test_a_difference_that_every_message_has_is_certain() -> None:
    better, worse = {"sgd": [row(1)] * 9, APART: [row(0)]}, {"sgd": [row(0.75)] * 9, APART: [row(1)]}
    found = difference(better, worse, FIGURES["recall@5"])
    assert (found.mean, found.low, found.high) == pytest.approx((0.25, 0.25, 0.25))


def test_a_difference_of_one_message_in_four_is_not() -> None:
    one, other = {"sgd": [row(1), row(1), row(0), row(1)]}, {"sgd": [row(0), row(1), row(0), row(1)]}
    found = difference(one, other, FIGURES["recall@5"])
    # Drawn four times with replacement: never that one with .75^4 = .32, four times it with 1/256.
    assert (found.mean, found.low) == (0.25, 0)
    assert 0.5 <= found.high <= 0.75


def test_the_interval_has_the_width_that_the_normal_law_gives_it() -> None:
    gaps = [1.0, 0.0] * 200
    one, other = {"sgd": [row(gap) for gap in gaps]}, {"sgd": [row(0)] * 400}
    found = difference(one, other, FIGURES["recall@5"])
    half = 1.96 * 0.5 / math.sqrt(400)
    assert found.low == pytest.approx(0.5 - half, abs=0.006)
    assert found.high == pytest.approx(0.5 + half, abs=0.006)


def test_the_same_seed_gives_the_same_interval() -> None:
    one, other = {"sgd": [row(1), row(0), row(0.5)]}, {"sgd": [row(0), row(1), row(0)]}
    assert difference(one, other, FIGURES["mrr"], seed=1) == difference(one, other, FIGURES["mrr"], seed=1)
    with pytest.raises(ValueError, match="shorter"):
        difference(one, {"sgd": [row(0)]}, FIGURES["mrr"])


# ----------------------------------------------------------------------------------------------------- a run


def small_set(folder: Path, name: str = "tooltalk", messages: int = 4) -> EvaluationSet:
    (folder / name).mkdir()
    tools: list[dict[str, object]] = [
        {"name": letter, "description": f"does {letter}", "inputSchema": {}} for letter in "abcdef"
    ]
    tools.append({"name": "g", "description": "does g", "inputSchema": {}, "server": "far away/x"})
    asks: list[dict[str, object]] = [
        {"id": str(at), "query": f"do {at}", "history": [], "relevant": ["a", "a"], "kind": "single"}
        for at in range(messages)
    ]
    asks[0] |= {"relevant": ["b", "c"], "any_of": [["b", "c"]], "kind": "multi"}
    for file, rows in (("tools.jsonl", tools), ("queries.jsonl", asks)):
        (folder / name / file).write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    return load_set(folder / name)


class Always:
    """Says the same to everything."""

    def __init__(self, ranked: str, *, name: str = "always", chosen: str | None = None) -> None:
        self.about = About(name, "1", "nothing", "nothing", "none", chooses=chosen is not None)
        self._answer = answered(ranked, chosen)

    async def prepare(self, tools: Sequence[Tool]) -> None:
        self.tools = tools

    async def answer(self, question: Question) -> Answer:
        return self._answer

    async def close(self) -> None:
        pass


def test_a_set_is_read_with_groups_where_it_has_them(tmp_path: Path) -> None:
    found = small_set(tmp_path)
    assert found.questions[0].groups == (frozenset({"b", "c"}),)
    assert found.questions[1].groups == (frozenset({"a"}),)  # named twice, needed once
    assert [tool.server for tool in found.tools[-2:]] == ["tools", "far%20away%2Fx"]
    assert found.tools[-1].name == "g"


def test_a_sample_is_the_same_every_time_and_keeps_the_order(tmp_path: Path) -> None:
    whole = small_set(tmp_path, messages=50)
    some = sample(whole, 10)
    assert some == sample(whole, 10)
    ids = [int(question.id) for question in some.questions]
    assert ids == sorted(set(ids))
    assert len(ids) == 10
    assert sample(whole, 50) is sample(whole, None) is whole


async def test_tokens_are_those_of_the_definitions_that_are_handed_out(tmp_path: Path) -> None:
    found = small_set(tmp_path)
    rows = await measure(Always("abcdefg", chosen="ag"), found)
    sizes = {tool.name: tool_tokens(tool) for tool in found.tools}
    assert [scores.tokens for scores in rows] == [sizes["a"] + sizes["g"]] * 4
    assert [scores.set_recall for scores in rows] == [0, 1, 1, 1]


@pytest.mark.parametrize(("ranked", "what"), [("abz", "'z' is no tool"), ("aba", "twice")])
async def test_who_names_what_is_not_there_or_one_tool_twice_is_found_out(
    tmp_path: Path, ranked: str, what: str
) -> None:
    with pytest.raises(ValueError, match=what):
        await measure(Always(ranked), small_set(tmp_path))


async def test_the_report_tells_a_quick_look_from_the_benchmark(tmp_path: Path) -> None:
    found = small_set(tmp_path)
    results = [
        Result(competitor.about, {"tooltalk": await measure(competitor, found)})
        for competitor in (Always("abcde", name="one", chosen="ab"), Always("bcdefa", name="other"))
    ]
    run = Run("command", "model", 4, {"tooltalk": 7})
    text = as_markdown(run, results)
    assert "not the benchmark" in text
    assert "1 of 13 sets, at most 4 messages of each" in text
    # one: b is needed once and second, a three times and first; other: b first once, a sixth
    assert "| one | 1.000 | 1.000 |" in text
    assert "| other | .250 | 1.000 |" in text
    numbers = json.loads(json.dumps(as_json(run, results)))
    assert numbers["competitors"][1]["macro"]["all"]["recall@5"] == 0.25
    assert numbers["competitors"][0]["sets"]["tooltalk"]["multi"]["messages"] == 1
    assert numbers["differences"][0]["mean"] == 0.75
    assert numbers["checks"] == []


async def test_dost_is_asked_as_every_program_asks_it_and_its_arms_are_those_of_the_same_traces(tmp_path: Path) -> None:
    found = small_set(tmp_path)
    dost = Dost(Policy.default(), HashEmbedder())
    words = DostArm(dost, Arm.TEXT)
    needed = (frozenset({"c"}), frozenset({"f"}))
    asked = replace(found, questions=(replace(found.questions[1], text="does c, then does f", groups=needed),))
    [rows], [rows_of_words] = await measure(dost, asked), await measure(words, asked)
    answer = await words.answer(asked.questions[0])
    await dost.close()
    assert (rows.recall_at[1], rows.set_recall) == (1, 1)
    assert set(answer.ranked) == {"c", "f"}
    assert answer.chosen is None
    assert rows_of_words.recall_at[1] == 1


def test_all_check_values_are_of_the_same_sets() -> None:
    assert set(RECIPE) == set(REFERENCE) == set(MESSAGES) == set(SET_NAMES)


# ------------------------------------------------------------------------------------------------- its memory


def test_a_kept_vector_is_the_models_and_is_made_once(tmp_path: Path) -> None:
    model = HashEmbedder()
    cache = VectorCache(tmp_path / "kept.sqlite")
    texts = ["send a fax", "", "send a fax", "mow the lawn, please"]
    first = KeptEmbedder(model, cache)
    np.testing.assert_array_equal(first.embed(texts), model.embed(texts))
    first.forget()
    again = KeptEmbedder(model, cache)
    np.testing.assert_array_equal(again.embed(texts[::-1]), model.embed(texts[::-1]))
    assert (first.embedded, again.embedded) == (3, 0)
    assert again.embed([]).shape == (0, model.dim)
    cache.close()


async def test_a_peer_that_asks_a_server_gets_the_vectors_of_the_model() -> None:
    model = HashEmbedder()
    served = ServedModel(model)
    try:
        async with httpx2.AsyncClient() as client:
            for texts in (["tide", "fax"], "tide"):
                answer = await client.post(f"{served.url}/embeddings", json={"model": model.model_id, "input": texts})
                rows = [one["embedding"] for one in answer.json()["data"]]
                expected = model.embed([texts] if isinstance(texts, str) else texts)
                np.testing.assert_allclose(rows, expected, rtol=1e-6)
    finally:
        await asyncio.to_thread(served.close)
