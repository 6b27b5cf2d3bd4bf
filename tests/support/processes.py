"""Real child processes of tests: Dost's own commands."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import psutil

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator

DOST = (sys.executable, "-m", "dost_engine")


@asynccontextmanager
async def daemon(*arguments: str) -> AsyncIterator[Process]:
    """``dost serve`` in a process of its own, once it answers; killed with the block if it still lives."""
    process = await asyncio.create_subprocess_exec(
        *DOST, "serve", *arguments, stdout=asyncio.subprocess.PIPE, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    )
    try:
        assert process.stdout is not None
        line = await process.stdout.readline()
        assert line.startswith(b"Dost answers at http://127.0.0.1:"), line
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


def descendants(pid: int | None = None) -> list[psutil.Process]:
    """Living children and their children; of this process, if no other is named."""
    found = psutil.Process(pid).children(recursive=True)
    return [child for child in found if child.is_running() and child.status() != psutil.STATUS_ZOMBIE]
