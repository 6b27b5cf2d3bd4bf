"""What the user decided about tools: read from ``tools.json``, followed, and changed there."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from dost_engine.catalog import Names
from dost_engine.errors import BadRequest, ConfigError, NotFound
from dost_engine.service.choices_file import (
    read_choices,
    tool_choice,
    write_server_choice,
    write_tool_choice,
    write_tool_choices,
)
from dost_engine.types import Approval, Choices, ServerChoice, ToolChoice
from dost_engine.watched_file import WatchedFile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from dost_engine.gateway.choices import ServerChange, ToolChange, ToolsChange
    from dost_engine.types import Tool


def _ignored(_: Iterable[Tool]) -> None:
    """Where nobody keeps what a person agreed to."""


class UserChoices:
    """The choices as they are now.

    Args:
        path: Where they are kept.
        changed: Called on the event loop when they, or what is wrong with the file, are others than before.
        tools: Gives the tools that there are.
        servers: Gives the keys of the servers that there are, with tools or without.

    Attributes:
        current: The choices; those of a file that cannot be read are the ones of before.
        on_agreed: Called with the tools, as they are, whose calls a person allows for good.
    """

    def __init__(
        self,
        path: Path,
        *,
        changed: Callable[[], None],
        tools: Callable[[], tuple[Tool, ...]],
        servers: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        self.current = Choices()
        self._path = path
        self._changed = changed
        self._tools = tools
        self._servers = servers
        self.on_agreed: Callable[[Iterable[Tool]], None] = _ignored
        self._left_out: tuple[str, ...] = ()
        self._file_problem = ""
        self._watch: WatchedFile | None = None
        self._writing = asyncio.Lock()

    def start(self) -> None:
        """Read the file and follow it from now on."""
        self._watch = WatchedFile(self._path, self._reload)
        self._watch.start()
        self._reload()

    async def stop(self) -> None:
        """Follow the file no more. May be called twice."""
        watch, self._watch = self._watch, None
        if watch is not None:
            await watch.stop()

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong with the file, a sentence each."""
        watch = self._watch.problem if self._watch is not None else ""
        return (*(problem for problem in (self._file_problem, watch) if problem), *self._left_out)

    def all(self) -> Choices:
        """Everything that was decided."""
        return self.current

    async def change_tool(self, change: ToolChange) -> ToolChoice:
        """Decide something about a tool; what the change does not name stays.

        Pinning a banned tool ends the ban, and the other way round.

        Raises:
            NotFound: there is no such tool, and nothing was decided about one.
            BadRequest: several servers have a tool of that name, or a value cannot be used.
            ConfigError: the file cannot be understood; it is left alone.
            StorageError: it cannot be written.
        """
        tool_id = self._id_of(change.tool)
        async with self._writing:
            wanted = self.current.tools.get(tool_id, ToolChoice())
            for name in ("pinned", "banned", "search_words", "tags", "approval"):
                if getattr(change, name) is not None:
                    wanted = replace(wanted, **{name: getattr(change, name)})
            if change.pinned and not change.banned:
                wanted = replace(wanted, banned=False)
            elif change.banned:
                wanted = replace(wanted, pinned=False)
            wanted = _checked(wanted)
            await asyncio.to_thread(write_tool_choice, self._path, tool_id, wanted)
            if change.approval is Approval.ALWAYS:
                self.on_agreed(tool for tool in self._tools() if tool.id == tool_id)
            self._take_own()
        return wanted

    async def change_tools(self, change: ToolsChange) -> None:
        """Switch several tools off for models, or on again, all or none.

        Raises:
            NotFound: there is no tool of one of these ids.
            ConfigError: the file cannot be understood; it is left alone.
            StorageError: it cannot be written.
        """
        known = {tool.id for tool in self._tools()} | self.current.tools.keys()
        unknown = next((tool_id for tool_id in change.tools if tool_id not in known), None)
        if unknown is not None:
            raise NotFound(f"There is no tool {unknown!r}.", remedy="See `dost tools`.")
        async with self._writing:
            wanted = {}
            for tool_id in change.tools:
                before = self.current.tools.get(tool_id, ToolChoice())
                wanted[tool_id] = replace(before, banned=change.banned, pinned=before.pinned and not change.banned)
            await asyncio.to_thread(write_tool_choices, self._path, wanted)
            self._take_own()

    async def change_server(self, change: ServerChange) -> ServerChoice:
        """Decide something about all tools of a server.

        Raises:
            NotFound: there is no such server, and nothing was decided about one.
            BadRequest: a value cannot be used.
            ConfigError: the file cannot be understood; it is left alone.
            StorageError: it cannot be written.
        """
        servers = {tool.server for tool in self._tools()} | set(self.current.servers) | set(self._servers())
        if change.server not in servers:
            known = ", ".join(sorted(servers)) or "none"
            raise NotFound(f"There is no server {change.server!r}; there are: {known}.", remedy="See `dost servers`.")
        async with self._writing:
            wanted = self.current.servers.get(change.server, ServerChoice())
            if change.tags is not None:
                wanted = replace(wanted, tags=_checked(ToolChoice(tags=change.tags)).tags)
            if change.approval is not None:
                wanted = replace(wanted, approval=change.approval)
            await asyncio.to_thread(write_server_choice, self._path, change.server, wanted)
            if change.approval is Approval.ALWAYS:
                self.on_agreed(tool for tool in self._tools() if tool.server == change.server)
            self._take_own()
        return wanted

    def _id_of(self, name: str) -> str:
        found = Names(self._tools()).resolve(name)
        if len(found) > 1:
            ids = ", ".join(tool.id for tool in found)
            raise BadRequest(f"{len(found)} servers have a tool {name!r}: {ids}.", remedy="Say which, as server/tool.")
        if found:
            return found[0].id
        if name in self.current.tools:  # its server is off just now
            return name
        raise NotFound(f"There is no tool {name!r}.", remedy="See `dost tools`.")

    def _take_own(self) -> None:
        if self._watch is not None:
            self._watch.look()  # our own change is no news
        self._reload()

    def _reload(self) -> None:
        before = (self.current, self._file_problem, self._left_out)
        try:
            self.current, self._left_out = read_choices(self._path)
            self._file_problem = ""
        except ConfigError as error:  # what was read last still holds
            self._file_problem = str(error)
        if (self.current, self._file_problem, self._left_out) != before:
            self._changed()


def _checked(choice: ToolChoice) -> ToolChoice:
    """The choice as the file would give it back.

    Raises:
        BadRequest: the file could not hold it.
    """
    try:
        return tool_choice(asdict(choice))
    except ConfigError as error:
        raise BadRequest(error.message, remedy=error.remedy) from error
