"""A server is called as its owner called it, wherever it is shown: its key, which has no blank, is for machines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget

from dost_engine.types import Tool, ToolInfo
from dost_ui import sample_calls, samples
from dost_ui.chat_view import ChatView
from dost_ui.run_dialog import RunToolDialog
from dost_ui.servers_page import ServersPage
from dost_ui.tools_page import ToolsPage
from dost_ui.turn_panel import TurnPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

KEY, NAME = "my%20own%2Foffice", "my own/office"
INFO = ToolInfo(Tool(f"{KEY}/send", KEY, "send", "Sends."), "send", 12)


def chat() -> QWidget:
    view = ChatView()
    view.add_card("c", "send", KEY, {})
    view.ask("q", sample_calls.waiting(f"{KEY}/send", {}))
    return view


def panel() -> QWidget:
    view = TurnPanel()
    trace = samples.trace()
    picks = tuple(replace(pick, id=f"{KEY}/{at}") for at, pick in enumerate(trace.selection.picks))
    view.show_trace(replace(trace, selection=replace(trace.selection, picks=picks)), {})
    return view


def servers() -> QWidget:
    view = ServersPage()
    view.set_servers((replace(samples.servers()[0], name=KEY),))
    view.select(KEY)
    return view


def tools() -> QWidget:
    view = ToolsPage()
    view.set_tools((INFO,))
    view.select(INFO.tool.id)
    return view


def tools_of_a_server() -> QWidget:
    view = ToolsPage()
    view.set_tools((INFO,))
    view.view.select(view.tree.find_server(KEY))
    return view


def dialog() -> QWidget:
    return RunToolDialog(INFO, {})


SURFACES = {one.__name__: one for one in (chat, panel, servers, tools, tools_of_a_server, dialog)}


def shown(widget: QWidget) -> str:
    """What labels show and what rows of lists say, to the eye and to readers."""
    said = [f"{label.text()} {label.accessibleName()} {label.toolTip()}" for label in widget.findChildren(QLabel)]
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    for view in widget.findChildren(QAbstractItemView):
        model = view.model()
        said += [str(model.index(row, 0).data(role)) for row in range(model.rowCount()) for role in roles]
    said += [one.accessibleName() for one in widget.findChildren(QWidget)]
    return "\n".join(said)


@pytest.mark.parametrize("make", SURFACES.values(), ids=SURFACES)
def test_a_server_is_called_as_its_owner_called_it(make: Callable[[], QWidget], qtbot: QtBot) -> None:
    widget = make()
    qtbot.addWidget(widget)
    assert NAME in shown(widget)
    assert KEY not in shown(widget).replace(f"{KEY}/", "")
