"""The conversations, in the left column: look for one, open it, give it another title, take it out.

Public: ``ConversationList``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme
from dost_ui.commands import tip_with
from dost_ui.conversation_model import LONGEST_TITLE, ConversationModel, ConversationRow
from dost_ui.icons import icon
from dost_ui.labels import PlainLabel
from dost_ui.mirror import draw_placed, draw_text, set_hint, set_margins
from dost_ui.row_ground import paint_bar_of_chosen
from dost_ui.text_room import even_width
from dost_ui.translation import tr
from dost_ui.undo_line import UndoLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

_MARGIN_PX = 11


class _Delegate(QStyledItemDelegate):
    """Paints headings and titles; all rows are as high, so that 2,000 cost as much as the 20 that are seen."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        return QSize(80, theme.active().row("conversation"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        now, row = theme.active(), index.data(ConversationModel.ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect).adjusted(1, 1, -1, -1)
        if row is None:
            painter.setFont(now.font("tiny"))
            painter.setPen(now.color("muted"))
            inner = box.adjusted(_MARGIN_PX, 0, -_MARGIN_PX, -4)
            side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom
            draw_placed(painter, inner, int(side), str(index.data()))
        else:
            self._paint_row(painter, box, option, index)
        painter.restore()

    def _paint_row(
        self,
        painter: QPainter,
        box: QRect,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        now, row = theme.active(), index.data(ConversationModel.ROW)
        is_open = bool(index.data(ConversationModel.OPEN))
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if is_open or focused or over:
            painter.setPen(QPen(now.color("accent"), 1) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(now.color("accent.soft" if is_open else "sunk"))
            painter.drawRoundedRect(box, 8, 8)
            if is_open:
                paint_bar_of_chosen(painter, box)
        inner = box.adjusted(_MARGIN_PX, 0, -_MARGIN_PX, 0)
        if not row.kept:
            inner = _paint_mark(painter, inner, option, tr("not kept"))
        font = now.font()
        if is_open:
            font.setWeight(font.Weight(500))
        painter.setFont(font)
        painter.setPen(now.color("ink" if is_open else "muted"))
        elided = QFontMetrics(font).elidedText(str(index.data()), Qt.TextElideMode.ElideRight, inner.width())
        side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        draw_placed(painter, inner, int(side), elided)

    def createEditor(  # noqa: N802 - Qt
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """One line for the title."""
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_TITLE)
        editor.setProperty("kind", "small")
        editor.setAccessibleName(tr("Title of the conversation"))
        return editor


class _View(QListView):
    """Return opens, F2 gives another title, Delete takes out."""

    opened = Signal(QModelIndex)
    delete_pressed = Signal(QModelIndex)
    undo_pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "conversations")
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.SinglePass)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setEditTriggers(QListView.EditTrigger.EditKeyPressed)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName(tr("Conversations"))
        self.setTabKeyNavigation(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_pressed.emit()
        elif event.key() == Qt.Key.Key_Delete and index.isValid():
            self.delete_pressed.emit(index)
        elif event.key() == Qt.Key.Key_F2 and index.isValid():
            self.edit(index)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and index.isValid():
            self.opened.emit(index)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        """The keys begin at the first conversation, which is not the first row."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount() > 1:
            self.setCurrentIndex(self.model().index(1, 0))


class ConversationList(QWidget):
    """Heading, search, the list, and what just happened to it.

    Signals:
        chosen: A conversation is to be opened (its id).
        new_wanted: A new one is to be begun.
        renamed: It is to have another title (its id, the title).
        removed: It is to be taken out (its id).
        undo_wanted: What was taken out last is to come back.
        undo_ended: It can come back no more: its time is up.
        export_wanted: It is to be exported (its id).
        keep_wanted: It is to be kept, or to be kept no more (its id, whether).
        searched: Words are looked for; empty: none. Answer with ``set_found``.

    Attributes:
        model: The conversations.
        view: The list.
        search: The words that are looked for.
        undo: What was taken out last, for some seconds.
    """

    chosen = Signal(str)
    new_wanted = Signal()
    renamed = Signal(str, str)
    removed = Signal(str)
    undo_wanted = Signal()
    undo_ended = Signal()
    export_wanted = Signal(str)
    keep_wanted = Signal(str, bool)
    searched = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ConversationModel(self)
        self.view = _View()
        self.view.setModel(self.model)
        self.view.setItemDelegate(_Delegate(self.view))
        self.search = QLineEdit()
        self.search.setProperty("kind", "small")
        set_hint(self.search, tr("Search conversations"))
        self.search.setAccessibleName(tr("Search conversations"))
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.note = PlainLabel(kind="small-muted", wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.new_button = QPushButton()
        self.new_button.setProperty("kind", "flat")
        self.new_button.setAccessibleName(tr("New conversation"))
        self.new_button.setToolTip(tip_with("Ctrl+N", tr("New conversation")))
        self.undo = UndoLine()
        self._lay_out()
        self._connect()
        self._show_state()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        set_margins(head, _MARGIN_PX, 0, 0, 0)
        head.addWidget(PlainLabel(tr("CONVERSATIONS"), "section"), 1)
        head.addWidget(self.new_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.search)
        column.addWidget(self.view, 1)
        column.addWidget(self.note)
        column.addWidget(self.undo)
        self._set_icon()

    def _connect(self) -> None:
        self.model.renamed.connect(self.renamed)
        self.model.modelReset.connect(self._show_state)
        self.view.clicked.connect(self._open)
        self.view.opened.connect(self._open)
        self.view.delete_pressed.connect(lambda index: self.removed.emit(index.data(ConversationModel.ROW).id))
        self.view.undo_pressed.connect(self._undo_by_key)
        self.undo.wanted.connect(self.undo_wanted)
        self.undo.ended.connect(self.undo_ended)
        self.view.customContextMenuRequested.connect(self._menu)
        self.search.textChanged.connect(lambda text: self.searched.emit(" ".join(text.split())))
        self.new_button.clicked.connect(self.new_wanted)

    # ----------------------------------------------------------------------------------------------- using

    def set_conversations(self, rows: Sequence[ConversationRow]) -> None:
        """Show these. The current row stays on its conversation, or near where it was. Emits nothing."""
        current = self.view.currentIndex()
        row = current.data(ConversationModel.ROW) if current.isValid() else None
        at, bar = current.row(), self.view.verticalScrollBar().value()
        self.model.set_conversations(rows)
        if row is not None and not self.view.currentIndex().isValid():
            index = self.model.index_of(row.id)
            near = self.model.index(min(at, self.model.rowCount() - 1))
            self.view.setCurrentIndex(index if index.isValid() else near)
            self.view.verticalScrollBar().setValue(bar)
        self._show_state()

    def set_open(self, conversation: str) -> None:
        """Mark the one that is open, and make it the current one."""
        self.model.set_open(conversation)
        index = self.model.index_of(conversation)
        if index.isValid():
            self.view.setCurrentIndex(index)

    def set_found(self, ids: frozenset[str] | None) -> None:
        """Show only these; None shows all."""
        self.model.set_found(ids)
        self._show_state()

    def show_went(self, title: str) -> None:
        """A conversation was taken out and can be brought back; an empty title ends that."""
        self.undo.say(tr("Deleted “{title}”", title=title) if title else "")

    def set_problem(self, text: str) -> None:
        """What cannot be kept or read, or empty."""
        self._problem = text
        self._show_state()

    def can_undo(self) -> bool:
        """Whether what was taken out last can be brought back."""
        return bool(self.undo.said())

    def rename(self, conversation: str) -> None:
        """Let a person type another title."""
        index = self.model.index_of(conversation)
        if index.isValid():
            self.view.setCurrentIndex(index)
            self.view.edit(index)

    # ---------------------------------------------------------------------------------------------- within

    _problem = ""

    def _show_state(self) -> None:
        shown = len(self.model.conversations())
        said = ""
        if not self.model.count():
            said = tr("Your conversations will be listed here.")
        elif not shown:
            said = tr("In no conversation were all these words said.")
        self.note.setText(self._problem or said)
        self.note.set_kind("small-bad" if self._problem else "small-muted")
        self.note.setVisible(bool(self._problem or said))
        self._spread_note()
        self.view.setVisible(bool(shown))
        self.search.setVisible(self.model.count() > 0)

    def _spread_note(self) -> None:
        """Lines as long as each other: no word stands alone in the last."""
        room = self.width() - _MARGIN_PX - 4
        taken = even_width(self.note.text(), "small", max(room, 80)) + 1
        set_margins(self.note, _MARGIN_PX, 0, max(self.width() - _MARGIN_PX - taken, 4), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """The note follows the width."""
        super().resizeEvent(event)
        self._spread_note()

    def _undo_by_key(self) -> None:
        if self.can_undo():
            self.undo_wanted.emit()

    def _open(self, index: QModelIndex) -> None:
        row = index.data(ConversationModel.ROW)
        if row is not None:
            self.chosen.emit(row.id)

    def _menu(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        row = index.data(ConversationModel.ROW) if index.isValid() else None
        if row is None:
            return
        self.view.setCurrentIndex(index)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Open"), lambda: self.chosen.emit(row.id))
        menu.addAction(tr("Rename"), QKeySequence("F2"), lambda: self.view.edit(index))
        menu.addAction(tr("Export…"), lambda: self.export_wanted.emit(row.id))
        words = tr("Do not keep this conversation") if row.kept else tr("Keep this conversation")
        menu.addAction(words, lambda: self.keep_wanted.emit(row.id, not row.kept))
        menu.addSeparator()
        menu.addAction(tr("Delete"), QKeySequence("Del"), lambda: self.removed.emit(row.id))
        menu.popup(self.view.viewport().mapToGlobal(at))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        """In the search: Down goes to the list, Escape empties it, Return opens the first."""
        if watched is not self.search or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        key = event.key()  # type: ignore[attr-defined]  # of a key event
        if key == Qt.Key.Key_Down and self.view.isVisible():
            self.view.setCurrentIndex(self.model.index(1))
            self.view.setFocus()
        elif key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.model.conversations():
            self.chosen.emit(self.model.conversations()[0].id)
        else:
            return super().eventFilter(watched, event)
        return True

    def _set_icon(self) -> None:
        size = theme.active().scaled(15)
        self.new_button.setIcon(icon("add", "muted", size))
        self.new_button.setIconSize(QSize(size, size))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The icon follows the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "new_button"):
            self._set_icon()


def _paint_mark(painter: QPainter, box: QRect, option: QStyleOptionViewItem, words: str) -> QRect:
    """Words at the end of a row; what is left of the row."""
    now = theme.active()
    painter.setFont(now.font("tiny"))
    painter.setPen(now.color("warning"))
    width = QFontMetrics(painter.font()).horizontalAdvance(words)
    part = QRect(box.right() - width, box.top(), width + 2, box.height())
    rest = box.adjusted(0, 0, -width - 8, 0)
    draw_text(painter, QStyle.visualRect(option.direction, box, part), int(Qt.AlignmentFlag.AlignVCenter), words)
    return QStyle.visualRect(option.direction, box, rest)
