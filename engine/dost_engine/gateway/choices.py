"""What the gateway needs for the user's choices, and the requests that it reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from dost_engine.types import Approval

if TYPE_CHECKING:
    from dost_engine.types import Choices, ServerChoice, ToolChoice


@dataclass(frozen=True, slots=True)
class ToolChange:
    """What is to be decided about one tool. What is None stays.

    Attributes:
        tool: Its id, its name towards models, or its bare name where only one server has it.
        pinned: Whether the model always gets it.
        banned: Whether the model never gets it.
        search_words: Words that it is to be found by.
        tags: Words added to its tags, in place of those of before.
        approval: Whether it may be called.
    """

    tool: str
    pinned: bool | None = None
    banned: bool | None = None
    search_words: str | None = None
    tags: tuple[str, ...] | None = None
    approval: Approval | None = None


@dataclass(frozen=True, slots=True)
class ServerChange:
    """What is to be decided about all tools of a server. What is None stays.

    Attributes:
        server: Its key.
        tags: Words added to the tags of its tools, in place of those of before.
        approval: Whether those may be called about which nothing else was decided.
    """

    server: str
    tags: tuple[str, ...] | None = None
    approval: Approval | None = None


@dataclass(frozen=True, slots=True)
class ToolsChange:
    """Several tools are to be switched off for models, or on again.

    Attributes:
        tools: Their ids.
        banned: Whether the model never gets them.
    """

    tools: tuple[str, ...]
    banned: bool


class ChoicesApi(Protocol):
    """The user's choices. Every method may raise a ``DostError``."""

    def all(self) -> Choices:
        """Everything that was decided."""

    async def change_tool(self, change: ToolChange) -> ToolChoice:
        """Decide something about a tool."""

    async def change_tools(self, change: ToolsChange) -> None:
        """Decide the same about several tools."""

    async def change_server(self, change: ServerChange) -> ServerChoice:
        """Decide something about all tools of a server."""
