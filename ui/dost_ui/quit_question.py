"""The question before an end that would cost something.

Public: ``QuitQuestion``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox

from dost_ui.message_box import MessageBox
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton, QWidget


class QuitQuestion(MessageBox):
    """Asks once, over the window; Escape and Return go on with what runs.

    Signals:
        quit_chosen: End it all the same.
        tray_chosen: Only the window goes.
        heir_chosen: Dost ends, and its service goes on as a process of its own.
    """

    quit_chosen = Signal()
    tray_chosen = Signal()
    heir_chosen = Signal()

    def __init__(self, costs: str, parent: QWidget | None = None, *, tray: bool, heir: bool = False) -> None:
        """Ask.

        Args:
            costs: What would be lost, in sentences.
            parent: The window.
            tray: Whether Dost can go on there.
            heir: Whether other programs have a use for the service.
        """
        super().__init__(tr("Quit Dost?"), costs, parent)
        self.quit_button = self.addButton(tr("Quit"), QMessageBox.ButtonRole.DestructiveRole)
        self.tray_button = self.addButton(tr("Go on in the tray"), QMessageBox.ButtonRole.AcceptRole) if tray else None
        self.heir_button = (
            self.addButton(tr("Keep it running in the background"), QMessageBox.ButtonRole.AcceptRole) if heir else None
        )
        self.stay_button = self.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.stay_button)
        self.setEscapeButton(self.stay_button)
        self.buttonClicked.connect(self._clicked)

    def _clicked(self, button: QAbstractButton) -> None:
        if button is self.quit_button:
            self.quit_chosen.emit()
        elif button is self.tray_button:
            self.tray_chosen.emit()
        elif button is self.heir_button:
            self.heir_chosen.emit()
