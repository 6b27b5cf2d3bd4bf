"""Keeping the index up with the catalogue: who wins, what fails, what turns see meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.errors import EmbeddingFailed, NotReady
from dost_engine.index.build import BATCH_TEXTS
from dost_engine.index.indexer import Indexer
from dost_engine.types import Catalog, IndexStatus, ModelState, Turn
from support.fake_embedder import HashEmbedder
from support.small_tools import (
    HARBOUR,
    GatedEmbedder,
    RefusingEmbedder,
    Statuses,
    catalog,
    definition,
    indexed,
    listed,
    numbered,
    picked,
    running,
    tools,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors


async def test_rapid_changes_end_in_one_build_of_the_last() -> None:
    embedder, statuses = HashEmbedder(), Statuses()
    async with running(embedder, on_status=statuses, debounce_ms=50) as rag:
        await rag.init()
        for at in range(5):
            rag.reindex({f"tool_{at}": definition("Does a thing")})
        await statuses.until(lambda status: status.tools == 1 and not status.building)
        assert listed(rag) == ["tool_4"]
        assert len(embedder.embedded) == 1


async def test_changes_that_never_pause_are_indexed_all_the_same() -> None:
    statuses = Statuses()
    indexer = Indexer(debounce_ms=60_000, max_wait_s=0.05, on_status=statuses)
    for revision in range(1, 4):
        indexer.request(catalog(revision, s=HARBOUR))
        await asyncio.sleep(0)
    await statuses.until(lambda status: status.revision == 3)
    await indexer.close()


async def test_the_call_made_last_wins_and_the_older_build_is_abandoned() -> None:
    embedder = GatedEmbedder()
    async with running(embedder) as rag:
        await rag.init()
        many = [{"name": name, **raw} for name, raw in numbered(400, prefix="old").items()]
        older = asyncio.create_task(rag.index(many))
        await asyncio.to_thread(embedder.arrived.wait, 30)
        newer = asyncio.create_task(rag.index([{"name": f"new_{at}"} for at in range(3)]))
        await asyncio.sleep(0)  # the newer call is made before the gate opens
        embedder.gate.set()
        assert (await older)["count"] == 0
        assert (await newer)["count"] == 3
        assert listed(rag) == ["new_0", "new_1", "new_2"]
        assert len(embedder.embedded) == BATCH_TEXTS + 3

        rag.reindex({})
        await rag.flush()
        assert await rag.search("new") == []
        assert await rag.text_search("new") == []
        assert await rag.select("new", [], {}) == {}
        assert await picked(rag, "new") == []


async def test_a_build_that_is_cancelled_leaves_the_rest_to_words_and_the_next_goes_on_from_there() -> None:
    embedder, statuses, many = GatedEmbedder(), Statuses(), numbered(3 * BATCH_TEXTS)
    async with running(embedder, on_status=statuses) as rag:
        await rag.init()
        rag.reindex(many)
        await asyncio.to_thread(embedder.arrived.wait, 30)
        rag.cancel_indexing()
        embedder.gate.set()
        await rag.flush()
        assert len(embedder.embedded) == BATCH_TEXTS, "the batch that was on its way, and no other"
        assert len(listed(rag)) == len(many)
        assert rag.index_status.note == (
            f"Indexing was cancelled: {BATCH_TEXTS} of {len(many)} tools are found by meaning, the others by words "
            "alone. Index them anew to go on."
        )
        unreached = next(name for name in many if not any(name in text for text in embedder.embedded))
        assert await picked(rag, unreached), "by its name"

        rag.cancel_indexing()  # there is nothing to end, and the next is not ended
        rag.reindex(many)
        await rag.flush()
        assert rag.index_status.note == ""
        tools_embedded = [text for text in embedder.embedded if text != unreached]
        assert len(tools_embedded) == len(set(tools_embedded)) == len(many), "each once"


async def test_a_build_that_is_cancelled_before_its_first_batch_searches_by_words() -> None:
    embedder = GatedEmbedder()
    async with running(embedder) as rag:
        await rag.init()
        rag.reindex(HARBOUR)
        rag.cancel_indexing()
        await rag.flush()
        assert embedder.embedded == []
        assert await picked(rag, "tide")
        assert "0 of" in rag.index_status.note


async def test_turns_see_the_old_snapshot_while_a_newer_catalogue_is_built() -> None:
    embedder = GatedEmbedder()
    embedder.gate.set()
    async with indexed(HARBOUR, embedder) as rag:
        trace = await rag.trace(Turn("tide"))
        assert trace.stages[0].hits
        rag.reindex(HARBOUR | {"tide_clock": definition("Shows the tide")})
        embedder.arrived.clear()
        embedder.gate.clear()
        flushed = asyncio.create_task(rag.flush())
        await asyncio.to_thread(embedder.arrived.wait, 30)
        assert rag.index_status.building
        assert rag.indexed
        assert [row["name"] for row in await rag.text_search("tide")] == ["get_tide"]
        embedder.gate.set()
        await flushed
        assert "tools/tide_clock" in await picked(rag, "tide")
        assert not rag.index_status.building


async def test_a_removed_tool_is_gone_at_once() -> None:
    async with indexed(HARBOUR, debounce_ms=60_000) as rag:
        assert "tools/get_tide" in await picked(rag, "tide")
        rag.reindex({name: raw for name, raw in HARBOUR.items() if name != "get_tide"})
        trace = await rag.trace(Turn("tide"))
        assert "tools/get_tide" not in {pick.id for pick in trace.selection.picks}
        assert {each.id: (each.verdict, each.note) for each in trace.candidates}["tools/get_tide"] == (
            "gone",
            "no longer offered",
        )
        assert trace.tools_all == 3


async def test_a_failed_build_keeps_the_old_snapshot_and_says_why() -> None:
    embedder = RefusingEmbedder("poison")
    async with indexed(HARBOUR, embedder) as rag:
        rag.reindex({"poison": definition("Is poison")})
        await rag.flush()
        assert listed(rag) == list(HARBOUR)
        assert "poison" in rag.index_status.note
        assert not rag.index_status.building
        with pytest.raises(EmbeddingFailed):
            await rag.index([{"name": "poison"}])
        rag.reindex({"fine": definition("Is fine")})
        await rag.flush()
        assert listed(rag) == ["fine"]
        assert rag.index_status.note == ""


async def test_an_error_that_nobody_planned_is_said_too() -> None:
    class Broken(HashEmbedder):
        def embed(self, texts: Sequence[str]) -> Vectors:
            raise RuntimeError("the library gave up")

    async with indexed(HARBOUR, Broken()) as rag:
        assert not rag.indexed
        assert "the library gave up" in rag.index_status.note
        assert [row["name"] for row in await rag.text_search("fax")] == ["send_fax"]


async def test_of_tools_with_one_id_the_first_counts() -> None:
    twice = (*tools("s", {"send": definition("Sends a fax")}), *tools("s", {"send": definition("Sends a letter")}))
    async with indexed(Catalog(1, (*twice, *tools("s", HARBOUR)))) as rag:
        assert [tool.description for tool in rag.snapshot.catalog.tools if tool.name == "send"] == ["Sends a fax"]
        trace = await rag.trace(Turn("send"))
        assert [hit.id for hit in trace.stages[2].hits] == ["s/send_fax", "s/send"]
        assert trace.tools_all == 1 + len(HARBOUR)


async def test_a_schema_nested_by_the_thousand_costs_nothing() -> None:
    def nested() -> dict[str, Any]:
        schema: dict[str, Any] = {}
        for _ in range(5000):
            schema = {"properties": {"inner": schema}}
        return {"description": "Digs deep", "inputSchema": schema}

    async with indexed({"dig": nested()}) as rag:
        rag.reindex({"dig": nested()} | HARBOUR)
        await rag.flush()
        assert listed(rag) == ["dig", *HARBOUR]
        assert "tools/dig" in await picked(rag, "deep")


async def test_who_gives_up_waiting_for_an_index_does_not_stop_it() -> None:
    embedder = GatedEmbedder()
    async with running(embedder) as rag:
        await rag.init()
        waiting = asyncio.create_task(rag.index([{"name": name} for name in numbered(100)]))
        await asyncio.to_thread(embedder.arrived.wait, 30)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        embedder.gate.set()
        await rag.flush()
        assert len(listed(rag)) == 100
        assert not rag.index_status.building


async def test_a_listener_that_fails_does_not_stop_the_index(caplog: pytest.LogCaptureFixture) -> None:
    def listener(status: IndexStatus) -> None:
        raise ValueError("no screen to show it on")

    async with indexed(HARBOUR, on_status=listener) as rag:
        assert rag.indexed
        assert not rag.index_status.building
    assert "no screen to show it on" in caplog.text


async def test_before_the_model_is_there_the_newest_catalogue_waits_and_words_are_searched() -> None:
    statuses = Statuses()
    async with running(on_status=statuses) as rag:
        rag.reindex({"old": definition("An old tool")})
        rag.reindex(HARBOUR)
        await rag.flush()
        assert (rag.ready, rag.indexed) == (False, False)
        assert [row["name"] for row in await rag.text_search("fax")] == ["send_fax"]
        await rag.init()
        await rag.flush()
        assert (rag.ready, rag.indexed) == (True, True)
        assert listed(rag) == list(HARBOUR)
        assert rag.index_status.embedded == len(HARBOUR)
    told = [status.model for status in statuses.seen]
    assert told.index(ModelState.LOADING) < told.index(ModelState.READY)


async def test_progress_is_reported_up_to_the_end() -> None:
    statuses = Statuses()
    count = 3 * BATCH_TEXTS
    async with indexed(numbered(count), on_status=statuses):
        steps = [(status.done, status.total) for status in statuses.seen if status.total]
    assert steps[0] == (0, count)
    assert steps[-1] == (count, count)
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)
    assert {BATCH_TEXTS, 2 * BATCH_TEXTS} <= {done for done, _ in steps}


async def test_a_catalogue_keeps_its_revision() -> None:
    async with indexed(catalog(7, s=HARBOUR)) as rag:
        assert rag.index_status.revision == 7
        assert (await rag.trace(Turn("tide"))).selection.catalog_revision == 7
        rag.reindex(HARBOUR)
        await rag.flush()
        assert rag.index_status.revision == 8


async def test_an_empty_catalogue_gives_an_empty_index() -> None:
    async with indexed(HARBOUR) as rag:
        rag.reindex(Catalog(5))
        await rag.flush()
        assert (rag.indexed, rag.index_status.tools, rag.index_status.revision) == (False, 0, 5)


async def test_closing_abandons_what_runs_and_refuses_what_comes() -> None:
    embedder = GatedEmbedder()
    async with running(embedder) as rag:
        await rag.init()
        rag.reindex(numbered(200))
        flushed = asyncio.create_task(rag.flush())
        await asyncio.to_thread(embedder.arrived.wait, 30)
        closing = asyncio.create_task(rag.close())
        await asyncio.sleep(0)
        embedder.gate.set()
        await asyncio.gather(closing, flushed)
        assert len(embedder.embedded) == BATCH_TEXTS
        assert not rag.ready
        calls: list[Any] = [rag.trace(Turn("x")), rag.init(), rag.search("x"), rag.text_search("x")]
        for call in calls:
            with pytest.raises(NotReady):
                await call
        with pytest.raises(NotReady):
            rag.reindex(HARBOUR)
