"""What the gateway needs of the service that stands above it, and the requests that it reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from dost_engine.types import (
    Invocation,
    JsonObject,
    Policy,
    ServerStatus,
    ServiceStatus,
    ToolInfo,
    Turn,
    TurnTrace,
    UsageReport,
)

if TYPE_CHECKING:
    from dost_engine.gateway.events import EventLog


class UsageApi(Protocol):
    """What was called on this machine."""

    async def report(self) -> UsageReport:
        """Calls by tool and by day."""

    async def clear(self) -> None:
        """Forget all of them."""


class ServiceApi(Protocol):
    """The service, as the gateway sees it. Every method may raise a ``DostError``."""

    @property
    def events(self) -> EventLog:
        """What happened so far."""

    @property
    def usage(self) -> UsageApi:
        """What was called."""

    def status(self) -> ServiceStatus:
        """The state of everything."""

    def tools(self) -> tuple[ToolInfo, ...]:
        """The catalogue."""

    def servers(self) -> tuple[ServerStatus, ...]:
        """The configured servers."""

    def server_logs(self, name: str) -> tuple[str, ...]:
        """A server's last log lines, oldest first."""

    async def restart_server(self, name: str) -> None:
        """End a server and start it again."""

    async def add_sample_servers(self) -> tuple[str, ...]:
        """Put the sample servers into an empty list of servers; their keys."""

    def get_model(self) -> None:
        """Start to download the embedding model, unless it is there or on its way."""

    def cancel_model(self) -> None:
        """End a download of the embedding model."""

    async def select(self, turn: Turn, policy: Policy | None) -> TurnTrace:
        """Choose tools, remember the trace and tell the followers of the events."""

    async def test_select(self, turn: Turn, policy: Policy | None) -> TurnTrace:
        """Choose tools and leave no trace."""

    async def invoke(self, tool_id: str, arguments: JsonObject, *, origin: str) -> Invocation:
        """Call a tool."""

    def trace(self, turn_id: str) -> TurnTrace:
        """A recent turn."""


@dataclass(frozen=True, slots=True)
class SelectRequest:
    """Body of ``select`` and ``test-select``. Without a policy the one of the settings is used."""

    turn: Turn
    policy: Policy | None = None


@dataclass(frozen=True, slots=True)
class InvokeRequest:
    """Body of ``invoke``."""

    tool_id: str
    arguments: JsonObject = field(default_factory=dict)
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Accepted:
    """Answer of a command that has no result of its own."""

    accepted: bool = True


@dataclass(frozen=True, slots=True)
class ErrorDetail:
    """What went wrong; ``type`` is the name of a class of ``dost_engine.errors``."""

    type: str
    title: str
    message: str
    remedy: str = ""


@dataclass(frozen=True, slots=True)
class ErrorBody:
    """Body of every answer that is not a success."""

    error: ErrorDetail
