"""Text from servers: what nobody sees is taken out, what writing needs stays, and names lead back to what was sent."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.server_text import as_sent, hidden_in, one_line, safe_name, true_name, visible

TRICKS = (
    "\u200b\u200c\u200d\ufe0f\ufe01\u202e\u2066\u2069\ufeff\u00ad\u180b\u180e\u3164\U000e0001\U000e0067\U000e0062"
    "\U000e0101\U000e007f\x1b[]0m\x07\\\x9b\x9d\r\n\t\u2028\x85%2F8B\U0001f3f4\U0001f469\U0001f3fb\u2764\u0645\u0915"
    "\u094d\u1820葛a1# \ud83d\ude00"
)
any_text = st.text(st.sampled_from(TRICKS) | st.characters(), max_size=24)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Subtracts\u200b numbers\u202e txet\u0007\ufeff", "Subtracts numbers txet"),
        ("Multiplies\U000e0069\U000e0067 numbers\U000e0101", "Multiplies numbers"),
        ("pay\u200dment\u200c de\u00adlete\u3164", "payment delete"),
        ("a\ufe0f\ufe01\ufe02 \u2764\ufe0f\ufe0f", "a \u2764\ufe0f"),
        ("\ufe0f\u200b\ufe0f", ""),
        ("a\x1b[8mhidden\x1b[0m \x1b]0;title\x07b \x9b31mred", "ahidden b red"),
        ("one\r\ntwo\rthree\u2028four\x85five\x0bsix", "one\ntwo\nthree\nfour\nfive\nsix"),
        ("\U0001f3f4\U000e0067\U000e0062\U000e0075\U000e0073\U000e007f", "\U0001f3f4"),
        ("half \ud83d\ude00 and \ud83d", "half 😀 and \ufffd"),
    ],
)
def test_what_nobody_sees_is_taken_out(text: str, seen: str) -> None:
    assert visible(text) == seen


@pytest.mark.parametrize(
    "text",
    [
        "a\tb\nc",
        "\U0001f469\u200d\U0001f4bb \u2764\ufe0f\u200d\U0001f525 \U0001f469\U0001f3fd\u200d\U0001f52c 1\ufe0f\u20e3",
        "\U0001f3f4\u200d\u2620\ufe0f \U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0915\u094d\u200d\u0937 \u0d28\u0d4d\u200d",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "日本語、葛\U000e0100城 中文，한국어 ไทย",
        "\u1820\u180b\u1820",
        "Zeichen: ä ß – “x” \u00a0 ½",
    ],
)
def test_scripts_and_emoji_keep_what_they_are_written_with(text: str) -> None:
    assert visible(text) == text
    assert not hidden_in(text)
    name = one_line(text)
    assert safe_name(name) == name


@given(any_text)
@settings(max_examples=200, deadline=None)
def test_text_made_visible_stays_as_it_is_and_nothing_in_it_is_hidden(text: str) -> None:
    seen = visible(text)
    assert visible(seen) == seen
    assert not hidden_in(seen)
    assert not set(seen) & set("\x1b\x07\x9b\x9d\r\u200b\u202e\u2066\ufeff\u2028\x85\U000e0001")
    assert "\n" not in one_line(text)
    seen.encode()


@given(any_text)
@settings(max_examples=200, deadline=None)
def test_a_safe_name_is_one_visible_line_that_leads_back_to_what_was_sent(name: str) -> None:
    name = name.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    safe = safe_name(name)
    assert true_name(safe) == name
    assert visible(safe) == safe
    assert not set(safe) & set("\n\t")


@given(any_text, any_text)
@settings(max_examples=200, deadline=None)
def test_different_names_stay_different(one: str, other: str) -> None:
    whole = [name.encode("utf-16", "surrogatepass").decode("utf-16", "replace") for name in (one, other)]
    assert (safe_name(whole[0]) == safe_name(whole[1])) == (whole[0] == whole[1])


def test_names_that_look_encoded_are_told_from_those_that_are() -> None:
    names = ["a\u200bb", "a%E2%80%8Bb", "a%25b", "100%", "a b"]
    assert [safe_name(name) for name in names] == ["a%E2%80%8Bb", "a%25E2%2580%258Bb", "a%2525b", "100%", "a b"]
    assert [true_name(safe_name(name)) for name in names] == names


def test_what_was_hidden_is_said_in_words_and_written_out() -> None:
    assert hidden_in("a\u200bb\u200b\u202ec\x07") == (
        "U+200B zero width space",
        "U+202E right-to-left override",
        "U+0007 control character",
    )
    assert hidden_in("a\x1b[8mb") == ("U+001B control character",)
    assert as_sent("a\u200bb\n\x1b[8mc") == "a\\u{200b}b \\u{1b}[8mc"
    assert as_sent("\u200b" * 100, 20) == "\\u{200b}\\u{200b}\\u{…"
