"""``dost stop`` and ``dost serve --take-over``: real processes that follow each other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.client.endpoint import read_endpoint
from dost_engine.service import Service
from dost_engine.settings import Settings
from support.fake_embedder import HashEmbedder
from support.processes import DOST, daemon

if TYPE_CHECKING:
    from dost_engine.settings import Paths


def test_without_a_service_there_is_nothing_to_stop(paths: Paths) -> None:
    result = CliRunner().invoke(app, ["stop"])
    assert (result.exit_code, result.stdout) == (0, "No service of Dost runs.\n")


async def test_a_service_of_a_window_is_not_stopped_but_taken_over_when_it_ends_and_then_stopped(paths: Paths) -> None:
    window = Service(paths, Settings(), host="app", load_embedder=HashEmbedder)
    await window.start()
    code, said = await stop()
    assert code == 1
    assert "part of another program" in " ".join(said.split())
    ending = asyncio.create_task(window.stop())
    async with daemon("--take-over") as heir:
        await ending
        found = read_endpoint(paths.endpoint_file)
        assert found is not None
        assert (found.pid, found.host) == (heir.pid, "daemon")
        assert await stop() == (0, f"The service has ended (process {heir.pid}).\n")
        assert await heir.wait() == 0
    assert read_endpoint(paths.endpoint_file) is None


async def stop() -> tuple[int, str]:
    """``dost stop`` as a process: its exit code and all that it says."""
    process = await asyncio.create_subprocess_exec(
        *DOST, "stop", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()
