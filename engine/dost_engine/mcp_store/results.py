"""What a server answered to a call, as an :class:`~dost_engine.types.Invocation`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from dost_engine.types import Invocation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TEXT_CHARS = 25_000
"""Characters of a result that a model is given, about 6,000 tokens; the whole is kept in a file."""
DATA_CHARS = 4_000_000
"""Characters of base64 that are kept of a picture or a sound, about 3 MB."""


def invocation(tool_id: str, raw: Mapping[str, Any], took_ms: float) -> Invocation:
    """Make an invocation of a ``tools/call`` result as it came, whatever it holds.

    The text is the text blocks, joined by line breaks; where there are none, the structured result as JSON. What is
    no text is described in words. It is never empty, and whole.
    """
    entries = raw.get("content")
    blocks = [block for block in entries if isinstance(block, dict)] if isinstance(entries, list) else []
    structured = raw.get("structuredContent")
    if structured is not None and not isinstance(structured, dict):
        structured = {"result": structured}
    is_error = raw.get("isError") is True
    return Invocation(
        tool_id=tool_id,
        text=words(blocks, structured, is_error=is_error, saved={}),
        content=tuple(blocks),
        structured=structured,
        is_error=is_error,
        took_ms=took_ms,
    )


def words(
    blocks: Sequence[Mapping[str, Any]],
    structured: Mapping[str, Any] | None,
    *,
    is_error: bool,
    saved: Mapping[int, str],
) -> str:
    """A result in words.

    Args:
        blocks: Its content.
        structured: Its structured part.
        is_error: Whether the tool failed.
        saved: Files with what is no text, by the number of the block.
    """
    parts = [describe_block(block, saved.get(number, "")) for number, block in enumerate(blocks)]
    if structured is not None and not any(block.get("type") == "text" for block in blocks):
        parts.insert(0, json.dumps(_without_bytes(structured), ensure_ascii=False))
    text = "\n".join(part for part in parts if part)
    return text or ("The tool failed and said nothing." if is_error else "The tool returned nothing.")


def describe_block(block: Mapping[str, Any], file: str = "") -> str:
    """One content block in words; base64 never is part of them. ``file`` is where its bytes are kept."""
    where = f", kept in {file}" if file else ""
    kind = block.get("type")
    if kind == "text":
        text = block.get("text")
        return text if isinstance(text, str) else ""
    if kind in {"image", "audio"}:
        return f"[{kind}, {block.get('mimeType') or 'unknown type'}, {_size(block.get('data'))}{where}]"
    if kind == "resource":
        inner = block.get("resource")
        resource = inner if isinstance(inner, dict) else {}
        if isinstance(resource.get("text"), str):
            return f"[resource {resource.get('uri', '')}]\n{resource['text']}"
        kind_of = resource.get("mimeType") or "unknown type"
        return f"[resource {resource.get('uri', '')}, {kind_of}, {_size(resource.get('blob'))}{where}]"
    if kind == "resource_link":
        return f"[link to {block.get('name') or 'a resource'}: {block.get('uri', '')}]"
    return f"[content of an unknown type: {kind}]"


def _without_bytes(value: object) -> object:
    """A structured result whose pictures, sounds and other bytes are told by their size, as in its content."""
    if isinstance(value, list):
        return [_without_bytes(item) for item in value]
    if not isinstance(value, dict):
        return value
    name = "data" if value.get("type") in {"image", "audio"} else "blob"
    told = {key: _without_bytes(item) for key, item in value.items()}
    if isinstance(value.get(name), str):
        told[name] = f"[{_size(value[name])}]"
    return told


def is_long(text: str) -> bool:
    """Whether it is more than a model is given."""
    return len(text) > TEXT_CHARS


def bounded(text: str, file: str = "") -> str:
    """The text, cut at a line before :data:`TEXT_CHARS` with a sentence that says how much there is, and where."""
    if not is_long(text):
        return text
    end = text.rfind("\n", TEXT_CHARS // 2, TEXT_CHARS)
    shown = text[: end if end > 0 else TEXT_CHARS]
    where = f" The whole result is in {file}" if file else " The rest was not kept."
    return f"{shown}\n[Cut here: these are the first {len(shown):,} of {len(text):,} characters.{where}]"


def _size(data: object) -> str:
    if not isinstance(data, str):
        return "empty"
    size_bytes = len(data.rstrip("=")) * 3 // 4
    return f"{size_bytes} bytes" if size_bytes < 1000 else f"{round(size_bytes / 1000)} kB"


def bounded_block(block: Mapping[str, Any], file: str = "") -> Mapping[str, Any]:
    """A content block without what is too long in it. ``file`` is where the whole text is kept."""
    inner = block.get("resource")
    if isinstance(inner, dict):
        return {**block, "resource": _bounded_part(inner, file)}
    return _bounded_part(block, file)


def _bounded_part(part: Mapping[str, Any], file: str) -> Mapping[str, Any]:
    text = part.get("text")
    if isinstance(text, str) and is_long(text):
        part = {**part, "text": bounded(text, file)}
    for name in ("data", "blob"):
        data = part.get(name)
        if isinstance(data, str) and len(data) > DATA_CHARS:
            part = {**part, name: ""}
    return part
