"""A profile with many tools for the real window, and when the window has settled on them."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from dost_desktop.live import settled
from dost_engine.types import ModelState

if TYPE_CHECKING:
    from dost_desktop.app import App

SERVERS = 10
DEADLINE_S = 600.0
SCRIPTED = Path(__file__).parents[2] / "support" / "servers" / "scripted.py"


def definitions(count: int) -> list[dict[str, object]]:
    """Tools of real MCP servers, each with a number in its name and repeated until there are enough; or generated."""
    file = Path(os.environ.get("DOST_BENCH_DATA", "")) / "mcp-catalogues" / "tools.jsonl"
    if os.environ.get("DOST_BENCH_DATA") and file.exists():
        raw = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        kept = ("description", "inputSchema", "annotations")
        every = [raw[at % len(raw)] for at in range(count)]
        return [
            {"name": f"{tool['name']}_{at}"} | {key: tool[key] for key in kept if tool.get(key)}
            for at, tool in enumerate(every)
        ]
    print("DOST_BENCH_DATA does not point to the evaluation data: the tools are generated.", file=sys.stderr)
    schema = {"type": "object", "properties": {"city": {"type": "string", "description": "Name of the place"}}}
    words = "Looks up the thing of number {} in the records of the office, and says who wrote it and when."
    return [{"name": f"tool_{at}", "description": words.format(at), "inputSchema": schema} for at in range(count)]


def write_servers(home: Path, count: int) -> None:
    """A profile with so many tools, dealt out to ten servers."""
    tools, servers = definitions(count), {}
    for at in range(SERVERS):
        file = home / f"tools-{at}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(tools[at::SERVERS]), encoding="utf-8")
        script = json.dumps({"tools_file": str(file)})
        servers[f"server{at}"] = {"command": sys.executable, "args": ["-I", str(SCRIPTED), script]}
    (home / "config").mkdir(parents=True, exist_ok=True)
    (home / "config" / "servers.json").write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")


def is_indexed(app: App, count: int, *, model: bool = True) -> bool:
    """Whether all tools can be picked, by meaning too where there is a model."""
    status = app.live.status
    if status is None or not settled(status) or not len(app.live.tools) == status.index.tools == count:
        return False
    return not model or (status.index.model is ModelState.READY and status.index.embedded > 0)


async def wait_indexed(app: App, count: int, *, model: bool = True) -> None:
    """Wait until then.

    Raises:
        TimeoutError: it did not come in ten minutes.
    """
    async with asyncio.timeout(DEADLINE_S):
        while not is_indexed(app, count, model=model):  # noqa: ASYNC110 - several parts change, and none tells of all
            await asyncio.sleep(0.05)
