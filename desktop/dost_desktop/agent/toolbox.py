"""The tools of one turn: chosen anew before every step, and never taken away again within the turn. So are skills."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from dost_desktop.agent.events import ToolSpec
from dost_desktop.agent.provider_schema import provider_schema
from dost_engine.types import Message, SkillPick, ToolInfo, Turn, TurnTrace

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from dost_desktop.agent.events import CallWanted, ToolSource

SEARCH = "search_capabilities"
INVOKE = "invoke_tool"
READ = "get_skill_content"

DESCRIPTION_CHARS = 500
"""Of a skill's description that a model sees before it reads the skill."""

OWN_TOOLS = (
    ToolSpec(
        SEARCH,
        "Find more tools. Only the tools that seemed to fit the user's message are given to you; many others exist. "
        "Describe in a few words what you want to do. Tools that are found can be used from then on.",
        {
            "type": "object",
            "properties": {"query": {"type": "string", "description": "What you want to do, in a few words"}},
            "required": ["query"],
        },
    ),
    ToolSpec(
        INVOKE,
        f"Call a tool that {SEARCH} found, by its name, with arguments that fit its input schema.",
        {
            "type": "object",
            "properties": {
                "tool": {"type": "string", "description": f"Name of the tool, as {SEARCH} gave it"},
                "arguments": {"type": "object", "description": "Arguments of the tool"},
            },
            "required": ["tool", "arguments"],
        },
    ),
)
_OWN_NAMES = frozenset({*(spec.name for spec in OWN_TOOLS), READ})


@dataclass(frozen=True, slots=True)
class Wanted:
    """A call that was understood, or the reason why not.

    Attributes:
        info: The tool, where one is meant.
        arguments: For the tool, or for the search.
        skill: Id of the skill that is to be read, where one is.
        problem: What the model is told instead of a result, or empty.
    """

    info: ToolInfo | None
    arguments: dict[str, Any]
    problem: str = ""
    skill: str = ""


class Toolbox:
    """What one turn has been offered so far, in the order in which it came.

    A step can only add: a model that saw a tool may count on it until the turn ends.
    """

    def __init__(
        self,
        source: ToolSource,
        text: str,
        history: Sequence[Message],
        *,
        origin: str = "chat",
        added: tuple[str, ...] = (),
    ) -> None:
        """``text`` is the user's message and stays the question of every step; ``history`` came before it.

        ``added`` are ids of tools that the user adds to this turn.
        """
        self._added = added
        self._source = source
        self._text = text
        self._history = tuple(history)
        self._origin = origin
        self._offered: dict[str, ToolInfo] = {}  # by the name that the model uses
        self._known: dict[str, str] = {}  # every such name of the catalogue, to the tool's id
        self._skills: dict[str, SkillPick] = {}  # by id

    async def choose(self, so_far: Sequence[Message]) -> tuple[TurnTrace, tuple[str, ...]]:
        """Choose for the next step.

        Args:
            so_far: The turn's own messages after the user's: answers, calls, results.

        Returns:
            The trace, and the ids of the tools that are new in this turn.
        """
        await self._learn_names(None)
        history = as_the_engine_sees((*self._history, *so_far), self._known)
        trace = await self._source.select(Turn(self._text, history, origin=self._origin, added=self._added))
        return trace, await self._offer(trace)

    async def search(self, query: str) -> tuple[str, TurnTrace, tuple[str, ...]]:
        """Find tools for ``query`` and offer them.

        Returns:
            What the model reads, the trace, and the ids of the tools that are new in this turn.
        """
        trace = await self._source.select(Turn(text=query, origin=f"{self._origin}.search"))
        added = await self._offer(trace)
        picked = {pick.id for pick in trace.selection.picks}
        found = [
            {"name": name, "description": info.tool.description, "input_schema": info.tool.input_schema}
            for name, info in self._offered.items()
            if info.tool.id in picked
        ]
        skills = [{"name": pick.id, "description": pick.description, "read_with": READ} for pick in trace.skills]
        told = {"tools": found} | ({"skills": skills} if skills else {})
        text = json.dumps(told, ensure_ascii=False) if found or skills else "No tool fits. Try other words."
        return text, trace, added

    def specs(self) -> tuple[ToolSpec, ...]:
        """What the model is given: the tools offered so far, the agent's own two, and a third where skills fit."""
        picked = [
            ToolSpec(name, info.tool.description, provider_schema(info.tool.input_schema))
            for name, info in self._offered.items()
        ]
        return (*picked, *OWN_TOOLS, *([_reading(self._skills.values())] if self._skills else []))

    def understand(self, call: CallWanted) -> Wanted:
        """What a call means. Never raises: what cannot be understood carries a problem that the model can read."""
        arguments = json_object(call.arguments)
        if arguments is None:
            return Wanted(None, {}, "The arguments must be a JSON object.")
        name = call.name
        if name == SEARCH:
            return self._understand_search(arguments)
        if name == READ:
            return self._understand_reading(arguments)
        if name == INVOKE:
            inner, name = arguments.get("arguments", {}), str(arguments.get("tool", ""))
            if isinstance(inner, str):  # a few models write the object as text
                inner = json_object(inner)
            if not isinstance(inner, dict):
                return Wanted(None, {}, "`arguments` must be a JSON object.")
            arguments = inner
        info = self._offered.get(name)
        if info is None:
            hint = f"Use {SEARCH} to find tools."
            return Wanted(None, arguments, f"There is no tool named {name!r} in this conversation. {hint}")
        return Wanted(info, arguments)

    def as_written(self, call: CallWanted) -> dict[str, Any]:
        """The arguments for the history: what the model wrote, or an empty object where it wrote none."""
        return json_object(call.arguments) or {}

    def _understand_search(self, arguments: dict[str, Any]) -> Wanted:
        query = arguments.get("query")
        if not isinstance(query, str) or not query.strip():
            return Wanted(None, arguments, "`query` must say in a few words what you want to do.")
        return Wanted(None, arguments)

    def _understand_reading(self, arguments: dict[str, Any]) -> Wanted:
        wanted, given = arguments.get("skill"), arguments.get("arguments") or {}
        if isinstance(wanted, str) and wanted in self._skills:
            problem = "" if isinstance(given, dict) else "`arguments` must be a JSON object."
            return Wanted(None, arguments, problem, skill=wanted)
        known = ", ".join(self._skills) or "none"
        return Wanted(None, arguments, f"There is no skill {wanted!r} in this conversation; there are: {known}.")

    async def _learn_names(self, revision: int | None) -> dict[str, ToolInfo]:
        infos = {model_name(info): info for info in await self._source.tools(revision)}
        self._known.update((name, info.tool.id) for name, info in infos.items())
        return infos

    async def _offer(self, trace: TurnTrace) -> tuple[str, ...]:
        self._skills.update((pick.id, pick) for pick in trace.skills)
        infos = await self._learn_names(trace.selection.catalog_revision)
        names = {info.tool.id: name for name, info in infos.items()}
        added = []
        for pick in trace.selection.picks:
            name = names.get(pick.id)
            if name is None:  # gone between the choice and now
                continue
            if name not in self._offered:
                added.append(pick.id)
            self._offered[name] = infos[name]
        for name in self._offered.keys() & infos.keys():
            self._offered[name] = infos[name]  # a hint that was withdrawn counts at once
        return tuple(added)


def _reading(skills: Iterable[SkillPick]) -> ToolSpec:
    """The tool that reads skills; its description says which there are."""
    told, properties = [], {"skill": {"type": "string", "description": "Name of the skill, as in the list"}}
    for pick in skills:
        told.append(f"- {pick.id}: {' '.join(pick.description.split())[:DESCRIPTION_CHARS]}")
        for argument in pick.arguments:
            needed = "needed" if argument.required else "may be left out"
            told.append(f"  with {argument.name} ({needed}): {argument.description}"[:DESCRIPTION_CHARS])
            properties["arguments"] = {"type": "object", "description": "Of a skill that is listed with some"}
    listed = "\n".join(told)
    return ToolSpec(
        READ,
        "Read a skill: a way of working that the user keeps for tasks like this one. If one of these fits what you are "
        f"about to do, read it first, and work by it as far as it serves what the user asks.\n{listed}",
        {"type": "object", "properties": properties, "required": ["skill"]},
    )


def skill_arguments(arguments: Mapping[str, Any]) -> dict[str, str]:
    """What a skill is to be read with, of the arguments of the call that reads it: texts, as prompts want them."""
    given = arguments.get("arguments") or {}
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in given.items()}


def model_name(info: ToolInfo) -> str:
    """The name of a tool towards the model: its wire name, unless that is a name of the agent's own."""
    return f"{info.wire_name}_tool" if info.wire_name in _OWN_NAMES else info.wire_name


def as_the_engine_sees(messages: Sequence[Message], ids: Mapping[str, str]) -> tuple[Message, ...]:
    """The messages with tool ids in them, and a call through ``invoke_tool`` shown as the call that it was.

    Args:
        messages: As the model wrote them.
        ids: Tool ids by the names that models use; other names are left as they are.
    """
    inner = {
        call.call_id: str(call.arguments.get("tool", ""))
        for message in messages
        for call in message.calls
        if call.tool == INVOKE
    }

    def meant(name: str, call_id: str) -> str:
        if name == INVOKE:
            name = inner.get(call_id) or name
        return ids.get(name, name)

    return tuple(
        replace(
            message,
            calls=tuple(replace(call, tool=meant(call.tool, call.call_id)) for call in message.calls),
            results=tuple(replace(part, tool=meant(part.tool, part.call_id)) for part in message.results),
        )
        for message in messages
    )


def json_object(text: str) -> dict[str, Any] | None:
    """The JSON object that ``text`` holds, None if it holds anything else.

    No text is an object without fields, and so is ``null``: models write both for a tool without parameters.
    """
    try:
        value = json.loads(text) if text.strip() else None
    except (ValueError, RecursionError):
        return None
    if value is None:
        return {}
    return value if isinstance(value, dict) else None
