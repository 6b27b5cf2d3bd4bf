"""Histories and cases in the inspector of a real window: taken, asked, saved, exported, imported, copied."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QSlider

from dost_ui.history_dialogs import KeptTurnsDialog, PasteDialog
from dost_ui.main_window import Page
from support.evaluation_folders import folder
from support.servers.running import entry, tool
from support.window_world import ask, in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from dost_desktop.app import App

DESK = entry(tools=[tool("get_current_time"), tool("convert_time")])


def test_what_was_asked_elsewhere_is_asked_again_and_kept(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    exported = tmp_path / "case.json"

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        await ask(app, "get current time")
        window, inspector = app.window, app.window.inspector
        window.show_page(Page.INSPECTOR)

        inspector.controls.history.menu.actions()[0].trigger()  # a kept turn
        dialog = app.cases.dialog
        assert isinstance(dialog, KeptTurnsDialog)
        await until(lambda: dialog.model.rowCount() == 1, "the kept turn")
        QTest.keyClick(dialog.view, Qt.Key.Key_Return)
        await until(lambda: (trace := inspector.trace()) and trace.query.text == "get current time", "its answer")

        inspector.controls.history.menu.actions()[1].trigger()  # a pasted conversation
        paste = app.cases.dialog
        assert isinstance(paste, PasteDialog)
        QTest.keyClicks(paste.editor, "[{]")
        QTest.mouseClick(paste.use, Qt.MouseButton.LeftButton)
        await until(paste.error, "what is wrong")
        assert "line 1, column 3" in paste.error()
        paste.editor.setPlainText('[{"role": "user", "content": "hi"}, {"role": "user", "content": "convert time"}, 7]')
        QTest.mouseClick(paste.use, Qt.MouseButton.LeftButton)
        await until(lambda: inspector.facts().startswith("history: Pasted"), "the pasted one")
        await until(lambda: "left out: 3" in inspector.said(), "what could not be read")
        assert inspector.trace().query.text == "convert time"

        inspector.menu.actions()[0].trigger()  # save
        await until(lambda: window.sidebar.cases.names() == ("convert time",), "the saved case")
        inspector.export_requested.emit(str(exported))
        await until(exported.exists, "the exported case")
        inspector.copy_requested.emit("json")
        assert json.loads(QApplication.clipboard().text())["query"]["text"] == "convert time"

        inspector.line.clear()
        QTest.keyClick(inspector.line, Qt.Key.Key_Return)
        assert inspector.trace() is None
        inspector.import_requested.emit(str(exported))
        await until(lambda: (trace := inspector.trace()) and trace.query.text == "convert time", "the imported case")
        assert inspector.query().history[0].text == "hi"
        exported.write_text("{}", encoding="utf-8")
        inspector.import_requested.emit(str(exported))
        await until(lambda: "no version" in inspector.said(), "that it is no case")

        window.inspector.controls.choose("By words alone")
        QTest.mouseClick(inspector.compare, Qt.MouseButton.LeftButton)
        inspector.controls.choose("Dost's own")
        for name, said in (("At least,", ", changed)."), ("Tools in all", "caps of all tools")):
            slider = next(
                one for one in inspector.controls.findChildren(QSlider) if one.accessibleName().startswith(name)
            )
            QTest.keyClick(slider, Qt.Key.Key_Right)
            QTest.mouseClick(inspector.data_set, Qt.MouseButton.LeftButton)
            assert app.pages.data_sets.dialog is not None
            assert any(said in label.text() for label in app.pages.data_sets.dialog.findChildren(QLabel))
            app.pages.data_sets.dialog.reject()
        QTest.mouseClick(inspector.controls.reset, Qt.MouseButton.LeftButton)
        QTest.mouseClick(inspector.data_set, Qt.MouseButton.LeftButton)
        runs = app.pages.data_sets.dialog
        assert runs is not None
        assert not any(", changed" in label.text() for label in runs.findChildren(QLabel))
        runs.folder.setText(str(tmp_path / "nothing"))
        QTest.mouseClick(runs.run, Qt.MouseButton.LeftButton)
        await until(lambda: "nothing" in runs.state(), "that there is nothing")
        runs.folder.setText(str(folder(tmp_path / "own")))
        QTest.mouseClick(runs.run, Qt.MouseButton.LeftButton)
        await until(lambda: runs.state().startswith("2 of 2: Done"), f"the figures, at last {runs.state()}")
        assert ("left (text)", "right (default)") in runs.figures()
        runs.reject()

    in_window(qapp, make_profile(tmp_path, monkeypatch, desk=DESK), story)
    assert json.loads((tmp_path / "home" / "data" / "cases.json").read_text(encoding="utf-8"))["cases"]
