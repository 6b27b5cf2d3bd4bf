"""What differs from markdown-it's own HTML. Imported with the first text that is rendered."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

from markdown_it.renderer import RendererHTML

from dost_ui import markdown, theme
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import MutableMapping, Sequence

    from markdown_it.token import Token
    from markdown_it.utils import OptionsDict


class Renderer(RendererHTML):
    """markdown-it's renderer with other rules for what could load, link or be long."""

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """A picture is its description."""
        token = tokens[idx]
        words = self.renderInlineAsText(token.children or [], options, env)
        return html.escape(tr("[picture: {words}]", words=words or tr("no description")))

    def link_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """Only web and mail addresses can be pressed."""
        target = str(tokens[idx].attrs.get("href", ""))
        if not markdown.is_allowed_link(target):
            return '<a name="">'
        return f'<a href="{html.escape(target)}">'

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """Code, coloured."""
        token = tokens[idx]
        return markdown.code(token.content, token.info.split()[0] if token.info.strip() else "")

    def code_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """Code without a language."""
        return markdown.code(tokens[idx].content, "")

    def code_inline(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: MutableMapping[str, Any]
    ) -> str:
        """Code within a line."""
        now = theme.active()
        family = html.escape(now.fixed_family)
        style = f"font-family:'{family}'; background-color:{now.css('sunk')};"
        return f'<span style="{style}">&nbsp;{html.escape(tokens[idx].content)}&nbsp;</span>'
