"""``servers.json``: which servers there are.

Every shape in use is read (:mod:`dost_engine.mcp_store.shapes`), with comments and in any Unicode encoding
(:mod:`dost_engine.mcp_store.relaxed_json`). An entry that cannot be used stays in the list with its problem, so that
one mistake costs one server.
"""

from __future__ import annotations

import hashlib
import json
import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from dost_engine.catalog import server_key
from dost_engine.errors import ConfigError
from dost_engine.mcp_store.hiding import LEAST_CHARS, hidden_values, hide, shown_args, shown_url
from dost_engine.mcp_store.homes import is_file
from dost_engine.mcp_store.inputs import read_inputs
from dost_engine.mcp_store.oauth_client import OAUTH_KEYS, OAuthClient, read_oauth
from dost_engine.mcp_store.patience import LONGEST_KEY, SILENT_KEY, Patience, read_patience
from dost_engine.mcp_store.relaxed_json import read_relaxed
from dost_engine.mcp_store.shapes import find_servers

if TYPE_CHECKING:
    from pathlib import Path

ADDRESS_KEYS = ("url", "httpUrl", "serverUrl")
TRANSPORT_KEYS = ("type", "transport", "transportType")
ENV_KEYS = ("env", "environment")
KNOWN_KEYS = frozenset(
    {"command", "args", "cwd", "envFile", "headers", "disabled", "enabled", SILENT_KEY, LONGEST_KEY}
    | {*ADDRESS_KEYS, *TRANSPORT_KEYS, *ENV_KEYS, *OAUTH_KEYS}
)


class Transport(StrEnum):
    """How messages get to a server."""

    STDIO = "stdio"
    HTTP = "http"
    """Streamable HTTP."""
    SSE = "sse"


_SPELLINGS = {
    "stdio": Transport.STDIO,
    "local": Transport.STDIO,
    "http": Transport.HTTP,
    "streamablehttp": Transport.HTTP,
    "remote": Transport.HTTP,
    "sse": Transport.SSE,
}
"""How apps name the transports, without ``-``, ``_`` and blanks, in lower case."""


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """One entry of the file.

    Attributes:
        name: The server's key: its name in the file, with what a key may not hold percent-encoded.
        command: Program of a stdio server; empty for an address.
        args: Its arguments.
        env: Variables added to its environment.
        env_file: A file with more variables; those of ``env`` win.
        cwd: Its working folder; empty for Dost's own.
        url: Address of an HTTP server; empty for a program.
        headers: Headers sent with each request to the address.
        transport: How messages get to it.
        transport_said: Whether the entry says which; a bare ``url`` may turn out to be an SSE server.
        enabled: Whether it is to run.
        patience: How long its calls may take.
        oauth: What Dost was registered as by hand, for a sign-in.
        inputs: What ``${input:NAME}`` stands for where nobody kept a secret of that name, as the file says.
        problem: Why the entry cannot be used, in a sentence; empty where it can.
        extra: Keys that Dost does not know, as they were. They change nothing.
    """

    name: str
    command: str = ""
    args: tuple[str, ...] = field(default=(), repr=False)
    env: Mapping[str, str] = field(default_factory=dict, repr=False)
    env_file: str = ""
    cwd: str = ""
    url: str = field(default="", repr=False)
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    transport: Transport = Transport.STDIO
    transport_said: bool = False
    enabled: bool = True
    patience: Patience = field(default_factory=Patience)
    oauth: OAuthClient = field(default_factory=OAuthClient)
    inputs: Mapping[str, str] = field(default_factory=dict, repr=False)
    problem: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def digest(self) -> str:
        """Of all that may change what the server is and offers; values of placeholders are not in it."""
        started = [
            self.command,
            self.args,
            sorted(self.env.items()),
            self.cwd,
            self.url,
            sorted(self.headers.items()),
            self.transport,
            *([self.env_file] if self.env_file else []),
        ]
        return hashlib.sha256(json.dumps(started).encode()).hexdigest()

    @property
    def target(self) -> str:
        """The command line or the address, without what may be a secret. An argument of several words is in quotes."""
        words = (_as_one(hide(arg, self.secrets)) for arg in shown_args(self.args))
        shown = shown_url(self.url) if self.url else " ".join([self.command, *words]).strip()
        return hide(shown, self.secrets)  # what is secret in one place may stand in another as well

    @property
    def secrets(self) -> tuple[str, ...]:
        """Values that are to be seen nowhere, the longest first."""
        secret = self.oauth.client_secret
        kept = [secret] if len(secret) >= LEAST_CHARS and "${" not in secret else []
        found = hidden_values(self.args, self.env, self.url, self.headers)
        return tuple(sorted({*found, *kept}, key=len, reverse=True))


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
    value = read_relaxed(data, source=source).value
    inputs = {name: known.default for name, known in read_inputs(value).items() if known.default}
    found = (parse_entry(name, entry) for name, _, entry in find_servers(value, source=source).entries)
    return tuple(replace(config, inputs=_named_by(config, inputs)) for config in found)


def _named_by(config: ServerConfig, inputs: Mapping[str, str]) -> dict[str, str]:
    """Those of the inputs that an entry names: a change of the others is none of it."""
    texts = [config.command, *config.args, *config.env.values(), config.cwd, config.url, *config.headers.values()]
    texts += [config.env_file, *(text for _, text in config.oauth.texts)]
    return {name: value for name, value in inputs.items() if any(f"${{input:{name}" in text for text in texts)}


def compare(old: tuple[ServerConfig, ...], new: tuple[ServerConfig, ...]) -> Changes:
    """Which servers came, went, or are configured otherwise. An unchanged one is in none of the three."""
    before = {config.name: config for config in old}
    after = {config.name: config for config in new}
    return Changes(
        added=tuple(name for name in after if name not in before),
        removed=tuple(name for name in before if name not in after),
        changed=tuple(name for name, config in after.items() if name in before and before[name] != config),
    )


def parse_entry(name: str, raw: object) -> ServerConfig:
    """One entry of a file, whatever is in it. ``name`` is the name as it is written."""
    key = server_key(name)
    if not isinstance(raw, Mapping):
        return ServerConfig(key, problem="The entry must be an object with a command or a url.")
    extra = {member: value for member, value in raw.items() if member not in KNOWN_KEYS}
    enabled = raw.get("disabled") is not True and raw.get("enabled") is not False
    try:
        command, args = _command(raw)
        config = ServerConfig(
            key,
            command=command,
            args=args,
            env=_pairs(raw, *ENV_KEYS),
            env_file=_text(raw, "envFile"),
            cwd=_text(raw, "cwd"),
            url=_text(raw, *ADDRESS_KEYS),
            headers=_pairs(raw, "headers"),
            enabled=enabled,
            patience=read_patience(raw),
            oauth=read_oauth(raw),
            extra=extra,
        )
        return _with_transport(config, raw)
    except ConfigError as error:
        return ServerConfig(key, enabled=enabled, problem=error.message, extra=extra)


def _command(raw: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    """Program and arguments: ``command`` may be a text, a list with the arguments, or a whole command line."""
    command, args = raw.get("command"), _texts(raw, "args")
    if isinstance(command, list) and command:
        program, *first = _texts(raw, "command")
        return program, (*first, *args)
    if isinstance(command, Mapping):  # {"path": …, "args": […]}
        return _text(command, "path"), (*_texts(command, "args"), *args)
    program, *first = _split(_text(raw, "command"))
    return program, (*first, *args)


def _split(command: str) -> list[str]:
    """A command line in parts. A text that is the path of a program is one part, blanks or not."""
    if not re.search(r"\s", command.strip()) or "${" in command or is_file(command):
        return [command]
    try:
        parts = shlex.split(command, posix="\\" not in command)
    except ValueError:  # a quotation mark without its other half
        return [command]
    is_path = "/" in parts[0] or "\\" in parts[0]
    return [command] if is_path and not is_file(parts[0]) else parts


def _as_one(arg: str) -> str:
    """An argument as one reads where it ends: by itself, or in quotes where it is empty or has blanks in it."""
    return arg if arg and not any(sign.isspace() for sign in arg) else '"' + arg.replace('"', '\\"') + '"'


def _with_transport(config: ServerConfig, raw: Mapping[str, Any]) -> ServerConfig:
    """The entry with its transport, or with what is wrong with it."""
    said = next((str(raw[key]) for key in TRANSPORT_KEYS if raw.get(key)), "")
    transport = _SPELLINGS.get(re.sub(r"[-_ ]", "", said).lower()) if said else None
    if config.url:
        default, problem = Transport.HTTP, address_problem(config.url, config.headers)
    else:
        default, problem = Transport.STDIO, "" if config.command.strip() else "It has neither a command nor a url."
    if not problem and said and transport is None:
        problem = f"The transport {said!r} is not supported: stdio, streamable HTTP and SSE are."
    elif not problem and transport is not None and (transport is Transport.STDIO) is bool(config.url):
        problem = f"The transport {said!r} needs a {'command' if config.url else 'url'}."
    said_so = bool(said) or "httpUrl" in raw
    return replace(config, transport=transport or default, transport_said=said_so, problem=problem)


def address_problem(url: str, headers: Mapping[str, str]) -> str:
    """Why this cannot be asked, in a sentence, or empty. One with a placeholder is looked at once it is whole."""
    if "${" not in url and not _is_address(url):
        return "The url must begin with http:// or https://, and name a host."
    if any(character < " " for value in headers.values() for character in value):
        return "A header must be one line."
    return ""


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half an IPv6 address, a port that is no number
        return False


def _text(raw: Mapping[str, Any], *keys: str) -> str:
    """The text of the first of the keys that is there."""
    key, value = _first(raw, keys)
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


def _first(raw: Mapping[str, Any], keys: tuple[str, ...]) -> tuple[str, Any]:
    return next(((key, raw[key]) for key in keys if raw.get(key) is not None), (keys[0], None))


def _pairs(raw: Mapping[str, Any], *keys: str) -> dict[str, str]:
    key, value = _first(raw, keys)
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
