"""Conversations in a real window on a real service: kept over a restart, gone on with, taken out, and not kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from dost_engine.settings import Provider, Settings, save_settings
from dost_ui.chat_items import TurnPill, UserBubble
from dost_ui.text_view import TextView
from support.model_server import Call, ModelServer, Say, model_server
from support.servers.running import entry, tool
from support.window_world import ask, in_window, make_profile, press, servers_ready, until

if TYPE_CHECKING:
    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_engine.settings import Paths

FORECAST = tool("get_forecast", description="Weather forecast for a city", annotations={"readOnlyHint": True})
MAIL = tool("send_mail", description="Sends a mail", annotations={"readOnlyHint": True})
MANY = [tool(f"thing_{number}") for number in range(12)]
WORD = "zebrafinch"


def titles(app: App) -> list[str]:
    return [row.title for row in app.window.sidebar.conversations.model.conversations()]


def shown(app: App) -> list[str]:
    """What bubbles and answers say, oldest first."""
    views = [item for item in app.window.chat_view.items() if isinstance(item, (UserBubble, TextView))]
    return [(view.text_view if isinstance(view, UserBubble) else view).toPlainText().strip() for view in views]


def pills(app: App) -> list[TurnPill]:
    return [item for item in app.window.chat_view.items() if isinstance(item, TurnPill)]


def click_row(app: App, title: str) -> None:
    listed = app.window.sidebar.conversations
    [row] = [row for row in listed.model.conversations() if row.title == title]
    at = listed.view.visualRect(listed.model.index_of(row.id)).center()
    QTest.mouseClick(listed.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def open_title(app: App) -> str:
    """Of the conversation that the list marks as open."""
    model = app.window.sidebar.conversations.model
    marked = [row for row in model.conversations() if model.index_of(row.id).data(model.OPEN)]
    return marked[0].title if marked else ""


def stick_to(server: ModelServer, paths: Paths, monkeypatch: pytest.MonkeyPatch, *, arguments: bool = False) -> None:
    """Let this model answer."""
    monkeypatch.setenv("DOST_TEST_KEY", "a-key")
    provider = Provider(server.base_url, "scripted", "DOST_TEST_KEY")
    save_settings(paths.settings_file, Settings(provider=provider, keep_arguments=arguments))


async def new_by_key(app: App) -> None:
    QTest.keyClick(app.window.composer.editor, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    await until(lambda: not app.window.chat_view.items(), "an empty conversation")


def files_with(paths: Paths, word: str) -> list[str]:
    forms = (word.encode(), word.encode("utf-16-le"))
    return sorted(
        path.name for path in Path(paths.data).parent.rglob("*") if any(form in content(path) for form in forms)
    )


def content(path: Path) -> bytes:
    """What is in a file; nothing where it is a folder or has gone, as journals of SQLite come and go."""
    try:
        return path.read_bytes() if path.is_file() else b""
    except FileNotFoundError:
        return b""


WEATHER, POST = "What is the weather forecast in Durgapur", "Send a mail to Asha about the invoices"


def test_of_two_conversations_the_first_is_gone_on_with_after_a_restart(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[FORECAST, MAIL, *MANY]))
    with model_server() as server:
        stick_to(server, paths, monkeypatch)

        async def first(app: App) -> str:
            await servers_ready(app, "desk")
            name = app.live.tools["desk/get_forecast"].wire_name
            server.steps += [Call([(name, {"city": "Durgapur"})]), Say(["Sunny **all day**."]), Say(["It is sent."])]
            trace = await ask(app, WEATHER)
            await new_by_key(app)
            await ask(app, POST)
            assert titles(app) == [POST, WEATHER]
            assert open_title(app) == POST
            return trace.turn_id

        async def second(app: App, turn_id: str) -> None:
            await servers_ready(app, "desk")
            await until(lambda: titles(app) == [POST, WEATHER], "the list")
            assert open_title(app) == ""
            click_row(app, WEATHER)
            await until(lambda: shown(app) == [WEATHER, "Sunny all day."], "what was said")
            panel = app.window.turn_panel
            await until(lambda: panel.trace() is not None, "the turn from before")
            assert panel.trace().turn_id == turn_id  # type: ignore[union-attr] - waited for
            assert [pill.isChecked() for pill in pills(app)] == [True]
            [call] = [call for message in app.chat.conversation.messages for call in message.calls]
            card = app.window.chat_view.card(call.call_id)
            assert (card.tool, card.state_words()[0]) == ("get_forecast", "✓")
            assert open_title(app) == WEATHER

            server.steps += [Say(["There it rains."])]
            trace = await ask(app, "and in Kolkata")
            assert trace.query.context == WEATHER
            [pick] = [pick for pick in trace.selection.picks if pick.id == "desk/get_forecast"]
            assert "sticky" in pick.flags
            said = [(one["role"], one.get("content")) for one in server.messages(-1) if one["role"] != "system"]
            assert [role for role, _ in said] == ["user", "assistant", "tool", "assistant", "user"]
            assert said[-1] == ("user", "and in Kolkata")
            assert titles(app) == [WEATHER, POST]
            QTest.mouseClick(pills(app)[0], Qt.MouseButton.LeftButton)
            await until(lambda: panel.trace() and panel.trace().turn_id == turn_id, "the first turn")  # type: ignore[union-attr]

        turn_id = in_window(qapp, paths, first)
        in_window(qapp, paths, lambda app: second(app, turn_id))


def test_a_turn_whose_trace_is_gone_says_so_and_the_conversation_goes_on(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[FORECAST, MAIL]))

    async def first(app: App) -> None:
        await servers_ready(app, "desk")
        await ask(app, WEATHER)
        await app.connection.clear_turns()

    async def second(app: App) -> None:
        await servers_ready(app, "desk")
        await until(lambda: titles(app) == [WEATHER], "the list")
        click_row(app, WEATHER)
        labels = app.window.turn_panel.findChildren(QLabel)
        await until(lambda: "This turn is gone" in [one.text() for one in labels if one.isVisible()], "the panel")
        assert (await ask(app, "and in Kolkata")).query.context == WEATHER

    in_window(qapp, paths, first)
    in_window(qapp, paths, second)


def test_of_a_conversation_that_is_not_kept_no_byte_is_in_any_file(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[FORECAST, MAIL, *MANY]))
    with model_server() as server:
        stick_to(server, paths, monkeypatch, arguments=True)

        async def story(app: App) -> None:
            await servers_ready(app, "desk")
            name = app.live.tools["desk/get_forecast"].wire_name
            server.steps += [Call([(name, {"city": WORD})], text=f"Looking for {WORD}"), Say([f"A {WORD} flies."])]
            window = app.window
            await press(window, "Do not keep this conversation")
            assert window.keep_switch.mark.isVisible()
            trace = await ask(app, f"Weather forecast for a city of {WORD}")
            assert [row.kept for row in window.sidebar.conversations.model.conversations()] == [False]
            assert (await app.connection.kept_trace(trace.turn_id)).turn_id == trace.turn_id
            assert [one.is_error for message in app.chat.conversation.messages for one in message.results] == [False]
            assert files_with(paths, WORD) == []

            await new_by_key(app)
            assert not window.keep_switch.mark.isVisible()
            server.steps += [Call([(name, {"city": WORD})]), Say([f"Another {WORD}."])]
            await ask(app, f"Weather forecast for a city of {WORD} two")
            kept = ["calls.sqlite", "conversations.sqlite", "traces.sqlite"]
            await until(lambda: files_with(paths, WORD) == kept, "what is kept")
            await press(window, "Do not keep this conversation")
            await until(lambda: files_with(paths, WORD) == [], "what was kept to be gone")
            server.steps += [Say([f"More {WORD}."])]
            await ask(app, f"Is that {WORD} three")
            assert len(titles(app)) == 2
            click_row(app, f"Weather forecast for a city of {WORD}")
            await until(lambda: f"A {WORD} flies." in shown(app), "the first, until the end")

        in_window(qapp, paths, story)
        assert files_with(paths, WORD) == []

        async def after(app: App) -> None:
            await servers_ready(app, "desk")
            assert titles(app) == []

        in_window(qapp, paths, after)


def test_a_conversation_is_found_renamed_taken_out_brought_back_and_forgotten(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[FORECAST, MAIL]))

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        listed = app.window.sidebar.conversations
        await ask(app, WEATHER)
        await new_by_key(app)
        await ask(app, f"Where is the {WORD}")
        QTest.keyClicks(listed.search, f"the {WORD.upper()}")
        await until(lambda: titles(app) == [f"Where is the {WORD}"], "what is found")
        QTest.keyClick(listed.search, Qt.Key.Key_Escape)
        await until(lambda: len(titles(app)) == 2, "all again")

        listed.view.setFocus()
        listed.set_open(app.conversations.current)
        QTest.keyClick(listed.view, Qt.Key.Key_F2)
        [editor] = [one for one in listed.view.findChildren(QLineEdit) if one.isVisible()]
        editor.selectAll()
        QTest.keyClicks(editor, "Birds")
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: titles(app) == ["Birds", WEATHER], "the title")

        QTest.keyClick(listed.view, Qt.Key.Key_Delete)
        await until(lambda: titles(app) == [WEATHER] and not app.window.chat_view.items(), "taken out")
        QTest.keyClick(listed.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: titles(app) == ["Birds", WEATHER] and shown(app) == [f"Where is the {WORD}"], "back")
        await until(lambda: files_with(paths, WORD) == ["conversations.sqlite", "traces.sqlite"], "kept")

        listed.set_open(app.conversations.current)
        listed.undo._timer.setInterval(300)
        QTest.keyClick(listed.view, Qt.Key.Key_Delete)
        await until(lambda: files_with(paths, WORD) == [], "forgotten")
        assert not listed.can_undo()
        assert titles(app) == [WEATHER]

    in_window(qapp, paths, story)
    assert in_window(qapp, paths, listed_after) == [WEATHER]


async def listed_after(app: App) -> list[str]:
    await until(lambda: titles(app), "the list")
    return titles(app)


def test_one_that_was_taken_out_right_before_the_end_is_forgotten(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[FORECAST, MAIL]))

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        await ask(app, WEATHER)
        await new_by_key(app)
        await ask(app, f"Where is the {WORD}")
        app.window.sidebar.conversations.removed.emit(app.conversations.current)

    in_window(qapp, paths, story)
    assert files_with(paths, WORD) == []
    assert in_window(qapp, paths, listed_after) == [WEATHER]


def test_without_a_file_conversations_last_until_the_end_and_that_is_said(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[FORECAST, MAIL]))
    paths.conversations_file.mkdir(parents=True)

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        listed = app.window.sidebar.conversations
        await until(lambda: listed.note.text().startswith("Conversations are kept until the end only"), "the problem")
        await ask(app, WEATHER)
        await new_by_key(app)
        click_row(app, WEATHER)
        await until(lambda: shown(app) == [WEATHER], "the conversation")

    in_window(qapp, paths, story)


def test_a_conversation_is_exported_for_people_and_for_programs(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[FORECAST, MAIL]))

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        await ask(app, WEATHER)
        for ending in ("md", "json"):
            await app.conversations.export(app.conversations.current, tmp_path / f"talk.{ending}")
        page = json.loads((tmp_path / "talk.json").read_text(encoding="utf-8"))
        read = await app.connection.read_conversation(json.dumps(page))
        assert (read.text, page["title"], len(page["turns"])) == (WEATHER, WEATHER, 1)

    in_window(qapp, paths, story)
    assert (tmp_path / "talk.md").read_text(encoding="utf-8").startswith(f"# {WEATHER}\n\n## You, ")
