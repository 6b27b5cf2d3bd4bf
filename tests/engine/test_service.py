"""The service over real servers and a real gateway, seen through its client."""

from __future__ import annotations

import json
import shutil
import sys
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.client import EngineClient
from dost_engine.embedding.models import MINILM, TOKENIZER_NAME, Precision, model_folder, onnx_name, write_manifest
from dost_engine.errors import ConfigError, ModelMissing, NotFound, NotReady, ServiceError, ToolNotFound
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import (
    HABIT_WEIGHT,
    Dial,
    Event,
    EventKind,
    ModelState,
    Policy,
    Rules,
    ServerState,
    StageStatus,
    TextRecipe,
    Turn,
)
from support.fake_embedder import HashEmbedder
from support.processes import descendants
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from dost_engine.embedding.protocol import Embedder

SETTLE_S = 60.0


def write_servers(paths: Paths, **servers: dict[str, Any]) -> None:
    paths.config.mkdir(parents=True, exist_ok=True)
    paths.servers_file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")


@asynccontextmanager
async def running(
    paths: Paths,
    *,
    settings: Settings | None = None,
    host: str = "daemon",
    load_embedder: Callable[[], Embedder] = HashEmbedder,
    model_look_s: float = 5.0,
) -> AsyncIterator[tuple[Service, EngineClient]]:
    service = Service(paths, settings or Settings(), host=host, load_embedder=load_embedder, model_look_s=model_look_s)
    await service.start()
    try:
        async with EngineClient(service.url, service.token) as client:
            yield service, client
    finally:
        await service.stop()
    assert descendants() == []


async def until(client: EngineClient, *kinds: EventKind) -> list[Event]:
    """The events up to the first of each kind."""
    missing, seen = set(kinds), []
    async with aclosing(client.events()) as events:
        async for event in events:
            seen.append(event)
            missing.discard(event.kind)
            if not missing:
                break
    return seen


async def test_tools_of_real_servers_are_listed_chosen_and_called(paths: Paths) -> None:
    write_servers(
        paths,
        time={"command": sys.executable, "args": ["-m", "mcp_server_time", "--local-timezone", "UTC"]},
        notes=entry(tools=[tool("add_note"), tool("list_notes")]),
        broken={"command": "no-such-program-anywhere"},
    )
    async with running(paths) as (service, client):
        await service.wait_settled(SETTLE_S)
        status = await client.status()
        assert [server.state for server in status.servers] == [
            ServerState.READY,
            ServerState.READY,
            ServerState.FAILED,
        ]
        assert "no-such-program-anywhere" in status.servers[2].error
        assert (status.index.tools, status.index.model) == (4, ModelState.READY)

        infos = {info.tool.id: info for info in await client.tools()}
        assert list(infos) == ["time/get_current_time", "time/convert_time", "notes/add_note", "notes/list_notes"]
        assert infos["notes/add_note"].wire_name.endswith("add_note")
        assert 0 < infos["notes/add_note"].tokens < infos["time/convert_time"].tokens

        trace = await client.select(Turn("get_current_time", origin="test"))
        assert trace.selection.picks[0].id == "time/get_current_time"
        assert trace.tools_all == 4
        done = await client.invoke("time/get_current_time", {"timezone": "Asia/Kolkata"}, origin="test")
        assert json.loads(done.text)["timezone"] == "Asia/Kolkata"
        assert not done.is_error


async def test_a_selection_is_remembered_and_told_and_a_test_is_not(paths: Paths) -> None:
    write_servers(paths, notes=entry(tools=[tool("add_note")]))
    async with running(paths) as (service, client):
        await service.wait_settled(SETTLE_S)
        tested = await client.test_select(Turn("add a note", origin="inspector"))
        trace = await client.select(Turn("add a note", origin="test"))
        assert await client.trace(trace.turn_id) == replace(trace, catalog_changed=False)
        with pytest.raises(NotFound):
            await client.trace(tested.turn_id)
        told = [event.data for event in await until(client, EventKind.TRACE) if event.kind is EventKind.TRACE]
        assert told == [{"turn_id": trace.turn_id, "origin": "test"}]


async def test_the_settings_limit_a_turn_and_a_policy_of_its_own_wins(paths: Paths) -> None:
    settings = Settings(policy="guide", semantic_limit=2, text_limit=1, sticky_window=7)
    async with running(paths, settings=settings) as (_, client):
        policy = (await client.test_select(Turn("hello"))).policy
        assert policy.rules is Rules.GUIDE
        assert (policy.semantic_limit, policy.text_limit, policy.sticky_window) == (2, 1, 7)
        own = Policy(name="mine", semantic_limit=9)
        assert (await client.test_select(Turn("hello"), own)).policy == own


async def test_the_default_policy_is_used_as_the_dial_says(paths: Paths) -> None:
    async with running(paths) as (_, client):
        assert (await client.test_select(Turn("hello"))).policy == counting(Policy.default())
    async with running(paths, settings=Settings(amount="lean")) as (_, client):
        assert (await client.test_select(Turn("hello"))).policy == counting(Policy.default(Dial.LEAN))


def counting(policy: Policy) -> Policy:
    """The same, going by the calls of the person where there are enough."""
    return replace(policy, ranking=replace(policy.ranking, personal_weight=HABIT_WEIGHT))


async def test_words_can_be_searched_with_whoosh(paths: Paths) -> None:
    write_servers(paths, notes=entry(tools=[tool("add_note"), tool("send_fax")]))
    async with running(paths, settings=Settings(text_index="whoosh")) as (service, client):
        await service.wait_settled(SETTLE_S)
        trace = await client.select(Turn("send the fax"))
        assert trace.policy.ranking.text_recipe is TextRecipe.WHOOSH
        assert trace.selection.picks[0].id == "notes/send_fax"


async def test_a_broken_file_of_choices_is_said_in_the_status(paths: Paths) -> None:
    write_servers(paths, notes=entry(tools=[tool("add_note")]))
    paths.tools_file.write_text("{", encoding="utf-8")
    async with running(paths) as (_, client):
        assert [problem for problem in (await client.status()).problems if str(paths.tools_file) in problem]


async def test_what_happens_is_told_in_events(paths: Paths) -> None:
    write_servers(paths, notes=entry(tools=[tool("add_note")]))
    async with running(paths) as (service, client):
        await service.wait_settled(SETTLE_S)
        before = await until(client, EventKind.SERVER, EventKind.INDEX, EventKind.CATALOG)
        states = [event.data["state"] for event in before if event.kind is EventKind.SERVER]
        assert states[:2] == ["resolving", "starting"]
        assert [event.seq for event in before] == sorted({event.seq for event in before})
        revision = (await client.status()).index.revision

        write_servers(paths, mail=entry(tools=[tool("send_mail"), tool("read_mail")]))
        async with aclosing(client.events(after=before[-1].seq)) as events:
            kinds: set[EventKind] = set()
            async for event in events:
                kinds.add(event.kind)
                if event.kind is EventKind.SERVER_REMOVED:
                    assert event.data == {"name": "notes"}
                if event.kind is EventKind.CATALOG and event.data["tools"] == 2:
                    assert event.data["revision"] > revision
                    break
        assert kinds >= {EventKind.SERVER, EventKind.SERVER_REMOVED}
        assert [info.tool.name for info in await client.tools()] == ["send_mail", "read_mail"]
        assert [server.name for server in await client.servers()] == ["mail"]


async def test_a_server_is_restarted_and_its_log_read_by_name(paths: Paths) -> None:
    write_servers(paths, notes=entry(tools=[tool("add_note")], stderr="hello from the server\n"))
    async with running(paths) as (service, client):
        await service.wait_settled(SETTLE_S)
        before = (await client.servers())[0].pid
        await client.restart_server("notes")
        async with aclosing(client.events()) as events:
            async for event in events:
                if event.data.get("state") == "ready" and event.data["pid"] not in {None, before}:
                    break
        assert any("hello from the server" in line for line in await client.server_logs("notes"))
        for question in (client.server_logs("nobody"), client.restart_server("nobody")):
            with pytest.raises(NotFound, match=r"nobody.*notes"):
                await question
        with pytest.raises(ToolNotFound):
            await client.invoke("notes/none", {})


async def test_the_samples_asked_for_in_an_empty_profile_become_tools(paths: Paths) -> None:
    async with running(paths) as (_, client):
        assert await client.tools() == ()
        names = await client.add_sample_servers()
        assert names[0] == "office"
        async with aclosing(client.events()) as events:
            async for event in events:
                if event.data.get("name") == "office" and event.data["state"] == "ready":
                    break
        assert tuple(server.name for server in await client.servers()) == names
        assert "office/list_tasks" in {info.tool.id for info in await client.tools()}
        done = await client.invoke("office/list_tasks", {})
        assert "Send the invoice" in done.text
        assert (paths.data / "office.sqlite").exists()
        with pytest.raises(ConfigError, match="lists servers already"):
            await client.add_sample_servers()


async def test_a_second_start_embeds_nothing(paths: Paths) -> None:
    class Raising(HashEmbedder):
        def embed(self, texts: Any) -> Any:
            raise AssertionError(f"embedded {texts}")

    write_servers(paths, notes=entry(tools=[tool("add_note"), tool("list_notes")]))
    async with running(paths) as (service, client):
        await service.wait_settled(SETTLE_S)
        assert (await client.status()).index.embedded == 4  # two texts each
    async with running(paths, load_embedder=Raising) as (service, client):
        await service.wait_settled(SETTLE_S)
        index = (await client.status()).index
        assert (index.embedded, index.tools, index.note) == (0, 2, "")


async def test_without_a_model_it_says_what_to_do_and_takes_the_model_when_it_comes(paths: Paths) -> None:
    def load() -> Embedder:
        if not model_folder(paths.models, precision=Precision.INT8).exists():
            raise ModelMissing("There is no model.", remedy="Run `dost model get`.")
        return HashEmbedder()

    write_servers(paths, notes=entry(tools=[tool("add_note")]))
    async with running(paths, load_embedder=load, model_look_s=0.01) as (service, client):
        await service.wait_settled(SETTLE_S)
        index = (await client.status()).index
        assert index.model is ModelState.ABSENT
        assert "dost model get" in index.note
        trace = await client.select(Turn("anything at all"))
        assert trace.selection.fallback == "the model is not loaded yet: by words and history only"
        assert trace.stages[0].status is StageStatus.SKIPPED

        made = paths.models / "being-made"
        made.mkdir(parents=True)
        for name in (onnx_name(Precision.INT8), TOKENIZER_NAME):
            (made / name).write_bytes(b"{}")
        write_manifest(made, MINILM, Precision.INT8, source="test")
        shutil.move(made, model_folder(paths.models, precision=Precision.INT8))
        async with aclosing(client.events()) as events:
            async for event in events:
                if event.kind is EventKind.INDEX and event.data["embedded"]:
                    break
        await service.wait_settled(SETTLE_S)
        assert (await client.status()).index.model is ModelState.READY
        assert (await client.select(Turn("anything at all"))).selection.fallback == ""


async def test_it_can_be_stopped_twice_and_answers_nothing_afterwards(paths: Paths) -> None:
    async with running(paths) as (service, _):
        assert paths.endpoint_file.exists()
        await service.stop()
        assert not paths.endpoint_file.exists()
        with pytest.raises(NotReady):
            service.status()
    await Service(paths, Settings(), host="daemon").stop()  # never started


async def test_a_port_that_is_taken_leaves_nothing_behind(paths: Paths) -> None:
    async with running(paths) as (service, _):
        port = int(service.url.rpartition(":")[2])
        others = Paths(*[getattr(paths, name) / "other" for name in ("config", "data", "logs", "runtime", "models")])
        second = Service(others, Settings(gateway_port=port), host="daemon", load_embedder=HashEmbedder)
        with pytest.raises(ServiceError, match="gateway_port"):
            await second.start()
        assert not others.endpoint_file.exists()
        third = Service(others, Settings(), host="daemon", load_embedder=HashEmbedder)
        await third.start(lock_wait_s=0)  # the lock was given back
        await third.stop()
