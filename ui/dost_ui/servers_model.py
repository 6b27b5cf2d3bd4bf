"""The servers as a list model, and their painter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from dost_engine.types import ServerState, ServerStatus
from dost_ui import theme, wording
from dost_ui.mirror import draw_text, turn_over
from dost_ui.row_ground import paint_ground
from dost_ui.service_words import said
from dost_ui.translation import marked, tr, trn

if TYPE_CHECKING:
    from collections.abc import Sequence

AnyIndex = QModelIndex | QPersistentModelIndex

STATE_WORDS = {
    ServerState.DISABLED: (marked("disabled"), "faint"),
    ServerState.RESOLVING: (marked("waiting to start"), "warning"),
    ServerState.STARTING: (marked("starting"), "warning"),
    ServerState.READY: (marked("ready"), "good"),
    ServerState.DEGRADED: (marked("degraded"), "warning"),
    ServerState.FAILED: (marked("failed"), "bad"),
    ServerState.NEEDS_SIGN_IN: (marked("needs sign-in"), "warning"),
    ServerState.STOPPING: (marked("stopping"), "faint"),
}
"""The word and the colour of the dot beside it."""

_ROLE = Qt.ItemDataRole.UserRole


class ServersModel(QAbstractListModel):
    """Servers in the order of the file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._servers: tuple[ServerStatus, ...] = ()

    def set_servers(self, servers: Sequence[ServerStatus]) -> None:
        """Other values. The same names in the same order change in place, so that the selection stays."""
        same = [one.name for one in servers] == [one.name for one in self._servers]
        if same:
            self._servers = tuple(servers)
            if servers:
                self.dataChanged.emit(self.index(0), self.index(len(servers) - 1))
            return
        self.beginResetModel()
        self._servers = tuple(servers)
        self.endResetModel()

    def servers(self) -> tuple[ServerStatus, ...]:
        """All servers."""
        return self._servers

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Servers."""
        return 0 if parent.isValid() else len(self._servers)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """Name, tool tip, words for screen readers, the status itself."""
        if not index.isValid():
            return None
        server = self._servers[index.row()]
        if role == _ROLE:
            return server
        if role == Qt.ItemDataRole.DisplayRole:
            return wording.server_label(server.name)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{wording.server_label(server.name)}, {second_line(server)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return wording.tooltip(
                "\n".join(filter(None, (wording.server_label(server.name), server.target, said(server.error))))
            )
        return None


def second_line(server: ServerStatus) -> str:
    """What stands under the name: ``ready · 6 tools``, or the state and the error."""
    word = tr(STATE_WORDS[server.state][0])
    if server.error and server.state is not ServerState.READY:
        return f"{word} · {said(server.error)}"
    parts = [word]
    if server.tools or server.usable:
        parts.append(trn("%n tool", "%n tools", server.tools))
    if server.cached:
        parts.append(tr("as of the last time"))
    if server.skipped:
        parts.append(trn("%n left out", "%n left out", len(server.skipped)))
    return " · ".join(parts)


class ServersDelegate(QStyledItemDelegate):
    """A dot with its word, the name, what there is to say."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        """Two lines."""
        return QSize(160, theme.active().row("connection"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one server."""
        server: ServerStatus = index.data(_ROLE)
        now = theme.active()
        painter.save()
        turn_over(painter, option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect).adjusted(6, 2, -6, -2)
        paint_ground(painter, box, option.state)
        color = STATE_WORDS[server.state][1]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.color(color))
        across = now.scaled(8)
        inner = box.adjusted(22 + across, now.scaled(5), -10, -now.scaled(5))
        upper = QRect(inner.left(), inner.top(), inner.width(), inner.height() // 2)
        painter.drawEllipse(box.left() + 12, upper.center().y() - across // 2 + 1, across, across)
        _line(painter, upper, wording.server_label(server.name), "strong", "ink")
        lower = QRect(inner.left(), upper.bottom(), inner.width(), inner.height() // 2 + 1)
        _line(painter, lower, second_line(server), "small", "bad" if color == "bad" else "muted")
        painter.restore()


def _line(painter: QPainter, box: QRect, text: str, role: theme.FontRole, color: str) -> None:
    now = theme.active()
    painter.setFont(now.font(role))
    painter.setPen(now.color(color))
    shown = QFontMetrics(painter.font()).elidedText(" ".join(text.split()), Qt.TextElideMode.ElideRight, box.width())
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, box, int(flags) | int(Qt.TextFlag.TextSingleLine), shown)
