"""What of a server's entry is not shown: keys, tokens and passwords.

A command line or an address is shown without them, and what a server writes is searched for them before anybody
reads it: servers like to print what they were given.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, unquote, urlsplit, urlunsplit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

HIDDEN = "•••"
LEAST_CHARS = 6
"""Shorter values are not searched for: they stand in too many harmless words."""

_SECRET_NAME = re.compile(
    r"key(?!board)|token|secret|passw|pwd|credential|auth(?!or)|cookie|bearer|(?<![a-z])pat(?![a-z])", re.IGNORECASE
)
_PAIR = re.compile(r"(?P<name>-{0,2}[\w.-]+)(?P<between>=|:\s*)(?P<value>.+)", re.DOTALL)
_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_TOKEN = re.compile(r"(?=(?:\D*\d){3})(?=.*[A-Za-z])[\w.+=-]{20,}")
"""Long, without blanks and slashes, with some digits: what keys look like that have no telling name."""
_HEADER_FLAGS = frozenset({"-H", "--header"})
_PLAIN_HEADERS = frozenset({"accept", "accept-language", "content-type", "user-agent"})


def is_secret_name(name: str) -> bool:
    """Whether what has this name is likely a secret."""
    return _SECRET_NAME.search(name) is not None


def is_secret_header(name: str) -> bool:
    """Whether a header's value is not to be shown: all but a few are taken for secrets."""
    return name.lower() not in _PLAIN_HEADERS


def shown_url(url: str) -> str:
    """An address without user, password, query and fragment."""
    try:
        parts = urlsplit(url)
        return urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))
    except ValueError:
        return HIDDEN


def shown_args(args: Iterable[str]) -> list[str]:
    """The arguments of a program, each with what is secret in it replaced."""
    return [shown for shown, _ in _looked_through(args)]


def hidden_values(args: Iterable[str], env: Mapping[str, str], url: str, headers: Mapping[str, str]) -> tuple[str, ...]:
    """All secret values of an entry that are worth searching for, the longest first."""
    found = [secret for _, secrets in _looked_through(args) for secret in secrets]
    for name, value in env.items():
        if _SECRET_NAME.search(name) or _TOKEN.fullmatch(value):
            found.append(value)
        found += _url_secrets(value)
    found += [value for name, value in headers.items() if is_secret_header(name)]
    found += _url_secrets(url)
    found += [value.split()[-1] for value in found if value.strip()]  # a server may show "Bearer x" without the word
    return tuple(sorted({value for value in found if len(value) >= LEAST_CHARS}, key=len, reverse=True))


def hide(text: str, values: Iterable[str]) -> str:
    """The text with each of the values replaced."""
    for value in values:
        text = text.replace(value, HIDDEN)
    return text


def _looked_through(args: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Each argument as it is shown, and the secrets in it."""
    seen: list[tuple[str, list[str]]] = []
    flag = ""
    for arg in args:
        pair = _PAIR.fullmatch(arg)
        if _SECRET_NAME.search(flag) and not arg.startswith("-"):
            seen.append((HIDDEN, [arg]))
        elif flag in _HEADER_FLAGS and pair is not None:
            seen.append((f"{pair['name']}{pair['between']}{HIDDEN}", [pair["value"]]))
        else:
            seen.append(_shown_arg(arg))
        flag = arg if arg.startswith("-") and "=" not in arg else ""
    return seen


def _shown_arg(arg: str) -> tuple[str, list[str]]:
    if _URL.match(arg):
        return shown_url(arg), _url_secrets(arg)
    pair = _PAIR.fullmatch(arg)
    if pair is not None:
        if _SECRET_NAME.search(pair["name"]):
            return f"{pair['name']}{pair['between']}{HIDDEN}", [pair["value"]]
        shown, secrets = _shown_arg(pair["value"])
        return f"{pair['name']}{pair['between']}{shown}", secrets
    return (HIDDEN, [arg]) if _TOKEN.fullmatch(arg) and not arg.startswith("-") else (arg, [])


def _url_secrets(text: str) -> list[str]:
    """Password and values of the query, each also as it is written."""
    if not _URL.match(text):
        return []
    try:
        parts = urlsplit(text)
    except ValueError:
        return [text]
    found = [value for _, value in parse_qsl(parts.query)] + re.findall(r"=([^&=]+)", parts.query)
    if parts.password:
        found += [parts.password, unquote(parts.password)]
    return found
