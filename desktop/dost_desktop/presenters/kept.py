"""What is kept on this machine, on the settings page: turns, counted calls, and the audit."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.translation import marked, tr, trn

if TYPE_CHECKING:
    from pathlib import Path

    from dost_desktop.connection import Connection
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Paths
    from dost_ui.settings_page import SettingsPage

TURNS, CALLS, AUDIT = "keep_traces", "count_calls", "keep_arguments"

_CLEARED = {
    TURNS: marked("All turns are forgotten."),
    CALLS: marked("All counted calls are forgotten."),
    AUDIT: marked("All calls in the audit are forgotten."),
}
_LEFT = {
    TURNS: marked("The turns could not be forgotten."),
    CALLS: marked("The counted calls could not be forgotten."),
    AUDIT: marked("The calls in the audit could not be forgotten."),
}
_OFF = {TURNS: marked("No turn is kept now."), CALLS: marked("No call is counted now.")}


class KeptPresenter:
    """Shows how much is kept and where, switches keeping on and off, and has things forgotten."""

    def __init__(self, page: SettingsPage, connection: Connection, tasks: Tasks, paths: Paths) -> None:
        """Connects the page; the service is asked when the page is seen."""
        self._card = page.kept
        self._connection = connection
        self._files = {TURNS: paths.traces_file, CALLS: paths.usage_file, AUDIT: paths.calls_file}
        self._forget = {
            TURNS: connection.clear_turns,
            CALLS: connection.clear_usage,
            AUDIT: connection.clear_audit,
        }
        self._card.set_places({name: str(file) for name, file in self._files.items()})
        page.shown.connect(lambda: tasks.start(self._show(), name="what is kept"))
        self._card.changed.connect(lambda name, value: tasks.start(self._change(name, value), name=f"changing {name}"))
        self._card.clear_requested.connect(lambda name: tasks.start(self._clear(name), name=f"clearing {name}"))

    async def _show(self) -> None:
        try:
            self._card.set_values(await self._connection.settings())
            for name in self._files:
                await self._count(name)
        except DostError as error:
            self._card.show_result(str(error), ok=False)

    async def _count(self, name: str, *, cleared: bool = False) -> int:
        """Show how much of a kind there is; a file that was just cleared holds nothing."""
        if name == TURNS:
            there = await self._connection.kept_turns()
            keeping = bool((await self._connection.settings())[TURNS])
            words = trn("%n turn", "%n turns", there)
        elif name == AUDIT:
            there, keeping = await self._connection.kept_calls(), True
            words = trn("%n call", "%n calls", there)
        else:
            report = await self._connection.usage()
            there, keeping = report.uses, report.recording
            tools = trn("%n tool", "%n tools", len(report.tools))
            words = trn("%n call of {tools}", "%n calls of {tools}", there, tools=tools)
        # What is kept no more is not read either, so that only the file tells whether there is something.
        on_disk = not keeping and not cleared and await asyncio.to_thread(_is_there, self._files[name])
        if not there and not keeping:
            words = tr(_OFF[name]) + (tr(" The file of before is not read; it can be cleared.") if on_disk else "")
        self._card.set_kept(name, words, can_clear=bool(there) or on_disk)
        return there

    async def _change(self, name: str, value: object) -> None:
        try:
            later = await self._connection.change_settings({name: value})
        except DostError as error:
            await self._show()
            self._card.show_result(str(error), ok=False)
        else:
            self._card.show_result(
                tr("Kept. In force when Dost starts again.") if name in later else tr("Kept."), ok=True
            )

    async def _clear(self, name: str) -> None:
        try:
            await self._forget[name]()
            left = await self._count(name, cleared=True)
        except DostError as error:
            self._card.set_kept(name, tr("It is not known how much is left."), can_clear=True)
            self._card.show_result(str(error), ok=False)
        else:
            self._card.show_result(tr(_LEFT[name] if left else _CLEARED[name]), ok=not left)


def _is_there(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except OSError:
        return False
