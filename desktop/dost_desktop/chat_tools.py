"""The engine as one conversation has it: everything that is asked of it carries the conversation's name."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import DostError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_desktop.connection import Connection
    from dost_engine.types import Invocation, JsonObject, Skill, ToolInfo, Turn, TurnTrace

log = logging.getLogger(__name__)


class ChatTools:
    """Chooses and calls tools for the conversation that is open.

    Attributes:
        conversation: Its name.
        unkept: Names of the conversations of which nothing is kept.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.conversation = ""
        self.unkept: set[str] = set()

    @property
    def keeps(self) -> bool:
        """Whether what is said in the open conversation may be kept."""
        return self.conversation not in self.unkept

    async def select(self, turn: Turn) -> TurnTrace:
        """Choose the tools of a turn."""
        name, keep = self.conversation, self.keeps
        try:
            return await self._connection.select(replace(turn, conversation=name, keep=keep))
        finally:
            await self._forget_if_decided(name, kept=keep)

    async def invoke(
        self, tool_id: str, arguments: JsonObject, *, origin: str = "chat", call_id: str, by_hand: bool = False
    ) -> Invocation:
        """Call a tool."""
        name, keep = self.conversation, self.keeps
        try:
            return await self._connection.invoke(
                tool_id, arguments, origin=origin, call_id=call_id, by_hand=by_hand, conversation=name, keep=keep
            )
        finally:
            await self._forget_if_decided(name, kept=keep)

    async def tools(self, revision: int | None = None) -> tuple[ToolInfo, ...]:
        """All tools, at least as new as the catalogue ``revision``."""
        return await self._connection.tools(revision)

    async def skill(self, skill_id: str, arguments: Mapping[str, str]) -> Skill:
        """A skill with its body."""
        return await self._connection.skill(skill_id, arguments)

    async def _forget_if_decided(self, name: str, *, kept: bool) -> None:
        """What was on its way when a person decided that the conversation is not kept came after the forgetting."""
        if not kept or name not in self.unkept:
            return
        try:
            await self._connection.forget_conversation(name)
        except DostError as error:
            log.warning("what came after the decision could not be forgotten: %s", error)
