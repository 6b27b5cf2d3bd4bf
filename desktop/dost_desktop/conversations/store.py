"""The kept conversations, read and written by a thread of their own, so that the window waits for no disk.

The file costs persistence only: where it cannot be used, conversations last until the end, and ``problem`` says why.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from dost_desktop.conversations.file import ConversationFile, Kept
from dost_engine.kept_file import FileThread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from concurrent.futures import Future
    from pathlib import Path

    from dost_desktop.conversation import Conversation
    from dost_desktop.conversations.file import Head
    from dost_desktop.conversations.pieces import Piece

_T = TypeVar("_T")

MOST = 2_000
"""Conversations that are kept; the one that nothing was said in for the longest time goes first."""
MOST_BYTES = 200_000_000
"""What they may take together; one alone may be larger."""


class ConversationStore:
    """The file and its thread. Belongs to one event loop; only :meth:`keep` and :meth:`close` are no coroutines.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path, *, most: int = MOST, most_bytes: int = MOST_BYTES) -> None:
        """Begin to open the file, on the thread that writes it later."""
        self.path = path
        self._written: dict[str, tuple[Piece, ...]] = {}  # touched on the thread alone
        opened = partial(ConversationFile, most=most, most_bytes=most_bytes)
        self._thread = FileThread(path, opened, what="conversations")
        self._thread.submit(self._thread.open)

    @property
    def problem(self) -> str:
        """What cannot be read or written and why, in a sentence, or empty."""
        return self._thread.problem

    async def heads(self) -> tuple[Head, ...]:
        """Every conversation, the newest first."""
        nothing: tuple[Head, ...] = ()
        return await self._read(lambda file: file.heads(), nothing)

    async def gone(self) -> tuple[str, ...]:
        """Those that were taken out and can still be brought back."""
        nothing: tuple[str, ...] = ()
        return await self._read(lambda file: file.gone(), nothing)

    async def kept(self) -> Kept:
        """How much is kept."""
        return await self._read(lambda file: file.kept(), Kept())

    async def pieces(self, conversation: str) -> tuple[tuple[Piece, ...], int]:
        """The pieces of a conversation, and how many of it are damaged and left out."""
        nothing: tuple[tuple[Piece, ...], int] = ((), 0)

        def read(file: ConversationFile) -> tuple[tuple[Piece, ...], int]:
            found = file.pieces(conversation)
            if not found[1]:
                self._written[conversation] = found[0]
            return found

        return await self._read(read, nothing)

    async def says(self, words: Sequence[str]) -> frozenset[str]:
        """Conversations in which each of the words was said, or stands in the title."""
        nothing: frozenset[str] = frozenset()
        return await self._read(lambda file: file.says(words), nothing)

    def keep(self, head: Head, conversation: Conversation) -> Future[tuple[bool, tuple[str, ...]]]:
        """Write what changed of a conversation; returns at once.

        Returns:
            Whether it is written, and the ids of those that had to go for it.
        """
        return self._thread.submit(lambda: self._keep(head, conversation))

    async def rename(self, conversation: str, title: str) -> bool:
        """Another title; whether it is written."""
        return await self._write(lambda file: file.rename(conversation, title))

    async def set_gone(self, conversation: str, *, gone: bool) -> bool:
        """Take it out so that it can be brought back, or bring it back; whether it is written."""
        return await self._write(lambda file: file.set_gone(conversation, gone=gone))

    async def forget(self, conversations: Iterable[str]) -> None:
        """Take conversations out for good, so that no byte of them is left in the file.

        Raises:
            StorageError: it cannot be done, and they are still there.
        """
        names = tuple(conversations)

        def forget() -> None:
            for one in names:
                self._written.pop(one, None)
            self._thread.forget(lambda file: file.forget(names))

        await asyncio.wrap_future(self._thread.submit(forget))

    async def clear(self) -> None:
        """Forget every conversation.

        Raises:
            StorageError: it cannot be done, and they are still there.
        """

        def clear() -> None:
            self._thread.forget_all(ConversationFile.clear)
            self._written.clear()

        await asyncio.wrap_future(self._thread.submit(clear))

    def close(self) -> None:
        """Write what waits and let go of the file; waits for it."""
        self._thread.close()

    # ------------------------------------------------------------------------------------------ on the thread

    def _keep(self, head: Head, conversation: Conversation) -> tuple[bool, tuple[str, ...]]:
        from dost_desktop.conversations.pieces import pieces_of  # who only counts needs nothing of the window

        pieces, before = pieces_of(conversation), self._written.get(head.id, ())
        changed = {at: piece for at, piece in enumerate(pieces) if at >= len(before) or before[at] != piece}
        went: list[str] = []
        written = self._thread.write(lambda file: went.extend(file.write(head, changed, len(pieces))))
        if written:
            self._written[head.id] = pieces
            for one in went:
                self._written.pop(one, None)
        return written, tuple(went)

    # ------------------------------------------------------------------------------------------- on the loop

    async def _read(self, work: Callable[[ConversationFile], _T], otherwise: _T) -> _T:
        return await asyncio.wrap_future(self._thread.submit(lambda: self._thread.read(work, otherwise=otherwise)))

    async def _write(self, work: Callable[[ConversationFile], object]) -> bool:
        return await asyncio.wrap_future(self._thread.submit(lambda: self._thread.write(work)))
