"""The one renderer for text that a model wrote: Markdown in, harmless HTML out.

HTML in the text is shown letter for letter, pictures become their description, links keep only web and mail addresses.
Nothing in the result makes a viewer load anything.
"""

from __future__ import annotations

import html
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from dost_ui import theme
from dost_ui.spacing import LINES_PERCENT
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import MutableMapping, Sequence

    from markdown_it import MarkdownIt
    from markdown_it.token import Token

    _Env = MutableMapping[str, Any]

LONGEST = 200_000
"""Characters that are rendered; what follows is cut, and the text says so."""

_LONGEST_COLOURED = 20_000
"""Characters of code that are coloured; longer code stays plain, for colouring is slow."""

_ABOVE_PX = 4
"""Above tables and code: the room between lines of prose is not enough."""

_SCHEMES = {"http", "https", "mailto"}


@cache
def _parser() -> MarkdownIt:
    from markdown_it import MarkdownIt  # takes a while to import; the window is shown before

    from dost_ui.markdown_renderer import Renderer

    return MarkdownIt("commonmark", {"html": False, "linkify": False}, renderer_cls=Renderer).enable(
        ["table", "strikethrough"]
    )


def is_allowed_link(address: str) -> bool:
    """Whether an address may be opened at all, once a person confirmed it."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in _SCHEMES and bool(parts.netloc or parts.path)


def render(text: str) -> str:
    """HTML for a Qt text document, in the theme's colours."""
    return style() + _finished(str(_parser().render(shortened(text))))


def shortened(text: str) -> str:
    """The text, cut where it is too long to be shown."""
    if len(text) <= LONGEST:
        return text
    return text[:LONGEST] + tr("\n\n… (cut here: the answer is too long to show)")


def style() -> str:
    """What stands before every HTML that is made here."""
    now = theme.active()
    return (
        f"<style>p, li {{ line-height: {LINES_PERCENT}%; }} a {{ color: {now.css('accent')}; }}"
        f" blockquote {{ color: {now.css('muted')}; }}"
        f" h1, h2, h3, h4, h5, h6 {{ font-size: {now.points('title'):.1f}pt; font-weight: 600; }}</style>"
    )


def parse(text: str, references: _Env | None = None) -> list[Token]:
    """The tokens of a text. ``references`` keeps the addresses that links name, from one text to the next."""
    return _parser().parse(text, references)


def render_tokens(tokens: Sequence[Token]) -> str:
    """HTML of whole blocks, without the style."""
    parser = _parser()
    return _finished(parser.renderer.render(tokens, parser.options, {}))


def list_html(opened: Token, items: Sequence[Token], closed: Token, number: int, *, first: bool, last: bool) -> str:
    """HTML of a part of a list, without the style.

    Args:
        opened: What opens the list.
        items: The tokens of the part's items.
        closed: What closes the list.
        number: Of the first of the items, in a numbered list.
        first: The list begins here.
        last: It ends here.
    """
    attributes = f' start="{number}"' if opened.tag == "ol" and number != 1 else ""
    around = (*([] if first else ["margin-top:0px;"]), *([] if last else ["margin-bottom:0px;"]))
    look = f' style="{" ".join(around)}"' if around else ""
    return f"<{opened.tag}{attributes}{look}>{render_tokens(items)}</{closed.tag}>"


def _finished(body: str) -> str:
    now = theme.active()
    around = f"margin-top:{_ABOVE_PX}px; margin-bottom:8px;"
    look = f"border-collapse:collapse; border-style:solid; border-color:{now.css('line')}; {around}"
    return body.rstrip("\n").replace("<table>", f'<table border="1" cellspacing="0" cellpadding="5" style="{look}">')


def code(text: str, language: str, *, first: bool = True, last: bool = True) -> str:
    """HTML of code, without the style.

    Args:
        text: The code, or a part of it.
        language: In which it is coloured; none where it is not known.
        first: The code begins here.
        last: It ends here.
    """
    now = theme.active()
    inner = html.escape(text.rstrip("\n"))
    if language and len(text) <= _LONGEST_COLOURED:
        inner = _coloured(text, language, dark=now.dark) or inner
    look = (
        f"font-family:'{html.escape(now.fixed_family)}'; font-size:{now.points('fixed'):.1f}pt; white-space:pre-wrap;"
    )
    above, below = f"margin-top:{_ABOVE_PX if first else 0}px;", f"margin-bottom:{8 if last else 0}px;"
    frame = f"background-color:{now.css('sunk')}; {above} {below}"
    cell = f"padding:{8 if first else 0}px 8px {8 if last else 0}px 8px;"
    return (
        f'<table width="100%" cellpadding="0" cellspacing="0" style="{frame}"><tr><td style="{cell}">'
        f'<pre style="{look}">{inner}</pre></td></tr></table>'
    )


def _coloured(code: str, language: str, *, dark: bool) -> str:
    """The code as coloured HTML, empty where the language is not known. Loaded with the first code that is shown."""
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import get_lexer_by_name
    from pygments.util import ClassNotFound

    try:
        lexer = get_lexer_by_name(language)
    except ClassNotFound:
        return ""
    formatter = HtmlFormatter(nowrap=True, noclasses=True, style="github-dark" if dark else "xcode")
    return highlight(code, lexer, formatter).rstrip("\n")
