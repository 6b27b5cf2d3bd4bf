"""What is seen of servers that are connected and not well, and of a machine that slept."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import psutil

from dost_engine.mcp_store.waking import Clock, watch_sleep
from dost_engine.types import ServerState
from support.servers.running import QUICK, Running, entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path

PATIENT = replace(QUICK, first_retry_s=600, last_retry_s=600, look_s=0.02)
WATCHFUL = replace(QUICK, ping_s=0.05, sign_s=0.2)


class SetClock:
    """The machine's clocks, which a test puts forward."""

    def __init__(self) -> None:
        self.slept_s = 0.0
        self.clock = Clock(wall=lambda: time.time() + self.slept_s)


def suspended(run: Running, name: str) -> psutil.Process:
    pid = run.status(name).pid
    assert pid is not None
    process = psutil.Process(pid)
    process.suspend()
    return process


async def test_after_sleep_nobody_waits_for_the_next_try(tmp_path: Path) -> None:
    gate, sleep = tmp_path / "gate", SetClock()
    servers = {"a": entry(die_on="initialize", unless=str(gate))}
    async with running(tmp_path, servers, times=PATIENT, clock=sleep.clock) as run:
        assert run.status("a").state is ServerState.FAILED
        gate.touch()
        sleep.slept_s = 3600
        await run.until_state("a", ServerState.READY)


async def test_after_sleep_a_server_that_answers_no_more_is_started_again_and_one_that_does_is_left_alone(
    tmp_path: Path,
) -> None:
    sleep = SetClock()
    times = replace(PATIENT, sign_s=1.0)
    async with running(tmp_path, {"a": entry(), "b": entry()}, times=times, clock=sleep.clock) as run:
        pids = run.status("a").pid, run.status("b").pid
        suspended(run, "a")
        sleep.slept_s = 3600
        await run.until(lambda: run.status("a").state is ServerState.READY and run.status("a").pid != pids[0])
        assert run.status("b").pid == pids[1]
        assert not [status for status in run.states if status.state is ServerState.FAILED]
        assert (await run.store.call("a/echo", {"k": 1})).text == '{"k": 1}'


async def test_either_clock_tells_of_sleep_and_a_clock_that_is_set_back_does_not() -> None:
    for moved, tells in [("wall", True), ("steady", True), ("back", False)]:
        wakes: list[str] = []
        shift = {"wall": 0.0, "steady": 0.0}
        clock = Clock(lambda: time.time() + shift["wall"], lambda: time.monotonic() + shift["steady"])  # noqa: B023
        watching = asyncio.create_task(watch_sleep(lambda: wakes.append("up"), 0.01, clock))  # noqa: B023
        await asyncio.sleep(0)
        if moved == "back":
            shift["wall"] = -3600.0
        else:
            shift[moved] = 30.0
        for _ in range(10):
            await asyncio.sleep(0.01)
        watching.cancel()
        assert wakes == (["up"] if tells else [])


async def test_a_silent_server_is_degraded_and_ready_again_when_it_answers(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry()}, times=replace(WATCHFUL, ping_s=1)) as run:
        process = suspended(run, "a")
        status = await run.until_state("a", ServerState.DEGRADED)
        assert (status.error, status.usable, status.tools) == ("It does not answer just now.", True, 1)
        process.resume()
        status = await run.until_state("a", ServerState.READY)
        assert (status.error, status.pid) == ("", process.pid)


async def test_a_server_that_stays_silent_is_started_again_but_not_under_a_call(tmp_path: Path) -> None:
    server = entry(tools=[tool("hang"), tool("echo")])
    async with running(tmp_path, {"a": server}, times=replace(WATCHFUL, slow_s=0.0)) as run:
        first = run.status("a").pid
        # One that never gave a sign of life would not be given up: here each is told of, as a slow one.
        await run.until(lambda: "answers slowly" in run.status("a").error)
        call = asyncio.create_task(run.store.call("a/hang", {}))
        await asyncio.sleep(0.1)
        process = suspended(run, "a")
        await run.until(lambda: "answered 6 signs of life" in run.status("a").error)
        assert run.status("a").pid == first
        call.cancel()
        again = (ServerState.READY, ServerState.DEGRADED)
        await run.until(lambda: run.status("a").state in again and run.status("a").pid != first)
        assert not process.is_running()


async def test_a_server_that_never_answers_a_ping_is_not_taken_for_dead(tmp_path: Path) -> None:
    server = entry(ignore=["ping"])
    async with running(tmp_path, {"a": server}, times=WATCHFUL) as run:
        first = run.status("a").pid
        await run.until(lambda: "answered 5 signs of life" in run.status("a").error)
        assert (run.status("a").pid, run.status("a").state) == (first, ServerState.DEGRADED)
        assert (await run.store.call("a/echo", {})).text == "{}"


async def test_a_slow_server_and_one_that_floods_its_log_are_degraded(tmp_path: Path) -> None:
    times = replace(QUICK, ping_s=0.05, slow_s=0.0)
    async with running(tmp_path, {"a": entry()}, times=times) as run:
        assert "answers slowly" in (await run.until_state("a", ServerState.DEGRADED)).error
    times = replace(QUICK, ping_s=0.2)
    async with running(tmp_path, {"a": entry(tools=[tool("loud")])}, times=times) as run:
        await run.store.call("a/loud", {"megabytes": 1})
        assert "into its log lately" in (await run.until_state("a", ServerState.DEGRADED)).error
        await run.until_state("a", ServerState.READY)


async def test_a_server_that_never_stops_changing_its_tools_is_degraded(tmp_path: Path) -> None:
    times = replace(QUICK, slowest_relist_s=0.1)
    async with running(
        tmp_path, {"a": entry(tools=[tool("storm"), tool("echo")], after_list=True)}, times=times
    ) as run:
        assert "without end" in (await run.until_state("a", ServerState.DEGRADED)).error
