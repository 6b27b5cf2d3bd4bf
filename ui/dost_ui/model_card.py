"""What the chat says while the embedding model is not there, and what one can do about it.

Public: ``ModelCard``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dost_engine.types import ModelState, ProblemKind
from dost_ui import theme, wording
from dost_ui.icons import pixmap
from dost_ui.labels import PlainLabel
from dost_ui.service_words import said
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from dost_engine.types import IndexStatus, Problem

_BAR_STEPS = 1000
_BUSY = marked("Downloading…")


class ModelCard(QFrame):
    """Offers to download the model, shows how far it is, says why it failed. Hidden while there is a model.

    While it is downloaded "Cancel" stands where "Not now" was, so that a double click does not end what it began.

    Signals:
        get_requested: Download it, again or in place of a damaged one.
        cancel_requested: End the download.
    """

    get_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None, *, can_wait: bool = True) -> None:
        """``can_wait``: whether it may be put off, where it stands in the way."""
        super().__init__(parent)
        self._can_wait = can_wait
        self._put_off = False
        self._followed = False  # a download was seen; its loading is shown too
        self._mark_color = ""
        self._mark = PlainLabel()
        self._mark.setAccessibleName(tr("Error"))
        self._title = PlainLabel(kind="strong", wrap=True)
        self._text = PlainLabel(kind="small-muted", wrap=True)
        self._text.make_selectable()
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(4)
        self._bar.setAccessibleName(tr("Downloading the model"))
        self._progress = PlainLabel(kind="small-muted")
        self.later_button = QPushButton(tr("Not now"))
        self.later_button.clicked.connect(self._put_it_off)
        self.cancel_button = QPushButton(tr("Cancel"))
        self.cancel_button.setAccessibleName(tr("Cancel the download of the model"))
        self.cancel_button.clicked.connect(self._cancel)
        self.get_button = QPushButton()
        self.get_button.setProperty("kind", "primary")
        self.get_button.clicked.connect(self._get)
        self._arrange()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def _arrange(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 11, 11, 11)
        line.setSpacing(10)
        line.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addStretch(1)  # the title stays beside its mark where there is more room
        row = QHBoxLayout()
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._bar, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._progress)
        row.addStretch(0)
        for button in (self.later_button, self.cancel_button, self.get_button):
            row.addWidget(button)
        column.addLayout(row)
        line.addLayout(column, 1)

    # ------------------------------------------------------------------------------------------------ showing

    def set_index(self, index: IndexStatus) -> None:
        """Where the model stands."""
        if index.model is ModelState.DOWNLOADING:
            self._show_download(index)
        elif index.model is ModelState.LOADING and self._followed:
            self._fill(tr("The embedding model is loading"), tr("In a moment tools are found by meaning."))
            self._show_progress(0, 0, "")
            self._offer(get="")
        elif index.model_problem is not None and index.model_problem.kind is not ProblemKind.OTHER:
            self._followed = False
            self._show_problem(index.model_problem, index.model_total_bytes)
        else:
            self._followed = self._put_off = False
            self._appear(visible=False)

    def show_error(self, title: str, text: str) -> None:
        """What was asked for could not even be begun."""
        self._fill(title, text, bad=True)
        self._hide_progress()
        self._offer(get=tr("Try again"), later=True)
        self._appear(visible=True)

    def show_again(self) -> None:
        """Show what was put off."""
        if self._put_off:
            self._put_off = False
            self._appear(visible=True)
        if not self.isHidden() and self.get_button.isEnabled():
            self.get_button.setFocus()

    def clear(self) -> None:
        """Nothing is known."""
        self._appear(visible=False)

    def words(self) -> str:
        """Title, text and progress."""
        progress = "" if self._progress.isHidden() else self._progress.text()
        return " ".join(text for text in (self._title.text(), self._text.text(), progress) if text)

    def _show_download(self, index: IndexStatus) -> None:
        self._followed, self._put_off = True, False
        self._fill(
            tr("Downloading the embedding model"),
            tr("You can go on working. Tools are found by meaning once it is here."),
        )
        words = wording.downloaded(index.model_done_bytes, index.model_total_bytes)
        self._show_progress(index.model_done_bytes, index.model_total_bytes, words)
        self._offer(get=tr(_BUSY), busy=True)
        self._appear(visible=True)

    def _show_problem(self, problem: Problem, total_bytes: int) -> None:
        size = (
            tr("{total_bytes}, once; it stays on this machine", total_bytes=wording.megabytes(total_bytes))
            if total_bytes
            else tr("once")
        )
        if problem.kind is ProblemKind.MODEL_MISSING:
            text = tr("Without it tools are found by words alone. The download is {size}.", size=size)
            self._fill(tr("The embedding model is missing"), text)
            self._offer(get=tr("Download the model"), later=True)
        elif problem.kind is ProblemKind.MODEL_CORRUPT:
            text = tr("{message} The repair downloads it again: {size}.", message=said(problem.message), size=size)
            self._fill(tr(problem.title), text, bad=True)
            self._offer(get=tr("Repair the model"), later=True)
        else:
            at = tr(" Last tried at {time}.", time=wording.clock(problem.at)) if problem.at else ""
            self._fill(tr(problem.title), f"{said(problem.message)} {said(problem.remedy)}{at}", bad=True)
            self._offer(get=tr("Try again"), later=True)
            self._put_off = False
        self._hide_progress()
        self._appear(visible=True)

    # ------------------------------------------------------------------------------------------------- parts

    def _fill(self, title: str, text: str, *, bad: bool = False) -> None:
        kind = "note-error" if bad else "card"
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)
        self._mark_color = "bad" if bad else ""
        self._draw()
        self._title.setText(title)
        self._text.setText(text)
        self.setAccessibleName(f"{title}. {text}")

    def _draw(self) -> None:
        self._mark.setVisible(bool(self._mark_color))
        if self._mark_color:
            self._mark.setPixmap(pixmap("warning", self._mark_color, theme.active().scaled(18)))

    def _show_progress(self, done: int, total: int, words: str) -> None:
        self._bar.setRange(0, _BAR_STEPS if total else 0)  # nothing to count: it only moves
        self._bar.setValue(done * _BAR_STEPS // total if total else 0)
        self._bar.show()
        self._progress.setText(words)
        self._progress.setVisible(bool(words))

    def _hide_progress(self) -> None:
        self._bar.hide()
        self._progress.hide()

    def _offer(self, *, get: str, later: bool = False, busy: bool = False) -> None:
        self.get_button.setText(get)
        self.get_button.setVisible(bool(get))
        self.get_button.setEnabled(not busy)
        self.later_button.setVisible(later and self._can_wait)
        self.cancel_button.setVisible(busy)
        self.cancel_button.setEnabled(busy)

    def _appear(self, *, visible: bool) -> None:
        self.setVisible(visible and not self._put_off)

    def _get(self) -> None:
        self.get_button.setEnabled(False)
        self.get_requested.emit()

    def _cancel(self) -> None:
        self._followed = False
        self.cancel_button.setEnabled(False)
        self.cancel_requested.emit()

    def _put_it_off(self) -> None:
        self._put_off = True
        self._appear(visible=False)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The drawing follows the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()
