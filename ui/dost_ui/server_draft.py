"""A server that a person describes, as the entry of ``servers.json`` that it will be: plain values, made without Qt."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

KEPT = "•••"
"""Stands in an entry that is edited for a value that is not shown; left as it is, the value stays."""
_WHERE = re.compile(r"line (\d+), column (\d+)")
_ADDRESS_KEYS = ("url", "httpUrl", "serverUrl")
_TRANSPORT_KEYS = ("type", "transport", "transportType")


@dataclass(frozen=True, slots=True)
class ServerDraft:
    """What is to be added, before a person has seen it whole.

    Attributes:
        text: JSON in any shape in use, or a link.
        name: For an entry without a name; of the server, where one is edited.
        edits: Whether it is the entry of that server, edited.
        secrets: What the keyring placeholders in the text will stand for, by name.
    """

    text: str
    name: str = ""
    edits: bool = False
    secrets: Mapping[str, str] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Pair:
    """A variable or a header.

    Attributes:
        name: Its name.
        value: Its value, or a placeholder.
        secret: Whether the value goes into the keyring.
    """

    name: str
    value: str = field(default="", repr=False)
    secret: bool = False


@dataclass(frozen=True, slots=True)
class ServerValues:
    """The fields of the form.

    Attributes:
        name: Of the server.
        remote: Whether it is behind an address.
        command: Program.
        args: Its arguments.
        folder: Its working folder.
        url: Address.
        sse: Whether the address speaks the older transport.
        pairs: Variables of a program, or headers for an address.
    """

    name: str = ""
    remote: bool = False
    command: str = ""
    args: tuple[str, ...] = ()
    folder: str = ""
    url: str = ""
    sse: bool = False
    pairs: tuple[Pair, ...] = ()


def secret_name(server: str, pair: str) -> str:
    """Name in the keyring of a secret that one server alone needs."""
    return re.sub(r"[${}]|:-", "_", f"{server}.{pair}")


def values_of(name: str, entry: Mapping[str, Any]) -> ServerValues | None:
    """The fields of an entry; None for one that the form cannot show whole."""
    url = next((entry[key] for key in _ADDRESS_KEYS if entry.get(key)), "")
    pairs = entry.get("headers" if url else "env", {})
    said = next((entry[key] for key in _TRANSPORT_KEYS if entry.get(key)), "")
    args, command, folder = entry.get("args", []), entry.get("command", ""), entry.get("cwd", "")
    plain = all(isinstance(text, str) for text in (url, said, command, folder))
    if not plain or not _texts(args) or not isinstance(pairs, dict) or not _texts(list(pairs.values())):
        return None
    if "environment" in entry or any(not arg or "\n" in arg for arg in args):
        return None
    return ServerValues(
        name,
        bool(url),
        command,
        tuple(args),
        folder,
        url,
        said.lower() == "sse",
        tuple(Pair(key, value) for key, value in pairs.items()),
    )


def entry_of(values: ServerValues, before: Mapping[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, str]]:
    """The entry, and the secrets that its placeholders stand for.

    Args:
        values: The fields.
        before: The entry that is edited; what the form does not show stays in it.
    """
    secrets: dict[str, str] = {}
    written: dict[str, str] = {}
    for pair in values.pairs:
        written[pair.name] = pair.value
        if pair.secret and "${" not in pair.value:
            name = secret_name(values.name, pair.name)
            secrets[name] = pair.value
            written[pair.name] = f"${{keyring:{name}}}"
    entry = dict(before or {})
    own = ("command", "args", "cwd", "env", "headers", *_ADDRESS_KEYS)
    url_key = next((key for key in _ADDRESS_KEYS if key in entry), "url")
    for key in own:
        entry.pop(key, None)
    if values.remote:
        entry |= {url_key: values.url} | ({"headers": written} if written else {})
    else:
        entry |= {"command": values.command} | ({"args": list(values.args)} if values.args else {})
        entry |= ({"env": written} if written else {}) | ({"cwd": values.folder} if values.folder else {})
    return _with_transport(entry, values), secrets


def _with_transport(entry: dict[str, Any], values: ServerValues) -> dict[str, Any]:
    said = next((str(entry[key]).lower() for key in _TRANSPORT_KEYS if entry.get(key)), "")
    fits = not said or (said == "sse") == (values.remote and values.sse)
    fits = fits and (not said or (said in {"stdio", "local"}) != values.remote)
    if not fits:
        for key in _TRANSPORT_KEYS:
            entry.pop(key, None)
    if values.remote and values.sse:
        entry["type"] = "sse"
    return entry


def written(entry: Mapping[str, Any]) -> str:
    """The entry as a person reads it."""
    return json.dumps(entry, indent=2, ensure_ascii=False)


def place_of(message: str) -> tuple[int, int] | None:
    """The line and the column that an error names, each from 1."""
    found = _WHERE.search(message)
    return (int(found[1]), int(found[2])) if found else None


def _texts(values: object) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) for value in values)
