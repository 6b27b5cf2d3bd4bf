"""The end, asked about where it would cut off work or take the service away from other programs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from dost_desktop.connection import WINDOW_CLIENT
from dost_engine.errors import DostError
from dost_ui.quit_question import QuitQuestion
from dost_ui.translation import tr, trn
from dost_ui.wording import isolated

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from dost_desktop.presenters.presence import PresencePresenter
    from dost_desktop.tasks import Tasks
    from dost_engine.types import ClientSeen
    from dost_ui.main_window import MainWindow
    from dost_ui.tray import Tray

LATELY = timedelta(minutes=10)
"""A program that asked since then may ask again."""

ASK_S = 1.0
"""To learn who uses the service; one that does not answer in this time keeps nobody from quitting."""

_MOST_NAMES = 3


class QuittingPresenter:
    """Ends at once where nothing runs and nobody else uses the service, else after a question.

    Attributes:
        question: The one that is open, or None.
    """

    def __init__(
        self,
        window: MainWindow,
        presence: PresencePresenter,
        tray: Tray,
        *,
        costs: Callable[[], str],
        end: Callable[[], None],
    ) -> None:
        """Connects the wish to quit.

        Args:
            window: Over which it is asked.
            presence: Hides the window where only that is to go.
            tray: Where Dost could go on.
            costs: What would be cut off, in sentences; empty for nothing.
            end: Ends it.
        """
        self.question: QuitQuestion | None = None
        self._window = window
        self._presence = presence
        self._tray = tray
        self._costs = costs
        self._end = end
        self._tasks: Tasks | None = None
        self._clients: Callable[[], Awaitable[Sequence[ClientSeen]]] | None = None
        self._hand_over: Callable[[], None] | None = None
        presence.quit_requested.connect(self._asked)

    def mind_others(
        self,
        tasks: Tasks,
        *,
        clients: Callable[[], Awaitable[Sequence[ClientSeen]]],
        hand_over: Callable[[], None],
    ) -> None:
        """Ask for the sake of other programs too.

        Args:
            tasks: Looks for them.
            clients: Who uses a service that ends with the window.
            hand_over: Ends, and lets the service go on as a process of its own.
        """
        self._tasks, self._clients, self._hand_over = tasks, clients, hand_over

    def _asked(self) -> None:
        if self.question is not None:
            self._presence.come_to_front()
        elif self._tasks is None:
            self._decide(())
        elif not self._tasks.named(_LOOKING):
            self._tasks.start(self._look(), name=_LOOKING)

    async def _look(self) -> None:
        found: Sequence[ClientSeen] = ()
        try:
            async with asyncio.timeout(ASK_S):
                found = await self._clients() if self._clients is not None else ()
        except (DostError, TimeoutError):
            pass  # it is to end: what does not answer now will not be missed
        self._decide(lately(found, datetime.now(UTC)))

    def _decide(self, others: tuple[str, ...]) -> None:
        costs = " ".join(part for part in (self._costs(), others_words(others)) if part)
        if not costs:
            self._end()
            return
        self._presence.come_to_front()
        self.question = QuitQuestion(costs, self._window, tray=self._tray.available(), heir=bool(others))
        self.question.quit_chosen.connect(self._end)
        self.question.tray_chosen.connect(self._presence.hide)
        if self._hand_over is not None:
            self.question.heir_chosen.connect(self._hand_over)
        self.question.finished.connect(self._answered)
        self.question.open()

    def _answered(self) -> None:
        self.question = None


_LOOKING = "who uses the service"


def lately(clients: Sequence[ClientSeen], now: datetime) -> tuple[str, ...]:
    """Names of the programs that are not Dost's own and asked within the last minutes; empty for a nameless one."""
    return tuple(one.name for one in clients if now - one.at <= LATELY and one.name not in _OWN)


_OWN = frozenset({WINDOW_CLIENT, "dost"})
"""The window itself, and commands, which start a service of their own where there is none."""


def others_words(names: tuple[str, ...]) -> str:
    """That other programs lose the service, in a sentence; empty where there are none."""
    if not names:
        return ""
    known = [isolated(name) for name in names if name]
    if not known:
        return tr("Another program used Dost in the last minutes, and finds nobody once it has ended.")
    if len(names) == 1:
        return tr("{name} used Dost in the last minutes, and finds nobody once it has ended.", name=known[0])
    shown = known[:_MOST_NAMES]
    more = len(names) - len(shown)
    listed = ", ".join(shown)
    if not more:
        return tr("{names} used Dost in the last minutes, and find nobody once it has ended.", names=listed)
    return trn(
        "{names} and %n other program used Dost in the last minutes, and find nobody once it has ended.",
        "{names} and %n other programs used Dost in the last minutes, and find nobody once it has ended.",
        more,
        names=listed,
    )


def costs_of(*, answering: bool, waiting: int, running: int = 0) -> str:
    """What an end cuts off: an answer in the chat, tools that run, calls of others that wait for a person."""
    costs = []
    if answering:
        costs.append(tr("The chat still works on an answer; that and the tool it uses are cancelled."))
    if running:
        costs.append(trn("%n tool still runs and is cancelled.", "%n tools still run and are cancelled.", running))
    if waiting:
        costs.append(
            trn(
                "%n call of other programs waits for your answer and will not be made.",
                "%n calls of other programs wait for your answer and will not be made.",
                waiting,
            )
        )
    return " ".join(costs)
