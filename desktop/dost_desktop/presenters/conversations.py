"""The conversations: listed, kept as they go on, opened again, taken out, and not kept where a person says so."""

from __future__ import annotations

import asyncio
import time
import uuid
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from dost_desktop.conversation import Conversation
from dost_desktop.conversations.carried import Carried, Went
from dost_desktop.conversations.export import as_json, as_markdown, file_name
from dost_desktop.conversations.file import Head
from dost_desktop.conversations.pieces import conversation_of, pieces_of, said_in, title_of
from dost_desktop.conversations.store import ConversationStore
from dost_engine.errors import DostError
from dost_engine.settings import write_atomically
from dost_ui.chat_view import NoteKind
from dost_ui.conversation_model import ConversationRow
from dost_ui.main_window import Page
from dost_ui.service_words import in_words, said
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from concurrent.futures import Future
    from typing import Any

    from dost_desktop.connection import Connection
    from dost_desktop.presenters.chat import ChatPresenter
    from dost_desktop.tasks import Tasks
    from dost_ui.main_window import MainWindow

END_S = 3.0
"""At the end, a conversation that was just taken out gets so long to be forgotten; else it is at the next start."""


class ConversationsPresenter:
    """Feeds the list of the side bar, and gives the chat what is to be shown.

    Attributes:
        current: Name of the conversation that is open; one in which nothing was said is not listed.
        store: What is kept on disk.
    """

    def __init__(
        self, window: MainWindow, connection: Connection, tasks: Tasks, chat: ChatPresenter, file: Path, *, keep: bool
    ) -> None:
        """``file`` keeps the conversations; without ``keep`` each begins as one that is not kept."""
        self._window, self._chat = window, chat
        self._connection, self._tasks = connection, tasks
        self._list, self._switch = window.sidebar.conversations, window.keep_switch
        self.store = ConversationStore(file)
        self._keep_new = keep
        self._heads: dict[str, Head] = {}
        self._memory: dict[str, Conversation] = {}  # the open one, and those that the file does not hold
        self._changed: dict[str, Conversation] = {}  # to be written
        self._unwritten: set[str] = set()  # could not be
        self._went: Went | None = None
        self._jobs: dict[str, asyncio.Task[Any]] = {}
        self._soon: asyncio.Handle | None = None
        self.current = ""
        self._begin()
        chat.changed = self._said
        self._connect()
        tasks.start(self._load(), name="kept conversations")

    def _connect(self) -> None:
        listed = self._list
        self._window.new_conversation.connect(self.new)
        listed.new_wanted.connect(self.new)
        listed.chosen.connect(self.open)
        listed.renamed.connect(self._rename)
        listed.removed.connect(self._remove)
        listed.undo_wanted.connect(self._undo)
        listed.undo_ended.connect(self._purge_went)
        listed.export_wanted.connect(self._ask_where)
        listed.searched.connect(lambda text: self._newest("search", self._search(text)))
        listed.keep_wanted.connect(self._set_kept)
        self._switch.keep_wanted.connect(lambda kept: self._set_kept(self.current, kept))

    def new(self) -> None:
        """Begin a new conversation in the place of the open one."""
        self._newest("open", self._new())

    def open(self, conversation: str) -> None:
        """Open a conversation of the list."""
        self._newest("open", self._open(conversation))

    def keep_new(self, *, keep: bool) -> None:
        """Whether conversations that begin from now on are kept; the open one too, if nothing was said in it yet."""
        self._keep_new = keep
        if self.current not in self._heads:
            self._set_kept(self.current, keep)

    async def clear(self) -> None:
        """Forget every conversation, the open one too.

        Raises:
            StorageError: it cannot be done, and they are still there.
        """
        await self._new()
        await self.store.clear()
        self._end_undo()
        self._heads = {key: head for key, head in self._heads.items() if key in self._chat.tools.unkept}
        self._memory = {key: one for key, one in self._memory.items() if key in self._heads}
        self._show()

    async def carried(self) -> Carried:
        """What another window needs to go on in the place of this one. What runs in the open conversation ends."""
        await self._chat.stop()
        self._write()
        return Carried(self.current, dict(self._heads), dict(self._memory), frozenset(self._chat.tools.unkept))

    async def take(self, carried: Carried) -> None:
        """Go on where another window was."""
        self._chat.tools.unkept |= carried.unkept
        self._heads, self._memory = {**carried.heads, **self._heads}, {**carried.memory, **self._memory}
        self._show()
        if carried.current in self._heads:
            await self._open(carried.current)
        else:
            self._set_current(carried.current, "")

    async def close(self) -> None:
        """Write what waits and let go of the file."""
        self._write()
        went, self._went = self._went, None
        if went is not None:
            try:
                async with asyncio.timeout(END_S):
                    await self._purge(went.head.id)
            except TimeoutError:
                pass  # it is marked in the file, and forgotten at the next start
        await asyncio.to_thread(self.store.close)

    # ------------------------------------------------------------------------------------------ which is open

    def _begin(self) -> None:
        """A new one is open."""
        name = uuid.uuid4().hex
        if not self._keep_new:
            self._chat.tools.unkept.add(name)
        self._set_current(name, "")

    def _set_current(self, conversation: str, title: str) -> None:
        self.current = self._chat.tools.conversation = conversation
        self._window.set_title(title)
        self._switch.set_kept(kept=self._keeps(conversation))
        self._list.set_open(conversation)

    async def _leave(self) -> None:
        """End what runs in the open one; what the file holds of it need not be in memory any more."""
        await self._chat.stop()
        self._write()
        if self._keeps(self.current) and self.current not in self._unwritten:
            self._memory.pop(self.current, None)

    async def _new(self) -> None:
        await self._leave()
        self._begin()
        await self._chat.show(Conversation())
        self._window.show_page(Page.CHAT)

    async def _open(self, conversation: str) -> None:
        head = self._heads.get(conversation)
        if head is None:
            return
        if conversation != self.current:
            known, damaged = self._memory.get(conversation), 0
            if known is None:
                pieces, damaged = await self.store.pieces(conversation)
                known = conversation_of(pieces)
            await self._leave()
            self._memory[conversation] = known
            self._set_current(conversation, head.title)
            self._window.show_page(Page.CHAT)
            await self._chat.show(known)
            if damaged:
                lost = trn("%n part of it could not be read", "%n parts of it could not be read", damaged)
                self._window.chat_view.add_note(NoteKind.WARNING, lost)
        self._window.show_page(Page.CHAT)

    # ---------------------------------------------------------------------------------------------- keeping

    def _keeps(self, conversation: str) -> bool:
        return conversation not in self._chat.tools.unkept

    def _said(self, conversation: Conversation) -> None:
        """Something was said or done in the open one."""
        if not conversation.messages:
            return
        name, now = self.current, time.time()
        if self._went is not None and self._went.head.id == name:  # it is being left
            self._went = replace(self._went, conversation=conversation)
            return
        before, head = self._memory.get(name), self._heads.get(name)
        if head is None:
            head = Head(name, title_of(conversation), now, now)
            self._window.set_title(head.title)
        elif before is None or len(before.messages) != len(conversation.messages):
            head = replace(head, updated=now)
        self._heads[name], self._memory[name] = head, conversation
        if self._keeps(name):
            self._changed[name] = conversation
        self._later()

    def _later(self) -> None:
        """Write and list what changed, once for all that changes in one go."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_soon(self._write)

    def _write(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        changed, self._changed = self._changed, {}
        for name, conversation in changed.items():
            if name in self._heads and self._keeps(name):
                self._unwritten.add(name)
                written = self.store.keep(self._heads[name], conversation)
                self._tasks.start(self._see(name, conversation, written), name="keeping a conversation")
        self._show()

    async def _see(self, name: str, conversation: Conversation, written: Future[tuple[bool, tuple[str, ...]]]) -> None:
        """See what became of a write. Whoever ends this does not end the write."""
        done, went = await asyncio.shield(asyncio.wrap_future(written))
        if done and self._memory.get(name, conversation) is conversation:
            self._unwritten.discard(name)
            if name != self.current and self._keeps(name):
                self._memory.pop(name, None)
        for one in went:
            self._heads.pop(one, None)
            self._memory.pop(one, None)
        self._show()

    def _set_kept(self, conversation: str, kept: bool) -> None:
        unkept = self._chat.tools.unkept
        (unkept.discard if kept else unkept.add)(conversation)  # at once: nothing more is written from here on
        if conversation == self.current:
            self._switch.set_kept(kept=kept)
        self._tasks.start(self._follow_kept(conversation, kept=kept), name="keeping or not")

    async def _follow_kept(self, conversation: str, *, kept: bool) -> None:
        if kept:
            if conversation in self._heads and conversation in self._memory:
                self._changed[conversation] = self._memory[conversation]
            self._later()
            return
        self._changed.pop(conversation, None)
        self._unwritten.discard(conversation)
        if conversation not in self._heads:  # nothing was said in it
            return
        if conversation not in self._memory:
            self._memory[conversation] = conversation_of((await self.store.pieces(conversation))[0])
        self._show()
        try:
            await self.store.forget([conversation])
            await self._connection.forget_conversation(conversation)
        except DostError as error:
            title = tr("What was kept of this conversation could not be forgotten")
            self._window.chat_view.add_note(NoteKind.ERROR, title, in_words(error))

    # -------------------------------------------------------------------------------------------- the list

    async def _load(self) -> None:
        for head in await self.store.heads():
            self._heads.setdefault(head.id, head)
        self._show()
        for name in await self.store.gone():  # taken out shortly before an end
            if self._went is None or self._went.head.id != name:
                await self._purge(name)

    def _show(self) -> None:
        rows = [
            ConversationRow(
                head.id, head.title, datetime.fromtimestamp(head.updated).astimezone(), self._keeps(head.id)
            )
            for head in self._heads.values()
        ]
        self._list.set_conversations(rows)
        self._list.set_problem(said(self.store.problem))

    async def _search(self, text: str) -> None:
        words = text.split()
        if not words:
            self._list.set_found(None)
            return
        found = set(await self.store.says(words))
        for name, conversation in self._memory.items():  # what the file does not hold
            title = self._heads[name].title if name in self._heads else ""
            said = "\n".join([title, *map(said_in, pieces_of(conversation))]).casefold()
            if all(word.casefold() in said for word in words):
                found.add(name)
        self._list.set_found(frozenset(found))

    def _rename(self, conversation: str, title: str) -> None:
        head = self._heads.get(conversation)
        if head is None:
            return
        self._heads[conversation] = replace(head, title=title)
        if conversation == self.current:
            self._window.set_title(title)
        if self._keeps(conversation):
            self._tasks.start(self.store.rename(conversation, title), name="another title")
        self._show()

    # -------------------------------------------------------------------------------------------- taking out

    def _remove(self, conversation: str) -> None:
        head = self._heads.pop(conversation, None)
        if head is None:
            return
        self._purge_went()
        was_open = conversation == self.current
        self._went = Went(head, self._memory.pop(conversation, None), was_open)
        self._changed.pop(conversation, None)
        if self._keeps(conversation):
            self._tasks.start(self.store.set_gone(conversation, gone=True), name="taking out a conversation")
        self._list.show_went(head.title)
        self._show()
        if was_open:
            self.new()

    def _undo(self) -> None:
        went = self._went
        if went is None:
            return
        self._end_undo()
        name = went.head.id
        self._heads[name] = went.head
        if went.conversation is not None:
            self._memory[name] = went.conversation
        if self._keeps(name):
            self._tasks.start(self.store.set_gone(name, gone=False), name="bringing back a conversation")
            if went.conversation is not None:
                self._changed[name] = went.conversation
        self._later()
        if went.was_open:
            self.open(name)

    def _end_undo(self) -> None:
        self._went = None
        self._list.show_went("")

    def _purge_went(self) -> None:
        """What was taken out last is brought back no more."""
        went, self._went = self._went, None
        if went is not None:
            self._tasks.start(self._purge(went.head.id), name="forgetting a conversation")

    async def _purge(self, conversation: str) -> None:
        """Forget a conversation for good. Its row goes last: where the rest fails, it is tried at the next start."""
        try:
            await self._connection.forget_conversation(conversation)
            await self.store.forget([conversation])
        except DostError as error:
            self._list.set_problem(in_words(error))

    # -------------------------------------------------------------------------------------------- exporting

    def _ask_where(self, conversation: str) -> None:
        head = self._heads.get(conversation)
        if head is None:
            return
        dialog = QFileDialog(self._window, tr("Export conversation"), f"{file_name(head.title)}.md")
        dialog.setNameFilters([tr("Text with Markdown (*.md)"), tr("Messages as JSON (*.json)")])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.fileSelected.connect(
            lambda path: self._tasks.start(self.export(conversation, Path(path)), name="export of a conversation")
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    async def export(self, conversation: str, path: Path) -> None:
        """Write a conversation to a file: as JSON where its name ends so, else as Markdown."""
        head, known = self._heads[conversation], self._memory.get(conversation)
        if known is None:
            known = conversation_of((await self.store.pieces(conversation))[0])
        text = (as_json if path.suffix.lower() == ".json" else as_markdown)(head.title, known)
        try:
            await asyncio.to_thread(write_atomically, path, text, private=True)
        except DostError as error:
            self._window.chat_view.add_note(NoteKind.ERROR, tr(error.title), in_words(error))

    # ----------------------------------------------------------------------------------------------- within

    def _newest(self, kind: str, work: Coroutine[Any, Any, object]) -> None:
        """Start some work in the place of what was started as the same kind before."""
        if kind in self._jobs:
            self._jobs[kind].cancel()
        self._jobs[kind] = self._tasks.start(work, name=f"conversations: {kind}")
