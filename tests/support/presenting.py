"""What a presenter is given in tests: tasks that must not fail, and a service that is played instead of asked."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from dost_desktop.connection import Connection
from dost_desktop.live import Live
from dost_desktop.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@dataclass(frozen=True)
class Given:
    """For the constructor of a presenter."""

    connection: Connection
    live: Live
    tasks: Tasks


@asynccontextmanager
async def presenting(service: object) -> AsyncIterator[Given]:
    """Over a service that has the methods that the presenter asks. At the end no task may have failed."""
    errors: list[BaseException] = []
    tasks = Tasks(errors.append)
    connection = cast(Connection, service)
    try:
        yield Given(connection, Live(connection), tasks)
    finally:
        await tasks.stop()
    assert errors == []
