"""The one renderer for text that a model wrote: Markdown in, harmless HTML out.

HTML in the text is shown letter for letter, pictures become their description, links keep only web and mail addresses.
Nothing in the result makes a viewer load anything.
"""

from __future__ import annotations

import html
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML

from dost_ui import theme

if TYPE_CHECKING:
    from collections.abc import MutableMapping, Sequence

    from markdown_it.token import Token
    from markdown_it.utils import OptionsDict

    _Env = MutableMapping[str, Any]

LONGEST = 200_000
"""Characters that are rendered; what follows is cut, and the text says so."""

_LONGEST_COLOURED = 20_000
"""Characters of code that are coloured; longer code stays plain, for colouring is slow."""

_SCHEMES = {"http", "https", "mailto"}


class _Renderer(RendererHTML):
    """markdown-it's renderer with other rules for what could load, link or be long."""

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: _Env) -> str:
        token = tokens[idx]
        words = self.renderInlineAsText(token.children or [], options, env)
        return f"[picture: {html.escape(words or 'no description')}]"

    def link_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: _Env) -> str:
        target = str(tokens[idx].attrs.get("href", ""))
        if not is_allowed_link(target):
            return '<a name="">'
        return f'<a href="{html.escape(target)}">'

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: _Env) -> str:
        token = tokens[idx]
        return _code(token.content, token.info.split()[0] if token.info.strip() else "")

    def code_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: _Env) -> str:
        return _code(tokens[idx].content, "")

    def code_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: _Env) -> str:
        now = theme.active()
        family = html.escape(now.fixed_family)
        style = f"font-family:'{family}'; background-color:{now.css('sunk')};"
        return f'<span style="{style}">&nbsp;{html.escape(tokens[idx].content)}&nbsp;</span>'


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False, "linkify": False}, renderer_cls=_Renderer).enable(
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
    now = theme.active()
    if len(text) > LONGEST:
        text = text[:LONGEST] + "\n\n… (cut here: the answer is too long to show)"
    body = str(_parser().render(text)).rstrip("\n")
    style = f"border-collapse:collapse; border-style:solid; border-color:{now.css('line')}; margin-bottom:8px;"
    body = body.replace("<table>", f'<table border="1" cellspacing="0" cellpadding="5" style="{style}">')
    return (
        f"<style>p, li {{ line-height: 140%; }} a {{ color: {now.css('accent')}; }}"
        f" blockquote {{ color: {now.css('muted')}; }}"
        f" h1, h2, h3, h4, h5, h6 {{ font-size: {now.points('title'):.1f}pt; font-weight: 600; }}</style>{body}"
    )


def _code(code: str, language: str) -> str:
    now = theme.active()
    inner = html.escape(code.rstrip("\n"))
    if language and len(code) <= _LONGEST_COLOURED:
        inner = _coloured(code, language, dark=now.dark) or inner
    style = (
        f"font-family:'{html.escape(now.fixed_family)}'; font-size:{now.points('fixed'):.1f}pt; white-space:pre-wrap;"
    )
    frame = f"background-color:{now.css('sunk')}; margin-bottom:8px;"
    return (
        f'<table width="100%" cellpadding="8" cellspacing="0" style="{frame}"><tr><td>'
        f'<pre style="{style}">{inner}</pre></td></tr></table>'
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
