"""The service without a model: downloads it from a real server when asked to, and everything goes on."""

from __future__ import annotations

import json
import threading
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from dost_engine import wire
from dost_engine.client import EngineClient
from dost_engine.embedding.models import model_folder, verify
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import EventKind, IndexStatus, ModelState, ProblemKind, StageStatus, Turn
from support import file_server, tiny_model
from support.embedding_server import MODEL, embedding_server
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

SETTLE_S = 60.0
NOBODY = "http://127.0.0.1:9"  # the discard port
SIZE_BYTES = tiny_model.SPEC.download_bytes


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    monkeypatch.setenv("HF_ENDPOINT", NOBODY)
    made = Paths.from_environment()
    made.config.mkdir(parents=True)
    servers = {"notes": entry(tools=[tool("add_note"), tool("list_notes")])}
    made.servers_file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")
    return made


@asynccontextmanager
async def running(paths: Paths, *, model_look_s: float = 600.0) -> AsyncIterator[tuple[Service, EngineClient]]:
    service = Service(paths, Settings(), host="daemon", model_spec=tiny_model.SPEC, model_look_s=model_look_s)
    await service.start()
    try:
        async with EngineClient(service.url, service.token) as client:
            await service.wait_settled(SETTLE_S)
            yield service, client
    finally:
        await service.stop()
    assert [thread.name for thread in threading.enumerate() if thread.name == "dost-download"] == []


class Told:
    """What the service told of its index; each question goes on where the last one ended."""

    def __init__(self, client: EngineClient) -> None:
        self._client = client
        self._seq = 0

    async def until(self, holds: Callable[[IndexStatus], object]) -> IndexStatus:
        """The first that holds."""
        async with aclosing(self._client.events(after=self._seq)) as events:
            async for event in events:
                self._seq = event.seq
                if event.kind is EventKind.INDEX:
                    index = wire.from_object(IndexStatus, event.data)
                    if holds(index):
                        return index
        raise AssertionError("the service ended")


def embedded(index: IndexStatus) -> bool:
    """Whether the tools have their vectors, however many texts that takes."""
    return index.embedded > 0 and not index.building


def leftovers(paths: Paths) -> list[str]:
    return sorted(path.name for path in paths.models.iterdir() if not path.name.startswith("."))


async def test_a_missing_model_is_downloaded_and_the_tools_get_their_vectors(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tiny_model.hub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        hub.behaviours["model.onnx"] = file_server.stuck
        async with running(paths) as (service, client):
            told = Told(client)
            index = (await client.status()).index
            assert (index.model, index.model_total_bytes) == (ModelState.ABSENT, SIZE_BYTES)
            assert index.model_problem is not None
            assert index.model_problem.kind is ProblemKind.MODEL_MISSING
            assert (await client.select(Turn("add a note"))).stages[0].status is StageStatus.SKIPPED

            await client.get_model()
            half = await told.until(lambda index: index.model_done_bytes > SIZE_BYTES // 3)
            assert (half.model, half.model_problem, half.note) == (ModelState.DOWNLOADING, None, "")
            assert half.model_done_bytes < half.model_total_bytes == SIZE_BYTES
            assert (await client.status()).index.model is ModelState.DOWNLOADING
            await client.get_model()  # it is on its way already

            hub.go_on.set()
            there = await told.until(embedded)
            assert (there.model, there.model_done_bytes, there.note) == (ModelState.READY, 0, "")
            trace = await client.select(Turn("add a note"))
            assert (trace.stages[0].status, trace.selection.fallback) == (StageStatus.OK, "")
            await client.get_model()
            await client.cancel_model()  # neither changes anything now
            assert (await client.status()).index == service.status().index == there
        assert hub.count("model.onnx") == 1
    assert verify(model_folder(paths.models, tiny_model.SPEC)).name == "tiny"


async def test_a_cancelled_download_leaves_nothing_and_can_be_started_again(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tiny_model.hub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        hub.behaviours["model.onnx"] = file_server.stuck
        async with running(paths) as (_, client):
            told = Told(client)
            await client.get_model()
            await told.until(lambda index: index.model_done_bytes > SIZE_BYTES // 3)
            await client.cancel_model()
            after = await told.until(lambda index: index.model is ModelState.ABSENT and index.note)
            assert after.model_problem is not None
            assert after.model_problem.kind is ProblemKind.MODEL_MISSING
            assert after.model_done_bytes == 0
            assert leftovers(paths) == []

            hub.behaviours.clear()
            await client.get_model()
            await told.until(embedded)
            assert (await client.status()).index.model is ModelState.READY


async def test_started_cancelled_and_started_again_at_once_it_comes(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tiny_model.hub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        async with running(paths) as (service, client):
            told = Told(client)
            service.get_model()
            service.cancel_model()
            service.get_model()
            await told.until(embedded)


async def test_a_download_that_fails_says_why_and_may_be_tried_again(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(paths) as (_, client):
        told = Told(client)
        await client.get_model()
        failed = await told.until(lambda index: "127.0.0.1:9" in index.note)
        assert failed.model is ModelState.ABSENT
        problem = failed.model_problem
        assert problem is not None
        assert problem.kind is ProblemKind.DOWNLOAD_FAILED
        assert "could not be downloaded" in problem.title
        assert "127.0.0.1:9" in problem.message
        assert "HF_ENDPOINT" in problem.remedy
        assert failed.model_total_bytes == SIZE_BYTES
        assert (await client.status()).index == failed  # and it stays so: nothing is tried without being asked for

        with tiny_model.hub() as hub:
            monkeypatch.setenv("HF_ENDPOINT", hub.url)
            await client.get_model()
            ready = await told.until(embedded)
            assert (ready.model, ready.model_problem) == (ModelState.READY, None)


async def test_bytes_that_are_not_the_models_are_refused(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    with tiny_model.hub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        hub.behaviours["model.onnx"] = file_server.wrong
        async with running(paths) as (_, client):
            told = Told(client)
            await client.get_model()
            failed = await told.until(lambda index: "sha256" in index.note)
            assert failed.model is ModelState.ABSENT
            assert leftovers(paths) == []


@pytest.mark.parametrize("damage", [b"cut short", bytes(len(tiny_model.FILES["model.onnx"]))])
async def test_a_damaged_model_is_called_so_and_replaced(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, damage: bytes
) -> None:
    with tiny_model.hub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        async with running(paths) as (_, client):
            told = Told(client)
            await client.get_model()
            await told.until(embedded)
        (model_folder(paths.models, tiny_model.SPEC) / "model.onnx").write_bytes(damage)
        async with running(paths) as (_, client):
            told = Told(client)
            index = (await client.status()).index
            assert index.model is ModelState.FAILED
            assert index.model_problem is not None
            assert index.model_problem.kind is ProblemKind.MODEL_CORRUPT
            await client.get_model()
            ready = await told.until(lambda index: index.model is ModelState.READY)
            assert ready.model_problem is None


async def test_a_repair_that_fails_keeps_saying_that_the_model_is_damaged_beside_it(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = model_folder(paths.models, tiny_model.SPEC)
    folder.mkdir(parents=True)
    async with running(paths) as (_, client):
        told = Told(client)
        assert (await client.status()).index.model is ModelState.FAILED
        await client.get_model()
        failed = await told.until(lambda index: "127.0.0.1:9" in index.note)
        assert failed.model is ModelState.FAILED
        assert failed.model_problem is not None
        assert failed.model_problem.kind is ProblemKind.DOWNLOAD_FAILED


async def test_a_model_that_another_process_mends_is_taken(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    with tiny_model.hub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        async with running(paths) as (_, client):
            told = Told(client)
            await client.get_model()
            await told.until(embedded)
        onnx = model_folder(paths.models, tiny_model.SPEC) / "model.onnx"
        whole = onnx.read_bytes()
        onnx.write_bytes(bytes(len(whole)))
        async with running(paths, model_look_s=0.01) as (_, client):
            told = Told(client)
            assert (await client.status()).index.model is ModelState.FAILED
            onnx.write_bytes(whole)
            manifest = onnx.parent / "dost-model.json"
            manifest.write_bytes(manifest.read_bytes())
            await told.until(lambda index: index.model is ModelState.READY)


async def test_stopping_ends_a_download(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    with tiny_model.hub() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        hub.behaviours["model.onnx"] = file_server.silent
        async with running(paths) as (_, client):
            told = Told(client)
            await client.get_model()
            await told.until(lambda index: index.model_done_bytes > 0)
        assert not hub.go_on.is_set()  # it did not wait for the hub
        assert leftovers(paths) == []


# ---------------------------------------------------------------------------------------------- other sources


@asynccontextmanager
async def running_with(
    paths: Paths, embedding: str, *, model_look_s: float = 600.0
) -> AsyncIterator[tuple[Service, EngineClient]]:
    service = Service(paths, Settings(embedding=embedding), host="daemon", model_look_s=model_look_s)
    await service.start()
    try:
        async with EngineClient(service.url, service.token) as client:
            await service.wait_settled(SETTLE_S)
            yield service, client
    finally:
        await service.stop()


async def test_the_settings_name_the_source_and_another_one_embeds_anew(paths: Paths) -> None:
    with embedding_server() as server:
        openai, ollama = f"openai:{MODEL}@{server.url}/v1", f"ollama:{MODEL}@{server.url}"
        counts: list[int] = []
        for spec in (openai, openai, ollama, openai):
            async with running_with(paths, spec) as (_, client):
                status = await client.status()
                assert (status.embedding, status.index.model) == (spec, ModelState.READY)
                assert status.index.model_id.startswith(spec.partition("@")[0])
                counts.append(status.index.embedded)
                trace = await client.select(Turn("add a note"))
                assert trace.stages[0].status is StageStatus.OK
        assert counts[0] > 0
        assert counts == [counts[0], 0, counts[0], 0]


@pytest.mark.parametrize(
    ("spec", "says", "tells"),
    [
        ("onyx:all-MiniLM-L6-v2", "'onyx:all-MiniLM-L6-v2' is not a source", "folder:PATH"),
        ("openai:x@http://me:secret@host/v1", "'openai:x@http://…@host/v1' has a password", "DOST_EMBED_API_KEY"),
        (f"ollama:m@{NOBODY}", "cannot be reached", "Start the server"),
        ("folder:/no/such/folder", "there is no folder", "Mend the path"),
    ],
)
async def test_a_source_that_cannot_be_used_is_said_and_tools_are_found_by_their_words(
    paths: Paths, spec: str, says: str, tells: str
) -> None:
    async with running_with(paths, spec) as (service, client):
        status = await client.status()
        assert status.index.model is ModelState.FAILED
        problem = status.index.model_problem
        assert problem is not None
        assert problem.kind is ProblemKind.OTHER  # a download would not help
        assert says in problem.message
        assert tells in problem.remedy
        assert "secret" not in f"{status}"
        service.get_model()
        service.cancel_model()
        trace = await client.select(Turn("add a note"))
        assert "notes/add_note" in [pick.id for pick in trace.selection.picks]


async def test_a_server_of_vectors_that_starts_after_us_is_found(paths: Paths) -> None:
    with embedding_server(raw=(503, b"")) as server:
        async with running_with(paths, f"ollama:{MODEL}@{server.url}", model_look_s=0.01) as (service, client):
            told = Told(client)
            assert service.status().index.model is not ModelState.READY
            server.raw = None
            ready = await told.until(embedded)
            assert ready.model is ModelState.READY


async def test_asked_for_a_model_of_somebody_elses_it_is_tried_again_at_once(paths: Paths) -> None:
    with embedding_server(raw=(503, b"")) as server:
        async with running_with(paths, f"ollama:{MODEL}@{server.url}") as (service, client):
            told = Told(client)
            assert service.status().index.model is ModelState.FAILED
            server.raw = None
            service.get_model()
            await told.until(lambda index: index.model is ModelState.READY)


async def test_a_slow_load_leaves_an_event(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_EMBED_SLOW_MS", "0")
    with embedding_server() as server:
        async with (
            running_with(paths, f"ollama:{MODEL}@{server.url}") as (_, client),
            aclosing(client.events()) as events,
        ):
            async for event in events:
                if event.kind is EventKind.SLOW_LOAD:
                    break
            assert event.data["model_id"] == (await client.status()).index.model_id
            assert (event.data["limit_ms"], isinstance(event.data["load_ms"], int)) == (0, True)
