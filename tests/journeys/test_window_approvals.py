"""Calls that wait for a person, asked about in a real window on a real service with real servers."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_desktop.agent.transcript import NOT_RUN
from dost_engine.client import EngineClient
from dost_engine.errors import CallDeclined
from dost_engine.settings import Provider, Settings, save_settings
from dost_engine.types import Answer, Approval
from dost_ui.chat_view import CardState
from dost_ui.main_window import Page
from dost_ui.question import Question
from support.model_server import Call, Say, model_server
from support.servers import progressing
from support.servers.running import entry, tool
from support.window_world import in_window, make_profile, press, servers_ready, until, write

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App

DESK = entry(tools=[tool("echo"), tool("look", annotations={"readOnlyHint": True})])


def questions(app: App) -> list[Question]:
    return [one for one in app.window.chat_view.findChildren(Question) if one.isVisible()]


async def question(app: App) -> Question:
    await until(lambda: questions(app), "the question")
    return questions(app)[-1]


def click(asked: Question, answer: Answer) -> None:
    QTest.mouseClick(asked.buttons[answer], Qt.MouseButton.LeftButton)


@asynccontextmanager
async def another_program(app: App) -> AsyncIterator[EngineClient]:
    """A client beside the window's own."""
    own = await app.connection.client()
    async with EngineClient(own.url, own._http.headers["Authorization"].removeprefix("Bearer ")) as client:
        yield client


def test_another_programs_call_is_asked_about_and_answered_for_good(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        async with another_program(app) as client:
            call = asyncio.create_task(client.invoke("desk/echo", {"x": "y" * 900}, origin="cursor"))
            asked = await question(app)
            assert "1" in app.window.sidebar.entry(Page.CHAT).accessibleName()
            (card,) = app.live.approvals
            assert app.window.chat_view.card(card.approval_id).state is CardState.ASKS
            click(asked, Answer.ALWAYS)
            assert (await call).text == '{"x": "' + "y" * 900 + '"}'
            await until(lambda: not questions(app), "the end of the question")
            await until(lambda: app.window.chat_view.card(card.approval_id).state is CardState.ALLOWED, "its words")
            await until(lambda: app.live.tools["desk/echo"].choice.approval is Approval.ALWAYS, "the choice")
            assert (await client.invoke("desk/echo", {}, origin="cursor")).text == "{}"

            bar = app.window.tools_page.choices
            app.window.show_page(Page.TOOLS)
            app.window.tools_page.view.select(app.window.tools_page.tree.index(1))
            assert bar.approval.currentText() == "Always allowed"
            QTest.keyClick(bar.approval, Qt.Key.Key_Up)
            await until(lambda: app.live.tools["desk/echo"].choice.approval is Approval.NEVER, "the other choice")
            app.window.show_page(Page.CHAT)

            other = asyncio.create_task(client.invoke("desk/echo", {}, origin="cursor"))
            with pytest.raises(Exception, match="never called"):
                await other
            await client.choose_tool("desk/echo", approval=Approval.ASK)
            third = asyncio.create_task(client.invoke("desk/echo", {}, origin="cursor"))
            asked = await question(app)
            third.cancel()
            await until(lambda: not questions(app), "what was withdrawn asks no more")
            await until(lambda: app.live.approvals == (), "nothing waits")

    in_window(qapp, paths, story)


def test_an_answer_given_elsewhere_ends_the_question_and_a_new_conversation_keeps_what_waits(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        async with another_program(app) as client:
            call = asyncio.create_task(client.invoke("desk/echo", {}, origin="cursor"))
            first = await question(app)
            await press(app.window, "New conversation")
            await until(lambda: questions(app) and questions(app)[-1] is not first, "the question again")
            (waiting,) = await client.approvals()
            await client.answer_approval(waiting.approval_id, Answer.DENY)
            with pytest.raises(CallDeclined):
                await call
            card = app.window.chat_view.card(waiting.approval_id)
            await until(lambda: card.state is CardState.DENIED, "the answer")
            assert questions(app) == []

    in_window(qapp, paths, story)


def test_a_turn_that_is_stopped_while_a_call_waits_did_not_make_it(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)
    monkeypatch.setenv("DOST_TEST_KEY", "a-key")
    with model_server() as server:
        save_settings(paths.settings_file, Settings(provider=Provider(server.base_url, "scripted", "DOST_TEST_KEY")))

        async def story(app: App) -> None:
            await servers_ready(app, "desk")
            name = app.live.tools["desk/echo"].wire_name
            server.steps += [Call([(name, {"x": 1})]), Call([(name, {"x": 2})]), Say(["as you wish"])]
            write(app, "please echo")
            await question(app)
            QTest.keyClick(app.window.composer.editor, Qt.Key.Key_Escape)
            await until(lambda: not app.chat.busy, "the stop")
            results = [part.text for message in app.chat.conversation.messages for part in message.results]
            assert results == [NOT_RUN]
            await until(lambda: app.live.approvals == (), "the withdrawal")

            write(app, "echo again")
            click(await question(app), Answer.NEVER)
            await until(lambda: not app.chat.busy, "the end of the turn")
            last = app.chat.conversation.messages[-2].results[0]
            assert (last.is_error, "declined" in last.text) == (True, True)
            await until(lambda: app.live.tools["desk/echo"].choice.approval is Approval.NEVER, "the choice")
            kept = await (await app.connection.client()).audit()
            assert [(call.origin, call.decision) for call in kept.calls] == [
                ("chat", "never allowed"),
                ("chat", "withdrawn"),
            ]

        in_window(qapp, paths, story)


def test_an_answer_that_cannot_be_kept_is_said_on_the_card_and_progress_of_own_calls_is_shown(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = '[{"progress": 1, "total": 2, "message": "half"}, "hang"]'
    slow = {"command": sys.executable, "args": ["-I", progressing.__file__, words, str(tmp_path / "record")]}
    paths = make_profile(tmp_path, monkeypatch, desk=DESK, slow=slow)

    async def story(app: App) -> None:
        await servers_ready(app, "desk", "slow")
        async with another_program(app) as client:
            call = asyncio.create_task(client.invoke("desk/echo", {}, origin="cursor"))
            asked = await question(app)
            paths.tools_file.write_text("{broken", encoding="utf-8")
            click(asked, Answer.ALWAYS)
            await until(asked.problem, "why it could not be kept")
            assert "cannot be read" in asked.problem()
            click(asked, Answer.ONCE)
            assert (await call).text == "{}"
        view = app.window.chat_view
        view.add_card("run-9", "work", "slow", {})
        own = asyncio.create_task(app.connection.invoke("slow/work", {}, call_id="run-9", by_hand=True))
        await until(lambda: view.card("run-9").state_words() == "running… 1 of 2: half", "how far it is")
        own.cancel()
        await asyncio.wait({own})

    in_window(qapp, paths, story)
