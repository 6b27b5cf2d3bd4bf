"""What the service is and does, and what came of a call."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from dost_engine.types.catalog import JsonObject, Tool, ToolChoice


class ServerState(StrEnum):
    """Where a server's connection stands."""

    DISABLED = "disabled"
    RESOLVING = "resolving"
    """The values that its entry names are looked for, or it waits until others have started."""
    STARTING = "starting"
    READY = "ready"
    DEGRADED = "degraded"
    """Ready, and something is wrong with it, which ``error`` says: its tools can be called."""
    FAILED = "failed"
    NEEDS_SIGN_IN = "needs sign-in"
    """It wants to know who asks; it is not tried again until its entry changes or it is restarted."""
    STOPPING = "stopping"


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """One configured server.

    Attributes:
        name: Its key in ``servers.json``.
        state: Where it stands.
        transport: ``stdio`` or ``http``.
        target: The command line or address, without secrets.
        since: When the state began, with time zone.
        error: The last error in a sentence, or what is wrong with a degraded one, or empty.
        retry_at: When it is tried again, or None.
        tools: Tools that it offers.
        skipped: Entries of its tool list that could not be used, each with the reason.
        pid: Process id of a stdio server, or None.
        program: Whole path of the program that runs, or empty.
        cached: Whether its tools are those of the last time that it ran; it has not listed any since.
        can_sign_in: Whether a person could sign in to it: it is behind an address, and its entry has no key of its own.
        signed_in: Whether a person signed in to it, and Dost has what came of that.
    """

    name: str
    state: ServerState
    transport: str
    target: str
    since: datetime
    error: str = ""
    retry_at: datetime | None = None
    tools: int = 0
    skipped: tuple[str, ...] = ()
    pid: int | None = None
    program: str = ""
    cached: bool = False
    can_sign_in: bool = False
    signed_in: bool = False

    @property
    def usable(self) -> bool:
        """Whether its tools can be called at once."""
        return self.state in {ServerState.READY, ServerState.DEGRADED}


class ModelState(StrEnum):
    """Where the embedding model stands."""

    ABSENT = "absent"
    DOWNLOADING = "downloading"
    LOADING = "loading"
    READY = "ready"
    FAILED = "failed"


class ProblemKind(StrEnum):
    """What a program can do about a problem, where it can do something."""

    OTHER = "other"
    MODEL_MISSING = "model_missing"
    """A download brings the model."""
    MODEL_CORRUPT = "model_corrupt"
    """A download replaces the damaged model."""
    DOWNLOAD_FAILED = "download_failed"
    """It may be tried again."""


@dataclass(frozen=True, slots=True)
class ClientSeen:
    """A program that uses the service.

    Attributes:
        name: That it gives itself; empty for all that give none.
        at: When it asked last, with time zone.
    """

    name: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Problem:
    """An error as a value, for showing.

    Attributes:
        title: A heading.
        message: What is wrong and where, in a sentence.
        remedy: What to do, in a sentence, or empty.
        kind: For programs.
        at: When it came up, with time zone; tells a second failure from the first.
    """

    title: str
    message: str
    remedy: str = ""
    kind: ProblemKind = ProblemKind.OTHER
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class IndexStatus:
    """The index and what it is doing.

    Attributes:
        model: Where the model stands.
        model_id: Which model; empty while none is loaded.
        model_problem: Why there is no model, or None while there is one or one is on its way.
        model_done_bytes: Of the model, while it is downloaded.
        model_total_bytes: Of the model, as it is downloaded; 0 where nobody knows.
        note: Why the model or the last build failed and what to do, or empty.
        tools: Tools that a turn sees now.
        revision: Revision of the catalogue that a turn sees now.
        building: Whether a newer catalogue is being indexed.
        done: Texts of the running build that have vectors.
        total: Texts of the running build.
        embedded: Texts embedded since the start; 0 after a restart whose vectors were all on disk.
    """

    model: ModelState
    model_id: str = ""
    model_problem: Problem | None = None
    model_done_bytes: int = 0
    model_total_bytes: int = 0
    note: str = ""
    tools: int = 0
    revision: int = 0
    building: bool = False
    done: int = 0
    total: int = 0
    embedded: int = 0


@dataclass(frozen=True, slots=True)
class ServiceStatus:
    """What ``dost status`` and the status bar show.

    Attributes:
        version: Of Dost.
        pid: Of the process that hosts the service.
        host: ``app``, ``daemon`` or ``command``.
        url: Of the gateway; empty where there is none.
        index: The index.
        servers: The servers, in the order of the file.
        problems: What could not be read or written and what to do, a sentence each.
        embedding: What makes vectors of texts, as the settings name it.
        warned_revision: Of the newest catalogue whose tools have all their warnings.
    """

    version: str
    pid: int
    host: str
    url: str
    index: IndexStatus
    servers: tuple[ServerStatus, ...] = ()
    problems: tuple[str, ...] = ()
    embedding: str = ""
    warned_revision: int = 0


@dataclass(frozen=True, slots=True)
class ToolInfo:
    """A tool as apps see it.

    Attributes:
        tool: The tool.
        wire_name: Its name towards models: ``[A-Za-z_][A-Za-z0-9_-]*``, 64 characters at most.
        tokens: Estimated tokens of its definition.
        choice: What the user decided about it; the tags of it are among those of the tool.
        cached: Whether it is known from the last time that its server ran; a call waits for the server.
        warnings: What there is to be careful about, a sentence each.
    """

    tool: Tool
    wire_name: str
    tokens: int
    choice: ToolChoice = field(default_factory=ToolChoice)
    cached: bool = False
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Invocation:
    """What came of a call.

    Attributes:
        tool_id: The tool.
        text: The result as text for a model or a person; never empty.
        content: The content blocks as the server sent them.
        structured: The structured result, or None.
        is_error: Whether the tool said that it failed.
        took_ms: Wall time in milliseconds.
    """

    tool_id: str
    text: str
    content: tuple[JsonObject, ...] = ()
    structured: JsonObject | None = None
    is_error: bool = False
    took_ms: float = 0.0


class EventKind(StrEnum):
    """What an event is about. ``data`` of an event is the named value, encoded."""

    INDEX = "index"
    """:class:`IndexStatus`, whenever it changes."""
    SERVER = "server"
    """:class:`ServerStatus`, whenever it changes."""
    SERVER_REMOVED = "server_removed"
    """``{"name": …}``"""
    CATALOG = "catalog"
    """``{"revision": …, "tools": …}``: turns now see another catalogue, or its tools have their warnings now."""
    TRACE = "trace"
    """``{"turn_id": …, "origin": …}``: a turn was answered."""
    APPROVAL = "approval"
    """``{"approval_id": …, "call_id": …, "tool_id": …, "origin": …, "reason": …}``: a call waits for a person; what
    it would pass is among the approvals."""
    APPROVAL_ENDED = "approval_ended"
    """``{"approval_id": …, "call_id": …, "decision": …}``: it waits no more; the decision is a :class:`Decision`."""
    PROGRESS = "progress"
    """``{"call_id": …, "tool_id": …, "origin": …, "progress": …, "total": …, "message": …}``: how far a call is, as its
    server says; ``total`` is null where that is not known."""
    EVALUATION = "evaluation"
    """``{"evaluation_id": …, "state": …, "done": …, "total": …}``: how far a run of a data set is."""
    SLOW_LOAD = "slow_load"
    """``{"model_id": …, "load_ms": …, "limit_ms": …}``: loading the embedding model took longer than the limit."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in the service.

    Attributes:
        seq: Rises by one per event within one run of the service.
        kind: What it is about.
        data: JSON, by kind.
    """

    seq: int
    kind: EventKind
    data: JsonObject
