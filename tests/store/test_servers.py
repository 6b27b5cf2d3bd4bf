"""Servers with faults, as real processes over real pipes."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import psutil
import pytest

from dost_engine.errors import CallFailed, ServerUnavailable, ToolNotFound
from dost_engine.types import ServerState
from support.servers.running import QUICK, entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path


async def test_all_servers_are_listed_in_the_order_of_the_file(tmp_path: Path) -> None:
    servers = {"b": entry(tools=[tool("two"), tool("one")]), "a": entry()}
    async with running(tmp_path, servers) as run:
        assert run.ids() == ["b/two", "b/one", "a/echo"]
        assert [tool.id for tool in run.published[-1]] == run.ids()
        assert [(status.state, status.tools) for status in run.store.servers()] == [
            (ServerState.READY, 2),
            (ServerState.READY, 1),
        ]


async def test_a_tool_is_called_with_its_arguments(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry()}) as run:
        result = await run.store.call("a/echo", {"x": [1, "ü"]})
        assert json.loads(result.text) == {"x": [1, "ü"]}
        assert (result.tool_id, result.is_error) == ("a/echo", False)
        assert result.took_ms > 0


async def test_a_mute_server_delays_no_other_and_ends_with_a_sentence(tmp_path: Path) -> None:
    times = replace(QUICK, start_s=1.0)
    async with running(tmp_path, {"mute": entry(silent=True), "fine": entry()}, times=times, settle=False) as run:
        await run.until_state("fine", ServerState.READY)
        assert run.status("mute").state is ServerState.STARTING
        status = await run.until_state("mute", ServerState.FAILED)
        assert "did not answer within 1 s" in status.error
        assert status.retry_at is not None
        assert status.pid is None


async def test_a_slow_server_joins_later(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    servers = {"slow": entry(wait_for=str(gate)), "fine": entry()}
    async with running(tmp_path, servers, settle=False) as run:
        await run.until(lambda: run.ids() == ["fine/echo"])
        gate.touch()
        await run.until(lambda: run.ids() == ["slow/echo", "fine/echo"])


async def test_a_server_that_says_nothing_to_the_newer_protocol_is_spoken_to_in_the_older(tmp_path: Path) -> None:
    times = replace(QUICK, probe_s=0.2)
    async with running(tmp_path, {"a": entry(ignore=["server/discover"])}, times=times) as run:
        assert run.status("a").state is ServerState.READY


async def test_a_server_that_dies_of_the_newer_protocol_is_started_again_for_the_older(tmp_path: Path) -> None:
    record = tmp_path / "methods"
    async with running(tmp_path, {"a": entry(die_on="server/discover", record=str(record))}) as run:
        assert run.status("a").state is ServerState.READY
        assert not [status for status in run.states if status.state is ServerState.FAILED]
        await run.store.restart("a")
        await run.until_state("a", ServerState.STARTING)
        await run.until_state("a", ServerState.READY)
    assert record.read_text().split().count("server/discover") == 1  # what it cannot bear is remembered


async def test_noise_on_stdout_goes_to_the_log_and_costs_nothing(tmp_path: Path) -> None:
    noise = ["[env] 3 variables loaded\n", "\x1b[32mready\x1b[0m\n", "\n", '{"level":"info"}\n', "[]\n", "{broken\n"]
    async with running(tmp_path, {"a": entry(first=noise, stderr="said on stderr\n")}) as run:
        assert run.ids() == ["a/echo"]
        log = "\n".join(run.store.logs("a"))
        assert "[not a message, on stdout] [env] 3 variables loaded" in log
        assert "[not a message, on stdout] ready" in log
        assert "said on stderr" in log


async def test_the_log_keeps_the_last_five_hundred_lines(tmp_path: Path) -> None:
    text = "".join(f"line {number}\n" for number in range(2000)) + "x" * 100_000 + "\n"
    async with running(tmp_path, {"a": entry(stderr=text, die_on="initialize")}, settle=False) as run:
        await run.until_state("a", ServerState.FAILED)
        await run.store.stop()
        log = run.store.logs("a")
        assert len(log) == 500
        assert max(map(len, log)) < 3000


async def test_one_bad_tool_costs_no_other(tmp_path: Path) -> None:
    tools = [
        tool("ok_one"),
        None,
        "text",
        {"description": "no name"},
        {"name": None},
        {"name": ""},
        {"name": 42},
        tool("ok_one", description="Same name again"),
        {"name": "bare"},
        {"name": "odd", "inputSchema": "object", "annotations": 7, "icons": "x", "outputSchema": []},
        tool("ok_two"),
    ]
    async with running(tmp_path, {"a": entry(tools=tools)}) as run:
        assert run.ids() == ["a/ok_one", "a/bare", "a/odd", "a/ok_two"]
        assert run.store.tools()[0].description == "Does ok_one"
        skipped = run.status("a").skipped
        assert len(skipped) == 7
        assert any('"ok_one" is listed again' in reason for reason in skipped)


async def test_a_tool_list_that_is_no_list_leaves_a_server_without_tools(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(tools={"echo": {}})}) as run:
        assert run.status("a").state is ServerState.DEGRADED
        assert run.status("a").error == "1 entry of its tool list is left out."
        assert run.status("a").skipped == ("The tool list is not a list.",)


async def test_the_schema_arrives_as_it_was_sent(tmp_path: Path) -> None:
    schema = {"jsonSchema": {"type": "object", "properties": {"x": True}}}
    async with running(tmp_path, {"a": entry(tools=[tool("echo", inputSchema=schema, annotations={"own": 1})])}) as run:
        found = run.store.tools()[0]
        assert (found.input_schema, found.annotations) == (schema, {"own": 1})
        assert (await run.store.call("a/echo", {"x": 1})).text == '{"x": 1}'


async def test_a_list_in_pages_is_read_whole(tmp_path: Path) -> None:
    pages = [[tool("p1_a"), tool("p1_b")], [tool("p2_a")], []]
    async with running(tmp_path, {"a": entry(pages=pages)}) as run:
        assert run.ids() == ["a/p1_a", "a/p1_b", "a/p2_a"]


async def test_a_circle_of_pages_ends(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(pages=[[tool("x")], [tool("y")]], loop=True)}) as run:
        assert run.ids() == ["a/x", "a/y"]
        assert "The list repeats itself; the pages up to there are kept." in run.status("a").skipped


async def test_a_list_with_a_lost_page_is_not_taken_for_complete(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(pages=[[tool("x")], None])}) as run:
        assert run.ids() == []
        assert "the page is lost" in run.status("a").error


async def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    servers = {"a": {"command": "no-such-program-here"}, "b": entry(), "c": {**entry(), "cwd": str(tmp_path / "no")}}
    async with running(tmp_path, servers) as run:
        assert 'The program "no-such-program-here" was not found' in run.status("a").error
        assert "does not exist" in run.status("c").error
        assert run.ids() == ["b/echo"]


async def test_a_server_that_dies_at_once_says_how(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(stderr="no API key given\n", die_on="initialize")}) as run:
        status = run.status("a")
        assert "exit code 3" in status.error
        assert "no API key given" in status.error


async def test_a_killed_server_is_seen_keeps_its_tools_and_comes_back(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(), "b": entry()}) as run:
        first, other = run.status("a").pid, run.status("b").pid
        assert first is not None
        psutil.Process(first).kill()
        await run.until(lambda: any(s.name == "a" and s.state is ServerState.FAILED for s in run.states))
        assert run.ids() == ["a/echo", "b/echo"]
        assert (await run.store.call("b/echo", {})).text == "{}"
        assert (await run.store.call("a/echo", {})).text == "{}"  # waits for it
        assert run.status("a").pid not in {first, None}
        assert run.status("b").pid == other
        assert len(run.published[-1]) == 2


async def test_a_killed_server_is_seen_though_its_child_holds_the_pipes(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(tools=[tool("child")])}) as run:
        await run.store.call("a/child", {})
        pid = run.status("a").pid
        assert pid is not None
        psutil.Process(pid).kill()
        await run.until(lambda: any(s.name == "a" and s.state is ServerState.FAILED for s in run.states))


async def test_a_call_to_a_server_that_stays_away_says_that_nothing_was_called(tmp_path: Path) -> None:
    times = replace(QUICK, wait_s=0.3)
    gate = tmp_path / "gate"
    async with running(tmp_path, {"a": entry(wait_for=str(gate))}, times=times, settle=False) as run:
        with pytest.raises(ServerUnavailable, match="is not connected"):
            await run.store.call("a/echo", {})


async def test_a_server_that_dies_in_a_call_leaves_the_outcome_unknown(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(tools=[tool("die"), tool("echo")])}) as run:
        with pytest.raises(CallFailed, match="the outcome is unknown"):
            await run.store.call("a/die", {})
        assert (await run.store.call("a/echo", {})).text == "{}"


async def test_a_call_without_an_answer_times_out_and_is_cancelled(tmp_path: Path) -> None:
    record = tmp_path / "methods"
    async with running(tmp_path, {"a": entry(tools=[tool("hang"), tool("echo")], record=str(record))}) as run:
        with pytest.raises(CallFailed, match=r"did not answer within 0\.2 s"):
            await run.store.call("a/hang", {}, timeout_s=0.2)
        assert (await run.store.call("a/echo", {})).text == "{}"
    assert record.read_text().split().count("notifications/cancelled") == 1


async def test_cancelling_the_caller_cancels_the_call_at_the_server(tmp_path: Path) -> None:
    record = tmp_path / "methods"
    async with running(tmp_path, {"a": entry(tools=[tool("hang"), tool("echo")], record=str(record))}) as run:
        hanging = asyncio.create_task(run.store.call("a/hang", {}))
        while "tools/call" not in record.read_text():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.01)
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging
        assert (await run.store.call("a/echo", {})).text == "{}"
    assert "notifications/cancelled" in record.read_text()


async def test_a_refusal_is_an_answer(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(tools=[tool("refuse")])}) as run:
        result = await run.store.call("a/refuse", {})
        assert result.is_error
        assert "no such table" in result.text


async def test_odd_results_become_words(tmp_path: Path) -> None:
    output = {"type": "object", "properties": {"state": {"type": "string"}}, "required": ["state"]}
    async with running(tmp_path, {"a": entry(tools=[tool("result", outputSchema=output)])}) as run:
        results: dict[str, object] = {
            "The tool returned nothing.": {"content": None},
            "[content of an unknown type: hologram]": {"content": [{"type": "hologram"}]},
            '{"state":"shut"}': {"content": [{"type": "text", "text": '{"state":"shut"}'}]},
        }
        for text, result in results.items():
            assert (await run.store.call("a/result", {"result": result})).text == text


async def test_half_characters_pass_in_both_directions(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(tools=[tool("half"), tool("echo")])}) as run:
        assert (await run.store.call("a/half", {})).text == "cut \ufffd"
        assert json.loads((await run.store.call("a/echo", {"x": "a\ud83d", "y": "\ud83d\ude00"})).text) == {
            "x": "a\ufffd",
            "y": "😀",
        }


async def test_a_very_long_answer_is_read_and_the_next_call_works(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry(tools=[tool("big"), tool("echo")])}) as run:
        result = await run.store.call("a/big", {})
        assert "the first 25,000 of 2,400,000 characters" in result.text
        assert (await run.store.call("a/echo", {})).text == "{}"


async def test_an_unknown_tool_is_not_called(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry()}) as run:
        for tool_id in ("a/other", "b/echo", "echo", ""):
            with pytest.raises(ToolNotFound):
                await run.store.call(tool_id, {})


async def test_a_server_gets_a_clean_environment_and_its_own_additions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = str(tmp_path)
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy.example:3128")
    monkeypatch.setenv("LC_TIME", "de_DE.UTF-8")
    server = entry(tools=[tool("env"), tool("cwd")]) | {"env": {"SEARCH_KEY": "k-123"}, "cwd": folder}
    async with running(tmp_path, {"a": server}) as run:
        env = json.loads((await run.store.call("a/env", {})).text)
        assert env["SEARCH_KEY"] == "k-123"
        assert env["HTTPS_PROXY"] == "http://proxy.example:3128"
        assert env["LC_TIME"] == "de_DE.UTF-8"
        assert "PATH" in env
        assert "OPENAI_API_KEY" not in env
        assert (await run.store.call("a/cwd", {})).text == folder


async def test_a_restart_gives_a_new_process(tmp_path: Path) -> None:
    async with running(tmp_path, {"a": entry()}) as run:
        first = run.status("a").pid
        await run.store.restart("a")
        await run.until(lambda: run.status("a").state is ServerState.READY and run.status("a").pid != first)
        with pytest.raises(ServerUnavailable, match='no server "x"'):
            await run.store.restart("x")


if sys.platform != "win32":

    async def test_the_input_of_a_server_is_no_terminal_of_ours(tmp_path: Path) -> None:
        async with running(tmp_path, {"a": entry()}) as run:
            pid = run.status("a").pid
            assert pid is not None
            assert os.getsid(pid) != os.getsid(0)
