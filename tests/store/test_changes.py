"""Changes of tool lists and of servers.json."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_engine.mcp_store.calling import says_unknown
from dost_engine.types import ServerState
from support.servers.addresses import scripted_address
from support.servers.running import HANG_S, QUICK, Running, entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path


def listings(record: Path) -> int:
    return record.read_text().split().count("tools/list")


async def test_a_changed_tool_list_is_read_again(tmp_path: Path) -> None:
    tools = tmp_path / "tools.json"
    tools.write_text('[{"name": "change"}]')
    async with running(tmp_path, {"a": entry(tools_file=str(tools)), "b": entry()}) as run:
        await run.store.call("a/change", {"tools": [tool("change"), tool("fresh")]})
        await run.until(lambda: run.ids() == ["a/change", "a/fresh", "b/echo"])
        await run.store.call("a/change", {"tools": []})
        await run.until(lambda: run.ids() == ["b/echo"])
        assert [found.id for found in run.published[-1]] == ["b/echo"]


async def test_tools_are_listed_again_when_asked_for_also_where_no_server_tells_of_a_change(tmp_path: Path) -> None:
    tools = tmp_path / "tools.json"
    tools.write_text('[{"name": "old"}]')
    async with running(tmp_path, {"a": entry(tools_file=str(tools)), "off": entry() | {"disabled": True}}) as run:
        await run.until(lambda: run.ids() == ["a/old"])
        tools.write_text('[{"name": "new"}]')
        run.store.list_again()
        await run.until(lambda: run.ids() == ["a/new"])


async def test_a_storm_of_changes_is_read_twice_at_most(tmp_path: Path) -> None:
    record = tmp_path / "methods"
    async with running(tmp_path, {"a": entry(tools=[tool("storm"), tool("echo")], record=str(record))}) as run:
        before, published = listings(record), len(run.published)
        await run.store.call("a/storm", {})
        await run.until(lambda: listings(record) > before)
        for _ in range(5):
            await run.store.call("a/echo", {})
        assert listings(record) - before <= 2
        assert len(run.published) == published  # the same tools are no news


async def test_a_server_that_never_stops_changing_is_read_ever_more_slowly(tmp_path: Path) -> None:
    record = tmp_path / "methods"
    server = entry(tools=[tool("storm"), tool("echo")], record=str(record), after_list=True)
    async with running(tmp_path, {"a": server}) as run:
        await run.until(lambda: listings(record) >= 5)
        # 0.02 s doubled with each: five readings take 0.3 s, ten take ten seconds
        assert listings(record) < 10
        assert (await run.store.call("a/echo", {})).text == "{}"


@pytest.mark.parametrize("era", ["legacy", "modern"])
async def test_a_server_that_cannot_tell_of_changes_is_looked_at_again_ever_less_often(
    tmp_path: Path, era: str
) -> None:
    tools, record = tmp_path / "tools.json", tmp_path / "methods"
    tools.write_text(json.dumps([tool("old")]))
    script = {"era": era, "tools_file": str(tools), "record": str(record), "refuses": ["subscriptions/listen"]}
    times = replace(QUICK, look_again_s=0.1, longest_look_again_s=600)
    async with (
        scripted_address(**script) as at,
        running(tmp_path, {"a": {"type": "http", "url": at.url}}, times=times) as run,
    ):
        tools.write_text(json.dumps([tool("new")]))
        await run.until(lambda: run.ids() == ["a/new"])
        tools.write_text(json.dumps([tool("newest")]))
        await run.until(lambda: run.ids() == ["a/newest"])
        # 0.1 s doubled with each that finds nothing new: seven more readings take ten seconds
        before = listings(record)
        async with asyncio.timeout(HANG_S):
            while listings(record) < before + 4:  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.01)
        assert listings(record) < before + 8


@pytest.mark.parametrize("era", ["legacy", "modern"])
async def test_a_server_that_tells_of_changes_is_not_looked_at_again(tmp_path: Path, era: str) -> None:
    record = tmp_path / "methods"
    times = replace(QUICK, look_again_s=0.05, longest_look_again_s=0.05)
    script = {"era": era, "record": str(record), "sessions": era == "legacy"}
    async with (
        scripted_address(**script) as at,
        running(tmp_path, {"a": {"type": "http", "url": at.url}, "b": entry(record=str(record))}, times=times) as run,
    ):
        for _ in range(20):
            await run.store.call("a/echo", {})
        assert listings(record) <= 4  # two to begin with; and the stream may open a moment after the session


@pytest.mark.parametrize("how", ["refused", "result"])
async def test_a_tool_that_its_server_does_not_know_any_more_has_the_list_read_again(tmp_path: Path, how: str) -> None:
    tools = tmp_path / "tools.json"
    tools.write_text(json.dumps([tool("old")]))
    script = {"tools_file": str(tools), "strict": how}
    async with (
        scripted_address(**script) as at,
        running(tmp_path, {"web": {"type": "http", "url": at.url}, "pipe": entry(**script)}) as run,
    ):
        tools.write_text(json.dumps([tool("new")]))
        for server in ("web", "pipe"):
            answer = await run.store.call(f"{server}/old", {})
            assert answer.is_error
            assert "old" in answer.text
        await run.until(lambda: run.ids() == ["web/new", "pipe/new"])


def test_what_says_that_there_is_no_such_tool() -> None:
    for said in ("Unknown tool: x", "MCP error -32602: Tool add not found", "tool 'x' does not exist", "No such tool."):
        assert says_unknown(said), said
    for said in ("File not found", "There is no such table", "Toolbox not found", "Unknown tool: " + "x" * 2000):
        assert not says_unknown(said), said


async def test_a_list_that_cannot_be_read_again_keeps_the_old_tools(tmp_path: Path) -> None:
    tools = tmp_path / "tools.json"
    tools.write_text('[{"name": "storm"}]')
    async with running(tmp_path, {"a": entry(tools_file=str(tools))}) as run:
        tools.write_text("not JSON")
        await run.store.call("a/storm", {})
        await run.until(lambda: "could not be read again" in run.status("a").error)
        assert (run.ids(), run.status("a").state) == (["a/storm"], ServerState.DEGRADED)
        tools.write_text('[{"name": "storm"}, {"name": "later"}]')
        await run.store.call("a/storm", {})
        await run.until(lambda: run.ids() == ["a/storm", "a/later"])
        assert run.status("a").error == ""


async def test_a_new_server_joins_and_a_removed_one_is_gone_at_once(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(), "b": entry()}) as run:
        kept = run.status("a").pid
        run.write({"c": entry(tools=[tool("new")]), "a": entry()})
        await run.until(lambda: run.removed == ["b"])
        assert "b/echo" not in run.ids()
        await run.until(lambda: run.ids() == ["c/new", "a/echo"])
        assert run.status("a").pid == kept  # what did not change is left alone
        assert [status.name for status in run.store.servers()] == ["c", "a"]


async def test_only_a_changed_entry_restarts(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(), "b": entry()}) as run:
        kept = run.status("a").pid
        run.write({"a": entry(), "b": entry(tools=[tool("other")])})
        await run.until(lambda: run.ids() == ["a/echo", "b/other"])
        assert run.status("a").pid == kept


async def test_what_changes_no_server_restarts_none(tmp_path: Path) -> None:
    server = entry()
    async with running(tmp_path, {"a": server}) as run:
        pid, heard = run.status("a").pid, len(run.states)
        other = json.dumps({"mcpServers": {"a": server | {"autoApprove": ["*"]}, "b": entry()}}, indent=4)
        run.file.write_text(f"// mine, by hand\n{other} // the end\n", encoding="utf-16")
        await run.until_state("b", ServerState.READY)
        assert run.status("a").pid == pid
        assert [status.name for status in run.states[heard:] if status.name == "a"] == []
        run.file.write_text(f'{{\n  "mcpServers": {{"a": {json.dumps(server)}}},,\n}}')
        run.write({"a": server, "b": {"command": "x", "disabled": True}})
        await run.until_state("b", ServerState.DISABLED)
        assert run.status("a").pid == pid


async def test_a_server_switched_off_loses_its_tools_and_its_process_and_comes_back(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry()}) as run:
        run.write({"a": entry() | {"disabled": True}})
        status = await run.until_state("a", ServerState.DISABLED)
        assert (run.ids(), status.pid) == ([], None)
        run.write({"a": entry()})
        await run.until_state("a", ServerState.READY)
        assert run.ids() == ["a/echo"]


async def test_a_broken_file_changes_nothing_and_is_named(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry()}) as run:
        pid = run.status("a").pid
        run.file.write_text('{"mcpServers": {')
        while not run.store.problems():  # noqa: ASYNC110 - nothing is called when only the problems change
            await asyncio.sleep(0.02)
        assert "line 1, column 17" in run.store.problems()[0]
        assert (run.ids(), run.status("a").pid) == (["a/echo"], pid)
        run.write({"a": entry(), "b": entry()})
        await run.until(lambda: run.ids() == ["a/echo", "b/echo"])
        assert run.store.problems() == ()


async def test_a_wrong_entry_is_shown_and_costs_no_other(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": {"args": []}, "b": entry()}) as run:
        assert run.status("a").state is ServerState.FAILED
        assert "neither a command nor a url" in run.status("a").error
        assert run.ids() == ["b/echo"]


async def test_the_folder_of_the_file_may_come_later(tmp_path: Path) -> None:
    run = Running(tmp_path / "deep" / "config" / "servers.json", QUICK)
    await run.store.start()
    try:
        assert run.store.servers() == ()
        run.write({"a": entry()})
        await run.until(lambda: run.ids() == ["a/echo"])
    finally:
        await run.store.stop()
