"""The end, asked about where it would cut off work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui.quit_question import QuitQuestion
from dost_ui.wording import counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.presenters.presence import PresencePresenter
    from dost_ui.main_window import MainWindow
    from dost_ui.tray import Tray


class QuittingPresenter:
    """Ends at once where nothing runs, else after a question.

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
        presence.quit_requested.connect(self._asked)

    def _asked(self) -> None:
        costs = self._costs()
        if self.question is not None:
            self._presence.come_to_front()
        elif not costs:
            self._end()
        else:
            self._presence.come_to_front()
            self.question = QuitQuestion(costs, self._window, tray=self._tray.available())
            self.question.quit_chosen.connect(self._end)
            self.question.tray_chosen.connect(self._presence.hide)
            self.question.finished.connect(self._answered)
            self.question.open()

    def _answered(self) -> None:
        self.question = None


def costs_of(*, answering: bool, waiting: int) -> str:
    """What an end cuts off: an answer in the chat, and calls of other programs that wait for a person."""
    costs = []
    if answering:
        costs.append("The chat still works on an answer; that and the tool it uses are cancelled.")
    if waiting:
        verb = "waits" if waiting == 1 else "wait"
        costs.append(f"{counted(waiting, 'call')} of other programs {verb} for your answer and will not be made.")
    return " ".join(costs)
