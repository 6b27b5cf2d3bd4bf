"""What a result consists of, said below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui.chat_view import CardState, ChatView
from dost_ui.content_kinds import content_kinds

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
    assert content_kinds(BLOCKS, {"a": 1}) == (
        "text",
        "image/png 12 kB",
        "audio/wav 3.0 MB",
        "link file:///notes.md",
        "text/csv",
        "hologram",
        "unknown",
        "structured",
    )
    assert content_kinds([{"type": f"kind-{number}"} for number in range(20)])[-1] == "and 12 more"


def test_a_card_says_what_its_result_consists_of_where_that_is_more_than_text(qtbot: QtBot) -> None:
    chat = ChatView()
    qtbot.addWidget(chat)
    for call_id, blocks in (("1", BLOCKS[:2]), ("2", BLOCKS[:3])):
        chat.add_card(call_id, "read", "files", {}, None)
        chat.card(call_id).show_kinds(content_kinds(blocks))
        chat.update_card(call_id, CardState.OK, "a", 3)
    assert chat.card("1").kinds() == ""
    assert chat.card("2").kinds() == "Content: text, image/png 12 kB"
