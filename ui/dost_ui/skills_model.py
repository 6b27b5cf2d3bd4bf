"""The skills as a list model, what of them is kept by a filter, and their painter."""

from __future__ import annotations

from pathlib import PurePath
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
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme, wording
from dost_ui.chips import GAP_PX, chip_size, paint_chips
from dost_ui.mirror import draw_text, turn_over
from dost_ui.row_ground import paint_ground
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import Skill

AnyIndex = QModelIndex | QPersistentModelIndex

SKILL = Qt.ItemDataRole.UserRole
"""The :class:`~dost_engine.types.Skill`."""

_LONGEST_TAG = 24


def place_of(skill: Skill) -> str:
    """Where it is from, in a few words: ``prompt of trips``, or the folder that its own is in."""
    if skill.server:
        return tr("prompt of {server}", server=wording.isolated(wording.server_label(skill.server)))
    return wording.isolated(wording.place(str(PurePath(skill.file).parent.parent))) if skill.file else ""


class SkillsModel(QAbstractListModel):
    """Skills in the order given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._skills: tuple[Skill, ...] = ()

    def set_skills(self, skills: Sequence[Skill]) -> None:
        """Other skills."""
        self.beginResetModel()
        self._skills = tuple(skills)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Skills."""
        return 0 if parent.isValid() else len(self._skills)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """Name, tool tip, words for screen readers, the skill itself."""
        if not index.isValid():
            return None
        skill = self._skills[index.row()]
        if role == SKILL:
            return skill
        if role == Qt.ItemDataRole.DisplayRole:
            return skill.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            tags = tr(", tags {join}", join=", ".join(skill.tags)) if skill.tags else ""
            return f"{skill.name}, {place_of(skill)}{tags}: {skill.description or tr('no description')}"
        if role == Qt.ItemDataRole.ToolTipRole:
            where = (
                tr("prompt of the server {server}", server=wording.server_label(skill.server))
                if skill.server
                else skill.file
            )
            parts = (skill.id, where, ", ".join(skill.tags), skill.description)
            return wording.tooltip("\n".join(part for part in parts if part))
        return None


class SkillsFilter(QSortFilterProxyModel):
    """Keeps the skills that hold every typed word in their name, tags, description or place."""

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
        skill: Skill = self.sourceModel().index(source_row, 0, source_parent).data(SKILL)
        held = " ".join((skill.id, *skill.tags, skill.description, place_of(skill))).casefold()
        return all(word in held for word in self._words)


class SkillsDelegate(QStyledItemDelegate):
    """Name and tags on one line, what it is for on the second, where it is from on the third."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        """Three lines."""
        return QSize(200, theme.active().row("skill-card"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one skill."""
        skill: Skill = index.data(SKILL)
        now = theme.active()
        painter.save()
        turn_over(painter, option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect).adjusted(6, 1, -6, -1)
        paint_ground(painter, box, option.state)
        inner = box.adjusted(12, now.scaled(7), -12, -now.scaled(7))
        third = inner.height() // 3
        upper = QRect(inner.left(), inner.top(), inner.width(), third)
        _paint_head(painter, upper, skill)
        _line(painter, upper.translated(0, third), skill.description or tr("No description"), "small", "muted")
        cut = Qt.TextElideMode.ElideRight if skill.server else Qt.TextElideMode.ElideLeft
        _line(painter, upper.translated(0, 2 * third), place_of(skill), "tiny", "muted", cut=cut)
        painter.restore()


def _paint_head(painter: QPainter, box: QRect, skill: Skill) -> None:
    """The name, whole if it can be, and as many tags as there is room for."""
    metrics = QFontMetrics(theme.active().font("strong"))
    left = box.width() - min(metrics.horizontalAdvance(skill.name), box.width() // 2) - 10
    shown: list[str] = []
    for at, tag in enumerate(skill.tags):
        word = wording.shortened(tag, _LONGEST_TAG)
        width = chip_size(word).width() + GAP_PX
        more = len(skill.tags) - at - 1
        if width + (chip_size(f"+{more}").width() + GAP_PX if more else 0) > left:
            shown += [f"+{more + 1}"] if left >= chip_size(f"+{more + 1}").width() + GAP_PX else []
            break
        shown.append(word)
        left -= width
    wide = sum(chip_size(word).width() + GAP_PX for word in shown)
    _line(painter, box.adjusted(0, 0, -wide - 6, 0), skill.name, "strong", "ink")
    paint_chips(painter, box.right() - wide + GAP_PX + 1, box.center().y(), shown)


def _line(
    painter: QPainter,
    box: QRect,
    text: str,
    role: theme.FontRole,
    color: str,
    *,
    cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    now = theme.active()
    painter.setFont(now.font(role))
    painter.setPen(now.color(color))
    shown = QFontMetrics(painter.font()).elidedText(" ".join(text[:600].split()), cut, box.width())
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, box, int(flags) | int(Qt.TextFlag.TextSingleLine), shown)
