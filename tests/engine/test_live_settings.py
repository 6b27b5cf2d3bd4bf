"""Settings that are changed while the service runs."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from dost_engine.client import EngineClient
from dost_engine.errors import BadRequest, ConfigError
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings, changed_settings, load_settings
from dost_engine.types import Rules, Turn
from support.fake_embedder import HashEmbedder
from support.fixed_service import TOKEN, fixed_service

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def client(paths: Paths) -> AsyncIterator[EngineClient]:
    service = Service(paths, Settings(), host="command", load_embedder=HashEmbedder)
    await service.start()
    try:
        async with EngineClient(service.url, service.token) as client:
            yield client
    finally:
        await service.stop()


async def test_rules_amount_and_tasks_are_in_force_with_the_next_turn(client: EngineClient, paths: Paths) -> None:
    assert (await client.settings())["amount"] == "normal"
    assert await client.change_settings({"amount": "lean", "split_tasks": True, "cache_answers": False}) == ()
    ranking = (await client.select(Turn("hello"))).policy.ranking
    assert (ranking.most, ranking.clause_weight) == (3, 0.8)
    assert await client.change_settings({"policy": "guide"}) == ()
    assert (await client.select(Turn("hello"))).policy.rules is Rules.GUIDE
    assert load_settings(paths.settings_file) == Settings(
        amount="lean", split_tasks=True, cache_answers=False, policy="guide"
    )
    assert (await client.settings())["policy"] == "guide"


async def test_folders_of_skills_are_looked_into_within_a_second(client: EngineClient, tmp_path: Path) -> None:
    file = tmp_path / "more" / "review" / "SKILL.md"
    file.parent.mkdir(parents=True)
    file.write_text("---\ndescription: How to review\n---\n", encoding="utf-8")

    async def skills(names: list[str]) -> None:
        async with asyncio.timeout(30):
            while [skill.name for skill in (await client.skills()).skills] != names:  # noqa: ASYNC110 - over HTTP
                await asyncio.sleep(0.05)

    assert await client.change_settings({"skill_folders": [str(tmp_path / "more"), "~nobody-of-that-name/x"]}) == ()
    await skills(["review"])
    (problem,) = (await client.skills()).problems
    assert "nobody-of-that-name" in problem
    assert await client.change_settings({"skill_folders": []}) == ()
    await skills([])


async def test_what_waits_for_the_next_start_is_named(client: EngineClient, paths: Paths) -> None:
    assert await client.change_settings({"amount": "wide", "gateway_port": 4000}) == ("gateway_port",)
    assert load_settings(paths.settings_file).gateway_port == 4000
    assert (await client.settings())["gateway_port"] == 4000
    assert await client.change_settings({"gateway_port": 0}) == ()  # as it is now


@pytest.mark.parametrize(
    "wrong",
    [{"amount": "heaps"}, {"semantic_limit": "5"}, {"no_such": 1}, {"text_limit": 51}, {"embedding": "word2vec:x"}],
)
async def test_a_setting_that_cannot_be_changes_nothing(
    client: EngineClient, paths: Paths, wrong: dict[str, object]
) -> None:
    with pytest.raises(BadRequest):
        await client.change_settings({"split_tasks": True} | wrong)
    assert not (await client.settings())["split_tasks"]
    assert load_settings(paths.settings_file) == Settings()


async def test_a_file_that_is_broken_is_left_alone_and_nothing_changes(client: EngineClient, paths: Paths) -> None:
    paths.config.mkdir(parents=True, exist_ok=True)
    paths.settings_file.write_text("{")
    with pytest.raises(ConfigError):
        await client.change_settings({"amount": "lean"})
    assert paths.settings_file.read_text() == "{"
    assert (await client.settings())["amount"] == "normal"


async def test_what_others_wrote_into_the_file_stays(client: EngineClient, paths: Paths) -> None:
    paths.config.mkdir(parents=True, exist_ok=True)
    paths.settings_file.write_text(json.dumps({"theme": "dark", "mine": 1}))
    await client.change_settings({"amount": "lean"})
    written = json.loads(paths.settings_file.read_text())
    assert (written["theme"], written["mine"], written["amount"]) == ("dark", 1, "lean")


async def test_the_client_says_what_the_service_says() -> None:
    async with fixed_service() as service, EngineClient(service.url, TOKEN) as client:
        assert await client.change_settings({"amount": "lean", "theme": "dark"}) == ("theme",)
        assert await client.settings() == {"amount": "lean", "theme": "dark"}
        with pytest.raises(BadRequest, match="no setting mine"):
            await client.change_settings({"mine": 1})


def test_the_version_and_the_provider_are_no_settings_of_this_kind() -> None:
    for name in ("version", "provider"):
        with pytest.raises(ConfigError, match="no setting"):
            changed_settings(Settings(), {name: 1})
