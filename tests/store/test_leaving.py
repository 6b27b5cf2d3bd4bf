"""Nothing of a server is left: not after it is stopped, switched off or removed, and whatever it started."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import psutil
import pytest

from dost_engine.errors import CallFailed, ServerUnavailable
from dost_engine.types import ServerState
from support.servers.running import QUICK, Running, entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path

IMPATIENT = replace(QUICK, stop_s=0.2)
FAMILY = [tool("child"), tool("detached"), tool("echo")]


async def started(run: Running, server: str, *tools: str) -> list[psutil.Process]:
    """The server's process and the ones that its tools start."""
    pids = [int((await run.store.call(f"{server}/{name}", {})).text) for name in tools]
    own = run.status(server).pid
    assert own is not None
    found = [psutil.Process(pid) for pid in [own, *pids]]
    assert all(alive(process) for process in found)
    return found


def alive(process: psutil.Process) -> bool:
    """A zombie that its new parent has not reaped yet is not alive."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


async def test_nothing_is_left_after_stopping(tmp_path: Path) -> None:
    async with running(
        tmp_path, {"a": entry(tools=FAMILY), "b": entry(tools=FAMILY, stays=True)}, times=IMPATIENT
    ) as run:
        family = await started(run, "a", "child", "detached") + await started(run, "b", "child", "detached")
    assert [process for process in family if alive(process)] == []
    assert [status.state for status in run.store.servers()] == [ServerState.DISABLED] * 2
    assert all(status.pid is None for status in run.store.servers())


async def test_nothing_is_left_of_a_server_that_died_before(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(tools=FAMILY)}, times=IMPATIENT) as run:
        family = await started(run, "a", "child", "detached")
        family[0].kill()
        await run.until(lambda: any(status.state is ServerState.FAILED for status in run.states))
        assert [process for process in family if alive(process)] == []


async def test_nothing_is_left_of_a_server_that_is_switched_off(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(tools=FAMILY, stays=True)}, times=IMPATIENT) as run:
        family = await started(run, "a", "child")
        run.write({"a": entry() | {"disabled": True}})
        await run.until_state("a", ServerState.DISABLED)
        assert [process for process in family if alive(process)] == []


async def test_stopping_while_servers_are_starting_leaves_nothing(tmp_path: Path) -> None:
    servers = {f"s{number}": entry(silent=True) for number in range(4)}
    async with running(tmp_path, servers, settle=False) as run:
        await run.until(lambda: all(status.pid for status in run.store.servers()))
        processes = [psutil.Process(status.pid) for status in run.store.servers()]
    assert [process for process in processes if alive(process)] == []


async def test_stopping_twice_and_stopping_what_has_no_servers_is_harmless(tmp_path: Path) -> None:
    async with running(tmp_path, {}) as run:
        await run.store.stop()


async def test_servers_end_in_any_order_and_by_any_task_and_nothing_else_is_cancelled(tmp_path: Path) -> None:
    unhandled: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
    servers = {name: entry(tools=[tool("hang"), tool("echo")]) for name in ("a", "b", "c")}
    run = Running(tmp_path / "config" / "servers.json", IMPATIENT)
    run.write(servers)
    await asyncio.create_task(run.store.start())
    assert await run.store.wait_settled(60)
    hanging = [asyncio.create_task(run.store.call(f"{name}/hang", {})) for name in ("a", "b")]
    run.write({name: servers[name] for name in ("b", "c")})  # the first that was opened, while the others stay
    await run.until(lambda: run.removed == ["a"])
    with pytest.raises((CallFailed, ServerUnavailable)):
        await hanging[0]
    assert (await run.store.call("b/echo", {})).text == "{}"
    assert not hanging[1].done()
    await asyncio.gather(*(asyncio.create_task(run.store.restart("c")) for _ in range(3)))
    assert (await run.store.call("c/echo", {})).text == "{}"
    hanging[1].cancel()
    await asyncio.gather(asyncio.create_task(run.store.stop()), hanging[1], return_exceptions=True)
    assert unhandled == []


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script is the launcher")
async def test_a_launcher_and_the_server_behind_it_both_end(tmp_path: Path) -> None:
    server = entry(tools=FAMILY, stays=True)
    launcher = {"command": "/bin/sh", "args": ["-c", '"$@"; exit 0', "sh", server["command"], *server["args"]]}
    async with running(tmp_path, {"a": launcher}, times=IMPATIENT) as run:
        own = run.status("a").pid
        assert own is not None
        family = [psutil.Process(own), *psutil.Process(own).children(recursive=True)]
        assert len(family) == 2
    assert [process for process in family if alive(process)] == []


async def test_a_store_works_on_the_loop_of_a_background_thread(tmp_path: Path) -> None:
    async def live() -> tuple[str, psutil.Process]:
        async with running(tmp_path, {"a": entry()}) as run:
            pid = run.status("a").pid
            assert pid is not None
            return (await run.store.call("a/echo", {"x": 1})).text, psutil.Process(pid)

    text, process = await asyncio.to_thread(lambda: asyncio.run(live()))
    assert text == '{"x": 1}'
    assert not alive(process)
