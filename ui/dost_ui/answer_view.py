"""A text in Markdown, such as a model's answer, while it comes in and afterwards.

Public: ``AnswerView``.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextDocument

from dost_ui import markdown, theme
from dost_ui.markdown_blocks import Place, blocks, settled
from dost_ui.text_view import TextView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_RENDER_EVERY_MS = 40
"""How often a streamed answer is rendered anew, at most."""

_STEP_CHARS = 2_000
"""Read and laid out in one go: some 15 ms. More than that is shown step by step, so that the window never stands."""


class AnswerView(TextView):
    """Blocks that cannot change any more stay in the document; only the last one is rendered anew.

    Signals:
        completed: Everything is shown, some time after :meth:`finish` or :meth:`set_text`.
    """

    completed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("bare", parent)
        self._parts: list[str] = []
        self._ended = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._render)
        self._render_ms = 0.0
        self._start_over()

    def append_text(self, text: str) -> None:
        """More of the answer. It is rendered a little later, together with what follows at once."""
        self._parts.append(text)
        self._ended = False
        if not self._timer.isActive():
            self._timer.start(round(max(_RENDER_EVERY_MS, min(2 * self._render_ms, 300))))

    def set_text(self, text: str) -> None:
        """Another text, whole."""
        self._parts = [text]
        self._start_over()
        self.finish()

    def finish(self) -> None:
        """The answer is whole. What is short is shown when this returns."""
        self._ended = True
        self.render_now()

    def render_now(self) -> None:
        """Show what came in by now, or as much of it as one step takes."""
        self._timer.stop()
        self._render()

    def is_complete(self) -> bool:
        """All of a finished text is shown."""
        return self._complete

    def text(self) -> str:
        """The Markdown so far."""
        return "".join(self._parts)

    def renew(self) -> None:
        """Take the new theme's colours and sizes."""
        if getattr(self, "_parts", None):
            self._start_over()
            while not self._render_step():
                pass

    # ---------------------------------------------------------------------------------------------- within

    def _start_over(self, references: dict[str, Any] | None = None) -> None:
        """Nothing of the text is in the document. ``references``: the addresses that all of it names."""
        self._settled = 0  # characters that are in the document and stay
        self._place = Place()
        self._references = references or {}
        self._knew_all = references is not None
        self._step = _STEP_CHARS
        self._tail: tuple[int, QTextBlockFormat] | None = None  # where what does not stay begins
        self._blank = True
        self._complete = False

    def _render(self) -> None:
        began = time.perf_counter()
        done = self._render_step()
        self._render_ms = (time.perf_counter() - began) * 1000
        if not done:
            self._timer.start(round(self._render_ms))  # so long for everything else
        elif self._ended and self._references and not self._knew_all:  # a link may stand above its address
            self._start_over(self._references)
            self._render()
        elif self._ended:
            self._complete = True
            self.completed.emit()

    def _render_step(self) -> bool:
        """Show some more of the text. Returns whether all of it is shown."""
        text = self.text()
        self._parts = [text]
        shown = markdown.shortened(text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text)
        end = self._settled + self._step
        all_of_it = end >= len(shown)
        rest = shown[self._settled :] if all_of_it else shown[self._settled : shown.rfind("\n", 0, end) + 1]
        if not rest and not all_of_it:  # one long line
            self._step *= 2
            return False
        found = blocks(rest, self._place, self._references)
        stays = len(found) if all_of_it and self._ended else settled(found, rest)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        self._drop_tail(cursor)
        for block in found[:stays]:
            self._put(cursor, block.html)
        if all_of_it and stays < len(found):
            self._mark_tail(cursor)
            self._put(cursor, "".join(block.html for block in found[stays:]))
        cursor.endEditBlock()
        if stays:
            self._place = found[stays - 1].place
            self._settled += found[stays].start if stays < len(found) else len(rest)
            self._step = _STEP_CHARS
        elif not all_of_it:
            self._step *= 2
        self._name(text)
        self._fit()
        return all_of_it

    def _name(self, text: str) -> None:
        if self.accessibleName() != text[:400]:
            self.setAccessibleName(text[:400])

    def _drop_tail(self, cursor: QTextCursor) -> None:
        if self._tail is None:
            if self._blank:
                self.document().clear()
                self.document().setDefaultFont(theme.active().font())
            return
        at, block_format = self._tail
        cursor.setPosition(at)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        if cursor.blockFormat() != block_format:
            cursor.setBlockFormat(block_format)
        self._blank = at == 0
        self._tail = None

    def _mark_tail(self, cursor: QTextCursor) -> None:
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self._tail = (cursor.position(), cursor.blockFormat())

    def _put(self, cursor: QTextCursor, html: str) -> None:
        """Add blocks at the end. Taken from behind a paragraph, they bring the format of their first block along."""
        made = QTextDocument()
        made.setDefaultFont(self.document().defaultFont())
        made.setHtml(f"{markdown.style()}{'' if self._blank else '<p>x</p>'}{html}")
        taken = QTextCursor(made)
        taken.setPosition(0 if self._blank else 1)
        taken.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertFragment(taken.selection())
        self._blank = False
