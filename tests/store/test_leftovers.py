"""Processes that a Dost which died left behind: found by the next one, and nobody else's."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import psutil
import pytest

from dost_engine.client import EngineClient
from dost_engine.mcp_store.leftovers import MARK, Leftovers
from dost_engine.settings import Paths
from support.processes import daemon
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SLEEP = [sys.executable, "-c", "import time; print('up', flush=True); time.sleep(600)"]


@pytest.fixture
def sleepers() -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes of a test, ended with it."""
    found: list[subprocess.Popen[bytes]] = []
    yield found
    for process in found:
        process.kill()
        process.communicate()


def sleeper(found: list[subprocess.Popen[bytes]], **env: str) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(SLEEP, stdout=subprocess.PIPE, env=os.environ | env)
    found.append(process)
    assert process.stdout is not None
    assert process.stdout.readline()
    return process


def alive(pid: int) -> bool:
    with contextlib.suppress(psutil.NoSuchProcess):
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="a console there ends its programs with it")
async def test_after_a_hard_kill_the_next_start_ends_all_that_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    paths = Paths.from_environment()
    paths.config.mkdir(parents=True)
    server = entry(tools=[tool("child"), tool("detached")], stays=True)
    paths.servers_file.write_text(json.dumps({"mcpServers": {"a": server}}))
    async with daemon() as process:
        client = await EngineClient.discover(paths)
        async with client:
            async with asyncio.timeout(30):
                async for _ in client.events():
                    if await client.tools():
                        break
            pids = [int((await client.invoke(f"a/{name}", {}, by_hand=True)).text) for name in ("child", "detached")]
            pids.append((await client.servers())[0].pid or 0)
        assert paths.processes_file.stat().st_mode & 0o077 == 0
        process.kill()
    assert all(alive(pid) for pid in pids)
    paths.servers_file.unlink()
    async with daemon(), asyncio.timeout(30):
        while any(alive(pid) for pid in pids) or paths.processes_file.exists():  # noqa: ASYNC110 - other processes send no events
            await asyncio.sleep(0.02)


def test_a_process_that_is_not_provably_ours_is_left_alone(
    tmp_path: Path, sleepers: list[subprocess.Popen[bytes]]
) -> None:
    stranger, renamed, ours, marked = (sleeper(sleepers, **env) for env in ({}, {MARK: "other"}, {}, {MARK: "m-3"}))
    file = tmp_path / "processes.json"
    born = psutil.Process(ours.pid).create_time()
    runs = {
        "m-1": {"pid": stranger.pid, "created": born - 3600},  # the id of one that is long gone
        "m-2": {"pid": ours.pid, "created": born},
        "m-3": {"pid": 999_999_999, "created": born},
    }
    file.write_text(json.dumps({"version": 1, "runs": runs}))
    assert Leftovers(file).end_all() == 2
    assert (ours.wait(30), marked.wait(30)) != (None, None)
    assert (stranger.poll(), renamed.poll()) == (None, None)
    assert not file.exists()
    assert Leftovers(file).end_all() == 0


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version": 1}', '{"version": 2, "runs": {"m": {}}}'])
def test_a_file_that_is_not_understood_ends_nothing(tmp_path: Path, text: str) -> None:
    file = tmp_path / "processes.json"
    file.write_text(text)
    assert Leftovers(file).end_all() == 0


def test_what_runs_is_noted_until_it_has_ended(tmp_path: Path) -> None:
    file = tmp_path / "processes.json"
    leftovers = Leftovers(file)
    leftovers.begun("m", os.getpid())
    assert json.loads(file.read_text())["runs"]["m"]["created"] == psutil.Process().create_time()
    leftovers.begun("gone", 999_999_999)
    leftovers.ended("m")
    leftovers.ended("m")
    assert not file.exists()


def test_servers_that_start_and_end_at_the_same_time_are_all_noted(tmp_path: Path) -> None:
    file = tmp_path / "processes.json"
    leftovers = Leftovers(file)
    with ThreadPoolExecutor(4) as threads:
        for number in range(25):  # it takes two in the same moment
            marks = {f"m-{number}-{place}" for place in range(4)}
            list(threads.map(lambda mark: leftovers.begun(mark, os.getpid()), marks))
            assert set(json.loads(file.read_text())["runs"]) == marks
            list(threads.map(leftovers.ended, marks))
            assert not file.exists()


def test_a_disk_that_refuses_costs_the_note_only(tmp_path: Path) -> None:
    (tmp_path / "processes.json").mkdir()
    leftovers = Leftovers(tmp_path / "processes.json")
    leftovers.begun("m", os.getpid())
    leftovers.ended("m")
    Leftovers(None).begun("m", os.getpid())
