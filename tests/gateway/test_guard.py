"""Who may ask at all. The addresses come from the app itself: a new one is covered without a change here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import httpx2
import pytest
import pytest_asyncio

from dost_engine.gateway.guard import MAX_BODY_BYTES
from dost_engine.gateway.openapi import openapi_page
from support.fixed_service import TOKEN, fixed_service

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from support.fixed_service import FixedService

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROUTES = [
    (
        method.upper(),
        path.replace("{name}", "echo")
        .replace("{turn_id}", "t1")
        .replace("{evaluation_id}", "e1")
        .replace("{kind}", "turns"),
    )
    for path, entries in openapi_page()["paths"].items()
    for method in entries
]
ELSEWHERE = [("GET", "/"), ("POST", "/mcp"), ("GET", "/v1/none"), ("OPTIONS", "/v1/select"), ("DELETE", "/v1/tools")]
BEARER = {"Authorization": f"Bearer {TOKEN}"}
BODIES = {
    "/v1/settings": '{"changes": {"amount": "lean"}}',
    "/v1/approvals/{approval_id}": '{"decision": "once"}',
    "/v1/choices/tool": '{"tool": "echo/say", "pinned": true}',
    "/v1/choices/tools": '{"tools": ["echo/say"], "banned": true}',
    "/v1/choices/server": '{"server": "echo", "tags": ["loud"]}',
    "/v1/skill-content": '{"skill": "say it well"}',
    "/v1/conversation": '{"text": "[{\\"role\\": \\"user\\", \\"content\\": \\"hello\\"}]"}',
    "/v1/evaluations": '{"folder": "some"}',
    "/v1/explain": '{"tool": "echo/say", "turn_id": "t1"}',
    "/v1/retrieve_tools": '{"query": "hello"}',
    "/v1/invoke": '{"tool_id": "echo/say"}',
    "/v1/servers/plan": '{"text": "{}"}',
    "/v1/servers/add": '{"text": "{}"}',
    "/v1/servers/import": '{"app": "cursor"}',
    "/v1/servers/secrets": '{"secrets": {"k": "s"}}',
}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def running() -> AsyncIterator[FixedService]:
    """One gateway for all tests of this file."""
    async with fixed_service() as service:
        yield service


@pytest.fixture
def service(running: FixedService) -> FixedService:
    running.ran.clear()
    return running


@pytest_asyncio.fixture(loop_scope="module")
async def http(running: FixedService) -> AsyncIterator[httpx2.AsyncClient]:
    """A plain client without the token."""
    async with httpx2.AsyncClient(base_url=running.url, trust_env=False) as client:
        yield client


def body_of(method: str, path: str) -> str | None:
    return BODIES.get(path, '{"turn": {"text": "hello"}}') if method in {"POST", "PUT"} else None


async def ask(http: httpx2.AsyncClient, method: str, path: str, headers: dict[str, str]) -> httpx2.Response:
    kind = {"Content-Type": "application/json"} if method in {"POST", "PUT"} else {}
    return await http.request(method, path, content=body_of(method, path), headers=kind | headers)


STRANGERS: list[tuple[dict[str, str], int]] = [
    ({}, 401),
    ({"Authorization": "Bearer wrong-token"}, 401),
    ({"Authorization": f"Basic {TOKEN}"}, 401),
    ({"Authorization": TOKEN}, 401),
    (BEARER | {"Host": "attacker.example:8181"}, 403),
    (BEARER | {"Host": "127.0.0.1"}, 403),
    (BEARER | {"Host": "127.0.0.1:1"}, 403),
    (BEARER | {"Origin": "https://evil.example"}, 403),
    (BEARER | {"Origin": "null"}, 403),
    (BEARER | {"Origin": "http://127.0.0.1"}, 403),
]
FOREIGN_KINDS = [
    None,
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=a",
    "application/jsonp",
    "application/json; charset=utf-16",
]


@pytest.mark.parametrize(("method", "path"), ROUTES + ELSEWHERE)
async def test_a_stranger_is_refused_everywhere_and_nothing_runs(
    service: FixedService, http: httpx2.AsyncClient, method: str, path: str
) -> None:
    for headers, status in STRANGERS:
        answer = await ask(http, method, path, headers)
        assert answer.status_code == status, headers
        assert answer.json()["error"]["type"] == "AccessRefused"
        assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert service.ran == []


@pytest.mark.parametrize(("method", "path"), [route for route in ROUTES if route[1] != "/v1/events"])
async def test_every_route_answers_who_knows_the_token(http: httpx2.AsyncClient, method: str, path: str) -> None:
    for host in ("127.0.0.1", "localhost", "LOCALHOST"):
        answer = await ask(http, method, path, BEARER | {"Host": f"{host}:{http.base_url.port}"})
        assert answer.status_code == (404 if path.startswith("/v1/traces/t1") else 200), answer.text
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers


@pytest.mark.parametrize(("method", "path"), [route for route in ROUTES if route[0] == "POST"])
async def test_only_json_bodies_are_read(
    service: FixedService, http: httpx2.AsyncClient, method: str, path: str
) -> None:
    for kind in FOREIGN_KINDS:
        headers = BEARER | ({"Content-Type": kind} if kind else {})
        answer = await http.request(method, path, content=body_of(method, path), headers=headers)
        assert answer.status_code == 415, kind
    assert service.ran == []


async def raw(http: httpx2.AsyncClient, *lines: str) -> str:
    """Send what a proper client would not, and return the status line."""
    reader, writer = await asyncio.open_connection("127.0.0.1", http.base_url.port)
    writer.write("\r\n".join([*lines, "", ""]).encode())
    status = await reader.readline()
    writer.close()
    await writer.wait_closed()
    return status.decode()


async def test_two_host_headers_are_refused(service: FixedService, http: httpx2.AsyncClient) -> None:
    own = f"Host: 127.0.0.1:{http.base_url.port}"
    token = f"Authorization: Bearer {TOKEN}"
    assert " 200 " in await raw(http, "GET /v1/status HTTP/1.1", own, token)
    service.ran.clear()
    assert " 400 " in await raw(http, "GET /v1/status HTTP/1.1", own, "Host: attacker.example", token)
    assert " 400 " in await raw(http, "GET /v1/status HTTP/1.1", token)
    assert " 403 " in await raw(http, "GET /v1/status HTTP/1.0", token)
    assert " 401 " in await raw(http, "GET /v1/status HTTP/1.1", own, token, token)
    assert service.ran == []


async def test_the_token_in_the_address_does_not_count(http: httpx2.AsyncClient) -> None:
    assert (await http.get("/v1/status", params={"token": TOKEN})).status_code == 401


async def test_a_body_that_is_too_large_is_refused_announced_or_not(
    service: FixedService, http: httpx2.AsyncClient
) -> None:
    headers = BEARER | {"Content-Type": "application/json"}
    lines = [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Host: 127.0.0.1:{http.base_url.port}", f"Content-Length: {MAX_BODY_BYTES + 1}"]
    assert " 413 " in await raw(http, "POST /v1/select HTTP/1.1", *lines)

    async def blanks() -> AsyncIterator[bytes]:
        for _ in range(9):
            yield b" " * (1024 * 1024)

    unannounced = await http.post("/v1/select", headers=headers, content=blanks())
    assert unannounced.status_code == 400
    assert "larger" in unannounced.json()["error"]["message"]
    assert service.ran == []


async def test_an_unknown_address_and_a_wrong_method_say_so_in_json(http: httpx2.AsyncClient) -> None:
    unknown = await http.get("/v1/none", headers=BEARER)
    assert (unknown.status_code, unknown.json()["error"]["type"]) == (404, "NotFound")
    slash = await http.get("/v1/status/", headers=BEARER)
    assert slash.status_code == 404
    wrong = await http.get("/v1/select", headers=BEARER)
    assert (wrong.status_code, wrong.json()["error"]["type"]) == (405, "BadRequest")
