"""Servers that nobody here wrote: from PyPI, among the tests' own requirements, and from npm, where there is Node."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import socket
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PACKAGES = Path(__file__).parents[3] / "build" / "node-servers" / "node_modules" / "@modelcontextprotocol"
needs_node = pytest.mark.skipif(
    shutil.which("node") is None or not (PACKAGES / "server-everything").is_dir(),
    reason="the servers from npm are not installed (`make node-servers`, which wants Node and npm)",
)
needs_pypi = pytest.mark.skipif(
    any(importlib.util.find_spec(f"mcp_server_{name}") is None for name in ("time", "git", "fetch"))
    or shutil.which("git") is None,
    reason="the servers from PyPI are not installed (`make test` does that), or there is no git",
)


def python_server(name: str, *args: str) -> dict[str, Any]:
    """An entry for a server from PyPI: ``time``, ``git`` or ``fetch``."""
    return {"command": sys.executable, "args": ["-m", f"mcp_server_{name}", *args]}


def node_program(name: str) -> str:
    """The program of a server from npm: ``everything``, ``filesystem`` or ``memory``."""
    return str(PACKAGES / f"server-{name}" / "dist" / "index.js")


def node_server(name: str, *args: str, **env: str) -> dict[str, Any]:
    """An entry for a server from npm."""
    return {"command": "node", "args": [node_program(name), *args], "env": env}


@asynccontextmanager
async def everything_at(way: str) -> AsyncIterator[str]:
    """The server with everything behind an address: its URL without path. ``way``: ``streamableHttp``, ``sse``."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        "node",
        node_program("everything"),
        way,
        env=os.environ | {"PORT": str(port)},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stderr is not None
        said = b""
        while f"port {port}".encode() not in said:
            line = await process.stderr.readline()
            assert line, f"it ended: {said.decode()}"
            said += line
        yield f"http://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
