"""Tools by server as a tree with switches, filtered by words.

To Qt it is a list whose rows are servers and, below each that is open, its tools: a tree of Qt's asks several things of
every row when it is laid out, which takes a tenth of a second for 5,000 tools.

Public: ``ToolsTree``, ``ServerRow``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from dost_engine.types import ToolInfo
from dost_ui import wording
from dost_ui.service_words import said
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from collections.abc import Sequence

AnyIndex = QModelIndex | QPersistentModelIndex

INFO_ROLE = Qt.ItemDataRole.UserRole
WARNS = "\u26a0\ufe0e"  # as a character of the font, not as an emoji


@dataclass(frozen=True, slots=True)
class ServerRow:
    """What a server's row says.

    Attributes:
        name: The server.
        tools: Its tools.
        on: Those of them that may be picked.
        shown: Those that the filter lets through.
        opened: Whether its tools stand below it.
    """

    name: str
    tools: int
    on: int
    shown: int
    opened: bool = True


@dataclass(slots=True)
class _Group:
    name: str
    infos: list[ToolInfo]
    held: list[str]  # what the filter looks at, one text a tool
    rows: list[int] = field(default_factory=list)  # places in ``infos`` that are shown


class ToolsTree(QAbstractListModel):
    """Servers in the order of their first tools, and the tools of each in the order given.

    A switch that is off means that the tool is never picked and never offered. A switch acts at once; whoever keeps
    it gives the tools anew when that failed.

    Signals:
        switched: Ids of tools, and whether they are on.
    """

    switched = Signal(object, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: list[_Group] = []
        self._rows: list[tuple[_Group, int]] = []  # a server's own row has the place -1
        self._closed: set[str] = set()
        self._words: tuple[str, ...] = ()
        self._shown = 0

    # ------------------------------------------------------------------------------------------------ filling

    def set_tools(self, tools: Sequence[ToolInfo]) -> None:
        """Other tools; the filter stays, and so does what is closed."""
        groups: dict[str, _Group] = {}
        for info in tools:
            group = groups.setdefault(info.tool.server, _Group(info.tool.server, [], []))
            group.infos.append(info)
            group.held.append(_held(info))
        self.beginResetModel()
        self._groups = list(groups.values())
        self._lay_out()
        self.endResetModel()

    def set_filter(self, text: str) -> None:
        """Show the tools that hold every one of these words in their id, description, own words, tags or warnings."""
        words = tuple(text.casefold().split())
        if words == self._words:
            return
        self.beginResetModel()
        self._words = words
        self._lay_out()
        self.endResetModel()

    def set_open(self, server: str, *, opened: bool) -> None:
        """Show the tools of a server below it, or not. While something is searched for, all servers are open."""
        if opened is (server not in self._closed) or self._words:
            return
        (self._closed.discard if opened else self._closed.add)(server)
        self.beginResetModel()
        self._lay_out()
        self.endResetModel()

    def _lay_out(self) -> None:
        self._rows, self._shown = [], 0
        for group in self._groups:
            group.rows = list(range(len(group.infos)))
            for word in self._words:
                held = group.held
                group.rows = [row for row in group.rows if word in held[row]]
            if not group.rows:
                continue
            self._shown += len(group.rows)
            self._rows.append((group, -1))
            if self._words or group.name not in self._closed:
                self._rows += [(group, place) for place in group.rows]

    # ------------------------------------------------------------------------------------------------ asking

    def counts(self) -> tuple[int, int]:
        """Tools that the filter lets through, and all tools."""
        return self._shown, sum(len(group.infos) for group in self._groups)

    def find(self, tool_id: str) -> QModelIndex:
        """Where a tool is shown; not valid where it is not."""
        server = wording.server_name(tool_id)
        for row, (group, place) in enumerate(self._rows):
            if place >= 0 and group.name == server and group.infos[place].tool.id == tool_id:
                return self.index(row)
        return QModelIndex()

    def find_server(self, server: str) -> QModelIndex:
        """Where a server is shown; not valid where it is not."""
        rows = (row for row, (group, place) in enumerate(self._rows) if place < 0 and group.name == server)
        return self.index(next(rows, -1))

    def info(self, index: AnyIndex) -> ToolInfo | None:
        """The tool of a row; None for a server's."""
        if not index.isValid():
            return None
        group, place = self._rows[index.row()]
        return group.infos[place] if place >= 0 else None

    def server(self, index: AnyIndex) -> ServerRow | None:
        """What a server's row says; None for a tool's."""
        if not index.isValid():
            return None
        group, place = self._rows[index.row()]
        if place >= 0:
            return None
        on = sum(not info.choice.banned for info in group.infos)
        opened = bool(self._words) or group.name not in self._closed
        return ServerRow(group.name, len(group.infos), on, len(group.rows), opened)

    # ------------------------------------------------------------------------------------------------ as Qt asks

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Servers, and the tools of those that are open."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Every row has a switch."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """Name, switch, tool tip, words for screen readers, the row itself."""
        info = self.info(index)
        if info is not None:
            return _of_tool(info, role)
        server = self.server(index)
        return _of_server(server, role) if server is not None else None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: ANN401, N802 - Qt
        """A switch is set: of a tool, or of all tools of a server, also of those that the filter hides."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        on = Qt.CheckState(value) is Qt.CheckState.Checked
        group, place = self._rows[index.row()]
        places = [place] if place >= 0 else list(range(len(group.infos)))
        changed = [place for place in places if group.infos[place].choice.banned is on]
        for place in changed:
            info = group.infos[place]
            choice = replace(info.choice, banned=not on, pinned=info.choice.pinned and on)
            group.infos[place] = replace(info, choice=choice)
        self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
        if changed:
            self.switched.emit(tuple(group.infos[place].tool.id for place in changed), on)
        return True


def marked_warnings(info: ToolInfo) -> list[str]:
    """What there is to be careful about, a line each."""
    return [f"{WARNS} {said(warning)}" for warning in info.warnings]


def _held(info: ToolInfo) -> str:
    choice = info.choice
    return "\n".join(
        [info.tool.id, info.tool.description, choice.search_words, *choice.tags, *marked_warnings(info)]
    ).casefold()


def _of_tool(info: ToolInfo, role: int) -> Any:  # noqa: ANN401 - Qt
    if role == INFO_ROLE:
        return info
    if role == Qt.ItemDataRole.DisplayRole:
        return info.tool.name
    if role == Qt.ItemDataRole.CheckStateRole:
        return Qt.CheckState.Unchecked if info.choice.banned else Qt.CheckState.Checked
    if role == Qt.ItemDataRole.AccessibleTextRole:
        said = [tr("{tool} of {server}", tool=info.tool.name, server=wording.server_label(info.tool.server))]
        said += [tr("never given")] if info.choice.banned else []
        said += [tr("always given")] if info.choice.pinned else []
        said += [tr("warning: {text}", text=" ".join(info.warnings))] if info.warnings else []
        return f"{', '.join(said)}: {info.tool.description}"
    if role == Qt.ItemDataRole.ToolTipRole:
        return wording.tooltip("\n".join([info.tool.id, *marked_warnings(info), info.tool.description]).strip())
    return None


def _of_server(row: ServerRow, role: int) -> Any:  # noqa: ANN401 - Qt
    if role == INFO_ROLE:
        return row
    if role == Qt.ItemDataRole.DisplayRole:
        return wording.server_label(row.name)
    if role == Qt.ItemDataRole.CheckStateRole:
        if row.on == row.tools:
            return Qt.CheckState.Checked
        return Qt.CheckState.PartiallyChecked if row.on else Qt.CheckState.Unchecked
    if role == Qt.ItemDataRole.AccessibleTextRole:
        return f"{wording.server_label(row.name)}, {server_words(row)}, {tr('open') if row.opened else tr('closed')}"
    return None


def server_words(row: ServerRow) -> str:
    """``6 tools``, ``4 of 6 on``, ``2 of 6 shown``."""
    parts = [trn("%n tool", "%n tools", row.tools)]
    if row.on < row.tools:
        parts.append(tr("{on} on", on=wording.number(row.on)) if row.on else tr("all off"))
    if row.shown < row.tools:
        parts.append(tr("{shown} found", shown=wording.number(row.shown)))
    return " · ".join(parts)
