"""Servers of other apps: where their files are, and what they would bring. Their files are never written."""

from __future__ import annotations

import dataclasses
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import parse_entry, read_servers
from dost_engine.mcp_store.inputs import read_inputs, with_defaults
from dost_engine.mcp_store.oauth_client import OAUTH_KEYS, client_secret_name, is_client_secret
from dost_engine.mcp_store.placeholders import needed_names
from dost_engine.mcp_store.plans import check_shown, given_secrets, make_plan, visible
from dost_engine.mcp_store.relaxed_json import read_relaxed
from dost_engine.mcp_store.servers_file import add_servers
from dost_engine.mcp_store.shapes import find_servers
from dost_engine.types import AppServers, ServerInput, Taken

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from dost_engine.mcp_store.config import ServerConfig

MOST_BYTES = 32 * 1024 * 1024
"""Of a file that is read; Claude Code keeps whole conversations in its own."""


@dataclass(frozen=True, slots=True)
class App:
    """An app that keeps MCP servers in a file.

    Attributes:
        title: Its name.
        files: Per system (``darwin``, ``win32``, ``linux``), the places where it keeps them; the first that is there
            counts. ``~`` is the home folder, ``%APPDATA%`` the one of Windows, ``$CONFIG`` is ``XDG_CONFIG_HOME``.
    """

    title: str
    files: Mapping[str, tuple[str, ...]]


def _everywhere(*files: str) -> dict[str, tuple[str, ...]]:
    return dict.fromkeys(("darwin", "win32", "linux"), files)


def _per_system(folder: str, *files: str) -> dict[str, tuple[str, ...]]:
    homes = {"darwin": "~/Library/Application Support", "win32": "%APPDATA%", "linux": "$CONFIG"}
    return {system: tuple(f"{home}/{folder}/{file}" for file in files) for system, home in homes.items()}


APPS: Mapping[str, App] = {
    "claude-desktop": App("Claude Desktop", _per_system("Claude", "claude_desktop_config.json")),
    "claude-code": App("Claude Code", _everywhere("~/.claude.json")),
    "cursor": App("Cursor", _everywhere("~/.cursor/mcp.json")),
    "vscode": App("VS Code", _per_system("Code/User", "mcp.json", "settings.json")),
    "lm-studio": App("LM Studio", _everywhere("~/.lmstudio/mcp.json", "~/.cache/lm-studio/mcp.json")),
}
"""Every app that servers can be taken from."""


def app_files(app: str, *, system: str, home: Path, environment: Mapping[str, str]) -> tuple[Path, ...]:
    """Where an app keeps its servers on a system, likeliest first.

    Raises:
        ConfigError: there is no such app.
    """
    if app not in APPS:
        raise ConfigError(f'Dost does not know the app "{app}".', remedy=f"It knows {', '.join(APPS)}.")
    places = {
        "~": home,
        "%APPDATA%": Path(environment.get("APPDATA") or home / "AppData" / "Roaming"),
        "$CONFIG": Path(environment.get("XDG_CONFIG_HOME") or home / ".config"),
    }
    found = []
    for written in APPS[app].files.get(system, APPS[app].files["linux"]):
        start, _, rest = written.partition("/")
        found.append(places[start] / rest)
    return tuple(found)


def find_app(app: str, servers_file: Path, find: Callable[[ServerConfig], str] | None = None) -> AppServers | None:
    """What an app would bring; None where it has no file on this machine. ``find`` is that of ``make_plans``.

    Raises:
        ConfigError: there is no such app, or our own ``servers.json`` cannot be understood.
    """
    return _preview(app, servers_file, find)[0]


def find_apps(servers_file: Path, find: Callable[[ServerConfig], str] | None = None) -> tuple[AppServers, ...]:
    """What every app on this machine would bring.

    Raises:
        ConfigError: our own ``servers.json`` cannot be understood.
    """
    return tuple(found for found in (find_app(app, servers_file, find) for app in APPS) if found is not None)


def import_servers(
    app: str,
    servers_file: Path,
    *,
    names: Collection[str] | None = None,
    replace: bool = False,
    shown: Collection[str] | None = None,
) -> tuple[str, ...]:
    """Add servers of an app to our own file.

    Args:
        app: Key of the app.
        servers_file: Our own file.
        names: Which of them, as their plans name them; None for all.
        replace: Whether one of ours gives way to another of the same name; else ours stays.
        shown: Digests of the entries that a person saw; None where nobody is asked.

    Returns:
        The keys of those that were added.

    Raises:
        ConfigError: there is no such app or no file of it, a file cannot be understood, or an entry is another one than
            was shown.
        StorageError: our file cannot be written.
    """
    found, entries, _ = _preview(app, servers_file)
    if found is None:
        raise ConfigError(f"{APPS[app].title} has no file of servers on this machine.", remedy="Name another app.")
    if found.problem:
        raise ConfigError(found.problem, remedy="Mend it in that app.")
    wanted = {
        name: entry
        for (name, entry), plan in zip(entries.items(), found.plans, strict=True)
        if not plan.problem
        and (plan.taken is Taken.NO or (replace and plan.taken is Taken.OTHER))
        and (names is None or plan.name in names)
    }
    if shown is not None:
        check_shown(wanted, shown)
    return add_servers(servers_file, wanted, replace=replace) if wanted else ()


def secrets_of(app: str, servers_file: Path, names: Collection[str] | None = None) -> dict[str, str]:
    """What the file of an app holds that belongs into a keyring, by the name that our own file has for it.

    That are secrets of clients that were registered by hand, and values given for passwords.

    Args:
        app: Key of the app.
        servers_file: Our own file.
        names: Of which of its servers, as their plans name them; None for all.

    Raises:
        ConfigError: there is no such app, or our own file cannot be understood.
    """
    _, entries, inputs = _preview(app, servers_file)
    wanted = [(name, entry) for name, entry in entries.items() if names is None or visible(name) in names]
    return given_secrets(wanted, inputs)


def _preview(
    app: str, servers_file: Path, find: Callable[[ServerConfig], str] | None = None
) -> tuple[AppServers | None, dict[str, Any], dict[str, ServerInput]]:
    """What it would bring, the entries, and what these ask for."""
    files = app_files(app, system=sys.platform, home=Path.home(), environment=os.environ)
    there = {config.name: config for config in read_servers(servers_file)}
    empty: AppServers | None = None
    for file in files:
        try:
            if not file.is_file():
                continue
            entries, inputs = _read(file)
        except (ConfigError, OSError) as error:
            return AppServers(app, APPS[app].title, str(file), problem=f"{error}"), {}, {}
        for name, entry in entries.items():
            entries[name] = _without_secret(name, entry, inputs)
        plans = tuple(make_plan(name, entry, there, find, inputs) for name, entry in entries.items())
        asked = tuple(dataclasses.replace(one, default="") for one in _asked(entries, inputs))
        found = AppServers(app, APPS[app].title, str(file), plans, inputs=asked)
        if plans:
            return found, entries, inputs
        empty = empty or found
    return empty, {}, {}


def _without_secret(name: str, entry: Any, inputs: dict[str, ServerInput]) -> Any:  # noqa: ANN401 - any JSON value
    """The entry with a placeholder for the secret of a client, which is added to the inputs."""
    if not isinstance(entry, Mapping):
        return entry
    mended = dict(entry)
    for holder in OAUTH_KEYS:
        client = entry.get(holder)
        for key, value in client.items() if isinstance(client, Mapping) else ():
            if is_client_secret(str(key)) and isinstance(value, str) and value and "${" not in value:
                secret = client_secret_name(name)
                inputs[secret] = ServerInput(secret, password=True, default=value)
                mended[holder] = {**mended[holder], key: f"${{keyring:{secret}}}"}
    return mended


def _asked(entries: Mapping[str, Any], inputs: Mapping[str, ServerInput]) -> tuple[ServerInput, ...]:
    """Those of the inputs that an entry names and that have no default in it."""
    names = {name for written, entry in entries.items() for name in needed_names(parse_entry(written, entry))}
    return tuple(known for name, known in inputs.items() if name in names)


def _read(file: Path) -> tuple[dict[str, Any], dict[str, ServerInput]]:
    """Entries by name: those for everywhere, then those of single projects; and what the file asks a person for."""
    if file.stat().st_size > MOST_BYTES:
        raise ConfigError(f"{file} is larger than {MOST_BYTES >> 20} MB.")
    value = read_relaxed(file.read_bytes(), source=str(file)).value
    try:
        found = {name: entry for name, _, entry in find_servers(value, source=str(file)).entries}
    except ConfigError:
        found = {}  # the settings of an editor, without any servers
    projects = value.get("projects") if isinstance(value, Mapping) else None
    for project in projects.values() if isinstance(projects, Mapping) else ():
        servers = project.get("mcpServers") if isinstance(project, Mapping) else None
        for name, entry in servers.items() if isinstance(servers, Mapping) else ():
            found.setdefault(name, entry)
    inputs = read_inputs(value)
    return {name: with_defaults(entry, inputs) for name, entry in found.items()}, inputs
