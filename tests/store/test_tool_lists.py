"""Tool lists of the last time: offered at once, marked, and never called as something else than was offered."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.catalog import make_tool
from dost_engine.errors import ServerUnavailable, ToolChanged, ToolNotFound
from dost_engine.mcp_store.config import ServerConfig
from dost_engine.mcp_store.tool_lists import ToolLists
from dost_engine.types import ServerState, Tool
from support.servers.running import QUICK, entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path

CONFIG = ServerConfig("a", "program", ("--x",))
TOOL = Tool(
    "a/näme \ud83d",
    "a",
    "näme \ud83d",
    "text",
    {"type": "object", "properties": {"p": {"enum": [1, 1.0, None]}}},
    {"type": "object"},
    {"readOnlyHint": True},
    ("one", "two"),
)


async def seen_before(folder: Path, servers: dict[str, Any]) -> Path:
    """Run servers once; the file with their lists."""
    file = folder / "lists.sqlite"
    async with running(folder, servers, lists_file=file):
        pass
    return file


def gated(folder: Path, tools: list[Any]) -> dict[str, Any]:
    """A server whose list is in a file and which answers once the gate is there."""
    (folder / "tools.json").write_text(json.dumps(tools))
    return entry(tools_file=str(folder / "tools.json"), wait_for=str(folder / "gate"))


async def test_the_tools_of_the_last_time_are_there_at_once_and_marked(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    gate.touch()
    servers = {"a": gated(tmp_path, [tool("one"), tool("two")]), "b": entry()}
    file = await seen_before(tmp_path, servers)
    gate.unlink()
    async with running(tmp_path, servers, settle=False, lists_file=file) as run:
        assert run.ids() == ["a/one", "a/two", "b/echo"]
        assert len(run.published) == 1
        assert (run.status("a").cached, run.status("a").tools) == (True, 2)
        assert "a" in run.store.cached()
        await run.until_state("b", ServerState.READY)
        assert run.store.cached() == {"a"}
        gate.touch()
        await run.until_state("a", ServerState.READY)
        assert run.store.cached() == frozenset()
        assert not run.status("a").cached
        assert len(run.published) == 1  # the same tools are no news


async def test_a_call_waits_for_its_server_and_can_be_cancelled(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    gate.touch()
    servers = {"a": gated(tmp_path, [tool("echo")])}
    file = await seen_before(tmp_path, servers)
    gate.unlink()
    async with running(tmp_path, servers, settle=False, lists_file=file) as run:
        call = asyncio.create_task(run.store.call("a/echo", {"x": 1}))
        left = asyncio.create_task(run.store.call("a/echo", {"x": 2}))
        await run.until(lambda: run.status("a").pid is not None)
        left.cancel()
        with pytest.raises(asyncio.CancelledError):
            await left
        assert not call.done()
        gate.touch()
        assert json.loads((await call).text) == {"x": 1}


async def test_a_tool_that_changed_or_went_since_is_not_called(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    gate.touch()
    servers = {"a": gated(tmp_path, [tool("same"), tool("other"), tool("gone")])}
    file = await seen_before(tmp_path, servers)
    gate.unlink()
    changed = tool("other", inputSchema={"type": "object", "properties": {"keyfile": {}}})
    same = dict(reversed(tool("same").items()))  # the order of keys is no change
    servers = {"a": gated(tmp_path, [changed, same])}
    async with running(tmp_path, servers, settle=False, lists_file=file) as run:
        calls = [asyncio.create_task(run.store.call(f"a/{name}", {})) for name in ("same", "other", "gone")]
        await run.until(lambda: run.status("a").pid is not None)
        gate.touch()
        done = await asyncio.gather(*calls, return_exceptions=True)
        assert getattr(done[0], "text", "") == "{}"
        assert isinstance(done[1], ToolChanged)
        assert "was not made" in str(done[1])
        assert isinstance(done[2], ToolNotFound)
        assert "any more" in str(done[2])
        assert (await run.store.call("a/other", {})).text == "{}"  # whoever looked again may call


async def test_a_server_that_does_not_come_says_so_and_keeps_its_tools(tmp_path: Path) -> None:
    from dataclasses import replace

    gate = tmp_path / "gate"
    gate.touch()
    servers = {"a": gated(tmp_path, [tool("echo")])}
    file = await seen_before(tmp_path, servers)
    gate.unlink()
    times = replace(QUICK, wait_s=0.3)
    async with running(tmp_path, servers, settle=False, lists_file=file, times=times) as run:
        with pytest.raises(ServerUnavailable, match="not connected"):
            await run.store.call("a/echo", {})
        assert run.ids() == ["a/echo"]


async def test_another_entry_a_removed_and_a_switched_off_server_offer_nothing_of_before(tmp_path: Path) -> None:
    servers = {"a": entry(), "b": entry(), "c": entry()}
    file = await seen_before(tmp_path, servers)
    other = {"a": entry(silent=True), "b": entry() | {"disabled": True}, "c": servers["c"] | {"icon": "no difference"}}
    async with running(tmp_path, other, settle=False, lists_file=file) as run:
        assert run.ids() == ["c/echo"]
        run.write({"b": entry()})
        await run.until(lambda: set(run.removed) == {"a", "c"})
        await run.until(lambda: run.ids() == ["b/echo"])
    with sqlite3.connect(file) as rows:
        assert rows.execute("SELECT server FROM lists").fetchall() == [("b",)]
    rows.close()


def test_a_list_comes_back_as_it_was(tmp_path: Path) -> None:
    lists = ToolLists(tmp_path / "lists.sqlite")
    lists.put(CONFIG, (TOOL, Tool("a/b", "a", "b")))
    lists.close()
    lists = ToolLists(tmp_path / "lists.sqlite")
    assert lists.get(CONFIG) == (TOOL, Tool("a/b", "a", "b"))
    assert lists.get(ServerConfig("a", "program", ("--y",))) == ()
    lists.forget("a")
    assert lists.get(CONFIG) == ()
    lists.close()


def test_what_an_older_dost_kept_uncleaned_is_cleaned_before_anybody_sees_it(tmp_path: Path) -> None:
    raw = {
        "name": "sub\u200b numbers",
        "description": "Subtracts\u202e txet\u001b[8mhidden",
        "inputSchema": {"type": "object", "properties": {"a": {"type": "string", "description": "x\ufeffy"}}},
        "annotations": {"title": "T\u200bitle", "readOnlyHint": True},
        "_meta": {"tags": ["one"]},
    }
    now = make_tool("a", raw["name"], raw)
    older = {
        "id": "a/" + raw["name"],
        "server": "a",
        "name": raw["name"],
        "description": raw["description"],
        "input_schema": raw["inputSchema"],
        "output_schema": None,
        "annotations": raw["annotations"],
        "tags": ["one"],
    }
    lists = ToolLists(tmp_path / "lists.sqlite")
    lists.put(CONFIG, (TOOL,))
    with sqlite3.connect(tmp_path / "lists.sqlite") as connection:
        connection.execute("UPDATE lists SET tools = ?", (json.dumps([older]),))
    connection.close()
    assert lists.get(CONFIG) == (now,)
    assert now.warnings
    assert "\u202e" not in now.description
    lists.put(CONFIG, (now,))
    assert lists.get(CONFIG) == (now,)  # what was cleaned stays as it is, with its warnings
    with sqlite3.connect(tmp_path / "lists.sqlite") as connection:
        connection.execute("UPDATE lists SET tools = ?", (json.dumps([{"id": "a/b"}, 5]),))
    connection.close()
    assert lists.get(CONFIG) == ()
    lists.close()


def test_of_lists_that_are_to_be_kept_soon_the_last_one_is_kept_and_nothing_comes_after_the_end(tmp_path: Path) -> None:
    lists = ToolLists(tmp_path / "lists.sqlite")
    long = tuple(Tool(f"a/t{number}", "a", f"t{number}") for number in range(3000))
    for _ in range(10):
        lists.put_soon(CONFIG, long)
        lists.put_soon(CONFIG, (TOOL,))
    lists.put_soon(ServerConfig("b", "program"), long)
    lists.forget_soon("b")
    lists.close()
    lists = ToolLists(tmp_path / "lists.sqlite")
    assert (lists.get(CONFIG), lists.get(ServerConfig("b", "program")), lists.count()) == ((TOOL,), (), 1)
    lists.close()


def test_a_file_that_cannot_be_used_costs_the_keeping_only(tmp_path: Path) -> None:
    file = tmp_path / "lists.sqlite"
    file.write_text("this is no database, and long enough to be seen as none" * 100)
    lists = ToolLists(file)
    assert "not kept" in lists.problem
    lists.put(CONFIG, (TOOL,))
    assert lists.get(CONFIG) == ()
    newer = tmp_path / "newer.sqlite"
    ToolLists(newer).close()
    with sqlite3.connect(newer) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    lists = ToolLists(newer)
    lists.put(CONFIG, (TOOL,))
    lists.forget("a")
    assert (lists.get(CONFIG), lists.problem) == ((), "")
    lists.close()


def test_a_tool_that_json_cannot_hold_is_not_kept(tmp_path: Path) -> None:
    deep: dict[str, Any] = {}
    for _ in range(5000):
        deep = {"items": deep}
    lists = ToolLists(tmp_path / "lists.sqlite")
    lists.put(CONFIG, (Tool("a/b", "a", "b"),))
    lists.put(CONFIG, (Tool("a/b", "a", "b", "", deep),))
    assert lists.get(CONFIG) == ()
    lists.close()
