"""All that would be run or asked, before anything is added.

Public: ``ConfirmServersDialog``. Open it with ``open()``, never ``exec()``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from dost_engine.types import Taken
from dost_ui import theme
from dost_ui.asked_values import AskedValues
from dost_ui.dialog_room import fit_height
from dost_ui.labels import PlainLabel, WholeName
from dost_ui.service_words import said
from dost_ui.text_view import TextView
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QShowEvent

    from dost_engine.types import ServerPlan

_MOST_PX = 760


class PlanCard(QFrame):
    """One server: its name, and every line whole."""

    def __init__(self, plan: ServerPlan, *, edits: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "note-error" if plan.problem else "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        column.addWidget(WholeName(plan.name, "strong"))
        self._lines = TextView("fixed")
        self._lines.show_plain("\n".join(map(said, plan.lines)))
        self._lines.setVisible(bool(plan.lines))
        self._lines.setAccessibleName(tr("What is run or asked"))
        column.addWidget(self._lines)
        for note in plan.notes:
            column.addWidget(PlainLabel(said(note), "small-warning", wrap=True))
        if plan.problem:
            column.addWidget(PlainLabel(f"✗ {said(plan.problem)}", "small-bad", wrap=True))
        elif plan.taken is Taken.SAME:
            words = tr("It is as it was.") if edits else tr("It is there already.")
            column.addWidget(PlainLabel(words, "small-muted", wrap=True))
        elif plan.taken is Taken.OTHER and not edits:
            column.addWidget(PlainLabel(tr("There is another server of this name."), "small-warning", wrap=True))

    def text(self) -> str:
        """The lines."""
        return self._lines.toPlainText()


class ConfirmServersDialog(QDialog):
    """The whole of every server that would be added. "Cancel" has the focus, and Enter presses it.

    Signals:
        confirmed: A person says yes (whether a server of the same name is replaced, whether secrets may be kept in a
            file). The dialog stays until whoever adds them calls ``accept`` or ``show_problem``.

    Attributes:
        cards: The servers.
        asked: What they need of a person.
        replace: The box "Replace the one of this name"; hidden where there is none.
        in_file: The box "Keep the secrets in a file"; hidden until there is no keyring.
        add_button: Says yes.
        cancel_button: Says no.
    """

    confirmed = Signal(bool, bool)

    def __init__(
        self,
        plans: Sequence[ServerPlan],
        *,
        source: str = "",
        edits: bool = False,
        given: Mapping[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``source`` is a sentence on where they come from; what was ``given`` already is not asked for."""
        super().__init__(parent)
        self._plans = tuple(plans)
        self._edits = edits
        asks = () if edits else tuple(one for plan in self._plans if not plan.problem for one in plan.asks)
        self.asked = AskedValues([one for one in asks if one.id not in (given or {})])
        self.setWindowTitle(tr("Change the server?") if edits else tr("Add servers?"))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        for text, kind in ((self._title(), "title"), (source, "muted"), (self._what(), "muted")):
            if text:
                column.addWidget(PlainLabel(text, kind, wrap=True))
        column.addWidget(self._make_list(), 1)
        self.replace = QCheckBox(tr("Replace what has this name now"))
        self.replace.setVisible(not edits and any(_can_replace(plan) for plan in self._plans))
        self.replace.toggled.connect(self._update)
        column.addWidget(self.replace)
        self.in_file = QCheckBox(tr("Keep the secrets in a file instead, in plain text, readable by you alone"))
        self.in_file.hide()
        column.addWidget(self.in_file)
        self._problem = PlainLabel(kind="small-bad", wrap=True)
        self._problem.make_selectable()
        self._problem.hide()
        column.addWidget(self._problem)
        column.addLayout(self._make_foot())
        self.resize(theme.active().scaled(600), theme.active().scaled(400))
        self._update()
        self.cancel_button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt
        """As high as the servers."""
        super().showEvent(event)
        if not event.spontaneous():
            fit_height(self, self._scroll, _MOST_PX)

    def _title(self) -> str:
        if not any(not plan.problem for plan in self._plans):
            return tr("This cannot be added")
        if self._edits:
            return tr("Change this server?")
        return tr("Add this server?") if len(self._plans) == 1 else tr("Add these servers?")

    def _what(self) -> str:
        if not any(not plan.problem for plan in self._plans):
            return tr("Nothing was changed.")
        return tr("Once added, Dost runs this with your rights, or sends requests there. Add only what you trust.")

    def _make_list(self) -> QScrollArea:
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        self.cards = [PlanCard(plan, edits=self._edits) for plan in self._plans]
        for card in self.cards:
            lines.addWidget(card)
        lines.addWidget(self.asked)
        lines.addStretch(1)
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setAccessibleName(tr("What is run or asked"))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        return scroll

    def _make_foot(self) -> QHBoxLayout:
        self.add_button = QPushButton(tr("Save") if self._edits else tr("Add"))
        self.cancel_button = QPushButton(tr("Cancel"))
        self.add_button.setAutoDefault(False)
        self.cancel_button.setDefault(True)
        self.add_button.clicked.connect(self._confirm)
        self.cancel_button.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addStretch(1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.add_button)
        return foot

    def wanted(self) -> tuple[ServerPlan, ...]:
        """The servers that "Add" would bring."""
        return tuple(
            plan
            for plan in self._plans
            if not plan.problem
            and (self._edits or plan.taken is Taken.NO or (plan.taken is Taken.OTHER and self.replace.isChecked()))
        )

    def values(self) -> dict[str, str]:
        """What a person gave, by the name that it is asked for under."""
        return self.asked.values({one.id for plan in self.wanted() for one in plan.asks})

    def show_problem(self, text: str, *, offer_file: bool = False) -> None:
        """It was not added. ``offer_file``: there is no keyring."""
        self._problem.setText(f"✗ {text}")
        self._problem.show()
        self.in_file.setVisible(offer_file or not self.in_file.isHidden())
        self._update()

    def problem(self) -> str:
        """What went wrong, or empty."""
        return "" if self._problem.isHidden() else self._problem.text()

    def _confirm(self) -> None:
        self.add_button.setEnabled(False)  # once is enough
        self.confirmed.emit(self.replace.isChecked(), self.in_file.isChecked() and not self.in_file.isHidden())

    def _update(self) -> None:
        self.add_button.setEnabled(bool(self.wanted()))
        self.asked.show_only({one.id for plan in self.wanted() for one in plan.asks})


def _can_replace(plan: ServerPlan) -> bool:
    return plan.taken is Taken.OTHER and not plan.problem
