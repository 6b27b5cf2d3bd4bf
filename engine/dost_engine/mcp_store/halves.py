"""Half characters: lone surrogates, which JSON can spell and UTF-8 cannot hold.

A text that was cut in the middle of an emoji holds one. A single one makes a whole message impossible to send.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def whole_text(text: str) -> str:
    """The text with U+FFFD for each half character; two halves that belong together become the character."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text


def whole_json(value: Any) -> Any:  # noqa: ANN401 - any JSON value
    """The same for every text of a JSON value, names of members included."""
    if isinstance(value, str):
        return whole_text(value)
    if isinstance(value, Mapping):
        return {whole_json(key): whole_json(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [whole_json(item) for item in value]
    return value
