"""Running a tool by hand.

Public: ``RunToolDialog``. Open it with ``open()``, never ``exec()``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from dost_ui import theme, wording
from dost_ui.commands import tip_with
from dost_ui.dialog_room import fit_height
from dost_ui.labels import ElidedLabel, PlainLabel, WholeName
from dost_ui.text_view import TextView
from dost_ui.tool_form import ToolForm
from dost_ui.translation import tr
from dost_ui.wording import shortened

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from dost_engine.types import JsonObject, ToolInfo


_MOST_PX = 680
_JSON_PX = 320
"""Height of the dialog where JSON is written in it, at 100 % text."""


class RunToolDialog(QDialog):
    """Name, description, the form made from the schema, Run and Cancel. Closes itself after ``run``.

    Signals:
        run: Tool id and the arguments (a dict).
    """

    run = Signal(str, object)

    def __init__(self, info: ToolInfo, arguments: JsonObject | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._id = info.tool.id
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Run a tool"))
        now = theme.active()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(_head(info))
        self.form = ToolForm(info.tool.input_schema, arguments)
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        box = QVBoxLayout(inner)
        box.setContentsMargins(20, 16, 20, 16)
        box.addWidget(self.form)
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        column.addWidget(scroll, 1)
        column.addWidget(self._make_foot(info))
        self.resize(now.scaled(540), now.scaled(260))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self._run)
        if self.form.rows:
            self.form.rows[0].focus()
        else:
            self.run_button.setFocus()

    def _make_foot(self, info: ToolInfo) -> QFrame:
        foot = QFrame()
        foot.setProperty("kind", "card-foot")
        line = QHBoxLayout(foot)
        line.setContentsMargins(20, 12, 20, 14)
        line.setSpacing(10)
        destroys = info.tool.annotations.get("destructiveHint") is True
        reads = info.tool.annotations.get("readOnlyHint") is True and not destroys
        says = tr("Only reads.") if reads else tr("May change data.")
        self._effect = PlainLabel(
            tr("May delete or overwrite data.") if destroys else says,
            "small-warning" if destroys else "small-muted",
            wrap=True,
        )
        line.addWidget(self._effect, 1)
        self.json_button = QPushButton(tr("JSON"))
        self.json_button.setCheckable(True)
        self.json_button.setAutoDefault(False)
        self.json_button.setToolTip(tr("The arguments as JSON; the form takes over what is changed there."))
        self.json_button.clicked.connect(self._switch)
        line.addWidget(self.json_button)
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.run_button = QPushButton(tr("Run"))
        self.run_button.setProperty("kind", "primary")
        self.run_button.setAutoDefault(False)
        self.run_button.setDefault(True)
        self.run_button.setToolTip(tip_with("Ctrl+Return", tr("Run")))
        self.run_button.clicked.connect(self._run)
        line.addWidget(cancel)
        line.addWidget(self.run_button)
        return foot

    def effect(self) -> str:
        """What the server says that the tool does to data."""
        return self._effect.text()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt
        """As high as what is asked for."""
        super().showEvent(event)
        if not event.spontaneous():
            fit_height(self, self._scroll, _MOST_PX)

    def _switch(self, on: bool) -> None:
        if not self.form.show_json(shown=on):
            self.json_button.setChecked(True)
        self.resize(self.width(), max(self.height(), theme.active().scaled(_JSON_PX)))

    def _run(self) -> None:
        arguments = self.form.arguments()
        if arguments is not None:
            self.run.emit(self._id, arguments)
            self.accept()


def _head(info: ToolInfo) -> QFrame:
    head = QFrame()
    head.setProperty("kind", "header")
    column = QVBoxLayout(head)
    column.setContentsMargins(20, 14, 20, 12)
    column.setSpacing(3)
    line = QHBoxLayout()
    line.setSpacing(9)
    line.addWidget(WholeName(info.tool.name))
    line.addWidget(ElidedLabel(wording.server_label(info.tool.server), "small-muted", natural=True))
    line.addStretch(1)
    column.addLayout(line)
    if info.tool.description:
        about = TextView()
        about.setProperty("kind", "bare-muted")
        about.show_plain(shortened(info.tool.description, 400))
        column.addWidget(about)
    return head
