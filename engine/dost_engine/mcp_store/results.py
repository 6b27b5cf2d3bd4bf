"""What a server answered to a call, as an :class:`~dost_engine.types.Invocation`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from dost_engine.types import Invocation

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXT_CHARS = 200_000
"""Characters of a result that are kept; more is of no use to a model and slows every reader down."""
DATA_CHARS = 4_000_000
"""Characters of base64 that are kept of a picture or a sound, about 3 MB."""


def invocation(tool_id: str, raw: Mapping[str, Any], took_ms: float) -> Invocation:
    """Make an invocation of a ``tools/call`` result as it came, whatever it holds.

    The text is the text blocks, joined by line breaks; where there are none, the structured result as JSON. What is
    no text is described in words. It is never empty, and never longer than :data:`TEXT_CHARS` plus a note.
    """
    entries = raw.get("content")
    blocks = [block for block in entries if isinstance(block, dict)] if isinstance(entries, list) else []
    structured = raw.get("structuredContent")
    if structured is not None and not isinstance(structured, dict):
        structured = {"result": structured}
    parts = [part for part in map(describe_block, blocks) if part]
    if structured is not None and not any(block.get("type") == "text" for block in blocks):
        parts.insert(0, json.dumps(structured, ensure_ascii=False))
    is_error = raw.get("isError") is True
    text = "\n".join(parts) or ("The tool failed and said nothing." if is_error else "The tool returned nothing.")
    return Invocation(
        tool_id=tool_id,
        text=bounded(text),
        content=tuple(map(_bounded_block, blocks)),
        structured=structured,
        is_error=is_error,
        took_ms=took_ms,
    )


def describe_block(block: Mapping[str, Any]) -> str:
    """One content block in words; base64 never is part of them."""
    kind = block.get("type")
    if kind == "text":
        text = block.get("text")
        return text if isinstance(text, str) else ""
    if kind in {"image", "audio"}:
        return f"[{kind}, {block.get('mimeType') or 'unknown type'}, {_size(block.get('data'))}]"
    if kind == "resource":
        inner = block.get("resource")
        resource = inner if isinstance(inner, dict) else {}
        if isinstance(resource.get("text"), str):
            return f"[resource {resource.get('uri', '')}]\n{resource['text']}"
        kind_of = resource.get("mimeType") or "unknown type"
        return f"[resource {resource.get('uri', '')}, {kind_of}, {_size(resource.get('blob'))}]"
    if kind == "resource_link":
        return f"[link to {block.get('name') or 'a resource'}: {block.get('uri', '')}]"
    return f"[content of an unknown type: {kind}]"


def bounded(text: str) -> str:
    """The text, cut after :data:`TEXT_CHARS` with a note that says how much is missing."""
    if len(text) <= TEXT_CHARS:
        return text
    return f"{text[:TEXT_CHARS]}\n[{len(text) - TEXT_CHARS:,} more characters were cut off here]"


def _size(data: object) -> str:
    if not isinstance(data, str):
        return "empty"
    size_bytes = len(data.rstrip("=")) * 3 // 4
    return f"{size_bytes} bytes" if size_bytes < 1000 else f"{round(size_bytes / 1000)} kB"


def _bounded_block(block: Mapping[str, Any]) -> Mapping[str, Any]:
    text, data = block.get("text"), block.get("data")
    if isinstance(text, str) and len(text) > TEXT_CHARS:
        return {**block, "text": bounded(text)}
    if isinstance(data, str) and len(data) > DATA_CHARS:
        return {**{key: value for key, value in block.items() if key != "data"}, "data": ""}
    return block
