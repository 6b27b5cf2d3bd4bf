"""Tool lists as servers in the field send them, on every way by which tools reach a person or a program."""

from __future__ import annotations

import copy
import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from dost_engine.catalog import make_tool, wire_name
from dost_engine.cli.app import app
from dost_engine.client import EngineClient
from dost_engine.errors import ToolNotFound
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import Catalog, Filters, Message, Method, Policy, Role, ServerState, ToolCall, Turn, Verdict
from support.odd_tools import ODD, Odd
from support.servers.running import entry, tool
from support.small_tools import definition, indexed, running

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.embedding.onnx_model import OnnxEmbedder

BY_WORDS = Policy.of_method(Method.TEXT)
SETTLE_S = 60.0

every_list = pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())


@every_list
async def test_a_list_is_indexed_whole_and_found_by_its_words(odd: Odd) -> None:
    async with running() as rag:
        await rag.init()
        before = copy.deepcopy(odd.tools)
        assert (await rag.index(odd.tools))["count"] == len(odd.kept)
        assert odd.tools == before
        for message, name in odd.found.items():
            for rows in (await rag.text_search(message), await rag.search(message, limit=50)):
                assert not [row for row in rows if row["description"] in ("None", "null")]
            picked = await rag.trace(Turn(message), BY_WORDS)
            assert picked.selection.picks[0].id == f"tools/{name}", message
        for message in odd.unfound:
            assert (await rag.trace(Turn(message), BY_WORDS)).selection.picks == (), message


@every_list
async def test_a_mapping_is_indexed_and_its_own_entries_are_handed_back_unchanged(odd: Odd) -> None:
    mapping: dict[str, Any] = {}
    for each in odd.tools:
        if isinstance(each, dict) and each.get("name") in odd.kept:
            mapping.setdefault(each["name"], {key: value for key, value in each.items() if key != "name"})
    before = copy.deepcopy(mapping)
    async with running(policy=Policy.default()) as rag:  # words answer before the model is there
        rag.reindex(mapping)
        await rag.flush()
        assert list(await rag.select("all of it", [], mapping)) == list(mapping)
        for message, name in odd.found.items():
            assert (await rag.trace(Turn(message))).selection.picks[0].id == f"tools/{name}", message
    async with indexed(mapping) as rag:
        for message, name in odd.found.items():
            called = [{"role": "assistant", "content": [{"type": "tool-call", "toolName": name}]}]
            picked = await rag.select(message, called, mapping)
            assert picked[name] is mapping[name]
    assert mapping == before


@every_list
async def test_a_definition_that_is_no_mapping_is_a_tool_of_that_name(odd: Odd) -> None:
    mapping = dict.fromkeys(odd.kept, None) | {"other": definition("Another")}
    async with indexed(mapping) as rag:
        assert len(rag.catalog.tools) == len(odd.kept) + 1


# ----------------------------------------------------------------------------------- over servers, HTTP and commands


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """An empty profile."""
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    made = Paths.from_environment()
    made.config.mkdir(parents=True)
    return made


def write_servers(paths: Paths, *lists: Odd) -> None:
    """Each list as a server of its own, and one without a fault."""
    servers = {key_of(odd): entry(tools=odd.tools) for odd in lists} | {"plain": entry(tools=[tool("say_hello")])}
    paths.servers_file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")


def key_of(odd: Odd) -> str:
    return f"odd{list(ODD.values()).index(odd)}"


@pytest.mark.model
async def test_every_list_of_a_real_server_is_served_over_http_and_every_tool_can_be_called(
    paths: Paths, real_model: OnnxEmbedder
) -> None:
    write_servers(paths, *ODD.values())
    service = Service(paths, Settings(), host="daemon", load_embedder=lambda: real_model)
    await service.start()
    try:
        await service.wait_settled(SETTLE_S)
        async with EngineClient(service.url, service.token) as client:
            infos = {info.tool.id: info for info in await client.tools()}
            status = {server.name: server for server in await client.servers()}
            for server in status.values():
                assert server.state is (ServerState.DEGRADED if server.skipped else ServerState.READY)
            assert len({info.wire_name for info in infos.values()}) == len(infos)
            for odd in ODD.values():
                key = key_of(odd)
                listed = [info.tool.name for tool_id, info in infos.items() if tool_id.startswith(f"{key}/")]
                assert tuple(listed) == odd.kept
                here = Filters(servers=(key,))
                for message, name in odd.found.items():
                    by_words = await client.select(Turn(message, filters=here, method=Method.TEXT))
                    assert by_words.selection.picks[0].id == f"{key}/{name}", message
                    # by the default's rules a word of a parameter may be too little to pick it; it is the nearest
                    ranked = await client.select(Turn(message, filters=here))
                    nearest = next(one for one in ranked.candidates if one.verdict is not Verdict.FILTERED)
                    assert nearest.id == f"{key}/{name}", message
                for name in odd.kept:
                    info = infos[f"{key}/{name}"]
                    assert re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]{0,63}", info.wire_name)
                    assert re.search("[A-Za-z0-9]", info.wire_name)  # never underscores alone
                    fitting = {"reason": "done"} if name == "close_ticket" else {}  # else its schema wants more
                    assert not (await client.invoke(info.tool.id, fitting, by_hand=True)).is_error
                    history = (Message(Role.USER, "x"), Message(Role.ASSISTANT, calls=(ToolCall(info.wire_name),)))
                    kept = await client.test_select(Turn("haiku", history, filters=here))
                    assert info.tool.id in [pick.id for pick in kept.selection.picks]
            broken = status[key_of(ODD["broken entries"])]
            assert (broken.tools, len(broken.skipped)) == (2, 7)
            assert infos[f"{broken.name}/ok_one"].tool.description == "Fine"
            built_in = key_of(ODD["names of built-in attributes"])
            with pytest.raises(ToolNotFound):
                await client.invoke(f"{built_in}/hasOwnProperty", {}, by_hand=True)
    finally:
        await service.stop()


def test_commands_show_odd_tools_and_how_many_entries_were_left_out(paths: Paths) -> None:
    wrapped, broken = ODD["wrapped schemas and leftovers"], ODD["broken entries"]
    write_servers(paths, wrapped, broken)

    picked = CliRunner().invoke(app, ["why", "--json", "vehicle_length"])
    assert json.loads(picked.stdout)["selection"]["picks"][0]["id"] == f"{key_of(wrapped)}/book_ferry"
    shown = CliRunner().invoke(app, ["servers"]).stdout
    assert shown.count(f"{key_of(broken)}: left out: ") == 7
    assert '"ok_one" is listed again; the first one is kept.' in shown


# --------------------------------------------------------------------------------------------- one name, many servers


async def test_tools_of_one_name_are_told_apart_stay_themselves_and_go_with_their_server() -> None:
    issue = {
        "git-work": {"create_issue": definition("Creates an issue in the work tracker")},
        "git-home": {"create_issue": definition("Creates an issue in the hobby tracker")},
        "proxy": {"mcp__git-work__create_issue": definition("Creates an issue through the proxy")},
    }
    ids = ["git-work/create_issue", "git-home/create_issue", "proxy/mcp__git-work__create_issue"]

    def catalogue(revision: int, *servers: str) -> Catalog:
        return Catalog(
            revision, tuple(make_tool(key, name, raw) for key in servers for name, raw in issue[key].items())
        )

    wires = {wire_name(tool_id) for tool_id in ids}
    assert len(wires) == 3
    for policy in (BY_WORDS, Policy.default()):
        async with running(policy=policy) as rag:
            rag.reindex(catalogue(1, *issue))
            await rag.flush()
            first = await rag.trace(Turn("create an issue in the hobby tracker"))
            assert first.selection.picks[0].id == "git-home/create_issue"
            assert {pick.id for pick in first.selection.picks} == set(ids)
            rag.reindex(catalogue(2, *reversed(issue)))
            await rag.flush()
            assert [
                pick.id for pick in (await rag.trace(Turn("create an issue in the hobby tracker"))).selection.picks
            ] == [pick.id for pick in first.selection.picks]
            rag.reindex(catalogue(3, "git-work", "proxy"))
            await rag.flush()
            left = await rag.trace(Turn("create an issue in the hobby tracker"))
            assert {pick.id for pick in left.selection.picks} == {ids[0], ids[2]}
