"""What a person sees of the dialog that runs a tool, and of the one that shows its schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from dost_ui import samples, theme
from dost_ui.gallery import SCENES
from dost_ui.labels import PlainLabel, WholeName
from dost_ui.run_dialog import RunToolDialog
from dost_ui.schema_dialog import SchemaDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    """A window for dialogs, which delete themselves when they are closed."""
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_what_is_wrong_with_the_json_stands_above_it_in_sight(qtbot: QtBot, owner: QWidget) -> None:
    dialog = RunToolDialog(samples.info("weather/get_forecast"), parent=owner)
    dialog.open()
    qtbot.waitExposed(dialog)
    qtbot.mouseClick(dialog.json_button, Qt.MouseButton.LeftButton)
    dialog.form.json.setPlainText("{")
    qtbot.mouseClick(dialog.run_button, Qt.MouseButton.LeftButton)
    said = next(one for one in dialog.form.findChildren(PlainLabel) if one.text() == dialog.form.problem())
    assert dialog.form.problem()
    assert said.visibleRegion().boundingRect().height() == said.height()
    assert said.mapTo(dialog, QPoint()).y() < dialog.form.json.mapTo(dialog, QPoint()).y()


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("scene", ["run-dialog-no-arguments", "servers-confirm"])
def test_a_dialog_is_as_high_as_what_it_says(qapp: QApplication, qtbot: QtBot, scene: str, scale: int) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    dialog = SCENES[scene]()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    area = next(one for one in dialog.findChildren(QScrollArea) if one.widget() is not None)
    inner = area.widget()
    assert inner is not None
    needed = max(inner.heightForWidth(inner.width()), inner.sizeHint().height() if scene[0] == "r" else 0)
    qtbot.waitUntil(lambda: not area.verticalScrollBar().isVisible())
    assert inner.height() - needed < 24, "no empty room"


@pytest.mark.parametrize("made", [RunToolDialog, SchemaDialog])
def test_a_long_name_is_whole(qtbot: QtBot, owner: QWidget, made: type[RunToolDialog | SchemaDialog]) -> None:
    dialog = made(samples.info(f"files/{samples.LONG_NAME}"), parent=owner)
    dialog.open()
    qtbot.waitExposed(dialog)
    name = next(one for one in dialog.findChildren(WholeName) if samples.LONG_NAME in one.accessibleName())
    assert name.height() >= name.heightForWidth(name.width())
