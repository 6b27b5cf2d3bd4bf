"""The arguments of a call as they are kept: a digest, or themselves without what is likely secret."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.types import JsonObject

MOST_CHARS = 10_000
"""Of the arguments of one call that are kept."""


def arguments_digest(arguments: JsonObject) -> str:
    """sha256 of the arguments as JSON with sorted keys, in hex; empty where JSON cannot hold them."""
    text = _json(arguments)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest() if text else ""


def kept_arguments(arguments: JsonObject, hide: Callable[[str, str], str]) -> str:
    """The arguments as JSON, cut at :data:`MOST_CHARS`.

    Args:
        arguments: As they were sent.
        hide: Gives what is shown of a text, by the name of what holds it.
    """
    try:
        text = _json(_shown("", arguments, hide))
    except RecursionError:
        return ""
    return text if len(text) <= MOST_CHARS else f"{text[:MOST_CHARS]}… ({len(text):,} characters)"


def _shown(name: str, value: Any, hide: Callable[[str, str], str]) -> Any:  # noqa: ANN401 - what JSON can hold
    if isinstance(value, dict):
        return {key: _shown(str(key), part, hide) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_shown(name, part, hide) for part in value]
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        text = str(value)
        shown = hide(name, text)
        return value if shown == text else shown
    return value


def _json(value: object) -> str:
    try:
        return json.dumps(value, sort_keys=True, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError):
        return ""
