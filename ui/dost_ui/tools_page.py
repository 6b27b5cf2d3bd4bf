"""Every tool of every server, searchable.

Public: ``ToolsPage``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.choice_bar import ChoiceBar
from dost_ui.labels import PlainLabel
from dost_ui.page_header import PageHeader
from dost_ui.page_states import PageState
from dost_ui.schema_dialog import SchemaDialog
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import ToolInfo

AnyIndex = QModelIndex | QPersistentModelIndex

_ROLE = Qt.ItemDataRole.UserRole
_WARNINGS_SHOWN = 4  # below the list; the tool tip has them all
WARNS = "\u26a0\ufe0e"  # as a character of the font, not as an emoji


class ToolsModel(QAbstractListModel):
    """Tools in the order given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tools: tuple[ToolInfo, ...] = ()

    def set_tools(self, tools: Sequence[ToolInfo]) -> None:
        """Other tools."""
        self.beginResetModel()
        self._tools = tuple(tools)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Tools."""
        return 0 if parent.isValid() else len(self._tools)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """Name, tool tip, words for screen readers, the tool itself."""
        if not index.isValid():
            return None
        info = self._tools[index.row()]
        if role == _ROLE:
            return info
        if role == Qt.ItemDataRole.DisplayRole:
            return info.tool.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            decided = tr(", banned") if info.choice.banned else (tr(", pinned") if info.choice.pinned else "")
            warned = tr(", warning: {join}", join=" ".join(info.warnings)) if info.warnings else ""
            return tr(
                "{name} of {server}{decided}{warned}: {description}",
                name=info.tool.name,
                server=info.tool.server,
                decided=decided,
                warned=warned,
                description=info.tool.description,
            )
        if role == Qt.ItemDataRole.ToolTipRole:
            return wording.tooltip("\n".join([info.tool.id, *_marked(info), info.tool.description]).strip())
        return None


class ToolsFilter(QSortFilterProxyModel):
    """Keeps the tools that hold every typed word in their id, description or warnings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()

    def set_text(self, text: str) -> None:
        """What was typed."""
        self.beginFilterChange()
        self._words = tuple(text.casefold().split())
        self.endFilterChange()

    def filterAcceptsRow(self, source_row: int, source_parent: AnyIndex) -> bool:  # noqa: N802 - Qt
        """Every word must be found."""
        if not self._words:
            return True
        info: ToolInfo = self.sourceModel().index(source_row, 0, source_parent).data(_ROLE)
        held = " ".join([info.tool.id, info.tool.description, *_marked(info)]).casefold()
        return all(word in held for word in self._words)


class ToolsDelegate(QStyledItemDelegate):
    """Name, server and tokens on one line, the description below; a mark before the name of what is warned of."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        """Two lines."""
        return QSize(200, theme.active().scaled(54))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one tool."""
        info: ToolInfo = index.data(_ROLE)
        now = theme.active()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            selected = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.color("accent.soft" if selected else "window"))
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 8, 8)
        else:
            painter.setPen(now.color("line"))
            painter.drawLine(box.left() + 10, box.bottom(), box.right() - 10, box.bottom())
        inner = box.adjusted(10, now.scaled(6), -12, -now.scaled(6))
        half = inner.height() // 2
        decided = tr("never · ") if info.choice.banned else (tr("always · ") if info.choice.pinned else "")
        note = tr(
            "{decided}{server} · ≈\u00a0{tokens} tokens",
            decided=decided,
            server=wording.isolated(info.tool.server),
            tokens=wording.tokens(info.tokens),
        )
        small = QFontMetrics(now.font("small"))
        note = small.elidedText(note, Qt.TextElideMode.ElideLeft, inner.width() // 2)
        width = small.horizontalAdvance(note)
        upper = QRect(inner.left(), inner.top(), inner.width() - width - 12, half)
        if info.warnings:
            _line(painter, upper, WARNS, "fixed", "warning")
            upper.setLeft(upper.left() + QFontMetrics(now.font("fixed")).horizontalAdvance(f"{WARNS} "))
        _line(painter, upper, info.tool.name, "fixed", "ink")
        _line(painter, QRect(inner.right() - width, inner.top(), width + 2, half), note, "small", "muted")
        about = info.tool.description or tr("no description")
        _line(painter, QRect(inner.left(), inner.top() + half, inner.width(), half + 1), about, "small", "muted")
        painter.restore()


def _marked(info: ToolInfo) -> list[str]:
    return [f"{WARNS} {warning}" for warning in info.warnings]


def _line(painter: QPainter, box: QRect, text: str, role: theme.FontRole, color: str) -> None:
    now = theme.active()
    painter.setFont(now.font(role))
    painter.setPen(now.color(color))
    line = " ".join(text[:600].split())
    shown = QFontMetrics(painter.font()).elidedText(line, Qt.TextElideMode.ElideRight, box.width())
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box, int(flags) | int(Qt.TextFlag.TextSingleLine), shown)


class ToolsPage(QFrame):
    """The page.

    Signals:
        run_requested: The tool is to be run by hand (tool id).
        servers_requested: The person wants to add servers (from the empty page).

    Attributes:
        warnings: What there is to be careful about with the selected tool.
        choices: What is decided about it.
    """

    run_requested = Signal(str)
    servers_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        self._has_tools = False
        self._renewing = False  # the list is; what is selected will be again
        self.header = PageHeader(tr("Tools"))
        self.schema_button = self.header.add_button(tr("Schema"))
        self.run_button = self.header.add_button(tr("Run…"), "primary")
        self.schema_button.clicked.connect(self._show_schema)
        self.run_button.clicked.connect(self._run)
        self.search = QLineEdit()
        self.search.setProperty("kind", "query")
        self.search.setPlaceholderText(tr("Search names, servers and descriptions"))
        self.search.setAccessibleName(tr("Search tools"))
        self.search.setClearButtonEnabled(True)
        self.model = ToolsModel(self)
        self.filter = ToolsFilter(self)
        self.filter.setSourceModel(self.model)
        self.search.textChanged.connect(self._searched)
        self.view = QListView()
        self.view.setModel(self.filter)
        self.view.setItemDelegate(ToolsDelegate(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setAccessibleName(tr("Tools"))
        self.view.activated.connect(self._run)
        self.view.selectionModel().currentChanged.connect(self._update_buttons)
        self._state = PageState()
        self._state.action.connect(self.servers_requested)
        self.warnings = PlainLabel("", "small-warning", wrap=True)
        self.warnings.make_selectable()
        self.warnings.hide()
        self.choices = ChoiceBar()
        self._stack = QStackedLayout()
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._state)
        body = QVBoxLayout()
        body.setContentsMargins(20, 14, 12, 12)
        body.setSpacing(8)
        body.addWidget(self.search)
        body.addLayout(self._stack, 1)
        body.addWidget(self.warnings)
        body.addWidget(self.choices)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addLayout(body, 1)
        self.set_tools(())

    def set_tools(self, tools: tuple[ToolInfo, ...]) -> None:
        """Other tools."""
        current, self._renewing = self.current(), True
        self.model.set_tools(tools)
        self._has_tools = bool(tools)
        if current is not None:
            at = next((row for row in range(self.filter.rowCount()) if self._at(row).tool.id == current.tool.id), -1)
            if at >= 0:
                self.view.setCurrentIndex(self.filter.index(at, 0))
        self._renewing = False
        self._searched(self.search.text())

    def show_loading(self, text: str) -> None:
        """The tools are not known yet."""
        self._state.show_state("", text, busy=True)
        self._stack.setCurrentIndex(1)

    def current(self) -> ToolInfo | None:
        """The selected tool."""
        index = self.view.currentIndex()
        return self._at(index.row()) if index.isValid() else None

    def state(self) -> PageState:
        """What stands in the place of the list."""
        return self._state

    def _at(self, row: int) -> ToolInfo:
        info: ToolInfo = self.filter.index(row, 0).data(_ROLE)
        return info

    def _searched(self, text: str) -> None:
        self.filter.set_text(text)
        shown, every = self.filter.rowCount(), self.model.rowCount()
        words = tr("{shown} of {tools}", shown=wording.number(shown), tools=trn("%n tool", "%n tools", every))
        self.header.set_note(words if text.strip() else trn("%n tool", "%n tools", every))
        if shown:
            self._stack.setCurrentIndex(0)
        elif self._has_tools:
            self._state.show_state(tr("Nothing found"), tr("No tool holds all of these words."), icon="inspector")
            self._stack.setCurrentIndex(1)
        else:
            self._state.show_state(
                tr("No tools yet"),
                tr("Tools come from MCP servers. Add one, and its tools are listed here."),
                icon="tools",
                button=tr("Go to servers"),
            )
            self._stack.setCurrentIndex(1)
        self._update_buttons()

    def _update_buttons(self) -> None:
        info = self.current()
        chosen = info is not None
        self.warnings.setText("\n".join(_marked(info)[:_WARNINGS_SHOWN]) if info is not None else "")
        self.warnings.setVisible(bool(self.warnings.text()))
        if not self._renewing:
            self.choices.set_tool(info)
        self.run_button.setEnabled(chosen)
        self.schema_button.setEnabled(chosen)

    def _run(self) -> None:
        info = self.current()
        if info is not None:
            self.run_requested.emit(info.tool.id)

    def _show_schema(self) -> None:
        info = self.current()
        if info is not None:
            dialog = SchemaDialog(info, self.window())
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
