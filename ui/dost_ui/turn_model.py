"""The rows of the panel as a list model."""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dost_ui import wording
from dost_ui.chips import chip_words, shown_chip, skill_chips
from dost_ui.reason_words import reason
from dost_ui.trace_view import MARK_WORDS, PanelRow, RowKind, verdict_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dost_engine.types import ToolInfo

AnyIndex = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """Roles beyond Qt's."""

    ROW = Qt.ItemDataRole.UserRole
    """The :class:`PanelRow`."""


class TurnModel(QAbstractListModel):
    """Rows of one turn. Headings cannot be selected."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[PanelRow, ...] = ()

    def set_rows(self, rows: Sequence[PanelRow]) -> None:
        """Another turn."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def set_used(self, used: frozenset[str]) -> None:
        """The same rows, with other marks."""
        changed = [at for at, row in enumerate(self._rows) if row.kind is RowKind.PICK and row.used != (row.id in used)]
        self._rows = tuple(replace(row, used=row.id in used) if row.kind is RowKind.PICK else row for row in self._rows)
        for at in changed:
            index = self.index(at)
            self.dataChanged.emit(index, index)

    def set_tools(self, tools: Mapping[str, ToolInfo]) -> None:
        """The same rows, with what is known of their tools by now."""
        before = self._rows
        self._rows = tuple(
            replace(row, info=tools.get(row.id)) if row.kind in {RowKind.PICK, RowKind.MISSED} else row
            for row in before
        )
        for at, (old, new) in enumerate(zip(before, self._rows, strict=True)):
            if old.info != new.info:
                self.dataChanged.emit(self.index(at), self.index(at))

    def rows(self) -> tuple[PanelRow, ...]:
        """All rows."""
        return self._rows

    def row_of(self, tool_id: str) -> int:
        """Number of the tool's row, -1 where it has none."""
        return next((at for at, row in enumerate(self._rows) if row.id == tool_id), -1)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """A flat list."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Tools and skills can be selected."""
        if not index.isValid() or self._rows[index.row()].id == "":
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """Text, tool tip, words for screen readers, and the row itself."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Role.ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return wording.tooltip(_tip(row))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(row)
        return None


def spoken(row: PanelRow) -> str:
    """The row for a screen reader: everything that colour and place say, in words."""
    if row.kind is RowKind.PICK and row.pick:
        parts = [
            row.text,
            tr("of {server}", server=wording.server_of(row.id)),
            tr("found by {arms}", arms=", ".join(map(shown_chip, chip_words(row.pick)))),
        ]
        if row.added:
            parts.append(tr("added {words}", words=row.added.words))
        if row.used:
            parts.append(tr("used"))
        if row.mark:
            parts.append(tr(MARK_WORDS[row.mark]))
        return ", ".join(parts)
    if row.skill:
        return tr(
            "Skill {name}, found by {arms}", name=row.text, arms=", ".join(map(shown_chip, skill_chips(row.skill)))
        )
    return f"{row.text}, {row.note}" if row.note else row.text


def _tip(row: PanelRow) -> str:
    if not row.id:
        return f"{row.text} · {row.note}" if row.note else row.text
    if row.skill:
        return "\n".join(part for part in (row.text, row.skill.description, reason(row.skill.reason)) if part)
    parts = [row.id]
    if row.pick:
        parts.append(reason(row.pick.reason))
    elif row.candidate:
        parts.append(wording.sentence(verdict_words(row.candidate)))
    if row.info and row.info.tool.description:
        parts.append(row.info.tool.description)
    return "\n".join(part for part in parts if part)
