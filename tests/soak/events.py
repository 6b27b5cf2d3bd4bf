"""What happens to the servers: each event is a coroutine that ends when its effect has been brought about."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import psutil

from dost_engine.errors import DostError
from dost_engine.types import ServerState

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from dost_engine.client import EngineClient
    from soak.findings import Findings
    from soak.world import Member, World

AWAY_S = (0.1, 1.5)
"""Seconds, at least and at most, that a server hangs, is off or is not there."""


class Events:
    """Everything that can happen.

    Args:
        world: The servers.
        client: The app that calls.
        findings: Gets what should not have happened.

    Attributes:
        kinds: The events by name.
    """

    def __init__(self, world: World, client: EngineClient, findings: Findings) -> None:
        self._world = world
        self._client = client
        self._findings = findings
        self._chance = world.chance
        self._file = asyncio.Lock()
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self.kill,
            "hang": self.hang,
            "list_changed storm": self.storm,
            "config edit": self.edit,
            "removal": self.remove,
            "call": self.call,
            "cancel": self.cancel,
        }

    # ------------------------------------------------------------------------------------- done from outside

    async def kill(self) -> None:
        """A server dies at once, or of a call."""
        member = self._anyone()
        member.disturbed = True
        async with member.one_death:
            if member.healthy and self._chance.random() < 0.3:
                with contextlib.suppress(DostError):
                    await self._client.invoke(f"{member.name}/die", {}, origin="soak")
            elif (pid := await self._pid(member)) is not None:
                with contextlib.suppress(psutil.Error):
                    psutil.Process(pid).kill()
            if member.address is not None:
                await member.address.kill()
                await self._a_while()
                await member.address.start()

    async def hang(self) -> None:
        """A server does nothing any more, in the middle of a call; then it goes on, or a person restarts it."""
        member = self._anyone()
        member.disturbed = True
        pid = await self._pid(member)
        with contextlib.suppress(psutil.Error):
            if pid is not None:
                psutil.Process(pid).suspend()
        call = asyncio.create_task(self._client.invoke(f"{member.name}/echo", {}, origin="soak"))
        await self._a_while()
        if self._chance.random() < 0.5 and member.name not in self._world.removed:
            with contextlib.suppress(DostError):
                await self._client.restart_server(member.name)
        with contextlib.suppress(psutil.Error):
            if pid is not None:
                psutil.Process(pid).resume()
        call.cancel()
        with contextlib.suppress(DostError, asyncio.CancelledError):
            await call

    async def storm(self) -> None:
        """A server says two hundred times that its tools changed; one of them is another one afterwards."""
        member = self._chance.choice(self._world.healthy)
        tools = self._world.changed_tools(member)
        with contextlib.suppress(DostError):
            await self._client.invoke(f"{member.name}/storm", {"tools": tools}, origin="soak")

    # ----------------------------------------------------------------------------------------- done by a person

    async def edit(self) -> None:
        """An entry is changed, a server is off for a while, or the file is broken for a while."""
        member = self._anyone()
        way = self._chance.choice(("changed", "off", "broken"))
        async with self._file:
            member.disturbed = True
            if way == "changed":
                self._world.edit(member)
            elif way == "off":
                member.absent = True
                self._world.write(off=member.name)
                await self._a_while()
            else:
                self._world.write_half()
                await self._a_while()
            self._world.write()

    async def remove(self) -> None:
        """An entry is taken out of the file, and put back later."""
        member = self._anyone()
        async with self._file:
            if member.name in self._world.removed:
                return
            member.disturbed = member.absent = True
            self._world.removed.add(member.name)
            self._world.write()
        await self._a_while()
        async with self._file:
            self._world.removed.discard(member.name)
            self._world.write()

    # ------------------------------------------------------------------------------------------- done by an app

    async def call(self) -> None:
        """A tool is called; where nothing was done to its server it answers."""
        if self._chance.random() < 0.2:
            await self.have_child(self._chance.choice(self._world.parents))
            return
        member = self._chance.choice(self._world.healthy)
        number = self._chance.randrange(10**6)
        try:
            result = await self._client.invoke(f"{member.name}/echo", {"number": number}, origin="soak")
        except DostError as error:
            if not member.disturbed:
                state = next(status for status in await self._client.servers() if status.name == member.name)
                log = await self._client.server_logs(member.name)
                self._findings.add("failed calls", f"{member.name}: {error} {state}; {log[-3:]}")
        else:
            if result.text != f'{{"number": {number}}}':
                self._findings.add("wrong answers", f"{member.name}: {result.text[:80]}")

    async def cancel(self) -> None:
        """A call that would never end is given up."""
        member = self._chance.choice(self._world.healthy)
        call = asyncio.create_task(self._client.invoke(f"{member.name}/hang", {}, origin="soak"))
        await self._a_while()
        call.cancel()
        with contextlib.suppress(DostError, asyncio.CancelledError):
            await call

    # ------------------------------------------------------------------------------------------------- small parts

    async def have_child(self, member: Member) -> None:
        """A server starts a process that would outlive it."""
        with contextlib.suppress(DostError):
            await self._client.invoke(f"{member.name}/child", {}, origin="soak")

    def _anyone(self) -> Member:
        return self._chance.choice(list(self._world.members.values()))

    async def _pid(self, member: Member) -> int | None:
        if member.address is not None:
            return member.address.pid
        for status in await self._client.servers():
            if status.name == member.name and status.state is not ServerState.STOPPING:
                return status.pid
        return None

    async def _a_while(self) -> None:
        await asyncio.sleep(self._chance.uniform(*AWAY_S))
