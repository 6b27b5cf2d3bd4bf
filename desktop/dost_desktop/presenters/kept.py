"""What is kept on this machine, on the settings page: how much of each kind, where, and away with it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from dost_desktop.kept_here import conversations_part, empty_logs, logs_part
from dost_engine.errors import DostError
from dost_engine.types import KeptKind
from dost_ui.service_words import in_words
from dost_ui.translation import locale, marked, tr, trn

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.connection import Connection
    from dost_desktop.presenters.conversations import ConversationsPresenter
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Paths
    from dost_ui.settings_page import SettingsPage

CONVERSATIONS, LOGS = "keep_conversations", "logs"

_KINDS = {
    "keep_traces": KeptKind.TURNS,
    "count_calls": KeptKind.CALLS,
    "keep_arguments": KeptKind.AUDIT,
    "vectors": KeptKind.VECTORS,
    "data-set-vectors": KeptKind.DATA_SET_VECTORS,
    "tool-lists": KeptKind.TOOL_LISTS,
    "results": KeptKind.RESULTS,
}
"""Kinds of the card that the service keeps."""
_COUNTED: dict[str, Callable[[int], str]] = {
    CONVERSATIONS: lambda count: trn("%n conversation", "%n conversations", count),
    "keep_traces": lambda count: trn("%n turn", "%n turns", count),
    "count_calls": lambda count: trn("%n call", "%n calls", count),
    "keep_arguments": lambda count: trn("%n call", "%n calls", count),
    "vectors": lambda count: trn("%n vector", "%n vectors", count),
    "data-set-vectors": lambda count: trn("%n vector", "%n vectors", count),
    "tool-lists": lambda count: trn("%n list", "%n lists", count),
    "results": lambda count: trn("%n file", "%n files", count),
    LOGS: lambda count: trn("%n file", "%n files", count),
}
_CLEARED = {
    CONVERSATIONS: marked("All conversations are forgotten."),
    "keep_traces": marked("All turns are forgotten."),
    "count_calls": marked("All counted calls are forgotten."),
    "keep_arguments": marked("All calls in the audit are forgotten."),
    "vectors": marked("All vectors are forgotten. They are made anew at the next start."),
    "data-set-vectors": marked("All vectors of data sets are forgotten."),
    "tool-lists": marked("All lists of tools are forgotten."),
    "results": marked("All files of results are forgotten."),
    LOGS: marked("The logs are empty."),
}
_OFF = {"keep_traces": marked("No turn is kept now."), "count_calls": marked("No call is counted now.")}
_OLD_FILE = marked("The file of before is not read; it can be cleared.")


class KeptPresenter:
    """Shows how much is kept and where, switches keeping on and off, and has things forgotten."""

    def __init__(
        self,
        page: SettingsPage,
        connection: Connection,
        tasks: Tasks,
        paths: Paths,
        conversations: ConversationsPresenter,
    ) -> None:
        """Connects the page; the service is asked when the page is seen."""
        self._card = page.kept
        self._connection = connection
        self._conversations = conversations
        self._logs = paths.logs
        self._places = {CONVERSATIONS: str(paths.conversations_file), LOGS: str(paths.logs)}
        page.shown.connect(lambda: tasks.start(self._show(), name="what is kept"))
        self._card.changed.connect(lambda name, value: tasks.start(self._change(name, value), name=f"changing {name}"))
        self._card.clear_requested.connect(lambda name: tasks.start(self._clear(name), name=f"clearing {name}"))

    async def _show(self) -> None:
        try:
            self._card.set_values(await self._connection.settings())
            await self._count()
        except DostError as error:
            self._card.show_result(in_words(error), ok=False)

    async def _count(self, cleared: str = "") -> dict[str, int | None]:
        """Show how much there is of each kind; a file that was just cleared holds nothing."""
        parts = {part.kind: part for part in await self._connection.kept()}
        for name, kind in _KINDS.items():
            if kind in parts:
                self._places[name] = parts[kind].place
        talks = await conversations_part(self._conversations.store)
        logs = await asyncio.to_thread(logs_part, self._logs)
        counts: dict[str, int | None] = {CONVERSATIONS: talks.count, LOGS: logs.count}
        counts |= {name: parts[kind].count for name, kind in _KINDS.items() if kind in parts}
        sizes = {name: parts[kind].size_bytes for name, kind in _KINDS.items() if kind in parts}
        sizes |= {CONVERSATIONS: talks.size_bytes, LOGS: logs.size_bytes}
        if cleared and counts[cleared] is None:
            counts[cleared] = 0
        self._card.set_places(self._places)
        for name, count in counts.items():
            off = name in _KINDS and not parts[_KINDS[name]].keeping
            self._card.set_kept(name, _words(name, count, sizes[name], off=off), can_clear=count != 0)
        return counts

    async def _change(self, name: str, value: object) -> None:
        try:
            later = await self._connection.change_settings({name: value})
        except DostError as error:
            await self._show()
            self._card.show_result(in_words(error), ok=False)
            return
        if name == CONVERSATIONS:
            self._conversations.keep_new(keep=value is True)
        said = tr("Kept. In force when Dost starts again.") if name in later else tr("Kept.")
        self._card.show_result(said, ok=True)

    async def _clear(self, name: str) -> None:
        try:
            if name == CONVERSATIONS:
                await self._conversations.clear()
            elif name == LOGS:
                await asyncio.to_thread(empty_logs, self._logs)
            else:
                await self._connection.clear_kept(_KINDS[name])
            left = (await self._count(cleared=name))[name]
        except DostError as error:
            self._card.set_kept(name, tr("It is not known how much is left."), can_clear=True)
            self._card.show_result(in_words(error), ok=False)
        else:
            said = tr("Something was kept again meanwhile.") if left else tr(_CLEARED[name])
            self._card.show_result(said, ok=not left)


def _words(name: str, count: int | None, size_bytes: int, *, off: bool) -> str:
    if off and not count:
        said = tr(_OFF[name])
        return said if count == 0 else f"{said} {tr(_OLD_FILE)}"
    amount = _COUNTED[name](count or 0)
    if not count:
        return amount
    return f"{amount} · {locale().formattedDataSize(size_bytes, 1, QLocale.DataSizeFormat.DataSizeSIFormat)}"
