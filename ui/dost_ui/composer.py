"""Where a message is written.

Public: ``Composer`` with the signals ``submitted(str)`` and ``stopped()``, and ``set_busy(bool)``, ``set_hint(str)``,
``set_text(str)``, ``text()``.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QIcon, QInputMethodEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QPushButton, QWidget

from dost_ui import theme
from dost_ui.icons import icon, put_beside
from dost_ui.input_line import Candidate
from dost_ui.mirror import placed, set_hint, set_margins
from dost_ui.translation import tr

_MOST_LINES = 8
_MARGIN_PX, _ABOVE_PX = 2, 3
"""Around the text, and above and below that: one line stands in the middle of its field."""


class _Editor(QPlainTextEdit):
    """Grows with its text.

    Attributes:
        busy: Escape ends a running turn.
    """

    submit = Signal()
    cancel = Signal()
    focus_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.busy = False
        self._candidate = Candidate()
        self.setProperty("kind", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # it wraps; Qt shows one all the same
        self.document().setDocumentMargin(_MARGIN_PX)
        self.setViewportMargins(0, _ABOVE_PX, 0, 0)  # as much is left below, or Qt would show a scroll bar
        option = self.document().defaultTextOption()
        option.setAlignment(placed(Qt.AlignmentFlag.AlignLeading))  # the caret of an empty one is where its hint is
        self.document().setDefaultTextOption(option)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:  # noqa: N802 - Qt
        self._candidate.hear(event)
        super().inputMethodEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        if self._candidate.took(event, self):
            return
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.submit.emit()
        elif event.key() == Qt.Key.Key_Escape and self.busy:
            self.cancel.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()  # the window may have something to close
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """As high as the text, within limits. A plain-text document measures itself in lines."""
        line = QFontMetrics(self.font()).lineSpacing()
        lines = max(1, min(_MOST_LINES, round(self.document().size().height())))
        wanted = lines * line + 2 * (_ABOVE_PX + _MARGIN_PX)
        if wanted != self.minimumHeight():
            self.setFixedHeight(wanted)


class Composer(QFrame):
    """Enter sends, Shift+Enter makes a new line, Escape or Stop ends a running turn.

    Signals:
        submitted: The text, trimmed and never empty.
        stopped: The person wants the running turn to end.
        edited: The text is another one.
    """

    submitted = Signal(str)
    stopped = Signal()
    edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "composer")
        self._busy = False
        self.editor = _Editor()
        self.editor.setAccessibleName(tr("Message"))
        self.editor.submit.connect(self._submit)
        self.editor.cancel.connect(self._cancel)
        self.editor.focus_changed.connect(self._mark)
        self.editor.textChanged.connect(self._update_button)
        self.editor.textChanged.connect(lambda: self.edited.emit(self.text()))
        self.button = QPushButton()
        self.button.setProperty("kind", "primary")
        self.button.clicked.connect(self._press)
        line = QHBoxLayout(self)
        set_margins(line, 14, 9, 9, 9)
        line.setSpacing(10)
        line.addWidget(self.editor, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self.button, 0, Qt.AlignmentFlag.AlignBottom)
        self.setFocusProxy(self.editor)
        self.set_hint(tr("Ask anything. Dost picks the tools."))
        self._update_button()

    def set_busy(self, busy: bool) -> None:
        """While a turn runs the button stops it; one may go on writing."""
        self._busy = self.editor.busy = busy
        self._update_button()

    def set_hint(self, text: str) -> None:
        """What the empty field says."""
        set_hint(self.editor, text)

    def set_text(self, text: str) -> None:
        """Put a text into the field."""
        self.editor.setPlainText(text)
        self.editor.moveCursor(self.editor.textCursor().MoveOperation.End)

    def text(self) -> str:
        """What is written."""
        return self.editor.toPlainText()

    def _submit(self) -> None:
        text = self.text().strip()
        if text and not self._busy:
            self.editor.clear()
            self.submitted.emit(text)

    def _cancel(self) -> None:
        if self._busy:
            self.stopped.emit()

    def _press(self) -> None:
        if self._busy:
            self.stopped.emit()
        else:
            self._submit()
            self.editor.setFocus()

    def _update_button(self) -> None:
        self.button.setText(tr("Stop") if self._busy else tr("Send"))
        self.button.setAccessibleName(tr("Stop this turn") if self._busy else tr("Send the message"))
        self.button.setToolTip(
            tr("Stop this turn (Esc)") if self._busy else tr("Send (Enter); new line with Shift+Enter")
        )
        side = theme.active().scaled(16)  # of the drawing; its square is half as wide
        put_beside(self.button, icon("stop", "accent.ink", side) if self._busy else QIcon(), side)
        self.button.setEnabled(self._busy or bool(self.text().strip()))

    def _mark(self) -> None:
        self.setProperty("active", self.editor.hasFocus())
        self.style().unpolish(self)
        self.style().polish(self)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Heights and icons follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "button"):
            self._update_button()
            self.editor.document().setDefaultFont(theme.active().font())
            self.editor.fit()
