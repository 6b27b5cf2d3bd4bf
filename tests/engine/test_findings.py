"""``/v1/findings``: what ``dost lint`` says, of the tools that a running service has."""

from __future__ import annotations

import json
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx2
import pytest

from dost_engine.client import EngineClient
from dost_engine.errors import ModelMissing, NotFound
from dost_engine.findability.check import check
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import FindingLevel, Recipe
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence
    from pathlib import Path

    from dost_engine.embedding.protocol import Embedder, Vectors
    from dost_engine.types import Projection

WHEN = "Use this when somebody asks where a parcel of the shop is and when it will arrive"
SERVERS = {
    "shop": entry(tools=[tool("find_parcel", description=f"Finds a parcel. {WHEN}"), tool("x", description="")]),
    "my post": entry(tools=[tool("lookup_parcel", description=f"Looks a parcel up. {WHEN}")]),
    "fine": entry(tools=[tool("send_fax", description="Sends a fax to a number. Use this to reach an old office")]),
}


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    found = Paths.from_environment()
    found.config.mkdir(parents=True)
    found.servers_file.write_text(json.dumps({"mcpServers": SERVERS}), encoding="utf-8")
    return found


@asynccontextmanager
async def running(paths: Paths, load: Callable[[], Embedder]) -> AsyncIterator[tuple[Service, EngineClient]]:
    service = Service(paths, Settings(), host="command", load_embedder=load)
    await service.start()
    try:
        await service.wait_settled(60)
        async with EngineClient(service.url, service.token) as client:
            yield service, client
    finally:
        await service.stop()


async def test_a_service_says_of_its_tools_what_a_check_of_them_says_and_embeds_none_of_them_again(
    paths: Paths,
) -> None:
    embedder = HashEmbedder()

    def embed(seen: Sequence[Projection]) -> Vectors:
        return HashEmbedder().embed([one.texts[Recipe.PLAIN] for one in seen])

    async with running(paths, lambda: embedder) as (_, client):
        before = len(embedder.embedded)
        report = await client.findings()
        assert report == await client.findings()
        assert len(embedder.embedded) == before
        tools = [info.tool for info in await client.tools()]
    assert (report.tools, report.note) == (4, "")
    assert report.findings == check(tools, embed=embed)
    said = {(one.tool_id, one.rule): one for one in report.findings}
    assert said["shop/find_parcel", "near-duplicates"].others == ("my%20post/lookup_parcel",)
    assert said["shop/x", "no-description"].level is FindingLevel.WARNING
    assert "fine/send_fax" not in {one.tool_id for one in report.findings}


async def test_servers_are_told_about_alone_and_held_against_all_others(paths: Paths) -> None:
    async with running(paths, HashEmbedder) as (service, client):
        everything = (await client.findings()).findings
        of_post = (await client.findings(["my post"])).findings
        assert of_post == tuple(one for one in everything if "my%20post/lookup_parcel" in (one.tool_id, *one.others))
        assert [one.rule for one in of_post if one.tool_id == "shop/find_parcel"] == ["near-duplicates"]
        assert (await client.findings(["my%20post", "fine"])).findings == of_post
        with pytest.raises(NotFound, match="'none'"):
            await client.findings(["fine", "none"])
        plain: dict[str, Any] = {"headers": {"Authorization": f"Bearer {service.token}"}, "trust_env": False}
        async with httpx2.AsyncClient(base_url=service.url, **plain) as http:
            answer = await http.get("/v1/findings?server=fine&server=my%20post")
            assert (answer.status_code, answer.json()["tools"]) == (200, 4)
            assert [one["rule"] for one in answer.json()["findings"]] == [one.rule for one in of_post]
            refused = await http.get("/v1/findings?server=none")
            assert (refused.status_code, refused.json()["error"]["type"]) == (404, "NotFound")


async def test_without_a_model_tools_are_compared_by_words_and_it_is_said(paths: Paths) -> None:
    def missing() -> Embedder:
        raise ModelMissing("The model is not here.", remedy="Get it.")

    async with running(paths, missing) as (_, client):
        report = await client.findings()
    assert report.note == "Compared by words alone: The model is not here. Get it."
    assert ("shop/x", "no-description") in {(one.tool_id, one.rule) for one in report.findings}


async def test_a_catalogue_that_changed_is_checked_anew(paths: Paths) -> None:
    async with running(paths, HashEmbedder) as (service, client):
        assert (await client.findings()).tools == 4
        changed = {**SERVERS, "more": entry(tools=[tool("y", description="")])}
        paths.servers_file.write_text(json.dumps({"mcpServers": changed}), encoding="utf-8")
        async with aclosing(client.events()) as events:
            async for event in events:
                if event.kind == "catalog" and event.data["tools"] == 5:
                    break
        await service.wait_settled(60)
        assert "more/y" in {one.tool_id for one in (await client.findings()).findings}
