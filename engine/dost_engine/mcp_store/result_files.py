"""What is too much for a model, or no text, whole on disk, and a sentence in the result that says where."""

from __future__ import annotations

import base64
import binascii
import contextlib
import hashlib
import os
import re
import tempfile
import threading
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dost_engine.errors import StorageError
from dost_engine.mcp_store.results import bounded, bounded_block, is_long, words
from dost_engine.server_text import visible

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.types import Invocation

MOST_FILES = 100
MOST_BYTES = 50_000_000
_ENDINGS = {
    "image/png": ".png",
    "image/jpeg": ".jpg",
    "image/gif": ".gif",
    "image/webp": ".webp",
    "audio/wav": ".wav",
    "audio/mpeg": ".mp3",
    "audio/ogg": ".ogg",
    "application/pdf": ".pdf",
}
"""Others end in ``.bin``: the server chooses the type, and a double click must start nothing."""


class ResultFiles:
    """The folder of kept results: the newest ones, readable by their user only.

    Args:
        folder: Where they are; None to keep nothing.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._lock = threading.Lock()

    def kept(self, invocation: Invocation, *, conversation: str = "", keep: bool = True) -> Invocation:
        """The result as a model is given it, without what nobody sees. What does not fit is kept whole in files.

        Args:
            invocation: The result.
            conversation: Name of the conversation that it belongs to, by which its files can be forgotten.
            keep: Whether it may be kept.
        """
        saved: dict[int, str] = {}
        named = re.sub(r"[^A-Za-z0-9_-]+", "-", invocation.tool_id)[:60] + _of(conversation)
        if not keep:
            return self._shown(invocation, saved, "")
        for number, block in enumerate(invocation.content):
            data, kind = _binary(block)
            if data:
                path = self._keep(named, data, _ENDINGS.get(kind, ".bin"))
                saved |= {number: path} if path else {}
        return self._shown(invocation, saved, named)

    def forget(self, conversation: str | None) -> None:
        """Forget the files of a conversation; None: all files.

        Raises:
            StorageError: one cannot be removed.
        """
        if self._folder is None or conversation == "":
            return
        mark = "" if conversation is None else f"{_of(conversation)}-"
        try:
            with self._lock:
                for path in self._folder.iterdir() if self._folder.is_dir() else ():
                    if mark in path.name:
                        path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(
                f"Results in {self._folder} could not be forgotten: {error.strerror or error}.",
                remedy="Remove the files of that folder.",
            ) from error

    def _shown(self, invocation: Invocation, saved: Mapping[int, str], named: str) -> Invocation:
        text = invocation.text
        if saved:
            text = words(invocation.content, invocation.structured, is_error=invocation.is_error, saved=saved)
        where = self._keep(named, text.encode(errors="replace"), ".txt") if named and is_long(text) else ""
        content = tuple(bounded_block(block, where) for block in invocation.content)
        return replace(invocation, text=visible(bounded(text, where)), content=content)

    def _keep(self, named: str, data: bytes, ending: str) -> str:
        """Write a file. Returns its path, or nothing where it cannot be kept."""
        if self._folder is None or len(data) > MOST_BYTES:
            return ""
        with self._lock:
            try:
                self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                number, path = tempfile.mkstemp(ending, f"{named}-", self._folder)  # readable by its user only
                with os.fdopen(number, "wb") as file:
                    file.write(data)
                self._forget_old(Path(path))
            except OSError:
                return ""
        return path

    def _forget_old(self, newest: Path) -> None:
        assert self._folder is not None  # noqa: S101 - a file was just written to it
        found = []
        for path in self._folder.iterdir():
            with contextlib.suppress(OSError):
                state = path.stat()
                found.append((path == newest, state.st_mtime_ns, state.st_size, path))
        size_bytes = 0
        for place, (_, _, file_bytes, path) in enumerate(sorted(found, reverse=True)):
            size_bytes += file_bytes
            if place >= MOST_FILES or size_bytes > MOST_BYTES:
                with contextlib.suppress(OSError):
                    path.unlink()


def _of(conversation: str) -> str:
    """What stands in the names of a conversation's files."""
    return f".{hashlib.sha256(conversation.encode()).hexdigest()[:16]}" if conversation else ""


def _binary(block: Mapping[str, Any]) -> tuple[bytes, str]:
    """The bytes of a content block and their type; none where it is text, or cannot be read."""
    part = block
    if block.get("type") == "resource":
        inner = block.get("resource")
        part = inner if isinstance(inner, dict) else {}
    elif block.get("type") not in {"image", "audio"}:
        return b"", ""
    data = part.get("blob" if block.get("type") == "resource" else "data")
    try:
        return base64.b64decode(data) if isinstance(data, str) else b"", str(part.get("mimeType"))
    except (binascii.Error, ValueError):
        return b"", ""
