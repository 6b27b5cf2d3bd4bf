"""What the window keeps beside the service, conversations and logs: how much of it, and away with it.

For the settings page and for the command line, so nothing of Qt is needed here.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_engine.errors import StorageError
from dost_engine.types import KeptPart

if TYPE_CHECKING:
    from pathlib import Path

    from dost_desktop.conversations.store import ConversationStore


async def conversations_part(store: ConversationStore, *, keeping: bool = True) -> KeptPart:
    """How many conversations are kept."""
    kept = await store.kept()
    size_bytes = await asyncio.to_thread(_size_of, store.path)
    count = None if store.problem and not kept.count else kept.count
    return KeptPart("conversations", str(store.path), count, size_bytes, keeping, store.problem)


def logs_part(folder: Path) -> KeptPart:
    """How many log files hold something."""
    sizes = [size for _, size in _log_files(folder)]
    return KeptPart("logs", str(folder), sum(1 for size in sizes if size), sum(sizes))


def empty_logs(folder: Path) -> None:
    """Empty the logs that are written, and remove the older ones.

    Raises:
        StorageError: it cannot be done.
    """
    try:
        for path, _ in _log_files(folder):
            if path.suffix == ".log":
                path.write_bytes(b"")  # whoever writes it goes on behind what is there
            elif ".log." in path.name:
                path.unlink(missing_ok=True)
    except OSError as error:
        raise StorageError(f"The logs in {folder} could not be emptied: {error.strerror or error}.") from error


def _size_of(file: Path) -> int:
    """What a file takes with all that belongs to it."""
    try:
        return sum(one.stat().st_size for one in file.parent.glob(f"{file.name}*") if one.is_file())
    except OSError:
        return 0


def _log_files(folder: Path) -> list[tuple[Path, int]]:
    try:
        return [(path, path.stat().st_size) for path in sorted(folder.glob("*.log*")) if path.is_file()]
    except OSError:
        return []
