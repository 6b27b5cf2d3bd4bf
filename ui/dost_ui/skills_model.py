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
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme, wording
from dost_ui.chips import chips_width, fitting, paint_chips
from dost_ui.mirror import draw_text, turn_over
from dost_ui.row_ground import paint_ground
from dost_ui.text_room import text_width
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import Skill

AnyIndex = QModelIndex | QPersistentModelIndex

SKILL = Qt.ItemDataRole.UserRole
"""The :class:`~dost_engine.types.Skill`."""

_LONGEST_TAG = 24
_SIDE_PX, _INSET_PX = 6, 12
"""Beside a row, and in it."""
_GAP_PX = 10
_LINE_PX = 20


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
    """Name and tags on one line, what it is for on the next, where it is from on the last.

    A name that leaves no room for its tags has its line to itself, and two where one is too short.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        """Three lines, or four."""
        view, now = self.parent(), theme.active()
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        lines = len(name_lines(index.data(SKILL).name, width - 2 * (_SIDE_PX + _INSET_PX)))
        return QSize(200, now.row("skill-card") + now.scaled(_LINE_PX) * (lines - 1))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one skill."""
        skill: Skill = index.data(SKILL)
        now = theme.active()
        painter.save()
        turn_over(painter, option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect).adjusted(_SIDE_PX, 1, -_SIDE_PX, -1)
        paint_ground(painter, box, option.state)
        inner = box.adjusted(_INSET_PX, now.scaled(7), -_INSET_PX, -now.scaled(7))
        lines = name_lines(skill.name, inner.width())
        line = QRect(inner.left(), inner.top(), inner.width(), inner.height() // (len(lines) + 2))
        tags = _tags_beside(skill, inner.width())
        beside = text_width(skill.name, "strong") + _GAP_PX + chips_width(tags) <= inner.width()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        for at, name in enumerate(lines):
            _line(painter, line.translated(0, at * line.height()), name, "strong", "ink")
        about = line.translated(0, len(lines) * line.height())
        _line(painter, about, skill.description or tr("No description"), "small", "muted")
        last = about.translated(0, line.height())
        row = line if beside else last
        paint_chips(painter, row.right() - chips_width(tags) + 1, row.center().y(), tags, chosen=chosen)
        cut = Qt.TextElideMode.ElideRight if skill.server else Qt.TextElideMode.ElideLeft
        room = last if beside else last.adjusted(0, 0, -chips_width(tags) - _GAP_PX, 0)
        _line(painter, room, place_of(skill), "tiny", "muted", cut=cut)
        painter.restore()


def name_lines(name: str, width: int) -> tuple[str, ...]:
    """A name on one line, or on two that end where it has a mark; what two do not hold is cut when it is painted."""
    name = " ".join(name.split())
    if text_width(name, "strong") <= width:
        return (name,)
    most = next((at for at in range(len(name), 1, -1) if text_width(name[:at], "strong") <= width), 1)
    marks = [at for at in range(most // 2, most + 1) if not name[at - 1].isalnum()]
    at = marks[-1] if marks else most
    return name[:at].rstrip(), name[at:].lstrip()


def _tags_beside(skill: Skill, width: int) -> tuple[str, ...]:
    """As many tags as there is room for: beside the name, or where that leaves none in half a line of their own."""
    tags = [wording.shortened(tag, _LONGEST_TAG) for tag in skill.tags]
    room = width - text_width(skill.name, "strong") - _GAP_PX
    whole = fitting(tags, room) if room > 0 else ()
    return whole if whole and chips_width(whole) <= room else fitting(tags, width // 2)


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
