"""Taking text and names apart."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.words import (
    MAX_CHARS,
    STOP_WORDS,
    identifier_words,
    index_terms,
    message_terms,
    name_words,
    printable,
    split_blanks,
    trim,
)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("list_calendar_events", ["list", "calendar", "events", "list_calendar_events"]),
        ("list-calendar-events", ["list", "calendar", "events", "list-calendar-events"]),
        ("listCalendarEvents", ["listCalendarEvents", "list", "Calendar", "Events"]),
        ("ListCalendarEvents", ["ListCalendarEvents", "List", "Calendar", "Events"]),
        ("Create Depot Share", ["Create", "Depot", "Share", "Create ", "Depot "]),
        ("getHTTPResponse", ["getHTTPResponse", "get", "H", "T", "P", "Response"]),
        ("sheet_v2_appRow", ["sheet", "v2", "appRow", "sheet_v2_app", "Row"]),
        ("__x__", ["x", "__x__"]),
        ("fleet.trucks", ["fleet.trucks"]),
        ("查询库存", ["查询库存"]),
        ("", []),
        ("___", ["___"]),
    ],
)
def test_name_words_are_those_of_the_guides_code(name: str, words: list[str]) -> None:
    assert list(name_words(name)) == words


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", [""]),
        (" ", ["", ""]),
        ("do it", ["do", "it"]),
        (" do  it\n", ["", "do", "it", ""]),
        ("a\u00a0b\ufeffc\u3000d", ["a", "b", "c", "d"]),
        ("a\x1cb\x85c", ["a\x1cb\x85c"]),
    ],
)
def test_blanks_split_as_in_javascript(text: str, parts: list[str]) -> None:
    assert split_blanks(text) == parts


def test_trim_takes_the_same_blanks_as_the_split() -> None:
    assert trim("\ufeff\u2003 a b \u00a0\n") == "a b"
    assert trim("\x1ca\x85") == "\x1ca\x85"


def test_halves_of_characters_are_joined_or_replaced() -> None:
    assert printable("a\ud800b 📦") == "a\ufffdb 📦"
    assert printable("\udc00\ud83c\udf78\ud800") == "\ufffd🍸\ufffd"


# ------------------------------------------------------------------------------------------------ words and terms


def terms(text: str) -> list[str]:
    return [term for term, _ in index_terms(text)]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("getHTTPResponse", ["get", "HTTP", "Response"]),
        ("listS3Buckets", ["list", "S3", "Buckets"]),
        ("sheet_v2_appRowRecord_find", ["sheet", "v2", "app", "Row", "Record", "find"]),
        ("list-calendar-events", ["list", "calendar", "events"]),
        ("fleet.trucks/assign:now", ["fleet", "trucks", "assign", "now"]),
        ("Create Depot Share", ["Create", "Depot", "Share"]),
        ("restartNode.jsWorker", ["restart", "Node", "js", "Worker"]),
        ("SCREAMING_SNAKE", ["SCREAMING", "SNAKE"]),
        ("__x__", ["x"]),
        ("___", []),
        ("", []),
        ("查询库存", ["查询库存"]),
        ("прогнозПогоды", ["прогноз", "Погоды"]),
        ("ÉtéÀParis", ["Été", "À", "Paris"]),
        ("📦_pack", ["pack"]),
    ],
)
def test_identifiers_are_split_before_their_case_is_folded(name: str, words: list[str]) -> None:
    assert list(identifier_words(name)) == words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Lists the listed lists", ["list", "the", "list", "list"]),
        ("getHTTPResponse", ["get", "http", "respons", "gethttprespons"]),
        ("add_client", ["add", "client", "add_client"]),
        ("addClient_crm", ["add", "client", "crm", "addclient", "addclient_crm"]),
        ("OAuth2Token", ["o", "auth2", "token", "oauth2token", "oauth2"]),
        ("e_mail", ["e", "mail", "email", "e_mail"]),
        ("kebab-case and.dots", ["kebab", "case", "and", "dot"]),
        ("don't", ["don", "t"]),
        ("ＦＵＬＬ ﬁle", ["full", "file"]),
        ("Straße", ["strass"]),
        ("C++ & .NET #1", ["c", "net", "1"]),
        ("查询库存", ["查询", "询库", "库存"]),
        ("库", ["库"]),
        ("蔵書を検索v2", ["蔵書", "書を", "を検", "検索", "v2"]),
        ("ภาษาไทย", ["ภา", "าษ", "ษา", "าไ", "ไท", "ทย"]),
        ("한국어", ["한국", "국어"]),
        ("погода погоды", ["погод", "погод"]),
        ("đặt bàn", ["đặt", "bàn"]),
        ("हिन्दी", ["हिन्द"]),
        ("", []),
        (" \n\t\0…???🚀\u200b", []),
        ("👨\u200d👩\u200d👧 \u0301", []),
        ("x" * 101, []),
    ],
)
def test_a_text_gives_terms_of_its_words_and_of_whole_identifiers(text: str, found: list[str]) -> None:
    assert terms(text) == found


def test_a_message_gives_each_term_once_with_the_word_as_it_was_written() -> None:
    assert message_terms("Please list the Files, listing files in my_folder") == {
        "list": "list",
        "file": "Files",
        "folder": "folder",
        "my_folder": "my_folder",
    }


def test_stop_words_are_taken_out_of_messages_alone() -> None:
    assert message_terms("Can you help me, please? I WANT to get it.") == {}
    assert terms("get it") == ["get", "it"]
    assert message_terms("what's don't I'm we'll OK") == {}


def test_terms_of_a_message_are_those_that_tools_are_found_by() -> None:
    for text in ("addClient_crm", "getHTTPResponse", "库存查询", "погодаСегодня", "list-events.v2", "OAuth2Token"):
        assert set(message_terms(text)) <= set(terms(text))
        assert set(terms(text)) - set(message_terms(text)) <= STOP_WORDS


def test_of_a_very_long_message_beginning_and_end_count() -> None:
    found = message_terms("harbour " + "log line " * MAX_CHARS + " fax")
    assert {"harbour", "log", "line", "fax"} <= set(found)
    assert "middle" not in message_terms("x " * MAX_CHARS + "middle" + " y" * MAX_CHARS)


def test_the_same_text_gives_the_same_terms_in_another_process() -> None:
    text = "Schedule a getHTTPResponse for 查询库存 and погоды"
    code = "import json, sys; from dost_engine.words import *; json.dump(message_terms(sys.argv[1]), sys.stdout)"
    ran = subprocess.run([sys.executable, "-c", code, text], capture_output=True, check=True, encoding="utf-8")
    assert list(json.loads(ran.stdout).items()) == list(message_terms(text).items())


@settings(max_examples=300, deadline=None)
@given(st.text(st.characters(), max_size=80))
def test_any_text_has_terms_without_blanks_and_none_empty(text: str) -> None:
    found = index_terms(text)
    assert all(term and not any(character.isspace() for character in term) for term, _ in found)
    assert all(word for _, word in found)
    assert set(message_terms(text)) <= {term for term, _ in found}
    assert all(identifier_words(text)) or not identifier_words(text)
