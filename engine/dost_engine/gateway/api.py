"""What the gateway needs of the service that stands above it, and the requests that it reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from dost_engine.types import (
    AppServers,
    Invocation,
    Policy,
    ServerEntry,
    ServerPlan,
    ServerStatus,
    ServiceStatus,
    ToolInfo,
    Turn,
    TurnTrace,
    UsageReport,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.gateway.calls import CallsApi, InvokeRequest
    from dost_engine.gateway.choices import ChoicesApi
    from dost_engine.gateway.evaluations import EvaluationsApi
    from dost_engine.gateway.events import EventLog
    from dost_engine.gateway.findings import FindingsApi
    from dost_engine.gateway.hosting import HostingApi
    from dost_engine.gateway.kept import KeptApi
    from dost_engine.gateway.retrieval import RetrievalApi
    from dost_engine.gateway.settings import SettingsApi
    from dost_engine.gateway.sign_ins import SignInsApi
    from dost_engine.gateway.skills import SkillsApi
    from dost_engine.gateway.traces import TracesApi


class ServerListApi(Protocol):
    """Changes of ``servers.json``."""

    async def plan(self, asked: AddServersRequest) -> tuple[ServerPlan, ...]:
        """What adding the servers of a pasted text would mean."""

    async def add(self, asked: AddServersRequest) -> tuple[str, ...]:
        """Add them; their keys."""

    async def add_samples(self) -> tuple[str, ...]:
        """Put the sample servers into an empty list of servers; their keys."""

    async def entry(self, name: str) -> ServerEntry:
        """An entry, to be edited."""

    async def remove(self, name: str) -> None:
        """Take a server out."""

    async def put_back(self, name: str) -> None:
        """Put the server back that was taken out last."""

    async def set_enabled(self, name: str, *, enabled: bool) -> None:
        """Switch a server on or off."""

    async def apps(self) -> tuple[AppServers, ...]:
        """What other apps on this machine would bring."""

    async def import_from(self, asked: ImportServersRequest) -> tuple[str, ...]:
        """Take over servers of another app; their keys."""

    async def keep_secrets(self, secrets: Mapping[str, str], *, in_file: bool) -> None:
        """Keep what placeholders stand for."""


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
    def hosting(self) -> HostingApi:
        """Where it lives, and who uses it."""

    @property
    def settings(self) -> SettingsApi:
        """The settings."""

    @property
    def skills(self) -> SkillsApi:
        """The skills."""

    @property
    def retrieval(self) -> RetrievalApi:
        """Answers in the shape of Agent-CoreX's page."""

    @property
    def calls(self) -> CallsApi:
        """Calls that wait for a person, and those that were asked for."""

    @property
    def findings(self) -> FindingsApi:
        """What is wrong with how the tools are written."""

    @property
    def choices(self) -> ChoicesApi:
        """What the user decided about tools."""

    @property
    def traces(self) -> TracesApi:
        """The turns that were answered."""

    @property
    def evaluations(self) -> EvaluationsApi:
        """Runs of data sets."""

    @property
    def kept(self) -> KeptApi:
        """What is kept on disk."""

    @property
    def usage(self) -> UsageApi:
        """What was called."""

    @property
    def sign_ins(self) -> SignInsApi:
        """Sign-ins to servers."""

    @property
    def server_list(self) -> ServerListApi:
        """The list of servers, to be changed."""

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

    def reindex(self) -> None:
        """Ask every server for its tools again and index all tools anew."""

    def cancel_indexing(self) -> None:
        """End the indexing that runs; tools that were not reached are found by words alone until the next one."""

    def get_model(self) -> None:
        """Start to download the embedding model, unless it is there or on its way."""

    def cancel_model(self) -> None:
        """End a download of the embedding model."""

    async def select(self, turn: Turn, policy: Policy | None) -> TurnTrace:
        """Choose tools, remember the trace and tell the followers of the events."""

    async def test_select(self, turn: Turn, policy: Policy | None) -> TurnTrace:
        """Choose tools and leave no trace."""

    async def invoke(self, asked: InvokeRequest) -> Invocation:
        """Call a tool."""


@dataclass(frozen=True, slots=True)
class SelectRequest:
    """Body of ``select`` and ``test-select``. Without a policy the one of the settings is used."""

    turn: Turn
    policy: Policy | None = None


@dataclass(frozen=True, slots=True)
class AddServersRequest:
    """Body of ``servers/plan`` and ``servers/add``.

    Attributes:
        text: JSON as a person pastes it: one entry, or several with names, in any shape in use; or a link.
        name: For an entry without a name.
        replace: Whether a server of the same name gives way.
        edits: Whether it is the entry of the server of that name, edited: marks in it stand for what they stood for.
        shown: Digests of the plans that a person saw; anything else is refused. Null where nobody is asked.
        secrets: What placeholders in it stand for, by name: kept before it is added, and taken back where that fails.
        in_file: Whether they are kept in a file; only where there is no keyring and a person wants it.
    """

    text: str
    name: str = ""
    replace: bool = False
    edits: bool = False
    shown: tuple[str, ...] | None = None
    secrets: dict[str, str] = field(default_factory=dict, repr=False)
    in_file: bool = False


@dataclass(frozen=True, slots=True)
class ImportServersRequest:
    """Body of ``servers/import``. Without names all are taken; the rest is that of :class:`AddServersRequest`."""

    app: str
    names: tuple[str, ...] | None = None
    replace: bool = False
    shown: tuple[str, ...] | None = None
    secrets: dict[str, str] = field(default_factory=dict, repr=False)
    in_file: bool = False


@dataclass(frozen=True, slots=True)
class KeepSecretsRequest:
    """Body of ``servers/secrets``. In a file only where there is no keyring and a person wants it."""

    secrets: dict[str, str] = field(repr=False)
    in_file: bool = False


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
