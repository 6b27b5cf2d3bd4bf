"""One contract for every text index, and what BM25F computes."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.catalog import make_tool
from dost_engine.index.bm25f import Bm25fIndex
from dost_engine.index.whoosh_index import WhooshIndex
from dost_engine.projection import project
from dost_engine.words import message_terms
from support.small_tools import HARBOUR, definition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.index.text_index import TextIndex
    from dost_engine.types import Projection

Kind = type[Bm25fIndex] | type[WhooshIndex]
KINDS = [Bm25fIndex, WhooshIndex]

SHIPS: dict[str, dict[str, Any]] = {
    "dockShip": definition("Docks a ship at a berth", "berth_number"),
    "list_ships": definition("Lists ships, with the harbour of each ship"),
    "paint": {
        "description": "Paints a hull",
        "inputSchema": {"properties": {"finish": {"enum": ["matte", "glossy"], "description": "How it looks"}}},
        "outputSchema": {"properties": {"drying_hours": {"type": "number"}}},
    },
}


def projections(tools: Mapping[str, Mapping[str, Any]], server: str = "port") -> tuple[Projection, ...]:
    return tuple(project(make_tool(server, name, raw)) for name, raw in tools.items())


def weights(text: str) -> dict[str, float]:
    return dict.fromkeys(message_terms(text), 1.0)


def found(index: TextIndex, tools: Mapping[str, Any], text: str) -> list[str]:
    """Names of the tools that a message finds, best first."""
    scores = index.scores(weights(text))
    names = list(tools)
    return [names[at] for at in np.argsort(-scores, kind="stable") if scores[at] > 0]


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def kind(request: pytest.FixtureRequest) -> Kind:
    chosen: Kind = request.param
    return chosen


# ------------------------------------------------------------------------------------------------- the contract


def test_a_score_is_above_zero_where_a_term_matches_and_zero_elsewhere(kind: Kind) -> None:
    scores = kind.build(projections(SHIPS)).scores(weights("ship"))
    assert scores.shape == (3,)
    assert scores.dtype == np.float64
    assert scores[0] > 0
    assert scores[1] > 0
    assert scores[2] == 0


@pytest.mark.parametrize("terms", [{}, {"submarin": 1.0}, {"": 1.0}, {"a b": 0.5}])
def test_terms_that_no_tool_holds_score_nothing(kind: Kind, terms: dict[str, float]) -> None:
    index = kind.build(projections(SHIPS))
    assert index.scores(terms).tolist() == [0, 0, 0]
    assert index.matches(terms, range(3)) == {}


def test_an_index_of_no_tools_answers_with_nothing(kind: Kind) -> None:
    index = kind.build(())
    assert index.scores({"ship": 1.0}).tolist() == []
    assert index.matches({"ship": 1.0}, ()) == {}
    assert index.near("shipp") == {}


def test_tools_without_a_word_are_in_the_index_all_the_same(kind: Kind) -> None:
    index = kind.build((*projections({"…": {}}, server=""), *projections(SHIPS)))
    assert [score > 0 for score in index.scores(weights("ship")).tolist()] == [False, True, True, False]


def test_scores_of_terms_add_up_by_their_weights(kind: Kind) -> None:
    index = kind.build(projections(SHIPS))
    both = index.scores({"ship": 1.0, "harbour": 0.25})
    apart = index.scores({"ship": 1.0}) + 0.25 * index.scores({"harbour": 1.0})
    assert both.tolist() == pytest.approx(apart.tolist())


def test_matched_words_add_up_to_the_score_those_that_add_most_first(kind: Kind) -> None:
    index = kind.build(projections(SHIPS))
    terms = {"ship": 1.0, "berth": 0.5, "dock": 0.25, "hull": 1.0}
    scores, matches = index.scores(terms), index.matches(terms, range(3))
    assert set(matches) == {0, 1, 2}
    for tool, words in matches.items():
        assert sum(word.score for word in words) == pytest.approx(scores[tool], abs=0.005)
        assert [word.score for word in words] == sorted((word.score for word in words), reverse=True)


def test_matches_are_told_of_the_tools_asked_for_alone(kind: Kind) -> None:
    assert set(kind.build(projections(SHIPS)).matches({"ship": 1.0, "hull": 1.0}, [2])) == {2}


@pytest.mark.parametrize(
    ("text", "tool", "word", "place"),
    [
        ("docking", 0, "dock", "name"),
        ("berths", 0, "berth", "description"),
        ("numbers", 0, "number", "parameters"),
        ("glossy", 2, "glossy", "values"),
        ("looks", 2, "looks", "parameter descriptions"),
        ("ports", 2, "port", "server"),
        ("drying", 2, "drying", "results"),
    ],
)
def test_a_match_tells_the_word_of_the_tool_and_where_it_stands(
    kind: Kind, text: str, tool: int, word: str, place: str
) -> None:
    match = kind.build(projections(SHIPS)).matches(weights(text), [tool])[tool][0]
    assert (match.word, match.found, match.place) == (next(iter(message_terms(text))), (word,), place)


def schema(**properties: object) -> dict[str, Any]:
    return {"properties": properties}


ODD: dict[str, dict[str, Any]] = {
    # descriptions and schemas that are none
    "archive_invoice": {"description": None},
    "void_invoice": {"description": ["not", "text"], "inputSchema": None},
    "mail_invoice": {"description": " \n", "inputSchema": {"properties": ["colour"]}},
    # parameters wherever they are written
    "book_ferry": {"inputSchema": {"jsonSchema": schema(vehicle_length={})}},
    "cancel_ferry": {"parameters": schema(booking_ref={})},
    "push_event": {"inputSchema": schema(raw_body=True, forbidden=False)},
    "save_outline": {
        "inputSchema": schema(root={"$ref": "#/$defs/I"})
        | {"$defs": {"I": schema(heading={}, children={"items": {"$ref": "#/$defs/I"}})}}
    },
    "attach_asset": {"inputSchema": {"anyOf": [schema(inline_bytes={}), schema(remote_link={})]}},
    "close_ticket": {"inputSchema": schema(reason={}) | {"allOf": [{"then": schema(dup_of={})}]}},
    "open_thread": {"inputSchema": schema(mood={"enum": ["calm", "", None]}, minutes={"enum": [30, 720]})},
    # names of every kind
    "fleet.trucks.assign": {},
    "fleet/trucks/list": {},
    "fleet:trucks:wash": {},
    "Create Depot Share": {},
    "restartNode.jsWorker": {},
    "getHTTPResponse": {},
    "listS3Buckets": {},
    "OAuth2Token": {},
    "sheet_v2_appRowRecord_find": {},
    "list-calendar-events": {},
    "addClient_mcp_crm": {},
    "查询库存": {"description": "查询仓库库存"},
    "📦_pack": {"description": "Packs a parcel 📦"},
    # names that mean something to programs
    "__proto__": {},
    "constructor": {},
    "None": {},
    "nan": {},
    # other languages, and signs
    "search_holdings": {"description": "図書館の蔵書を検索します"},
    "reserve_table": {"description": "Đặt bàn tại nhà hàng"},
    "weather_ru": {"description": "Прогноз погоды"},
    "cpp_lint": {"description": "Lints C++ and .NET sources, see issue #1"},
}


@pytest.mark.parametrize(
    ("message", "tool"),
    [
        ("void invoice", "void_invoice"),
        ("vehicle_length", "book_ferry"),
        ("what is the ref", "cancel_ferry"),
        ("raw_body", "push_event"),
        ("heading children", "save_outline"),
        ("remote_link", "attach_asset"),
        ("dup_of", "close_ticket"),
        ("open a calm thread", "open_thread"),
        ("assign truck", "fleet.trucks.assign"),
        ("list trucks", "fleet/trucks/list"),
        ("wash the truck", "fleet:trucks:wash"),
        ("share a depot", "Create Depot Share"),
        ("restart the worker", "restartNode.jsWorker"),
        ("http response", "getHTTPResponse"),
        ("gethttpresponse", "getHTTPResponse"),
        ("s3 buckets", "listS3Buckets"),
        ("oauth2 token", "OAuth2Token"),
        ("row record", "sheet_v2_appRowRecord_find"),
        ("calendar", "list-calendar-events"),
        ("calendarevents", "list-calendar-events"),
        ("depotshare", "Create Depot Share"),
        ("use addClient please", "addClient_mcp_crm"),
        ("addclient", "addClient_mcp_crm"),
        ("库存", "查询库存"),
        ("parcel 📦", "📦_pack"),
        ("__proto__", "__proto__"),
        ("constructor", "constructor"),
        ("None", "None"),
        ("nan", "nan"),
        ("蔵書を探して", "search_holdings"),
        ("đặt bàn", "reserve_table"),
        ("погода", "weather_ru"),
        ("C++", "cpp_lint"),
        ('NOT (pack* OR "parcel") && ~2 ^3 name:x [a \\ %_; --', "📦_pack"),
    ],
)
def test_tools_are_found_by_words_alone(kind: Kind, message: str, tool: str) -> None:
    assert found(kind.build(projections(ODD)), ODD, message)[0] == tool


@pytest.mark.parametrize(
    "message", ["", " \n\t", "\u200b\u200b", "🚀🚀", "???", "...", "\0", "-", "*", ".*", "get it, please"]
)
def test_a_message_that_asks_for_nothing_finds_nothing(kind: Kind, message: str) -> None:
    assert found(kind.build(projections(ODD)), ODD, message) == []


def test_a_word_of_the_name_outweighs_one_of_the_description(kind: Kind) -> None:
    tools = {"one": definition("Sends a letter"), "letter": definition("Sends one of them")}
    assert found(kind.build(projections(tools)), tools, "letter") == ["letter", "one"]


def test_a_rare_word_outweighs_a_common_one(kind: Kind) -> None:
    tools = {f"t{number}": definition("Moves a crate") for number in range(5)} | {"t9": definition("Moves a piano")}
    assert found(kind.build(projections(tools)), tools, "crate or piano")[0] == "t9"


def test_an_index_built_on_an_older_one_is_the_same_as_a_fresh_one(kind: Kind) -> None:
    old = projections(SHIPS)
    new = (*projections({"sink": definition("Sinks a ship")}), old[2], *projections({"list_ships": definition("All")}))
    built, fresh = kind.build(new, kind.build(old)), kind.build(new)
    terms = weights("ship list hull all sink port")
    assert built.scores(terms).tolist() == fresh.scores(terms).tolist()
    assert built.matches(terms, range(3)) == fresh.matches(terms, range(3))


def test_unchanged_tools_are_not_taken_apart_again(kind: Kind) -> None:
    old = projections(SHIPS)
    before = kind.build(old)
    after = kind.build((*projections({"list_ships": definition("Other")}), old[0], old[2]), before)
    assert [words in before.tools for words in after.tools] == [False, True, True]


def test_several_threads_may_search_at_once(kind: Kind) -> None:
    index = kind.build(projections(HARBOUR | SHIPS))
    terms = weights("ship tide fax harbour")
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda _: index.scores(terms).tolist(), range(40)))
    assert answers == [answers[0]] * 40


@settings(max_examples=60, deadline=None)
@given(
    names=st.lists(st.text(max_size=20), max_size=5),
    text=st.text(max_size=60),
    weight=st.floats(0.05, 1),
    which=st.sampled_from(KINDS),
)
def test_any_names_and_any_message_give_finite_scores(names: list[str], text: str, weight: float, which: Kind) -> None:
    index = which.build(tuple(project(make_tool("s", name, {"description": text})) for name in names))
    terms = dict.fromkeys(message_terms(text), weight)
    scores = index.scores(terms)
    assert np.isfinite(scores).all()
    assert (scores >= 0).all()
    assert set(index.matches(terms, range(len(names)))) == set(np.flatnonzero(scores).tolist())
    assert index.near(text) is not None


# ----------------------------------------------------------------------------------------------------- BM25F


def test_a_score_is_what_the_formula_gives() -> None:
    """Two tools on a server without words; "tide" once in the name of one, and once in the description of both."""
    tools = {"tide": definition("tide now please"), "x": definition("tide")}
    index = Bm25fIndex.build(projections(tools, server=""))
    idf = math.log(1 + (2 - 2 + 0.5) / (2 + 0.5))
    first = 3 / (0.25 + 0.75 * 1 / 1) + 1 / (0.25 + 0.75 * 3 / 2)
    second = 1 / (0.25 + 0.75 * 1 / 2)
    assert index.scores({"tide": 1.0}).tolist() == pytest.approx(
        [idf * first / (1.2 + first), idf * second / (1.2 + second)]
    )


def test_a_field_that_is_empty_counts_in_the_mean_length() -> None:
    tools = {"x": definition("one two"), "y": definition(""), "z": definition("one")}
    index = Bm25fIndex.build(projections(tools, server=""))
    idf = math.log(1 + (3 - 2 + 0.5) / (2 + 0.5))
    long, short = 1 / (0.25 + 0.75 * 2 / 1), 1 / (0.25 + 0.75 * 1 / 1)
    expected = [idf * long / (1.2 + long), 0, idf * short / (1.2 + short)]
    assert index.scores({"one": 1.0}).tolist() == pytest.approx(expected)


# ------------------------------------------------------------------------------------------------- misspellings


@pytest.mark.parametrize("typo", ["harbor", "harbuor", "harbuur", "harboour", "Harbor"])
def test_a_word_one_edit_away_is_found(kind: Kind, typo: str) -> None:
    index = kind.build(projections(HARBOUR))
    assert index.near(typo) == {"harbour": "harbour"}


@pytest.mark.parametrize("word", ["harbour", "harbours", "tid", "tidz", "hrbr", "h4rbour", "", "港口", "x" * 5000])
def test_held_short_and_distant_words_are_left_alone(kind: Kind, word: str) -> None:
    assert kind.build(projections(HARBOUR)).near(word) == {}


def test_a_misspelt_stop_word_is_not_taken_for_a_tools_word() -> None:
    index = Bm25fIndex.build(projections({"cloud": definition("Makes a cold release")}))
    assert index.near("woudl") == {}
    assert index.near("pleasee") == {}


def test_at_most_three_words_are_tried_those_of_most_tools_first() -> None:
    tools = {name: definition() for name in ("batch", "match", "watch", "patch", "hatch", "watch_logs")}
    index = Bm25fIndex.build(projections(tools))
    assert list(index.near("xatch")) == ["watch", "batch", "hatch"]


def test_the_word_to_show_is_the_whole_one_and_the_term_is_searchable(kind: Kind) -> None:
    index = kind.build(projections({"t": definition("Schedules a meeting")}))
    near = index.near("schedulles")
    assert near == {"schedul": "schedules"}
    assert index.scores(dict.fromkeys(near, 0.5))[0] > 0
