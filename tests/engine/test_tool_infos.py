"""Tools as apps see them: there at once, with their warnings a little later."""

from __future__ import annotations

import asyncio

from dost_engine.catalog import make_tool
from dost_engine.service.tool_infos import ToolInfos
from dost_engine.types import Catalog, ToolChoice

PLAIN = make_tool("maths", "add_numbers", {"description": "Adds numbers."})
STRANGE = make_tool("maths", "sub_numbers", {"description": "Subtracts\u200b numbers."})
SAID = ("Description: holds what nobody can see (U+200B zero width space); as sent: “Subtracts\\u{200b} numbers.”.",)


async def test_tools_are_there_at_once_and_their_warnings_when_they_have_been_looked_at() -> None:
    told = asyncio.Event()
    infos = ToolInfos(warned=told.set)
    infos.offer(Catalog(3, (PLAIN, STRANGE), choices={PLAIN.id: ToolChoice(pinned=True)}))
    assert [info.tool for info in infos.all()] == [PLAIN, STRANGE]
    assert [info.choice.pinned for info in infos.all()] == [True, False]
    await asyncio.wait_for(told.wait(), 30)
    assert infos.warned_revision == 3
    assert [info.warnings for info in infos.all()] == [(), SAID]
    assert [info.cached for info in infos.all({"maths"})] == [True, True]
    await infos.close()


async def test_the_newest_catalogue_counts_and_what_is_known_of_a_tool_is_not_lost_meanwhile() -> None:
    infos = ToolInfos(warned=lambda: None)
    infos.offer(Catalog(1, (STRANGE,)))
    infos.offer(Catalog(2, (PLAIN, STRANGE)))
    await infos.settle()
    assert infos.warned_revision == 2
    infos.offer(Catalog(3, (STRANGE,), choices={STRANGE.id: ToolChoice(banned=True)}))
    assert [info.warnings for info in infos.all()] == [SAID]
    await infos.settle()
    assert infos.warned_revision == 3
    await infos.close()


async def test_it_can_end_while_tools_are_looked_at() -> None:
    infos = ToolInfos(warned=lambda: None)
    await infos.close()
    infos.offer(Catalog(1, (STRANGE,)))
    await infos.close()
    assert infos.warned_revision == 0
