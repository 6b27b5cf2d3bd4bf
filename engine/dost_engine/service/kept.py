"""What the service keeps on disk: how much, where, and away with it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from dost_engine.index.vector_cache import VectorCache
from dost_engine.types import KeptKind, KeptPart

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from dost_engine.mcp_store.store import McpStore
    from dost_engine.service.calls import Calls
    from dost_engine.service.traces import Traces
    from dost_engine.service.usage import Usage
    from dost_engine.settings import Paths, Settings


class Kept:
    """All that is kept.

    Args:
        paths: Where it is.
        settings: Gives the settings as they were at the start, which are those in force.
        parts: The turns, the counted calls, and the audit.
        vectors: Gives the vectors; None while the service does not run.
        store: Gives the servers.
    """

    def __init__(
        self,
        paths: Paths,
        settings: Settings,
        parts: tuple[Traces, Usage, Calls],
        vectors: Callable[[], VectorCache | None],
        store: Callable[[], McpStore],
    ) -> None:
        self._paths, self._settings = paths, settings
        self._traces, self._usage, self._calls = parts
        self._vectors, self._store = vectors, store

    async def parts(self) -> tuple[KeptPart, ...]:
        """How much of each kind there is, and where."""
        turns = await self._traces.page(limit=1, cursor="", origin="", text="")
        report = await self._usage.report()
        audit = await self._calls.page(limit=1, cursor="", tool="", origin="")
        vectors = self._vectors()
        vector_count = await asyncio.to_thread(vectors.count) if vectors is not None else None
        of_data_sets = await asyncio.to_thread(_count_vectors, self._paths.evaluation_vectors_file)
        lists = await asyncio.to_thread(self._store().count_lists)
        results = await asyncio.to_thread(_entries, self._paths.results_folder)
        keep_turns, count_calls = self._settings.keep_traces, self._settings.count_calls
        return (
            await self._part(KeptKind.TURNS, self._paths.traces_file, turns.kept, keeping=keep_turns),
            await self._part(KeptKind.CALLS, self._paths.usage_file, report.uses, keeping=count_calls),
            await self._part(KeptKind.AUDIT, self._paths.calls_file, audit.kept, problem=audit.problem),
            await self._part(
                KeptKind.VECTORS, self._paths.vectors_file, vector_count, problem=vectors.problem if vectors else ""
            ),
            await self._part(KeptKind.DATA_SET_VECTORS, self._paths.evaluation_vectors_file, of_data_sets),
            await self._part(KeptKind.TOOL_LISTS, self._paths.tool_lists_file, lists),
            await self._part(KeptKind.RESULTS, self._paths.results_folder, results),
        )

    async def clear(self, kind: KeptKind) -> None:
        """Forget all of one kind, in memory and on disk, with older copies of its file.

        Raises:
            StorageError: it cannot be done.
        """
        if kind is KeptKind.TURNS:
            await self._traces.clear()
        elif kind is KeptKind.CALLS:
            await self._usage.clear()
        elif kind is KeptKind.AUDIT:
            await self._calls.clear()
        elif kind is KeptKind.DATA_SET_VECTORS:
            await asyncio.to_thread(_clear_vectors, self._paths.evaluation_vectors_file)
        elif kind is KeptKind.TOOL_LISTS:
            await asyncio.to_thread(self._store().clear_lists)
        elif kind is KeptKind.RESULTS:
            await self._store().forget_results(None)
        else:
            vectors = self._vectors()
            if vectors is not None:
                await asyncio.to_thread(vectors.clear)

    async def forget(self, conversation: str) -> None:
        """Forget what is kept of a conversation: its turns, and what its calls passed and brought.

        Raises:
            StorageError: it cannot be done.
        """
        await self._traces.forget(conversation)
        await self._calls.forget(conversation)

    async def _part(
        self, kind: KeptKind, place: Path, count: int | None, *, keeping: bool = True, problem: str = ""
    ) -> KeptPart:
        size_bytes = await asyncio.to_thread(size_of, place)
        # What is kept no more is not read either, so only the size tells that there is something.
        there = count if keeping or count else None if size_bytes else 0
        return KeptPart(kind, str(place), there, size_bytes, keeping, problem)


def size_of(place: Path) -> int:
    """What a file with all that belongs to it, or a folder, takes in bytes."""
    total = 0
    with contextlib.suppress(OSError):
        for path in _files(place):
            with contextlib.suppress(OSError):
                total += path.stat().st_size
    return total


def _files(place: Path) -> Iterator[Path]:
    if place.is_dir():
        yield from (path for path in place.rglob("*") if path.is_file())
    else:
        yield from place.parent.glob(f"{place.name}*")  # its journal, and copies from before an update


def _count_vectors(file: Path) -> int:
    """Of a file that nobody need have open."""
    if not file.exists():
        return 0
    with contextlib.closing(VectorCache(file)) as vectors:
        return vectors.count()


def _clear_vectors(file: Path) -> None:
    if file.exists():
        with contextlib.closing(VectorCache(file)) as vectors:
            vectors.clear()


def _entries(folder: Path) -> int:
    try:
        return sum(1 for _ in folder.iterdir())
    except OSError:
        return 0
