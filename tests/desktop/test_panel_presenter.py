"""The panel follows the choice of a turn: it stays calm while one is made, and the newest of several wins."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import pytest

from dost_desktop.conversation import ChatTurn
from dost_desktop.presenters.panel import PanelPresenter, asked_in_chat
from dost_engine.errors import NotFound, ServiceUnavailable
from dost_engine.types import ToolUsage, TurnSummary, TurnTrace, UsageReport
from dost_ui import samples
from dost_ui.main_window import MainWindow
from dost_ui.turn_panel import TurnPanel
from support.presenting import presenting
from support.window_world import until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from pytestqt.qtbot import QtBot


@dataclass
class Kept:
    """A service that gives the turns of a test when the test says so."""

    turns: dict[str, TurnTrace] = field(default_factory=dict)
    gates: dict[str, asyncio.Event] = field(default_factory=dict)
    down: bool = False

    async def kept_trace(self, turn_id: str) -> TurnTrace:
        if turn_id in self.gates:
            await self.gates[turn_id].wait()
        if self.down:
            raise ServiceUnavailable("Dost's service does not answer.")
        if turn_id not in self.turns:
            raise NotFound("There is no such turn.")
        return self.turns[turn_id]

    async def usage(self) -> UsageReport:
        return UsageReport((ToolUsage("weather/get_forecast", 3, last_used=samples.AT),))


@dataclass
class Desk:
    service: Kept
    presenter: PanelPresenter
    panel: TurnPanel


@pytest.fixture
async def desk(qtbot: QtBot) -> AsyncIterator[Desk]:
    window = MainWindow()
    qtbot.addWidget(window)
    service = Kept()
    async with presenting(service) as given:
        presenter = PanelPresenter(window, given.connection, given.live, given.tasks)
        yield Desk(service, presenter, window.turn_panel)


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def turn(number: int) -> ChatTurn:
    return ChatTurn(replace(samples.trace(), turn_id=f"turn-{number}"))


async def test_the_turn_before_stays_while_the_tools_of_the_next_are_picked(desk: Desk) -> None:
    desk.presenter.waiting()
    assert desk.panel.trace() is None
    assert desk.panel.state().text() == "Picking tools"
    desk.presenter.show(turn(1))
    desk.presenter.waiting()
    assert (desk.panel.trace(), desk.panel.notice()) == (turn(1).trace, ""), "nothing moves"
    await until(desk.panel.notice, "that it takes long")
    assert desk.panel.notice() == "Picking tools for the new message. These are those of the one before."
    desk.presenter.show(turn(2))
    assert (desk.panel.trace(), desk.panel.notice()) == (turn(2).trace, "")


async def test_a_choice_that_fails_or_is_stopped_leaves_the_turn_before(desk: Desk) -> None:
    gone = ServiceUnavailable("Dost's service does not answer.")
    desk.presenter.failed(gone)
    assert desk.panel.state().title() == gone.title
    desk.presenter.show(turn(1))
    desk.presenter.waiting()
    desk.presenter.failed(gone)
    assert desk.panel.trace() == turn(1).trace
    assert desk.panel.notice().startswith("The tools of the newest message could not be picked. Dost's service")
    assert desk.presenter.shown == "turn-1"
    desk.presenter.waiting()
    desk.presenter.stopped()
    assert (desk.panel.trace(), desk.panel.notice()) == (turn(1).trace, "")


async def test_of_several_turns_that_are_opened_the_newest_is_shown_whatever_comes_first(desk: Desk) -> None:
    desk.service.turns = {name: replace(samples.trace(), turn_id=name) for name in ("slow", "quick")}
    desk.service.gates["slow"] = asyncio.Event()
    desk.presenter.open_kept("slow")
    await settle()
    desk.presenter.open_kept("quick")
    await settle()
    desk.service.gates["slow"].set()
    await settle()
    shown = desk.panel.trace()
    assert shown is not None
    assert shown.turn_id == "quick"
    desk.presenter.open_kept("slow")
    desk.presenter.show(turn(3))
    await settle()
    assert desk.panel.trace() == turn(3).trace


async def test_a_kept_turn_says_when_it_was_asked_and_whether_the_tools_have_changed(desk: Desk) -> None:
    desk.service.turns["old"] = replace(samples.trace(), turn_id="old", catalog_changed=True)
    desk.presenter.open_kept("old")
    await settle()
    assert desk.panel.notice().startswith("Asked on 2026-12-04 at ")
    assert "The tools have changed since" in desk.panel.notice()
    desk.presenter.open_kept("forgotten")
    await settle()
    assert desk.panel.state().title() == "This turn is gone"


async def test_a_service_that_is_down_takes_no_turn_away(desk: Desk) -> None:
    desk.presenter.show(turn(1))
    desk.service.down = True
    desk.presenter.open_kept("old")
    await settle()
    assert desk.panel.trace() == turn(1).trace
    assert desk.panel.notice() == "The earlier turn could not be opened. Dost's service does not answer."


def test_of_the_steps_of_one_answer_the_first_is_listed_and_of_other_programs_nothing() -> None:
    told = [("4", "chat", "b"), ("3", "chat.search", "x"), ("2", "chat", "a"), ("1", "chat", "a"), ("0", "cursor", "c")]
    turns = [TurnSummary(name, 0.0, origin, text, 1, 1) for name, origin, text in told]
    assert [one.turn_id for one in asked_in_chat(turns)] == ["4", "1"]
