"""A small engine in memory: tools with the words that find them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from dost_engine.errors import CallDeclined, NotFound, ToolNotFound
from dost_engine.types import (
    Invocation,
    JsonObject,
    Pick,
    Policy,
    Query,
    Selection,
    Skill,
    SkillPick,
    Source,
    Tool,
    ToolInfo,
    Turn,
    TurnTrace,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence


def tool(server: str, name: str, description: str = "", *, reads: bool = False) -> ToolInfo:
    annotations = {"readOnlyHint": True} if reads else {}
    made = Tool(f"{server}/{name}", server, name, description, {"type": "object", "properties": {}}, None, annotations)
    return ToolInfo(made, f"{server}_{name}", 20)


async def says_yes(_: str) -> bool:
    return True


class SmallEngine:
    """Picks every tool whose name occurs in the text, and those that the history called. Calls are functions.

    Attributes:
        person: Decides about every call, by the id of its tool.
        asked: Tools and names of the calls that were handed over.
        invoked: Those that were made.
    """

    person: Callable[[str], Awaitable[bool]]

    def __init__(
        self, tools: Sequence[ToolInfo], answers: dict[str, Callable[[JsonObject], Any]] | None = None
    ) -> None:
        self.infos = list(tools)
        self.skills: list[Skill] = []
        self.answers = answers or {}
        self.turns: list[Turn] = []
        self.asked: list[tuple[str, str]] = []
        self.person = says_yes
        self.invoked: list[tuple[str, dict[str, Any]]] = []
        self.revision = 1

    async def select(self, turn: Turn) -> TurnTrace:
        self.turns.append(turn)
        called = {call.tool for message in turn.history for call in message.calls}
        picks = []
        for info in self.infos:
            if info.tool.name in turn.text:
                picks.append(Pick(info.tool.id, Source.TEXT, ("text",), 1.0, "its name is in the message"))
            elif info.tool.id in called:
                picks.append(Pick(info.tool.id, Source.STICKY, ("sticky",), 0.0, "called before"))
        return TurnTrace(
            turn_id=f"turn-{len(self.turns)}",
            at=datetime.now(UTC),
            origin=turn.origin,
            policy=Policy.guide(),
            query=Query(turn.text, turn.text),
            stages=(),
            candidates=(),
            selection=Selection(tuple(picks), self.revision),
            skills=tuple(
                SkillPick(skill.id, skill.name, skill.description, 1.0, Source.NAME, "it is named", skill.arguments)
                for skill in self.skills
                if skill.name in turn.text
            ),
            tools_all=len(self.infos),
        )

    async def tools(self, revision: int | None = None) -> tuple[ToolInfo, ...]:
        return tuple(self.infos)

    async def skill(self, skill_id: str, arguments: Mapping[str, str]) -> Skill:
        for skill in self.skills:
            if skill.id == skill_id:
                return replace(skill, body=skill.body.format(**arguments))
        raise NotFound(f"There is no skill {skill_id}.", remedy="Look at the list of skills.")

    async def invoke(self, tool_id: str, arguments: JsonObject, *, origin: str, call_id: str) -> Invocation:
        self.asked.append((tool_id, call_id))
        if not await self.person(tool_id):
            raise CallDeclined(f"{tool_id} was not called.")
        self.invoked.append((tool_id, dict(arguments)))
        if tool_id not in self.answers:
            raise ToolNotFound(f"There is no tool {tool_id}.", remedy="Look at the list of tools.")
        answer = self.answers[tool_id](arguments)
        if hasattr(answer, "__await__"):
            answer = await answer
        if isinstance(answer, Invocation):
            return answer
        return Invocation(tool_id, str(answer), took_ms=1.0)
