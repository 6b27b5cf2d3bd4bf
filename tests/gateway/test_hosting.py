"""Who uses the service, and how one that is a process of its own is ended."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dost_engine.client import EngineClient
from dost_engine.errors import ConfigError
from dost_engine.gateway.hosting import MOST_CLIENTS, NAME_CHARS, ClientLog, client_name
from dost_engine.service.hosting import Hosting
from support.fixed_service import TOKEN, fixed_service

START = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now

    def tick(self) -> None:
        self.now += timedelta(minutes=1)


def test_names_and_times_are_noted_last_ones_first_and_a_stream_counts_as_now() -> None:
    clock = Clock()
    log = ClientLog(clock)
    with log.using("editor"):
        clock.tick()
        with log.using("notes"), log.using(""):
            pass
        clock.tick()
        assert [(one.name, one.at) for one in log.seen()] == [
            ("editor", clock.now),
            ("notes", START + timedelta(minutes=1)),
            ("", START + timedelta(minutes=1)),
        ]
    clock.tick()
    assert log.seen()[0].at == START + timedelta(minutes=2), "it ended a minute ago"


def test_programs_that_call_themselves_anything_fill_no_memory() -> None:
    log = ClientLog()
    with log.using("first"):
        for number in range(10 * MOST_CLIENTS):
            with log.using(f"name {number}"):
                pass
    assert len(log.seen()) == MOST_CLIENTS
    assert client_name([b"x" * 10_000]) == "x" * NAME_CHARS
    assert client_name([b"two\nlines"]) == "two lines"
    assert client_name([]) == ""


async def test_a_name_in_the_header_is_told_to_whoever_asks() -> None:
    async with (
        fixed_service() as service,
        EngineClient(service.url, TOKEN, name="editor") as editor,
        EngineClient(service.url, TOKEN) as nameless,
    ):
        await editor.status()
        assert {one.name for one in await nameless.clients()} == {"editor", ""}
        await nameless.end()
        assert service.ran[-1] == "end"


async def test_who_is_refused_is_not_noted() -> None:
    async with fixed_service() as service, EngineClient(service.url, "wrong", name="stranger") as stranger:
        with pytest.raises(Exception, match="token"):
            await stranger.status()
        assert service.hosting.clients.seen() == ()


async def test_only_a_service_of_its_own_can_be_ended(tmp_path: Path) -> None:
    daemon = Hosting("daemon", tmp_path / "endpoint.json")
    daemon.end()
    assert daemon.ended.is_set()
    with pytest.raises(ConfigError, match="part of another program"):
        Hosting("app", tmp_path / "endpoint.json").end()
