"""Prompts of servers as skills: listed, followed, ranked and read, where a person wants them."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from mcp_types import GetPromptResult, ListPromptsResult

from dost_engine.client import EngineClient
from dost_engine.errors import BadArguments, CallFailed, NotFound
from dost_engine.mcp_store.guard import stand_in_prompt, stand_in_prompts
from dost_engine.mcp_store.prompts import MOST_PROMPTS
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import SkillArgument, Source, Turn
from support import servers
from support.any_json import JSON
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PROMPTING = Path(servers.__file__).with_name("prompting.py")
PLAN = {
    "name": "plan trip",
    "title": "Trips",
    "description": "Plans a journey\u200b by train",
    "arguments": [
        {"name": "place", "description": "Where to", "required": True},
        {"name": "days"},
        {"description": "without a name"},
        7,
    ],
}
WORDS = {"messages": [{"role": "user", "content": {"type": "text", "text": "Plan {place}."}}]}


def write(file: Path, listed: object, get: dict[str, Any]) -> None:
    file.write_text(json.dumps({"list": listed, "get": get}), encoding="utf-8")


@asynccontextmanager
async def running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings, *era: str
) -> AsyncIterator[EngineClient]:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    paths = Paths.from_environment()
    paths.config.mkdir(parents=True)
    entry = {"command": sys.executable, "args": ["-I", str(PROMPTING), str(tmp_path / "prompts.json"), *era]}
    paths.servers_file.write_text(json.dumps({"mcpServers": {"trips": entry}}), encoding="utf-8")
    service = Service(paths, settings, host="command", load_embedder=HashEmbedder)
    await service.start()
    try:
        await service.wait_settled(60)
        async with EngineClient(service.url, service.token) as client:
            yield client
    finally:
        await service.stop()


async def until_listed(client: EngineClient, ids: list[str]) -> None:
    """Wait for these skills; every change of them is followed by an event."""
    async with asyncio.timeout(30), aclosing(client.events()) as events:
        async for _ in events:
            if [skill.id for skill in (await client.skills()).skills] == ids:
                return


async def test_prompts_are_skills_marked_with_their_server_and_what_they_ask_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "prompts.json", [PLAN, {"description": "nameless"}, PLAN], {"plan trip": WORDS})
    async with running(tmp_path, monkeypatch, Settings(prompts_as_skills=True)) as client:
        found = await client.skills()
        (skill,) = found.skills
        assert (skill.id, skill.server, skill.name) == ("trips/plan trip", "trips", "plan trip")
        assert skill.description == "Trips\nPlans a journey by train"
        assert skill.arguments == (SkillArgument("place", "Where to", required=True), SkillArgument("days"))
        assert any("trips" in problem and "name is missing" in problem for problem in found.problems)
        (pick,) = (await client.select(Turn("please plan-trip to Rome"))).skills
        assert (pick.id, pick.source, pick.arguments) == (skill.id, Source.NAME, skill.arguments)
        assert (await client.skill(skill.id, {"place": "Rome"})).body == "Plan Rome."
        for wrong, said in (({}, "“place” is missing"), ({"place": "x", "sea": "y"}, "There is no “sea”")):
            with pytest.raises(BadArguments, match=said):
                await client.skill(skill.id, wrong)
        for name in ("trips/none", "other/plan trip"):
            with pytest.raises(NotFound, match="no skill"):
                await client.skill(name)


async def test_changed_prompts_are_listed_again_and_odd_ones_read_as_far_as_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "prompts.json"
    write(file, [PLAN], {})
    async with running(tmp_path, monkeypatch, Settings(prompts_as_skills=True)) as client:
        with pytest.raises(CallFailed, match="no such prompt"):
            await client.skill("trips/plan trip", {"place": "Rome"})
        odd = [
            {"role": "user", "content": {"type": "text", "text": "A"}},
            {"role": "assistant", "content": {"type": "image", "data": "AAAA", "mimeType": "image/png"}},
            {"role": "user", "content": {"type": "unheard of"}},
            "no message",
        ]
        write(file, [{"name": "odd"}, {"name": "empty"}], {"odd": {"messages": odd}, "empty": {"messages": 7}})
        await client.invoke("trips/change", {})
        await until_listed(client, ["trips/odd", "trips/empty"])
        body = (await client.skill("trips/odd")).body
        assert body.startswith("User:\nA\n\nAssistant:\n[image, image/png")
        assert "unknown type" in body
        assert (await client.skill("trips/empty")).body == ""
        write(file, "no list", {})
        await client.invoke("trips/change", {})
        await until_listed(client, [])


async def test_in_the_newer_era_prompts_are_followed_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "prompts.json"
    write(file, [PLAN], {"plan trip": WORDS})
    async with running(tmp_path, monkeypatch, Settings(prompts_as_skills=True), "modern") as client:
        await until_listed(client, ["trips/plan trip"])
        assert (await client.skill("trips/plan trip", {"place": "Rome"})).body == "Plan Rome."
        write(file, [{"name": f"p{number}"} for number in range(MOST_PROMPTS + 2)], {})
        await client.invoke("trips/change", {})
        await until_listed(client, [f"trips/p{number}" for number in range(MOST_PROMPTS)])
        assert any(f"more than {MOST_PROMPTS}" in problem for problem in (await client.skills()).problems)


@given(JSON)
def test_whatever_a_server_answers_the_session_gets_a_page_or_a_prompt_that_it_takes(answer: object) -> None:
    for result in ({"prompts": answer}, {"prompts": [answer]}, {"messages": answer, "prompts": [{"name": answer}]}):
        page = ListPromptsResult.model_validate(stand_in_prompts(result))
        assert all(prompt.name.strip() for prompt in page.prompts)
        assert GetPromptResult.model_validate(stand_in_prompt(result)).messages == []


async def test_prompts_are_gone_with_their_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "prompts.json", [PLAN], {})
    async with running(tmp_path, monkeypatch, Settings(prompts_as_skills=True)) as client:
        await until_listed(client, ["trips/plan trip"])
        await client.switch_server("trips", enabled=False)
        await until_listed(client, [])
        with pytest.raises(NotFound, match="no skill"):
            await client.skill("trips/plan trip", {"place": "Rome"})


async def test_unless_somebody_wants_them_no_server_is_asked_for_prompts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "prompts.json", [PLAN], {})
    async with running(tmp_path, monkeypatch, Settings()) as client:
        assert (await client.skills()).skills == ()
        with pytest.raises(NotFound, match="no skill"):
            await client.skill("trips/plan trip")
        for _ in range(2):  # the switch is in force at once, in either direction
            assert await client.change_settings({"prompts_as_skills": True}) == ()
            await until_listed(client, ["trips/plan trip"])
            assert await client.change_settings({"prompts_as_skills": False}) == ()
            await until_listed(client, [])
