"""Claims of the three descriptions that Dost grew from, where no test of a part holds them (docs/claims.md)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import NotReady
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.text_indexes import text_index
from dost_engine.types import Method, Policy, TextRecipe, Turn
from support.small_tools import catalog, definition, numbered, running

if TYPE_CHECKING:
    from dost_engine.embedding.onnx_model import OnnxEmbedder
    from dost_engine.embedding.protocol import Embedder

GUIDE_TOOLS = {
    "get_weather": definition(
        "Retrieves the current weather forecast. Use this to check if it is raining, snowing, sunny, warm or cold, or "
        "to get the temperature in a specific city",
        "city",
        "units",
    ),
    "list_calendar_events": definition(
        "Retrieves the user's personal daily agenda, upcoming meetings, and appointments"
    ),
    "next_track": definition("Skips to the next song or track in the Spotify queue"),
    "send_email": definition("Sends an email to a person", "recipient", "subject"),
} | numbered(10)


async def picked(model: Embedder, message: str, policy: Policy) -> list[str]:
    async with running(model, policy=policy) as rag:
        await rag.init()
        rag.reindex(GUIDE_TOOLS)
        await rag.flush()
        return [pick.id.partition("/")[2] for pick in (await rag.trace(Turn(message))).selection.picks]


@pytest.mark.model
@pytest.mark.parametrize(
    ("message", "tool"),
    [
        ("whats the feel in durgapur? warm or cold", "get_weather"),
        ("list calendar", "list_calendar_events"),
        ("get_weather", "get_weather"),
    ],
)
async def test_the_worked_queries_of_the_guide_find_their_tools(
    real_model: OnnxEmbedder, message: str, tool: str
) -> None:
    for policy in (Policy.default(), Policy.guide()):
        assert tool in await picked(real_model, message, policy), policy.name


@pytest.mark.model
@pytest.mark.parametrize(
    ("message", "tool"),
    [
        ("send_email", "send_email"),  # an exact name
        ("calendar", "list_calendar_events"),  # a part of a name
        ("temperature outside", "get_weather"),  # a meaning
        ("play another song please", "next_track"),  # a word of the description
        ("recipient and subject", "send_email"),  # names of parameters
    ],
)
async def test_the_four_kinds_of_query_of_the_guide_find_their_tool(
    real_model: OnnxEmbedder, message: str, tool: str
) -> None:
    assert (await picked(real_model, message, Policy.default()))[0] == tool


@pytest.mark.model
@pytest.mark.parametrize("message", ["Ship my app to prod", "release the application", "deploy to production"])
async def test_synonyms_of_the_ranking_page_find_their_tool(real_model: OnnxEmbedder, message: str) -> None:
    tools = {
        "deploy_app": definition("Deploys an application to production"),
        "build_image": definition("Builds a Docker container"),
        "send_message": definition("Sends a message to a channel"),
    } | numbered(10)
    async with running(real_model, policy=Policy.default()) as rag:
        await rag.init()
        rag.reindex(tools)
        await rag.flush()
        picks = (await rag.trace(Turn(message))).selection.picks
        assert picks[0].id == "tools/deploy_app"


async def test_words_are_searched_and_tools_selected_without_a_model_and_nothing_is_downloaded() -> None:
    asked: list[str] = []

    def load() -> Embedder:
        raise NotReady("there is no model")

    async with running(load_embedder=load, download=lambda: asked.append("download")) as rag:
        rag.reindex(GUIDE_TOOLS)
        await rag.flush()
        assert [row["name"] for row in await rag.text_search("agenda")] == ["list_calendar_events"]
        assert list(await rag.select("agenda", [], GUIDE_TOOLS)) == list(GUIDE_TOOLS)
        assert await rag.test_select("agenda", [], GUIDE_TOOLS)
        assert (await rag.trace(Turn("agenda"), Policy.default())).selection.picks
        with pytest.raises(NotReady):
            await rag.search("agenda")
        assert asked == []


def test_ratels_constants_are_those_of_its_page() -> None:
    tools = catalog(tools={"refund": definition("refund order"), "cancel": definition("cancel one long order order")})
    policy = Policy.ratel("bm25")
    assert (policy.ranking.text_recipe, policy.ranking.method) == (TextRecipe.ONE_FIELD, Method.TEXT)
    scores = text_index(policy.ranking.text_recipe, prepare(tools, Snapshot())).scores({"order": 1.0})
    k1, b = 0.9, 0.4
    lengths = (3, 6)  # name and description
    idf = math.log(1 + (2 - 2 + 0.5) / (2 + 0.5))
    by_hand = [
        idf * tf * (k1 + 1) / (tf + k1 * (1 - b + b * length / (sum(lengths) / 2)))
        for tf, length in zip((1, 2), lengths, strict=True)
    ]
    assert [score / scores[0] for score in scores] == pytest.approx([score / by_hand[0] for score in by_hand])
