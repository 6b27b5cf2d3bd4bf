"""Running a whole data set by the inspector's setting: which one, how far it is, what it came to.

Public: ``DataSetDialog``. Open it with ``open()``, never ``exec()``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from dost_engine.types import EvaluationState
from dost_ui import theme, wording
from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.recall_plot import Curve, RecallPlot
from dost_ui.service_words import said
from dost_ui.translation import marked, tr, trn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QCloseEvent

    from dost_engine.types import EvaluationReport

_STEPS = {
    EvaluationState.MODEL: marked("Loading the model"),
    EvaluationState.TOOLS: marked("Reading the tools by meaning"),
    EvaluationState.MESSAGES: marked("Reading the messages by meaning"),
    EvaluationState.ASKING: marked("Asking"),
    EvaluationState.DONE: marked("Done"),
    EvaluationState.CANCELLED: marked("Cancelled"),
    EvaluationState.FAILED: marked("Failed"),
}
_FIGURES = (
    (marked("needed tools among the first 5"), "recall@5", "share"),
    (marked("needed tools among the first 10"), "recall@10", "share"),
    (marked("order of the first 5 (nDCG)"), "ndcg@5", "share"),
    (marked("place of the first needed (MRR)"), "mrr", "share"),
    (marked("needed tools handed out"), "set_recall", "share"),
    (marked("messages that got all they need"), "complete", "share"),
    (marked("tools handed out"), "size", "number"),
    (marked("tokens handed out"), "tokens", "tokens"),
)
_MOST_FAULTS = 3
_RIGHT = Qt.AlignmentFlag.AlignRight


class DataSetDialog(QDialog):
    """One or two runs over one folder: two where the inspector compares.

    Signals:
        started: Folder and the number of messages (0 for all).
        cancelled: The run is to end.

    Attributes:
        folder: Where the data is.
        limit: How many messages.
        run: The button that starts or, while it runs, cancels.
        plot: Recall against tools handed out.
    """

    started = Signal(str, int)
    cancelled = Signal()

    def __init__(self, rules: Sequence[str], parent: QWidget | None = None, *, narrowed: bool = False) -> None:
        """Nothing runs yet.

        Args:
            rules: Names of the settings that are run, one after the other.
            parent: The window.
            narrowed: Whether a setting has caps or filters beside its rules, which a run leaves out.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Run a data set"))
        self._rules = tuple(rules)
        self._busy = False
        now = theme.active()
        self.resize(now.scaled(680), min(now.scaled(640), 860))
        hint = tr("A folder with tools.jsonl and queries.jsonl, as for “dost eval”. Nothing is called. Rules: ")
        self._state = PlainLabel(kind="small", wrap=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(5)
        self._notes = PlainLabel(kind="small-warning", wrap=True)
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(24)
        self._table.setVerticalSpacing(3)
        self.plot = RecallPlot()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(PlainLabel(hint + tr(" and ").join(self._rules) + ".", "small-muted", wrap=True))
        if narrowed:
            left_out = tr("Filters and caps of all tools and tokens are left out: the whole data set is asked.")
            column.addWidget(PlainLabel(left_out, "small-warning", wrap=True))
        column.addLayout(self._make_head())
        column.addWidget(self._state)
        column.addWidget(self._bar)
        column.addWidget(self._notes)
        column.addWidget(self.plot, 1)
        column.addLayout(self._table)
        self._bar.hide()
        self._notes.hide()
        self._say(tr("Choose a folder to begin."))

    def _make_head(self) -> QHBoxLayout:
        self.folder = QLineEdit()
        set_hint(self.folder, tr("Folder of the data set"))
        self.folder.setAccessibleName(tr("Folder of the data set"))
        self.folder.textChanged.connect(self._enable)
        browse = QPushButton(tr("Browse…"))
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        self.limit = QSpinBox()
        self.limit.setRange(0, 1_000_000)
        self.limit.setSpecialValueText(tr("all messages"))
        self.limit.setSuffix(tr(" messages"))
        self.limit.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.limit.lineEdit().setTextMargins(9, 0, 9, 0)  # the style sheet's padding does not reach it
        self.limit.setToolTip(tr("How many messages are asked, the first ones; 0 for all"))
        self.limit.setAccessibleName(tr("Messages to ask, the first ones"))
        self.run = QPushButton(tr("Run"))
        self.run.setProperty("kind", "primary")
        self.run.setDefault(True)
        self.run.setEnabled(False)
        self.run.clicked.connect(self._press)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.folder, 1)
        for widget in (browse, self.limit, self.run):
            line.addWidget(widget)
        return line

    # ------------------------------------------------------------------------------------------------ showing

    def show_report(self, reports: Sequence[EvaluationReport]) -> None:
        """How far the runs are; the last one is the one that goes on."""
        last = reports[-1]
        self._busy = not last.state.ended or (last.state is EvaluationState.DONE and len(reports) < len(self._rules))
        self._bar.setVisible(self._busy)
        self._bar.setRange(0, last.total if last.state is not EvaluationState.MODEL else 0)
        self._bar.setValue(last.done)
        self._say(_words(last, reports, len(self._rules)), bad=last.state is EvaluationState.FAILED)
        notes = [note for note in (said(last.note), *_faults(last)) if note]
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))
        measured = [(self._rules[at], one) for at, one in enumerate(reports) if one.recall_at]
        if measured:
            self._show_figures(measured)
        self._enable()

    def show_error(self, text: str) -> None:
        """It could not be begun, and why."""
        self._busy = False
        self._bar.hide()
        self._say(text, bad=True)
        self._enable()

    def state(self) -> str:
        """How far it is."""
        return self._state.text()

    def notes(self) -> str:
        """What is to be known of the figures."""
        return "" if self._notes.isHidden() else self._notes.text()

    def figures(self) -> tuple[tuple[str, ...], ...]:
        """The table as texts, row by row."""
        rows = []
        for row in range(self._table.rowCount()):
            items = [self._table.itemAtPosition(row, column) for column in range(self._table.columnCount())]
            rows.append(tuple(item.widget().text() for item in items if item))  # type: ignore[union-attr]  # labels
        return tuple(rows)

    def _show_figures(self, measured: Sequence[tuple[str, EvaluationReport]]) -> None:
        self.plot.set_curves(
            [
                Curve(name, one.recall_at, one.metrics.get("size", 0.0), one.metrics.get("set_recall", 0.0))
                for name, one in measured
            ]
        )
        while (item := self._table.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for column, (name, _) in enumerate(measured, 1):
            self._table.addWidget(PlainLabel(wording.shortened(name, 40), "small-muted"), 0, column, _RIGHT)
        for row, (words, key, how) in enumerate(_FIGURES, 1):
            self._table.addWidget(PlainLabel(tr(words), "small"), row, 0)
            for column, (_, one) in enumerate(measured, 1):
                self._table.addWidget(PlainLabel(_figure(one.metrics, key, how), "knob"), row, column, _RIGHT)
        self._table.setColumnStretch(len(measured) + 1, 1)  # numbers stand beside what they are of

    # ------------------------------------------------------------------------------------------------ within

    def _say(self, text: str, *, bad: bool = False) -> None:
        self._state.set_kind("small-bad" if bad else "small")
        self._state.setText(text)

    def _enable(self) -> None:
        self.run.setText(tr("Cancel the run") if self._busy else tr("Run"))
        self.run.setEnabled(self._busy or bool(self.folder.text().strip()))
        self.folder.setEnabled(not self._busy)
        self.limit.setEnabled(not self._busy)

    def _press(self) -> None:
        if self._busy:
            self.run.setEnabled(False)
            self.cancelled.emit()
            return
        self._busy = True
        self._notes.hide()
        self._bar.setRange(0, 0)
        self._bar.show()
        self._say(tr("Reading the data"))
        self._enable()
        self.started.emit(self.folder.text().strip(), self.limit.value())

    def _browse(self) -> None:
        dialog = QFileDialog(self, tr("Folder of the data set"), self.folder.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.folder.setText)
        dialog.open()

    def reject(self) -> None:
        """Closing ends the run."""
        if self._busy:
            self.cancelled.emit()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt
        """So does the window's own button."""
        if self._busy:
            self._busy = False
            self.cancelled.emit()
        super().closeEvent(event)


def _words(last: EvaluationReport, reports: Sequence[EvaluationReport], runs: int) -> str:
    which = tr("{run} of {runs}: ", run=len(reports), runs=runs) if runs > 1 else ""
    if last.state is EvaluationState.FAILED:
        return f"{which}{said(last.error)}"
    words = f"{which}{tr(_STEPS[last.state])}"
    if not last.state.ended and last.total:
        words += tr(", {done} of {total}", done=wording.number(last.done), total=wording.number(last.total))
    if last.state.ended:
        words += ". " + tr(
            "{messages} of {all} asked, {tools}, {took}.",
            messages=trn("%n message", "%n messages", last.asked),
            all=wording.number(last.questions),
            tools=trn("%n tool", "%n tools", last.tools),
            took=wording.took(last.took_s * 1000),
        )
    return words


def _faults(report: EvaluationReport) -> list[str]:
    if not report.left_out_all:
        return []
    more = report.left_out_all - _MOST_FAULTS
    shown = [wording.shortened(said(line), 200) for line in report.left_out[:_MOST_FAULTS]]
    return [*shown, *([trn("%n more line left out.", "%n more lines left out.", more)] if more > 0 else [])]


def _figure(metrics: Mapping[str, float], key: str, how: str) -> str:
    value = metrics.get(key)
    if value is None:
        return ""
    if how == "share":
        return wording.decimal(value, 3)
    return wording.decimal(value, 1) if how == "number" else wording.number(round(value))
