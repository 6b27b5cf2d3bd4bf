"""What becomes of a result, whatever a server sends."""

from __future__ import annotations

import pytest

from dost_engine.mcp_store.results import TEXT_CHARS, invocation


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ({"content": [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]}, "a\nb"),
        ({"content": [{"type": "image", "data": "A" * 16000, "mimeType": "image/png"}]}, "[image, image/png, 12 kB]"),
        ({"content": [{"type": "audio", "data": "AAAA", "mimeType": "audio/wav"}]}, "[audio, audio/wav, 3 bytes]"),
        (
            {"content": [{"type": "resource", "resource": {"uri": "mem://x", "blob": "AAAA", "mimeType": "a/pdf"}}]},
            "[resource mem://x, a/pdf, 3 bytes]",
        ),
        ({"content": [{"type": "resource", "resource": {"uri": "mem://x", "text": "t"}}]}, "[resource mem://x]\nt"),
        ({"content": [{"type": "resource_link", "uri": "mem://y", "name": "y"}]}, "[link to y: mem://y]"),
        ({"content": [{"type": "hologram", "data": "?"}]}, "[content of an unknown type: hologram]"),
        ({"content": [], "structuredContent": {"state": "shut"}}, '{"state": "shut"}'),
        ({"content": []}, "The tool returned nothing."),
        ({"content": None}, "The tool returned nothing."),
        ({"content": [{"type": "text", "text": ""}, 7]}, "The tool returned nothing."),
        ({}, "The tool returned nothing."),
        ({"isError": True}, "The tool failed and said nothing."),
    ],
)
def test_every_result_becomes_words(raw: dict[str, object], text: str) -> None:
    assert invocation("s/t", raw, 1.0).text == text


def test_an_error_keeps_its_own_words_beside_a_structured_part() -> None:
    raw = {"isError": True, "structuredContent": {"code": 9}, "content": [{"type": "text", "text": "Gate is locked"}]}
    found = invocation("s/t", raw, 1.0)
    assert (found.is_error, found.text, found.structured) == (True, "Gate is locked", {"code": 9})


def test_a_long_text_is_cut_and_says_how_much() -> None:
    found = invocation("s/t", {"content": [{"type": "text", "text": "x" * (TEXT_CHARS + 1234)}]}, 1.0)
    assert found.text.endswith("[1,234 more characters were cut off here]")
    assert len(found.text) < TEXT_CHARS + 100
    assert len(found.content[0]["text"]) < TEXT_CHARS + 100
