"""The rows of the tree of tools: a switch, a name, what there is to say.

Public: ``ToolsDelegate``, ``note_of``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme, wording
from dost_ui.mirror import draw_text, turn_over, turned_point, upright
from dost_ui.row_ground import paint_ground
from dost_ui.tools_model import INFO_ROLE, WARNS, ServerRow, server_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel

    from dost_engine.types import ToolInfo

AnyIndex = QModelIndex | QPersistentModelIndex

_BOX_PX = 15
_LINES_PX = 38
"""Of both lines of a row together."""


class ToolsDelegate(QStyledItemDelegate):
    """Two lines for a tool, one for a server, both of one height.

    Signals:
        arrow_pressed: Server name, and whether it is to be open.
    """

    arrow_pressed = Signal(str, bool)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: N802 - Qt
        """The same for every row."""
        return QSize(160, theme.active().row("tool"))

    def arrow_rect(self, row: QRect) -> QRect:
        """Where the arrow of a server's row is."""
        size = theme.active().scaled(_BOX_PX)
        return QRect(row.left() + 6, row.top() + (row.height() - size) // 2, size, size)

    def switch_rect(self, row: QRect, *, is_server: bool) -> QRect:
        """Where the switch of a row is."""
        size = theme.active().scaled(_BOX_PX)
        left = row.left() + 6 + (size + 6) * (1 if is_server else 2)
        return QRect(left, row.top() + (row.height() - size) // 2, size, size)

    def editorEvent(  # noqa: N802 - Qt
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        """A click on the switch or the space bar sets it; a click on the arrow of a server opens or closes it."""
        server = index.data(INFO_ROLE) if isinstance(index.data(INFO_ROLE), ServerRow) else None
        if isinstance(event, QMouseEvent):
            row = QRect(option.rect)
            at = turned_point(event.position().toPoint(), row)
            released = event.type() == QEvent.Type.MouseButtonRelease and event.button() is Qt.MouseButton.LeftButton
            if server is not None and released and self.arrow_rect(row).adjusted(-6, -12, 3, 12).contains(at):
                self.arrow_pressed.emit(server.name, not server.opened)
                return True
            if not self.switch_rect(row, is_server=server is not None).adjusted(-3, -12, 6, 12).contains(at):
                return False
            if not released:
                return event.type() == QEvent.Type.MouseButtonDblClick
        elif not isinstance(event, QKeyEvent) or event.key() not in {Qt.Key.Key_Space, Qt.Key.Key_Select}:
            return False
        on = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) is Qt.CheckState.Checked
        wanted = Qt.CheckState.Unchecked if on else Qt.CheckState.Checked
        return model.setData(index, wanted, Qt.ItemDataRole.CheckStateRole)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one row."""
        box = QRect(option.rect)
        painter.save()
        turn_over(painter, box)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, box.adjusted(0, 1, -4, -1), option.state)
        row = index.data(INFO_ROLE)
        is_server = isinstance(row, ServerRow)
        switch = self.switch_rect(box, is_server=is_server)
        with upright(painter, switch):
            paint_switch(painter, switch, Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)))
        inner = QRect(box)
        inner.setLeft(switch.right() + 12)
        inner.setRight(box.right() - 12)
        if isinstance(row, ServerRow):
            _paint_arrow(painter, self.arrow_rect(box), opened=row.opened)
            _paint_server(painter, inner, row)
        else:
            _paint_tool(painter, inner, row)
        painter.restore()


def paint_switch(painter: QPainter, box: QRect, state: Qt.CheckState) -> None:
    """A box: empty, with a tick, or with a bar where only some are on."""
    now = theme.active()
    on = state is not Qt.CheckState.Unchecked
    painter.setPen(QPen(now.color("accent" if on else "muted"), 1))
    painter.setBrush(now.color("accent" if on else "panel"))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QPen(now.color("accent.ink"), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    left, middle, step = box.left() + 4, box.center().y(), box.width() // 4
    if state is Qt.CheckState.PartiallyChecked:
        painter.drawLine(left, middle, box.right() - 3, middle)
    elif on:
        painter.drawLine(left, middle + 1, left + step - 1, middle + step)
        painter.drawLine(left + step - 1, middle + step, box.right() - 3, box.top() + 5)


def _paint_arrow(painter: QPainter, box: QRect, *, opened: bool) -> None:
    painter.setPen(QPen(theme.active().color("muted"), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle, reach = box.center(), max(3, box.width() // 4)
    for side in (-1, 1):
        tip = middle + (QPoint(0, reach // 2) if opened else QPoint(reach // 2, 0))
        end = middle + (QPoint(side * reach, -reach // 2) if opened else QPoint(-reach // 2, side * reach))
        painter.drawLine(end, tip)


def _paint_server(painter: QPainter, box: QRect, row: ServerRow) -> None:
    note = server_words(row)
    width = min(QFontMetrics(theme.active().font("small")).horizontalAdvance(note), box.width() // 2)
    _line(
        painter,
        QRect(box.left(), box.top(), box.width() - width - 12, box.height()),
        wording.server_label(row.name),
        "strong",
        "ink",
    )
    _line(painter, QRect(box.right() - width, box.top(), width + 2, box.height()), note, "small", "muted")


def _paint_tool(painter: QPainter, box: QRect, info: ToolInfo) -> None:
    now = theme.active()
    margin = max((box.height() - now.scaled(_LINES_PX)) // 2, 0)
    inner = box.adjusted(0, margin, 0, -margin)
    half = inner.height() // 2
    name_px = QFontMetrics(now.font("fixed")).horizontalAdvance(info.tool.name)
    note = note_of(info, max(inner.width() // 2, inner.width() - 12 - name_px))
    width = QFontMetrics(now.font("small")).horizontalAdvance(note)
    upper = QRect(inner.left(), inner.top(), inner.width() - width - 12, half)
    if info.warnings:
        _line(painter, upper, WARNS, "fixed", "warning")
        upper.setLeft(upper.left() + QFontMetrics(now.font("fixed")).horizontalAdvance(f"{WARNS} "))
    _line(painter, upper, info.tool.name, "fixed", "muted" if info.choice.banned else "ink")
    _line(painter, QRect(inner.right() - width, inner.top(), width + 2, half), note, "small", "muted")
    about = info.tool.description or tr("no description")
    _line(painter, QRect(inner.left(), inner.top() + half, inner.width(), half + 1), about, "small", "muted")


def note_of(info: ToolInfo, room_px: int) -> str:
    """What stands beside a tool's name: what is decided and how many tokens it takes, or as much as has room, whole."""
    decided = tr("never") if info.choice.banned else (tr("always") if info.choice.pinned else "")
    tokens = tr("≈\u00a0{tokens} tokens", tokens=wording.tokens(info.tokens))
    small = QFontMetrics(theme.active().font("small"))
    whole = f"{decided} · {tokens}" if decided else tokens
    return next((one for one in (whole, decided) if small.horizontalAdvance(one) <= room_px), "")


def _line(painter: QPainter, box: QRect, text: str, role: theme.FontRole, color: str) -> None:
    now = theme.active()
    painter.setFont(now.font(role))
    painter.setPen(now.color(color))
    line = " ".join(text[:600].split())
    shown = QFontMetrics(painter.font()).elidedText(line, Qt.TextElideMode.ElideRight, box.width())
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, box, int(flags) | int(Qt.TextFlag.TextSingleLine), shown)
