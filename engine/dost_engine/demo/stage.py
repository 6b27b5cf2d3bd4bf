"""What the demo plays on: its own folders, a repository with real commits, a web page, and the servers over them."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import shutil
import sys
import tempfile
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route

from dost_engine.errors import ConfigError
from dost_engine.gateway.server import GatewayServer
from dost_engine.mcp_store.program import dost_command
from dost_engine.mcp_store.samples import REFERENCE_SERVERS
from dost_engine.settings import Paths

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request

    ServersOf = Callable[["Stage"], dict[str, dict[str, Any]]]

PAGE = """<!doctype html><html lang="en"><title>Corner Bakery</title>
<h1>Corner Bakery</h1>
<p>We bake every morning and open at half past six, from Tuesday to Sunday. On Mondays we are closed.</p>
<p>The bread of the week is a dark rye with caraway. Orders for the weekend end on Thursday.</p></html>"""

_COMMITS = (
    ("menu.txt", "rye\nspelt\n", "Add the menu"),
    ("menu.txt", "rye\nspelt\nsourdough\n", "Add sourdough to the menu"),
    ("hours.txt", "Tuesday to Sunday, from 06:30\n", "Write down the opening hours"),
)


@dataclass(frozen=True, slots=True)
class Stage:
    """What was made for one run.

    Attributes:
        paths: Dost's files of this run; only the models are the user's own.
        repository: A git repository with a few commits.
        page: Address of a web page on this machine.
        office: The file of the office server.
    """

    paths: Paths
    repository: Path
    page: str
    office: Path

    @property
    def places(self) -> dict[str, str]:
        """What the placeholders of the script stand for."""
        return {"repository": str(self.repository), "page": self.page}


@asynccontextmanager
async def stage(servers_of: ServersOf) -> AsyncIterator[Stage]:
    """Make everything, and remove it with the block.

    Raises:
        ConfigError: a sample server or the program ``git`` is not installed.
    """
    _check_installed()
    with tempfile.TemporaryDirectory(prefix="dost-demo-", ignore_cleanup_errors=True) as name:
        root = Path(name)
        paths = _own_paths(root)
        await asyncio.to_thread(_make_repository, root / "bakery")
        web = GatewayServer()
        await web.start(lambda _: Starlette(routes=[Route("/", _page)]))
        try:
            made = Stage(paths, root / "bakery", f"{web.url}/", root / "office.sqlite")
            paths.config.mkdir()
            servers = {"mcpServers": servers_of(made)}
            paths.servers_file.write_text(json.dumps(servers, indent=2), encoding="utf-8")
            yield made
        finally:
            await web.stop()


def demo_servers(made: Stage) -> dict[str, dict[str, Any]]:
    """The entries of ``servers.json``: three servers of the MCP project, and one of ours."""
    program, *arguments = dost_command("sample-server", "office", "--db", str(made.office))
    return {
        "time": _module("mcp_server_time", "--local-timezone", "Etc/UTC"),
        "git": _module("mcp_server_git", "--repository", str(made.repository)),
        # It asks no robots.txt of our own page, and may reach this machine, which it refuses otherwise.
        "fetch": _module("mcp_server_fetch", "--ignore-robots-txt", "--allow-private-ips"),
        "office": {"command": program, "args": arguments},
    }


def _module(name: str, *arguments: str) -> dict[str, Any]:
    return {"command": sys.executable, "args": ["-m", name, *arguments]}


def _own_paths(root: Path) -> Paths:
    """Folders of this run alone; only the models are the user's."""
    models = Paths.from_environment().models
    return Paths(root / "config", root / "data", root / "logs", root / "run", models)


async def _page(_: Request) -> HTMLResponse:
    return HTMLResponse(PAGE)


def _check_installed() -> None:
    missing = [
        module.replace("_", "-") for module in REFERENCE_SERVERS.values() if importlib.util.find_spec(module) is None
    ]
    if missing:
        raise ConfigError(
            f"The demo needs {', '.join(missing)}.", remedy="Install them: pip install 'dost-desktop[samples]'."
        )
    if shutil.which("git") is None:
        raise ConfigError("The demo needs the program git, which is not on the PATH.", remedy="Install git.")


def _make_repository(folder: Path) -> None:
    folder.mkdir()
    _git(folder, "init", "--quiet", "--initial-branch=main")
    for day, (name, text, message) in enumerate(_COMMITS, 1):
        (folder / name).write_text(text, encoding="utf-8")
        _git(folder, "add", name)
        _git(folder, "commit", "--quiet", "--message", message, date=f"2026-01-0{day}T09:00:00+00:00")


def _git(folder: Path, *arguments: str, date: str = "") -> None:
    import subprocess

    # The user's own configuration (signing, hooks, templates) has no part in this.
    who = {f"GIT_{role}_{key}": value for role in ("AUTHOR", "COMMITTER") for key, value in _WHO.items()}
    dates = {"GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date} if date else {}
    private = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    program = shutil.which("git") or "git"
    done = subprocess.run(
        [program, *arguments],
        cwd=folder,
        env=os.environ | who | dates | private,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        raise ConfigError(
            f"git {arguments[0]} failed: {done.stderr.strip()}", remedy="Look at your installation of git."
        )


_WHO = {"NAME": "Dost demo", "EMAIL": "demo@localhost"}
