"""The way to the service, whoever runs it."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dost_desktop.connection import Connection
from dost_desktop.host import EngineThread
from dost_engine.client.endpoint import Endpoint, read_endpoint, write_endpoint
from dost_engine.errors import NotFound, ServiceError
from dost_engine.settings import Paths, Settings
from dost_engine.types import Event, Turn
from support.fake_embedder import HashEmbedder
from support.window_world import make_profile, until


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    return make_profile(tmp_path, monkeypatch)


class Hosts:
    """Makes threads and remembers them."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.made: list[EngineThread] = []

    def __call__(self) -> EngineThread:
        self.made.append(EngineThread(self.paths, Settings(), load_embedder=HashEmbedder))
        return self.made[-1]


@pytest.fixture
async def other(paths: Paths) -> AsyncIterator[EngineThread]:
    """A service that somebody else runs."""
    thread = EngineThread(paths, Settings(), load_embedder=HashEmbedder)
    thread.start()
    await asyncio.wrap_future(thread.ready)
    yield thread
    await asyncio.to_thread(thread.stop)


async def test_without_a_service_one_is_started_and_ended_with_the_connection(paths: Paths) -> None:
    hosts = Hosts(paths)
    connection = Connection(paths, hosts)
    trace = await connection.select(Turn("hello"))
    assert trace.tools_all == 0
    assert connection.hosts_service
    await connection.close()
    assert [host.alive for host in hosts.made] == [False]
    assert read_endpoint(paths.endpoint_file) is None


async def test_a_running_service_is_joined_and_left_running(paths: Paths, other: EngineThread) -> None:
    hosts = Hosts(paths)
    connection = Connection(paths, hosts)
    assert (await connection.status()).url == other.ready.result().url
    assert hosts.made == []
    await connection.close()
    assert other.alive


async def test_questions_at_one_time_make_one_connection(paths: Paths) -> None:
    hosts = Hosts(paths)
    connection = Connection(paths, hosts)
    urls = {status.url for status in await asyncio.gather(*[connection.status() for _ in range(5)])}
    assert (len(urls), len(hosts.made)) == (1, 1)
    await connection.close()


async def test_a_lost_service_is_replaced_by_our_own(paths: Paths, other: EngineThread) -> None:
    hosts = Hosts(paths)
    connection = Connection(paths, hosts)
    await connection.status()
    await asyncio.to_thread(other.stop)
    assert (await connection.status()).url == hosts.made[0].ready.result().url
    await connection.close()


async def test_an_endpoint_file_that_leads_nowhere_is_passed_over(paths: Paths) -> None:
    write_endpoint(paths.endpoint_file, Endpoint("http://127.0.0.1:9", "t", os.getpid(), "daemon"))
    hosts = Hosts(paths)
    connection = Connection(paths, hosts)
    assert (await connection.status()).host == "app"
    await connection.close()


async def test_the_events_go_on_with_the_next_service(paths: Paths, other: EngineThread) -> None:
    connection = Connection(paths, Hosts(paths))
    seen: list[Event] = []
    urls: set[str] = set()
    two = asyncio.Event()

    async def follow() -> None:
        async for event in connection.events():
            seen.append(event)
            urls.add((await connection.client()).url)
            if len(urls) == 2:
                two.set()

    follower = asyncio.create_task(follow())
    await connection.select(Turn("hello"))
    await until(lambda: seen, "an event")
    await asyncio.to_thread(other.stop)
    await two.wait()
    follower.cancel()
    await asyncio.wait([follower])
    await connection.close()


async def test_an_error_that_the_service_sent_is_not_a_lost_service(paths: Paths) -> None:
    hosts = Hosts(paths)
    connection = Connection(paths, hosts)
    with pytest.raises(NotFound):
        await connection.server_logs("nobody")
    assert len(hosts.made) == 1
    await connection.close()


async def test_a_service_that_cannot_start_is_said_and_tried_again(paths: Paths) -> None:
    made: list[EngineThread] = []

    def first_broken() -> EngineThread:
        settings = None if not made else Settings()
        made.append(EngineThread(paths, settings, load_embedder=HashEmbedder))  # type: ignore[arg-type]  # on purpose
        return made[-1]

    connection = Connection(paths, first_broken)
    with pytest.raises(ServiceError, match="could not start"):
        await connection.status()
    assert (await connection.status()).host == "app"
    await connection.close()
