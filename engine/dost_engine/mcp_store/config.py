"""``servers.json``: which servers there are.

The file has the shape that MCP apps share: ``{"mcpServers": {"name": {"command": …, "args": […]}}}`` for a program,
``{"url": …, "headers": {…}}`` for an address. An entry that cannot be used stays in the list with its problem, so that
one mistake costs one server.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from dost_engine.catalog import server_key
from dost_engine.errors import ConfigError
from dost_engine.mcp_store.hiding import hidden_values, shown_args, shown_url

if TYPE_CHECKING:
    from pathlib import Path

KNOWN_KEYS = frozenset(
    {"command", "args", "env", "cwd", "url", "headers", "disabled", "enabled", "type", "transport", "transportType"}
)
HTTP_TYPES = frozenset({"http", "streamablehttp"})
"""Spellings of streamable HTTP, without ``-`` and ``_``, in lower case."""


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """One entry of the file.

    Attributes:
        name: The server's key: its name in the file, with what a key may not hold percent-encoded.
        command: Program of a stdio server; empty for an address.
        args: Its arguments.
        env: Variables added to its environment.
        cwd: Its working folder; empty for Dost's own.
        url: Address of a streamable HTTP server; empty for a program.
        headers: Headers sent with each request to the address.
        enabled: Whether it is to run.
        problem: Why the entry cannot be used, in a sentence; empty where it can.
        extra: Keys that Dost does not know, as they were.
    """

    name: str
    command: str = ""
    args: tuple[str, ...] = field(default=(), repr=False)
    env: Mapping[str, str] = field(default_factory=dict, repr=False)
    cwd: str = ""
    url: str = field(default="", repr=False)
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    enabled: bool = True
    problem: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @property
    def transport(self) -> str:
        """``stdio`` or ``http``."""
        return "http" if self.url else "stdio"

    @property
    def target(self) -> str:
        """The command line or the address, without what may be a secret."""
        return shown_url(self.url) if self.url else " ".join([self.command, *shown_args(self.args)]).strip()

    @property
    def secrets(self) -> tuple[str, ...]:
        """Values that are to be seen nowhere, the longest first."""
        return hidden_values(self.args, self.env, self.url, self.headers)


@dataclass(frozen=True, slots=True)
class Changes:
    """What became different from one reading of the file to the next, as keys of servers."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: tuple[str, ...]


def read_servers(path: Path) -> tuple[ServerConfig, ...]:
    """Read the file, in its own order. A missing or empty file means no servers.

    Raises:
        ConfigError: the file cannot be read, is not JSON (line and column are said) or has another shape.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise ConfigError(
            f"{path} cannot be read: {error.strerror or error}.", remedy="Make the file readable."
        ) from error
    return parse_servers(data, source=str(path))


def parse_servers(data: bytes, *, source: str) -> tuple[ServerConfig, ...]:
    """The servers in the bytes of a file; ``source`` names it in errors.

    Raises:
        ConfigError: see :func:`read_servers`.
    """
    try:
        text = data.decode("utf-8-sig")
        raw = json.loads(text) if text.strip() else {}
    except json.JSONDecodeError as error:
        raise ConfigError(
            f"{source} is not JSON: line {error.lineno}, column {error.colno}: {error.msg}.",
            remedy="Mend that place; until then the servers stay as they were.",
        ) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise ConfigError(
            f"{source} cannot be read as UTF-8 JSON: {error}.", remedy="Save the file as plain JSON in UTF-8."
        ) from error
    servers = raw.get("mcpServers") if isinstance(raw, dict) else raw
    if servers is None and not _holds_something_else(raw):
        return ()
    if not isinstance(servers, dict):
        raise ConfigError(
            f'{source} must hold an object "mcpServers" with one entry per server.',
            remedy='Write {"mcpServers": {"name": {"command": "program", "args": []}}}.',
        )
    return tuple(_entry(server_key(name), entry) for name, entry in servers.items())


def _holds_something_else(raw: object) -> bool:
    """Whether a file without ``mcpServers`` seems to name servers in another way: it is not taken for an empty one."""
    return isinstance(raw, dict) and any(isinstance(value, dict | list) and value for value in raw.values())


def compare(old: tuple[ServerConfig, ...], new: tuple[ServerConfig, ...]) -> Changes:
    """Which servers came, went, or are configured otherwise. An unchanged one is in none of the three."""
    before = {config.name: config for config in old}
    after = {config.name: config for config in new}
    return Changes(
        added=tuple(name for name in after if name not in before),
        removed=tuple(name for name in before if name not in after),
        changed=tuple(name for name, config in after.items() if name in before and before[name] != config),
    )


def _entry(name: str, raw: object) -> ServerConfig:
    if not isinstance(raw, dict):
        return ServerConfig(name, problem="The entry must be an object with a command or a url.")
    extra = {key: value for key, value in raw.items() if key not in KNOWN_KEYS}
    enabled = raw.get("disabled") is not True and raw.get("enabled") is not False
    try:
        config = ServerConfig(
            name,
            command=_text(raw, "command"),
            args=_texts(raw, "args"),
            env=_pairs(raw, "env"),
            cwd=_text(raw, "cwd"),
            url=_text(raw, "url"),
            headers=_pairs(raw, "headers"),
            enabled=enabled,
            extra=extra,
        )
    except ConfigError as error:
        return ServerConfig(name, enabled=enabled, problem=error.message, extra=extra)
    problem = _problem(config, raw)
    if not problem:
        return config
    return ServerConfig(name, config.command, config.args, url=config.url, enabled=enabled, problem=problem)


def _problem(config: ServerConfig, raw: Mapping[str, Any]) -> str:
    kind = next((raw[key] for key in ("type", "transport", "transportType") if raw.get(key)), "")
    spelled = re.sub(r"[-_]", "", str(kind)).lower()
    if config.url:
        if not _is_address(config.url):
            return "The url must begin with http:// or https://, and name a host."
        if any(character < " " for value in config.headers.values() for character in value):
            return "A header must be one line."
        if spelled and spelled not in HTTP_TYPES:
            return f"The transport {kind!r} is not supported; use streamable HTTP."
        return ""
    if not config.command.strip():
        return "The entry has neither a command nor a url."
    if spelled and spelled not in {"stdio", "local"}:
        return f"The transport {kind!r} needs a url."
    return ""


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half an IPv6 address, a port that is no number
        return False


def _text(raw: Mapping[str, Any], key: str) -> str:
    value = raw.get(key)
    if value is None:
        return ""
    if not isinstance(value, str) or "\0" in value:
        raise ConfigError(f'"{key}" must be text.')
    return value


def _texts(raw: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = raw.get(key)
    if value is None:
        return ()
    if not isinstance(value, list) or not all(_is_plain(item) for item in value):
        raise ConfigError(f'"{key}" must be a list of texts.')
    return tuple(str(item) for item in value)


def _pairs(raw: Mapping[str, Any], key: str) -> dict[str, str]:
    value = raw.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict) or not all(name and _is_plain(name) and _is_plain(v) for name, v in value.items()):
        raise ConfigError(f'"{key}" must be an object of texts.')
    return {name: str(v) for name, v in value.items()}


def _is_plain(value: object) -> bool:
    """Text or a number that stands for itself when written out."""
    return (isinstance(value, str) and "\0" not in value) or (
        isinstance(value, int | float) and not isinstance(value, bool)
    )
