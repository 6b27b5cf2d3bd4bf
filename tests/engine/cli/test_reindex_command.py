"""``dost reindex``: through a running service, and without one."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.errors import ProviderError
from dost_engine.settings import Paths, Settings
from support.answering import HANG_S, serving
from support.fake_embedder import HashEmbedder
from support.processes import DOST
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from dost_engine.embedding.protocol import Vectors
    from dost_engine.service import Service

PAUSE_MS = 800
"""Of changes, before they are indexed: a server of a test has answered by then."""


class Held(HashEmbedder):
    """Embeds when it may.

    Attributes:
        problem: What it fails with, or None.
        asked: Set while it is asked for something.
        may: Cleared to hold it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.problem: Exception | None = None
        self.asked, self.may = threading.Event(), threading.Event()
        self.may.set()

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.asked.set()
        assert self.may.wait(HANG_S)
        if self.problem is not None:
            raise self.problem
        return super().embed(texts)


@pytest.fixture
def tools_file(tmp_path: Path) -> Path:
    """What the server of the test offers; it tells nobody of changes."""
    file = tmp_path / "tools.json"
    offer(file, "get_weather")
    return file


def offer(file: Path, *names: str) -> None:
    file.write_text(json.dumps([tool(name) for name in names]), encoding="utf-8")


@asynccontextmanager
async def running(paths: Paths, tools_file: Path) -> AsyncIterator[tuple[Service, Held]]:
    """A service that others find, with a model that can be held."""
    model = Held()
    settings = Settings(debounce_ms=PAUSE_MS)
    async with serving(paths, settings, load_embedder=lambda: model, desk=entry(tools_file=str(tools_file))) as (
        service,
        _,
    ):
        model.asked.clear()
        yield service, model


async def dost(*words: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*DOST, "reindex", *words, stdout=pipe, stderr=pipe)


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def reindexed() -> dict[str, Any]:
    code, out, err = await ended(await dost("--json"))
    assert code == 0, err
    return dict(json.loads(out))


async def test_a_running_service_asks_its_servers_again_and_only_new_texts_are_embedded(
    paths: Paths, tools_file: Path
) -> None:
    async with running(paths, tools_file) as (service, model):
        before = service.status().index
        assert before.tools == 1
        offer(tools_file, "get_weather", "send_mail")
        told = await reindexed()
        assert (told["tools"], told["model_id"], told["note"]) == (2, "hash", "")
        assert told["revision"] == service.status().index.revision > before.revision
        assert told["embedded"] == service.status().index.embedded - before.embedded > 0
        assert not [text for text in model.embedded[before.embedded :] if "weather" in text]
        code, out, _ = await ended(await dost())
        assert code == 0
        assert out.startswith("2 tools are indexed anew, in ")
        assert out.rstrip().endswith("All vectors were kept.")


async def test_without_a_service_one_is_started_for_it_and_without_a_model_words_do(
    paths: Paths, tools_file: Path
) -> None:
    paths.config.mkdir(parents=True)
    servers = {"mcpServers": {"desk": entry(tools_file=str(tools_file))}}
    paths.servers_file.write_text(json.dumps(servers), encoding="utf-8")
    code, out, err = await ended(await dost())
    assert code == 0, err
    assert out.startswith("1 tool is indexed anew, in ")
    assert "By words alone: " in out
    assert not paths.endpoint_file.exists()


async def test_a_failure_is_said_and_the_tools_of_before_stay(paths: Paths, tools_file: Path) -> None:
    async with running(paths, tools_file) as (service, model):
        model.problem = ProviderError("The endpoint is away.", remedy="Start it.")
        offer(tools_file, "get_weather", "send_mail")
        code, out, err = await ended(await dost("--json"))
        assert (code, out) == (1, "")
        assert "The endpoint is away." in err
        assert service.status().index.tools == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a process there is interrupted through its console alone")
async def test_ctrl_c_ends_the_waiting_and_the_service_goes_on(paths: Paths, tools_file: Path) -> None:
    async with running(paths, tools_file) as (service, model):
        model.may.clear()
        offer(tools_file, "get_weather", "send_mail")
        process = await dost()
        assert await asyncio.to_thread(model.asked.wait, HANG_S)
        process.send_signal(signal.SIGINT)
        code, out, err = await ended(process)
        assert (code, out) == (130, "")
        assert "The service goes on indexing." in err
        assert service.status().index.building
        model.may.set()
        await service.wait_settled(HANG_S)
        assert service.status().index.tools == 2
