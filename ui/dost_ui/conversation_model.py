"""The conversations as a list with headings: today, yesterday, earlier.

Public: ``ConversationRow``, ``ConversationModel``.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QDate, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from dost_ui.translation import locale, marked, tr
from dost_ui.wording import shortened, tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

LONGEST_TITLE = 120
"""Characters that a title may have."""

_TODAY, _YESTERDAY, _EARLIER = marked("Today"), marked("Yesterday"), marked("Earlier")


@dataclass(frozen=True, slots=True)
class ConversationRow:
    """One conversation.

    Attributes:
        id: Its name.
        title: As its user sees it; empty before anything was said.
        updated: When something was last said in it, with time zone.
        kept: Whether it is kept on this machine.
    """

    id: str
    title: str
    updated: datetime
    kept: bool = True


class ConversationModel(QAbstractListModel):
    """Rows are headings (texts) and conversations, the newest first.

    Signals:
        renamed: A person gave a conversation another title (its id, the title).
    """

    renamed = Signal(str, str)

    ROW = int(Qt.ItemDataRole.UserRole)
    """The ``ConversationRow``; None for a heading."""
    OPEN = int(Qt.ItemDataRole.UserRole) + 1
    """Whether it is the one that is open."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[ConversationRow, ...] = ()
        self._found: frozenset[str] | None = None
        self._rows: tuple[str | ConversationRow, ...] = ()
        self._open = ""

    def set_conversations(self, rows: Sequence[ConversationRow], *, today: date | None = None) -> None:
        """Show these, the newest first, whatever their order; ``today`` is the day that counts as such."""
        self._all = tuple(sorted(rows, key=lambda row: row.updated, reverse=True))
        self._lay_out(today or datetime.now().astimezone().date())

    def set_found(self, ids: frozenset[str] | None) -> None:
        """Show only these; None shows all."""
        self._found = ids
        self._lay_out(datetime.now().astimezone().date())

    def set_open(self, conversation: str) -> None:
        """Mark the one that is open; an unknown id marks none."""
        before, self._open = self._open, conversation
        for one in (before, conversation):
            index = self.index_of(one)
            if index.isValid():
                self.dataChanged.emit(index, index)

    def index_of(self, conversation: str) -> QModelIndex:
        """Where a conversation is shown; invalid where it is not."""
        for at, row in enumerate(self._rows):
            if isinstance(row, ConversationRow) and row.id == conversation:
                return self.index(at)
        return QModelIndex()

    def conversations(self) -> tuple[ConversationRow, ...]:
        """Those that are shown, in their order."""
        return tuple(row for row in self._rows if isinstance(row, ConversationRow))

    def count(self) -> int:
        """How many there are, shown or not."""
        return len(self._all)

    def _lay_out(self, today: date) -> None:
        shown = [row for row in self._all if self._found is None or row.id in self._found]
        rows = tuple(_with_headings(shown, today))
        if rows == self._rows:
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    # -------------------------------------------------------------------------------------------------- Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Headings and conversations."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """What a row shows."""
        row = self._rows[index.row()] if index.isValid() else None
        if isinstance(row, str):
            return tr(row) if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole} else None
        if row is None:
            return None
        if role == self.OPEN:
            return row.id == self._open
        if role == Qt.ItemDataRole.AccessibleTextRole:
            more = [tr("open")] * (row.id == self._open) + [tr("not kept")] * (not row.kept)
            return ", ".join([_title(row), *more])
        shown = _SHOWN.get(role)
        return shown(row) if shown is not None else None

    def setData(  # noqa: N802 - Qt
        self,
        index: QModelIndex | QPersistentModelIndex,
        value: object,
        role: int = Qt.ItemDataRole.EditRole,
    ) -> bool:
        """Another title, typed by a person; an empty one changes nothing."""
        row = self.data(index, self.ROW)
        title = " ".join(str(value).split())[:LONGEST_TITLE].strip()
        if role != Qt.ItemDataRole.EditRole or row is None or not title:
            return False
        if title != row.title:
            self.renamed.emit(row.id, title)
        return True

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Headings can be neither chosen nor changed."""
        if self.data(index, self.ROW) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable


def _with_headings(rows: Iterable[ConversationRow], today: date) -> Iterable[str | ConversationRow]:
    heading = ""
    for row in rows:
        day = row.updated.astimezone().date()
        here = _TODAY if day >= today else _YESTERDAY if day == today - timedelta(days=1) else _EARLIER
        if here != heading:
            heading = here
            yield heading
        yield row


def _title(row: ConversationRow) -> str:
    return row.title or tr("New conversation")


def _tip(row: ConversationRow) -> str:
    return tooltip(shortened(f"{_title(row)}\n{_when(row.updated)}", 400))


def _when(at: datetime) -> str:
    here = at.astimezone()
    day = QDate(here.year, here.month, here.day)
    return f"{locale().toString(day, QLocale.FormatType.LongFormat)}, {here:%H:%M}"


_SHOWN: dict[int, Callable[[ConversationRow], object]] = {
    ConversationModel.ROW: lambda row: row,
    Qt.ItemDataRole.DisplayRole: _title,
    Qt.ItemDataRole.EditRole: lambda row: row.title,
    Qt.ItemDataRole.ToolTipRole: _tip,
}
"""What each role is given of a conversation."""
