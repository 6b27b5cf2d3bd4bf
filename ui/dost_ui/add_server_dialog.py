"""Adding a server, or editing one.

Public: ``AddServerDialog``. Open it with ``open()``, never ``exec()``.
"""

from __future__ import annotations

import json
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QDialog, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.import_pane import ImportPane
from dost_ui.labels import PlainLabel
from dost_ui.paste_pane import PastePane
from dost_ui.server_draft import ServerDraft, entry_of, values_of, written
from dost_ui.server_form import ServerForm
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_engine.types import ServerEntry


class Way(StrEnum):
    """How a server is described."""

    PASTE = "paste"
    FORM = "form"
    IMPORT = "import"


class AddServerDialog(QDialog):
    """Three ways to say what is to be added; with ``entry``, two to edit one. "Review" shows all of it first.

    Signals:
        checked: A ``ServerDraft`` is to be looked at; answer with ``paste.show_plans`` or ``paste.show_error``.
        apps_requested: Files of other programs are to be looked for; answer with ``imports.show_apps``.
        review_requested: A ``ServerDraft`` is to be shown whole.
        import_requested: Chosen plans by program are to be shown whole.

    Attributes:
        paste: JSON.
        form: Fields.
        imports: Servers of other programs.
        review_button: Shows all of it.
    """

    checked = Signal(object)
    apps_requested = Signal()
    review_requested = Signal(object)
    import_requested = Signal(object)

    def __init__(self, entry: ServerEntry | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edits = entry.name if entry is not None else ""
        self._before: dict[str, Any] = {}
        self.setWindowTitle(tr("Edit {name}", name=entry.name) if entry is not None else tr("Add a server"))
        self.paste = PastePane(edits=self._edits)
        self.form = ServerForm()
        self.imports = ImportPane()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        self._stack = QStackedWidget()
        column.addLayout(self._make_ways(entry))
        for way in (Way.PASTE, Way.FORM, Way.IMPORT):
            self._stack.addWidget(self._pane(way))
        column.addWidget(self._stack, 1)
        column.addLayout(self._make_foot())
        self.paste.checked.connect(self.checked)
        for pane in (self.paste, self.form, self.imports):
            pane.changed.connect(self._update)
        now = theme.active()
        self.resize(now.scaled(640), min(now.scaled(600), 760))
        if entry is not None:
            self._fill(entry)
        else:
            self.show_way(Way.PASTE)

    def _make_ways(self, entry: ServerEntry | None) -> QHBoxLayout:
        words = {Way.PASTE: tr("Paste JSON"), Way.FORM: tr("Fill in a form"), Way.IMPORT: tr("From other programs")}
        if entry is not None:
            words = {Way.FORM: tr("Form"), Way.PASTE: tr("JSON")}
        group = QButtonGroup(self)
        line = QHBoxLayout()
        line.setSpacing(8)
        self._ways: dict[Way, QPushButton] = {}
        for way, text in words.items():
            button = self._ways[way] = QPushButton(text)
            button.setCheckable(True)
            button.setAutoDefault(False)
            group.addButton(button)
            button.clicked.connect(lambda _=False, one=way: self._switch(one))
            line.addWidget(button)
        line.addStretch(1)
        return line

    def _make_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(10)
        self._problem = PlainLabel(kind="small-muted", wrap=True)
        foot.addWidget(self._problem, 1)
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.review_button = QPushButton(tr("Review…"))
        self.review_button.setProperty("kind", "primary")
        self.review_button.setDefault(True)
        self.review_button.clicked.connect(self._review)
        foot.addWidget(cancel)
        foot.addWidget(self.review_button)
        return foot

    # ----------------------------------------------------------------------------------------------- using

    def way(self) -> Way:
        """How it is described now."""
        return (Way.PASTE, Way.FORM, Way.IMPORT)[self._stack.currentIndex()]

    def show_way(self, way: Way) -> None:
        """Another way to describe it."""
        self._ways[way].setChecked(True)
        self._stack.setCurrentWidget(self._pane(way))
        focus = {Way.PASTE: self.paste.text, Way.FORM: self.form.name, Way.IMPORT: self._ways.get(Way.IMPORT)}[way]
        if focus is not None:
            focus.setFocus()
        if way is Way.IMPORT:
            self.apps_requested.emit()
        self._update()

    def way_button(self, way: Way) -> QPushButton:
        """The button of a way."""
        return self._ways[way]

    def problem(self) -> str:
        """What is missing."""
        return self._problem.text()

    def show_problem(self, text: str) -> None:
        """It could not be looked at."""
        self._problem.set_kind("small-bad")
        self._problem.setText(f"✗ {text}")

    # ---------------------------------------------------------------------------------------------- within

    def _pane(self, way: Way) -> QWidget:
        return {Way.PASTE: self.paste, Way.FORM: self.form, Way.IMPORT: self.imports}[way]

    def _fill(self, entry: ServerEntry) -> None:
        self.form.lock_name()
        self._before = json.loads(entry.text)
        self.paste.set_text(entry.text)
        values = values_of(entry.name, self._before)
        if values is None:
            self._ways[Way.FORM].setEnabled(False)
            self._ways[Way.FORM].setToolTip(tr("The form cannot show all of this entry."))
            self.show_way(Way.PASTE)
            return
        self.form.set_values(values)
        self.show_way(Way.FORM)

    def _switch(self, way: Way) -> None:
        """Another way; the entry that is edited goes along."""
        before = self.way()
        if self._edits and way is not before:
            if way is Way.PASTE:
                entry, secrets = entry_of(self.form.values(), self._before)
                if secrets:
                    self._ways[before].setChecked(True)
                    self.show_problem(tr("Review it first: a new secret would stand in the text."))
                    return
                self.paste.set_text(written(entry))
            elif not self._take_text():
                self._ways[before].setChecked(True)
                return
        self.show_way(way)

    def _take_text(self) -> bool:
        try:
            entry = json.loads(self.paste.text.toPlainText())
        except ValueError:
            self.show_problem(tr("The text is not JSON yet."))
            return False
        values = values_of(self._edits, entry) if isinstance(entry, dict) else None
        if values is None:
            self.show_problem(tr("The form cannot show all of this entry."))
            return False
        self._before = entry
        self.form.set_values(values)
        return True

    def _update(self) -> None:
        way = self.way()
        problem = self.form.problem() if way is Way.FORM else ""
        ready = {
            Way.PASTE: self.paste.ready,
            Way.FORM: not problem,
            Way.IMPORT: bool(self.imports.chosen()),
        }[way]
        self.review_button.setEnabled(ready)
        self._problem.set_kind("small-muted")
        self._problem.setText(problem)

    def _review(self) -> None:
        way = self.way()
        if way is Way.IMPORT:
            self.import_requested.emit(self.imports.chosen())
        elif way is Way.PASTE:
            self.review_requested.emit(self.paste.draft())
        else:
            values = self.form.values()
            entry, secrets = entry_of(values, self._before)
            self.review_requested.emit(ServerDraft(written(entry), values.name, bool(self._edits), secrets))
