"""The tools of the newest catalogue as apps see them, with what there is to be careful about."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.catalog import tool_tokens, wire_name
from dost_engine.findability.caution import cautions
from dost_engine.types import Catalog, ToolChoice, ToolInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from dost_engine.types import Tool


class ToolInfos:
    """What is known of each tool. Tools are there at once; they are looked at in a thread, and the newest count.

    Args:
        warned: Called on the event loop when the tools of another catalogue have their warnings.

    Attributes:
        warned_revision: Of the newest catalogue whose tools have all their warnings.
    """

    def __init__(self, warned: Callable[[], None]) -> None:
        self.warned_revision = 0
        self._warned = warned
        self._newest = Catalog()
        self._looked_at: tuple[Tool, ...] = ()
        self._warnings: Mapping[str, tuple[str, ...]] = {}
        self._infos: tuple[ToolInfo, ...] = ()
        self._task: asyncio.Task[None] | None = None

    def offer(self, catalog: Catalog) -> None:
        """Another catalogue. Returns at once: only tools that are new are counted."""
        known = {id(info.tool): info for info in self._infos}
        self._newest = catalog
        self._infos = tuple(self._info(tool, known.get(id(tool)), catalog) for tool in catalog.tools)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look(), name="look at tools")

    def _info(self, tool: Tool, known: ToolInfo | None, catalog: Catalog) -> ToolInfo:
        choice = catalog.choices.get(tool.id, ToolChoice())
        warnings = self._warnings.get(tool.id, ())
        if known is not None:
            return replace(known, choice=choice, warnings=warnings)
        return ToolInfo(tool, wire_name(tool.id), tool_tokens(tool), choice, warnings=warnings)

    def all(self, cached: Collection[str] = ()) -> tuple[ToolInfo, ...]:
        """All of them, in the order of the catalogue.

        Args:
            cached: Servers whose tools are those of an earlier time.
        """
        return tuple(replace(info, cached=True) if info.tool.server in cached else info for info in self._infos)

    async def settle(self) -> None:
        """Wait until the tools have all their warnings."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def close(self) -> None:
        """End it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _look(self) -> None:
        while self.warned_revision != self._newest.revision:
            catalog = self._newest
            if catalog.tools != self._looked_at:
                found: dict[str, list[str]] = defaultdict(list)
                for caution in await asyncio.to_thread(cautions, catalog.tools):
                    found[caution.tool_id].append(caution.what)
                self._warnings = {tool_id: tuple(what) for tool_id, what in found.items()}
                self._looked_at = catalog.tools
            self.warned_revision = catalog.revision
        self._infos = tuple(replace(info, warnings=self._warnings.get(info.tool.id, ())) for info in self._infos)
        self._warned()
