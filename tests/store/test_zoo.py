"""Every kind of server, in every form: over pipes and behind an address, in both eras. A server beside them is well."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import psutil
import pytest

from dost_engine.errors import CallFailed, ServerUnavailable
from dost_engine.types import ServerState
from support.servers.running import QUICK, entry, running, tool
from support.servers.zoo import ADDRESSES, BYSTANDER, FORMS, PIPES, zoo

if TYPE_CHECKING:
    from pathlib import Path


async def test_each_is_listed_and_called_in_the_era_that_it_knows(tmp_path: Path) -> None:
    async with zoo(tmp_path) as run:
        assert run.ids() == [f"{form}/echo" for form in (*FORMS, BYSTANDER)]
        for form in FORMS:
            assert json.loads((await run.store.call(f"{form}/echo", {"x": ["ü"]})).text) == {"x": ["ü"]}
            assert (run.status(form).state, run.status(form).error) == (ServerState.READY, "")
            assert ("initialize" in run.told(form)) == form.endswith("legacy")
            assert ("subscriptions/listen" in run.told(form)) == form.endswith("modern")


async def test_one_that_knows_both_eras_is_spoken_to_in_the_newer(tmp_path: Path) -> None:
    record = tmp_path / "record"
    async with running(tmp_path, {"a": entry(era="both", record=str(record))}) as run:
        assert run.ids() == ["a/echo"]
        assert "initialize" not in record.read_text().split()


async def test_pages_are_read_to_the_last_and_in_order(tmp_path: Path) -> None:
    pages = [[tool("p1_a"), tool("p1_b")], [tool("p2_a")], [], [tool("p4_a")]]
    async with zoo(tmp_path, pages=pages) as run:
        for form in FORMS:
            assert [found.name for found in run.store.tools() if found.server == form] == [
                "p1_a",
                "p1_b",
                "p2_a",
                "p4_a",
            ]
            assert run.told(form).count("tools/list") == 4


async def test_pages_that_go_round_in_a_circle_end_and_it_is_said(tmp_path: Path) -> None:
    async with zoo(tmp_path, pages=[[tool("x")], [tool("y")]], loop=True) as run:
        for form in FORMS:
            assert [found.name for found in run.store.tools() if found.server == form] == ["x", "y"]
            assert "The list repeats itself; the pages up to there are kept." in run.status(form).skipped
            assert run.told(form).count("tools/list") <= 4


async def test_bad_entries_and_repeated_names_cost_no_other_and_are_named(tmp_path: Path) -> None:
    tools: list[Any] = [tool("one"), None, {"description": "no name"}, tool("one", description="Again"), tool("two")]
    async with zoo(tmp_path, tools=tools) as run:
        for form in FORMS:
            found = [found for found in run.store.tools() if found.server == form]
            assert [(each.name, each.description) for each in found] == [("one", "Does one"), ("two", "Does two")]
            assert len(run.status(form).skipped) == 3
            assert any('"one" is listed again' in reason for reason in run.status(form).skipped)
            assert (await run.store.call(f"{form}/two", {})).text == "{}"


async def test_five_thousand_tools_are_all_there(tmp_path: Path) -> None:
    async with zoo(tmp_path, forms=PIPES, many=5000) as run:
        assert len(run.ids()) == 10_003
        for form in PIPES:
            assert run.status(form).tools == 5001
            assert (await run.store.call(f"{form}/many_4999", {"x": 1})).text == '{"x": 1}'


async def test_what_is_no_message_and_ten_megabytes_on_stderr_stop_nothing(tmp_path: Path) -> None:
    noise = ["[env] 3 variables loaded\n", "\n", '{"level":"info"}\n', "{broken\n"]
    async with zoo(tmp_path, forms=PIPES, first=noise, stderr_mb=10, tools=[tool("loud")]) as run:
        for form in PIPES:
            assert run.status(form).state is ServerState.READY
            assert (await run.store.call(f"{form}/loud", {"megabytes": 10})).text == "10 MB written"
            assert len(run.store.logs(form)) == 500
            assert max(map(len, run.store.logs(form))) < 3000


async def test_one_that_says_nothing_ends_with_a_sentence_and_is_tried_again(tmp_path: Path) -> None:
    times = replace(QUICK, start_s=1.0, probe_s=0.2)
    async with zoo(tmp_path, silent=True, times=times, settle=False) as run:
        assert run.ids() == [f"{BYSTANDER}/echo"]
        await run.until(lambda: {s.name for s in run.states if s.state is ServerState.FAILED} >= set(FORMS))
        failed = {status.name: status for status in run.states if status.state is ServerState.FAILED}
        for form in FORMS:
            assert "did not answer within 1 s" in failed[form].error
            assert failed[form].retry_at is not None
            assert failed[form].pid is None


async def test_one_that_ends_or_hangs_up_on_the_newer_protocol_works_in_the_older(tmp_path: Path) -> None:
    old = {"die_on": "server/discover"}
    async with zoo(tmp_path, forms=("pipe_legacy",), **old) as run:
        assert run.ids() == ["pipe_legacy/echo", f"{BYSTANDER}/echo"]
        assert run.told("pipe_legacy").count("server/discover") == 1
    async with zoo(tmp_path, forms=("address_legacy",), drop_on="server/discover") as run:
        assert run.ids() == ["address_legacy/echo", f"{BYSTANDER}/echo"]


async def test_one_that_needs_its_time_to_start_joins_when_it_is_there(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    async with zoo(tmp_path, wait_for=str(gate), settle=False) as run:
        assert run.ids() == [f"{BYSTANDER}/echo"]
        assert {run.status(form).state for form in FORMS} == {ServerState.STARTING}
        early = [asyncio.create_task(run.store.call(f"{BYSTANDER}/echo", {})) for _ in range(3)]
        assert [(await each).text for each in early] == ["{}"] * 3
        gate.touch()
        await run.all_in(ServerState.READY)
        assert len(run.ids()) == 5
        assert not [status for status in run.states if status.state is ServerState.FAILED]


async def test_twenty_slow_ones_start_side_by_side(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    servers = {f"s{number}": entry(wait_for=str(gate)) for number in range(20)}
    async with running(tmp_path, servers, settle=False) as run:
        await run.until(lambda: all(status.pid for status in run.store.servers()))
        assert {status.state for status in run.store.servers()} == {ServerState.STARTING}
        gate.touch()
        await run.until(lambda: len(run.ids()) == 20)


async def test_one_that_dies_in_a_call_leaves_the_outcome_unknown_keeps_its_tools_and_comes_back(
    tmp_path: Path,
) -> None:
    async with zoo(tmp_path, tools=[tool("die"), tool("echo")]) as run:
        offered = run.ids()
        for form in FORMS:
            with pytest.raises(CallFailed, match="the outcome is unknown"):
                await run.store.call(f"{form}/die", {})
            assert run.ids() == offered
        for form, address in run.addresses.items():
            await run.until(lambda form=form: any(s.name == form and s.state is ServerState.FAILED for s in run.states))
            await address.ended()
            await address.start()
        for form in FORMS:
            assert (await run.store.call(f"{form}/echo", {})).text == "{}"  # waits for it
            assert run.told(form).count("tools/call") == 2  # no call was repeated
        assert run.ids() == offered


@pytest.mark.parametrize("plain", [False, True])
async def test_a_call_whose_answer_breaks_off_costs_that_call_alone(tmp_path: Path, plain: bool) -> None:
    script = {"tools": [tool("broken"), tool("echo")], "break_off": "broken", "plain": plain}
    async with zoo(tmp_path, forms=ADDRESSES, **script) as run:
        for form in ADDRESSES:
            other = asyncio.create_task(run.store.call(f"{form}/echo", {"x": 1}))
            with pytest.raises(CallFailed, match="its answer broke off; the outcome is unknown"):
                await run.store.call(f"{form}/broken", {})
            assert (await other).text == '{"x": 1}'
            assert (await run.store.call(f"{form}/echo", {})).text == "{}"
            assert run.status(form).state is ServerState.READY
            assert run.told(form).count("tools/list") == 1  # the session goes on


@pytest.mark.parametrize("plain", [False, True])
async def test_an_answer_beyond_all_bounds_is_refused_and_costs_that_call_alone(tmp_path: Path, plain: bool) -> None:
    form = ADDRESSES[plain]
    async with zoo(tmp_path, forms=(form,), tools=[tool("big"), tool("echo")], plain=plain) as run:
        with pytest.raises(CallFailed, match="its answer is larger than"):
            await run.store.call(f"{form}/big", {"characters": 68_000_000})
        assert (await run.store.call(f"{form}/echo", {})).text == "{}"
        assert run.told(form).count("tools/list") == 1


async def test_an_answer_that_is_a_status_code_alone_leaves_the_outcome_unknown(tmp_path: Path) -> None:
    status = tmp_path / "status"
    async with zoo(tmp_path, forms=ADDRESSES, status_file=str(status)) as run:
        for form in ADDRESSES:
            status.write_text("504")
            with pytest.raises(CallFailed, match="its answer was the status code 504 alone; the outcome is unknown"):
                await run.store.call(f"{form}/echo", {})
            status.unlink()
            assert (await run.store.call(f"{form}/echo", {})).text == "{}"


@pytest.mark.parametrize("code", [-32000, -32001])  # by which a session tells of lost connections and missing answers
async def test_an_error_of_the_servers_own_is_an_answer_whatever_its_code(tmp_path: Path, code: int) -> None:
    async with zoo(tmp_path, tools=[tool("refuse"), tool("echo")]) as run:
        for form in FORMS:
            refused = await run.store.call(f"{form}/refuse", {"code": code})
            assert refused.is_error
            assert "no such table" in refused.text
            assert (await run.store.call(f"{form}/echo", {})).text == "{}"
            assert run.status(form).state is ServerState.READY


async def test_of_a_storm_of_changes_the_last_one_counts_and_two_readings_are_enough(tmp_path: Path) -> None:
    times = replace(QUICK, relist_s=0.5)
    async with zoo(tmp_path, changing=[tool("storm"), tool("old")], times=times) as run:
        before = {form: run.told(form).count("tools/list") for form in FORMS}
        new = [tool("storm"), tool("new")]
        await asyncio.gather(*(run.store.call(f"{form}/storm", {"tools": new}) for form in FORMS))
        await run.until(lambda: {f"{form}/new" for form in FORMS} <= set(run.ids()))
        assert not [name for name in run.ids() if name.endswith("/old")]
        for form in FORMS:
            assert (await run.store.call(f"{form}/new", {})).text == "{}"
            assert run.told(form).count("tools/list") - before[form] <= 2


async def test_a_result_of_five_megabytes_is_read_and_bounded_and_the_next_call_works(tmp_path: Path) -> None:
    async with zoo(tmp_path, tools=[tool("big"), tool("echo")]) as run:
        for form in FORMS:
            result = await run.store.call(f"{form}/big", {"characters": 5_000_000})
            assert "the first 25,000 of 5,000,000 characters" in result.text
            assert len(result.text) < 26_000
            assert (await run.store.call(f"{form}/echo", {})).text == "{}"


async def test_a_call_that_is_given_up_is_given_up_at_the_server_too(tmp_path: Path) -> None:
    async with zoo(tmp_path, tools=[tool("hang"), tool("echo")]) as run:
        for form in FORMS:
            signal = "left" if form == "address_modern" else "notifications/cancelled"
            hanging = asyncio.create_task(run.store.call(f"{form}/hang", {}))
            while "tools/call" not in run.told(form):  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.01)
            hanging.cancel()
            with pytest.raises(asyncio.CancelledError):
                await hanging
            while signal not in run.told(form):  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.01)
            assert (await run.store.call(f"{form}/echo", {})).text == "{}"


async def test_children_that_outlive_their_server_are_ended_with_it_in_either_era(tmp_path: Path) -> None:
    times = replace(QUICK, stop_s=0.2)
    async with zoo(tmp_path, forms=PIPES, tools=[tool("child"), tool("detached")], times=times) as run:
        calls = [run.store.call(f"{form}/{name}", {}) for form in PIPES for name in ("child", "detached")]
        family = [psutil.Process(int((await call).text)) for call in calls]
        run.write({BYSTANDER: entry()})
        await run.until(lambda: sorted(run.removed) == sorted(PIPES))
        assert run.ids() == [f"{BYSTANDER}/echo"]
    psutil.wait_procs(family, timeout=30)
    assert [process for process in family if process.is_running()] == []


async def test_one_that_wants_to_know_who_asks_waits_for_a_person(tmp_path: Path) -> None:
    status = tmp_path / "status"
    status.write_text("401")
    async with zoo(tmp_path, forms=ADDRESSES, status_file=str(status)) as run:
        for form in ADDRESSES:
            assert run.status(form).state is ServerState.NEEDS_SIGN_IN
            assert run.status(form).retry_at is None
            with pytest.raises(ServerUnavailable):
                await run.store.call(f"{form}/echo", {})
        status.unlink()
        for form in ADDRESSES:
            await run.store.restart(form)
        await run.all_in(ServerState.READY)


async def test_one_that_answers_errors_alone_fails_and_comes_back_by_itself(tmp_path: Path) -> None:
    status = tmp_path / "status"
    status.write_text("503")
    async with zoo(tmp_path, forms=ADDRESSES, status_file=str(status)) as run:
        assert {run.status(form).state for form in ADDRESSES} == {ServerState.FAILED}
        assert all(run.status(form).error for form in ADDRESSES)
        status.unlink()
        await run.all_in(ServerState.READY)


async def test_one_that_lost_the_session_gets_another_and_the_call_is_made_once(tmp_path: Path) -> None:
    async with zoo(tmp_path, forms=("address_legacy",), tools=[tool("forget"), tool("echo")]) as run:
        await run.store.call("address_legacy/forget", {})
        assert (await run.store.call("address_legacy/echo", {"x": 1})).text == '{"x": 1}'
        told = run.told("address_legacy")
        assert (told.count("initialize"), told.count("tools/call")) == (2, 2)
        assert not [status for status in run.states if status.state is ServerState.FAILED]
