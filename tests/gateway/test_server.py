"""The server inside a loop that others own, its events, and the page that describes it."""

from __future__ import annotations

import asyncio
import signal
import socket
from contextlib import aclosing
from typing import TYPE_CHECKING

import httpx2
import pytest

from dost_engine.client import EngineClient
from dost_engine.errors import ServiceError, ServiceUnavailable
from dost_engine.gateway.events import EventLog, event_frames
from dost_engine.gateway.openapi import openapi_page
from dost_engine.gateway.operations import OPERATIONS
from dost_engine.gateway.routes import gateway_app
from dost_engine.gateway.server import GatewayServer
from dost_engine.types import EventKind
from support.fixed_service import TOKEN, FixedService, fixed_service

if TYPE_CHECKING:
    from typing import Any


async def test_it_listens_on_the_loopback_interface_alone_and_leaves_signals_alone() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    async with fixed_service() as service:
        assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before
        assert service.url.startswith("http://127.0.0.1:")
        port = int(service.url.rpartition(":")[2])
        with socket.socket() as other, pytest.raises(OSError, match=r"."):
            other.connect(("127.0.0.2", port))


async def test_a_taken_port_is_an_error_with_a_remedy() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = GatewayServer()
        with pytest.raises(ServiceError, match="gateway_port"):
            await server.start(lambda p: gateway_app(FixedService(), token=TOKEN, port=p), port)
        with pytest.raises(ServiceError, match="gateway_port"):
            await server.start(lambda p: gateway_app(FixedService(), token=TOKEN, port=p), 70_000)
        await server.stop()


async def test_stopping_ends_open_streams_and_idle_connections() -> None:
    async with (
        fixed_service() as service,
        EngineClient(service.url, TOKEN) as client,
        aclosing(client.events()) as events,
    ):
        reading = asyncio.ensure_future(anext(events))
        await client.status()
        service.events.close()
        with pytest.raises(ServiceUnavailable):
            await reading
    # leaving the block stopped the server: nobody listens any more
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", int(service.url.rpartition(":")[2]))) != 0


async def test_stopping_twice_is_fine() -> None:
    server = GatewayServer()
    await server.stop()
    await server.start(lambda port: gateway_app(FixedService(), token=TOKEN, port=port))
    await server.stop()
    await server.stop()


# ------------------------------------------------------------------------------------------ events


async def taken(log: EventLog, after: int = 0) -> list[tuple[int, Any]]:
    return [(event.seq, event.data.get("n")) async for event in log.follow(after) if event is not None]


async def test_a_slow_reader_loses_the_oldest_and_the_log_does_not_grow() -> None:
    log = EventLog(remembered=3)
    for n in range(1, 8):
        log.publish(EventKind.SERVER, {"n": n})
    log.close()
    assert await taken(log) == [(5, 5), (6, 6), (7, 7)]
    assert await taken(log, after=6) == [(7, 7)]


async def test_progress_of_the_index_replaces_the_progress_before_it() -> None:
    log = EventLog()
    for n in (1, 2, 3):
        log.publish(EventKind.INDEX, {"n": n})
    log.publish(EventKind.TRACE, {"n": 4})
    log.publish(EventKind.INDEX, {"n": 5})
    log.close()
    log.publish(EventKind.INDEX, {"n": 6})
    assert await taken(log) == [(3, 3), (4, 4), (5, 5)]


async def test_what_comes_while_a_reader_is_busy_is_not_lost() -> None:
    log = EventLog()
    log.publish(EventKind.SERVER, {"n": 1})
    seen = []
    async for event in log.follow(0):
        assert event is not None
        seen.append(event.data["n"])
        if len(seen) < 4:
            log.publish(EventKind.SERVER, {"n": len(seen) + 1})
        else:
            log.close()
    assert seen == [1, 2, 3, 4]


async def test_silence_is_broken_so_that_a_lost_connection_is_noticed() -> None:
    log = EventLog()
    async with aclosing(log.follow(0, silence_s=0.001)) as events:
        assert await anext(events) is None
        log.publish(EventKind.SERVER, {"n": 1})
        event = await anext(events)
        while event is None:
            event = await anext(events)
        assert event.seq == 1


async def test_frames_have_number_kind_and_data() -> None:
    log = EventLog()
    log.publish(EventKind.CATALOG, {"revision": 2})
    log.close()
    frames = [frame async for frame in event_frames(log, 0)]
    assert frames[1].startswith(b'id: 1\nevent: catalog\ndata: {"seq":1,')
    assert frames[1].endswith(b"}\n\n")


# ------------------------------------------------------------------------------------------ the page


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(value) for value in part.values()))
    return set().union(*(references(value) for value in part)) if isinstance(part, list) else set()


def test_the_page_describes_every_operation_and_every_reference_leads_somewhere() -> None:
    page = openapi_page()
    described = {(method.upper(), path) for path, entries in page["paths"].items() for method in entries}
    assert described == {(op.method, op.path) for op in OPERATIONS} | {
        ("GET", "/v1/events"),
        ("GET", "/v1/openapi.json"),
    }
    names = {entry["operationId"] for entries in page["paths"].values() for entry in entries.values()}
    assert len(names) == len(described)
    for reference in references(page):
        assert reference.removeprefix("#/components/schemas/") in page["components"]["schemas"], reference
    turn = page["components"]["schemas"]["Turn"]
    assert {"text", "history", "filters", "limits"} <= set(turn["properties"])
    assert turn["required"] == ["text"]


def test_the_app_has_no_route_that_the_page_does_not_describe() -> None:
    guard: Any = gateway_app(FixedService(), token=TOKEN, port=1)
    assert {route.path for route in guard._app.routes} == set(openapi_page()["paths"])


async def test_a_caller_that_leaves_in_the_middle_of_its_request_is_no_fault_of_ours(
    service: FixedService, http: httpx2.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    port = httpx2.URL(service.url).port
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST /v1/select HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {TOKEN}\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n".encode() + b'{"turn": ')
    await writer.drain()
    writer.close()
    await writer.wait_closed()
    for _ in range(3):  # by then the half request has been seen to end
        assert (await http.get("/v1/status", headers={"Authorization": f"Bearer {TOKEN}"})).status_code == 200
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
