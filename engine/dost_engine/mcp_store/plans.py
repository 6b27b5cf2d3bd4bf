"""Entries that are about to be added: read from what a person pasted, and shown whole."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import TYPE_CHECKING, Any

from dost_engine.catalog import server_key
from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import ServerConfig, parse_entry, read_servers
from dost_engine.mcp_store.hiding import HIDDEN, is_secret_header, is_secret_name
from dost_engine.mcp_store.placeholders import placeholder_names
from dost_engine.mcp_store.relaxed_json import read_relaxed
from dost_engine.mcp_store.shapes import find_servers, looks_like_entry
from dost_engine.types import ServerPlan, Taken

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

NAME_CHARS = 100
"""Characters that the name of a server may have."""
_MANY_BLANKS = re.compile(r" {3,}")


def read_pasted(text: str, name: str = "") -> dict[str, Any]:
    """Entries by name, from JSON in any shape in use, or from a part of it as pages show it.

    Args:
        text: The JSON.
        name: For an entry that comes without a name.

    Raises:
        ConfigError: it is not JSON, lists no server, or has an entry without a name.
    """
    text = text.strip().rstrip(",")
    if text.startswith('"'):  # "name": {…}, cut out of a longer list
        text = f"{{{text}}}"
    value = read_relaxed(text.encode("utf-8", "surrogatepass"), source="The text").value
    if looks_like_entry(value):
        if not name:
            raise ConfigError("The text is one entry without a name.", remedy="Give the server a name.")
        return {name: value}
    entries = {found: entry for found, _, entry in find_servers(value, source="The text").entries}
    if not entries:
        raise ConfigError("The text lists no server.", remedy='Paste {"name": {"command": …}} or {"url": …}.')
    return entries


def make_plans(entries: Mapping[str, Any], servers_file: Path) -> tuple[ServerPlan, ...]:
    """What adding these would mean, in their order.

    Raises:
        ConfigError: ``servers.json`` cannot be understood.
    """
    there = {config.name: config for config in read_servers(servers_file)}
    return tuple(make_plan(name, entry, there) for name, entry in entries.items())


def make_plan(name: str, entry: Any, there: Mapping[str, ServerConfig]) -> ServerPlan:  # noqa: ANN401 - any JSON value
    """What adding this entry would mean beside the servers that are there."""
    config = parse_entry(name, entry)
    problem = config.problem
    if not name.strip() or len(name) > NAME_CHARS:
        problem = f"A server's name has 1 to {NAME_CHARS} characters."
    elif _is_dost(config):
        problem = "This is Dost itself."
    known = there.get(server_key(name))
    taken = Taken.NO if known is None else Taken.SAME if _same(known, config) else Taken.OTHER
    return ServerPlan(visible(name), _lines(config), problem, _notes(config), taken)


def visible(text: str) -> str:
    """The text with everything written out that cannot be seen: control and format characters, many blanks."""
    shown = []
    for character in text:
        kind = unicodedata.category(character)
        seen = kind[0] not in "CZ" or character == " "
        shown.append(character if seen else f"\\u{{{ord(character):x}}}")
    return _MANY_BLANKS.sub(lambda found: f"⟨{len(found[0])} blanks⟩", "".join(shown))


def _lines(config: ServerConfig) -> tuple[str, ...]:
    if config.url:
        lines = [f"{config.transport}: {visible(config.url)}"]
        return (
            *lines,
            *(f"header {_pair(name, value, secret=is_secret_header(name))}" for name, value in config.headers.items()),
        )
    lines = [f"program: {visible(config.command)}"] if config.command else []
    lines += [f"argument: {visible(json.dumps(arg, ensure_ascii=False))}" for arg in config.args]
    lines += [f"variable {_pair(name, value, secret=is_secret_name(name))}" for name, value in config.env.items()]
    lines += [f"variables from: {visible(config.env_file)}"] if config.env_file else []
    return (*lines, *([f"folder: {visible(config.cwd)}"] if config.cwd else []))


def _pair(name: str, value: str, *, secret: bool) -> str:
    shown = HIDDEN if secret and "${" not in value else visible(value)
    return f"{visible(name)}: {shown}"


def _notes(config: ServerConfig) -> tuple[str, ...]:
    notes = [f"It needs the secret {visible(name)}." for name in placeholder_names(config)]
    if not config.enabled:
        notes.append("It is switched off.")
    return tuple(notes)


def _same(known: ServerConfig, config: ServerConfig) -> bool:
    """Whether both are started alike; being switched off makes no difference."""

    def started(entry: ServerConfig) -> tuple[object, ...]:
        return (
            entry.command,
            entry.args,
            entry.env,
            entry.env_file,
            entry.cwd,
            entry.url,
            entry.headers,
            entry.transport,
        )

    return started(known) == started(config)


def _is_dost(config: ServerConfig) -> bool:
    program = re.split(r"[/\\]", config.command)[-1].lower().removesuffix(".exe")
    return (program == "dost" and "bridge" in config.args) or (
        config.args[:1] == ("-m",) and config.args[1:3] in {("dost_desktop", "bridge"), ("dost_engine", "bridge")}
    )
