"""Keeping the index up with the catalogue: which texts are embedded, once, and which cannot be."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.index.build import BATCH_TEXTS
from dost_engine.index.vector_cache import VectorCache
from dost_engine.types import Policy, Recipe, Turn
from support.fake_embedder import HashEmbedder
from support.small_tools import (
    HARBOUR,
    GatedEmbedder,
    RefusingEmbedder,
    Statuses,
    TableEmbedder,
    catalog,
    definition,
    indexed,
    listed,
    numbered,
    picked,
    running,
)

if TYPE_CHECKING:
    from pathlib import Path


async def test_only_new_texts_are_embedded() -> None:
    embedder = HashEmbedder()
    async with indexed(HARBOUR, embedder) as rag:
        embedder.embedded.clear()
        rag.reindex(HARBOUR | {"get_tide": definition("Gets the tide of a port"), "dig_hole": definition("Digs")})
        await rag.flush()
        assert sorted(embedder.embedded) == [
            "dig_hole. dig. hole. dig_hole: Digs",
            "get_tide. get. tide. get_tide: Gets the tide of a port",
        ]
        assert rag.index_status.embedded == len(HARBOUR) + 2


async def test_all_tools_are_indexed_anew_when_asked_and_none_is_embedded_again(tmp_path: Path) -> None:
    cache, embedder = VectorCache(tmp_path / "vectors.sqlite"), HashEmbedder()
    async with indexed(HARBOUR, embedder, vector_cache=cache) as rag:
        before, count = rag.snapshot.projections, len(embedder.embedded)
        rag.reindex(HARBOUR)
        await rag.flush()
        assert all(new is old for new, old in zip(rag.snapshot.projections, before, strict=True))
        rag.reindex(HARBOUR, anew=True)
        rag.reindex(HARBOUR)  # what comes before the build does not take the wish back
        await rag.flush()
        assert not any(new is old for new, old in zip(rag.snapshot.projections, before, strict=True))
        assert rag.snapshot.projections == before
        again = rag.snapshot.projections
        rag.reindex(HARBOUR)
        await rag.flush()
        assert all(new is old for new, old in zip(rag.snapshot.projections, again, strict=True)), "once is enough"
        assert (len(embedder.embedded), rag.indexed) == (count, True)
    cache.close()


async def test_a_text_that_two_tools_share_is_embedded_once() -> None:
    embedder = HashEmbedder()
    async with indexed(catalog(a=HARBOUR, b=HARBOUR), embedder) as rag:
        assert len(embedder.embedded) == len(HARBOUR)
        assert rag.snapshot.vectors[Recipe.GUIDE].usable.all()


async def test_a_restart_embeds_nothing(tmp_path: Path) -> None:
    cache = VectorCache(tmp_path / "vectors.sqlite")
    async with indexed(HARBOUR, vector_cache=cache) as first:
        before = first.snapshot.vectors.get(Recipe.GUIDE)
    cache.close()
    cache = VectorCache(tmp_path / "vectors.sqlite")
    async with indexed(HARBOUR, RefusingEmbedder(""), vector_cache=cache) as second:
        assert second.indexed
        assert second.index_status.note == ""
        assert second.index_status.embedded == 0
        after = second.snapshot.vectors.get(Recipe.GUIDE)
    cache.close()
    assert before is not None
    assert after is not None
    np.testing.assert_array_equal(before.matrix, after.matrix)


async def test_only_the_texts_that_the_policies_in_use_rank_by_are_embedded() -> None:
    embedder, default = HashEmbedder(), Policy.default()
    async with indexed(HARBOUR, embedder, policy=default) as rag:
        assert set(rag.snapshot.vectors) == set(default.recipes) == {Recipe.PLAIN, Recipe.RICH}
        assert not [text for text in embedder.embedded if "get_tide. get_tide" in text]


async def test_a_policy_asked_for_the_first_time_gets_its_texts_embedded_and_embeds_no_others_again() -> None:
    embedder = HashEmbedder()
    async with indexed(HARBOUR, embedder, policy=Policy.default()) as rag:
        before = len(embedder.embedded)
        first = await rag.trace(Turn("fax"), Policy.guide())
        assert first.selection.fallback == "the tools are not indexed yet: all tools"
        await rag.flush()
        assert len([text for text in embedder.embedded[before:] if text != "fax"]) == len(HARBOUR)
        assert not (await rag.trace(Turn("fax"), Policy.guide())).selection.fallback
        assert rag.indexed


async def test_progress_counts_the_texts_of_all_recipes() -> None:
    statuses = Statuses()
    async with indexed(numbered(BATCH_TEXTS + 1), on_status=statuses, policy=Policy.default()) as rag:
        texts = {entry.digests[recipe] for entry in rag.snapshot.projections for recipe in rag.snapshot.vectors}
        by_recipe = [
            len({entry.digests[recipe] for entry in rag.snapshot.projections}) for recipe in rag.snapshot.vectors
        ]
        assert len(texts) >= BATCH_TEXTS + 1
        done = [status.done for status in statuses.seen if status.total == sum(by_recipe)]
        assert done == sorted(done)
        assert done[-1] == sum(by_recipe)


async def test_what_an_abandoned_build_embedded_is_not_embedded_again() -> None:
    embedder = GatedEmbedder()
    async with running(embedder) as rag:
        await rag.init()
        older = asyncio.create_task(rag.index([{"name": name} for name in numbered(100)]))
        await asyncio.to_thread(embedder.arrived.wait, 30)
        newer = asyncio.create_task(rag.index([{"name": name} for name in numbered(101)]))
        await asyncio.sleep(0)
        embedder.gate.set()
        await asyncio.gather(older, newer)
        assert len(listed(rag)) == 101
        assert len(embedder.embedded) == 101


async def test_one_text_that_cannot_be_embedded_costs_its_own_vector_only() -> None:
    async with indexed(HARBOUR | {"poison": definition("Is poison")}, RefusingEmbedder("poison")) as rag:
        assert rag.snapshot.vectors[Recipe.GUIDE].usable.tolist() == [True] * len(HARBOUR) + [False]
        assert (await rag.trace(Turn("tide"))).stages[0].note == "1 tool has no vector"
        assert [row["name"] for row in await rag.text_search("poison")] == ["poison"]


async def test_a_single_new_text_that_cannot_be_embedded_does_not_fail_the_others() -> None:
    async with indexed(HARBOUR, RefusingEmbedder("poison")) as rag:
        rag.reindex(HARBOUR | {"poison": definition("Is poison")})
        await rag.flush()
        assert listed(rag) == [*HARBOUR, "poison"]
        assert rag.index_status.note == ""
        assert "tools/get_tide" in await picked(rag, "tide")


async def test_vectors_that_are_no_numbers_are_left_out_and_the_order_is_stable() -> None:
    nan, infinity = float("nan"), float("inf")
    vectors = {"get_tide.": [1.0, 0.0], "send_fax.": [0.5, 0.5], "zero.": [0.0, 0.0], "bad.": [nan, 1.0]}
    vectors |= {"huge.": [infinity, 0.0], "twin.": [0.5, 0.5]}
    names = [key.removesuffix(".") for key in reversed(vectors)]
    async with indexed({name: definition() for name in names}, TableEmbedder(vectors, [1.0, 0.0])) as rag:
        assert [(row["name"], row["score"]) for row in await rag.search("anything", 3)] == [
            ("get_tide", 1.0),
            ("send_fax", 0.707),
            ("twin", 0.707),
        ]


async def test_when_the_model_comes_no_tool_is_taken_apart_again() -> None:
    async with running(HashEmbedder()) as rag:
        rag.reindex(HARBOUR)
        await rag.flush()
        words = rag.snapshot.words
        assert not rag.indexed
        await rag.init()
        await rag.flush()
        assert rag.indexed
        assert rag.snapshot.words is words
        assert rag.snapshot.projections
