"""Histories and cases of the inspector: kept turns, pasted conversations, cases that are saved, exported, imported."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QGuiApplication

from dost_desktop.cases import SavedCases, case_of, query_of, read_case, write_case
from dost_desktop.trace_markdown import trace_markdown
from dost_engine.errors import DostError
from dost_ui.history_dialogs import KeptTurnsDialog, PasteDialog
from dost_ui.inspector_query import InspectorQuery
from dost_ui.service_words import in_words
from dost_ui.translation import tr, trn
from dost_ui.wording import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from dost_desktop.cases import Case
    from dost_desktop.connection import Connection
    from dost_desktop.presenters.inspector import InspectorPresenter
    from dost_desktop.tasks import Tasks
    from dost_engine.types import Message
    from dost_ui.inspector import Inspector
    from dost_ui.main_window import MainWindow


class CasesPresenter:
    """Fills the inspector with what was asked elsewhere, and gives out what is asked there.

    Attributes:
        dialog: The dialog that is open.
        cases: The saved cases, as they are listed.
    """

    def __init__(self, window: MainWindow, connection: Connection, tasks: Tasks, file: Path) -> None:
        """Lists the saved cases, which ``file`` keeps."""
        self._window = window
        self._connection = connection
        self._tasks = tasks
        self._asking: InspectorPresenter | None = None
        self._saved = SavedCases(file)
        self._writing = asyncio.Lock()
        self.dialog: KeptTurnsDialog | PasteDialog | None = None
        self.cases: tuple[Case, ...] = ()
        listed = window.sidebar.cases
        listed.chosen.connect(self._open)
        listed.removed.connect(lambda number: self._start(self._change(lambda: self._saved.remove(number)), "cases"))
        window.inspect_requested.connect(lambda turn_id: self._start(self._take_kept(turn_id), "a turn's history"))
        tasks.start(self._list(), name="reading the cases")

    @property
    def _inspector(self) -> Inspector:
        return self._window.inspector

    def attend(self, asking: InspectorPresenter) -> None:
        """Listen to the inspector, which was just made; ``asking`` asks for it."""
        self._asking = asking
        history = self._inspector.controls.history
        history.kept_requested.connect(self._choose_kept)
        history.paste_requested.connect(self._paste)
        self._inspector.save_requested.connect(self._save)
        self._inspector.export_requested.connect(lambda path: self._start(self._export(Path(path)), "exporting a case"))
        self._inspector.import_requested.connect(lambda path: self._start(self._import(Path(path)), "importing a case"))
        self._inspector.copy_requested.connect(self._copy)

    async def _list(self) -> None:
        """List the saved ones, once the service is there: what reads them is imported by then."""
        with contextlib.suppress(DostError):
            await self._connection.client()
        await self._change(self._saved.all)

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        self._tasks.start(work, name=name)

    def _open_dialog(self, dialog: KeptTurnsDialog | PasteDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        self.dialog = None  # what comes later has nowhere to be shown

    # ------------------------------------------------------------------------------------------- histories

    def _choose_kept(self) -> None:
        dialog = KeptTurnsDialog(self._window)
        dialog.searched.connect(lambda text: self._start(self._find(dialog, text), "kept turns"))
        dialog.more_requested.connect(
            lambda cursor: self._start(self._find(dialog, dialog.entry.text().strip(), cursor), "kept turns")
        )
        dialog.chosen.connect(lambda turn_id: self._start(self._take_kept(turn_id), "a kept turn"))
        self._open_dialog(dialog)
        self._start(self._find(dialog, ""), "kept turns")

    async def _find(self, dialog: KeptTurnsDialog, text: str, cursor: str = "") -> None:
        try:
            page = await self._connection.turns(text=text, cursor=cursor)
        except DostError as error:
            if dialog is self.dialog:
                dialog.show_error(tr(error.title), in_words(error))
            return
        if dialog is self.dialog and text == dialog.entry.text().strip():
            dialog.show_page(page, more=bool(cursor))

    async def _take_kept(self, turn_id: str) -> None:
        try:
            turn = await self._connection.kept_turn(turn_id)
        except DostError as error:
            self._inspector.say(in_words(error), wrong=True)
        else:
            self._show(turn.text, turn.history, tr("Kept turn of {app}", app=turn.origin or tr("an app")))

    def _paste(self) -> None:
        dialog = PasteDialog(self._window)
        dialog.pasted.connect(lambda text: self._start(self._read(dialog, text), "reading a conversation"))
        self._open_dialog(dialog)

    async def _read(self, dialog: PasteDialog, text: str) -> None:
        try:
            read = await self._connection.read_conversation(text)
        except DostError as error:
            if dialog is self.dialog:
                dialog.show_error(in_words(error))
            return
        if dialog is not self.dialog:
            return
        dialog.accept()
        self._show(read.text or self._inspector.line.text(), read.history, tr("Pasted ({format})", format=read.format))
        if read.unread:
            numbers = ", ".join(map(str, read.unread[:5]))
            more = "" if len(read.unread) <= 5 else " …"
            self._inspector.say(
                trn(
                    "%n entry of the list could not be read and was left out: {numbers}{more}.",
                    "%n entries of the list could not be read and were left out: {numbers}{more}.",
                    len(read.unread),
                    numbers=numbers,
                    more=more,
                ),
                wrong=True,
            )

    def _show(self, text: str, history: tuple[Message, ...], source: str) -> None:
        query = self._inspector.query()
        self._inspector.set_query(InspectorQuery(text, history, source if history else "", setting=query.setting))

    # ----------------------------------------------------------------------------------------------- cases

    def _case(self) -> Case | None:
        asking = self._asking
        if asking is None:
            return None
        asked, trace = asking.asked(), self._inspector.trace()
        return case_of(asked, asking.turn(asked), trace) if asked and trace else None

    def _save(self) -> None:
        case = self._case()
        if case is not None:
            done = tr("Saved: {name}", name=shortened(case.name, 60))
            self._start(self._change(lambda: self._saved.add(case), done), "saving a case")

    async def _change(self, work: Callable[[], tuple[Case, ...]], done: str = "") -> None:
        """Do something to the file, and list what is in it."""
        try:
            async with self._writing:
                self.cases = await asyncio.to_thread(work)
        except DostError as error:
            self._inspector.say(in_words(error), wrong=True)
            return
        self._window.sidebar.set_cases([case.name for case in self.cases])
        if done:
            self._inspector.say(done)

    def _open(self, number: int) -> None:
        if 0 <= number < len(self.cases):
            self._inspector.set_query(query_of(self.cases[number]))

    async def _export(self, path: Path) -> None:
        case = self._case()
        if case is None:
            return
        try:
            await asyncio.to_thread(write_case, path, case)
        except DostError as error:
            self._inspector.say(in_words(error), wrong=True)
        else:
            self._inspector.say(tr("Written to {path}", path=path))

    async def _import(self, path: Path) -> None:
        try:
            case = await asyncio.to_thread(read_case, path)
        except DostError as error:
            self._inspector.say(in_words(error), wrong=True)
            return
        self._inspector.set_query(query_of(case))
        self._inspector.say(
            trn(
                "Read from {path}; it picked %n tool then.",
                "Read from {path}; it picked %n tools then.",
                len(case.picks),
                path=path,
            )
        )

    def _copy(self, how: str) -> None:
        trace = self._inspector.trace()
        if trace is None:
            return
        from dost_engine import wire  # takes a while to import; the window is shown before
        from dost_ui.inspector import CopyAs

        text = trace_markdown(trace) if how == CopyAs.MARKDOWN else wire.to_json(trace).decode()
        QGuiApplication.clipboard().setText(text)
        self._inspector.say(tr("The trace is copied as {form}.", form="Markdown" if how == CopyAs.MARKDOWN else "JSON"))
