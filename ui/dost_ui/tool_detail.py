"""One tool: what it is, what to be careful about, how it would be found better, what is decided, its schema.

Public: ``ToolDetail``.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from dost_engine.types import FindingLevel
from dost_ui import wording
from dost_ui.choice_bar import ChoiceBar
from dost_ui.labels import PlainLabel, WholeName
from dost_ui.service_words import said
from dost_ui.spacing import LINES_PERCENT
from dost_ui.text_view import TextView
from dost_ui.tools_model import marked_warnings, server_words
from dost_ui.tools_overview import ToolsOverview
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dost_engine.types import Finding, ToolInfo
    from dost_ui.tools_model import ServerRow

_FIXED_TYPE = re.compile("`([^`]+)`")
_LONGEST_CHARS = 6000
"""Of a description or schema; the dialog "Schema" has all of it."""

_SAY_NOTHING = frozenset({"type", "properties", "required", "additionalProperties", "$schema", "title"})
"""Keys of a schema that name no argument by themselves."""


class ToolDetail(QScrollArea):
    """What stands beside the tree.

    Signals:
        server_requested: The server of the row is to be shown on its page (its name).

    Attributes:
        warnings: What there is to be careful about.
        choices: What is decided about the tool.
        server_button: Goes to the server.
        overview: What there is to say of a server's tools, or of all.
    """

    server_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._server = ""
        self._what: tuple[object, ...] = ()
        self.setAccessibleName(tr("The tool"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(22, 16, 20, 16)
        column.setSpacing(8)
        self._name = QVBoxLayout()
        column.addLayout(self._name)
        self._facts = PlainLabel(kind="small-muted", wrap=True)
        self._facts.make_selectable()
        column.addWidget(self._facts)
        self._about = TextView()
        column.addWidget(self._about)
        self.warnings = PlainLabel(kind="small-warning", wrap=True)
        self.warnings.make_selectable()
        column.addWidget(self.warnings)
        self.server_button = QPushButton(tr("Go to the server"))
        self.server_button.clicked.connect(lambda: self.server_requested.emit(self._server))
        column.addWidget(self.server_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.overview = ToolsOverview()
        column.addWidget(self.overview)
        self.choices = ChoiceBar()
        column.addWidget(self.choices)
        self._advice_head = PlainLabel(tr("EASIER TO FIND"), "section")
        column.addWidget(self._advice_head)
        self._advice = QVBoxLayout()
        self._advice.setSpacing(8)
        column.addLayout(self._advice)
        self._schema_head = PlainLabel(tr("ARGUMENTS"), "section")
        column.addWidget(self._schema_head)
        self._nothing_asked = PlainLabel(tr("It takes none."), "small-muted")
        column.addWidget(self._nothing_asked)
        self._schema = TextView("fixed-muted")
        column.addWidget(self._schema)
        column.addStretch(1)
        self.setWidget(inner)
        self.show_nothing()

    def show_nothing(self, tools: Sequence[ToolInfo] = ()) -> None:
        """No row is selected: what there is to say of all tools."""
        if self._shows("all", tools):
            return
        servers = len({info.tool.server for info in tools})
        counted = trn("%n tool", "%n tools", len(tools))
        facts = trn("{tools} of %n server", "{tools} of %n servers", servers, tools=counted) if tools else ""
        self._show_head(tr("All tools") if tools else "", facts, "", ())
        self.choices.set_tool(None)
        self._show_rest("")
        self.show_advice(None)
        if tools:
            hint = tr("Select a tool to see what it takes, what is decided about it, and how it is found more easily.")
            self.overview.show_tools(tools, None, hint)
            self.overview.show()

    def show_server(
        self, row: ServerRow, tools: Sequence[ToolInfo] = (), told: Mapping[str, Sequence[Finding]] | None = None
    ) -> None:
        """A server's row is selected.

        Args:
            row: The row.
            tools: The server's tools.
            told: What is said of them by tool id; None while nobody knows.
        """
        self._server = row.name
        if self._shows(row.name, server_words(row), tools, told):
            return
        self._show_head(
            wording.server_label(row.name), server_words(row), tr("Its switch turns all of its tools on or off."), ()
        )
        self.choices.set_tool(None)
        self._show_rest("")
        self.server_button.show()
        self.show_advice(None)
        self.overview.show_tools(tools, told, tr("Select a tool to read about it and to run it."))
        self.overview.setVisible(bool(tools))

    def show_tool(self, info: ToolInfo, *, renewing: bool = False) -> None:
        """A tool is selected; ``renewing``: the list came anew, what is being typed about it stays."""
        if self._shows(info) and renewing:
            return
        facts = wording.facts(
            [
                wording.isolated(wording.server_label(info.tool.server)),
                tr("≈\u00a0{tokens} tokens", tokens=wording.tokens(info.tokens)),
                tr("models know it as {name}", name=wording.isolated(info.wire_name)),
            ]
        )
        self._show_head(info.tool.name, facts, info.tool.description, marked_warnings(info), kind="fixed-title")
        self.choices.set_tool(info)
        self._show_rest(_written(info.tool.input_schema))
        self._schema_head.show()
        self._nothing_asked.setVisible(not self.schema())
        if not renewing:
            self.show_advice(None)
            self.verticalScrollBar().setValue(0)

    def show_advice(self, findings: Sequence[Finding] | None, note: str = "") -> None:
        """How the tool would be found better; None while nobody knows."""
        while (item := self._advice.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._advice_head.setVisible(findings is not None)
        for finding in findings or ():
            self._advice.addWidget(_advice_card(finding))
        if findings is not None and not findings:
            words = tr("Its name and its texts say what it is for.")
            self._advice.addWidget(PlainLabel(words, "small-muted", wrap=True))
        if note:
            self._advice.addWidget(PlainLabel(note, "small-muted", wrap=True))

    def advice(self) -> tuple[str, ...]:
        """The advice as text."""
        cards = (self._advice.itemAt(at) for at in range(self._advice.count()))
        widgets = (card.widget() for card in cards if card is not None)
        return tuple(
            widget.text() if isinstance(widget, PlainLabel) else widget.accessibleName()
            for widget in widgets
            if widget is not None
        )

    def facts(self) -> str:
        """The line of facts."""
        return self._facts.text()

    def _shows(self, *what: object) -> bool:
        """Whether just this is shown already; from here on it is. A filter selects the same again with every key."""
        same = len(what) == len(self._what) and all(
            new is old or (isinstance(new, str) and new == old) for new, old in zip(what, self._what, strict=True)
        )
        self._what = what
        return same

    def about(self) -> str:
        """The description."""
        return self._about.toPlainText()

    def schema(self) -> str:
        """The schema, as far as it is shown here."""
        return self._schema.toPlainText()

    def _show_head(self, name: str, facts: str, about: str, warnings: Sequence[str], *, kind: str = "title") -> None:
        while (item := self._name.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if name:
            self._name.addWidget(WholeName(name, kind))
        self._facts.setText(f"\u200e{facts}" if facts else "")
        self._facts.setAccessibleName(facts.replace(wording.BETWEEN, ", "))
        self._about.show_plain(_cut(about))
        self._about.part_lines(LINES_PERCENT)
        self._about.setVisible(bool(about))
        self.warnings.setText("\n".join(warnings))
        self.warnings.setVisible(bool(warnings))

    def _show_rest(self, schema: str) -> None:
        self.server_button.hide()
        self.overview.hide()
        self._schema.show_plain(_cut(schema))
        self._nothing_asked.hide()
        for widget in (self._schema, self._schema_head):
            widget.setVisible(bool(schema))


def _advice_card(finding: Finding) -> QFrame:
    card = QFrame()
    card.setProperty("kind", "well")
    warns = finding.level is FindingLevel.WARNING
    column = QVBoxLayout(card)
    column.setContentsMargins(12, 8, 12, 9)
    column.setSpacing(3)
    level = tr("Warning") if warns else tr("Advice")
    what = f"{level}: {_quoted(said(finding.what))}"
    column.addWidget(PlainLabel(what, "small-warning" if warns else "small", wrap=True))
    column.addWidget(PlainLabel(_quoted(said(finding.write)), "small-muted", wrap=True))
    if finding.others:
        others = ", ".join(finding.others[:3])
        more = len(finding.others) - 3
        words = (
            tr("It is about {tools}.", tools=others)
            if more <= 0
            else trn("It is about {tools} and %n more.", "It is about {tools} and %n more.", more, tools=others)
        )
        column.addWidget(PlainLabel(words, "small-muted", wrap=True))
    card.setAccessibleName(f"{level}: {said(finding.what)} {said(finding.write)}")
    return card


def _quoted(text: str) -> str:
    """Names between marks for fixed type, as the terminal has them, in quotation marks."""
    return _FIXED_TYPE.sub(lambda found: wording.quoted(found[1]), text)


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_CHARS else text[:_LONGEST_CHARS] + "…"


def _written(schema: Mapping[str, object]) -> str:
    """A schema as JSON; empty where it asks for nothing."""
    asks = schema.get("properties") or schema.keys() - _SAY_NOTHING
    return json.dumps(schema, indent=2, ensure_ascii=False, default=str) if asks else ""
