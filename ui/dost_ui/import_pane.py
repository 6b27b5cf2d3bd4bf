"""Servers that other programs on this machine have, to choose from.

Public: ``ImportPane``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from dost_engine.types import Taken
from dost_ui import wording
from dost_ui.box_hint import BelowBox
from dost_ui.labels import PlainLabel, WholeName
from dost_ui.mirror import own_way
from dost_ui.page_states import PageState
from dost_ui.service_words import said
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import AppServers, ServerPlan

_LONGEST_CHARS = 400
"""Of what is said of a server. All of it stands in the review, before anything is added."""


class ImportPane(QWidget):
    """The programs with their servers, each with a box.

    Signals:
        changed: Others are chosen.

    Attributes:
        boxes: By the program's key and the server's name.
        state: What stands there while nothing can be chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: dict[tuple[str, str], QCheckBox] = {}
        self._plans: dict[tuple[str, str], ServerPlan] = {}
        self.state = PageState()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the box that has it
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.state)
        self._stack.addWidget(self._scroll)
        self.state.show_state("", tr("Looking for files of other programs"), busy=True)

    def show_apps(self, apps: tuple[AppServers, ...]) -> None:
        """What there is."""
        self.boxes.clear()
        self._plans.clear()
        if not apps:
            self.state.show_state(
                tr("Nothing to take over"),
                tr("No other program on this machine has a file of MCP servers that Dost knows."),
                icon="servers",
            )
            self._stack.setCurrentIndex(0)
            return
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 4, 6, 8)
        column.setSpacing(6)
        column.addWidget(
            PlainLabel(
                tr("Their files are read and never written. What you choose is copied."), "small-muted", wrap=True
            )
        )
        for app in apps:
            self._add_app(app, column)
        column.addStretch(1)
        self._scroll.setWidget(inner)
        self._stack.setCurrentIndex(1)
        self.changed.emit()

    def show_error(self, title: str, text: str) -> None:
        """It could not be looked for."""
        self.state.show_state(title, text, icon="warning")
        self._stack.setCurrentIndex(0)

    def chosen(self) -> dict[str, tuple[ServerPlan, ...]]:
        """The chosen servers of each program, in order."""
        found: dict[str, tuple[ServerPlan, ...]] = {}
        for (app, name), box in self.boxes.items():
            if box.isChecked():
                found[app] = (*found.get(app, ()), self._plans[app, name])
        return found

    def _add_app(self, app: AppServers, column: QVBoxLayout) -> None:
        column.addSpacing(10)
        column.addWidget(PlainLabel(app.title, "strong"))
        column.addWidget(WholeName(wording.place(app.file), "small-muted"))
        if app.problem:
            column.addWidget(PlainLabel(f"✗ {said(app.problem)}", "small-bad", wrap=True))
        elif not app.plans:
            column.addWidget(PlainLabel(tr("It lists no servers."), "small-muted"))
        for plan in app.plans:
            box = QCheckBox(own_way(plan.name.replace("&", "&&")))
            box.setEnabled(not plan.problem and plan.taken is not Taken.SAME)
            summary = _summary(plan)
            box.setAccessibleDescription(summary)
            box.toggled.connect(self.changed)
            self.boxes[app.app, plan.name] = box
            self._plans[app.app, plan.name] = plan
            column.addWidget(box)
            line = PlainLabel(wording.breakable(summary), "small-bad" if plan.problem else "small-muted", wrap=True)
            line.setAccessibleName(summary)
            below = BelowBox()
            below.column.addWidget(line)
            below.column.addSpacing(4)
            column.addWidget(below)


def _summary(plan: ServerPlan) -> str:
    if plan.problem:
        return f"✗ {said(plan.problem)}"
    if plan.taken is Taken.SAME:
        return tr("It is there already.")
    words = wording.shortened(_in_one_line(plan.lines), _LONGEST_CHARS)
    return f"{tr('There is another server of this name')} · {words}" if plan.taken is Taken.OTHER else words


def _in_one_line(lines: Sequence[str]) -> str:
    """The command or address as one types it; after it what else the server gets, each with its name."""
    heads = [line.partition(": ")[0] for line in lines]
    command = [at for at, head in enumerate(heads) if at == 0 or head == "argument"]
    rest = [at for at, head in enumerate(heads) if at not in command and head != "which is"]
    named = (lines[at].removeprefix("variable ").removeprefix("header ") for at in rest)
    return " · ".join(("  ".join(lines[at].partition(": ")[2] for at in command), *named))
