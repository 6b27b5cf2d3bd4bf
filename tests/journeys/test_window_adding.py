"""Servers that come by text and by link in the real window: all of it is shown, and nothing happens without a yes."""

from __future__ import annotations

import base64
import json
import sys
from typing import TYPE_CHECKING
from urllib.parse import quote

import psutil
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from dost_ui.main_window import Page
from support.keyrings import MemoryKeyring, system_keyring
from support.servers.running import entry, tool
from support.window_world import in_window, make_profile, press, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App


def link(name: str, config: object) -> str:
    return f"dost://install?name={quote(name, safe='')}&config={base64.b64encode(json.dumps(config).encode()).decode()}"


def test_a_server_that_is_pasted_is_shown_whole_added_and_brings_its_tools(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    desk = entry(tools=[tool("read_letter"), tool("send_letter")])

    async def story(app: App) -> None:
        await until(lambda: app.live.status is not None, "a status")
        app.window.show_page(Page.SERVERS)
        await press(app.window.servers_page, "Add a server…")
        dialog = app.adding.dialog
        assert dialog is not None
        QTest.keyClicks(dialog.paste.text, '{"desk": {')
        await until(lambda: "line 1, column 11" in dialog.paste.said(), "the place of the error")
        dialog.paste.text.setPlainText(json.dumps({"desk": desk}))
        await until(dialog.review_button.isEnabled, "a text that is understood")
        await press(dialog, "Review…")
        await until(lambda: app.adding.question, "the question")
        question = app.adding.question
        assert question is not None
        shown = question.cards[0].text()
        assert all(json.dumps(arg) in shown for arg in desk["args"])
        assert f"program: {sys.executable}" in shown
        QTest.keyClick(question, Qt.Key.Key_Escape)
        await until(lambda: app.adding.question is None, "the end of the question")
        assert json.loads(paths.servers_file.read_text()) == {"mcpServers": {}}
        assert dialog.isVisible(), "what was typed is not lost"
        await press(dialog, "Review…")
        await until(lambda: app.adding.question, "the question again")
        question = app.adding.question
        assert question is not None
        await press(question, "Add")
        await servers_ready(app, "desk")
        assert app.adding.dialog is None
        assert set(app.live.tools) == {"desk/read_letter", "desk/send_letter"}
        await until(lambda: app.window.servers_page.shown() == "desk", "the new server")
        await until(lambda: app.window.tools_page.header.note() == "2 tools", "its tools on their page")
        await press(app.window.servers_page.detail, "Edit desk")
        await until(lambda: app.adding.dialog, "the entry")
        assert app.adding.dialog is not None
        assert app.adding.dialog.form.command.text() == sys.executable

    in_window(qapp, paths, story)


def test_what_a_pasted_server_asks_for_is_typed_kept_and_given_to_it(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    server = entry(tools=[tool("env")]) | {"env": {"KEY": "${input:desk_key}"}}
    text = {"servers": {"desk": server}, "inputs": [{"id": "desk_key", "type": "promptString", "password": True}]}

    async def story(app: App) -> None:
        await until(lambda: app.live.status is not None, "a status")
        app.adding.add()
        dialog = app.adding.dialog
        assert dialog is not None
        dialog.paste.text.setPlainText(json.dumps(text))
        await until(dialog.review_button.isEnabled, "a text that is understood")
        await press(dialog, "Review…")
        await until(lambda: app.adding.question, "the question")
        question = app.adding.question
        assert question is not None
        QTest.keyClicks(question.asked.fields["desk_key"], "s3cret-typed")
        await press(question, "Add")
        await servers_ready(app, "desk")
        told = await app.connection.invoke("desk/env", {}, by_hand=True)
        assert "s3cret-typed" in told.text

    with system_keyring(MemoryKeyring()) as keyring:
        in_window(qapp, paths, story)
        assert keyring.kept == {("dost servers", "desk_key"): "s3cret-typed"}
    assert "s3cret" not in paths.servers_file.read_text()


def test_a_server_that_was_removed_comes_back_as_it_was(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[tool("read_letter")]), off={"command": "x"})
    before = paths.servers_file.read_bytes()

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        page = app.window.servers_page
        app.window.show_page(Page.SERVERS)
        page.select("desk")
        await press(page.detail, "Remove desk")
        box = page.findChildren(QMessageBox)[-1]
        await press(box, "Remove")
        await until(page.undo.said, "the way back")
        await until(lambda: not app.live.tools, "the end of its tools")
        assert paths.servers_file.read_bytes() != before
        QTest.mouseClick(page.undo.button, Qt.MouseButton.LeftButton)
        await until(lambda: paths.servers_file.read_bytes() == before, "the entry")
        await servers_ready(app, "desk")
        await until(lambda: page.shown() == "desk", "the server that is back")
        assert page.undo.said() == ""

    in_window(qapp, paths, story)


def test_x02_a_link_never_starts_or_saves_anything_before_a_yes(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    before = paths.servers_file.read_bytes()
    mark = tmp_path / "pwned"
    hostile = {"command": sys.executable, "args": ["-c", f"open({str(mark)!r}, 'w')", " " * 200 + "--evil"]}

    async def story(app: App) -> None:
        await until(lambda: app.live.status is not None, "a status")
        for _ in range(2):  # a second time it asks again
            app.adding.open_link(link("../../x", hostile))
            await until(lambda: app.adding.question, "the question")
            question = app.adding.question
            assert question is not None
            assert question.cards[0].text().splitlines() == [
                f"program: {sys.executable}",
                'argument: "-c"',
                f"argument: {json.dumps(hostile['args'][1])}",
                'argument: "⟨200 blanks⟩--evil"',
            ]
            assert question.cancel_button.isDefault()
            QTest.keyClick(question, Qt.Key.Key_Return)
            await until(lambda: app.adding.question is None, "the no")
        page = app.window.servers_page
        for bad in ("dost://install?name=a&config=%%%", "dost://install?" + "x" * 20_000, "file:///etc/passwd"):
            app.adding.open_link(bad)
            await until(page.notes, "the refusal")
            assert app.adding.question is None
            page.set_failure("", "")
        app.adding.open_link(link("a", {"url": "file:///x"}))
        await until(lambda: app.adding.question, "what is wrong with it")
        refusal = app.adding.question
        assert refusal is not None
        assert not refusal.add_button.isEnabled()
        refusal.reject()
        app.adding.open_link(link("notes", {"command": "no-such-program", "disabled": True, "surprise": 1}))
        await until(lambda: app.adding.question is not refusal and app.adding.question, "the question")
        harmless = app.adding.question
        assert harmless is not None
        assert paths.servers_file.read_bytes() == before
        await press(harmless, "Add")
        await until(lambda: paths.servers_file.read_bytes() != before, "the yes")

    in_window(qapp, paths, story)
    assert json.loads(paths.servers_file.read_text())["mcpServers"] == {"notes": {"command": "no-such-program"}}
    assert not mark.exists()
    assert psutil.Process().children(recursive=True) == []
