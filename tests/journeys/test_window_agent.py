"""The window with a model behind it: a real endpoint with scripted answers, the real service, real servers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from dost_desktop.agent.transcript import INTERRUPTED
from dost_engine.settings import Provider, Settings, load_settings, save_settings
from dost_engine.types import Message, Role
from dost_ui.settings_page import SettingsValues
from dost_ui.text_view import TextView
from support.model_server import Call, ModelServer, Say, Status, model_server
from support.servers.running import entry, tool
from support.window_world import ask, in_window, make_profile, press, servers_ready, until, write, write_servers

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_engine.settings import Paths

DESK = entry(tools=[tool("echo"), tool("hang"), tool("look", annotations={"readOnlyHint": True})])
RADAR = {
    "content": [
        {"type": "text", "text": "It rains."},
        {"type": "image", "mimeType": "image/png", "data": "iVBO" * 4_000},
        {"type": "resource", "resource": {"uri": "file:///rain.csv", "mimeType": "text/csv", "text": "1,2"}},
    ],
    "structuredContent": {"rain_mm": 3},
}
RADAR_SAYS = "Result: text, image/png 12 kB, text/csv, structured data"


def profile_with(
    server: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, policy: str = "default"
) -> Paths:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)
    monkeypatch.setenv("DOST_TEST_KEY", "a-key")
    settings = Settings(policy=policy, provider=Provider(server.base_url, "scripted", "DOST_TEST_KEY"))
    save_settings(paths.settings_file, settings)
    return paths


def wire_name(app: App, tool_id: str) -> str:
    return app.live.tools[tool_id].wire_name


def texts(app: App) -> str:
    """Everything that the chat says."""
    view = app.window.chat_view
    said = [label.text() for label in view.findChildren(QLabel) if label.isVisible()]
    return "\n".join(said + [text.toPlainText() for text in view.findChildren(TextView) if text.isVisible()])


def results(app: App) -> list[tuple[str, bool]]:
    return [(part.text, part.is_error) for message in app.chat.conversation.messages for part in message.results]


def card_of(app: App, number: int = 0) -> str:
    calls = [call.call_id for message in app.chat.conversation.messages for call in message.calls]
    return calls[number]


@pytest.mark.parametrize("button", ["Allow once", "Deny"])
def test_a_call_that_may_change_something_waits_for_the_click(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, button: str
) -> None:
    with model_server() as server:

        async def story(app: App) -> None:
            await servers_ready(app, "desk")
            name = wire_name(app, "desk/echo")
            server.steps += [Call([(name, {"text": "hi"})]), Say(["All ", "done"])]
            write(app, "please echo hi")
            await until(lambda: "Allow once" in button_texts(app), "the question")
            assert app.chat.busy
            assert len(server.requests) == 1
            await press(app.window.chat_view, button)
            await until(lambda: not app.chat.busy, "the end of the turn")
            shown = app.window.chat_view.card(card_of(app))
            if button == "Allow once":
                assert results(app) == [('{"text": "hi"}', False)]
                assert shown.state_words().startswith("✓")
                assert app.chat.conversation.turns[0].used == {"desk/echo"}
            else:
                assert "declined" in results(app)[0][0]
                assert shown.state_words() == "✗ denied"
                assert app.chat.conversation.turns[0].used == frozenset()
            assert app.chat.conversation.messages[-1] == Message(Role.ASSISTANT, "All done")
            assert app.panel.shown == app.chat.conversation.turns[0].trace.turn_id
            assert name in server.offered(0)
            assert server.keys[0] == "Bearer a-key"

        in_window(qapp, profile_with(server, tmp_path, monkeypatch), story)


def button_texts(app: App) -> list[str]:
    return [button.text() for button in app.window.chat_view.findChildren(QPushButton) if button.isVisible()]


def test_a_call_that_only_reads_runs_by_itself_and_the_next_turn_remembers_it(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model_server() as server:

        async def story(app: App) -> None:
            await servers_ready(app, "desk")
            name = wire_name(app, "desk/look")
            server.steps += [Call([(name, {"at": "sky"})]), Say(["Blue"]), Say(["Yes"])]
            await ask(app, "look at the sky")
            await until(lambda: not app.chat.busy, "the end of the turn")
            assert results(app) == [('{"at": "sky"}', False)]
            await ask(app, "xyzzy")
            assert name in server.offered(2), "the tool of the turn before is still there"
            roles = [message["role"] for message in server.messages(2)]
            assert roles == ["system", "user", "assistant", "tool", "assistant", "user"]
            server.steps += [Call([("search_capabilities", {"query": "please hang"})]), Say(["Found"])]
            trace = await ask(app, "xyzzy")
            assert "desk/hang" not in {pick.id for pick in trace.selection.picks}
            turn = app.chat.conversation.turns[-1]
            assert [(one.searched, "desk/hang" in one.added) for one in turn.later] == [(True, True)]
            rows = {row.id: row for row in app.window.turn_panel.model.rows() if row.pick}
            assert rows["desk/hang"].added is not None, "what the model searched for is in the panel of its turn"
            assert app.window.chat_view.pill(trace.turn_id).words().startswith(f"{len(rows)} tools")

        # The default hands out a catalogue of three whole; here something must be left to be found by a search.
        in_window(qapp, profile_with(server, tmp_path, monkeypatch, policy="guide"), story)


def test_what_a_result_consists_of_is_said_on_its_card_also_when_the_conversation_is_opened_again(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model_server() as server:
        paths = profile_with(server, tmp_path, monkeypatch)
        write_servers(
            paths, desk=entry(tools=[tool("result", description="Does rain", annotations={"readOnlyHint": True})])
        )

        async def asked(app: App) -> str:
            await servers_ready(app, "desk")
            server.steps += [Call([(wire_name(app, "desk/result"), {"result": RADAR})]), Say(["Take an umbrella"])]
            await ask(app, "does result rain")
            await until(lambda: not app.chat.busy, "the end of the turn")
            card = app.window.chat_view.card(card_of(app))
            assert card.kinds() == RADAR_SAYS
            assert "[image, image/png, 12 kB" in card.result_shown()
            return card_of(app)

        async def opened(app: App, call_id: str) -> None:
            listed = app.window.sidebar.conversations
            await until(listed.model.conversations, "the list")
            [row] = listed.model.conversations()
            at = listed.view.visualRect(listed.model.index_of(row.id)).center()
            QTest.mouseClick(listed.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
            await until(lambda: app.window.chat_view.has_card(call_id), "the card")
            assert app.window.chat_view.card(call_id).kinds() == RADAR_SAYS

        call_id = in_window(qapp, paths, asked)
        in_window(qapp, paths, lambda app: opened(app, call_id))


def test_escape_stops_a_turn_and_the_conversation_goes_on(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model_server() as server:

        async def story(app: App) -> None:
            await servers_ready(app, "desk")
            server.steps += [Call([(wire_name(app, "desk/hang"), {})]), Say(["Fine"])]
            write(app, "hang around")
            await until(lambda: "Allow once" in button_texts(app), "the question")
            await press(app.window.chat_view, "Allow once")
            await until(lambda: "running" in texts(app), "the call that hangs")
            QTest.keyClick(app.window.composer.editor, Qt.Key.Key_Escape)
            await until(lambda: not app.chat.busy, "the stop")
            assert results(app) == [(INTERRUPTED, True)]
            assert app.window.chat_view.card(card_of(app)).state_words().startswith("✗ failed")
            await ask(app, "and now")
            assert app.chat.conversation.messages[-1] == Message(Role.ASSISTANT, "Fine")

        in_window(qapp, profile_with(server, tmp_path, monkeypatch), story)


def test_a_provider_that_refuses_is_said_in_the_chat(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model_server(Status(401, "no")) as server:

        async def story(app: App) -> None:
            await ask(app, "hello")
            assert "refused the key" in texts(app)
            assert "DOST_TEST_KEY" in texts(app)

        in_window(qapp, profile_with(server, tmp_path, monkeypatch), story)


def test_a_new_conversation_ends_the_turn_and_forgets(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model_server() as server:

        async def story(app: App) -> None:
            await servers_ready(app, "desk")
            server.steps += [Call([(wire_name(app, "desk/echo"), {})]), Say(["Hello"])]
            write(app, "echo this")
            await until(lambda: "Allow once" in button_texts(app), "the question")
            await press(app.window, "New conversation")
            await until(lambda: not app.chat.busy and not app.chat.conversation.turns, "a clean page")
            await ask(app, "hello")
            assert [message["role"] for message in server.messages(1)] == ["system", "user"]

        in_window(qapp, profile_with(server, tmp_path, monkeypatch), story)


def test_a_model_set_in_the_settings_answers_at_once_and_is_kept(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model_server(Say(["ready"]), Say(["Hello"])) as server:
        paths = make_profile(tmp_path, monkeypatch)
        values = SettingsValues(theme="dark", base_url=server.base_url, model="scripted")

        async def story(app: App) -> None:
            told: list[tuple[bool, str]] = []
            page = app.window.settings_page
            show = page.set_test_result

            def note(ok: bool, text: str) -> None:
                told.append((ok, text))
                show(ok, text)

            monkeypatch.setattr(page, "set_test_result", note)
            page.test_requested.emit(values)
            await until(lambda: told, "the result of the test")
            assert told == [(True, "scripted answers.")]
            page.test_requested.emit(replace(values, base_url="http://127.0.0.1:9/v1"))
            await until(lambda: len(told) == 2, "the result of the second test")
            assert not told[1][0]
            page.saved.emit(values)
            await ask(app, "hello")
            assert app.chat.conversation.messages[-1] == Message(Role.ASSISTANT, "Hello")
            await until(lambda: load_settings(paths.settings_file).theme == "dark", "the file")
            page.saved.emit(SettingsValues())
            await until(lambda: load_settings(paths.settings_file) == Settings(), "the file")
            assert app.chat.model is None

        in_window(qapp, paths, story)
    assert load_settings(paths.settings_file) == Settings()


def test_settings_that_cannot_be_read_are_said_and_left_alone(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    paths.settings_file.write_text("{broken", encoding="utf-8")

    async def story(app: App) -> None:
        assert str(paths.settings_file) in texts(app)
        app.window.settings_page.saved.emit(SettingsValues(theme="dark"))
        await until(lambda: not app.tasks.named("saving the settings"), "the attempt")
        assert paths.settings_file.read_text(encoding="utf-8") == "{broken"

    in_window(qapp, paths, story)
