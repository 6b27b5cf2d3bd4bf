"""Finding the full names of tools in a message."""

from __future__ import annotations

import pytest

from dost_engine.catalog import make_tool, wire_name
from dost_engine.index.names import NameIndex, is_compound

TOOLS = [
    make_tool(server, name, {})
    for server, name in [
        ("git", "create_issue"),
        ("hub", "create_issue"),
        ("hub", "Create_Issue"),
        ("docs", "getPage"),
        ("docs", "get-page.v2"),
        ("math", "calculate"),
        ("web", "Summarize Detection"),
        ("space", "nasa/apod"),
        ("web", "_load_"),
        ("web", "PDF&URLTool"),
    ]
]
INDEX = NameIndex.build(TOOLS)


def named(text: str) -> list[str]:
    return [TOOLS[at].id for at in INDEX.named(text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("getPage", ["docs/getPage"]),
        ("GETPAGE", ["docs/getPage"]),
        ("please use getPage for this", ["docs/getPage"]),
        ("Use `getPage`, please.", ["docs/getPage"]),
        ("call getPage() now", ["docs/getPage"]),
        ("use getPage.", ["docs/getPage"]),
        ("get-page.v2: the newest", ["docs/get-page.v2"]),
        ("use docs/getPage", ["docs/getPage"]),
        ("first get-page.v2 then getPage", ["docs/get-page.v2", "docs/getPage"]),
        ("summarize detection of this", ["web/Summarize Detection"]),
        ("please use nasa/apod for this", ["space/nasa/apod"]),
        ("run _load_ again", ["web/_load_"]),
        ("use PDF&URLTool", ["web/PDF&URLTool"]),
        ("page", []),
        ("getPages", []),
        ("my_getPage", []),
        ("", []),
    ],
)
def test_a_compound_name_is_found_as_a_whole_token_in_any_case(text: str, found: list[str]) -> None:
    assert named(text) == found


def test_names_that_are_equal_but_for_case_or_server_are_all_named() -> None:
    assert named("create_issue") == ["git/create_issue", "hub/create_issue", "hub/Create_Issue"]


def test_a_name_with_its_server_means_that_server_alone() -> None:
    assert named("hub/create_issue") == ["hub/create_issue", "hub/Create_Issue"]
    assert named(f"try {wire_name('git/create_issue')}") == ["git/create_issue"]


def test_a_single_word_is_a_name_only_where_the_message_is_nothing_else() -> None:
    assert named(" Calculate! ") == ["math/calculate"]
    assert named("calculate the sum") == []


@pytest.mark.parametrize(
    ("name", "compound"),
    [
        *(
            (name, True)
            for name in ("get_tide", "get-tide", "a.b", "getTide", "HTTPGet", "two words", "größeÄndern", "найтиПоезд")
        ),
        *((name, False) for name in ("tide", "Tide", "TIDE", "tide2", "Größe", "")),
    ],
)
def test_a_name_of_several_parts_is_compound(name: str, *, compound: bool) -> None:
    assert is_compound(name) is compound
