"""*Tools this turn*: shows the turn that was chosen last, or whose pill was pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.trace_view import Added

if TYPE_CHECKING:
    from dost_desktop.connection import Connection
    from dost_desktop.conversation import ChatTurn
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_ui.main_window import MainWindow


class PanelPresenter:
    """Feeds the panel.

    Attributes:
        shown: Id of the turn that the panel shows, or empty.
    """

    def __init__(self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks) -> None:
        """Shows nothing yet; the chat presenter says what to show."""
        self._panel = window.turn_panel
        self._connection = connection
        self._live = live
        self._panel.why_requested.connect(lambda turn, tool: tasks.start(self._explain(turn, tool), name="why not"))
        self.shown = ""
        self._panel.show_empty()

    def waiting(self) -> None:
        """A turn's tools are being chosen."""
        self.shown = ""
        self._panel.show_loading("Picking tools")

    def show(self, turn: ChatTurn) -> None:
        """Show this turn."""
        self.shown = turn.trace.turn_id
        self._panel.show_trace(turn.trace, self._live.tools, turn.used, shown_later(turn))

    def changed(self, turn: ChatTurn) -> None:
        """The turn got more tools; where it is the one shown, the panel shows them, and nothing moves."""
        if turn.trace.turn_id == self.shown:
            self.show(turn)

    def used(self, turn: ChatTurn) -> None:
        """The turn called a tool; where it is the one shown, the panel says so."""
        if turn.trace.turn_id == self.shown:
            self._panel.set_used(turn.used)

    def failed(self, error: DostError) -> None:
        """The tools could not be chosen."""
        self._panel.show_error(error.title, str(error))

    async def _explain(self, turn_id: str, tool: str) -> None:
        """Why that turn did not pick a tool. The service keeps the turn."""
        try:
            told = await self._connection.explain(turn_id, tool)
        except DostError as error:
            self._panel.show_no_why(turn_id, tool, str(error))
        else:
            self._panel.show_why(turn_id, tool, told)

    def clear(self) -> None:
        """Nothing to show."""
        self.shown = ""
        self._panel.show_empty()


def shown_later(turn: ChatTurn) -> tuple[Added, ...]:
    """What a turn got after its first step, as panel and pill show it."""
    return tuple(
        Added(one.trace, one.added, "by a search" if one.searched else f"in step {one.step}") for one in turn.later
    )
