"""The inspector asks while somebody types: one question at a time, and only the answer to the newest is shown."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dost_desktop.presenters.inspector import InspectorPresenter
from dost_engine.errors import NotFound
from dost_engine.settings import Settings
from dost_ui import samples
from dost_ui.inspector import Inspector
from support.presenting import presenting
from support.window_world import until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from dost_engine.types import Policy, Turn, TurnTrace


@dataclass
class Slow:
    """A service that answers when the test says so."""

    asked: list[str] = field(default_factory=list)
    answers: list[asyncio.Future[None]] = field(default_factory=list)

    async def test_select(self, turn: Turn, policy: Policy) -> TurnTrace:
        self.asked.append(turn.text)
        self.answers.append(asyncio.get_running_loop().create_future())
        await self.answers[-1]
        base = samples.trace()
        return replace(base, query=replace(base.query, text=turn.text))


@dataclass
class Desk:
    service: Slow
    inspector: Inspector
    qtbot: QtBot
    shown: list[str] = field(default_factory=list)

    async def type(self, text: str) -> None:
        """Key by key, each so late that it is a question of its own."""
        for sign in text:
            with self.qtbot.waitSignal(self.inspector.changed):
                QTest.keyClicks(self.inspector.line, sign)
            await asyncio.sleep(0)


@pytest.fixture
async def desk(qtbot: QtBot) -> AsyncIterator[Desk]:
    inspector = Inspector()
    qtbot.addWidget(inspector)
    found = Desk(Slow(), inspector, qtbot)
    inspector.model.modelReset.connect(
        lambda: found.shown.append(trace.query.text) if (trace := inspector.trace()) is not None else None
    )
    async with presenting(found.service) as given:
        InspectorPresenter(
            inspector, given.connection, given.live, given.tasks, settings=Settings(), conversation=tuple
        )
        yield found


async def test_what_is_typed_while_a_question_is_under_way_is_asked_when_that_is_answered(desk: Desk) -> None:
    await desk.type("abc")
    assert desk.service.asked == ["a"]
    desk.service.answers[0].set_result(None)
    await until(lambda: len(desk.service.asked) > 1, "the next question")
    assert desk.service.asked == ["a", "abc"]
    desk.service.answers[1].set_result(None)
    await until(lambda: desk.shown, "an answer")
    assert desk.shown == ["abc"]


async def test_a_question_without_an_answer_holds_up_the_next_for_a_moment_only(desk: Desk) -> None:
    await desk.type("ab")
    await until(lambda: len(desk.service.asked) > 1, "the next question")
    assert desk.service.asked == ["a", "ab"]
    assert desk.service.answers[0].cancelled()


async def test_an_answer_waits_for_the_next_key_of_a_fast_typist_and_not_where_one_is_done(desk: Desk) -> None:
    await desk.type("a")
    assert desk.inspector.typing_ms() > 0
    desk.service.answers[0].set_result(None)
    await asyncio.sleep(0)
    assert not desk.shown
    QTest.keyClick(desk.inspector.line, Qt.Key.Key_Return)
    assert desk.inspector.typing_ms() == 0
    await until(lambda: len(desk.service.asked) > 1, "the question anew")
    desk.service.answers[1].set_result(None)
    await until(lambda: desk.shown, "the answer")
    assert desk.shown == ["a"]


async def test_what_goes_wrong_with_a_question_that_is_out_of_date_is_not_told(desk: Desk) -> None:
    await desk.type("ab")
    desk.service.answers[0].set_exception(NotFound("No such thing."))
    await until(lambda: len(desk.service.asked) > 1, "the next question")
    desk.service.answers[1].set_result(None)
    await until(lambda: desk.shown, "the answer")
    assert desk.shown == ["ab"]


async def test_a_text_that_is_taken_back_gets_no_answer(desk: Desk) -> None:
    await desk.type("ab")
    desk.inspector.line.selectAll()
    with desk.qtbot.waitSignal(desk.inspector.changed):
        QTest.keyClick(desk.inspector.line, Qt.Key.Key_Delete)
    await until(desk.service.answers[0].cancelled, "the end of the question")
    assert desk.service.asked == ["a"]
    assert desk.inspector.trace() is None
