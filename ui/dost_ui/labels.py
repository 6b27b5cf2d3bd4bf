"""Labels that show what they are given and nothing else: no markup, no links, no loading."""

from __future__ import annotations

import html
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dost_ui import theme
from dost_ui.mirror import placed
from dost_ui.spacing import LINES_PERCENT
from dost_ui.wording import BETWEEN, breakable, facts, tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent


class _Placed(QLabel):
    """A label at whose beginning the reader of the window begins, whatever way its text runs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        self.setAlignment(self._side)

    def setAlignment(self, side: Qt.AlignmentFlag) -> None:  # noqa: N802 - Qt
        """Another side."""
        self._side = side
        super().setAlignment(placed(side))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The window runs the other way."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            super().setAlignment(placed(self._side))


class PlainLabel(_Placed):
    """Text, letter for letter. ``kind`` chooses the look in the style sheet.

    Lines of one that wraps stand a line and a half apart, but for one of which text can be selected: that Qt paints.
    """

    def __init__(self, text: str = "", kind: str = "", *, wrap: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selectable = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("kind", kind)
        self.setWordWrap(wrap)
        self.setText(text)

    def set_kind(self, kind: str) -> None:
        """Change the look."""
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)

    def make_selectable(self) -> None:
        """Let mouse and keyboard select and copy the text. While there is none, nothing takes the focus."""
        self._selectable = True
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setText(self.text())

    def setText(self, text: str) -> None:  # noqa: N802 - Qt
        """Another text."""
        super().setText(text)
        if self._selectable:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if text.strip() else Qt.FocusPolicy.NoFocus)

    def set_facts(self, parts: Sequence[str]) -> None:
        """What there is to say side by side, read out with a pause between."""
        self.setText(facts(parts))
        self.setAccessibleName(", ".join(part for part in parts if part))

    def is_airy(self) -> bool:
        """Whether its lines stand apart."""
        return self.wordWrap() and not self._selectable

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt
        """With what stands between the lines."""
        height = super().heightForWidth(width)
        return height + self._between(height) if self.is_airy() else height

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """With what stands between the lines."""
        size = super().sizeHint()
        return QSize(size.width(), size.height() + self._between(size.height())) if self.is_airy() else size

    def _between(self, height: int) -> int:
        """What Qt leaves out of the height of a text that wraps: the room between its lines."""
        metrics = self.fontMetrics()
        lines = round(height / max(metrics.lineSpacing(), 1))
        return max(lines - 1, 0) * _gap_px(metrics)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """Several lines are painted here."""
        if self.is_airy() and self.contentsRect().height() > 3 * self.fontMetrics().lineSpacing() // 2:
            self._paint_lines()
        else:
            super().paintEvent(event)

    def _paint_lines(self) -> None:
        box, metrics = self.contentsRect(), self.fontMetrics()
        option = QTextOption(self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        lines = QTextLayout(self.text().replace("\n", "\u2028"), self.font())
        lines.setTextOption(option)
        lines.beginLayout()
        top, step = 0, metrics.lineSpacing() + _gap_px(metrics)
        while (line := lines.createLine()).isValid():
            line.setLineWidth(box.width())
            line.setPosition(QPointF(0, top))
            top += step
        lines.endLayout()
        side, room = self.alignment(), box.height() - top + _gap_px(metrics)
        above = 0 if side & Qt.AlignmentFlag.AlignTop else room if side & Qt.AlignmentFlag.AlignBottom else room // 2
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines.draw(painter, QPointF(box.left(), box.top() + max(above, 0)))
        painter.end()


def _gap_px(metrics: QFontMetrics) -> int:
    return round(metrics.lineSpacing() * (LINES_PERCENT - 100) / 100)


class ElidedLabel(PlainLabel):
    """One line that ends in "…" where it does not fit; the whole text is in the tool tip then."""

    def __init__(self, text: str = "", kind: str = "", *, natural: bool = False, parent: QWidget | None = None) -> None:
        """``natural`` takes the width of the text, at most; otherwise all the room there is."""
        super().__init__("", kind, parent=parent)
        wide = QSizePolicy.Policy.Maximum if natural else QSizePolicy.Policy.Ignored
        self.setSizePolicy(wide, QSizePolicy.Policy.Preferred)
        self._whole = ""
        self.set_whole(text)

    def set_whole(self, text: str) -> None:
        """The text before it is cut."""
        whole = " ".join(text.split())
        if whole == self._whole:
            return
        self._whole = whole
        self.setAccessibleName(self._whole)
        self._cut()
        self.updateGeometry()

    def whole(self) -> str:
        """The text before it is cut."""
        return self._whole

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """Width of the whole text."""
        self.ensurePolished()
        return QSize(QFontMetrics(self.font()).horizontalAdvance(self._whole) + 4, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt
        """It may be cut to a few letters."""
        return QSize(24, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Cut anew."""
        super().resizeEvent(event)
        self._cut()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Cut anew when the font changes."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._cut()

    def _cut(self) -> None:
        shown = QFontMetrics(self.font()).elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 24))
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(tooltip(self._whole) if shown != self._whole else "")


class WholeName(PlainLabel):
    """A name, whole: on one line where it fits, else on as many as it takes."""

    def __init__(self, name: str, kind: str = "fixed", parent: QWidget | None = None) -> None:
        super().__init__(breakable(name), kind, wrap=True, parent=parent)
        self.setAccessibleName(name)
        self._name = name

    def is_airy(self) -> bool:
        """The lines of one name belong together."""
        return False

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """The whole name on one line."""
        self.ensurePolished()
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self._name) + 4, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt
        """Some letters to a line."""
        return QSize(48, self.sizeHint().height())


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one colour.

    Attributes:
        text: Shown letter for letter.
        color: Name of a colour of the theme.
        strong: Semibold.
        fixed: In the fixed font.
    """

    text: str
    color: str = "muted"
    strong: bool = False
    fixed: bool = False


class RunLabel(_Placed):
    """Text in several colours. The only markup is the one that is made here from escaped text."""

    def __init__(self, role: theme.FontRole = "small", *, wrap: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(wrap)
        self._role: theme.FontRole = role
        self._runs: tuple[Run, ...] = ()
        self._heights_px: dict[int, int] = {}

    def set_runs(self, *runs: Run) -> None:
        """What to show."""
        self._runs = runs
        self.setAccessibleName(self.plain().replace(BETWEEN, ", "))
        self._render()

    def set_role(self, role: theme.FontRole) -> None:
        """Another size."""
        if role != self._role:
            self._role = role
            self._render()

    def plain(self) -> str:
        """The text without colours."""
        return "".join(run.text for run in self._runs)

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt
        """Remembered: a layout asks for the same few widths again and again, and Qt lays the text out each time."""
        height = self._heights_px.get(width)
        if height is None:
            height = self._heights_px[width] = super().heightForWidth(width)
        return height

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Take the new theme's colours and sizes."""
        self._heights_px.clear()
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._runs:
            self._render()

    def _render(self) -> None:
        now = theme.active()
        pieces = []
        for run in self._runs:
            style = f"color:{now.css(run.color)};"
            if run.strong:
                style += "font-weight:600;"
            if run.fixed:
                style += f"font-family:'{now.fixed_family}';"
            shown = html.escape(run.text).replace("\n", "<br>").replace("  ", "\u00a0 ")
            pieces.append(f'<span style="{style}">{shown}</span>')
        size = now.points(self._role)
        text = f'<div style="font-size:{size:.2f}pt; line-height:130%">{"".join(pieces)}</div>'
        if text != self.text():
            self._heights_px.clear()
            self.setText(text)


class Dot(QWidget):
    """A small round mark. It never stands alone: a word beside it says the same."""

    def __init__(self, color: str = "good", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._fit()

    def set_color(self, color: str) -> None:
        """Name of a colour of the theme."""
        self._color = color
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """As large as the text beside it wants."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._fit()

    def _fit(self) -> None:
        side = theme.active().scaled(10)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """A disc of 7 px, more with large text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.active().color(self._color))
        across = theme.active().scaled(7)
        painter.drawEllipse(1, 1, across, across)
        painter.end()
