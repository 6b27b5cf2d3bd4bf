"""An entry on its way to a person who edits it, and back: what is secret in it never leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import ADDRESS_KEYS, ENV_KEYS
from dost_engine.mcp_store.hiding import HIDDEN, is_secret_header, is_secret_name, shown_args, shown_url
from dost_engine.mcp_store.oauth_client import OAUTH_KEYS, is_client_secret

_LOOKED_AT = frozenset({"args", "command", "headers", *ENV_KEYS, *ADDRESS_KEYS, *OAUTH_KEYS})
"""Members with rules of their own; in all others, however deep, what has a telling name is a secret."""


def shown_entry(entry: Mapping[str, Any]) -> dict[str, Any]:
    """The entry as it stands, with marks for likely secrets: keys, tokens, and addresses that hold some."""
    shown = {key: value if key in _LOOKED_AT else _hidden(key, value) for key, value in entry.items()}
    for key in ENV_KEYS:
        shown = _with_pairs(shown, key, is_secret_name)
    shown = _with_pairs(shown, "headers", is_secret_header)
    for key in OAUTH_KEYS:
        shown = _with_pairs(shown, key, is_client_secret)
    for key in ADDRESS_KEYS:
        if isinstance(shown.get(key), str):
            shown[key] = _marked(shown[key], shown_url(shown[key]))
    for key in ("args", "command"):
        if isinstance(shown.get(key), list) and all(isinstance(arg, str) for arg in shown[key]):
            shown[key] = [_marked(arg, seen) for arg, seen in zip(shown[key], shown_args(shown[key]), strict=True)]
    return shown


def whole_entry(edited: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """The edited entry with what its marks stand for.

    Args:
        edited: As a person left it.
        before: As it stood when it was shown.

    Raises:
        ConfigError: a mark is where nothing of before stands for it.
    """
    seen = shown_entry(before)
    whole = {
        key: value if key in _LOOKED_AT else _restored(key, value, before.get(key)) for key, value in edited.items()
    }
    for key in (*ENV_KEYS, "headers", *OAUTH_KEYS):
        if isinstance(edited.get(key), Mapping):
            there = before.get(key)
            old = there if isinstance(there, Mapping) else {}
            whole[key] = {
                name: _kept(value, f"{key}.{name}", old.get(name) if value == HIDDEN else None)
                for name, value in edited[key].items()
            }
    for key in ADDRESS_KEYS:
        if key in edited:
            whole[key] = _kept(edited[key], key, before.get(key) if edited[key] == seen.get(key) else None)
    for key in ("args", "command"):
        if isinstance(edited.get(key), list):
            pairs = list(zip(seen.get(key) or (), before.get(key) or (), strict=False))
            whole[key] = [
                _kept(arg, key, next((old for shown, old in pairs if shown == arg and shown != old), None))
                for arg in edited[key]
            ]
    return whole


def _hidden(name: str, value: Any) -> Any:  # noqa: ANN401 - any JSON value
    if isinstance(value, Mapping):
        return {key: _hidden(key, member) for key, member in value.items()}
    if isinstance(value, list):
        return [_hidden(name, item) for item in value]
    is_secret = isinstance(value, str) and value and "${" not in value and is_secret_name(name)
    return HIDDEN if is_secret else value


def _restored(name: str, value: Any, before: Any) -> Any:  # noqa: ANN401 - any JSON values
    if isinstance(value, Mapping):
        old = before if isinstance(before, Mapping) else {}
        return {key: _restored(key, member, old.get(key)) for key, member in value.items()}
    if isinstance(value, list):
        olds = before if isinstance(before, list) else []
        return [_restored(name, item, olds[at] if at < len(olds) else None) for at, item in enumerate(value)]
    return _kept(value, name, before if value == HIDDEN else None)


def _kept(value: object, where: str, before: object) -> object:
    if not isinstance(value, str) or HIDDEN not in value:
        return value
    if before is None:
        raise ConfigError(
            f"{where}: {HIDDEN} stands for what was there before, and nothing was.", remedy="Write the value anew."
        )
    return before


def _marked(text: str, seen: str) -> str:
    """What is shown of a text whose harmless part is ``seen``, with a mark where that is less."""
    if "${" in text or seen == text:
        return text
    return seen if HIDDEN in seen else f"{seen}?{HIDDEN}"


def _with_pairs(entry: dict[str, Any], key: str, is_secret: Callable[[str], bool]) -> dict[str, Any]:
    pairs = entry.get(key)
    if not isinstance(pairs, Mapping):
        return entry
    shown = {
        name: HIDDEN if is_secret(name) and isinstance(value, str) and value and "${" not in value else value
        for name, value in pairs.items()
    }
    return {**entry, key: shown}
