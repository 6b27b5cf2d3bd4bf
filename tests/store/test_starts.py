"""Programs take turns at starting."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.mcp_store.starts import Starts
from dost_engine.types import ServerState
from support.servers.running import QUICK, entry, running

if TYPE_CHECKING:
    from pathlib import Path


def starting_at_once(states: list[tuple[str, ServerState]]) -> int:
    """The most servers that were starting at the same time."""
    now: set[str] = set()
    most = 0
    for name, state in states:
        if state is ServerState.STARTING:
            now.add(name)
        else:
            now.discard(name)
        most = max(most, len(now))
    return most


async def test_no_more_than_some_start_at_once_and_all_of_them_do(tmp_path: Path) -> None:
    servers = {f"s{number}": entry() for number in range(6)}
    times = replace(QUICK, starts_at_once=2, turn_s=60)
    async with running(tmp_path, servers, times=times) as run:
        assert {status.state for status in run.store.servers()} == {ServerState.READY}
        assert starting_at_once([(status.name, status.state) for status in run.states]) == 2


async def test_one_that_never_answers_holds_up_nobody_for_longer_than_a_turn(tmp_path: Path) -> None:
    servers = {"mute": entry(silent=True), "mute2": entry(silent=True), "a": entry()}
    times = replace(QUICK, starts_at_once=2, turn_s=0.1)
    async with running(tmp_path, servers, times=times, settle=False) as run:
        await run.until_state("a", ServerState.READY)
        assert run.status("mute").state is ServerState.STARTING


async def test_one_that_waits_for_its_turn_can_be_taken_out(tmp_path: Path) -> None:
    servers = {"mute": entry(silent=True), "a": entry()}
    times = replace(QUICK, starts_at_once=1, turn_s=60)
    async with running(tmp_path, servers, times=times, settle=False) as run:
        await run.until_state("mute", ServerState.STARTING)
        assert run.status("a").state is ServerState.RESOLVING
        run.write({"mute": entry(silent=True)})
        await run.until(lambda: run.removed == ["a"])
        run.write({"b": entry()})
        await run.until_state("b", ServerState.READY)


async def test_a_turn_that_is_ended_twice_frees_one_place() -> None:
    starts = Starts(1, 60)
    first = await starts.turn()
    first()
    first()
    second = await starts.turn()
    third = asyncio.create_task(starts.turn())
    for _ in range(5):
        await asyncio.sleep(0)
    assert not third.done()
    second()
    (await third)()
