"""The inspector's candidates as a table model."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dost_engine.types import Candidate, Pick, TurnTrace, Verdict
from dost_ui import wording
from dost_ui.chips import chip_words, shown_chip
from dost_ui.trace_view import ArmScore, arm_scores, short_verdict, verdict_words
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.types import ToolInfo

AnyIndex = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns that are always there. Those of factors follow."""

    TOOL = 0
    SOURCE = 1
    MEANING = 2
    MEANING_RANK = 3
    WORDS = 4
    WORDS_RANK = 5
    FUSED = 6
    VERDICT = 7
    TOKENS = 8


HEADINGS = (
    marked("tool"),
    marked("source"),
    marked("meaning"),
    marked("rank"),
    marked("words"),
    marked("rank"),
    marked("fused"),
    marked("verdict"),
    marked("tokens"),
)
SPOKEN = (
    marked("tool"),
    marked("source"),
    marked("meaning"),
    marked("rank by meaning"),
    marked("words"),
    marked("rank by words"),
    marked("fused score"),
    marked("verdict"),
    marked("tokens"),
)
FIXED_COLUMNS = len(Column)
"""Counted once: Python counts the members of an enumeration anew each time, and every cell asks."""
NUMBERS = frozenset({Column.MEANING_RANK, Column.WORDS_RANK, Column.FUSED, Column.TOKENS})
LARGEST_FIRST = frozenset({Column.MEANING, Column.WORDS, Column.FUSED, Column.TOKENS})
ARM_FACTORS = frozenset({"semantic", "text"})
"""Parts of the fused score that the columns of meaning and words stand for."""
BOOSTS = "boosts"


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
        scores = {score.source: score for score in arm_scores(candidate, trace)}
        pick = picks.get(candidate.id)
        last = len(picks) == at + 1 and len(order) > at + 1
        rows.append(CandidateRow(candidate, pick, scores.get("semantic"), scores.get("text"), last))
    return tuple(rows)


def factor_names(trace: TurnTrace) -> tuple[str, ...]:
    """The factors that have a column of their own, in the order in which they come up; the boosts last."""
    names = dict.fromkeys(
        name for candidate in trace.candidates for name in candidate.factors if name not in ARM_FACTORS
    )
    boosted = any(candidate.boosts for candidate in trace.candidates)
    return (*names, BOOSTS) if boosted else tuple(names)


class CandidateModel(QAbstractTableModel):
    """Candidates of one trace, in the engine's order or by a column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ranked: tuple[CandidateRow, ...] = ()
        self._rows: tuple[CandidateRow, ...] = ()
        self._factors: tuple[str, ...] = ()
        self._tools: Mapping[str, ToolInfo] = {}
        self._shared: frozenset[str] = frozenset()
        self._by, self._falling = -1, False

    def set_trace(self, trace: TurnTrace | None, tools: Mapping[str, ToolInfo]) -> None:
        """Another trace, or none."""
        self.beginResetModel()
        self._ranked = candidate_rows(trace) if trace else ()
        self._factors = factor_names(trace) if trace else ()
        if tools is not self._tools:
            names = Counter(info.tool.name for info in tools.values())
            self._shared = frozenset(name for name, count in names.items() if count > 1)
        self._tools = tools
        self._rows = self._sorted()
        self.endResetModel()

    def sort_by(self, column: int, *, falling: bool) -> None:
        """Another order; -1 for the engine's."""
        if (column, falling) != (self._by, self._falling):
            self.beginResetModel()
            self._by, self._falling = column, falling
            self._rows = self._sorted()
            self.endResetModel()

    def _sorted(self) -> tuple[CandidateRow, ...]:
        """Rows without a value stand last either way; equal ones in the engine's order."""
        if not 0 <= self._by < self.columnCount():
            return self._ranked
        keyed = [(self._key(row), replace(row, last_pick=False)) for row in self._ranked]
        there = [one for one in keyed if one[0] is not None]
        there.sort(key=lambda one: one[0], reverse=self._falling)
        return tuple(row for _, row in (*there, *(one for one in keyed if one[0] is None)))

    def _key(self, row: CandidateRow) -> Any:  # noqa: ANN401 - what a column is ordered by
        column = self._by
        if column >= FIXED_COLUMNS:
            return self._factor(row, column)
        if column in {Column.MEANING, Column.MEANING_RANK, Column.WORDS, Column.WORDS_RANK}:
            score = row.meaning if column in {Column.MEANING, Column.MEANING_RANK} else row.words
            if score is None:
                return None
            return score.hit.score if column in {Column.MEANING, Column.WORDS} else score.rank
        if column == Column.FUSED:
            return row.candidate.fused
        if column == Column.TOKENS:
            return row.candidate.tokens
        if column == Column.VERDICT:
            return (row.pick is None, cell_text(row, Column.VERDICT))
        return cell_text(row, Column(column)).casefold() or None

    def rows(self) -> tuple[CandidateRow, ...]:
        """All rows, as they stand."""
        return self._rows

    def factors(self) -> tuple[str, ...]:
        """Names of the columns of factors."""
        return self._factors

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
        """See :class:`Column`; then the factors."""
        return 0 if parent.isValid() else FIXED_COLUMNS + len(self._factors)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401, N802 - Qt
        """Headings; the one of a number stands at the right."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        factor = section >= FIXED_COLUMNS
        if role == Qt.ItemDataRole.DisplayRole:
            return self._factors[section - FIXED_COLUMNS] if factor else tr(HEADINGS[section])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._factors[section - FIXED_COLUMNS] if factor else tr(SPOKEN[section])
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            return factor or section in LARGEST_FIRST
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if factor or section in NUMBERS else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """The cell's text, and the row for the delegate."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Role.ROW:
            return row
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return wording.tooltip(self._tip(row, column))
        return None

    def server_of(self, row: CandidateRow) -> str:
        """The server of a tool whose name another one has too; empty where the name alone tells which it is."""
        return wording.server_label(wording.server_name(row.candidate.id)) if row.name in self._shared else ""

    def text(self, row: CandidateRow, column: int) -> str:
        """What the cell of a row in a column says."""
        if column == Column.TOOL and (server := self.server_of(row)):
            return f"{row.name} · {server}"
        if column < FIXED_COLUMNS:
            return cell_text(row, Column(column))
        value = self._factor(row, column)
        return "" if value is None else wording.decimal(value, 2)

    def _factor(self, row: CandidateRow, column: int) -> float | None:
        name = self._factors[column - FIXED_COLUMNS]
        if name != BOOSTS:
            return row.candidate.factors.get(name)
        product = 1.0
        for value in row.candidate.boosts.values():
            product *= value
        return product if row.candidate.boosts else None

    def _tip(self, row: CandidateRow, column: int) -> str:
        if column == Column.TOOL:
            info = self._tools.get(row.candidate.id)
            return "\n".join(part for part in (row.candidate.id, info.tool.description if info else "") if part)
        if column == Column.VERDICT:
            return verdict_words(row.candidate)
        if column >= FIXED_COLUMNS and self._factors[column - FIXED_COLUMNS] == BOOSTS:
            return "\n".join(f"{name} × {wording.decimal(value, 2)}" for name, value in row.candidate.boosts.items())
        return ""


def cell_text(row: CandidateRow, column: Column) -> str:
    """A cell as text."""
    if column is Column.TOOL:
        return row.name
    if column is Column.SOURCE:
        return ", ".join(map(shown_chip, chip_words(row.pick))) if row.pick else ""
    if column is Column.VERDICT:
        return tr("picked") if row.candidate.verdict is Verdict.PICKED else short_verdict(row.candidate)
    if column is Column.FUSED:
        return "" if row.candidate.fused is None else wording.decimal(row.candidate.fused, 2)
    if column is Column.TOKENS:
        return str(row.candidate.tokens) if row.candidate.tokens else ""
    score = row.meaning if column in {Column.MEANING, Column.MEANING_RANK} else row.words
    if score is None:
        return ""
    return score.shown if column in {Column.MEANING, Column.WORDS} else str(score.rank)
