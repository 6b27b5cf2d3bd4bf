from __future__ import annotations

import os

import pytest
from PySide6.QtGui import QTextDocument

from dost_ui import wording
from dost_ui.samples import MARKUP


@pytest.mark.parametrize(
    ("count", "shown"),
    [
        (0, "0"),
        (96, "96"),
        (999, "999"),
        (1900, "1.9k"),
        (9949, "9.9k"),
        (9950, "10k"),
        (61_000, "61k"),
        (1_200_000, "1.2M"),
    ],
)
def test_tokens_are_short(count: int, shown: str) -> None:
    assert wording.tokens(count) == shown


@pytest.mark.parametrize(
    ("score", "shown"), [(0.71, ".71"), (1.0, "1.00"), (-0.1, "-.10"), (0.0, ".00"), (0.996, "1.00")]
)
def test_cosines_have_two_decimals(score: float, shown: str) -> None:
    assert wording.cosine(score) == shown


@pytest.mark.parametrize(
    ("value", "shown"), [(-0.04, "0.0"), (-0.06, "-0.1"), (0.0, "0.0"), (2.25, "2.2"), (-0.0, "0.0")]
)
def test_what_rounds_to_nothing_has_no_minus(value: float, shown: str) -> None:
    assert wording.decimal(value, 1) == shown


@pytest.mark.parametrize(("ms", "shown"), [(5.8, "5.8 ms"), (340, "340 ms"), (1200, "1.2 s"), (125_000, "2 min 5 s")])
def test_times_have_their_unit(ms: float, shown: str) -> None:
    assert wording.took(ms) == shown


@pytest.mark.skipif(os.name == "nt", reason="nobody writes ~ there")
def test_a_place_is_told_from_the_home_folder_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/asha")
    assert wording.place("/home/asha/.config/dost/servers.json") == "~/.config/dost/servers.json"
    assert wording.place("/home/asha") == "~"
    for elsewhere in ("/home/ashana/x", "/etc/dost", "", "relative/home/asha/x"):
        assert wording.place(elsewhere) == elsewhere
    monkeypatch.setenv("HOME", "/")
    assert wording.place("/etc/dost") == "/etc/dost"


def test_a_tool_id_is_split_at_the_first_slash() -> None:
    assert (wording.server_name("a/b/c"), wording.tool_name("a/b/c")) == ("a", "b/c")


def test_arguments_stand_on_one_line_where_they_fit() -> None:
    assert wording.argument_lines({"city": "Durgapur", "days": 3}) == 'city: "Durgapur"   days: 3'
    assert wording.argument_lines({"a": "x" * 60, "b": "y" * 60}).count("\n") == 1


def test_a_long_argument_is_cut_and_says_how_long_it_is() -> None:
    assert "(5,002 characters)" in wording.argument_lines({"a": "x" * 5000})


@pytest.mark.parametrize("text", [MARKUP, "a &amp; b < c", "<h1>loud</h1>", "two\nlines  and blanks"])
def test_a_tool_tip_shows_its_text_letter_for_letter(text: str) -> None:
    document = QTextDocument()
    document.setHtml(wording.tooltip(text))
    assert document.toPlainText() == text


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("weather", "weather"),
        ("<b>bold<%2Fb>", "<b>bold</b>"),
        ("my%20office", "my office"),
        ("100%25", "100%"),
        ("100%2525", "100%25"),
        ("fine%E2%80%AEtxt", "fine%E2%80%AEtxt"),
        ("%00%20x", "%00 x"),
        ("%FF", "%FF"),
        ("%", "%"),
        ("البحث", "البحث"),
    ],
)
def test_a_server_is_called_as_it_is_written_and_what_cannot_be_seen_in_it_stays_encoded(key: str, shown: str) -> None:
    assert wording.server_label(key) == shown
    assert wording.server_of(f"{key}/tool/name") == shown
