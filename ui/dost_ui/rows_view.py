"""The list of the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView

from dost_ui.row_actions import KEYS
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent


class RowsView(QListView):
    """The list. The current row is open: a widget in place of the painted row.

    Signals:
        key_pressed: A key of :data:`~dost_ui.row_actions.KEYS` (the actions that it may mean).
        resized: The list has another size.
    """

    key_pressed = Signal(object)
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)  # a name that fits no more takes two lines
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(tr("Tools of this turn"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """Keys that do something with the open tool; the others move in the list."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        actions = KEYS.get(Qt.Key(event.key())) if plain else None
        if actions is not None:
            self.key_pressed.emit(actions)
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Tell that the open row may need another height."""
        super().resizeEvent(event)
        self.resized.emit()
