"""An answer looks the same however it came in: in one piece, letter by letter, or too long for one go."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage, QPainter, QTextDocument

from dost_ui import markdown, theme
from dost_ui.answer_view import AnswerView
from dost_ui.markdown_blocks import LONG_CHARS, blocks

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

CODE = "\n".join(f'    line_{at} = "word {at}"' + ("\n" if at % 40 == 0 else "") for at in range(220))
ANSWERS = {
    "short": "Saturday will be **warm**.",
    "mixed": "# Title\n\nOne.\n\n- a\n\n```python\nx = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> q\n\n***\n\nEnd",
    "tables": "| a |\n|---|\n| 1 |\n\n```\nx\n```\n\n```py\ny = 1\n```\n***\n\n***\n| a |\n|---|\n| 1 |",
    "headings": "Some text\n---\n# One\ntext\n## Two\ntext\n#three",
    "lists": "3. c\n4. d\n\n   more\n\n   ```sh\n   ls\n   ```\n5. e\n   - in it\n- other\n\n  loose\n- list",
    "links": "[one](https://example.org) [two][2]\n\n[2]: https://example.org/2\n\n[again][2]\n\nEnd",
    "lines": "one\r\ntwo\r\n\r\nthree\rfour",
    "open code": f"Look:\n\n```python\n{CODE}",
    "long code": f"Look:\n\n```python\n{CODE}\n```\nDone.\n",
    "long list": "\n".join(f"{at}. item **{at}** " + "word " * 20 for at in range(1, 90)) + "\n\nDone.",
    "long bullets": "\n".join(f"- item {at} " + "word " * 20 for at in range(1, 90)) + "\n\nDone.",
    "long line": "word " * 2_000,
    "nothing": "",
    "blank": "\n\n \n",
}


def picture(shown_document: QTextDocument) -> QImage:
    document = shown_document.clone()  # the view lays out its own as wide as it is
    document.setDefaultFont(theme.active().font())
    document.setDocumentMargin(0)
    document.setTextWidth(600)
    image = QImage(600, 400 + round(document.size().height()), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    return image


def whole(text: str) -> QTextDocument:
    """What Qt makes of all blocks at once."""
    document = QTextDocument()
    document.setHtml(markdown.style() + "".join(block.html for block in blocks(text, None, {})))
    return document


def shown(qtbot: QtBot, view: AnswerView) -> QTextDocument:
    qtbot.addWidget(view)
    qtbot.waitUntil(view.is_complete)
    return view.document()


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_set_whole_is_shown_whole(qtbot: QtBot, name: str) -> None:
    view = AnswerView()
    view.set_text(ANSWERS[name])
    text = ANSWERS[name].replace("\r\n", "\n").replace("\r", "\n")
    assert picture(shown(qtbot, view)) == picture(whole(text))


@pytest.mark.parametrize("name", ANSWERS)
@pytest.mark.parametrize("size", [1, 30])
def test_a_streamed_answer_looks_as_one_set_whole(qtbot: QtBot, name: str, size: int) -> None:
    text = ANSWERS[name]
    size = max(size, len(text) // 30)  # each piece is rendered
    whole_view, view = AnswerView(), AnswerView()
    whole_view.set_text(text)
    for at in range(0, len(text), size):
        view.append_text(text[at : at + size])
        view.render_now()
    view.finish()
    assert view.text() == text
    assert picture(shown(qtbot, view)) == picture(shown(qtbot, whole_view))


def test_what_is_settled_is_not_rendered_again(qtbot: QtBot) -> None:
    view = AnswerView()
    qtbot.addWidget(view)
    view.append_text("First part.\n\nSecond part.\n\nLast\npar")
    view.render_now()
    changed: list[tuple[int, int, int]] = []
    view.document().contentsChange.connect(lambda *change: changed.append(change))
    view.append_text("t, whole")
    view.render_now()
    view.finish()
    assert view.toPlainText() == "First part.\nSecond part.\nLast part, whole"
    settled = len("First part.\nSecond part.")
    assert min(at for at, _, _ in changed) >= settled


def test_long_code_and_long_lists_come_in_parts_that_read_as_one(qtbot: QtBot) -> None:
    found = blocks(ANSWERS["long code"])
    assert len(found) > 3
    assert all(len(ANSWERS["long code"][a.start : b.start]) < 2 * LONG_CHARS for a, b in pairwise(found))
    view = AnswerView()
    view.set_text(ANSWERS["long code"])
    said = shown(qtbot, view).toPlainText()
    assert [line for line in said.splitlines() if "line_" in line] == CODE.replace("\n\n", "\n").splitlines()
    assert len(blocks(ANSWERS["long list"])) > 3
    assert '<ol start="' in blocks(ANSWERS["long list"])[1].html


def test_a_theme_that_changes_recolours_all_of_a_long_answer(qtbot: QtBot, qapp: QApplication) -> None:
    view = AnswerView()
    qtbot.addWidget(view)
    view.set_text(ANSWERS["long code"])
    qtbot.waitUntil(view.is_complete)
    view.show()
    theme.apply(qapp, "dark")
    again = AnswerView()
    again.set_text(ANSWERS["long code"])
    assert picture(view.document()) == picture(shown(qtbot, again))


def test_an_address_that_comes_after_its_link_makes_it_one(qtbot: QtBot) -> None:
    view = AnswerView()
    for piece in ("See [the page][1].\n\n", "More words.\n\n", "[1]: https://exam", "ple.org/page\n"):
        view.append_text(piece)
        view.render_now()
    view.finish()
    assert 'href="https://example.org/page"' in shown(qtbot, view).toHtml()


def test_an_answer_that_is_too_long_is_cut_and_says_so(qtbot: QtBot) -> None:
    view = AnswerView()
    for _ in range(21):
        view.append_text(("word " * 199 + "word\n\n") * 10)
    view.finish()
    assert "cut here" in shown(qtbot, view).toPlainText()
