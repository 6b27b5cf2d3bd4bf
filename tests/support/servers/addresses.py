"""Scripted servers behind real addresses of this machine, each in a process of its own."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from support.servers.running import tool

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator

PROGRAM = Path(__file__).with_name("scripted_http.py")


class ScriptedAddress:
    """A scripted server behind an address.

    Attributes:
        url: Where it answers, also after it was started again.
    """

    def __init__(self, script: dict[str, Any]) -> None:
        self._script = {"tools": [tool("echo")]} | script
        self._process: Process | None = None
        self.url = ""

    @property
    def pid(self) -> int | None:
        """Of its process, while it was not killed."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> None:
        """Start it, at the port of before if there was one."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-E", "-s", str(PROGRAM), json.dumps(self._script), stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        port = int(await self._process.stdout.readline())
        self._script["port"] = port
        self.url = f"http://127.0.0.1:{port}/mcp"

    async def kill(self) -> None:
        """End it at once. It has no chance to say anything."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.communicate()

    async def ended(self) -> None:
        """Wait until it has ended by itself."""
        assert self._process is not None
        await self._process.wait()


@asynccontextmanager
async def scripted_address(**script: Any) -> AsyncIterator[ScriptedAddress]:
    """A running one, ended with the block."""
    address = ScriptedAddress(script)
    await address.start()
    try:
        yield address
    finally:
        await address.kill()
