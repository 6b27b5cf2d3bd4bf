"""What servers say is shown letter for letter, wherever it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QWidget

from dost_engine.types import Tool, ToolInfo
from dost_ui import sample_calls, samples
from dost_ui.chat_view import CardState, ChatView, NoteKind
from dost_ui.inspector import Inspector
from dost_ui.run_dialog import RunToolDialog
from dost_ui.samples import MARKUP
from dost_ui.schema_dialog import SchemaDialog
from dost_ui.servers_page import ServersPage
from dost_ui.text_view import TextView
from dost_ui.tools_page import ToolsPage
from dost_ui.turn_panel import TurnPanel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

HOSTILE = ToolInfo(
    Tool(
        "markup/<h1>loud</h1>",
        "markup",
        "<h1>loud</h1>",
        MARKUP,
        {"properties": {"<b>x</b>": {"type": "string", "description": MARKUP, "default": "a &amp; b < c"}}},
    ),
    "loud",
    12,
)


def chat() -> QWidget:
    view = ChatView()
    view.add_user(MARKUP)
    view.add_turn("t", samples.odd_trace()[0], samples.odd_trace()[1], offer_run=True)
    view.add_card("c", "<h1>loud</h1>", MARKUP, {"x": MARKUP})
    view.ask("q", sample_calls.waiting(f"{MARKUP}/loud", {"x": MARKUP}, origin=MARKUP, difference=(f"+ {MARKUP}",)))
    view.update_card("c", CardState.OK, MARKUP)
    view.add_note(NoteKind.ERROR, MARKUP, MARKUP)
    view.set_activity(MARKUP)
    view.begin_answer()
    view.append_answer(MARKUP)
    view.end_answer()
    return view


def panel() -> QWidget:
    view = TurnPanel()
    trace, tools = samples.odd_trace()
    view.show_trace(trace, tools)
    view.view.setCurrentIndex(view.model.index(view.model.row_of("markup/img_tool")))
    return view


def inspector() -> QWidget:
    view = Inspector()
    view.show_trace(*samples.odd_trace())
    view.table.selectRow(view.model.row_of("markup/<h1>loud</h1>"))
    return view


def servers() -> QWidget:
    view = ServersPage()
    broken = samples.servers()[3]
    view.set_servers((type(broken)(MARKUP, broken.state, "stdio", MARKUP, broken.since, MARKUP),))
    view.set_logs(MARKUP, (MARKUP,))
    view.set_problems((MARKUP,))
    return view


def tools() -> QWidget:
    view = ToolsPage()
    view.set_tools((HOSTILE,))
    return view


SURFACES = {
    "chat": chat,
    "panel": panel,
    "inspector": inspector,
    "servers": servers,
    "tools": tools,
    "run dialog": lambda: RunToolDialog(HOSTILE),
    "schema dialog": lambda: SchemaDialog(HOSTILE),
}


@pytest.mark.parametrize("surface", SURFACES)
def test_no_label_reads_markup_from_outside(qtbot: QtBot, surface: str) -> None:
    shown = SURFACES[surface]()
    holder = QWidget()
    qtbot.addWidget(holder)
    shown.setParent(holder)
    holder.show()
    labels = shown.findChildren(QLabel)
    assert labels
    for label in labels:
        if label.textFormat() == Qt.TextFormat.PlainText:
            continue
        if label.pixmap() and not label.pixmap().isNull():
            continue
        assert label.textFormat() == Qt.TextFormat.RichText, f"{label.text()!r} would be guessed at"
        assert_harmless(label.text())
    for view in shown.findChildren(TextView):
        assert_harmless(view.toHtml())
    for widget in [shown, *shown.findChildren(QWidget)]:
        if QtGui.Qt.mightBeRichText(widget.toolTip()):
            assert_harmless(widget.toolTip())


def assert_harmless(text: str) -> None:
    assert "<img" not in text
    assert "<h1" not in text
    assert '200000px"' not in text.replace("&quot;", "")
    assert 'href="file' not in text


def test_tool_tips_of_rows_show_markup_as_text(qtbot: QtBot) -> None:
    for view, index in ((panel(), None), (tools(), None)):
        del index
        qtbot.addWidget(view)
        model = view.view.model()  # type: ignore[attr-defined]  # both have a list view
        tips = [model.index(at, 0).data(Qt.ItemDataRole.ToolTipRole) for at in range(model.rowCount())]
        document = QTextDocument()
        texts = []
        for tip in tips:
            document.setHtml(tip)
            texts.append(document.toPlainText())
        assert any(MARKUP in text for text in texts)
        assert any("<h1>loud</h1>" in text for text in texts)
