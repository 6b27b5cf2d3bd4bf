"""What a result consists of, said below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui.chat_view import CardState, ChatView
from dost_ui.content_kinds import content_kinds
from dost_ui.result_content import MOST_PARTS, content_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

BLOCKS = (
    {"type": "text", "text": "a"},
    {"type": "text", "text": "b"},
    {"type": "image", "mimeType": "image/png", "data": "x" * 16_000},
    {"type": "audio", "mimeType": "audio/wav", "data": "x" * 4_000_000},
    {"type": "resource_link", "uri": "file:///notes.md"},
    {"type": "resource", "resource": {"uri": "file:///a.csv", "mimeType": "text/csv", "text": "1,2"}},
    {"type": "hologram"},
    {},
)


def test_every_kind_of_content_is_named_once() -> None:
    assert content_kinds(content_of(BLOCKS, {"a": 1})) == (
        "text",
        "image/png 12 kB",
        "audio/wav 3.0 MB",
        "link file:///notes.md",
        "text/csv",
        "hologram",
        "unknown",
        "structured data",
    )
    assert content_kinds(content_of([{"type": f"kind-{number}"} for number in range(20)]))[-1] == "and 12 more"


def test_sizes_are_told_in_the_unit_that_the_text_of_the_result_has() -> None:
    for count, said in ((100, "1 kB"), (160_000, "120 kB"), (1_340_000, "1.0 MB")):
        block = {"type": "image", "mimeType": "image/png", "data": "x" * count}
        assert content_kinds(content_of([block])) == (f"image/png {said}",)


def test_what_is_said_of_a_result_stays_small_whatever_the_server_sent() -> None:
    blocks = [{"type": f"{number}{'k' * 5_000}", "mimeType": "m" * 5_000, "uri": "u" * 5_000} for number in range(99)]
    content = content_of([*blocks, {"type": 7, "mimeType": [], "uri": {}, "resource": "?", "data": 5}])
    assert (len(content.parts), content.more) == (MOST_PARTS, 92)
    assert len(repr(content)) < 10_000
    assert all(len(kind) <= 60 for kind in content_kinds(content))


def test_a_card_says_what_its_result_consists_of_where_that_is_more_than_text(qtbot: QtBot) -> None:
    chat = ChatView()
    qtbot.addWidget(chat)
    for call_id, blocks in (("1", BLOCKS[:2]), ("2", BLOCKS[:3])):
        chat.add_card(call_id, "read", "files", {}, None)
        chat.card(call_id).show_content(content_of(blocks))
        chat.update_card(call_id, CardState.OK, "a", 3)
    assert chat.card("1").kinds() == ""
    assert chat.card("2").kinds() == "Result: text, image/png 12 kB"
