"""What is looked at all the time, and at each quiet moment."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import TYPE_CHECKING

import psutil

from dost_engine.errors import DostError
from dost_engine.mcp_store.leftovers import MARK
from dost_engine.types import ServerState, Turn
from soak.world import STEADY

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dost_engine.client import EngineClient
    from soak.findings import Findings
    from soak.world import Member, World

PAUSE_S = 0.1
"""Seconds between two questions."""
QUIET_S = 90.0
"""Seconds within which all healthy servers are to be back once nothing is done to them any more."""
SWEPT_S = 8.0
"""Seconds within which nothing of an ended server is to be left."""


class Watch:
    """Asks for tools all the time, and looks for what is lost and what is left.

    Args:
        world: The servers.
        client: The app that asks.
        findings: Gets what should not have happened.
        offered: Gives the ids of all tools of the catalogue.
        processes_file: Where Dost notes which processes of servers run.

    Attributes:
        answers: Questions that were answered.
        slowest_ms: The longest time that one of them took.
    """

    def __init__(
        self,
        world: World,
        client: EngineClient,
        findings: Findings,
        *,
        offered: Callable[[], set[str]],
        processes_file: Path,
    ) -> None:
        self._world = world
        self._chance = random.Random(world.chance.random())  # noqa: S311 - its own: the events are those of the seed
        self._client = client
        self._findings = findings
        self._offered = offered
        self._processes_file = processes_file
        self._known: dict[str, set[str]] = {}
        self.answers = 0
        self.slowest_ms = 0.0

    # --------------------------------------------------------------------------------------------- all the time

    async def ask_on(self) -> None:
        """Ask until cancelled."""
        while True:
            present = [member for member in self._world.healthy if not member.absent and member.name in self._known]
            if present:
                await self._ask(self._chance.choice(present))
            await asyncio.sleep(PAUSE_S)

    async def _ask(self, member: Member) -> None:
        wanted = self._chance.choice(sorted(self._known[member.name] & member.ids() or {""}))
        if not wanted:
            return
        before = self._offered()
        began = time.perf_counter()
        try:
            words = wanted.partition("/")[2].replace("_", " ")
            trace = await self._client.select(Turn(text=f"Please {words} for me", origin="soak"))
        except DostError as error:
            self._findings.add("selections without an answer", str(error))
            return
        self.slowest_ms = max(self.slowest_ms, (time.perf_counter() - began) * 1000)
        self.answers += 1
        picked = {pick.id for pick in trace.selection.picks}
        after = self._offered()
        for stale in picked - before - after:
            self._findings.add("selections of what is gone", stale)
        if member.absent:
            return
        for name in (each["name"] for each in STEADY):
            if f"{member.name}/{name}" not in after:
                self._findings.add("lost tools", f"{member.name}/{name}, for a moment")
        if wanted not in picked and wanted in member.ids() and not member.absent:
            self._findings.add("selections without the tool", f"{wanted}; picked {sorted(picked)}")

    # ---------------------------------------------------------------------------------------- at a quiet moment

    async def settle(self) -> None:
        """Wait until every healthy server is back, and compare what is offered with what they have."""
        healthy = self._world.healthy
        calls = [self._client.invoke(f"{member.name}/echo", {}, origin="soak") for member in healthy]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(QUIET_S):
                await asyncio.gather(*calls, return_exceptions=True)
                while self._missing() or not await self._all_ready():  # noqa: ASYNC110 - as a person looks
                    await asyncio.sleep(PAUSE_S)
        for tool_id in sorted(self._missing()):
            self._findings.add("lost tools", tool_id)
        if not await self._all_ready():
            self._findings.add("servers that did not come back", str(await self._client.servers()))
        for tool_id in sorted(self._surplus()):
            self._findings.add("tools that are gone and still offered", tool_id)
        await self._look_for_orphans()
        await self._wait_indexed()  # before anybody asks for a tool that has just come: the index follows the catalogue
        for member in healthy:
            member.absent = member.disturbed = False
            self._known[member.name] = {name for name in member.ids() if "/polish_" in name}

    async def _all_ready(self) -> bool:
        states = {status.name: status.state for status in await self._client.servers()}
        return all(states.get(member.name) is ServerState.READY for member in self._world.healthy)

    def _missing(self) -> set[str]:
        return set().union(*(member.ids() for member in self._world.healthy)) - self._offered()

    def _surplus(self) -> set[str]:
        healthy = self._world.healthy
        names = {member.name for member in healthy}
        offered = {found for found in self._offered() if found.partition("/")[0] in names}
        return offered - set().union(*(member.ids() for member in healthy))

    async def _wait_indexed(self) -> None:
        deadline = time.monotonic() + QUIET_S
        while (index := (await self._client.status()).index).building or index.tools != len(self._offered()):
            if time.monotonic() > deadline:
                self._findings.add("indexes that do not follow", f"{index.tools} of {len(self._offered())} tools")
                return
            await asyncio.sleep(PAUSE_S)

    async def _look_for_orphans(self) -> None:
        """Whatever carries the marker belongs to a server that runs: Dost notes the marks of those."""
        deadline = time.monotonic() + SWEPT_S
        while (left := self._strangers()) and time.monotonic() < deadline:  # noqa: ASYNC110 - as a person looks
            await asyncio.sleep(PAUSE_S)
        for process in left:
            note_orphan(self._findings, process)

    def _strangers(self) -> list[psutil.Process]:
        marked = self._world.marked()
        runs = {}
        with contextlib.suppress(OSError, ValueError):
            runs = json.loads(self._processes_file.read_text(encoding="utf-8"))["runs"]
        found = []
        for process in marked:
            with contextlib.suppress(psutil.Error, OSError):
                if process.environ().get(MARK) not in runs and process.is_running():
                    found.append(process)
        return found


def note_orphan(findings: Findings, process: psutil.Process) -> None:
    """Note one, and end it, so that it is counted once."""
    with contextlib.suppress(psutil.Error):
        findings.add("orphans", f"{process.pid} {' '.join(process.cmdline())[:100]}")
        process.kill()
