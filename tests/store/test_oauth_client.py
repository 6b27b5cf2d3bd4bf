"""Signing in as a client that a person registered: where an authorization server lets no app register by itself."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest
from mcp.shared.auth import OAuthClientInformationFull
from pydantic import AnyUrl

from dost_engine.errors import SignInFailed
from dost_engine.mcp_store.config import parse_entry, parse_servers
from dost_engine.mcp_store.editing import shown_entry, whole_entry
from dost_engine.mcp_store.oauth_client import OAuthClient
from dost_engine.mcp_store.plans import make_plans
from dost_engine.types import ServerState
from support.keyrings import MemoryKeyring, system_keyring
from support.servers.guarded import Guarded, browse, guarded
from support.servers.running import Running, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

SECRET = "s3cret-of-the-client"


@pytest.fixture
def keys() -> Iterator[MemoryKeyring]:
    with system_keyring(MemoryKeyring()) as keyring:
        yield keyring


@pytest.fixture
async def server() -> AsyncIterator[Guarded]:
    async with guarded() as found:
        found.authority.no_clients = True
        yield found


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def register(server: Guarded, redirect: str, secret: str = "", method: str = "none") -> None:
    server.authority.clients["by-hand"] = OAuthClientInformationFull(
        client_id="by-hand",
        client_secret=secret or None,
        redirect_uris=[AnyUrl(redirect)],
        token_endpoint_auth_method=method,
        scope="tools",
    )


async def signed_in(run: Running) -> dict[str, list[str]]:
    asked = await run.store.sign_in("web")
    assert (await browse(asked.address)).status_code == 200
    await run.until_state("web", ServerState.READY)
    assert (await run.store.call("web/add", {"a": 2, "b": 3})).text == "5"
    return parse_qs(urlsplit(asked.address).query)


@pytest.mark.parametrize("method", ["none", "client_secret_basic", "client_secret_post"])
async def test_a_client_of_the_entry_is_used_and_nobody_registers(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring, port: int, method: str
) -> None:
    secret = "" if method == "none" else SECRET
    keys.kept["dost servers", "web-client"] = SECRET
    register(server, f"http://localhost:{port}/callback", secret, method)
    server.authority.methods = [method] if secret else None
    own: dict[str, Any] = {"clientId": "by-hand", "callbackPort": port, "scopes": ["tools"]}
    own |= {"clientSecret": "${keyring:web-client}"} if secret else {}
    servers = {"web": {"type": "http", "url": server.url, "oauth": own}}
    async with running(tmp_path, servers) as run:
        asked = await signed_in(run)
        assert (asked["client_id"], asked["scope"]) == (["by-hand"], ["tools"])
        assert asked["redirect_uri"] == [f"http://localhost:{port}/callback"]
        server.authority.access.clear()
        assert (await run.store.call("web/add", {"a": 1, "b": 1})).text == "2"
        assert server.authority.renewed == 1
    async with running(tmp_path, servers) as run:
        assert run.status("web").state is ServerState.READY
        server.authority.access.clear()
        assert (await run.store.call("web/add", {"a": 1, "b": 1})).text == "2"
        assert (server.authority.renewed, server.count("/authorize"), server.count("/register")) == (2, 1, 0)
        own["clientId"] = "another"
        run.write(servers)
        await run.until_state("web", ServerState.NEEDS_SIGN_IN)  # what the one brought is not shown as the other's
        assert not run.status("web").signed_in


async def test_where_the_browser_cannot_come_back_to_is_said(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring, port: int
) -> None:
    register(server, f"http://localhost:{port}/callback")
    one: dict[str, Any] = {"url": server.url, "oauth": {"clientId": "by-hand", "callbackPort": port}}
    two: dict[str, Any] = {"url": server.url, "oauth": {"clientId": "x", "redirectUri": "https://app.example/callback"}}
    async with running(tmp_path, {"one": one, "two": two}) as run:
        with pytest.raises(SignInFailed, match="no port of this machine"):
            await run.store.sign_in("two")
        with (
            socket.create_server(("127.0.0.1", port)),
            pytest.raises(SignInFailed, match=f"Port {port}, to which the browser is to come back, is in use"),
        ):
            await run.store.sign_in("one")
        assert (await browse((await run.store.sign_in("one")).address)).status_code == 200
        await run.until_state("one", ServerState.READY)


async def test_without_one_the_error_says_how_to_register(tmp_path: Path, server: Guarded, keys: MemoryKeyring) -> None:
    async with running(tmp_path, {"web": {"url": server.url}}) as run:
        with pytest.raises(SignInFailed, match=r'Register one there.*"oauth": \{"clientId"'):
            await run.store.sign_in("web")


@pytest.mark.parametrize(
    ("entry", "client"),
    [
        (  # Claude Code
            {"oauth": {"clientId": "c", "callbackPort": 3118, "scopes": "a b", "authServerMetadataUrl": "https://x"}},
            OAuthClient("c", "", "a b", "http://localhost:3118/callback"),
        ),
        ({"oauth": {"clientId": "c"}}, OAuthClient("c")),  # VS Code
        (  # Cursor
            {"auth": {"CLIENT_ID": "c", "CLIENT_SECRET": "${env:S}", "scopes": ["a", "b"]}},
            OAuthClient("c", "${env:S}", "a b"),
        ),
        (  # Gemini CLI
            {
                "oauth": {
                    "enabled": True,
                    "clientId": "c",
                    "clientSecret": "s",
                    "redirectUri": "http://localhost:7777/x",
                }
            },
            OAuthClient("c", "s", "", "http://localhost:7777/x"),
        ),
        ({"oauth": False}, OAuthClient()),
        ({"auth": "oauth"}, OAuthClient()),
    ],
)
def test_every_shape_in_use_is_read(entry: dict[str, Any], client: OAuthClient) -> None:
    config = parse_entry("a", {"url": "https://a.example/mcp"} | entry)
    assert (config.oauth, config.problem, config.extra) == (client, "", {})


def test_a_member_of_the_wrong_kind_is_named() -> None:
    for own, why in [
        ({"clientId": 5}, "clientid"),
        ({"callbackPort": "x"}, "callbackPort"),
        ({"scopes": [1]}, "scopes"),
    ]:
        assert why in parse_entry("a", {"url": "https://a.example/mcp", "oauth": own}).problem


def test_a_secret_of_the_entry_is_shown_nowhere(tmp_path: Path) -> None:
    entry = {"url": "https://a.example/mcp", "auth": {"CLIENT_ID": "c", "CLIENT_SECRET": SECRET, "scopes": ["a"]}}
    (plan,) = make_plans({"a": entry}, tmp_path / "servers.json")
    assert plan.lines[1:] == ("signs in as: c", "secret of that client: •••", "for: a")
    shown = shown_entry(entry)
    assert shown["auth"] == {"CLIENT_ID": "c", "CLIENT_SECRET": "•••", "scopes": ["a"]}
    assert whole_entry(shown, entry) == entry
    own = f'{{"a": {{"url": "https://a.example/mcp?x={SECRET}", "oauth": {{"clientSecret": "{SECRET}"}}}}}}'
    (config,) = parse_servers(own.encode(), source="x")
    assert SECRET in config.secrets
    assert SECRET not in config.target + repr(config)
