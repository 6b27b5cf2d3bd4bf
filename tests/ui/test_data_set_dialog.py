from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from dost_engine.types import EvaluationState
from dost_ui.data_set_dialog import DataSetDialog
from dost_ui.gallery_inspector import data_set_dialog, data_set_report
from dost_ui.recall_plot import Curve, RecallPlot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[DataSetDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)  # the dialog goes when it is closed
    made = DataSetDialog(("default",), parent)
    made.open()
    yield made
    del parent


def test_a_folder_and_a_number_of_messages_start_a_run(dialog: DataSetDialog, qtbot: QtBot) -> None:
    assert not dialog.run.isEnabled()
    qtbot.keyClicks(dialog.folder, "/data/own")
    qtbot.keyClick(dialog.limit, Qt.Key.Key_Up)
    with qtbot.waitSignal(dialog.started) as started:
        qtbot.mouseClick(dialog.run, Qt.MouseButton.LeftButton)
    assert started.args == ["/data/own", 1]
    assert dialog.state() == "Reading the data"
    assert not dialog.folder.isEnabled()
    dialog.show_report([data_set_report(EvaluationState.ASKING, done=80, recall_at=())])
    assert dialog.state() == "Asking, 80 of 212"
    with qtbot.waitSignal(dialog.cancelled):
        qtbot.mouseClick(dialog.run, Qt.MouseButton.LeftButton)
    dialog.show_report([data_set_report(EvaluationState.CANCELLED, asked=80)])
    assert dialog.state() == "Cancelled. 80 messages of 212 asked, 1,204 tools, 14.2 s."
    assert (dialog.run.text(), dialog.run.isEnabled()) == ("Run", True)


def test_a_run_ends_when_the_dialog_is_closed(dialog: DataSetDialog, qtbot: QtBot) -> None:
    dialog.show_report([data_set_report(EvaluationState.ASKING, done=1)])
    with qtbot.waitSignal(dialog.cancelled):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_figures_of_two_settings_stand_side_by_side_and_are_drawn(qtbot: QtBot) -> None:
    dialog = data_set_dialog(EvaluationState.DONE, two=True)
    rows = dialog.figures()
    assert ("left (default)", "right (guide)") in rows
    assert ("needed tools handed out", "0.846", "0.758") in rows
    assert ("tokens handed out", "512", "861") in rows
    assert dialog.plot.words().startswith("left (default): recall 61 % of 1, 79 % of 3, 85 % of 5, 91 % of 10;")
    assert "right (guide): recall 52 % of 1" in dialog.plot.accessibleDescription()
    dialog.close()


def test_what_is_wrong_is_said(dialog: DataSetDialog) -> None:
    dialog.folder.setText("x")
    dialog.show_error("x/tools.jsonl is missing.")
    assert (dialog.state(), dialog.run.text()) == ("x/tools.jsonl is missing.", "Run")
    failed = data_set_report(EvaluationState.FAILED, error="The model is missing.", recall_at=())
    dialog.show_report([failed])
    assert dialog.state() == "The model is missing."
    odd = data_set_report(left_out=("a:1: odd.", "a:2: odd.", "a:3: odd.", "a:4: odd."), left_out_all=9)
    dialog.show_report([odd])
    assert dialog.notes() == "a:1: odd.\na:2: odd.\na:3: odd.\n6 more lines left out."


def test_the_plot_draws_nothing_one_run_and_a_run_that_hands_out_everything(qtbot: QtBot) -> None:
    plot = RecallPlot()
    qtbot.addWidget(plot)
    plot.resize(420, 220)
    pictures = []
    for curves in ((), (Curve("one", (0.5, 0.75, 1.0)),), (Curve("all", (0.1,) * 10, 2000.0, 1.0),)):
        plot.set_curves(curves)
        pictures.append(plot.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]
    assert Curve("none", ()).words() == "none: nothing was asked yet."
