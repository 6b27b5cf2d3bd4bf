"""The life of a ToolRAG: bringing the model in, indexing, and what it says about itself."""

from __future__ import annotations

import asyncio
import gc
import threading
from typing import TYPE_CHECKING, Any

import pytest

import dost_engine
from dost_engine.errors import BadRequest, EmbeddingFailed, ModelCorrupt, ModelError, ModelMissing, NotReady
from dost_engine.history import turn_from_messages
from dost_engine.types import Method, ModelState, Policy, Turn
from support.fake_embedder import HashEmbedder
from support.small_tools import HARBOUR, RefusingEmbedder, Statuses, definition, indexed, running

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.embedding.protocol import Embedder


def listing(tools: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"name": name, **raw} for name, raw in tools.items()]


# --------------------------------------------------------------------------------------------------------- init


async def test_init_loads_once_and_then_does_nothing() -> None:
    loads = 0

    def load() -> Embedder:
        nonlocal loads
        loads += 1
        return HashEmbedder()

    async with running(load_embedder=load) as rag:
        await asyncio.gather(rag.init(), rag.init(), rag.init(allow_download=False))
        await rag.init()
    assert loads == 1


async def test_init_downloads_a_missing_model_once_and_loads_it() -> None:
    there: list[Embedder] = []
    downloads = 0

    def load() -> Embedder:
        if not there:
            raise ModelMissing("The model is not here.", remedy="Get it.")
        return there[0]

    def download() -> None:
        nonlocal downloads
        downloads += 1
        there.append(HashEmbedder())

    async with running(load_embedder=load, download=download) as rag:
        with pytest.raises(ModelMissing):
            await rag.init(allow_download=False)
        assert (rag.ready, downloads, rag.index_status.model) == (False, 0, ModelState.ABSENT)
        assert rag.index_status.note == "The model is not here. Get it."
        assert await rag.select("tide", [], HARBOUR) == HARBOUR
        assert downloads == 0, "selecting never downloads"
        refused = asyncio.create_task(rag.init(allow_download=False))
        await asyncio.gather(refused, rag.init(), return_exceptions=True)
        assert isinstance(refused.exception(), ModelMissing)
        assert (rag.ready, downloads, rag.index_status.note) == (True, 1, "")


async def test_init_fetches_a_damaged_model_again_once() -> None:
    tries: list[str] = []

    def load() -> Embedder:
        tries.append("load")
        raise ModelCorrupt("model.onnx has 1,024 bytes instead of 90,405,214.")

    async with running(load_embedder=load, download=lambda: tries.append("download")) as rag:
        with pytest.raises(ModelCorrupt):
            await rag.init(allow_download=False)
        assert tries == ["load"]
        tries.clear()
        with pytest.raises(ModelCorrupt):
            await rag.init()
        assert tries == ["load", "download", "load"]
        assert (rag.ready, rag.index_status.model) == (False, ModelState.FAILED)


async def test_init_raises_what_loading_raised_and_can_be_tried_again() -> None:
    problems: list[Exception] = [OSError("no such library"), ModelError("The model is odd.")]

    def load() -> Embedder:
        if problems:
            raise problems.pop()
        return HashEmbedder()

    async with running(load_embedder=load) as rag:
        with pytest.raises(ModelError, match="The model is odd"):
            await rag.init()
        with pytest.raises(ModelError, match="no such library"):
            await rag.init()
        assert (rag.ready, rag.index_status.model) == (False, ModelState.FAILED)
        await rag.init()
        assert (rag.ready, rag.index_status.model) == (True, ModelState.READY)


async def test_who_gives_up_waiting_for_the_model_does_not_stop_it() -> None:
    gate = threading.Event()
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))

    def load() -> Embedder:
        assert gate.wait(30)
        raise ModelMissing("The model is not here.")

    statuses = Statuses()
    async with running(load_embedder=load, on_status=statuses) as rag:
        waiting = asyncio.create_task(rag.init())
        await statuses.until(lambda status: status.model is ModelState.LOADING)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        gate.set()
        await statuses.until(lambda status: status.note == "The model is not here.")
        assert rag.index_status.model is ModelState.ABSENT
    del waiting
    gc.collect()
    assert complaints == []


# -------------------------------------------------------------------------------------------------------- index


async def test_index_counts_its_tools_and_replaces_those_of_before() -> None:
    async with running() as rag:
        await rag.init()
        first = await rag.index(listing(HARBOUR))
        assert first["count"] == 4
        assert first["time_ms"] >= 0
        assert (await rag.index(listing({"dig_hole": definition("Digs a hole")})))["count"] == 1
        assert [row["name"] for row in await rag.text_search("hole tide fax")] == ["dig_hole"]


async def test_index_embeds_the_enriched_text() -> None:
    embedder = HashEmbedder()
    async with running(embedder) as rag:
        await rag.init()
        await rag.index(listing({"listEvents": definition("Lists events", "from", "to"), "ping": definition("Pings")}))
    assert sorted(embedder.embedded) == [
        "listEvents. listEvents. list. Events: Lists events. Parameters: from, to",
        "ping. ping: Pings",
    ]


async def test_index_of_nothing_gives_zeros_and_changes_nothing() -> None:
    async with indexed(HARBOUR) as rag:
        assert await rag.index([]) == {"count": 0, "time_ms": 0}
        assert rag.indexed


async def test_entries_without_a_name_are_left_out() -> None:
    async with running() as rag:
        await rag.init()
        odd: list[Any] = [{"name": "ping"}, {}, {"name": None}, None, "text", {"name": "pong", "inputSchema": 3}]
        assert (await rag.index(odd))["count"] == 2


async def test_of_entries_with_one_name_the_first_counts() -> None:
    async with running() as rag:
        await rag.init()
        twice = [{"name": "ping", "description": "one"}, {"name": "ping", "description": "two"}, {"name": ""}]
        assert (await rag.index(twice))["count"] == 1
        assert [row["description"] for row in await rag.text_search("ping")] == ["one"]
        nothing: Any = None
        assert (await rag.index(nothing))["count"] == 0


async def test_a_message_that_cannot_be_embedded_is_said() -> None:
    async with indexed(HARBOUR, RefusingEmbedder("zzz")) as rag:
        with pytest.raises(EmbeddingFailed, match="zzz"):
            await rag.search("zzz")


async def test_before_init_index_and_search_raise() -> None:
    async with running() as rag:
        with pytest.raises(NotReady, match=r"init\(\)"):
            await rag.index(listing(HARBOUR))
        with pytest.raises(NotReady, match=r"init\(\)"):
            await rag.search("tide")


# ------------------------------------------------------------------------------------------------------- reindex


async def test_reindex_takes_the_mapping_of_a_tool_store() -> None:
    embedder = HashEmbedder()
    active: dict[str, Any] = {
        "a": {"description": "Does a", "parameters": {"properties": {"x": {}}}, "execute": print},
        "b": {"description": None, "inputSchema": {"jsonSchema": {"properties": {"y": {}}}}},
        "c": {},
    }
    async with indexed(active, embedder):
        assert sorted(embedder.embedded) == ["a. a: Does a. Parameters: x", "b. b: . Parameters: y", "c. c: "]


async def test_reindex_of_nothing_clears_the_index() -> None:
    async with indexed(HARBOUR) as rag:
        rag.reindex({})
        await rag.flush()
        assert not rag.indexed
        assert await rag.search("tide") == []
        assert await rag.text_search("tide") == []


async def test_what_is_no_mapping_is_refused() -> None:
    odd: Any = ["a", "b"]
    async with indexed(HARBOUR) as rag:
        with pytest.raises(BadRequest, match=r"must be a mapping .* not list"):
            rag.reindex(odd)
        with pytest.raises(BadRequest, match=r"must be a mapping .* not list"):
            await rag.select("tide", [], odd)


async def test_a_reindex_before_the_model_is_not_lost() -> None:
    """In the guide it is: there the timer gives up without a model."""
    async with running() as rag:
        rag.reindex(HARBOUR)
        await rag.flush()
        await rag.init()
        await rag.flush()
        assert rag.indexed


# -------------------------------------------------------------------------------------------------------- status


async def test_status_tells_the_truth() -> None:
    async with running() as rag:
        assert rag.status == {"ready": False, "indexed": False, "model": ""}
        await rag.init()
        assert rag.status == {"ready": True, "indexed": False, "model": "hash"}
        rag.reindex(HARBOUR)
        await rag.flush()
        assert rag.status == {"ready": True, "indexed": True, "model": "hash"}


async def test_the_default_instance_has_the_profile_of_an_application(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    monkeypatch.setattr("dost_engine.toolrag._default", None)
    rag = dost_engine.tool_rag()
    try:
        assert rag is dost_engine.tool_rag()
        assert (rag.policy.sticky_window, rag.policy.semantic_limit, rag.policy.text_limit) == (10, 5, 3)
        assert not rag.ready
        with pytest.raises(ModelMissing):
            await rag.init(allow_download=False)
    finally:
        await rag.close()
    newer = dost_engine.tool_rag()
    assert newer is not rag, "a closed instance is of no use to anybody"
    await newer.close()


async def test_a_turn_embeds_its_own_message_only_and_those_before_it_once() -> None:
    embedder = HashEmbedder()
    history = [{"role": "user", "content": "tides in Brest?"}, {"role": "assistant", "content": "04:12"}]
    async with indexed(HARBOUR, embedder, policy=Policy.default()) as rag:
        await rag.trace(Turn("hello"))  # what a model is asked once is asked with the first message
        embedder.embedded.clear()
        await rag.trace(turn_from_messages(history, text="and in Calais?"))
        assert sorted(embedder.embedded) == ["and in Calais?", "tides in Brest?"]
        embedder.embedded.clear()
        history += [{"role": "user", "content": "and in Calais?"}, {"role": "assistant", "content": "05:01"}]
        await rag.trace(turn_from_messages(history, text="and in Dover?"))
        assert embedder.embedded == ["and in Dover?"]


async def test_the_method_text_never_loads_the_model() -> None:
    def never() -> Any:
        raise AssertionError("the model was loaded")

    async with running(load_embedder=never, policy=Policy.default()) as rag:
        rag.reindex(HARBOUR)
        await rag.flush()
        for policy in (None, Policy.of_method(Method.TEXT), Policy.ratel("bm25")):
            trace = await rag.trace(Turn("send a fax", method=Method.TEXT), policy)
            assert trace.selection.picks[0].id == "tools/send_fax"
            assert trace.selection.fallback == ""


async def test_the_method_may_change_at_any_time() -> None:
    async with indexed(HARBOUR, policy=Policy.default()) as rag:
        for method in (Method.TEXT, Method.HYBRID, Method.SEMANTIC, None):
            trace = await rag.trace(Turn("Sends a fax", method=method))
            assert trace.selection.picks[0].id == "tools/send_fax"
