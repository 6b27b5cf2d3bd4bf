"""Adding servers and editing one: nothing is kept or started before a person has seen all of it and said yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import DostError, KeyringError
from dost_ui.add_server_dialog import AddServerDialog, Way
from dost_ui.confirm_servers import ConfirmServersDialog
from dost_ui.main_window import Page
from dost_ui.server_draft import ServerDraft
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from dost_desktop.connection import Connection
    from dost_desktop.tasks import Tasks
    from dost_engine.types import ServerPlan
    from dost_ui.main_window import MainWindow

    Plans = tuple[ServerPlan, ...]


class AddingPresenter:
    """Opens the dialogs and hands over what they bring.

    Attributes:
        dialog: Where a server is described, or None.
        question: Where all of it is shown, or None.
    """

    def __init__(self, window: MainWindow, connection: Connection, tasks: Tasks) -> None:
        """Connects the page of servers."""
        self._window = window
        self._page = window.servers_page
        self._connection = connection
        self._tasks = tasks
        self.dialog: AddServerDialog | None = None
        self.question: ConfirmServersDialog | None = None
        self._page.add_requested.connect(self.add)
        self._page.detail.edit_requested.connect(lambda name: tasks.start(self._edit(name), name=f"entry of {name}"))

    # ------------------------------------------------------------------------------------------- describing

    def add(self, way: Way = Way.PASTE) -> None:
        """Let a person describe a server."""
        self._window.show_page(Page.SERVERS)
        self._describe(AddServerDialog(parent=self._window)).show_way(way)

    def add_from_programs(self) -> None:
        """Let a person choose from the servers of other programs."""
        self.add(Way.IMPORT)

    def open_link(self, link: str) -> None:
        """Show what a link would add. Somebody else wrote it: it gets no other way than this."""
        self._window.show_page(Page.SERVERS)
        self._tasks.start(self._offer(link), name="link")

    async def _offer(self, link: str) -> None:
        draft = ServerDraft(link)
        try:
            plans = await self._plan(draft)
        except DostError as error:
            self._page.set_failure(tr(error.title), in_words(error))
            return
        self._page.set_failure("", "")
        self._ask(plans, draft, self._window, source=tr("A link from a web page or another program asks for this."))

    async def _edit(self, name: str) -> None:
        try:
            entry = await self._connection.ask(lambda client: client.server_entry(name))
        except DostError as error:
            self._page.set_failure(tr(error.title), in_words(error))
            return
        self._describe(AddServerDialog(entry, parent=self._window))

    def _describe(self, dialog: AddServerDialog) -> AddServerDialog:
        if self.dialog is not None:
            self.dialog.reject()
        self.dialog = dialog
        start = self._tasks.start
        dialog.checked.connect(lambda draft: start(self._check(dialog, draft), name="check of a text"))
        dialog.apps_requested.connect(lambda: start(self._find_apps(dialog), name="other programs"))
        dialog.review_requested.connect(lambda draft: start(self._review(dialog, draft), name="review"))
        dialog.import_requested.connect(lambda chosen: self._review_import(dialog, chosen))
        dialog.finished.connect(lambda: self._described(dialog))
        dialog.open()
        return dialog

    def _described(self, dialog: AddServerDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None
        dialog.deleteLater()

    async def _check(self, dialog: AddServerDialog, draft: ServerDraft) -> None:
        try:
            plans = await self._plan(draft)
        except DostError as error:
            if dialog is self.dialog:
                dialog.paste.show_error(draft, error.message)
            return
        if dialog is self.dialog:
            dialog.paste.show_plans(draft, plans)

    async def _find_apps(self, dialog: AddServerDialog) -> None:
        try:
            apps = await self._connection.ask(lambda client: client.servers_of_apps())
        except DostError as error:
            if dialog is self.dialog:
                dialog.imports.show_error(tr(error.title), in_words(error))
            return
        if dialog is self.dialog:
            dialog.imports.show_apps(apps)

    async def _review(self, dialog: AddServerDialog, draft: ServerDraft) -> None:
        try:
            plans = await self._plan(draft)
        except DostError as error:
            if dialog is self.dialog:
                dialog.show_problem(in_words(error))
            return
        if dialog is self.dialog:
            self._ask(plans, draft, dialog)

    def _review_import(self, dialog: AddServerDialog, chosen: Mapping[str, Plans]) -> None:
        question = ConfirmServersDialog(tuple(plan for one in chosen.values() for plan in one), parent=dialog)

        async def take(*, replace: bool, in_file: bool) -> tuple[str, ...]:
            wanted = {plan.digest for plan in question.wanted()}
            names: tuple[str, ...] = ()
            for app, plans in chosen.items():
                good = tuple(plan for plan in plans if plan.digest in wanted)
                asked = {one.id for plan in good for one in plan.asks}
                secrets = {name: value for name, value in question.values().items() if name in asked}
                names += await self._import(app, good, secrets, replace=replace, in_file=in_file)
            return names

        self._open(question, take)

    async def _import(
        self, app: str, plans: Plans, secrets: dict[str, str], *, replace: bool, in_file: bool
    ) -> tuple[str, ...]:
        names, shown = tuple(plan.name for plan in plans), tuple(plan.digest for plan in plans)
        return await self._connection.ask(
            lambda client: client.import_servers(
                app, names, replace=replace, shown=shown, secrets=secrets, in_file=in_file
            )
        )

    async def _plan(self, draft: ServerDraft) -> Plans:
        return await self._connection.ask(lambda client: client.plan_servers(draft.text, draft.name, edits=draft.edits))

    # ----------------------------------------------------------------------------------------------- asking

    def _ask(self, plans: Plans, draft: ServerDraft, parent: QWidget, *, source: str = "") -> None:
        shown = tuple(plan.digest for plan in plans)
        question = ConfirmServersDialog(plans, source=source, edits=draft.edits, given=draft.secrets, parent=parent)

        async def add(*, replace: bool, in_file: bool) -> tuple[str, ...]:
            secrets = {**draft.secrets, **question.values()}
            return await self._connection.ask(
                lambda client: client.add_servers(
                    draft.text,
                    draft.name,
                    replace=replace,
                    edits=draft.edits,
                    shown=shown,
                    secrets=secrets,
                    in_file=in_file,
                )
            )

        self._open(question, add)

    def _open(self, question: ConfirmServersDialog, add: Callable[..., Awaitable[tuple[str, ...]]]) -> None:
        """Show it; an older one had no answer, which is a no."""
        if self.question is not None:
            self.question.reject()
        self.question = question
        question.confirmed.connect(
            lambda replace, in_file: self._tasks.start(
                self._finish(question, lambda: add(replace=replace, in_file=in_file)), name="adding servers"
            )
        )
        question.finished.connect(lambda: self._asked(question))
        question.open()

    def _asked(self, question: ConfirmServersDialog) -> None:
        if self.question is question:
            self.question = None
        question.deleteLater()

    async def _finish(self, question: ConfirmServersDialog, add: Callable[[], Awaitable[tuple[str, ...]]]) -> None:
        try:
            names = await add()
        except DostError as error:
            if question is self.question:
                question.show_problem(in_words(error), offer_file=isinstance(error, KeyringError))
            return
        if question is self.question:
            question.accept()
        if self.dialog is not None:
            self.dialog.accept()
        self._page.set_failure("", "")
        if names:
            self._page.select(names[0])
        self._window.show_page(Page.SERVERS)
