"""Status, servers and tools as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from dost_engine.cli.terminal import plain
from dost_engine.types import ModelState, ServerState

if TYPE_CHECKING:
    from rich.console import RenderableType

    from dost_engine.types import IndexStatus, ServerStatus, ServiceStatus, ToolInfo

_STATE_STYLE = {
    ServerState.READY: "state.good",
    ServerState.DEGRADED: "state.busy",
    ServerState.RESOLVING: "state.busy",
    ServerState.STARTING: "state.busy",
    ServerState.STOPPING: "state.busy",
    ServerState.FAILED: "state.bad",
    ServerState.NEEDS_SIGN_IN: "state.bad",
    ServerState.DISABLED: "muted",
}


def status_view(status: ServiceStatus) -> RenderableType:
    """What the service is and does."""
    where = f" at {status.url}" if status.host != "command" else ", for this command alone"
    parts: list[RenderableType] = [
        Text(f"Dost {status.version}, {status.host} (process {status.pid}){where}", style="headline"),
        *([Text(f"Vectors: {plain(status.embedding)}")] if status.embedding else []),
        Text(model_line(status.index)),
        Text(index_line(status.index)),
    ]
    parts += [Text(f"! {plain(problem)}", style="state.bad") for problem in status.problems]
    parts.append(server_table(status.servers))
    return Group(*parts)


def model_line(index: IndexStatus) -> str:
    """Where the model stands, and what to do about it."""
    name = f" ({index.model_id})" if index.model is ModelState.READY else ""
    if index.model is ModelState.DOWNLOADING:
        name = f", {index.model_done_bytes / 1e6:.0f} of {index.model_total_bytes / 1e6:.0f} MB"
    return f"Model: {index.model}{name}" + (f". {plain(index.note)}" if index.note else "")


def index_line(index: IndexStatus) -> str:
    """What a turn sees, and what is being built."""
    building = f", building {index.done} of {index.total}" if index.building else ""
    return f"Index: {index.tools} tools{building}, {index.embedded} texts embedded since the start"


def progress_line(status: ServiceStatus) -> str:
    """What is being waited for, in a few words."""
    enabled = [server for server in status.servers if server.state is not ServerState.DISABLED]
    ready = sum(server.usable for server in enabled)
    failed = sum(server.state is ServerState.FAILED for server in enabled)
    parts = [f"{ready} of {len(enabled)} servers ready" + (f", {failed} failed" if failed else "")]
    if status.index.model is ModelState.LOADING:
        parts.append("model is loading")
    if status.index.building:
        parts.append(f"indexing {status.index.done} of {status.index.total}")
    return " · ".join(parts)


def server_table(servers: tuple[ServerStatus, ...]) -> RenderableType:
    """The servers, each with its state and what is wrong with it."""
    if not servers:
        return Text("No servers yet: add some to servers.json (`dost paths` says where it is).")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in ("server", "state", "tools", "how"):
        table.add_column(name, justify="right" if name == "tools" else "left", overflow="fold")
    for server in servers:
        state = Text(server.state, style=_STATE_STYLE[server.state])
        where = f" → {server.program}" if server.program and not server.target.startswith(server.program) else ""
        target = plain(f"{server.transport}: {server.target}{where}")
        tools = f"{server.tools} (last time)" if server.cached else str(server.tools)
        table.add_row(plain(server.name), state, tools, target)
    notes = [Text(f"! {plain(s.name)}: {plain(s.error)}", style="state.bad") for s in servers if s.error]
    notes += [Text(f"  {plain(s.name)}: left out: {plain(entry)}") for s in servers for entry in s.skipped]
    return Group(table, *notes)


def tool_table(tools: tuple[ToolInfo, ...], width: int) -> RenderableType:
    """The tools, one a line; descriptions are cut to what fits."""
    if not tools:
        return Text("No tools: no server is ready (`dost servers` says why).")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, width=width)
    table.add_column("tool", overflow="fold", max_width=max(20, width // 2))
    table.add_column("tokens", justify="right", no_wrap=True)
    table.add_column("description", no_wrap=True, overflow="ellipsis", ratio=1)
    for info in tools:
        table.add_row(plain(info.tool.id), str(info.tokens), plain(info.tool.description))
    total = sum(info.tokens for info in tools)
    return Group(table, Text(f"{len(tools)} tools, ≈{total} tokens when all are sent", style="headline"))
