"""Tools named like attributes of objects in Python and JavaScript are tools like any other, all the way."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine import wire
from dost_engine.catalog import make_tool, resolve, wire_name
from dost_engine.client import EngineClient
from dost_engine.errors import ToolNotFound
from dost_engine.history import read_messages, turn_from_messages
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import Catalog, Policy, Tool, TurnTrace
from support.conversations import Written, in_every_format
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool
from support.small_tools import definition, indexed

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

NAMES = ("__proto__", "constructor", "toString", "__class__", "items", "get", "None", "nan")
UNKNOWN = "hasOwnProperty"
SETTLE_S = 60.0

every_name = pytest.mark.parametrize("name", NAMES)
AS_JSON = {name: written for name, written in in_every_format().items() if isinstance(written.messages[0], dict)}
WITH_IDS = {name: written for name, written in AS_JSON.items() if written.has_ids}


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """The messages with other names of tools, call ids and arguments, in values, keys and types alike."""
    if isinstance(value, list):
        return [renamed(part, names) for part in value]
    if isinstance(value, dict):
        return {names.get(key, key): renamed(part, names) for key, part in value.items()}
    for old, new in names.items():
        if isinstance(value, str) and old in value:
            value = new if value == old else value.replace(f"tool-{old}", f"tool-{new}").replace(f'"{old}"', f'"{new}"')
    return value


@every_name
@pytest.mark.parametrize("written", AS_JSON.values(), ids=AS_JSON.keys())
def test_a_history_of_any_format_may_name_tools_and_arguments_so(written: Written, name: str) -> None:
    messages = renamed(copy.deepcopy(written.messages), {"get_tide": name, "harbour": name})
    read = read_messages(messages)
    assert [call.tool for message in read for call in message.calls] == [name, "send_fax"]
    assert [result.tool for message in read for result in message.results] == [name, "send_fax"]
    assert read[1].calls[0].arguments == {name: "Brest", "days": [1, 2]}


@pytest.mark.parametrize("written", WITH_IDS.values(), ids=WITH_IDS.keys())
def test_a_history_may_name_its_calls_so(written: Written) -> None:
    read = read_messages(renamed(copy.deepcopy(written.messages), {"a": "__proto__", "b": "__class__"}))
    assert [call.call_id for message in read for call in message.calls] == ["__proto__", "__class__"]
    assert [result.tool for message in read for result in message.results] == ["get_tide", "send_fax"]


@every_name
def test_a_message_without_a_field_has_none_because_its_keys_are_not_attributes(name: str) -> None:
    assert read_messages([{name: "user", "role": name, "content": name, "tool_calls": name}]) == ()


@every_name
def test_a_catalogue_finds_such_a_tool_by_every_name_of_it(name: str) -> None:
    tools = tuple(make_tool("s", each, definition(f"Does {each}")) for each in NAMES)
    catalog = Catalog(1, tools)
    for known_as in (name, f"s/{name}", wire_name(f"s/{name}")):
        assert [found.name for found in resolve(catalog, known_as)] == [name]
    assert resolve(catalog, UNKNOWN) == ()


@every_name
def test_json_carries_such_a_tool_and_such_parameters(name: str) -> None:
    sent = make_tool("s", name, definition(f"Does {name}", *NAMES))
    assert wire.from_json(Tool, wire.to_json(sent)) == sent
    assert set(json.loads(wire.to_json(sent))["input_schema"]["properties"]) == set(NAMES)


@every_name
async def test_such_a_tool_is_selected_and_sticky(name: str) -> None:
    tools = {each: definition(f"Does {each}") for each in NAMES} | {"other": definition("Something else")}
    call = {"type": "tool-call", "toolCallId": "1", "toolName": name, "input": {}}
    history = [{"role": "assistant", "content": [call, call | {"toolName": UNKNOWN}]}]
    async with indexed(tools) as rag:
        assert name in [row["name"] for row in await rag.text_search(name)]
        trace = await rag.trace(turn_from_messages(history, text=name), Policy.guide())
        flags = {pick.id: pick.flags for pick in trace.selection.picks}
        assert {"text", "sticky"} <= set(flags[f"tools/{name}"])
        assert f"tools/{UNKNOWN}" not in flags
        assert wire.from_json(TurnTrace, wire.to_json(trace)) == trace


async def test_a_server_may_offer_them_all_and_each_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    paths = Paths.from_environment()
    paths.config.mkdir(parents=True, exist_ok=True)
    servers = {"constructor": entry(tools=[tool(name) for name in NAMES])}
    paths.servers_file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")
    service = Service(paths, Settings(), host="daemon", load_embedder=HashEmbedder)
    await service.start()
    try:
        await service.wait_settled(SETTLE_S)
        async with EngineClient(service.url, service.token) as client:
            assert {info.tool.name for info in await client.tools()} == set(NAMES)
            for name in NAMES:
                done = await client.invoke(f"constructor/{name}", {name: 1}, by_hand=True)
                assert (json.loads(done.text), done.is_error) == ({name: 1}, False)
            with pytest.raises(ToolNotFound):
                await client.invoke(f"constructor/{UNKNOWN}", {}, by_hand=True)
            with pytest.raises(ToolNotFound):
                await client.invoke(UNKNOWN, {}, by_hand=True)
    finally:
        await service.stop()
