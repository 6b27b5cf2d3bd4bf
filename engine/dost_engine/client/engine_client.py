"""The one client of the service, for the window, the commands and the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

from dost_engine import wire
from dost_engine.client.calls import CallsClient
from dost_engine.client.endpoint import read_endpoint
from dost_engine.client.evaluations import EvaluationsClient
from dost_engine.client.kept import KeptClient
from dost_engine.client.server_list import ServerListClient
from dost_engine.client.sign_ins import SignInsClient
from dost_engine.client.transport import READ_TIMEOUT_S, REMEDY
from dost_engine.errors import DostError, ServiceUnavailable
from dost_engine.types import (
    RETRIEVED_TOOLS,
    Approval,
    Choices,
    ClientSeen,
    Conversation,
    Explanation,
    FindingsReport,
    JsonObject,
    Policy,
    RetrievedTools,
    ServerChoice,
    ServerStatus,
    ServiceStatus,
    Skill,
    SkillList,
    ToolChoice,
    ToolInfo,
    Turn,
    TurnPage,
    TurnTrace,
    UsageReport,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dost_engine.settings import Paths

CHECK_TIMEOUT_S = 600.0  # the texts of thousands of tools may have to be embedded first


class EngineClient(CallsClient, SignInsClient, EvaluationsClient, ServerListClient, KeptClient):
    """Talks to one service over loopback HTTP. Belongs to the event loop in which it is first used.

    Every method raises :class:`ServiceUnavailable` when nobody answers, else the error that the service sent.
    """

    @classmethod
    async def discover(cls, paths: Paths, *, name: str = "") -> EngineClient:
        """A client of the service that runs for this user; ``name`` is what it is known by.

        Raises:
            ServiceUnavailable: there is no endpoint file, its process is gone, or it does not answer.
        """
        endpoint = read_endpoint(paths.endpoint_file)
        if endpoint is None or not endpoint.alive:
            raise ServiceUnavailable("No service of Dost runs for this user.", remedy=REMEDY)
        client = cls(endpoint.url, endpoint.token, name=name)
        try:
            await client.status()
        except DostError as error:
            await client.close()
            raise ServiceUnavailable(
                f"Process {endpoint.pid} should answer at {endpoint.url} and does not: {error.message}",
                remedy=REMEDY,
            ) from error
        return client

    # -------------------------------------------------------------------------------------------- questions

    async def status(self) -> ServiceStatus:
        """What the service is and does."""
        return await self._get("/v1/status", ServiceStatus)

    async def clients(self) -> tuple[ClientSeen, ...]:
        """The programs that asked, and when each did last; last ones first."""
        return await self._get("/v1/clients", tuple[ClientSeen, ...])

    async def end(self) -> None:
        """Have the service end.

        Raises:
            ConfigError: it is part of another program.
        """
        await self._post("/v1/end", {}, dict[str, Any])

    async def tools(self) -> tuple[ToolInfo, ...]:
        """Every tool of the catalogue, in its order."""
        return await self._get("/v1/tools", tuple[ToolInfo, ...])

    async def skills(self) -> SkillList:
        """Every skill, without its body, and what could not be used."""
        return await self._get("/v1/skills", SkillList)

    async def skill(self, skill_id: str, arguments: Mapping[str, str] | None = None) -> Skill:
        """One skill with its body.

        Args:
            skill_id: Its id.
            arguments: Of a server's prompt, by their names.

        Raises:
            NotFound: there is none of that id.
            ConfigError: its file cannot be understood any more.
            BadArguments: they do not fit it.
            CallFailed: its server did not give it.
        """
        return await self._post("/v1/skill-content", {"skill": skill_id, "arguments": arguments or {}}, Skill)

    async def servers(self) -> tuple[ServerStatus, ...]:
        """The configured servers, in the order of the file."""
        return await self._get("/v1/servers", tuple[ServerStatus, ...])

    async def server_logs(self, name: str) -> tuple[str, ...]:
        """The last log lines of a server, oldest first."""
        return await self._get(f"/v1/servers/{quote(name, safe='')}/logs", tuple[str, ...])

    async def trace(self, turn_id: str) -> TurnTrace:
        """A turn that was answered, again.

        Raises:
            NotFound: it is not kept.
        """
        return await self._get(f"/v1/traces/{quote(turn_id, safe='')}", TurnTrace)

    async def kept_turn(self, turn_id: str) -> Turn:
        """What was asked in a turn that was answered, with what came before.

        Raises:
            NotFound: it is not kept.
        """
        return await self._get(f"/v1/traces/{quote(turn_id, safe='')}/turn", Turn)

    async def read_conversation(self, text: str) -> Conversation:
        """Read a conversation in any chat format.

        Args:
            text: JSON: a list of messages, what holds one, or a message a line.

        Raises:
            BadRequest: it cannot be read; the message says where and what is wrong.
        """
        return await self._post("/v1/conversation", {"text": text}, Conversation)

    async def traces(self, *, limit: int = 50, cursor: str = "", origin: str = "", text: str = "") -> TurnPage:
        """The turns that were answered, newest first.

        Args:
            limit: Turns, 1 to 200.
            cursor: ``next_cursor`` of the page before, or empty.
            origin: Only those that it asked, or empty.
            text: Only those whose message holds it, or empty.
        """
        asked = {"limit": limit, "cursor": cursor, "origin": origin, "text": text}
        return await self._get(f"/v1/traces?{urlencode(asked)}", TurnPage)

    async def clear_traces(self) -> None:
        """Forget every turn."""
        await self._decode(await self._send("DELETE", "/v1/traces", None, READ_TIMEOUT_S), dict[str, Any])

    async def explain(self, turn: Turn | str, tool: str, policy: Policy | None = None) -> Explanation:
        """Why a turn picks a tool or not, and what would have let it in.

        Args:
            turn: The turn, or the id of a kept one.
            tool: Id, wire name or bare name.
            policy: The rules; None for those of the kept turn, else those of the settings.

        Raises:
            NotFound: the turn is not kept.
            ToolNotFound: there is no such tool; the remedy names what is spelt alike.
            SeveralTools: tools of several servers have that name.
        """
        body = {"turn_id": turn} if isinstance(turn, str) else _turn_body(turn, None)
        if policy is not None:
            body["policy"] = wire.to_object(policy)
        return await self._post("/v1/explain", {"tool": tool, **body}, Explanation)

    async def findings(self, servers: Sequence[str] = ()) -> FindingsReport:
        """What to write better in the tools, so that they are found.

        Args:
            servers: Keys or names of servers whose tools are told about; all where none is named.

        Raises:
            NotFound: a server of that name has no tools.
            ModelError: the model fails.
        """
        path = f"/v1/findings?{urlencode([('server', name) for name in servers])}"
        return await self._decode(await self._send("GET", path, None, CHECK_TIMEOUT_S), FindingsReport)

    async def usage(self) -> UsageReport:
        """What was called on this machine, by tool and by day."""
        return await self._get("/v1/usage", UsageReport)

    # -------------------------------------------------------------------------------------------- verbs

    async def clear_usage(self) -> None:
        """Forget every call."""
        await self._decode(await self._send("DELETE", "/v1/usage", None, READ_TIMEOUT_S), dict[str, Any])

    async def restart_server(self, name: str) -> None:
        """End a server and start it again."""
        await self._post(f"/v1/servers/{quote(name, safe='')}/restart", {}, dict[str, Any])

    async def reindex(self) -> None:
        """Have every server asked for its tools again and all tools indexed anew; the status says how it goes."""
        await self._post("/v1/reindex", {}, dict[str, Any])

    async def cancel_indexing(self) -> None:
        """End the indexing that runs; tools that were not reached are found by words alone until the next one."""
        await self._post("/v1/reindex/cancel", {}, dict[str, Any])

    async def add_sample_servers(self) -> tuple[str, ...]:
        """Put the sample servers into an empty list of servers; their keys."""
        return await self._post("/v1/servers/samples", {}, tuple[str, ...])

    async def settings(self) -> dict[str, Any]:
        """The settings of the service by name."""
        return (await self._get("/v1/settings", dict[str, Any]))["values"]  # type: ignore[no-any-return]  # JSON

    async def change_settings(self, changes: JsonObject) -> tuple[str, ...]:
        """Change some settings, all or none.

        Returns:
            Names of the settings, also of those changed before, that wait for the next start of the service.

        Raises:
            BadRequest: there is no such setting, or it cannot have that value.
        """
        body = {"changes": dict(changes)}
        answer = await self._decode(await self._send("PUT", "/v1/settings", body, READ_TIMEOUT_S), dict[str, Any])
        return tuple(answer["after_restart"])

    async def choices(self) -> Choices:
        """What the user decided about tools and servers."""
        return await self._get("/v1/choices", Choices)

    async def choose_tool(
        self,
        tool: str,
        *,
        pinned: bool | None = None,
        banned: bool | None = None,
        search_words: str | None = None,
        tags: tuple[str, ...] | None = None,
        approval: Approval | None = None,
    ) -> ToolChoice:
        """Decide something about a tool; what is None stays.

        Raises:
            NotFound: there is no such tool.
            BadRequest: several servers have one of that name, or a value cannot be used.
        """
        body = {"tool": tool, "pinned": pinned, "banned": banned, "search_words": search_words, "tags": tags}
        body["approval"] = approval
        return await self._post("/v1/choices/tool", body, ToolChoice)

    async def ban_tools(self, tools: Sequence[str], *, banned: bool) -> None:
        """Switch several tools off for models, or on again, by their ids; all or none.

        Raises:
            NotFound: there is no tool of one of these ids.
        """
        await self._post("/v1/choices/tools", {"tools": list(tools), "banned": banned}, dict[str, Any])

    async def choose_server(
        self, server: str, tags: tuple[str, ...] | None = None, *, approval: Approval | None = None
    ) -> ServerChoice:
        """Decide something about all tools of a server; what is None stays.

        Raises:
            NotFound: there is no such server.
        """
        return await self._post(
            "/v1/choices/server", {"server": server, "tags": tags, "approval": approval}, ServerChoice
        )

    async def get_model(self) -> None:
        """Start to download the embedding model, unless it is there or on its way. The index says how it goes."""
        await self._post("/v1/model/get", {}, dict[str, Any])

    async def cancel_model(self) -> None:
        """End a download of the embedding model."""
        await self._post("/v1/model/cancel", {}, dict[str, Any])

    async def select(self, turn: Turn, policy: Policy | None = None) -> TurnTrace:
        """Choose tools for a turn; the service remembers it. Without a policy the one of the settings is used."""
        return await self._post("/v1/select", _turn_body(turn, policy), TurnTrace)

    async def test_select(self, turn: Turn, policy: Policy | None = None) -> TurnTrace:
        """Like :meth:`select`, for trying out: nothing is remembered and nobody is told."""
        return await self._post("/v1/test-select", _turn_body(turn, policy), TurnTrace)

    async def retrieve_tools(
        self,
        query: str,
        *,
        top_k: int = RETRIEVED_TOOLS,
        server: str | tuple[str, ...] = (),
        category: str | tuple[str, ...] = (),
        min_score: float | None = None,
        debug: bool = False,
        policy: str = "",
        history: Sequence[JsonObject] = (),
        origin: str = "",
    ) -> RetrievedTools:
        """Tools for a query with scores and reasons, by the four factors of Agent-CoreX's page.

        Args:
            query: What is to be done.
            top_k: Tools, 1 to 50, at most.
            server: Only tools of this server, or of one of several.
            category: Only tools with this tag, or with one of several.
            min_score: Least sum of the factors, or least cosine by rules without factors.
            debug: Whether to tell how the tools came by their scores.
            policy: Name of other rules.
            history: What was said before, oldest first, in any chat format.
            origin: Who asks.

        Raises:
            BadRequest: the query is empty, or something is asked for that cannot be.
        """
        only = {"server": server, "category": category, "min_score": min_score}
        body = {"query": query, "top_k": top_k, "filter": only, "debug": debug}
        body |= {"policy": policy, "history": list(history), "origin": origin}
        return await self._post("/v1/retrieve_tools", body, RetrievedTools)


def _turn_body(turn: Turn, policy: Policy | None) -> dict[str, Any]:
    body: dict[str, Any] = {"turn": wire.to_object(turn)}
    if policy is not None:
        body["policy"] = wire.to_object(policy)
    return body
