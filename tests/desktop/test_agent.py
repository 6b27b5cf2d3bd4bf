"""The agent against a real HTTP endpoint whose answers are scripted."""

import asyncio
import json
import threading

import pytest

from dost_desktop.agent.events import (
    Done,
    Failed,
    Offered,
    TextDelta,
    ToolAsked,
    ToolFinished,
    ToolStarted,
)
from dost_desktop.agent.transcript import INTERRUPTED, NOT_RUN
from dost_desktop.agent.turn import MAX_RESULT_CHARS, MAX_STEPS, AgentTurn
from dost_engine.types import Invocation, Message, Role, Skill, SkillArgument, ToolCall, ToolResult
from support.agent_play import NOTES, READ, WRITE, engine, made, model_of, only, play
from support.model_server import Call, Say, model_server
from support.tool_source import SmallEngine, tool


async def says_no(_: str) -> bool:
    return False


async def test_an_answer_streams_in_pieces_and_is_kept() -> None:
    with model_server(Say(["Good ", "morning"])) as server:
        events, messages = await play(server, engine(), "hello")
    assert only(events, TextDelta) == [TextDelta("Good "), TextDelta("morning")]
    assert events[-1] == Done()
    assert messages == (Message(Role.USER, "hello"), Message(Role.ASSISTANT, "Good morning"))
    assert server.keys == ["Bearer secret"]


async def test_only_the_tools_of_the_turn_go_out_under_their_wire_names() -> None:
    with model_server(Say(["ok"])) as server:
        events, _ = await play(server, engine(), "please list_events")
    assert server.offered(0) == ["cal_list_events"]
    names = [entry["function"]["name"] for entry in server.requests[0]["tools"]]
    assert names == ["cal_list_events", "search_capabilities", "invoke_tool"]
    assert [event.added for event in events if isinstance(event, Offered)] == [("cal/list_events",)]


async def test_a_call_that_only_reads_runs_by_itself_and_its_result_goes_back() -> None:
    with model_server(Call([("cal_list_events", {"day": "monday"})]), Say(["none"])) as server:
        source = engine()
        events, messages = await play(server, source, "list_events")
    assert source.invoked == [("cal/list_events", {"day": "monday"})]
    asked = only(events, ToolAsked)[0]
    assert isinstance(asked, ToolAsked)
    assert asked.tool == READ.tool
    assert [type(event) for event in events] == [
        Offered,
        ToolAsked,
        ToolStarted,
        ToolFinished,
        Offered,
        TextDelta,
        Done,
    ]
    sent = server.messages(1)
    assert sent[-1] == {"role": "tool", "tool_call_id": asked.call_id, "content": "no events"}
    assert sent[-2]["tool_calls"][0]["function"]["name"] == "cal_list_events"
    assert messages[1].calls == (ToolCall("cal_list_events", asked.call_id, {"day": "monday"}),)


async def test_a_call_that_may_change_something_waits_for_a_click() -> None:
    clicked = asyncio.Event()
    source = engine()

    async def click(_: str) -> bool:
        assert source.invoked == []
        asyncio.get_running_loop().call_soon(clicked.set)
        await clicked.wait()
        return True

    source.person = click
    with model_server(Call([("cal_add_event", {"title": "tea"})]), Say(["done"])) as server:
        events, _ = await play(server, source, "add_event")
    assert clicked.is_set()
    assert source.invoked == [("cal/add_event", {"title": "tea"})]
    assert [event.tool for event in events if isinstance(event, ToolAsked)] == [WRITE.tool]
    assert events[-1] == Done()


async def test_a_denial_is_a_result_that_the_model_sees() -> None:
    source = engine()
    source.person = says_no
    with model_server(Call([("cal_add_event", {})]), Say(["as you wish"])) as server:
        events, messages = await play(server, source, "add_event")
    assert source.invoked == []
    finished = only(events, ToolFinished)[0]
    assert isinstance(finished, ToolFinished)
    assert finished.denied
    assert "declined" in server.messages(1)[-1]["content"]
    assert messages[2].results[0].is_error


async def test_every_call_is_handed_over_under_a_name_of_its_own() -> None:
    source = engine()
    with model_server(Call([("cal_add_event", {})]), Call([("cal_add_event", {})]), Say(["ok"])) as server:
        await play(server, source, "add_event")
    assert [tool for tool, _ in source.asked] == ["cal/add_event"] * 2
    assert len(set(source.asked)) == 2, "two calls that the server gave one id are told apart"


async def test_what_was_offered_is_never_taken_away_within_the_turn() -> None:
    source = engine()

    def answer(_: object) -> str:
        source.infos = [WRITE, NOTES]  # the first tool is gone from the catalogue
        return "ok"

    source.answers["cal/list_events"] = answer
    with model_server(Call([("cal_list_events", {})]), Say(["ok"])) as server:
        await play(server, source, "list_events find_note")
    assert server.offered(0) == ["cal_list_events", "notes_find_note"]
    assert server.offered(1) == ["cal_list_events", "notes_find_note"]


async def test_each_step_asks_anew_with_the_same_text_and_the_calls_so_far() -> None:
    source = engine()
    before = (Message(Role.USER, "earlier"), Message(Role.ASSISTANT, "yes"))
    with model_server(Call([("cal_list_events", {})]), Say(["ok"])) as server:
        await play(server, source, "list_events", before)
    first, second = source.turns
    assert (first.text, second.text) == ("list_events", "list_events")
    assert first.history == before
    assert second.history[:2] == before
    assert [call.tool for call in second.history[2].calls] == ["cal/list_events"]
    assert all(message.text != "list_events" for message in second.history)


async def test_found_tools_are_offered_and_can_be_called_both_ways() -> None:
    source = engine()
    with model_server(
        Call([("search_capabilities", {"query": "find_note"})]),
        Call([("invoke_tool", {"tool": "notes_find_note", "arguments": {"text": "x"}})]),
        Call([("notes_find_note", {"text": "y"})]),
        Say(["ok"]),
    ) as server:
        events, _ = await play(server, source, "hello")
    assert server.offered(0) == []
    assert server.offered(1) == ["notes_find_note"]
    found = json.loads(server.messages(1)[-1]["content"])
    assert found["tools"][0]["name"] == "notes_find_note"
    offers = [event for event in events if isinstance(event, Offered)]
    assert [(event.step, event.searched, event.added) for event in offers] == [
        (1, False, ()),
        (1, True, ("notes/find_note",)),
        (2, False, ()),
        (3, False, ()),
        (4, False, ()),
    ], "what the search brought is told once"
    assert source.invoked == [("notes/find_note", {"text": "x"}), ("notes/find_note", {"text": "y"})]
    assert [call.tool for message in source.turns[3].history for call in message.calls] == [
        "search_capabilities",
        "notes/find_note",
    ]
    assert events[-1] == Done()


async def test_skills_that_fit_are_told_and_read_and_no_others() -> None:
    source = engine()
    source.skills = [
        Skill("review", "review", "How to review\na pull request", (), "Read it twice."),
        Skill("release", "release", "How to publish", (), "Count to ten."),
    ]
    with model_server(
        Call([("get_skill_content", {"skill": "review"}), ("get_skill_content", {"skill": "release"})]),
        Call([("search_capabilities", {"query": "release"}), ("get_skill_content", {"skill": ["review"]})]),
        Call([("get_skill_content", {"skill": "release"})]),
        Say(["ok"]),
    ) as server:
        events, _ = await play(server, source, "do a review")
    told = {entry["function"]["name"]: entry["function"] for entry in server.requests[0]["tools"]}
    assert "- review: How to review a pull request" in told["get_skill_content"]["description"]
    assert "release" not in told["get_skill_content"]["description"]
    read, refused = (message["content"] for message in server.messages(1)[-2:])
    assert read == "Read it twice."
    assert "There is no skill 'release' in this conversation; there are: review." in refused
    found, odd = (message["content"] for message in server.messages(2)[-2:])
    assert json.loads(found)["skills"] == [
        {"name": "release", "description": "How to publish", "read_with": "get_skill_content"}
    ]
    assert "There is no skill" in odd
    assert server.messages(3)[-1]["content"] == "Count to ten."
    assert source.asked == [], "reading a skill is no call"
    assert events[-1] == Done()


async def test_a_skill_that_asks_for_something_is_read_with_it() -> None:
    source = engine()
    asks = (SkillArgument("place", "Where to", required=True), SkillArgument("days", "How long"))
    source.skills = [Skill("trips/plan", "plan", "Plans a trip", body="To {place} for {days}.", arguments=asks)]
    with model_server(
        Call([("get_skill_content", {"skill": "trips/plan", "arguments": {"place": "Lisbon", "days": 3}})]),
        Call([("get_skill_content", {"skill": "trips/plan", "arguments": "Lisbon"})]),
        Say(["ok"]),
    ) as server:
        await play(server, source, "plan it")
    told = {entry["function"]["name"]: entry["function"] for entry in server.requests[0]["tools"]}["get_skill_content"]
    assert "with place (needed): Where to" in told["description"]
    assert "with days (may be left out)" in told["description"]
    assert told["parameters"]["properties"]["arguments"]["type"] == "object"
    assert server.messages(1)[-1]["content"] == "To Lisbon for 3."
    assert "must be a JSON object" in server.messages(2)[-1]["content"]


async def test_without_a_skill_that_fits_no_tool_reads_skills() -> None:
    with model_server(Call([("get_skill_content", {"skill": "review"})]), Say(["ok"])) as server:
        await play(server, engine(), "hello")
    assert "get_skill_content" not in [entry["function"]["name"] for entry in server.requests[0]["tools"]]
    assert "There is no skill" in server.messages(1)[-1]["content"]


async def test_a_call_through_invoke_tool_is_handed_over_as_the_call_that_it_is() -> None:
    source = engine()
    source.person = says_no
    with model_server(
        Call([("search_capabilities", {"query": "add_event"})]),
        Call([("invoke_tool", {"tool": "cal_add_event", "arguments": {}})]),
        Say(["ok"]),
    ) as server:
        events, _ = await play(server, source, "hello")
    assert [tool for tool, _ in source.asked] == ["cal/add_event"]
    assert source.invoked == []
    assert [event.denied for event in events if isinstance(event, ToolFinished)] == [False, True]


@pytest.mark.parametrize(
    ("name", "arguments", "told"),
    [
        ("cal_nothing", {}, "no tool named 'cal_nothing'"),
        ("cal_list_events", "{not json", "JSON object"),
        ("cal_list_events", "[1]", "JSON object"),
        ("invoke_tool", {"tool": "notes_find_note", "arguments": {}}, "no tool named"),
        ("invoke_tool", {"tool": "cal_list_events", "arguments": 3}, "JSON object"),
        ("search_capabilities", {}, "query"),
    ],
)
async def test_a_call_that_cannot_be_understood_is_answered(
    name: str, arguments: dict[str, object] | str, told: str
) -> None:
    source = engine()
    with model_server(Call([(name, arguments)]), Say(["sorry"])) as server:
        events, messages = await play(server, source, "list_events")
    assert source.invoked == []
    assert told in server.messages(1)[-1]["content"]
    assert messages[2].results[0].is_error
    assert events[-1] == Done()


async def test_a_call_that_fails_or_crashes_has_a_result_too(caplog: pytest.LogCaptureFixture) -> None:
    def crash(_: object) -> str:
        raise ValueError("a bug")

    source = engine(cal__list_events=crash)
    del source.answers["notes/find_note"]
    failing = Invocation("cal/list_events", "tool said no", is_error=True)
    with model_server(Call([("cal_list_events", {}), ("notes_find_note", {})]), Say(["ok"])) as server:
        _, messages = await play(server, source, "list_events find_note")
    texts = [part.text for message in messages for part in message.results]
    assert "a bug" in texts[0]
    assert texts[1] == "There is no tool notes/find_note. Look at the list of tools."
    assert "the call of cal_list_events failed" in caplog.text
    source.answers["cal/list_events"] = lambda _: failing
    with model_server(Call([("cal_list_events", {})]), Say(["ok"])) as server:
        _, messages = await play(server, source, "list_events")
    assert messages[2].results[0] == ToolResult("cal_list_events", "call_0", "tool said no", is_error=True)


async def test_after_a_stop_every_call_has_a_result() -> None:
    began = asyncio.Event()

    async def slow() -> str:
        began.set()
        await asyncio.Event().wait()
        return "never"

    source = engine(cal__list_events=lambda _: slow())
    with model_server(Call([("cal_list_events", {}), ("notes_find_note", {})], text="Looking")) as server:
        model = model_of(server)
        turn = AgentTurn(model, source, "list_events find_note", (), unmade=made)

        async def consume() -> None:
            async for _ in turn.events():
                pass

        task = asyncio.create_task(consume())
        await began.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await model.close()
    messages = turn.messages()
    assert messages[1].text == "Looking"
    assert [part.text for message in messages for part in message.results] == [INTERRUPTED, NOT_RUN]
    with model_server(Say(["going on"])) as server:
        events, _ = await play(server, engine(), "and now?", messages)
    assert events[-1] == Done()
    assert [entry["role"] for entry in server.messages(0)] == ["system", "user", "assistant", "tool", "tool", "user"]


async def test_a_stopped_answer_keeps_what_was_said() -> None:
    hold = threading.Event()
    with model_server(Say(["half ", "an answer"], hold)) as server:
        model = model_of(server)
        turn = AgentTurn(model, engine(), "hello", (), unmade=made)
        stream = turn.events()
        async for event in stream:
            if isinstance(event, TextDelta):
                break
        await stream.aclose()
        hold.set()
        await model.close()
    assert turn.messages()[1] == Message(Role.ASSISTANT, "half ")


async def test_a_model_that_goes_in_circles_is_stopped() -> None:
    steps = [Call([("cal_list_events", {})])] * MAX_STEPS
    with model_server(*steps) as server:
        events, _ = await play(server, engine(), "list_events")
    failed = events[-1]
    assert isinstance(failed, Failed)
    assert "came to no end" in failed.error.message
    assert len(server.requests) == MAX_STEPS


async def test_a_long_result_is_cut_for_the_model_and_whole_for_the_person() -> None:
    long = "x" * (MAX_RESULT_CHARS + 1)
    with model_server(Call([("cal_list_events", {})]), Say(["ok"])) as server:
        events, _ = await play(server, engine(cal__list_events=lambda _: long), "list_events")
    finished = only(events, ToolFinished)[0]
    assert isinstance(finished, ToolFinished)
    assert finished.text == long
    assert server.messages(1)[-1]["content"].endswith(f"[cut here: {len(long)} characters in all]")


async def test_a_tool_cannot_take_the_name_of_the_agents_own() -> None:
    info = tool("search", "capabilities", reads=True)
    assert info.wire_name == "search_capabilities"
    source = SmallEngine([info], {"search/capabilities": lambda _: "theirs"})
    with model_server(Call([("search_capabilities_tool", {})]), Say(["ok"])) as server:
        await play(server, source, "capabilities")
    assert source.invoked == [("search/capabilities", {})]
