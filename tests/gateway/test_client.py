"""The client against the real gateway."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import aclosing
from typing import TYPE_CHECKING

import pytest

from dost_engine.client import EngineClient
from dost_engine.client.endpoint import Endpoint, read_endpoint, write_endpoint
from dost_engine.client.event_stream import event_data
from dost_engine.errors import (
    AccessRefused,
    BadRequest,
    CallFailed,
    NotFound,
    ServiceError,
    ServiceUnavailable,
    ToolNotFound,
)
from dost_engine.settings import Paths
from dost_engine.types import (
    Choices,
    EventKind,
    Message,
    Policy,
    Role,
    ServerChoice,
    SignInStep,
    ToolCall,
    ToolChoice,
    ToolResult,
    Turn,
)
from support.fixed_service import ECHO, NOW, TOKEN, fixed_service, fixed_trace
from support.fixed_skills import SKILL, FixedSkills

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from support.fixed_service import FixedService

TURN = Turn(
    "now in Tokyo?",
    (
        Message(Role.USER, "what time is it in Delhi?"),
        Message(Role.ASSISTANT, calls=(ToolCall("time/now", "c1", {"zone": "Asia/Kolkata"}),)),
        Message(Role.TOOL, results=(ToolResult("time/now", "c1", "noon"),)),
    ),
    origin="test",
)


async def test_every_answer_arrives_as_it_was(service: FixedService, client: EngineClient) -> None:
    assert await client.status() == service.status()
    assert await client.tools() == service.tools()
    assert (await client.tools())[0].tool == ECHO
    assert await client.servers() == service.servers()
    assert (await client.servers())[0].since == NOW
    assert await client.server_logs("echo") == ("line one", "line two")


async def test_a_turn_arrives_whole_and_so_does_its_trace(service: FixedService, client: EngineClient) -> None:
    policy = Policy(name="mine", text_limit=7)
    assert await client.select(TURN, policy) == fixed_trace(TURN, policy)
    assert service.turns == [TURN]
    assert service.policies == [policy]
    assert await client.test_select(TURN) == fixed_trace(TURN)
    assert service.ran == ["select", "test_select"]


async def test_a_call_arrives_with_its_arguments(client: EngineClient) -> None:
    done = await client.invoke("echo/say", {"text": "हाँ", "n": [1, None]}, origin="test")
    assert done.structured == {"arguments": {"text": "हाँ", "n": [1, None]}, "origin": "test"}


async def test_a_server_is_restarted_by_its_name_whatever_it_holds(service: FixedService, client: EngineClient) -> None:
    await client.restart_server("ü ?#&")
    assert service.ran == ["restart ü ?#&"]


async def test_a_sign_in_is_begun_looked_at_cancelled_and_undone(service: FixedService, client: EngineClient) -> None:
    asked = await client.sign_in("ü ?", in_file=True)
    assert (asked.server, asked.step, asked.address[:19]) == ("ü ?", SignInStep.WAITING, "https://example.org")
    assert await client.newest_sign_in("ü ?") == asked
    await client.cancel_sign_in("ü ?")
    await client.sign_out("ü ?")
    begun, newest = "sign in to ü ?, in a file: True", "sign-in to ü ?"
    assert service.ran == [begun, newest, newest, "cancel the sign-in to ü ?", "sign out of ü ?"]


async def test_the_sample_servers_are_asked_for(service: FixedService, client: EngineClient) -> None:
    assert await client.add_sample_servers() == ("office",)
    assert service.ran == ["add sample servers"]


async def test_all_tools_are_indexed_anew_when_asked(service: FixedService, client: EngineClient) -> None:
    await client.reindex()
    await client.cancel_indexing()
    assert service.ran == ["reindex", "cancel indexing"]


async def test_the_model_is_asked_for_and_its_download_ended(service: FixedService, client: EngineClient) -> None:
    await client.get_model()
    await client.cancel_model()
    assert service.ran == ["get model", "cancel model"]


async def test_errors_come_back_as_the_class_that_was_raised(client: EngineClient) -> None:
    with pytest.raises(ToolNotFound, match="no tool other/x") as found:
        await client.invoke("other/x", {})
    assert found.value.remedy == "Ask for the list."
    with pytest.raises(NotFound):
        await client.server_logs("nobody")
    with pytest.raises(NotFound):
        await client.trace("t9")
    with pytest.raises(ServiceError, match="ZeroDivisionError: one over nothing") as crash:
        await client.invoke("echo/crash", {})
    assert type(crash.value) is ServiceError


async def test_a_body_that_does_not_fit_says_which_field(service: FixedService, client: EngineClient) -> None:
    for body, where in [({"turn": {}}, "turn.text"), ({"turn": {"text": 3}}, "turn.text"), ([], "the value")]:
        answer = await client._http.post("/v1/select", json=body)
        assert answer.status_code == 400
        assert where in answer.json()["error"]["message"]
    broken = await client._http.post("/v1/select", content=b"{", headers={"Content-Type": "application/json"})
    assert broken.status_code == 400
    assert service.ran == []
    with pytest.raises(BadRequest):
        await client._get("/v1/tools", int)


async def test_a_wrong_token_is_refused_with_a_remedy(service: FixedService) -> None:
    async with EngineClient(service.url, "wrong") as stranger:
        with pytest.raises(AccessRefused, match="endpoint file"):
            await stranger.status()
        with pytest.raises(AccessRefused):
            await anext(stranger.events())


async def test_nobody_there_is_said(unused_tcp_port: int) -> None:
    async with EngineClient(f"http://127.0.0.1:{unused_tcp_port}", TOKEN) as lonely:
        for question in (lonely.status(), lonely.invoke("echo/say", {}), anext(lonely.events())):
            with pytest.raises(ServiceUnavailable, match="dost serve"):
                await question


async def test_proxies_are_never_asked(
    service: FixedService, monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{unused_tcp_port}")
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    async with EngineClient(service.url, TOKEN) as client:
        assert (await client.status()).host == "app"


@pytest.mark.parametrize("url", ["http://example.org:80", "https://127.0.0.1:1", "file:///etc", "http://127.0.0.1.x:1"])
def test_the_token_goes_to_no_other_machine(url: str) -> None:
    with pytest.raises(ServiceUnavailable):
        EngineClient(url, TOKEN)


async def test_events_arrive_in_order_and_are_resumed_where_they_were_left(
    service: FixedService, client: EngineClient
) -> None:
    for number in (1, 2, 3):
        service.events.publish(EventKind.SERVER, {"name": f"s{number}", "error": "two\u2028lines\nof it"})
    async with aclosing(client.events()) as events:
        assert [(await anext(events)).seq, (await anext(events)).seq] == [1, 2]
    async with aclosing(client.events(after=2)) as events:
        third = await anext(events)
        assert (third.seq, third.kind) == (3, EventKind.SERVER)
        assert third.data == {"name": "s3", "error": "two\u2028lines\nof it"}
        waiting = asyncio.ensure_future(anext(events))
        await client.select(TURN)
        assert (await waiting).data == {"turn_id": "t1", "origin": "test"}


async def test_a_number_of_an_earlier_run_starts_from_what_is_remembered(
    service: FixedService, client: EngineClient
) -> None:
    service.events.publish(EventKind.CATALOG, {"revision": 1, "tools": 1})
    async with aclosing(client.events(after=99)) as events:
        assert (await anext(events)).seq == 1


async def test_a_number_that_is_none_is_refused(client: EngineClient) -> None:
    for value in ("x", "-1", "1.5", "9" * 30):
        answer = await client._http.get("/v1/events", headers={"Last-Event-ID": value})
        assert answer.status_code == 400, value


async def test_streams_end_with_the_service(service: FixedService, client: EngineClient) -> None:
    service.events.publish(EventKind.CATALOG, {"revision": 1, "tools": 1})
    async with aclosing(client.events()) as events:
        await anext(events)
        service.events.close()
        with pytest.raises(ServiceUnavailable, match="has ended"):
            await anext(events)


async def test_a_call_that_loses_its_service_says_that_its_outcome_is_unknown() -> None:
    async with fixed_service() as service:
        client = EngineClient(service.url, TOKEN)
        call = asyncio.ensure_future(client.invoke("echo/wait", {}))
        await service.holding.wait()
        await client.close()
        with pytest.raises(CallFailed, match="unknown"):
            await call


async def test_event_data_is_split_at_line_feeds_alone() -> None:
    async def chunks() -> AsyncIterator[bytes]:
        text = ": hello\n\nid: 1\nevent: x\ndata: a\u2028b\x85\ndata:c\n\ndata: last, unfinished\n"
        for byte in text.encode():
            yield bytes([byte])

    assert [data async for data in event_data(chunks())] == ["a\u2028b\x85\nc".encode()]


# ------------------------------------------------------------------------------------------ endpoint file


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path))
    return Paths.from_environment()


async def test_a_running_service_is_discovered_by_its_file(service: FixedService, paths: Paths) -> None:
    endpoint = Endpoint(service.url, TOKEN, os.getpid(), "app")
    write_endpoint(paths.endpoint_file, endpoint)
    assert read_endpoint(paths.endpoint_file) == endpoint
    assert TOKEN not in repr(endpoint)
    if os.name == "posix":
        assert paths.endpoint_file.stat().st_mode & 0o777 == 0o600
    async with await EngineClient.discover(paths) as client:
        assert (await client.status()).url == service.url


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"url": 1}', '{"version":1,"url":"u","token":"t","pid":"x","host":"h"}']
)
async def test_a_file_without_sense_is_no_service(paths: Paths, text: str) -> None:
    paths.runtime.mkdir()
    paths.endpoint_file.write_text(text)
    assert read_endpoint(paths.endpoint_file) is None
    with pytest.raises(ServiceUnavailable, match="No service"):
        await EngineClient.discover(paths)


async def test_a_file_of_a_dead_process_or_one_that_does_not_answer_is_no_service(
    paths: Paths, unused_tcp_port: int
) -> None:
    with pytest.raises(ServiceUnavailable, match="No service"):
        await EngineClient.discover(paths)
    gone = await asyncio.create_subprocess_exec(sys.executable, "-c", "")
    await gone.wait()
    url = f"http://127.0.0.1:{unused_tcp_port}"
    write_endpoint(paths.endpoint_file, Endpoint(url, TOKEN, gone.pid, "daemon"))
    with pytest.raises(ServiceUnavailable, match="No service"):
        await EngineClient.discover(paths)
    write_endpoint(paths.endpoint_file, Endpoint(url, TOKEN, os.getpid(), "daemon"))
    with pytest.raises(ServiceUnavailable, match=f"Process {os.getpid()} should answer"):
        await EngineClient.discover(paths)


async def test_calls_arrive_as_they_were_counted_and_are_forgotten_when_asked(
    service: FixedService, client: EngineClient
) -> None:
    report = await client.usage()
    assert report == await service.usage.report()
    assert report.tools[0].last_used == NOW
    await client.clear_usage()
    assert service.usage.cleared
    assert (await client.usage()).tools == ()


async def test_skills_are_listed_without_their_text_which_comes_when_asked_for(client: EngineClient) -> None:
    listed = await client.skills()
    assert listed == FixedSkills().list()
    assert listed.skills[0].body == ""
    assert (await client.skill(listed.skills[0].id)) == SKILL
    for name in ("no such", "..", "a/b", ""):
        with pytest.raises(NotFound, match="no skill"):
            await client.skill(name)


async def test_choices_go_there_and_come_back() -> None:
    async with fixed_service() as service, EngineClient(service.url, TOKEN) as client:
        assert await client.choose_tool("echo/say", pinned=True, tags=("loud",)) == ToolChoice(
            pinned=True, tags=("loud",)
        )
        assert await client.choose_server("echo", ("sea",)) == ServerChoice(("sea",))
        assert await client.choices() == Choices(
            {"echo/say": ToolChoice(pinned=True, tags=("loud",))}, {"echo": ServerChoice(("sea",))}
        )
        with pytest.raises(NotFound, match="nothing/here"):
            await client.choose_tool("nothing/here", banned=True)
