"""Paths as people write them, beginning at a home folder perhaps; nothing in a path makes this fail."""

from __future__ import annotations

import os


def expanded(path: str) -> str:
    """The path with its ``~`` filled in; as it is where nobody knows whose home that is, where ``Path`` would raise."""
    return os.path.expanduser(path)  # noqa: PTH111


def is_file(path: str) -> bool:
    """Whether there is a file; none has a name that is too long or cannot be encoded, where ``Path`` would raise."""
    return os.path.isfile(expanded(path))  # noqa: PTH113
