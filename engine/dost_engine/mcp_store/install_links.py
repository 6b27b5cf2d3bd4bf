"""Links that offer a server: ``dost://install?name=NAME&config=CONFIG``, and those of other apps, pasted.

``CONFIG`` is the entry as JSON: as base64 (either alphabet, padded or not) or percent-encoded. Instead of both there
may be percent-encoded JSON alone that names itself. A link is a stranger's words: it is short, it brings one server,
and of its entry only what is shown before is taken.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from typing import Any
from urllib.parse import unquote, urlsplit

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import ADDRESS_KEYS, ENV_KEYS, TRANSPORT_KEYS
from dost_engine.mcp_store.shapes import find_servers, looks_like_entry

LINK_CHARS = 16_384
"""Longest link that is read; the longest that pages offer have a tenth of that."""
_LINK = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:\S+")
_PLACES = frozenset({"install", "mcp/install", "anysphere.cursor-deeplink/mcp/install"})
_SCHEMES = frozenset({"dost", "cursor", "vscode", "vscode-insiders"})
_TAKEN = frozenset({"command", "args", "cwd", "envFile", "headers", *ADDRESS_KEYS, *ENV_KEYS, *TRANSPORT_KEYS})
"""What is taken of an entry: all of it is shown before it is added."""
_REMEDY = "Ask for the server's command or address instead, and add it by hand."


def is_link(text: str) -> bool:
    """Whether a text is meant as a link of this kind, good or bad."""
    return text.partition(":")[0].lower() in _SCHEMES and _LINK.match(text) is not None


def read_link(link: str) -> dict[str, Any]:
    """The one entry that a link offers, by its name. Nothing is looked up, kept or started.

    Raises:
        ConfigError: it is no such link, too long, or what it offers cannot be read.
    """
    if len(link) > LINK_CHARS:
        raise _refused(f"It has more than {LINK_CHARS:,} characters.")
    if any(not sign.isprintable() or sign.isspace() for sign in link):
        raise _refused("It holds characters that no link has.")
    try:
        parts = urlsplit(link)
    except ValueError:
        raise _refused("It cannot be read.") from None
    place = f"{parts.netloc}{parts.path}".strip("/")
    if parts.scheme.lower() not in _SCHEMES or place.lower() not in _PLACES:
        raise _refused("It must begin with dost://install?")
    if parts.fragment:
        raise _refused("It has a part behind #, which belongs to no server.")
    name, value = _offered(parts.query)
    if not name.strip():
        raise _refused("It gives the server no name.")
    return {name: {key: member for key, member in value.items() if key in _TAKEN}}


def _offered(query: str) -> tuple[str, dict[str, Any]]:
    whole = _text(query)
    if whole.lstrip().startswith("{"):
        value = _json(whole)
        name = value.pop("name", "") if isinstance(value, dict) else ""
        return _one(str(name), value)
    given: dict[str, str] = {}
    for piece in filter(None, query.split("&")):
        key, sign, text = piece.partition("=")
        if not sign or key in given or key not in {"name", "config"}:
            raise _refused("Behind the question mark there must be one name and one config.")
        given[key] = text
    if len(given) != 2:
        raise _refused("Behind the question mark there must be a name and a config.")
    # a plus sign is one of base64: only %20 means a blank
    return _one(_text(given["name"]), _config(_text(given["config"])))


def _config(text: str) -> Any:  # noqa: ANN401 - any JSON value
    if text.lstrip().startswith("{"):
        return _json(text)
    compact = text.strip().rstrip("=").replace("-", "+").replace("_", "/").replace(" ", "+")
    try:
        data = base64.b64decode(compact + "=" * (-len(compact) % 4), validate=True)
        return _json(data.decode("utf-8"))
    except (binascii.Error, ValueError):
        raise _refused("Its config is neither JSON nor base64 of JSON.") from None


def _json(text: str) -> Any:  # noqa: ANN401 - any JSON value
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise _refused("Its config is not JSON.") from None


def _text(quoted: str) -> str:
    try:
        return unquote(quoted, errors="strict")
    except UnicodeDecodeError:
        raise _refused("It holds bytes that are no text.") from None


def _one(name: str, value: object) -> tuple[str, dict[str, Any]]:
    if isinstance(value, dict) and looks_like_entry(value):
        return name, value
    entries = find_servers(value, source="The link").entries if isinstance(value, dict) else ()
    if len(entries) != 1 or not isinstance(entries[0][2], dict):
        raise _refused("Its config must be the entry of one server, with a command or a url.")
    return name or entries[0][0], entries[0][2]


def _refused(why: str) -> ConfigError:
    return ConfigError(f"The link was refused. {why}", remedy=_REMEDY, title="This link cannot be used")
