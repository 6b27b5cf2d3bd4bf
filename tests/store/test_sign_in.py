"""Signing in to servers that want to know who asks: a real authorization server, over real HTTP."""

from __future__ import annotations

import asyncio
import json
import socket
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from keyring.backends import fail

from dost_engine.errors import ConfigError, ServerUnavailable, SignInFailed
from dost_engine.mcp_store.grants import Grants
from dost_engine.types import KeptIn, ServerState, SignInStep
from support.keyrings import MemoryKeyring, system_keyring
from support.servers.guarded import Guarded, browse, guarded
from support.servers.running import QUICK, Running, entry, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path


@pytest.fixture
def keys() -> Iterator[MemoryKeyring]:
    with system_keyring(MemoryKeyring()) as keyring:
        yield keyring


@pytest.fixture
async def server() -> AsyncIterator[Guarded]:
    async with guarded() as found:
        yield found


async def signed_in(run: Running, name: str = "web") -> None:
    asked = await run.store.sign_in(name)
    assert (asked.step, asked.server) == (SignInStep.WAITING, name)
    assert (await browse(asked.address)).status_code == 200
    await run.until_state(name, ServerState.READY)


async def added(run: Running) -> str:
    return (await run.store.call("web/add", {"a": 2, "b": 3})).text


async def test_a_person_signs_in_once_and_the_next_start_needs_nobody(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    servers = {"web": {"url": server.url}, "a": entry()}
    async with running(tmp_path, servers) as run:
        status = run.status("web")
        assert (status.state, status.signed_in) == (ServerState.NEEDS_SIGN_IN, False)
        assert "dost servers sign-in web" in status.error
        assert server.count("/register") == server.count("/authorize") == 0  # nothing of that by itself
        asked = await run.store.sign_in("web")
        assert "waits for you to sign in" in run.status("web").error
        wanted = parse_qs(urlsplit(asked.address).query)
        assert wanted["code_challenge_method"] == ["S256"]
        assert wanted["redirect_uri"][0].startswith("http://127.0.0.1:")
        assert (await run.store.sign_in("web")).address == asked.address  # one at a time
        page = await browse(asked.address)
        assert "You can close this page" in page.text
        await run.until_state("web", ServerState.READY)
        done = run.store.newest_sign_in("web")
        assert (done.step, done.kept_in, done.address) == (SignInStep.DONE, KeptIn.KEYRING, "")
        assert run.status("web").signed_in
        assert await added(run) == "5"
        assert len(server.authority.clients) == 1
    assert {service for service, _ in keys.kept} == {"dost sign-ins"}
    assert all(len(secret) < 1280 for secret in keys.kept.values())
    assert not (tmp_path / "config" / "sign-ins.json").exists()
    async with running(tmp_path, servers) as run:
        assert run.status("web").state is ServerState.READY
        assert await added(run) == "5"
        assert server.count("/authorize") == 1


async def test_a_token_that_is_over_is_renewed_without_a_person_also_after_a_restart(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    servers = {"web": {"url": server.url}}
    async with running(tmp_path, servers) as run:
        await signed_in(run)
        server.authority.access.clear()  # the server forgets sooner than it said
        assert await added(run) == "5"
        assert server.authority.renewed == 1
    kept = Grants(tmp_path / "config" / "sign-ins.json")
    grant = await kept.read("web", server.url)
    assert grant is not None
    await kept.keep("web", replace(grant, expires_at=1.0))  # it is long over
    before = server.count("/.well-known/oauth-protected-resource/mcp")
    for _ in range(2):  # what was renewed is what was kept
        async with running(tmp_path, servers) as run:
            assert run.status("web").state is ServerState.READY
            assert await added(run) == "5"
            assert (server.authority.renewed, server.count("/authorize")) == (2, 1)
    # of the two starts only the very first question of each was refused: it does not look into the keyring before
    assert server.count("/.well-known/oauth-protected-resource/mcp") == before


async def test_what_was_revoked_is_a_state_again_and_no_loop(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    async with running(tmp_path, {"web": {"url": server.url}}) as run:
        await signed_in(run)
        server.authority.access.clear()
        server.authority.refresh.clear()
        with pytest.raises(ServerUnavailable, match="Sign in again"):
            await added(run)
        status = run.status("web")
        assert (status.state, status.retry_at) == (ServerState.NEEDS_SIGN_IN, None)
        asked = len(server.asked)
        with pytest.raises(ServerUnavailable, match="Sign in again"):
            await added(run)
        assert len(server.asked) == asked
        await signed_in(run)
        assert await added(run) == "5"
        assert len(server.authority.clients) == 1  # still the same Dost


async def test_a_fault_of_the_authorization_server_is_waited_for(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    async with running(tmp_path, {"web": {"url": server.url}}, times=replace(QUICK, wait_s=0.5)) as run:
        await signed_in(run)
        server.authority.access.clear()
        server.down.add("/token")
        with pytest.raises(ServerUnavailable):
            await added(run)
        await run.until(lambda: "a fault at the moment" in run.status("web").error)
        server.down.clear()
        await run.until_state("web", ServerState.READY)
        assert await added(run) == "5"


async def test_an_answer_that_belongs_to_another_question_changes_nothing(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    async with running(tmp_path, {"web": {"url": server.url}}) as run:
        asked = await run.store.sign_in("web")
        back = parse_qs(urlsplit(asked.address).query)["redirect_uri"][0]
        for query in ("code=stolen&state=guessed", "code=stolen", "error=access_denied", ""):
            assert (await browse(f"{back}?{query}")).status_code == 400
        assert (await browse(back.replace("/callback", "/"))).status_code == 404
        assert run.store.newest_sign_in("web").step is SignInStep.WAITING
        await browse(asked.address)
        await run.until_state("web", ServerState.READY)


async def test_a_person_may_say_no_cancel_or_take_too_long(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    async with running(tmp_path, {"web": {"url": server.url}}) as run:
        server.authority.says_no = True
        await browse((await run.store.sign_in("web")).address)
        await run.until(lambda: "access_denied the person said no" in run.status("web").error)
        assert run.store.newest_sign_in("web").step is SignInStep.FAILED
        server.authority.says_no = False
        await run.store.sign_in("web")
        await run.store.cancel_sign_in("web")
        assert run.store.newest_sign_in("web").step is SignInStep.CANCELLED
        assert run.status("web").state is ServerState.NEEDS_SIGN_IN
        await signed_in(run)
    keys.kept.clear()
    async with running(tmp_path / "b", {"web": {"url": server.url}}, times=replace(QUICK, sign_in_s=0.5)) as run:
        await run.store.sign_in("web")
        await run.until(lambda: "Nobody signed in within 0.5 s" in run.status("web").error)


async def test_a_token_that_is_refused_at_once_is_an_error(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    async with running(tmp_path, {"web": {"url": server.url}}) as run:
        server.refuses = True
        await browse((await run.store.sign_in("web")).address)
        await run.until(lambda: "just given" in run.status("web").error)
        assert server.count("/authorize") == 1


async def test_what_cannot_be_signed_in_to_says_why(tmp_path: Path, server: Guarded, keys: MemoryKeyring) -> None:
    servers = {
        "program": entry(),
        "key": {"url": server.url, "headers": {"Authorization": "Bearer x-1234567"}},
        "off": {"url": server.url, "disabled": True},
        "web": {"url": server.url},
    }
    async with running(tmp_path, servers) as run:
        for name, why in [("program", "is a program"), ("key", "header of its own"), ("off", "switched off")]:
            with pytest.raises(ConfigError, match=why):
                await run.store.sign_in(name)
        server.authority.no_clients = True
        with pytest.raises(SignInFailed, match=r"does not let an app register by itself.*ask the operator"):
            await run.store.sign_in("web")
        with pytest.raises(ServerUnavailable):
            await run.store.sign_in("nobody")


async def test_signing_out_forgets_and_tells_the_authorization_server(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    async with running(tmp_path, {"web": {"url": server.url}}) as run:
        await signed_in(run)
        await run.store.sign_out("web")
        await run.until_state("web", ServerState.NEEDS_SIGN_IN)
        assert (keys.kept, server.authority.access, server.authority.refresh) == ({}, {}, {})
        assert run.store.newest_sign_in("web").step is SignInStep.NONE


async def test_without_a_keyring_it_is_kept_until_the_end_or_in_a_file_when_asked_for(
    tmp_path: Path, server: Guarded
) -> None:
    with system_keyring(fail.Keyring()):
        async with running(tmp_path, {"web": {"url": server.url}}) as run:
            await signed_in(run)
            assert run.store.newest_sign_in("web").kept_in is KeptIn.MEMORY
            await run.store.restart("web")
            await run.until_state("web", ServerState.READY)
        file = tmp_path / "config" / "sign-ins.json"
        assert not file.exists()
        async with running(tmp_path, {"web": {"url": server.url}}) as run:
            await run.until_state("web", ServerState.NEEDS_SIGN_IN)
            await browse((await run.store.sign_in("web", in_file=True)).address)
            await run.until_state("web", ServerState.READY)
            assert run.store.newest_sign_in("web").kept_in is KeptIn.FILE
        assert file.stat().st_mode & 0o077 == 0
        assert "plain text" in json.loads(file.read_text())["about"]
        async with running(tmp_path, {"web": {"url": server.url}}) as run:
            assert run.status("web").state is ServerState.READY


async def test_a_locked_keyring_is_said_and_a_sign_in_is_possible_all_the_same(
    tmp_path: Path, server: Guarded, keys: MemoryKeyring
) -> None:
    keys.locked = True
    async with running(tmp_path, {"web": {"url": server.url}}) as run:
        assert "keyring is locked" in run.status("web").error
        await signed_in(run)
        assert run.store.newest_sign_in("web").kept_in is KeptIn.MEMORY


async def test_a_sign_in_is_sent_to_no_other_address(tmp_path: Path, server: Guarded, keys: MemoryKeyring) -> None:
    async with running(tmp_path, {"web": {"url": server.url}}) as run, guarded() as other:
        await signed_in(run)
        run.write({"web": {"url": other.url}})
        await run.until(
            lambda: run.status("web").target == other.url and run.status("web").state is ServerState.NEEDS_SIGN_IN
        )
        assert not run.status("web").signed_in


async def test_a_removed_server_or_the_end_ends_a_sign_in(tmp_path: Path, server: Guarded, keys: MemoryKeyring) -> None:
    async with running(tmp_path, {"web": {"url": server.url}, "b": {"url": server.url}}) as run:
        removed, left = await run.store.sign_in("web"), await run.store.sign_in("b")
        run.write({"b": {"url": server.url}})
        await run.until(lambda: run.removed == ["web"])
        async with asyncio.timeout(20):
            while not is_free(removed.address):  # noqa: ASYNC110 - the end of a listener calls nobody
                await asyncio.sleep(0.02)
        assert not is_free(left.address)
    assert is_free(left.address)


def is_free(address: str) -> bool:
    """Whether nobody listens any more where the browser was to come back to."""
    port = urlsplit(parse_qs(urlsplit(address).query)["redirect_uri"][0]).port
    try:
        socket.create_server(("127.0.0.1", port or 0)).close()
    except OSError:
        return False
    return True
