from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QTextDocument

from dost_ui import markdown
from dost_ui.answer_view import AnswerView
from dost_ui.labels import PlainLabel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

HOSTILE = (
    '<img src="http://127.0.0.1:9/leak.png">',
    '<b style="font-size:200000px">big</b>',
    '<a href="file:///x">click</a>',
    "<script>alert(1)</script>",
    "a &amp; b < c",
)


def plain(text: str) -> str:
    document = QTextDocument()
    document.setHtml(markdown.render(text))
    return document.toPlainText()


@pytest.mark.parametrize("text", HOSTILE[:4])
def test_html_is_shown_letter_for_letter(text: str) -> None:
    assert plain(text).strip() == text


@pytest.mark.parametrize(
    "text", [*HOSTILE, "![x](http://127.0.0.1:9/leak.png)", '![x](y "z")', "[a]: http://b\n![c][a]"]
)
def test_nothing_in_the_result_loads_anything(text: str) -> None:
    assert "<img" not in markdown.render(text)
    assert "url(" not in markdown.render(text)


def test_a_picture_becomes_its_description() -> None:
    assert plain("![a *red* cat](http://127.0.0.1:9/leak.png)").strip() == "[picture: a red cat]"


@pytest.mark.parametrize("address", ["file:///x", "javascript:alert(1)", "data:text/html,x", "dost://run"])
def test_other_links_than_web_and_mail_are_no_links(address: str) -> None:
    assert "href" not in markdown.render(f"[click]({address})")


def test_web_links_stay_links() -> None:
    assert 'href="https://example.org/a?b=1&amp;c=2"' in markdown.render("[x](https://example.org/a?b=1&c=2)")


def test_code_is_shown_as_written() -> None:
    assert "<b>&amp;</b>" in plain("```html\n<b>&amp;</b>\n```")
    assert "x = 1" in plain("```no-such-language\nx = 1\n```")
    assert "<i>" in plain("say `<i>`")


@pytest.mark.parametrize("text", ["one two three four", "- one two three four"])
def test_lines_of_an_answer_stand_a_line_and_a_half_apart(text: str, qtbot: QtBot) -> None:
    label = PlainLabel("one\ntwo", wrap=True)
    qtbot.addWidget(label)
    document = QTextDocument()
    document.setDefaultFont(label.font())
    document.setHtml(markdown.render(text))
    document.setTextWidth(40)
    assert document.size().height() > 0, "laid out"
    lines = document.begin().layout()
    apart = lines.lineAt(1).y() - lines.lineAt(0).y()
    assert abs(apart - (label.sizeHint().height() - label.fontMetrics().lineSpacing())) <= 1, "as those of a label"


@pytest.mark.parametrize("below", ["| a |\n|---|\n| 1 |", "```\nx = 1\n```"])
def test_tables_and_code_keep_away_from_the_lines_above_them(below: str) -> None:
    document = QTextDocument()
    document.setHtml(markdown.render(f"one\n\n{below}"))
    assert document.rootFrame().childFrames()[0].frameFormat().topMargin() > 0


def test_a_huge_answer_is_cut_and_says_so() -> None:
    assert "cut here" in plain("x" * (markdown.LONGEST + 10))


def test_the_view_loads_nothing_even_when_told_to(qtbot: QtBot) -> None:
    view = AnswerView()
    qtbot.addWidget(view)
    assert view.loadResource(2, "http://127.0.0.1:9/leak.png") is None
    assert not view.openLinks()
    assert not view.openExternalLinks()
