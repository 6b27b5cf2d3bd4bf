"""The text index: scores worked out by hand, and a slow second implementation to compare with."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

import pytest

from dost_engine.catalog import make_tool
from dost_engine.index.fulltext import MAX_CHARS, FullTextIndex, field_texts, tokenize
from dost_engine.projection import project
from support.small_tools import HARBOUR, Definition, definition

if TYPE_CHECKING:
    from dost_engine.types import Projection


def projections(definitions: dict[str, Definition]) -> list[Projection]:
    return [project(make_tool("s", name, raw)) for name, raw in definitions.items()]


def found(definitions: dict[str, Definition], text: str) -> list[str]:
    """Names of the tools that are found, best first."""
    scores = FullTextIndex.build(projections(definitions)).scores(text).tolist()
    ranked = sorted(zip(scores, definitions, strict=True), key=lambda pair: (-pair[0], pair[1]))
    return [name for score, name in ranked if score > 0]


def slow_scores(tools: list[Projection], text: str) -> list[float]:
    """The same arithmetic, word by word and tool by tool."""
    totals = [0.0] * len(tools)
    for at in range(4):
        fields = [tokenize(field_texts(tool)[at]) for tool in tools]
        average = sum(map(len, fields)) / len(fields)
        for query_word in tokenize(text):
            for word in {word for field in fields for word in field if word.startswith(query_word)}:
                holders = sum(word in field for field in fields)
                idf = math.log(1 + (len(tools) - holders + 0.5) / (holders + 0.5))
                for tool, field in enumerate(fields):
                    if word in field:
                        tf = 1 / len(field)
                        totals[tool] += idf * (0.5 + tf * 2.2) / (tf + 1.2 * (0.25 + 0.75 * len(field) / average))
    return totals


def test_words_are_lower_case_runs_without_accents_each_once() -> None:
    assert tokenize("Tide-times, TIDE-TIMES & l'été_2: Ünïcode è") == ("tide-times", "l'ete_2", "n", "code", "e")
    assert tokenize("库存 …") == ()


def test_scores_are_those_worked_out_by_hand() -> None:
    index = FullTextIndex.build(
        projections({"get_tide": definition("Tide times", "harbour"), "send_fax": definition("", "number")})
    )
    # ln 2 is the idf of a word that one of two tools holds. Description: two words where the mean is one, a frequency
    # of 1/2. Name words: get, tide and get_tide where the mean is three, a frequency of 1/3.
    description = math.log(2) * (0.5 + 0.5 * 2.2) / (0.5 + 1.2 * (0.25 + 0.75 * 2))
    name_words = math.log(2) * (0.5 + 2.2 / 3) / (1 / 3 + 1.2)
    assert index.scores("tide").tolist() == pytest.approx([description + name_words, 0.0])
    assert index.scores("tide").tolist()[0] == pytest.approx(0.984, abs=0.0005)


def test_scores_agree_with_the_slow_arithmetic() -> None:
    chance = random.Random(7)  # noqa: S311 - the same tools every time
    words = [chance.choice("abcd") + chance.choice("xyz") * chance.randint(0, 3) for _ in range(60)]
    definitions = {
        "_".join(chance.choices(words, k=3)) + str(at): definition(
            " ".join(chance.choices(words, k=chance.randint(0, 9))), *chance.choices(words, k=chance.randint(0, 4))
        )
        for at in range(40)
    }
    tools = projections(definitions)
    index = FullTextIndex.build(tools)
    for text in ("a", "bx cy", "d ax ax bzz nothing", " ".join(words)):
        assert index.scores(text).tolist() == pytest.approx(slow_scores(tools, text))


def test_a_word_of_the_message_stands_for_all_words_that_it_begins() -> None:
    assert found(HARBOUR, "har") == ["get_tide"]
    assert found(HARBOUR, "harbours") == []


def test_the_right_words_are_told_with_what_they_added() -> None:
    index = FullTextIndex.build(projections(HARBOUR))
    matches = index.matches("the tide har nothing", [0, 1])
    assert [(match.word, match.found) for match in matches[0]] == [("har", ("harbour",)), ("tide", ("tide",))]
    assert sum(match.score for match in matches[0]) == pytest.approx(index.scores("the tide har nothing")[0], abs=0.002)
    assert 1 not in matches


@pytest.mark.parametrize("text", ["", "   \n\t", "\u200b\u200b", "🚀🚀", "???", "...", "\x00", "*", ".*", "库存"])
def test_a_message_without_words_finds_nothing(text: str) -> None:
    assert found(HARBOUR, text) == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("tide AND harbour", "get_tide"),
        ("NOT fax", "send_fax"),
        ("harbour:Brest", "get_tide"),
        ('"get tide', "get_tide"),
        ("tide*", "get_tide"),
        ("tide~2 ^3", "get_tide"),
        ("(route OR", "plan_route"),
        ("don't fax", "send_fax"),
        ("TKT-204 tide", "get_tide"),
        ("a\\b[c fax", "send_fax"),
        ("%_; DROP TABLE tide; --", "get_tide"),
        ("{tide: 1}", "get_tide"),
        ("release 12.04 tide", "get_tide"),
        ("C++", "cpp_lint"),
        ("NOTE: fax", "send_fax"),
        ("/tide/", "get_tide"),
        ("tide && fax || route !", "plan_route"),
    ],
)
def test_characters_of_query_languages_are_plain_text(text: str, name: str) -> None:
    assert name in found(HARBOUR | {"cpp_lint": definition("Lints C++ and .NET sources, see issue #1")}, text)


def test_a_hyphen_is_part_of_a_word_as_in_the_guides_engine() -> None:
    """The default ranking splits there; this arm must not."""
    assert found(HARBOUR, "get-tide") == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("response", "getHTTPResponse"),
        ("http response", "getHTTPResponse"),
        ("s3 buckets", "listS3Buckets"),
        ("row record", "sheet_v2_appRowRecord_find"),
        ("oauth2 token", "OAuth2Token"),
        ("calendar", "list-calendar-events"),
        ("assign truck", "fleet.trucks.assign"),
        ("LISTS3BUCKETS", "listS3Buckets"),
    ],
)
def test_parts_of_names_are_found(text: str, name: str) -> None:
    names = (
        "getHTTPResponse",
        "listS3Buckets",
        "OAuth2Token",
        "sheet_v2_appRowRecord_find",
        "list-calendar-events",
        "fleet.trucks.assign",
        "__x__",
    )
    assert found({each: definition() for each in names}, text)[0] == name


@pytest.mark.parametrize("text", ["addClient_mcp_crm", "addclient", "use addClient please", "`addClient_mcp_crm`"])
def test_an_exact_name_comes_first_among_near_twins(text: str) -> None:
    names = (
        "addVisit_mcp_crm",
        "updateClient_mcp_crm",
        "listClients_mcp_crm",
        "client",
        "addClient_mcp_crm",
        "addDeal_mcp_crm",
    )
    assert found({name: definition("Works with customer records") for name in names}, text)[0] == "addClient_mcp_crm"


def test_words_with_accents_are_found_without_them() -> None:
    tools = {"reserve_table": definition("Đặt bàn tại nhà hàng"), "walk_dog": definition("Walks the dog")}
    assert found(tools, "đặt bàn")[0] == "reserve_table"
    assert found(tools, "ban") == ["reserve_table"]


def test_an_empty_catalogue_has_no_scores() -> None:
    index = FullTextIndex.build([])
    assert index.scores("tide").tolist() == []
    assert index.matches("tide", []) == {}


def test_tools_without_any_word_do_no_harm() -> None:
    assert found({"查询": definition("库存"), "创建": definition()}, "anything") == []


def test_of_a_message_without_end_the_beginning_is_looked_at() -> None:
    assert found(HARBOUR, "zzz " * (MAX_CHARS // 4 - 1) + "tide") == ["get_tide"]
    assert found(HARBOUR, "zzz " * (MAX_CHARS // 4) + "tide") == []
    index = FullTextIndex.build(projections(HARBOUR))
    assert index.matches("zzz " * (MAX_CHARS // 4) + "tide", [0]) == {}
