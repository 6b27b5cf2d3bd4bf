"""A service with fixed answers, for what stands in front of the real one."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from dost_engine.errors import NotFound, ToolNotFound
from dost_engine.gateway.events import EventLog
from dost_engine.gateway.hosting import ClientLog
from dost_engine.gateway.routes import gateway_app
from dost_engine.gateway.server import GatewayServer
from dost_engine.types import (
    AppServers,
    Arm,
    Candidate,
    Cause,
    EventKind,
    Explanation,
    Hit,
    IndexStatus,
    Invocation,
    KeptKind,
    KeptPart,
    MatchedWord,
    ModelState,
    Pick,
    Policy,
    Query,
    Selection,
    ServerEntry,
    ServerPlan,
    ServerState,
    ServerStatus,
    ServiceStatus,
    SignIn,
    SignInStep,
    Source,
    Stage,
    StageStatus,
    Tool,
    ToolInfo,
    ToolUsage,
    Turn,
    TurnPage,
    TurnSummary,
    TurnTrace,
    UsageDay,
    UsageReport,
)
from support.fixed_calls import FixedCalls
from support.fixed_choices import FixedChoices
from support.fixed_evaluations import FixedEvaluations
from support.fixed_findings import FixedFindings
from support.fixed_retrieval import FixedRetrieval
from support.fixed_settings import FixedSettings
from support.fixed_skills import FixedSkills

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from dost_engine.gateway.api import AddServersRequest, ImportServersRequest
    from dost_engine.gateway.calls import InvokeRequest
    from dost_engine.gateway.traces import ExplainRequest

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
TOKEN = "right-token"
ECHO = Tool("echo/say", "echo", "say", "Says it again\u2028on a second line", {"type": "object"})


def fixed_trace(turn: Turn, policy: Policy | None = None, turn_id: str = "t1") -> TurnTrace:
    """One tool by both arms."""
    semantic = Hit(ECHO.id, Arm.SEMANTIC, 1, 0.512)
    text = Hit(ECHO.id, Arm.TEXT, 1, 4.2, (MatchedWord("say", ("say", "says"), 4.2),))
    return TurnTrace(
        turn_id=turn_id,
        at=NOW,
        origin=turn.origin,
        policy=policy or Policy.guide(),
        query=Query(turn.text, turn.text, reason="clear enough"),
        stages=(Stage(Arm.SEMANTIC, StageStatus.OK, (semantic,), 1.5), Stage(Arm.TEXT, StageStatus.OK, (text,), 0.2)),
        candidates=(Candidate(ECHO.id, (semantic, text), score=4.2, tokens=20),),
        selection=Selection((Pick(ECHO.id, Source.BOTH, ("semantic", "text"), 4.2, "by both arms"),), 1),
        took_ms=2.0,
        tokens_all=20,
        tokens_sent=20,
        tools_all=1,
    )


class FixedHosting:
    """A daemon that notes in ``ran`` that it is to end."""

    def __init__(self, ran: list[str]) -> None:
        self._ran = ran
        self.clients = ClientLog(lambda: NOW)

    def end(self) -> None:
        self._ran.append("end")


class FixedUsage:
    """One call of the one tool, until it is cleared."""

    def __init__(self) -> None:
        self.cleared = False

    async def report(self) -> UsageReport:
        if self.cleared:
            return UsageReport()
        return UsageReport((ToolUsage(ECHO.id, 3, 2, last_used=NOW),), (UsageDay(NOW.date(), 3, 2),), 3)

    async def clear(self) -> None:
        self.cleared = True


class FixedTraces:
    """One kept turn, ``t1``, until it is cleared; it notes what was asked in ``ran``."""

    def __init__(self, ran: list[str]) -> None:
        self._ran = ran
        self.cleared = False

    async def page(self, *, limit: int, cursor: str, origin: str, text: str) -> TurnPage:
        self._ran.append(f"traces {limit} {cursor} {origin} {text}")
        one = TurnSummary("t1", NOW.timestamp(), "chat", "say it", 1, 1)
        return TurnPage() if self.cleared else TurnPage((one,), kept=1)

    async def get(self, turn_id: str) -> TurnTrace:
        self._ran.append("trace")
        if turn_id != "t1" or self.cleared:
            raise NotFound(f"There is no turn {turn_id}.", remedy="Ask for a newer one.")
        return fixed_trace(Turn("say it", origin="chat"))

    async def turn(self, turn_id: str) -> Turn:
        return Turn((await self.get(turn_id)).query.text, origin="chat")

    async def clear(self) -> None:
        self.cleared = True

    async def explain(self, asked: ExplainRequest) -> Explanation:
        self._ran.append(f"explain {asked.tool}")
        if asked.tool not in {ECHO.id, ECHO.name}:
            raise ToolNotFound(f"There is no tool {asked.tool}.", remedy="Ask for the list.")
        told = fixed_trace(asked.turn or Turn("say it"))
        return Explanation(
            ECHO.id, asked.turn_id, told.policy.name, Cause.PICKED, told.candidates[0], told.selection.picks[0]
        )


class FixedServerList:
    """A list of servers that nothing changes; it notes what was asked in ``ran``."""

    def __init__(self, ran: list[str]) -> None:
        self._ran = ran

    async def plan(self, asked: AddServersRequest) -> tuple[ServerPlan, ...]:
        self._ran.append("plan")
        return (ServerPlan(asked.name, (asked.text,)),)

    async def add(self, asked: AddServersRequest) -> tuple[str, ...]:
        self._ran.append(f"add {asked.name}")
        return (asked.name,)

    async def add_samples(self) -> tuple[str, ...]:
        self._ran.append("add sample servers")
        return ("office",)

    async def entry(self, name: str) -> ServerEntry:
        self._ran.append(f"entry {name}")
        return ServerEntry(name, "{}")

    async def remove(self, name: str) -> None:
        self._ran.append(f"remove {name}")

    async def put_back(self, name: str) -> None:
        self._ran.append(f"put back {name}")

    async def set_enabled(self, name: str, *, enabled: bool) -> None:
        self._ran.append(f"enable {name} {enabled}")

    async def apps(self) -> tuple[AppServers, ...]:
        self._ran.append("apps")
        return (AppServers("cursor", "Cursor", "mcp.json"),)

    async def import_from(self, asked: ImportServersRequest) -> tuple[str, ...]:
        self._ran.append(f"import {asked.app}")
        return asked.names or ()

    async def keep_secrets(self, secrets: Mapping[str, str], *, in_file: bool) -> None:
        self._ran.append(f"keep {', '.join(secrets)}")


class FixedSignIns:
    """Sign-ins that wait for ever; it notes what was asked in ``ran``."""

    def __init__(self, ran: list[str]) -> None:
        self._ran = ran

    async def begin(self, server: str, *, in_file: bool) -> SignIn:
        self._ran.append(f"sign in to {server}, in a file: {in_file}")
        return self.newest(server)

    def newest(self, server: str) -> SignIn:
        self._ran.append(f"sign-in to {server}")
        return SignIn(server, SignInStep.WAITING, "https://example.org/authorize?state=s", NOW)

    async def cancel(self, server: str) -> None:
        self._ran.append(f"cancel the sign-in to {server}")

    async def sign_out(self, server: str) -> None:
        self._ran.append(f"sign out of {server}")


class FixedKept:
    """One part, and notes what is forgotten."""

    def __init__(self, ran: list[str]) -> None:
        self._ran = ran

    async def parts(self) -> tuple[KeptPart, ...]:
        self._ran.append("kept")
        return (KeptPart(KeptKind.TURNS, "/data/traces.sqlite", 3, 4_096),)

    async def clear(self, kind: KeptKind) -> None:
        self._ran.append(f"clear {kind}")

    async def forget(self, conversation: str) -> None:
        self._ran.append(f"forget {conversation}")


class FixedService:
    """Answers what the gateway may ask, and notes what was run."""

    def __init__(self) -> None:
        self.events = EventLog()
        self.calls = FixedCalls()
        self.choices = FixedChoices()
        self.settings = FixedSettings()
        self.skills = FixedSkills()
        self.evaluations = FixedEvaluations()
        self.usage = FixedUsage()
        self.ran: list[str] = []
        self.hosting = FixedHosting(self.ran)
        self.traces = FixedTraces(self.ran)
        self.retrieval = FixedRetrieval(self.ran)
        self.findings = FixedFindings(self.ran)
        self.server_list = FixedServerList(self.ran)
        self.sign_ins = FixedSignIns(self.ran)
        self.kept = FixedKept(self.ran)
        self.turns: list[Turn] = []
        self.policies: list[Policy | None] = []
        self.hold = asyncio.Event()
        self.holding = asyncio.Event()
        self.left = asyncio.Event()
        self.url = ""

    def status(self) -> ServiceStatus:
        self.ran.append("status")
        return ServiceStatus("0", 1, "app", self.url, IndexStatus(ModelState.READY, tools=1), self._all())

    def tools(self) -> tuple[ToolInfo, ...]:
        self.ran.append("tools")
        return (ToolInfo(ECHO, "echo_say", 20),)

    def _all(self) -> tuple[ServerStatus, ...]:
        return (ServerStatus("echo", ServerState.READY, "stdio", "echo", NOW, tools=1),)

    def servers(self) -> tuple[ServerStatus, ...]:
        self.ran.append("servers")
        return self._all()

    def server_logs(self, name: str) -> tuple[str, ...]:
        self.ran.append("server_logs")
        if name != "echo":
            raise NotFound(f"There is no server {name}.", remedy="Look at the list.")
        return ("line one", "line two")

    async def restart_server(self, name: str) -> None:
        self.ran.append(f"restart {name}")

    def reindex(self) -> None:
        self.ran.append("reindex")

    def cancel_indexing(self) -> None:
        self.ran.append("cancel indexing")

    def get_model(self) -> None:
        self.ran.append("get model")

    def cancel_model(self) -> None:
        self.ran.append("cancel model")

    async def select(self, turn: Turn, policy: Policy | None) -> TurnTrace:
        self.ran.append("select")
        self.turns.append(turn)
        self.policies.append(policy)
        trace = fixed_trace(turn, policy)
        self.events.publish(EventKind.TRACE, {"turn_id": trace.turn_id, "origin": trace.origin})
        return trace

    async def test_select(self, turn: Turn, policy: Policy | None) -> TurnTrace:
        self.ran.append("test_select")
        return fixed_trace(turn, policy)

    async def invoke(self, asked: InvokeRequest) -> Invocation:
        tool_id = asked.tool_id
        self.ran.append(f"invoke {tool_id}")
        if tool_id == "echo/crash":
            raise ZeroDivisionError("one over nothing")
        if tool_id == "echo/wait":
            self.holding.set()
            try:
                await self.hold.wait()
            except asyncio.CancelledError:
                self.left.set()
                raise
        if not tool_id.startswith("echo/"):
            raise ToolNotFound(f"There is no tool {tool_id}.", remedy="Ask for the list.")
        if tool_id == "echo/slowly":
            told = {"call_id": asked.call_id, "tool_id": tool_id, "origin": asked.origin}
            self.events.publish(EventKind.PROGRESS, told | {"progress": 1, "total": 2, "message": "half"})
            await self.hold.wait()
        structured: dict[str, Any] = {"arguments": dict(asked.arguments), "origin": asked.origin}
        return Invocation(tool_id, "said", structured=structured)


@asynccontextmanager
async def fixed_service() -> AsyncIterator[FixedService]:
    """The fixed service behind the real gateway, on a real port."""
    service, server = FixedService(), GatewayServer()
    await server.start(lambda port: gateway_app(service, token=TOKEN, port=port))
    service.url = server.url
    try:
        yield service
    finally:
        service.events.close()
        service.hold.set()
        await server.stop()
