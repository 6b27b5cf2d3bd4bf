"""Where a history comes from: a turn that is kept, or a conversation that is pasted.

Public: ``KeptTurnsDialog``, ``PasteDialog``. Open them with ``open()``, never ``exec()``.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.input_line import InputLine
from dost_ui.labels import PlainLabel
from dost_ui.mirror import draw_placed, set_hint
from dost_ui.page_states import PageState
from dost_ui.row_ground import paint_bar_of_chosen
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from dost_engine.types import TurnPage, TurnSummary

AnyIndex = QModelIndex | QPersistentModelIndex

_QUIET_MS = 150


def turn_words(turn: TurnSummary) -> str:
    """What stands under a turn's message: ``chat · 3 Mar 14:05 · 7 of 212 tools``."""
    at = datetime.fromtimestamp(turn.at, UTC).astimezone()
    every = trn("%n tool", "%n tools", turn.tools_all)
    tools = tr("{picked} of {tools}", picked=wording.number(turn.picked), tools=every)
    return f"{turn.origin or tr('unnamed')} · {wording.short_day(at.date())} {at:%H:%M} · {tools}"


class TurnsModel(QAbstractListModel):
    """Kept turns, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turns: tuple[TurnSummary, ...] = ()

    def set_turns(self, turns: tuple[TurnSummary, ...]) -> None:
        """Other turns."""
        self.beginResetModel()
        self._turns = turns
        self.endResetModel()

    def add_turns(self, turns: tuple[TurnSummary, ...]) -> None:
        """More of them, older ones."""
        if turns:
            first = len(self._turns)
            self.beginInsertRows(QModelIndex(), first, first + len(turns) - 1)
            self._turns += turns
            self.endInsertRows()

    def turn(self, row: int) -> TurnSummary:
        """The turn of a row."""
        return self._turns[row]

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Turns."""
        return 0 if parent.isValid() else len(self._turns)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """The message, what is read out, and the turn for the delegate."""
        if not index.isValid():
            return None
        turn = self._turns[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return wording.shortened(turn.text, 300)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{wording.shortened(turn.text, 300)}, {turn_words(turn)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return wording.tooltip(turn.text)
        return turn if role == Qt.ItemDataRole.UserRole else None


class _Delegate(QStyledItemDelegate):
    """Two lines: the message, and when and where it was asked."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: N802 - Qt
        return QSize(100, theme.active().row("turn"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        now, box = theme.active(), QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, now.color("accent.soft"))
            paint_bar_of_chosen(painter, box)
        painter.setPen(now.color("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        inner = box.adjusted(12, 5, -12, -5)
        half = QRect(inner.left(), inner.top(), inner.width(), inner.height() // 2)
        lines = (("base", "ink", index.data()), ("tiny", "muted", turn_words(index.data(Qt.ItemDataRole.UserRole))))
        for role, color, text in lines:
            painter.setFont(now.font(role))  # type: ignore[arg-type]  # names of two roles
            painter.setPen(now.color(color))
            shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, half.width())
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading) | int(Qt.TextFlag.TextSingleLine)
            draw_placed(painter, half, flags, shown)
            half.moveTop(half.bottom() + 1)
        painter.restore()


class KeptTurnsDialog(QDialog):
    """The kept turns, to choose one of. Closes itself when one is chosen.

    Signals:
        searched: A text that the message must hold; answer with ``show_page`` or ``show_error``.
        more_requested: The page after this cursor; answer with ``show_page(..., more=True)``.
        chosen: Id of a turn.

    Attributes:
        entry: Where one searches.
        view: The turns.
        use: The button that takes the current one.
    """

    searched = Signal(str)
    more_requested = Signal(str)
    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Choose a kept turn"))
        self._cursor = ""
        now = theme.active()
        self.resize(now.scaled(620), min(now.scaled(520), 760))
        self.entry = InputLine()
        set_hint(self.entry, tr("Words of the message"))
        self.entry.setAccessibleName(tr("Search the kept turns"))
        self.model = TurnsModel(self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(_Delegate(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setAccessibleName(tr("Kept turns"))
        self._state = PageState()
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._state)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(self.entry)
        column.addWidget(holder, 1)
        column.addLayout(self._make_foot())
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_QUIET_MS)
        self._quiet.timeout.connect(lambda: self.searched.emit(self.entry.text().strip()))
        self.entry.textEdited.connect(self._search_soon)
        self.view.activated.connect(self._take)
        self.view.selectionModel().currentChanged.connect(self._enable)
        self.show_loading()

    def _make_foot(self) -> QHBoxLayout:
        self.more = QPushButton(tr("Older turns"))
        self.more.setAutoDefault(False)
        self.more.clicked.connect(lambda: self.more_requested.emit(self._cursor))
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.use = QPushButton(tr("Use this turn"))
        self.use.setProperty("kind", "primary")
        self.use.setDefault(True)
        self.use.clicked.connect(self._take)
        foot = QHBoxLayout()
        foot.addWidget(self.more)
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.use)
        return foot

    def _search_soon(self) -> None:
        self._quiet.start()

    def show_loading(self) -> None:
        """The turns are on their way."""
        self._say("", tr("Looking for the kept turns"), busy=True)

    def show_page(self, page: TurnPage, *, more: bool = False) -> None:
        """Turns, or more of them behind those that are shown."""
        self._cursor = page.next_cursor
        if more:
            self.model.add_turns(page.turns)
        else:
            self.model.set_turns(page.turns)
        self.more.setVisible(bool(page.next_cursor))
        if not self.model.rowCount():
            if self.entry.text().strip():
                self._say(tr("No turn holds this"), tr("Search for fewer words."), icon="inspector")
            else:
                self._say(
                    tr("No turn is kept"), tr("Ask something in the chat; it can be opened here then."), icon="chat"
                )
            return
        self._stack.setCurrentIndex(0)
        if not more:
            self.view.setCurrentIndex(self.model.index(0))
        self._enable()

    def show_error(self, title: str, text: str) -> None:
        """The turns cannot be had."""
        self._say(title, text, icon="warning")

    def state(self) -> PageState:
        """What stands in the place of turns."""
        return self._state

    def _say(self, title: str, text: str, *, icon: str = "", busy: bool = False) -> None:
        self.more.hide()
        self._state.show_state(title, text, icon=icon, busy=busy)
        self._stack.setCurrentIndex(1)
        self.use.setEnabled(False)

    def _enable(self) -> None:
        self.use.setEnabled(self._stack.currentIndex() == 0 and self.view.currentIndex().isValid())

    def _take(self) -> None:
        index = self.view.currentIndex()
        if self.use.isEnabled() and index.isValid():
            self.chosen.emit(self.model.turn(index.row()).turn_id)
            self.accept()


class PasteDialog(QDialog):
    """A conversation as another program keeps it. It stays open until it could be read.

    Signals:
        pasted: The text; answer with ``show_error``, or close it.

    Attributes:
        editor: Where it is pasted.
        use: The button that reads it.
    """

    pasted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Paste a conversation"))
        now = theme.active()
        self.resize(now.scaled(620), min(now.scaled(480), 720))
        hint = PlainLabel(
            tr(
                "Messages as JSON: of OpenAI, Anthropic, Gemini, the Vercel AI SDK, LangChain, "
                "pydantic-ai, MCP or Dost. Or text: “User: …”, “Assistant: …”. The last message of the "
                "user is asked; what stands before it is the history."
            ),
            "small-muted",
            wrap=True,
        )
        self.editor = QPlainTextEdit()
        self.editor.setProperty("kind", "fixed")
        self.editor.setAccessibleName(tr("The conversation"))
        self.editor.setPlaceholderText('[{"role": "user", "content": "…"}, …]')
        self.editor.setTabChangesFocus(True)
        self._error = PlainLabel(kind="small-bad", wrap=True)
        self._error.hide()
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.use = QPushButton(tr("Use it"))
        self.use.setProperty("kind", "primary")
        self.use.setEnabled(False)
        self.use.clicked.connect(self._read)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.use)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(hint)
        column.addWidget(self.editor, 1)
        column.addWidget(self._error)
        column.addLayout(foot)
        self.editor.textChanged.connect(self._edited)

    def show_error(self, text: str) -> None:
        """It cannot be read, and what is wrong with it."""
        self._error.setText(f"✗ {text}")
        self._error.show()
        self.use.setEnabled(True)
        self.editor.setFocus()

    def error(self) -> str:
        """What is wrong with it; empty where nothing is said."""
        return "" if self._error.isHidden() else self._error.text()

    def _edited(self) -> None:
        self._error.hide()
        self.use.setEnabled(bool(self.editor.toPlainText().strip()))

    def _read(self) -> None:
        self.use.setEnabled(False)
        self.pasted.emit(self.editor.toPlainText())
