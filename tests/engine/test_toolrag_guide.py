"""The API of the ToolRAG guide, claim by claim.

Its rules are tested closer by in ``selection/test_guide.py``, its text index in ``index/test_fulltext.py``.
"""

from __future__ import annotations

import asyncio
import inspect
import threading
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.toolrag import ToolRAG
from dost_engine.types import Turn
from support.fake_embedder import HashEmbedder
from support.small_tools import HARBOUR, TableEmbedder, catalog, definition, indexed, running

if TYPE_CHECKING:
    from dost_engine.embedding.onnx_model import OnnxEmbedder
    from dost_engine.embedding.protocol import Embedder

DAILY = {
    "get_weather": definition(
        "Retrieves the current weather forecast. Use this to check if it is raining, snowing, sunny, warm or "
        "cold, or to get the temperature in a specific city",
        "city",
        "units",
    ),
    "list_calendar_events": definition(
        "Retrieves the user's personal daily agenda, upcoming meetings, and appointments", "start", "end"
    ),
    "send_email": definition("Sends an email to a person", "to", "subject", "body"),
    "next_track": definition("Skips to the next song or track in the Spotify queue"),
    "search_spotify": definition("Searches Spotify for songs, artists and albums", "query"),
    "create_note": definition("Writes a note down for later", "text"),
    "convert_currency": definition("Converts an amount of money between currencies", "amount", "from", "to"),
    "book_table": definition("Reserves a table in a restaurant", "restaurant", "people", "time"),
    "translate_text": definition("Translates text into another language", "text", "language"),
    "start_timer": definition("Starts a countdown", "minutes"),
}


def said(text: str) -> dict[str, Any]:
    return {"role": "user", "content": text}


def called(*tools: str) -> dict[str, Any]:
    return {"role": "assistant", "content": [{"type": "tool-call", "toolName": tool} for tool in tools]}


def result_of(*tools: str) -> dict[str, Any]:
    return {"role": "tool", "content": [{"type": "tool-result", "toolName": tool, "output": "…"} for tool in tools]}


# -------------------------------------------------------------------------------------------------- constructor


def test_the_options_have_the_guides_defaults() -> None:
    options = inspect.signature(ToolRAG).parameters
    names = ("semantic_limit", "sticky_window", "debounce_ms", "text_search_limit")
    assert [options[name].default for name in names] == [5, 3, 100, 3]


async def test_options_of_the_instance_are_used() -> None:
    async with indexed(HARBOUR, semantic_limit=1, text_search_limit=1, sticky_window=0) as rag:
        assert len(await rag.search("gets tide times of a fax")) == 1
        assert len(await rag.text_search("tide fax route")) == 1
        assert rag.extract_sticky([called("get_tide")]) == set()


# ------------------------------------------------------------------------------------------------------ searches


async def test_search_gives_name_description_and_rounded_cosine() -> None:
    vectors = {"near.": (0.98765, 0.15667), "edge.": (0.2503, 0.9682), "far.": (0.2, 0.9798)}
    tools = {name.removesuffix("."): definition(f"Is {name}") for name in vectors}
    async with indexed(tools, TableEmbedder(vectors, (1.0, 0.0))) as rag:
        assert await rag.search("anything") == [
            {"name": "near", "description": "Is near.", "score": 0.988},
            {"name": "edge", "description": "Is edge.", "score": 0.25},
        ]
        assert [row["name"] for row in await rag.search("anything", 1)] == ["near"]


async def test_searches_before_anything_was_indexed_find_nothing() -> None:
    async with running() as rag:
        await rag.init()
        assert await rag.search("tide") == []
        assert await rag.text_search("tide") == []


async def test_text_search_looks_at_names_descriptions_parameters_and_parts_of_names() -> None:
    async with indexed(DAILY) as rag:
        for query, name in [
            ("get_weather", "get_weather"),
            ("calendar", "list_calendar_events"),
            ("agenda", "list_calendar_events"),
            ("amount", "convert_currency"),
            ("warm snowing", "get_weather"),
        ]:
            assert [row["name"] for row in await rag.text_search(query)] == [name]
        rows = await rag.text_search("text to the a")
        assert len(rows) == 3
        assert all(set(row) == {"name", "description", "score"} for row in rows)
        assert [row["score"] for row in rows] == sorted((round(row["score"], 3) for row in rows), reverse=True)


# ------------------------------------------------------------------------------------------------ sticky context


def sticky(history: object, window: int | None = None) -> set[str]:
    return ToolRAG(load_embedder=HashEmbedder).extract_sticky(history, window)


def test_sticky_names_come_from_calls_and_results() -> None:
    assert sticky([said("x"), called("a", "b"), result_of("a", "c")]) == {"a", "b", "c"}


def test_the_window_counts_assistant_messages() -> None:
    history = [called("a"), said("x"), called("b"), {"role": "assistant", "content": "text"}, said("y"), called("c")]
    assert sticky(history) == {"b", "c"}
    assert sticky(history, 1) == {"c"}
    assert sticky(history, 4) == {"a", "b", "c"}
    assert sticky(history, 0) == set()


def test_results_before_the_last_assistant_message_of_the_window_are_not_seen() -> None:
    assert sticky([result_of("old"), called("a")], 1) == {"a"}
    assert sticky([called("a"), result_of("new")], 1) == {"a", "new"}


@pytest.mark.parametrize(
    "history",
    [None, [], "text", [None, 3, {}], [{"role": "user", "content": [{"type": "tool-call", "toolName": "a"}]}]],
)
def test_a_history_without_calls_has_no_sticky_names(history: object) -> None:
    assert sticky(history) == set()


# -------------------------------------------------------------------------------------------------------- select


async def test_select_gives_the_same_objects_in_the_order_of_the_picks() -> None:
    vectors = {f"{name}.": (at, (1 - at * at) ** 0.5) for name, at in {"mow_lawn": 0.9, "plan_route": 0.6}.items()}
    embedder = TableEmbedder(vectors, (1.0, 0.0), tool=(0.0, 1.0))
    async with indexed(HARBOUR, embedder) as rag:
        picked = await rag.select("fax something", [called("get_tide", "not_there")], HARBOUR)
        assert list(picked) == ["mow_lawn", "plan_route", "send_fax", "get_tide"]
        assert all(picked[name] is HARBOUR[name] for name in picked)


async def test_select_never_gives_what_is_not_in_all_tools() -> None:
    async with indexed(HARBOUR) as rag:
        fewer = {"send_fax": HARBOUR["send_fax"]}
        assert await rag.select("fax the tide to the harbour", [called("mow_lawn")], fewer) == fewer


async def test_tools_that_are_indexed_but_not_in_all_tools_take_places_as_in_the_guide() -> None:
    cosines = {f"t{at}": 0.9 - at / 20 for at in range(8)}
    vectors = {f"{name}.": (at, (1 - at * at) ** 0.5) for name, at in cosines.items()}
    tools = dict.fromkeys(cosines, definition("fax"))
    async with indexed(tools, TableEmbedder(vectors, (1.0, 0.0))) as rag:
        odd = {name: tools[name] for name in ("t1", "t3", "t5", "t7")}
        assert list(await rag.select("zzz", [], odd)) == ["t1", "t3"]
        assert list(await rag.select("fax", [], odd, semantic_limit=0)) == ["t1"]
        far = {"t7": tools["t7"]}
        assert await rag.select("zzz", [], far) == {}


async def test_the_names_of_all_tools_are_its_keys_whatever_else_they_look_like() -> None:
    tools = {"x": definition("mows"), "tools/x": definition("faxes"), "tools__x": definition("sails")}
    async with indexed(tools, TableEmbedder({}, (1.0, 0.0), tool=(0.0, 1.0))) as rag:
        for name, word in zip(tools, ["mows", "faxes", "sails"], strict=True):
            assert list(await rag.select(word, [], tools)) == [name]
            assert list(await rag.select("zzz", [called(name)], tools)) == [name]


@pytest.mark.parametrize("query", [42, ["fax"], {"text": "fax"}])
async def test_a_message_that_is_no_text_counts_as_empty(query: Any) -> None:
    async with indexed(HARBOUR, TableEmbedder({}, (1.0, 0.0), tool=(0.0, 1.0))) as rag:
        assert await rag.select(query, [], HARBOUR) == {}
        assert await rag.search(query) == await rag.text_search(query) == []


async def test_select_gives_sticky_tools_that_are_not_indexed() -> None:
    async with indexed(HARBOUR) as rag:
        more = HARBOUR | {"zap": definition()}
        assert "zap" in await rag.select("tide", [called("zap")], more)


async def test_select_gives_all_tools_while_not_ready_or_not_indexed() -> None:
    async with running() as rag:
        assert await rag.select("fax", [], HARBOUR) == HARBOUR
        await rag.init()
        picked = await rag.select("fax", [], HARBOUR)
        assert list(picked) == list(HARBOUR)
        assert all(picked[name] is HARBOUR[name] for name in HARBOUR)


async def test_select_answers_while_the_model_still_loads() -> None:
    gate = threading.Event()

    def load() -> Embedder:
        assert gate.wait(30)
        return HashEmbedder()

    async with running(load_embedder=load) as rag:
        loading = asyncio.create_task(rag.init())
        rag.reindex(HARBOUR)
        await rag.flush()
        assert (rag.ready, rag.indexed) == (False, False)
        assert await rag.select("tide", [], HARBOUR) == HARBOUR
        trace = await rag.trace(Turn("tide"))
        assert trace.selection.fallback == "the model is not loaded yet: all tools"
        assert [hit.id for hit in trace.stages[2].hits] == ["tools/get_tide"]
        gate.set()
        await loading
        await rag.flush()
        assert (rag.ready, rag.indexed) == (True, True)
        assert (await rag.trace(Turn("tide"))).selection.fallback == ""


async def test_limits_can_be_overridden_for_one_call() -> None:
    embedder = TableEmbedder({}, (1.0, 0.0))
    async with indexed(HARBOUR, embedder) as rag:
        assert len(await rag.select("zzz", [], HARBOUR)) == 4
        assert len(await rag.select("zzz", [], HARBOUR, semantic_limit=2)) == 2
        assert await rag.select("zzz", [], HARBOUR, semantic_limit=-1) == {}
        assert await rag.text_search("fax", -1) == []
        history = [called("mow_lawn"), called("send_fax")]
        assert list(await rag.select("zzz", history, HARBOUR, semantic_limit=0, sticky_window=1)) == ["send_fax"]


async def test_a_vague_message_is_searched_with_the_message_before() -> None:
    embedder = HashEmbedder()
    async with indexed(HARBOUR, embedder) as rag:
        history = [said("tides in Brest?"), {"role": "assistant", "content": "04:12"}, said("do it for Calais too")]
        embedder.embedded.clear()
        await rag.select("do it for Calais too", history, HARBOUR)
        assert embedder.embedded == ["do it for Calais too", "do it for Calais too. Context: tides in Brest?"]
        embedder.embedded.clear()
        await rag.select("do it for Dover too", [], HARBOUR)
        assert embedder.embedded == ["do it for Dover too"]


async def test_missing_history_and_tools_are_no_error() -> None:
    nothing: Any = None
    async with indexed(HARBOUR) as rag:
        assert "get_tide" in await rag.select("tide", nothing, HARBOUR)
        assert await rag.select("tide", [], {}) == {}
        assert await rag.select(nothing, nothing, nothing) == {}
        assert await rag.test_select("tide", nothing, nothing) == []


async def test_tools_of_servers_are_found_under_the_names_that_the_application_has() -> None:
    async with indexed(catalog(sea=HARBOUR)) as rag:
        by_wire_name = {f"sea__{name}": raw for name, raw in HARBOUR.items()}
        assert "sea__send_fax" in await rag.select("fax", [], by_wire_name)
        assert "sea/send_fax" in await rag.select("fax", [], {"sea/send_fax": HARBOUR["send_fax"]})
        assert "send_fax" in await rag.select("fax", [], HARBOUR)


@pytest.mark.parametrize("name", ["__proto__", "constructor", "toString", "__class__", "items", "get", "None", "nan"])
async def test_names_of_built_in_attributes_can_be_selected(name: str) -> None:
    tools = {name: definition(f"Does {name}"), "other": definition("Something else")}
    async with indexed(tools) as rag:
        assert name in await rag.select(name, [called("hasOwnProperty")], tools)


# --------------------------------------------------------------------------------------------------- test_select


async def test_test_select_labels_and_sorts_what_select_picks() -> None:
    vectors = {f"{name}.": (at, (1 - at * at) ** 0.5) for name, at in {"send_fax": 0.5, "plan_route": 0.9}.items()}
    async with indexed(HARBOUR, TableEmbedder(vectors, (1.0, 0.0), tool=(0.0, 1.0))) as rag:
        history = [called("mow_lawn", "send_fax")]
        rows = await rag.test_select("fax tide", history, HARBOUR)
        text_scores = {row["name"]: row["score"] for row in await rag.text_search("fax tide")}
        assert rows == sorted(rows, key=lambda row: -row["score"])
        assert {row["name"]: (row["source"], row["score"]) for row in rows} == {
            "send_fax": ("both", max(text_scores["send_fax"], 0.5)),
            "get_tide": ("text", text_scores["get_tide"]),
            "plan_route": ("semantic", 0.9),
            "mow_lawn": ("sticky", 0.0),
        }
        assert rows[-1] == {
            "name": "mow_lawn",
            "description": "Starts the lawn mower",
            "score": 0.0,
            "source": "sticky",
        }
        assert {row["name"] for row in rows} == set(await rag.select("fax tide", history, HARBOUR))


async def test_test_select_says_when_every_tool_is_given() -> None:
    async with running() as rag:
        assert {row["source"] for row in await rag.test_select("fax", [], HARBOUR)} == {"all"}


# --------------------------------------------------------------------------------------------- with the real model


@pytest.mark.model
@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("temperature", "get_weather"),
        ("whats the feel in durgapur? warm or cold", "get_weather"),
        ("list calendar", "list_calendar_events"),
        ("do I have a meeting tomorrow", "list_calendar_events"),
        ("get_weather", "get_weather"),
        ("skip this song", "next_track"),
        ("how much is 20 euro in yen", "convert_currency"),
    ],
)
async def test_meaning_finds_what_other_words_ask_for(real_model: OnnxEmbedder, query: str, name: str) -> None:
    async with indexed(DAILY, real_model) as rag:
        assert name in [row["name"] for row in await rag.search(query)]
        assert name in await rag.select(query, [], DAILY)


@pytest.mark.model
async def test_a_follow_up_is_served_by_the_message_before(real_model: OnnxEmbedder) -> None:
    """Without it, only the text arm comes near: "for" is the beginning of "forecast"."""
    follow_up = "do it for kolkata too"
    history = [said("whats the weather in durgapur?"), {"role": "assistant", "content": "Warm."}]
    async with indexed(DAILY, real_model) as rag:
        assert next(iter(await rag.select(follow_up, history, DAILY))) == "get_weather"
        assert "get_weather" not in [row["name"] for row in await rag.search(follow_up)]
