"""Calls over HTTP: who goes away ends his call, who reads can be asked, progress comes on the way."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import BadRequest, NotFound
from dost_engine.gateway.events import EventLog
from dost_engine.types import Answer, EventKind

if TYPE_CHECKING:
    import httpx2

    from dost_engine.client import EngineClient
    from support.fixed_service import FixedService

HANG_S = 60


async def test_a_caller_that_goes_away_ends_its_call(service: FixedService, client: EngineClient) -> None:
    call = asyncio.create_task(client.invoke("echo/wait", {}))
    await asyncio.wait_for(service.holding.wait(), HANG_S)
    call.cancel()
    await asyncio.wait_for(service.left.wait(), HANG_S)
    assert (await client.invoke("echo/say", {})).text == "said", "the connection's end costs no other call"


async def test_a_caller_that_only_stops_sending_still_gets_its_answer(
    service: FixedService, client: EngineClient
) -> None:
    call = asyncio.create_task(client.invoke("echo/wait", {}))
    await asyncio.wait_for(service.holding.wait(), HANG_S)
    service.hold.set()
    assert (await call).text == "said"
    assert not service.left.is_set()


async def test_progress_reaches_the_caller_while_the_call_runs(service: FixedService, client: EngineClient) -> None:
    told: list[tuple[float, float | None, str]] = []
    other: list[object] = []

    def hear(done: float, total: float | None, message: str) -> None:
        told.append((done, total, message))
        service.hold.set()

    await asyncio.wait_for(client.invoke("echo/slowly", {}, on_progress=hear), HANG_S)
    await client.invoke("echo/slowly", {}, on_progress=lambda *word: other.append(word))
    assert told == [(1.0, 2.0, "half")], "of its own call alone"


async def test_progress_of_one_call_takes_one_place_among_the_remembered_events() -> None:
    log = EventLog(remembered=3)
    for number, call_id in enumerate(("a", "a", "a", "b", "a")):
        log.publish(EventKind.PROGRESS, {"call_id": call_id, "progress": number})
    log.close()
    kept = [event.data async for event in log.follow(0) if event is not None]
    assert [(data["call_id"], data["progress"]) for data in kept] == [("a", 2), ("b", 3), ("a", 4)]


async def test_a_reader_that_answers_is_counted_for_as_long_as_it_reads(
    service: FixedService, client: EngineClient
) -> None:
    assert service.events.answerers == 0
    async with aclosing(client.events(answers=True)) as events, aclosing(client.events()) as others:
        reading = [asyncio.ensure_future(anext(events)), asyncio.ensure_future(anext(others))]
        async with asyncio.timeout(HANG_S):
            while service.events.answerers != 1:  # noqa: ASYNC110 - the gateway tells nobody who reads
                await asyncio.sleep(0.01)
        for one in reading:
            one.cancel()
        await asyncio.wait(reading)
    async with asyncio.timeout(HANG_S):
        while service.events.answerers:  # noqa: ASYNC110 - likewise
            await asyncio.sleep(0.01)


async def test_what_waits_is_listed_and_answered(
    service: FixedService, client: EngineClient, http: httpx2.AsyncClient
) -> None:
    (waiting,) = await client.approvals()
    assert (waiting.approval_id, waiting.arguments, waiting.hints) == (
        "a1",
        {"text": "hi"},
        "It does not say whether it changes something.",
    )
    with pytest.raises(NotFound):
        await client.answer_approval("gone", Answer.ONCE)
    with pytest.raises(BadRequest, match="decision"):
        await client.answer_approval("a1", "perhaps")  # type: ignore[arg-type]  # on purpose
    await client.answer_approval("a1", Answer.NEVER)
    assert service.calls.answered == {"a1": Answer.NEVER}
    assert (await http.post("/v1/approvals/a1", json={"decision": "once"})).status_code == 401


async def test_the_kept_calls_are_asked_for_and_forgotten(service: FixedService, client: EngineClient) -> None:
    page = await client.audit(limit=7, cursor="3", tool="echo/a b&c", origin="test")
    assert (page.calls[0].tool_id, page.next_cursor, page.kept) == ("echo/a b&c", "3", 7)
    await client.clear_audit()
    assert service.calls.cleared
