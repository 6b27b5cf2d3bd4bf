"""One service per profile, held against real processes."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from typing import TYPE_CHECKING

import psutil
import pytest

from dost_engine.client import EngineClient
from dost_engine.client.endpoint import read_endpoint
from dost_engine.errors import AlreadyRunning, ServiceUnavailable
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from support.fake_embedder import HashEmbedder
from support.processes import DOST, daemon, descendants
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from pathlib import Path


def service(paths: Paths, host: str = "daemon") -> Service:
    return Service(paths, Settings(), host=host, load_embedder=HashEmbedder)


async def test_every_further_service_is_told_at_once_who_serves(paths: Paths) -> None:
    async with daemon() as process:
        for _ in range(2):
            refused = service(paths)
            with pytest.raises(AlreadyRunning, match=rf"process {process.pid} \(.*dost_engine serve"):
                await refused.start(lock_wait_s=3600)
            await refused.stop()  # as every host does; it must not take away what belongs to the holder
        async with await EngineClient.discover(paths) as client:
            assert (await client.status()).pid == process.pid


async def test_one_that_takes_over_waits_for_a_service_that_answers(
    paths: Paths, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="dost_engine.service.lock")
    first, heir = service(paths, "app"), service(paths)
    await first.start()
    taking = asyncio.create_task(heir.start(lock_wait_s=3600, take_over=True))
    async with asyncio.timeout(60):
        while "Dost waits for" not in caplog.text:  # noqa: ASYNC110 - a log calls nobody
            await asyncio.sleep(0.01)
    found = read_endpoint(paths.endpoint_file)
    assert found is not None
    assert found.host == "app"
    assert not taking.done()
    await first.stop()
    await taking
    found = read_endpoint(paths.endpoint_file)
    assert found is not None
    assert (found.host, found.url) == ("daemon", heir.url)
    await heir.stop()


async def test_a_killed_service_is_replaced_and_its_servers_do_not_stay(paths: Paths) -> None:
    paths.config.mkdir(parents=True)
    paths.servers_file.write_text(json.dumps({"mcpServers": {"notes": entry(tools=[tool("add_note")])}}))
    async with daemon() as process:
        children = []
        async with await EngineClient.discover(paths) as client:
            async for event in client.events():
                if event.data.get("state") == "ready":
                    children = descendants(process.pid)
                    break
        assert children
        old = read_endpoint(paths.endpoint_file)
        process.kill()
        await process.wait()
        assert psutil.wait_procs(children, timeout=30)[1] == []  # their stdin was closed
        with pytest.raises(ServiceUnavailable):
            await EngineClient.discover(paths)
        assert read_endpoint(paths.endpoint_file) == old  # nobody was there to remove it
    new = service(paths)
    await new.start(lock_wait_s=0)
    try:
        assert old is not None
        assert new.token != old.token
        found = read_endpoint(paths.endpoint_file)
        assert found is not None
        assert (found.pid, found.token) == (os.getpid(), new.token)
    finally:
        await new.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="no signal can be sent to one process there")
@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
async def test_a_signal_ends_the_daemon(paths: Paths, name: str) -> None:
    if signal.getsignal(getattr(signal, name)) is signal.SIG_IGN:
        pytest.skip(f"{name} is ignored here, as under nohup, and so by what is started from here")
    async with daemon() as process:
        process.send_signal(getattr(signal, name))
        out, _ = await process.communicate()
        assert process.returncode == 0
        assert b"Dost has ended." in out
        assert not paths.endpoint_file.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no signal can be sent to one process there")
async def test_a_signal_ends_the_daemon_and_everything_it_started(paths: Paths) -> None:
    paths.config.mkdir(parents=True)
    paths.servers_file.write_text(json.dumps({"mcpServers": {"notes": entry(tools=[tool("add_note")])}}))
    async with daemon() as process:
        async with await EngineClient.discover(paths) as client:
            async for event in client.events():
                if event.data.get("state") == "ready":
                    break
        children = descendants(process.pid)
        assert children
        process.send_signal(signal.SIGTERM)
        out, _ = await process.communicate()
        assert process.returncode == 0
        assert b"Dost has ended." in out
        assert [child for child in children if child.is_running()] == []
        assert not paths.endpoint_file.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no signal can be sent to one process there")
async def test_further_signals_do_not_disturb_a_command_that_is_ending(paths: Paths, tmp_path: Path) -> None:
    record = tmp_path / "record"
    paths.config.mkdir(parents=True)
    server = entry(silent=True, lingers=True, record=str(record))
    paths.servers_file.write_text(json.dumps({"mcpServers": {"mute": server}}))
    process = await asyncio.create_subprocess_exec(*DOST, "status", stderr=asyncio.subprocess.PIPE)
    await _told(record, "server/discover")
    children = descendants(process.pid)
    assert children
    process.send_signal(signal.SIGINT)
    await _told(record, "end")  # now it is being stopped
    for _ in range(3):
        process.send_signal(signal.SIGINT)
    _, said = await process.communicate()
    assert (process.returncode, said) == (130, b"")
    assert [child for child in children if child.is_running()] == []
    assert not paths.lock_file.with_name("holder.json").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no signal can be sent to one process there")
async def test_a_daemon_that_waits_for_a_command_ends_at_once_when_asked(paths: Paths) -> None:
    command = service(paths, "command")
    await command.start(lock_wait_s=0)
    try:
        process = await asyncio.create_subprocess_exec(*DOST, "serve", stderr=asyncio.subprocess.PIPE)
        assert process.stderr is not None
        assert f"Dost waits for process {os.getpid()} (".encode() in await process.stderr.readline()
        process.send_signal(signal.SIGINT)
        _, said = await process.communicate()
        assert (process.returncode, said) == (0, b"")
    finally:
        await command.stop()


async def _told(record: Path, line: str) -> None:
    while line not in _lines(record):  # noqa: ASYNC110 - another process writes it
        await asyncio.sleep(0.01)


def _lines(record: Path) -> list[str]:
    return record.read_text(encoding="utf-8").splitlines() if record.exists() else []


async def test_a_command_is_joined_by_nobody_and_named_when_it_does_not_end(paths: Paths) -> None:
    command = service(paths, "command")
    await command.start(lock_wait_s=0)
    try:
        assert not paths.endpoint_file.exists()
        with pytest.raises(ServiceUnavailable):
            await EngineClient.discover(paths)
        with pytest.raises(AlreadyRunning, match=f"process {os.getpid()}.*does not serve"):
            await service(paths).start(lock_wait_s=0.2)
    finally:
        await command.stop()


async def test_a_service_waits_for_a_command_that_ends(paths: Paths) -> None:
    command, window = service(paths, "command"), service(paths, "app")
    await command.start(lock_wait_s=0)
    waiting = asyncio.create_task(window.start(lock_wait_s=3600))
    await asyncio.sleep(0)
    assert not waiting.done()
    await command.stop()
    await waiting
    found = read_endpoint(paths.endpoint_file)
    assert found is not None
    assert found.host == "app"
    await window.stop()


async def test_an_endpoint_file_without_a_living_holder_is_no_service(paths: Paths) -> None:
    paths.runtime.mkdir(parents=True)
    stale = {"version": 1, "url": "http://127.0.0.1:9", "token": "t", "pid": os.getpid(), "host": "daemon"}
    paths.endpoint_file.write_text(json.dumps(stale))
    command = service(paths, "command")
    await command.start(lock_wait_s=0)
    assert not paths.endpoint_file.exists()
    await command.stop()
