"""Servers whose entries have placeholders: started with values, kept off the network without them."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from keyring.backends import fail

from dost_engine.errors import ServerUnavailable
from dost_engine.mcp_store.secrets import Place, SecretStore
from dost_engine.types import ServerState
from support.keyrings import MemoryKeyring, WaitingKeyring, system_keyring
from support.servers.running import entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path


def server(**env: str) -> dict[str, object]:
    return entry(tools=[tool("env")]) | {"env": env}


async def test_a_server_is_started_with_values_and_they_are_shown_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OUTSIDE", "plain-value")
    servers = {"a": entry(tools=[tool("env")], tells="K") | {"env": {"K": "${keyring:mine}", "O": "${OUTSIDE}"}}}
    with system_keyring(MemoryKeyring()) as keyring:
        keyring.kept["dost servers", "mine"] = "s3cret-of-a-person"
        async with running(tmp_path, servers) as run:
            env = json.loads((await run.store.call("a/env", {})).text)
            assert (env["K"], env["O"]) == ("s3cret-of-a-person", "plain-value")
            assert "s3cret" not in "".join(run.store.logs("a"))
            assert "s3cret" not in repr(run.states)
            assert "s3cret" not in run.file.read_text()


async def test_a_server_that_lacks_a_value_is_not_started_and_costs_no_other(tmp_path: Path) -> None:
    record = tmp_path / "methods"
    lacking = entry(record=str(record)) | {"env": {"K": "${UNSET_ONE}"}}
    remote = {"url": "http://127.0.0.1:9/mcp", "headers": {"Authorization": "Bearer ${UNSET_TWO}"}}
    with system_keyring(fail.Keyring()):
        async with running(tmp_path, {"a": lacking, "b": remote, "c": entry()}) as run:
            assert run.ids() == ["c/echo"]
            assert run.status("a").state is run.status("b").state is ServerState.FAILED
            assert "UNSET_ONE" in run.status("a").error
            assert "UNSET_TWO" in run.status("b").error
            assert run.status("b").retry_at is None
            with pytest.raises(ServerUnavailable, match="UNSET_TWO"):
                await run.store.call("b/any", {})
    assert not record.exists()


async def test_a_secret_that_comes_later_is_taken_with_the_next_restart(tmp_path: Path) -> None:
    with system_keyring(fail.Keyring()):
        async with running(tmp_path, {"a": server(K="${input:key}")}) as run:
            assert "dost servers secret set key" in run.status("a").error
            await SecretStore(run.file.with_name("secrets.json")).keep("key", "later", Place.FILE)
            await run.store.restart("a")
            await run.until_state("a", ServerState.READY)
            assert json.loads((await run.store.call("a/env", {})).text)["K"] == "later"


async def test_a_keyring_that_waits_for_a_person_delays_no_other_server_and_not_the_end(tmp_path: Path) -> None:
    with system_keyring(WaitingKeyring()) as keyring:
        async with running(tmp_path, {"a": server(K="${keyring:k}"), "b": entry()}, settle=False) as run:
            await run.until_state("b", ServerState.READY)
            await asyncio.to_thread(keyring.asked.wait, 30)
            assert run.status("a").state is ServerState.RESOLVING
            await run.store.restart("a")
            run.write({"b": entry()})
            await run.until(lambda: run.removed == ["a"])
        assert not keyring.unlocked.is_set()
        keyring.unlocked.set()
