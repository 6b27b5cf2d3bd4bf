"""The agent with tools and calls as they come in the field: each request is one that an endpoint takes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_desktop.agent.events import AgentEvent, Done
from dost_desktop.agent.provider import OpenAICompatible
from dost_desktop.agent.turn import AgentTurn
from dost_engine.settings import Provider
from support.model_server import Call, ModelServer, Say, model_server
from support.tool_source import SmallEngine, tool

if TYPE_CHECKING:
    from dost_engine.types import JsonObject, Message, ToolInfo


def with_schema(name: str, schema: JsonObject) -> ToolInfo:
    info = tool("s", name, f"Does {name}", reads=True)
    return replace(info, tool=replace(info.tool, input_schema=schema))


async def play(server: ModelServer, source: SmallEngine, text: str) -> tuple[list[AgentEvent], tuple[Message, ...]]:
    model = OpenAICompatible(Provider(server.base_url, "scripted", ""))
    turn = AgentTurn(model, source, text, (), unmade=lambda _: False)
    events = [event async for event in turn.events()]
    await model.close()
    return events, turn.messages()


async def test_a_request_with_odd_tools_holds_schemas_that_every_endpoint_takes_and_the_stored_ones_stay() -> None:
    sent: dict[str, JsonObject] = {
        "list_racks": {},
        "count_racks": {"type": "object"},
        "name_rack": {"type": "object", "properties": None},
        "rate_ferry": {"_def": {"typeName": "ZodObject"}},
        "push_event": {"type": "object", "properties": {"raw_body": True, "forbidden": False}},
        "attach_asset": {"type": "object", "anyOf": [{"properties": {"remote_link": {"type": "string"}}}]},
        "open_thread": {"type": "object", "properties": {"minutes": {"type": "integer", "enum": [30, 720]}}},
        "save_outline": {
            "type": "object",
            "properties": {"root": {"$ref": "#/$defs/Item"}},
            "$defs": {"Item": {"properties": {"children": {"type": "array", "items": {"$ref": "#/$defs/Item"}}}}},
        },
    }
    source = SmallEngine(
        [with_schema(name, schema) for name, schema in sent.items()], {"s/open_thread": lambda _: "opened"}
    )
    with model_server(Call([("s_open_thread", {"minutes": 30})]), Say(["ok"])) as server:
        events, _ = await play(server, source, " ".join(sent))
    got = {each["function"]["name"]: each["function"]["parameters"] for each in server.requests[0]["tools"]}
    for name in ("list_racks", "count_racks", "name_rack", "rate_ferry"):
        assert (got[f"s_{name}"]["type"], got[f"s_{name}"]["properties"]) == ("object", {})
    assert got["s_push_event"]["properties"] == {"raw_body": {}, "forbidden": {"not": {}}}
    assert got["s_attach_asset"]["properties"] == {"remote_link": {"type": "string"}}
    assert "anyOf" not in got["s_attach_asset"]
    assert got["s_open_thread"]["properties"]["minutes"] == {"type": "integer", "description": "One of 30, 720."}
    root = {"properties": {"children": {"type": "array", "items": {}}}}  # references are resolved, a circle ends
    assert got["s_save_outline"]["properties"] == {"root": root}
    assert "$defs" not in got["s_save_outline"]
    assert source.invoked == [("s/open_thread", {"minutes": 30})]  # a number stays a number
    assert {info.tool.name: info.tool.input_schema for info in source.infos} == sent
    assert events[-1] == Done()


@pytest.mark.parametrize(
    ("arguments", "finish"), [("", "tool_calls"), ("null", "stop"), ("{}", "stop"), (" \n", "length")]
)
async def test_a_call_without_arguments_is_made_with_none_however_the_model_writes_that(
    arguments: str, finish: str
) -> None:
    source = SmallEngine([with_schema("list_racks", {"type": "object"})], {"s/list_racks": lambda _: "two racks"})
    with model_server(Call([("s_list_racks", arguments)], finish=finish), Say(["two"])) as server:
        events, messages = await play(server, source, "list_racks")
    assert source.invoked == [("s/list_racks", {})]
    assert [(part.text, part.is_error) for message in messages for part in message.results] == [("two racks", False)]
    assert events[-1] == Done()


@pytest.mark.parametrize("arguments", ['{"a"', "[]", "7", '"text"', "[" * 100_000])
async def test_a_call_with_broken_arguments_is_not_made_and_the_model_is_told(arguments: str) -> None:
    source = SmallEngine([with_schema("list_racks", {"type": "object"})], {"s/list_racks": lambda _: "two racks"})
    with model_server(Call([("s_list_racks", arguments)], finish="length"), Say(["sorry"])) as server:
        events, messages = await play(server, source, "list_racks")
        answered = server.messages(1)
    assert source.invoked == []
    results = [part for message in messages for part in message.results]
    assert [part.is_error for part in results] == [True]  # each call has a result
    assert "JSON object" in results[0].text
    assert [entry["role"] for entry in answered[-2:]] == ["assistant", "tool"]
    assert events[-1] == Done()
