"""The app's way to the service: join the one that runs, else start one in this process; again whenever it is lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import uuid
from typing import TYPE_CHECKING, Any, TypeVar

from dost_engine.errors import AlreadyRunning, ServiceUnavailable

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping

    from dost_desktop.host import EngineThread
    from dost_engine.client import EngineClient
    from dost_engine.settings import Paths
    from dost_engine.types import (
        Answer,
        ClientSeen,
        Conversation,
        EvaluationReport,
        Event,
        Explanation,
        Invocation,
        JsonObject,
        KeptKind,
        KeptPart,
        Policy,
        ServiceStatus,
        SignIn,
        Skill,
        SkillList,
        ToolChoice,
        ToolInfo,
        Turn,
        TurnPage,
        TurnTrace,
        UsageReport,
        WaitingCall,
    )

T = TypeVar("T")
log = logging.getLogger(__name__)

WINDOW_CLIENT = "Dost window"
"""The name of the window among the clients of a service."""

RACES = 3
"""Two windows, or a window and a daemon, may start at one moment; whoever loses looks again."""


class Connection:
    """One client of the service at a time. Belongs to the loop of the window.

    A question that found nobody is asked once more, of the service that is found or started then. A tool call that
    may have reached the lost service is not (the client tells the two apart).
    """

    def __init__(self, paths: Paths, make_host: Callable[[], EngineThread]) -> None:
        """``make_host`` makes the thread that runs the service where nobody else does."""
        self._paths = paths
        self._make_host = make_host
        self._host: EngineThread | None = None
        self._client: EngineClient | None = None
        self._lost: list[EngineClient] = []
        self._connecting = asyncio.Lock()
        self._tools: tuple[ToolInfo, ...] | None = None
        self._tools_revision = -1
        self._key = uuid.uuid4().hex

    @property
    def hosts_service(self) -> bool:
        """Whether the service runs in this process."""
        return self._host is not None and self._host.alive

    async def client(self) -> EngineClient:
        """The client, connected before if need be.

        Raises:
            DostError: no service can be reached or started.
        """
        async with self._connecting:
            if self._client is None:
                self._client = await self._connect()
                self._tools = None
                log.info("connected to the service at %s", self._client.url)
            return self._client

    def lose(self, client: EngineClient) -> None:
        """This client's service does not answer any more; the next question looks for another."""
        if client is self._client:
            self._client = None
            self._lost.append(client)

    async def close(self) -> None:
        """Close the client and end the service, if it is ours. Returns when nothing of it is left."""
        async with self._connecting:
            clients = [*self._lost, *([self._client] if self._client else [])]
            self._client, self._lost = None, []
            for client in clients:
                await client.close()
            host, self._host = self._host, None
            if host is not None:
                await asyncio.to_thread(host.stop)

    # ------------------------------------------------------------------------------------------------ questions

    async def status(self) -> ServiceStatus:
        """The service and all that it does."""
        return await self._ask(lambda client: client.status())

    async def clients(self) -> tuple[ClientSeen, ...]:
        """Who uses the service and would lose it with this window; nobody where it lives elsewhere."""
        return await self._ask(lambda client: client.clients()) if self.hosts_service else ()

    async def end_daemon(self) -> None:
        """Have a service end that is a process of its own; the next question starts one here."""
        await self._ask(lambda client: client.end())

    async def tools(self, revision: int | None = None) -> tuple[ToolInfo, ...]:
        """All tools; asked again only where they are older than the catalogue ``revision``."""
        if self._tools is None or (revision is not None and revision > self._tools_revision):
            return await self.fresh_tools(revision)
        return self._tools

    async def fresh_tools(self, revision: int | None = None) -> tuple[ToolInfo, ...]:
        """All tools as they are now, which is not before the catalogue ``revision``."""
        self._tools = await self._ask(lambda client: client.tools())
        self._tools_revision = -1 if revision is None else revision
        return self._tools

    async def select(self, turn: Turn) -> TurnTrace:
        """Choose the tools of a turn."""
        return await self._ask(lambda client: client.select(turn))

    async def test_select(self, turn: Turn, policy: Policy | None = None) -> TurnTrace:
        """Choose as if, with nothing remembered; by the settings where no policy is given."""
        return await self._ask(lambda client: client.test_select(turn, policy))

    async def explain(self, turn: Turn | str, tool: str, policy: Policy | None = None) -> Explanation:
        """Why a turn, or the kept one of that id, picks a tool or not."""
        return await self._ask(lambda client: client.explain(turn, tool, policy))

    async def skills(self) -> SkillList:
        """Every skill, without its text, and what cannot be used."""
        return await self._ask(lambda client: client.skills())

    async def skill(self, skill_id: str, arguments: Mapping[str, str]) -> Skill:
        """A skill with its body."""
        return await self._ask(lambda client: client.skill(skill_id, arguments))

    async def invoke(
        self,
        tool_id: str,
        arguments: JsonObject,
        *,
        origin: str = "chat",
        call_id: str = "",
        by_hand: bool = False,
        conversation: str = "",
        keep: bool = True,
    ) -> Invocation:
        """Call a tool; ``call_id`` is what :meth:`own_call` gives back."""
        named = f"{self._key}:{call_id}"
        return await self._ask(
            lambda client: client.invoke(
                tool_id,
                arguments,
                origin=origin,
                call_id=named,
                by_hand=by_hand,
                conversation=conversation,
                keep=keep,
            )
        )

    def own_call(self, told_id: str) -> str:
        """This window's own name for a call that the service tells of, or empty for a call of somebody else."""
        key, _, call_id = told_id.partition(":")
        return call_id if key == self._key else ""

    async def approvals(self) -> tuple[WaitingCall, ...]:
        """The calls that wait for a person."""
        return await self._ask(lambda client: client.approvals())

    async def answer_approval(self, approval_id: str, answer: Answer) -> None:
        """A person's answer about a call that waits."""
        await self._ask(lambda client: client.answer_approval(approval_id, answer))

    async def sign_in(self, server: str) -> SignIn:
        """Begin a sign-in to a server, or join the one that is on its way; with the address to open."""
        return await self._ask(lambda client: client.sign_in(server))

    async def sign_out(self, server: str) -> None:
        """Forget what a sign-in brought."""
        await self._ask(lambda client: client.sign_out(server))

    async def settings(self) -> dict[str, Any]:
        """The settings of the service by name."""
        return await self._ask(lambda client: client.settings())

    async def change_settings(self, changes: JsonObject) -> tuple[str, ...]:
        """Change some; the names of those that wait for the next start of the service."""
        return await self._ask(lambda client: client.change_settings(changes))

    async def kept_turns(self) -> int:
        """How many turns are kept."""
        return (await self._ask(lambda client: client.traces(limit=1))).kept

    async def turns(self, *, text: str = "", cursor: str = "") -> TurnPage:
        """Kept turns whose message holds a text, newest first."""
        return await self._ask(lambda client: client.traces(text=text, cursor=cursor))

    async def kept_trace(self, turn_id: str) -> TurnTrace:
        """How the tools of a kept turn were chosen."""
        return await self._ask(lambda client: client.trace(turn_id))

    async def kept_turn(self, turn_id: str) -> Turn:
        """What was asked in a kept turn, with what came before."""
        return await self._ask(lambda client: client.kept_turn(turn_id))

    async def read_conversation(self, text: str) -> Conversation:
        """Read a pasted conversation in any chat format."""
        return await self._ask(lambda client: client.read_conversation(text))

    async def start_evaluation(self, folder: str, policy: Policy, limit: int | None) -> EvaluationReport:
        """Begin to run a data set."""
        return await self._ask(lambda client: client.start_evaluation(folder, policy, limit=limit))

    async def evaluation(self, evaluation_id: str) -> EvaluationReport:
        """How far a run is, or what it came to."""
        return await self._ask(lambda client: client.evaluation(evaluation_id))

    async def cancel_evaluation(self, evaluation_id: str) -> EvaluationReport:
        """End a run; what was asked by then counts."""
        return await self._ask(lambda client: client.cancel_evaluation(evaluation_id))

    async def forget_conversation(self, conversation: str) -> None:
        """Forget the turns of a conversation, and what its calls passed and brought."""
        await self._ask(lambda client: client.forget_conversation(conversation))

    async def kept(self) -> tuple[KeptPart, ...]:
        """What the service keeps on disk: how much, and where."""
        return await self._ask(lambda client: client.kept())

    async def clear_kept(self, kind: KeptKind) -> None:
        """Forget all of one kind."""
        await self._ask(lambda client: client.clear_kept(kind))

    async def clear_turns(self) -> None:
        """Forget every turn."""
        await self._ask(lambda client: client.clear_traces())

    async def kept_calls(self) -> int:
        """How many calls the audit keeps."""
        return (await self._ask(lambda client: client.audit(limit=1))).kept

    async def clear_audit(self) -> None:
        """Forget every call of the audit."""
        await self._ask(lambda client: client.clear_audit())

    async def usage(self) -> UsageReport:
        """What was called on this machine."""
        return await self._ask(lambda client: client.usage())

    async def clear_usage(self) -> None:
        """Forget every call."""
        await self._ask(lambda client: client.clear_usage())

    async def choose_tool(self, tool_id: str, choice: ToolChoice) -> ToolChoice:
        """Decide about a tool, all of it."""
        return await self._ask(
            lambda client: client.choose_tool(
                tool_id,
                pinned=choice.pinned,
                banned=choice.banned,
                search_words=choice.search_words,
                tags=choice.tags,
                approval=choice.approval,
            )
        )

    async def server_logs(self, name: str) -> tuple[str, ...]:
        """The last lines that a server wrote."""
        return await self._ask(lambda client: client.server_logs(name))

    async def restart_server(self, name: str) -> None:
        """Stop a server and start it again."""
        await self._ask(lambda client: client.restart_server(name))

    async def reindex(self) -> None:
        """Ask every server for its tools again and index all of them anew."""
        await self._ask(lambda client: client.reindex())

    async def cancel_indexing(self) -> None:
        """End the indexing that runs."""
        await self._ask(lambda client: client.cancel_indexing())

    async def get_model(self) -> None:
        """Start to download the embedding model."""
        await self._ask(lambda client: client.get_model())

    async def cancel_model(self) -> None:
        """End a download of the embedding model."""
        await self._ask(lambda client: client.cancel_model())

    async def events(self) -> AsyncGenerator[Event]:
        """What happens in the service, over all services that follow each other. Ends only by an error of starting.

        Raises:
            DostError: no service can be reached or started.
        """
        while True:
            client = await self.client()
            try:
                async with contextlib.aclosing(client.events(answers=True)) as events:
                    async for event in events:
                        yield event
            except ServiceUnavailable as error:
                log.warning("the service is lost: %s", error)
                self.lose(client)

    async def add_sample_servers(self) -> tuple[str, ...]:
        """Put the sample servers into an empty list of servers; their keys."""
        return await self._ask(lambda client: client.add_sample_servers())

    # ----------------------------------------------------------------------------------------------- connecting

    async def ask(self, question: Callable[[EngineClient], Awaitable[T]]) -> T:
        """Ask for what has no method of its own here.

        Raises:
            DostError: no service can be reached or started, or it says so.
        """
        return await self._ask(question)

    async def _ask(self, question: Callable[[EngineClient], Awaitable[T]]) -> T:
        client = await self.client()
        try:
            return await question(client)
        except ServiceUnavailable as error:
            log.warning("the service is lost: %s", error)
            self.lose(client)
        return await question(await self.client())

    async def _connect(self) -> EngineClient:
        lost, self._lost = self._lost, []
        for client in lost:
            await client.close()
        # The client's libraries take a third of a second to import; the window is shown before.
        client_class = await asyncio.to_thread(_client_class)
        for _ in range(RACES):
            try:
                return await client_class.discover(self._paths, name=WINDOW_CLIENT)
            except ServiceUnavailable as error:
                log.info("no service to join: %s", error)
            with contextlib.suppress(AlreadyRunning):
                return await self._start_own()
        return await self._start_own()

    async def _start_own(self) -> EngineClient:
        if self._host is not None:  # it ended by an error, or does not answer
            await asyncio.to_thread(self._host.stop)
        self._host = self._make_host()
        self._host.start()
        address = await asyncio.shield(asyncio.wrap_future(self._host.ready))
        return (await asyncio.to_thread(_client_class))(address.url, address.token, name=WINDOW_CLIENT)


def _client_class() -> type[EngineClient]:
    from dost_engine.client import EngineClient

    return EngineClient
