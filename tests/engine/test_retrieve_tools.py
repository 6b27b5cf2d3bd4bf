"""``/v1/retrieve_tools``: what Agent-CoreX's page says of it, asked by a plain HTTP client of a real service."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import httpx2
import numpy as np
import pytest
import pytest_asyncio

from dost_engine.client import EngineClient
from dost_engine.errors import BadRequest, EmbeddingFailed
from dost_engine.gateway.openapi import openapi_page
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import Outcome, UsageEvent
from dost_engine.usage.log import UsageLog
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from dost_engine.embedding.protocol import Embedder, Vectors

pytestmark = pytest.mark.asyncio(loop_scope="module")

MAIL = "Send an email to the people of a team"
DEPLOY = "Deploy an app to production"
WEIGHTS = (0.40, 0.25, 0.20, 0.15)
SERVERS = {
    "postbox": entry(tools=[tool("send_email", description=MAIL), tool("archive", description="Archive an email")]),
    "lettero": entry(tools=[tool("send_email", description=MAIL, _meta={"tags": ["certified", "mail"]})]),
    "aws": entry(
        tools=[
            tool("deploy_ecs", description=DEPLOY, _meta={"tags": ["infrastructure"]}),
            tool("deploy_lambda", description=f"{DEPLOY} as a function", _meta={"tags": ["infrastructure"]}),
            *(tool(f"other_{at}", description=f"Does the thing number{at}") for at in range(12)),
        ]
    ),
}
QUERY = {"query": "send an email to the team"}


@asynccontextmanager
async def service_over(
    paths: Paths, settings: Settings | None = None, *, calls: bool = True, load: Callable[[], Embedder] = HashEmbedder
) -> AsyncIterator[Service]:
    paths.config.mkdir(parents=True)
    paths.servers_file.write_text(json.dumps({"mcpServers": SERVERS}), encoding="utf-8")
    if calls:
        log = UsageLog(paths.usage_file)
        now = datetime.now().astimezone()
        often = [("postbox/send_email", at) for at in range(50)]
        often += [(f"aws/other_{at}", at) for at in range(6) for _ in range(2)]
        for tool_id, hours in often:
            log.record(UsageEvent(now - timedelta(hours=1 + hours), tool_id, tool_id, Outcome.OK, 200.0))
        log.close()
    service = Service(paths, settings or Settings(), host="command", load_embedder=load)
    await service.start()
    try:
        await service.wait_settled(60)
        async with client_of(service) as http:  # the first question has the rules' own text embedded
            await http.post("/v1/retrieve_tools", json=QUERY)
        await service.wait_settled(60)
        yield service
    finally:
        await service.stop()


def client_of(service: Service) -> httpx2.AsyncClient:
    headers = {"Authorization": f"Bearer {service.token}"}
    return httpx2.AsyncClient(base_url=service.url, headers=headers, trust_env=False)


def own_paths(folder: Any) -> Paths:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOST_HOME", str(folder / "home"))
        patch.setenv("DOST_MODELS_DIR", str(folder / "models"))
        return Paths.from_environment()


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def service(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Service]:
    """A service with some calls behind it, for all tests of this file."""
    async with service_over(own_paths(tmp_path_factory.mktemp("corex"))) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def http(service: Service) -> AsyncIterator[httpx2.AsyncClient]:
    async with client_of(service) as client:
        yield client


async def asked(http: httpx2.AsyncClient, **body: Any) -> dict[str, Any]:
    answer = await http.post("/v1/retrieve_tools", json=QUERY | body)
    assert answer.status_code == 200, answer.text
    got: dict[str, Any] = answer.json()
    return got


def ids(answer: dict[str, Any]) -> list[str]:
    return [one["id"] for one in answer["tools"]]


# ------------------------------------------------------------------------------------------- what the page says


async def test_each_tool_has_a_name_a_score_and_a_reason_and_the_best_comes_first(http: httpx2.AsyncClient) -> None:
    tools = (await asked(http))["tools"]
    assert (tools[0]["id"], tools[0]["name"]) == ("postbox/send_email", "send_email")
    assert "you used it 50 times" in tools[0]["reason"]
    scores = [one["score"] for one in tools]
    assert scores == sorted(scores, reverse=True)
    assert tools[0]["input_schema"] == {"type": "object", "properties": {}}


async def test_a_debug_answer_holds_the_querys_vector_and_each_factors_scores(http: httpx2.AsyncClient) -> None:
    answer = await asked(http, debug=True)
    debug = answer["debug"]
    factors = [
        debug[f"{name}_scores"] for name in ("embedding_similarity", "popularity", "user_history", "performance")
    ]
    assert [len(one) for one in factors] == [len(answer["tools"])] * 4
    assert all(0 <= score <= 1 for scores in factors for score in scores)
    expected = HashEmbedder().embed([QUERY["query"]])[0]
    assert debug["query_embedding"] == pytest.approx(expected.tolist(), abs=1e-5)
    assert np.linalg.norm(debug["query_embedding"]) == pytest.approx(1)
    assert debug["policy"] == "agent-corex"
    assert "62 calls" in debug["note"]


async def test_without_debug_none_of_it_is_told(http: httpx2.AsyncClient) -> None:
    assert (await asked(http))["debug"] is None
    assert (await asked(http, debug=False))["debug"] is None


async def test_the_score_is_the_weighted_sum_of_the_factors_times_the_boosts(http: httpx2.AsyncClient) -> None:
    answer = await asked(http, debug=True)
    debug = answer["debug"]
    boosts = [float(np.prod(list(one.values()))) for one in debug["boosts"]]
    assert debug["boosts"][ids(answer).index("lettero/send_email")] == {"certified": 1.25}
    for at, one in enumerate(answer["tools"]):
        factors = (
            debug["embedding_similarity_scores"][at],
            debug["popularity_scores"][at],
            debug["user_history_scores"][at],
            debug["performance_scores"][at],
        )
        total = sum(weight * factor for weight, factor in zip(WEIGHTS, factors, strict=True))
        assert one["score"] == pytest.approx(total * boosts[at], abs=0.003)


async def test_a_tool_that_you_never_used_has_no_history(http: httpx2.AsyncClient) -> None:
    answer = await asked(http, debug=True)
    history = dict(zip(ids(answer), answer["debug"]["user_history_scores"], strict=True))
    assert history["lettero/send_email"] == 0
    assert history["postbox/send_email"] > 0.3


async def test_the_server_of_the_last_call_is_boosted_by_1_15(http: httpx2.AsyncClient) -> None:
    history = [
        {"role": "user", "content": "put it away"},
        {"role": "assistant", "tool_calls": [{"id": "1", "function": {"name": "archive", "arguments": "{}"}}]},
        {"role": "tool", "tool_call_id": "1", "content": "done"},
    ]
    answer = await asked(http, history=history, debug=True)
    boosts = dict(zip(ids(answer), answer["debug"]["boosts"], strict=True))
    assert boosts["postbox/send_email"] == {"workflow": 1.15}
    assert "workflow" not in boosts["lettero/send_email"]


@pytest.mark.parametrize("name", ["top_k", "topK"])
async def test_as_many_tools_as_are_asked_for_come_at_most(http: httpx2.AsyncClient, name: str) -> None:
    assert len((await asked(http, **{name: 3}))["tools"]) == 3
    assert len((await asked(http, **{name: 15}))["tools"]) == 15
    assert len((await asked(http))["tools"]) == 10


async def test_a_filter_by_server_gives_its_tools_alone(http: httpx2.AsyncClient) -> None:
    assert set(ids(await asked(http, filter={"server": "postbox"}))) == {"postbox/send_email", "postbox/archive"}
    both = ids(await asked(http, filter={"server": ["postbox", "lettero"]}))
    assert {one.partition("/")[0] for one in both} == {"postbox", "lettero"}


async def test_a_filter_by_category_gives_tools_with_that_tag_alone(http: httpx2.AsyncClient) -> None:
    given = ids(await asked(http, query="deploy my app", filter={"category": "infrastructure"}))
    assert set(given) == {"aws/deploy_ecs", "aws/deploy_lambda"}
    nothing = await asked(http, filter={"category": "gardening"})
    assert nothing["tools"] == []
    assert nothing["notes"] == ["No tool has the tag “gardening”; there are certified, infrastructure, mail."]


async def test_a_score_threshold_leaves_what_reaches_it(http: httpx2.AsyncClient) -> None:
    everything = await asked(http, debug=True)
    boosts = [np.prod(list(one.values())) for one in everything["debug"]["boosts"]]
    sums = {one["id"]: one["score"] / boost for one, boost in zip(everything["tools"], boosts, strict=True)}
    floor = (sorted(sums.values())[-2] + sorted(sums.values())[-3]) / 2
    left = ids(await asked(http, filter={"min_score": floor}))
    assert set(left) == {one for one, total in sums.items() if total >= floor}
    assert (await asked(http, filter={"min_score": 0.99}))["tools"] == []


async def test_phases_of_a_workflow_are_asked_for_one_by_one(http: httpx2.AsyncClient) -> None:
    deploy = ids(await asked(http, query="deploy to production", top_k=2))
    notify = ids(await asked(http, query="send an email to the team", top_k=2))
    assert set(deploy) == {"aws/deploy_ecs", "aws/deploy_lambda"}
    assert set(notify) == {"postbox/send_email", "lettero/send_email"}


# ---------------------------------------------------------------------------------------------- what Dost adds


async def test_until_there_are_calls_the_order_is_that_of_the_cosines_and_it_is_said(tmp_path: Any) -> None:
    async with service_over(own_paths(tmp_path), calls=False) as service, client_of(service) as http:
        answer = await asked(http, debug=True)
        debug = answer["debug"]
        assert [one["score"] for one in answer["tools"]] == pytest.approx(debug["embedding_similarity_scores"])
        assert set(debug["popularity_scores"]) == {None}
        assert "by meaning alone" in debug["note"]


async def test_who_wants_no_call_to_count_is_heard_here_too(tmp_path: Any) -> None:
    async with service_over(own_paths(tmp_path), Settings(personal="off")) as service, client_of(service) as http:
        assert "by meaning alone" in (await asked(http, debug=True))["debug"]["note"]


async def test_what_is_pinned_comes_too_and_what_has_no_room_is_said(
    service: Service, http: httpx2.AsyncClient
) -> None:
    pinned = ("aws/other_10", "aws/other_11")
    async with EngineClient(service.url, service.token) as client:
        for one in pinned:
            await client.choose_tool(one, pinned=True)
        try:
            await service.wait_settled(60)
            assert set(pinned) < set(ids(await asked(http, top_k=4)))
            answer = await asked(http, top_k=1)
            assert ids(answer) == [pinned[0]]
            assert answer["notes"] == ["Pinned, but over the limit of 1 tool: aws/other_11."]
        finally:
            for one in pinned:
                await client.choose_tool(one, pinned=False)
            await service.wait_settled(60)


class Silent(HashEmbedder):
    """Embeds tools and fails on the query."""

    def embed(self, texts: Sequence[str]) -> Vectors:
        if QUERY["query"] in texts:
            raise EmbeddingFailed("out of order")
        return super().embed(texts)


async def test_a_model_that_fails_costs_the_meaning_and_not_the_answer(tmp_path: Any) -> None:
    async with service_over(own_paths(tmp_path), load=Silent) as service, client_of(service) as http:
        answer = await asked(http, debug=True)
        assert answer["tools"][0]["name"] == "send_email"
        assert answer["notes"] == ["the search by meaning failed: by words and history only"]
        assert answer["debug"]["query_embedding"] == []
        assert set(answer["debug"]["embedding_similarity_scores"]) == {None}


@pytest.mark.parametrize(("policy", "least"), [("text", 2), ("semantic", 12), ("default", 2), ("ratel-bm25", 2)])
async def test_other_rules_are_named(http: httpx2.AsyncClient, policy: str, least: int) -> None:
    answer = await asked(http, policy=policy, top_k=12, debug=True)
    assert answer["tools"][0]["name"] == "send_email"
    assert least <= len(answer["tools"]) <= 12
    assert set(answer["debug"]["user_history_scores"]) == {None}


async def test_the_turn_is_kept_and_can_be_asked_about(http: httpx2.AsyncClient, service: Service) -> None:
    answer = await asked(http, origin="my agent")
    async with EngineClient(service.url, service.token) as client:
        kept = await client.trace(answer["turn_id"])
        assert (kept.origin, kept.query.text) == ("my agent", QUERY["query"])
        told = await client.explain(answer["turn_id"], "aws/other_3")
        assert told.policy == "agent-corex"


async def test_the_client_asks_with_the_same_names(service: Service, http: httpx2.AsyncClient) -> None:
    async with EngineClient(service.url, service.token) as client:
        got = await client.retrieve_tools(QUERY["query"], top_k=2, server=("postbox", "lettero"), debug=True)
        plain = await asked(http, top_k=2, filter={"server": ["postbox", "lettero"]}, debug=True)
        assert [one.id for one in got.tools] == ids(plain)
        assert got.debug is not None
        assert list(got.debug.popularity_scores) == plain["debug"]["popularity_scores"]
        with pytest.raises(BadRequest, match="gardening"):
            await client.retrieve_tools("x", policy="gardening")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"query": " "}, "query"),
        ({}, "query"),
        ({"query": 7}, "query"),
        (QUERY | {"top_k": 0}, "top_k"),
        (QUERY | {"topK": 51}, "50"),
        (QUERY | {"filter": {"sever": "aws"}}, "filter.sever"),
        (QUERY | {"filters": {"server": "aws"}}, "filters"),
        (QUERY | {"filter": {"min_score": 85}}, "min_score"),
        (QUERY | {"policy": "best"}, "policy"),
        (QUERY | {"policy": "text", "filter": {"min_score": 0.3}}, "min_score"),
        ([], "RetrievalRequest"),
    ],
)
async def test_what_cannot_be_meant_is_refused_and_named(http: httpx2.AsyncClient, body: Any, said: str) -> None:
    answer = await http.post("/v1/retrieve_tools", json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["type"] == "BadRequest"
    assert said in answer.json()["error"]["message"]


async def test_the_pages_own_command_has_to_bring_the_token_and_say_that_it_sends_json(service: Service) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    async with httpx2.AsyncClient(base_url=service.url, trust_env=False) as stranger:
        assert (await stranger.post("/v1/retrieve_tools", content="{}", headers=form)).status_code == 401
    async with client_of(service) as known:
        assert (await known.post("/v1/retrieve_tools", content="{}", headers=form)).status_code == 415


async def test_the_interfaces_own_page_describes_it() -> None:
    page = openapi_page()
    operation = page["paths"]["/v1/retrieve_tools"]["post"]
    assert operation["operationId"] == "retrieve_tools"
    request = page["components"]["schemas"]["RetrievalRequest"]
    assert {"query", "top_k", "filter", "debug"} <= set(request["properties"])
    assert request["additionalProperties"] is False
    debug = set(page["components"]["schemas"]["RetrievalDebug"]["properties"])
    assert {"query_embedding", "embedding_similarity_scores", "popularity_scores", "user_history_scores"} <= debug
