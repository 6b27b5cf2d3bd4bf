"""Steps of a page that are done one by one, from the moment at which it is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from dost_ui.in_turn import InTurn

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_steps_begin_when_the_widget_is_shown_and_leave_room_for_other_events(qtbot: QtBot) -> None:
    widget, done = QWidget(), list[object]()
    qtbot.addWidget(widget)
    InTurn(widget, [partial(done.append, at) for at in range(4)])
    QApplication.processEvents()
    assert done == []
    between = QTimer()
    between.timeout.connect(lambda: done.append("event"))
    between.start(0)
    widget.show()
    assert done == []
    qtbot.waitUntil(lambda: 3 in done)
    between.stop()
    assert [one for one in done if one != "event"] == [0, 1, 2, 3], "each once, in their order"
    assert all("event" in done[done.index(at) : done.index(at + 1)] for at in range(3))


def test_what_is_hidden_before_its_steps_are_done_is_done_all_the_same(qtbot: QtBot) -> None:
    widget, done = QWidget(), list[int]()
    qtbot.addWidget(widget)
    InTurn(widget, [lambda: done.append(1), lambda: done.append(2)])
    widget.show()
    widget.hide()
    qtbot.waitUntil(lambda: done == [1, 2])
