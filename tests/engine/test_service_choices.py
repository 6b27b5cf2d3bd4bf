"""``tools.json``: read tolerantly, followed, changed through the service, and never lost."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.catalog import make_tool
from dost_engine.errors import BadRequest, ConfigError, NotFound, StorageError
from dost_engine.gateway.choices import ServerChange, ToolChange, ToolsChange
from dost_engine.service.choices import UserChoices
from dost_engine.service.choices_file import read_choices
from dost_engine.types import ToolChoice
from support.small_tools import HARBOUR, tools

if TYPE_CHECKING:
    from pathlib import Path

KNOWN = (*tools("port", HARBOUR), make_tool("bay", "get_tide", {}))


class Followed:
    """Choices of a file, and a way to wait for the next change."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.changes = 0
        self.changed = asyncio.Event()
        self.choices = UserChoices(path, changed=self._tell, tools=lambda: KNOWN)

    def _tell(self) -> None:
        self.changes += 1
        self.changed.set()

    async def next(self) -> None:
        await asyncio.wait_for(self.changed.wait(), 30)
        self.changed.clear()

    async def __aenter__(self) -> Followed:
        self.choices.start()
        self.changed.clear()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.choices.stop()


def write(file: Path, text: str | bytes) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())


def written(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "tools.json"


async def test_a_choice_is_kept_and_is_no_news_a_second_time(file: Path) -> None:
    async with Followed(file) as followed:
        await followed.choices.change_tool(ToolChange("send_fax", pinned=True, tags=("mail", "mail")))
        await followed.choices.change_tool(ToolChange("port/send_fax", search_words=" telegraph "))
        wanted = ToolChoice(pinned=True, search_words="telegraph", tags=("mail",))
        assert followed.choices.current.tools == {"port/send_fax": wanted}
        await followed.choices.change_tool(ToolChange("port/send_fax", pinned=True))
        assert followed.changes == 2
    assert read_choices(file)[0].tools == {"port/send_fax": wanted}


async def test_a_pin_ends_a_ban_and_a_ban_a_pin(file: Path) -> None:
    async with Followed(file) as followed:
        assert await followed.choices.change_tool(ToolChange("send_fax", banned=True)) == ToolChoice(banned=True)
        assert await followed.choices.change_tool(ToolChange("send_fax", pinned=True)) == ToolChoice(pinned=True)
        assert await followed.choices.change_tool(ToolChange("send_fax", banned=True)) == ToolChoice(banned=True)
        assert await followed.choices.change_tool(ToolChange("send_fax", banned=False)) == ToolChoice()
    assert json.loads(written(file)) == {"version": 1, "tools": {}}


async def test_several_tools_are_switched_off_and_on_in_one_change_that_ends_their_pins(file: Path) -> None:
    async with Followed(file) as followed:
        ids = tuple(tool.id for tool in KNOWN)
        await followed.choices.change_tool(ToolChange(ids[0], pinned=True, search_words="ebb"))
        await followed.choices.change_tools(ToolsChange(ids, banned=True))
        assert {tool_id for tool_id, choice in followed.choices.current.tools.items() if choice.banned} == set(ids)
        await followed.choices.change_tools(ToolsChange(ids, banned=False))
        assert followed.choices.current.tools == {ids[0]: ToolChoice(search_words="ebb")}
        with pytest.raises(NotFound, match="no/such"):
            await followed.choices.change_tools(ToolsChange((ids[0], "no/such"), banned=True))
        assert not followed.choices.current.tools[ids[0]].banned


async def test_what_others_wrote_is_followed_and_what_we_do_not_know_is_kept(file: Path) -> None:
    async with Followed(file) as followed:
        write(file, json.dumps({"mine": 1, "tools": {"port/send_fax": {"banned": True, "note": "loud"}, "port/x": 5}}))
        await followed.next()
        assert followed.choices.current.tools == {"port/send_fax": ToolChoice(banned=True)}
        assert [problem.partition(": ")[2] for problem in followed.choices.problems] == [
            "port/x is left out: an entry must be an object."
        ]
        await followed.choices.change_tool(ToolChange("send_fax", banned=False))
        await followed.choices.change_server(ServerChange("bay", ("sea",)))
    assert json.loads(written(file)) == {
        "version": 1,
        "mine": 1,
        "tools": {"port/send_fax": {"note": "loud"}, "port/x": 5},
        "servers": {"bay": {"tags": ["sea"]}},
    }


@pytest.mark.parametrize("broken", ["{", "[]", '{"tools": []}', '{"version": 99}', "\udcff"])
async def test_a_broken_file_leaves_what_was_read_last_and_is_never_overwritten(file: Path, broken: str) -> None:
    async with Followed(file) as followed:
        await followed.choices.change_tool(ToolChange("send_fax", pinned=True))
        followed.changed.clear()
        write(file, broken.encode("utf-8", "surrogateescape"))
        await followed.next()
        assert followed.choices.problems
        assert followed.choices.current.tools == {"port/send_fax": ToolChoice(pinned=True)}
        with pytest.raises(ConfigError):
            await followed.choices.change_tool(ToolChange("send_fax", pinned=False))
        assert written(file) == broken.encode("utf-8", "surrogateescape")
        write(file, '{"tools": {"port/send_fax": {"search_words": "wire"}}}')
        await followed.next()
        assert followed.choices.problems == ()
        assert followed.choices.current.tools == {"port/send_fax": ToolChoice(search_words="wire")}


async def test_names_that_mean_nothing_or_two_tools_are_errors(file: Path) -> None:
    async with Followed(file) as followed:
        with pytest.raises(BadRequest, match="bay/get_tide"):
            await followed.choices.change_tool(ToolChange("get_tide", pinned=True))
        with pytest.raises(NotFound, match="no tool 'gone'"):
            await followed.choices.change_tool(ToolChange("gone", pinned=True))
        with pytest.raises(NotFound, match="bay, port"):
            await followed.choices.change_server(ServerChange("gone", ("sea",)))
        assert written(file) == b""


async def test_a_choice_about_a_tool_that_is_away_can_be_taken_back(file: Path) -> None:
    write(file, '{"tools": {"off/thing": {"banned": true}}}')
    async with Followed(file) as followed:
        assert await followed.choices.change_tool(ToolChange("off/thing", banned=False)) == ToolChoice()


@pytest.mark.parametrize("change", [{"search_words": "x" * 301}, {"tags": ("",)}])
async def test_values_that_the_file_could_not_hold_are_errors(file: Path, change: dict[str, Any]) -> None:
    async with Followed(file) as followed:
        with pytest.raises(BadRequest):
            await followed.choices.change_tool(ToolChange("send_fax", **change))
        assert written(file) == b""


async def test_a_file_that_cannot_be_written_is_an_error_and_changes_nothing(tmp_path: Path) -> None:
    write(tmp_path / "config", "a file in the place of the folder")
    followed = Followed(tmp_path / "config" / "tools.json")
    with pytest.raises(StorageError):
        await followed.choices.change_tool(ToolChange("send_fax", pinned=True))
    assert followed.choices.current.tools == {}
    assert followed.choices.current.servers == {}
