"""What the window knows of the service, and what a start leaves out of later collections."""

from __future__ import annotations

import gc
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from dost_desktop.connection import Connection
from dost_desktop.live import Live, settled
from dost_desktop.window import keep_as_it_comes
from dost_engine.types import IndexStatus, ModelState, ServerState, ServerStatus, ServiceStatus, Tool, ToolInfo
from support.window_world import make_profile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from dost_desktop.host import EngineThread

NOW = datetime(2026, 3, 4, tzinfo=UTC)


def server(state: ServerState, tools: int = 0) -> ServerStatus:
    return ServerStatus("office", state, "stdio", "office", NOW, tools=tools)


def status(*servers: ServerStatus, tools: int = 0, building: bool = False) -> ServiceStatus:
    index = IndexStatus(ModelState.READY, tools=tools, building=building)
    return ServiceStatus("0.1.0", 1, "app", "http://127.0.0.1:1", index, servers)


def test_a_start_is_over_when_servers_are_up_or_failed_and_their_tools_indexed() -> None:
    up, failed = server(ServerState.READY, tools=3), server(ServerState.FAILED)
    assert settled(status())
    assert settled(status(up, failed, tools=3))
    assert not settled(status(server(ServerState.STARTING), up, tools=3))
    assert not settled(status(up, tools=0)), "the change waits for more"
    assert not settled(status(up, tools=3, building=True))


@pytest.fixture
def thawed() -> Iterator[None]:
    gc.unfreeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("thawed", "qtbot")
def test_what_a_start_brings_is_looked_at_no_more_and_what_comes_later_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def no_host() -> EngineThread:
        raise AssertionError("nobody asks")

    live = Live(Connection(make_profile(tmp_path, monkeypatch), no_host))
    keep_as_it_comes(live)
    starting = status(server(ServerState.STARTING))
    assert gc.get_freeze_count() == 0
    live.status_changed.emit(starting)
    first = gc.get_freeze_count()
    assert first > 1000
    came = [[at] for at in range(1000)]  # as the modules and the catalogue do
    live.status_changed.emit(starting)
    assert gc.get_freeze_count() < first + len(came) / 2, "not before the start is over"
    live.status_changed.emit(status(server(ServerState.READY, tools=3), tools=3))
    second = gc.get_freeze_count()
    assert second > first + len(came) / 2
    later = [[at] for at in range(1000)]
    live.status_changed.emit(replace(starting, pid=2))
    live.status_changed.emit(status())
    assert gc.get_freeze_count() < second + len(later) / 2


@pytest.mark.usefixtures("thawed", "qtbot")
def test_the_first_whole_catalogue_is_looked_at_no_more_while_it_is_indexed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_host() -> EngineThread:
        raise AssertionError("nobody asks")

    live = Live(Connection(make_profile(tmp_path, monkeypatch), no_host))
    keep_as_it_comes(live)

    def come(tools: int, *servers: ServerStatus) -> int:
        """What is left out after so many tools came."""
        live.status = status(*servers, building=True)
        live.status_changed.emit(live.status)
        live.tools_changed.emit(
            tuple(ToolInfo(Tool(f"office/{at}", "office", str(at)), f"t{at}", 1) for at in range(tools))
        )
        return gc.get_freeze_count()

    up = server(ServerState.READY, tools=2)
    first = come(1, server(ServerState.STARTING))
    came = [[at] for at in range(1000)]  # as the catalogue does
    assert come(2, up, server(ServerState.STARTING)) < first + len(came) / 2, "another server starts"
    assert come(1, up) < first + len(came) / 2, "not all tools are there"
    second = come(2, up)
    assert second > first + len(came) / 2
    later = [[at] for at in range(1000)]
    assert come(2, up) < second + len(later) / 2
