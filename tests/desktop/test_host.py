"""The service in a thread of the app."""

import asyncio
import threading
from concurrent.futures import CancelledError
from pathlib import Path

import psutil
import pytest

from dost_desktop.host import EngineThread
from dost_engine.client import EngineClient
from dost_engine.client.endpoint import read_endpoint
from dost_engine.errors import AlreadyRunning, ServiceError
from dost_engine.settings import Paths, Settings
from dost_engine.types import ModelState, ServerState, ServiceStatus
from support.fake_embedder import HashEmbedder
from support.servers.running import entry
from support.window_world import make_profile


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    return make_profile(tmp_path, monkeypatch)


def host(paths: Paths) -> EngineThread:
    return EngineThread(paths, Settings(), load_embedder=HashEmbedder)


async def settled(client: EngineClient) -> ServiceStatus:
    async for _ in client.events():
        status = await client.status()
        if status.index.model is ModelState.READY and all(s.state is ServerState.READY for s in status.servers):
            return status
    raise AssertionError("the events ended")


async def test_the_service_answers_from_its_thread_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry())
    thread = host(paths)
    thread.start()
    address = await asyncio.wrap_future(thread.ready)
    async with EngineClient(address.url, address.token) as client:
        status = await settled(client)
    assert (status.host, [server.name for server in status.servers]) == ("app", ["desk"])
    pid = status.servers[0].pid
    assert pid is not None
    await asyncio.to_thread(thread.stop)
    assert not thread.alive
    assert not psutil.pid_exists(pid)
    assert read_endpoint(paths.endpoint_file) is None
    assert [entry for entry in threading.enumerate() if entry.name == "dost-engine"] == []


def test_stopping_before_it_is_ready_and_twice_is_fine(paths: Paths) -> None:
    thread = host(paths)
    thread.start()
    thread.stop()
    thread.stop()
    assert not thread.alive
    assert thread.ready.done()
    if not thread.ready.cancelled() and thread.ready.exception() is None:
        assert thread.ready.result().url  # it was quicker than we were
    else:
        with pytest.raises(CancelledError):
            thread.ready.result()


def test_a_thread_that_never_started_can_be_stopped(paths: Paths) -> None:
    host(paths).stop()


def test_a_second_service_of_the_profile_is_refused_with_the_holders_name(paths: Paths) -> None:
    first, second = host(paths), host(paths)
    first.start()
    first.ready.result()
    second.start()
    with pytest.raises(AlreadyRunning, match="process"):
        second.ready.result()
    second.stop()
    first.stop()
    third = host(paths)
    third.start()
    assert third.ready.result().url
    third.stop()


def test_an_unexpected_error_of_the_start_is_a_typed_one(paths: Paths) -> None:
    paths.data.mkdir(parents=True)
    broken = EngineThread(paths, None)  # type: ignore[arg-type]  # on purpose
    broken.start()
    with pytest.raises(ServiceError, match="could not start") as caught:
        broken.ready.result()
    assert caught.value.remedy
    broken.stop()
