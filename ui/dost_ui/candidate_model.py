"""The inspector's candidates as a table model."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dost_engine.types import Candidate, Pick, TurnTrace, Verdict
from dost_ui import wording
from dost_ui.chips import chip_words
from dost_ui.trace_view import ArmScore, arm_scores, short_verdict, verdict_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.types import ToolInfo

AnyIndex = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """Columns from left to right."""

    TOOL = 0
    SOURCE = 1
    MEANING = 2
    MEANING_RANK = 3
    WORDS = 4
    WORDS_RANK = 5
    FUSED = 6
    VERDICT = 7


HEADINGS = ("tool", "source", "meaning", "rank", "words", "rank", "fused", "verdict")


class Role(IntEnum):
    """Roles beyond Qt's."""

    ROW = Qt.ItemDataRole.UserRole
    """The :class:`CandidateRow`."""


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """One candidate.

    Attributes:
        candidate: What the engine says of it.
        pick: Where it was picked.
        meaning: The vector arm's view.
        words: The text arm's view.
        last_pick: The line of the cut is below this row.
    """

    candidate: Candidate
    pick: Pick | None
    meaning: ArmScore | None
    words: ArmScore | None
    last_pick: bool

    @property
    def name(self) -> str:
        """The tool's name."""
        return wording.tool_name(self.candidate.id)


def candidate_rows(trace: TurnTrace) -> tuple[CandidateRow, ...]:
    """The picks in their order, then the rest as the trace has them."""
    picks = {pick.id: pick for pick in trace.selection.picks}
    known = {candidate.id: candidate for candidate in trace.candidates}
    order = [known.get(pick.id, Candidate(pick.id, score=pick.score)) for pick in trace.selection.picks]
    order += [candidate for candidate in trace.candidates if candidate.id not in picks]
    rows = []
    for at, candidate in enumerate(order):
        scores = {score.label: score for score in arm_scores(candidate, trace)}
        pick = picks.get(candidate.id)
        last = len(picks) == at + 1 and len(order) > at + 1
        rows.append(CandidateRow(candidate, pick, scores.get("meaning"), scores.get("words"), last))
    return tuple(rows)


class CandidateModel(QAbstractTableModel):
    """Candidates of one trace."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[CandidateRow, ...] = ()
        self._tools: Mapping[str, ToolInfo] = {}

    def set_trace(self, trace: TurnTrace | None, tools: Mapping[str, ToolInfo]) -> None:
        """Another trace, or none."""
        self.beginResetModel()
        self._rows = candidate_rows(trace) if trace else ()
        self._tools = tools
        self.endResetModel()

    def rows(self) -> tuple[CandidateRow, ...]:
        """All rows."""
        return self._rows

    def has_fused(self) -> bool:
        """Whether the policy fuses the arms."""
        return any(row.candidate.fused is not None for row in self._rows)

    def row_of(self, tool_id: str) -> int:
        """Number of the tool's row, -1 where it has none."""
        return next((at for at, row in enumerate(self._rows) if row.candidate.id == tool_id), -1)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Candidates."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """See :class:`Column`."""
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401, N802 - Qt
        """Headings; the one of a number stands at the right."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return HEADINGS[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            numbers = {Column.MEANING_RANK, Column.WORDS_RANK, Column.FUSED}
            side = Qt.AlignmentFlag.AlignRight if section in numbers else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """The cell's text, and the row for the delegate."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Role.ROW:
            return row
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return cell_text(row, Column(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return wording.tooltip(self._tip(row, Column(index.column())))
        return None

    def _tip(self, row: CandidateRow, column: Column) -> str:
        if column is Column.TOOL:
            info = self._tools.get(row.candidate.id)
            return "\n".join(part for part in (row.candidate.id, info.tool.description if info else "") if part)
        if column is Column.VERDICT:
            return verdict_words(row.candidate)
        return ""


def cell_text(row: CandidateRow, column: Column) -> str:
    """A cell as text."""
    if column is Column.TOOL:
        return row.name
    if column is Column.SOURCE:
        return ", ".join(chip_words(row.pick)) if row.pick else ""
    if column is Column.VERDICT:
        return "picked" if row.candidate.verdict is Verdict.PICKED else short_verdict(row.candidate)
    if column is Column.FUSED:
        return "" if row.candidate.fused is None else f"{row.candidate.fused:.1f}"
    score = row.meaning if column in {Column.MEANING, Column.MEANING_RANK} else row.words
    if score is None:
        return ""
    return score.shown if column in {Column.MEANING, Column.WORDS} else str(score.rank)
