"""Reading values that anybody may have written: nothing here raises, and what does not fit reads as empty.

A message may be parsed JSON or an object of a library (a pydantic model, a dataclass). Both are read by
:func:`field`, so that no library has to be imported for its messages to be known.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from dost_engine.types import Role

_ROLES = {
    "user": Role.USER,
    "human": Role.USER,
    "assistant": Role.ASSISTANT,
    "ai": Role.ASSISTANT,
    "model": Role.ASSISTANT,
    "tool": Role.TOOL,
    "function": Role.TOOL,
}
_TEXT_TYPES = frozenset({"text", "input_text", "output_text"})  # the last two are of OpenAI's Responses


def field(raw: object, *names: str) -> Any:  # noqa: ANN401 - whatever the message holds there
    """The value under the first of the names that is there and not None.

    Keys of a mapping, attributes of an object that is not one of Python's own. A name is never looked for among the
    methods of a mapping, so a key like ``items`` or ``__class__`` is a key like any other.
    """
    for name in names:
        value = raw.get(name) if type(raw) is dict else _foreign(raw, name)
        if value is not None:
            return value
    return None


def _foreign(raw: object, name: str) -> object:
    if raw is None or isinstance(raw, str | list | tuple | int | float):
        return None
    try:
        return raw.get(name) if isinstance(raw, Mapping) else _attribute(raw, name)
    except Exception:  # noqa: BLE001 - a property of a foreign class may raise anything: it reads as not there
        return None


def _attribute(raw: object, name: str) -> object:
    return None if type(raw).__module__ == "builtins" else getattr(raw, name, None)


def text_of(raw: object, *names: str) -> str:
    """Like :func:`field`, for text."""
    value = field(raw, *names)
    return value if isinstance(value, str) else ""


def items_of(raw: object, *names: str) -> Sequence[Any]:
    """Like :func:`field`, for a list."""
    return as_items(field(raw, *names))


def as_items(value: object) -> Sequence[Any]:
    """A list as it is; anything else is an empty one."""
    return value if isinstance(value, list | tuple) else ()


def role_of(raw: object) -> Role | None:
    """Who speaks, or None for everybody who is not part of the conversation (``system``, ``developer`` …)."""
    return as_role(field(raw, "role"))


def as_role(value: object) -> Role | None:
    """Like :func:`role_of`, from the role itself."""
    return _ROLES.get(value) if isinstance(value, str) else None


def said_in(content: object) -> list[str]:
    """The texts of a message's content: the content itself, or those of its parts that are text."""
    if isinstance(content, str):
        return [content]
    return [text_of(part, "text") for part in as_items(content) if is_said(part)]


def is_said(part: object) -> bool:
    """Whether a part of a content is text that somebody said."""
    return text_of(part, "type") in _TEXT_TYPES


def arguments_of(value: object) -> Mapping[str, Any]:
    """Arguments of a call, from an object or its JSON. What is broken, empty or no object gives none."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return {}
    return value if isinstance(value, Mapping) else {}


def result_text(value: object) -> str:
    """A result as text: text as it is, the text of content parts a line each, anything else as JSON."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    parts = as_items(value)
    if parts and all(isinstance(part, str) or text_of(part, "type") for part in parts):
        texts = [part if isinstance(part, str) else _part_text(part) for part in parts]
        return "\n".join(text for text in texts if text)
    try:
        return json.dumps(value, ensure_ascii=False, skipkeys=True, default=str)
    except Exception:  # noqa: BLE001 - the text of a foreign object may raise anything
        return type(value).__name__


def _part_text(part: object) -> str:
    return text_of(part, "text") or text_of(field(part, "resource"), "text")
