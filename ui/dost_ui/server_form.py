"""A server described field by field.

Public: ``ServerForm``.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme
from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.pair_rows import PairRows
from dost_ui.server_draft import ServerValues
from dost_ui.translation import tr


class ServerForm(QScrollArea):
    """The form. What it describes is a value; nothing is kept or started.

    Signals:
        changed: Something was typed.

    Attributes:
        name: Its name.
        program: The choice of a program on this machine.
        address: The choice of an address.
        command: The program.
        arguments: Its arguments, a line each.
        folder: Its working folder.
        url: The address.
        sse: Whether it speaks the older transport.
        variables: Variables of the program.
        headers: Headers for the address.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the field that has it
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 4, 0, 8)
        self._column.setSpacing(4)
        self.name = self._field(tr("Name"), tr("notes"), self._column)
        self._make_choice()
        self._program, lines = _group()
        self.command = self._field(tr("Program"), "npx", lines)
        self.arguments = self._make_arguments(lines)
        self.variables = PairRows(tr("Add a variable"), "API_TOKEN")
        self._labelled(tr("Variables of its environment"), self.variables, lines)
        self.folder = self._field(tr("Working folder"), tr("the folder of servers.json"), lines)
        self._column.addWidget(self._program)
        self._address, lines = _group()
        self.url = self._field(tr("Address"), "https://example.org/mcp", lines)
        self.sse = QCheckBox(tr("It speaks SSE, the older transport"))
        lines.addWidget(self.sse)
        self.headers = PairRows(tr("Add a header"), "Authorization")
        self._labelled(tr("Headers of each request"), self.headers, lines)
        self._column.addWidget(self._address)
        self._column.addStretch(1)
        self.setWidget(inner)
        self.sse.toggled.connect(self.changed)
        for rows in (self.variables, self.headers):
            rows.changed.connect(self.changed)
        self.program.toggled.connect(self._chosen)
        self.program.setChecked(True)

    def _make_choice(self) -> None:
        self.program = QRadioButton(tr("A program on this machine"))
        self.address = QRadioButton(tr("An address"))
        kinds = QButtonGroup(self)
        line = QHBoxLayout()
        line.setSpacing(18)
        for button in (self.program, self.address):
            kinds.addButton(button)
            line.addWidget(button)
        line.addStretch(1)
        self._column.addSpacing(8)
        self._column.addLayout(line)

    def _make_arguments(self, lines: QVBoxLayout) -> QPlainTextEdit:
        area = QPlainTextEdit()
        area.setProperty("kind", "fixed")
        area.setPlaceholderText("-y\n@modelcontextprotocol/server-memory")
        area.setTabChangesFocus(True)
        area.setFixedHeight(theme.active().scaled(84))
        area.textChanged.connect(self.changed)
        self._labelled(tr("Arguments, one to a line"), area, lines)
        return area

    def _field(self, label: str, hint: str, lines: QVBoxLayout) -> QLineEdit:
        entry = QLineEdit()
        set_hint(entry, hint)
        entry.textChanged.connect(self.changed)
        self._labelled(label, entry, lines)
        return entry

    def _labelled(self, label: str, widget: QWidget, lines: QVBoxLayout) -> None:
        words = PlainLabel(label, "small-muted")
        words.setBuddy(widget)
        widget.setAccessibleName(label)
        lines.addSpacing(6)
        lines.addWidget(words)
        lines.addWidget(widget)

    def _chosen(self) -> None:
        self._program.setVisible(self.program.isChecked())
        self._address.setVisible(not self.program.isChecked())
        self.changed.emit()

    def lock_name(self) -> None:
        """The server has its name."""
        self.name.setEnabled(False)

    def set_values(self, values: ServerValues) -> None:
        """Other values."""
        self.name.setText(values.name)
        (self.address if values.remote else self.program).setChecked(True)
        self.command.setText(values.command)
        self.arguments.setPlainText("\n".join(values.args))
        self.folder.setText(values.folder)
        self.url.setText(values.url)
        self.sse.setChecked(values.sse)
        self.variables.set_pairs(() if values.remote else values.pairs)
        self.headers.set_pairs(values.pairs if values.remote else ())
        self._chosen()

    def values(self) -> ServerValues:
        """What was entered. An empty line is no argument."""
        remote = self.address.isChecked()
        return ServerValues(
            self.name.text().strip(),
            remote,
            self.command.text().strip(),
            tuple(line for line in self.arguments.toPlainText().split("\n") if line),
            self.folder.text().strip(),
            self.url.text().strip(),
            self.sse.isChecked(),
            (self.headers if remote else self.variables).pairs(),
        )

    def problem(self) -> str:
        """What is missing or wrong, in a sentence, or empty."""
        values = self.values()
        if not values.name:
            return tr("It needs a name.")
        if values.remote and not values.url:
            return tr("It needs an address.")
        if not values.remote and not values.command:
            return tr("It needs a program.")
        return (self.headers if values.remote else self.variables).problem()


def _group() -> tuple[QWidget, QVBoxLayout]:
    holder = QWidget()
    lines = QVBoxLayout(holder)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(4)
    return holder, lines
