"""The one quiet line of state at the bottom.

Public: ``StatusBar``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QSpacerItem, QWidget

from dost_engine.types import IndexStatus, ModelState, ProblemKind, ServerState
from dost_ui import theme, wording
from dost_ui.labels import Dot, ElidedLabel, PlainLabel
from dost_ui.mirror import own_way
from dost_ui.service_words import said
from dost_ui.spoken import announce
from dost_ui.translation import tr, trn
from dost_ui.wording import tooltip

if TYPE_CHECKING:
    from dost_engine.types import ServiceStatus


_BUILD = re.compile(r"-(?:fp32|fp16|int8)\b")
"""Where the name of a model ends and the build begins, which only the tool tip shows."""

_BAR_STEPS = 1000

_APART_PX, _EVEN_PX = 6, 2
"""More between the bar and what it does not tell of, and where there is no bar."""

_STARTING = frozenset({ServerState.RESOLVING, ServerState.STARTING})
_NOT_WELL = _STARTING | {ServerState.NEEDS_SIGN_IN, ServerState.DEGRADED}


class _Told(NamedTuple):
    """What was the case when something was said last."""

    waiting: int
    model: ModelState
    building: bool


class StatusBar(QFrame):
    """Servers and tools, the model, the index, problems, the gateway.

    Signals:
        servers_requested: The servers part was pressed.
        problems_requested: The problems part was pressed.
        model_requested: The model part was pressed while there is no model.
        reindex_requested: A command wants all tools indexed anew; the bar shows how that goes.
        cancel_requested: The indexing that runs is to end.
        announced: Something changed that a person should know, in the words that a screen reader says (text).
    """

    servers_requested = Signal()
    problems_requested = Signal()
    model_requested = Signal()
    reindex_requested = Signal()
    cancel_requested = Signal()
    announced = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "status")
        self._before: _Told | None = None
        self.announced.connect(lambda text: announce(self, text))
        line = self._line = QHBoxLayout(self)
        theme.pad(line, "status")
        line.setSpacing(8)
        self._dot = Dot("faint")
        line.addWidget(self._dot)
        self._servers = QPushButton(tr("starting"))
        self._servers.setProperty("kind", "status")
        self._servers.clicked.connect(self.servers_requested)
        line.addWidget(self._servers)
        self._model = ElidedLabel(kind="small-muted", natural=True)
        line.addWidget(self._model)
        self.model_button = QPushButton()
        self.model_button.setToolTip(tr("Tools are not found by meaning yet. Show what to do"))
        self.model_button.clicked.connect(self.model_requested)
        self.model_button.hide()
        line.addWidget(self.model_button)
        self._before_bar, self._after_bar = QSpacerItem(_EVEN_PX, 0), QSpacerItem(0, 0)
        line.addItem(self._before_bar)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedSize(90, 4)
        self._bar.hide()
        line.addWidget(self._bar)
        line.addItem(self._after_bar)
        self._index = ElidedLabel(kind="small-muted", natural=True)
        line.addWidget(self._index)
        self.cancel_button = QPushButton(tr("Cancel"))
        self.cancel_button.setProperty("kind", "status")
        self.cancel_button.setAccessibleName(tr("Cancel the indexing"))
        self.cancel_button.setToolTip(tr("Tools that were not reached are then found by words alone"))
        self.cancel_button.clicked.connect(self._cancel)
        self.cancel_button.hide()
        line.addWidget(self.cancel_button)
        line.addStretch(1)
        self.problems_button = QPushButton()
        self.problems_button.setProperty("kind", "status-bad")
        self.problems_button.clicked.connect(self.problems_requested)
        self.problems_button.hide()
        line.addWidget(self.problems_button)
        self._gateway = PlainLabel(kind="small-muted")
        line.addWidget(self._gateway)

    def set_status(self, status: ServiceStatus) -> None:
        """The service's state."""
        states = [server.state for server in status.servers]
        failed = states.count(ServerState.FAILED)
        enabled = len(states) - states.count(ServerState.DISABLED)
        words = f"{trn('%n server', '%n servers', enabled)}, {trn('%n tool', '%n tools', status.index.tools)}"
        if failed:
            words += tr(", {failed} failed", failed=failed)
        elif ServerState.NEEDS_SIGN_IN in states:
            unsigned = states.count(ServerState.NEEDS_SIGN_IN)
            words += trn(", %n server to sign in to", ", %n servers to sign in to", unsigned)
        elif starting := sum(state in _STARTING for state in states):
            words += tr(", {starting} starting", starting=starting)
        self._servers.setText(own_way(words))
        self._tell(words, failed + states.count(ServerState.NEEDS_SIGN_IN), status.index)
        self._dot.set_color(_dot_color(states))
        self._set_model(status.index)
        self._index.set_whole(index_words(status.index))
        self._set_bar(status.index)
        note = "" if _by_download(status.index) else status.index.note
        problems = [said(one) for one in (*status.problems, *([note] if note else []))]
        self.problems_button.setText(trn("%n problem", "%n problems", len(problems)))
        self.problems_button.setToolTip(tooltip("\n".join(problems)))
        self.problems_button.setVisible(bool(problems))
        self._gateway.setText(
            tr("gateway on {address}", address=status.url.partition("//")[2].rstrip("/")) if status.url else ""
        )

    def _tell(self, words: str, waiting: int, index: IndexStatus) -> None:
        """Say what is new: servers that fail or want a sign-in, another state of the model, the end of indexing."""
        before, now = self._before, _Told(waiting, index.model, index.building)
        self._before = now
        if before is None:
            return
        said = [words] if waiting > before.waiting else []
        if index.model is not before.model and index.model is not ModelState.LOADING:
            said.append(model_words(index))
        if before.building and not index.building:
            said.append(index_words(index))
        if any(said):
            self.announced.emit(". ".join(part for part in said if part))

    def _set_model(self, index: IndexStatus) -> None:
        """Quiet words, or a button that leads to what one can do."""
        words, offers = model_words(index), index.model is ModelState.DOWNLOADING or _by_download(index)
        self._model.setVisible(not offers)
        self._model.set_whole(words)
        self._model.setToolTip(tooltip(index.model_id))
        self.model_button.setVisible(offers)
        self.model_button.setText(words)
        problem = index.model_problem
        missing = problem is None or problem.kind is ProblemKind.MODEL_MISSING
        self.model_button.setProperty("kind", "status" if missing else "status-bad")
        self.model_button.style().unpolish(self.model_button)
        self.model_button.style().polish(self.model_button)

    def _set_bar(self, index: IndexStatus) -> None:
        """How far the download is, or the indexing."""
        if index.model is ModelState.DOWNLOADING:
            name, done, total = tr("Downloading the model"), index.model_done_bytes, index.model_total_bytes
        else:
            name, done, total = tr("Indexing"), index.done, index.total if index.building else 0
        self._bar.setVisible(total > 0)
        of_model = index.model is ModelState.DOWNLOADING and total > 0
        before = 0 if of_model else _APART_PX if total > 0 else _EVEN_PX
        self._before_bar.changeSize(before, 0)  # the bar stands by what it tells of
        self._after_bar.changeSize(2 * _APART_PX if of_model else 0, 0)
        self._line.invalidate()
        offers = index.building and index.model is ModelState.READY and index.done < index.total
        if not offers:
            self.cancel_button.setEnabled(True)  # the next one can be ended too
        self.cancel_button.setVisible(offers)
        if total > 0:
            self._bar.setAccessibleName(name)
            self._bar.setRange(0, _BAR_STEPS)
            self._bar.setValue(done * _BAR_STEPS // total)

    def _cancel(self) -> None:
        self.cancel_button.setEnabled(False)
        self.cancel_requested.emit()

    def set_offline(self, text: str) -> None:
        """The service does not answer: say so."""
        self._dot.set_color("bad")
        if self._before is not None and self._servers.text() != wording.shortened(text, 120):
            self.announced.emit(text)
        self._servers.setText(wording.shortened(text, 120))
        self._model.set_whole("")
        self.model_button.hide()
        self._index.set_whole("")
        self._gateway.setText("")
        self._bar.hide()
        self.cancel_button.hide()
        self.problems_button.hide()

    def first(self) -> QPushButton:
        """Where the focus goes first."""
        return self._servers

    def words(self) -> str:
        """The whole line as text."""
        model = self._model.whole() if self.model_button.isHidden() else self.model_button.text()
        parts = [self._servers.text(), model, self._index.whole()]
        if not self.problems_button.isHidden():
            parts.append(self.problems_button.text())
        parts.append(self._gateway.text())
        return " | ".join(part for part in parts if part)


def model_name(index: IndexStatus) -> str:
    """The name of the model without that of its build."""
    return _BUILD.split(index.model_id)[0] or tr("embedding model")


def model_words(index: IndexStatus) -> str:
    """``all-MiniLM-L6-v2 ready``, or what is the matter."""
    name = model_name(index)
    problem = index.model_problem.kind if index.model_problem else None
    if problem is ProblemKind.DOWNLOAD_FAILED:
        return tr("model not downloaded")
    if problem is ProblemKind.MODEL_CORRUPT:
        return tr("embedding model damaged")
    return {
        ModelState.READY: tr("{name} ready", name=name),
        ModelState.LOADING: tr("{name} loading", name=name),
        ModelState.DOWNLOADING: tr(
            "downloading the model: {downloaded}",
            downloaded=wording.downloaded(index.model_done_bytes, index.model_total_bytes),
        ),
        ModelState.ABSENT: tr("no embedding model"),
        ModelState.FAILED: tr("{name} failed", name=name),
    }[index.model]


def _by_download(index: IndexStatus) -> bool:
    """There is no model, and a download helps."""
    return index.model_problem is not None and index.model_problem.kind is not ProblemKind.OTHER


def index_words(index: IndexStatus) -> str:
    """``indexing 40 %, 80 of 200``, or what is indexed."""
    if index.building:
        if not index.total:
            return tr("indexing")
        share = index.done * 100 // index.total
        return tr(
            "indexing {share} %, {done} of {total}",
            share=share,
            done=wording.number(index.done),
            total=wording.number(index.total),
        )
    return tr("catalogue {revision} indexed", revision=index.revision) if index.tools else ""


def _dot_color(states: list[ServerState]) -> str:
    if ServerState.FAILED in states:
        return "bad"
    if _NOT_WELL.intersection(states):
        return "warning"
    return "good" if ServerState.READY in states else "faint"
