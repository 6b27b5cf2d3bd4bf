"""Taking text apart as JavaScript does."""

from __future__ import annotations

import pytest

from dost_engine.words import name_words, printable, split_blanks, trim


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
