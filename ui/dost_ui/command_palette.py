"""Every action of the window, found by a few letters.

Public: ``CommandPalette``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QFrame, QListView, QVBoxLayout

from dost_ui import theme
from dost_ui.command_rows import CommandDelegate, CommandModel, CommandRow, row_of
from dost_ui.command_search import found
from dost_ui.input_line import InputLine
from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.parts import give_back
from dost_ui.spoken import announce
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from dost_ui.commands import Commands

_WIDE_PX, _HIGH_PX = 560, 420
_MOVES = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class CommandPalette(QDialog):
    """A line to type into and the actions below it. Enter does the chosen one, Escape goes back to where one was.

    Open it with ``open()``.

    Attributes:
        line: Where one types; it keeps the focus.
        view: The actions.
        model: Their model.
    """

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self._actions = commands.listed()
        self._before = QApplication.focusWidget()
        self.setWindowTitle(tr("What to do"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        frame = QFrame()
        frame.setProperty("kind", "overlay")
        outer.addWidget(frame)
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(8)
        self.line = InputLine()
        self.line.setProperty("kind", "query")
        set_hint(self.line, tr("What do you want to do?"))
        self.line.setAccessibleName(tr("What to do"))
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._search)
        self.line.returnPressed.connect(self._do_current)
        column.addWidget(self.line)
        self.model = CommandModel()
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(CommandDelegate(self.view))
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the line move in it
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setAccessibleName(tr("What can be done"))
        self.view.clicked.connect(self._do)
        column.addWidget(self.view, 1)
        self._none = PlainLabel(tr("Nothing is called like that. Try another word."), "small-muted", wrap=True)
        self._none.setContentsMargins(4, 0, 4, 4)
        column.addWidget(self._none)
        self._search("")
        self._place()
        self.line.setFocus()

    def _place(self) -> None:
        """Near the upper edge of the window that it belongs to."""
        now, above = theme.active(), self.parentWidget()
        width, height = now.scaled(_WIDE_PX), now.scaled(_HIGH_PX)
        if above is not None:
            width, height = min(width, above.width() - 40), min(height, above.height() - 80)
        self.resize(width, height)
        if above is not None:
            self.move(above.mapToGlobal(QPoint((above.width() - width) // 2, 52)))

    def current(self) -> CommandRow | None:
        """What Enter would do."""
        row: CommandRow | None = self.view.currentIndex().data(Qt.ItemDataRole.UserRole)
        return row

    def _search(self, typed: str) -> None:
        rows = tuple(map(row_of, found(self._actions, typed)))
        self.model.set_rows(rows)
        self.view.setVisible(bool(rows))
        self._none.setVisible(not rows)
        if rows:
            self.view.setCurrentIndex(self.model.index(0))
        said = trn("%n match", "%n matches", len(rows))
        announce(self.line, f"{said}. {rows[0].spoken()}" if rows else self._none.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        """Arrows in the line move in the list."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if plain and event.key() in _MOVES:
                self._move(event)
                return True
        return super().eventFilter(watched, event)

    def _move(self, event: QKeyEvent) -> None:
        rows, at = self.model.rowCount(), self.view.currentIndex().row()
        if not rows:
            return
        page = max(self.view.viewport().height() // max(self.view.sizeHintForRow(0), 1) - 1, 1)
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page}
        by = step[Qt.Key(event.key())]
        to = (at + by) % rows if abs(by) == 1 else min(max(at + by, 0), rows - 1)
        self.view.setCurrentIndex(self.model.index(to))
        row = self.current()
        if row is not None:
            announce(self.line, row.spoken())

    def _do(self, index: QModelIndex) -> None:
        self.view.setCurrentIndex(index)
        self._do_current()

    def _do_current(self) -> None:
        row = self.current()
        if row is None or row.action is None or not row.action.isEnabled():
            return
        action: QAction = row.action
        self.accept()
        action.trigger()  # after the focus went back: the action may put it elsewhere

    def done(self, result: int) -> None:
        """The focus goes back to where it was."""
        super().done(result)
        give_back(self._before)
