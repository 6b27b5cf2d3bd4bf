"""A text in Markdown, taken apart into blocks that can be shown one after the other.

What stands before the last block of a text that still grows never changes again, so a long answer is read and laid
out once while it comes in, and not anew with every word. Long code and long lists are taken apart as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from dost_ui import markdown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markdown_it.token import Token

LONG_CHARS = 2_000
"""Code and lists are taken apart where they are longer: so much is read and laid out in some 15 ms."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a block a text goes on.

    Attributes:
        fence: The line that opened the code that it goes on with; empty outside of code.
        in_list: It goes on with a list.
        number: Of the next item of a numbered list.
    """

    fence: str = ""
    in_list: bool = False
    number: int = 1


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a list, code, a table, or a part of long code or of a long list.

    Attributes:
        start: Characters of the text before it.
        html: For a Qt text document, in the theme's colours.
        place: Where the text goes on behind it.
    """

    start: int
    html: str
    place: Place = field(default_factory=Place)


def blocks(text: str, place: Place | None = None, references: dict[str, Any] | None = None) -> list[Block]:
    """Read a text.

    Args:
        text: The text, with a newline between its lines.
        place: Where it begins, if it goes on with another one.
        references: The link addresses that are known by name; those that stand in whole lines of the text are added.
    """
    place = place or Place()
    before = f"{place.fence}\n" if place.fence else ""
    starts = _line_starts(before + text)
    known: dict[str, Any] = {} if references is None else references
    environment = {"references": dict(known)}
    tokens = markdown.parse(before + text, environment)
    known |= {
        label: told
        for label, told in environment["references"].items()
        if label not in known and told["map"][1] < len(starts)
    }
    made: list[Block] = []
    for group in _groups(tokens):
        first = place if not made else Place()
        lines = (group[0].map or [0, 0])[0]
        at = max(starts[lines] - len(before), 0)
        if group[0].type == "fence":
            source = (before + text)[starts[lines] :].split("\n", 1)[0]
            made += _code(group[0], source, at, first)
        elif group[0].type in {"bullet_list_open", "ordered_list_open"}:
            made += _list(group, [start - len(before) for start in starts], first)
        else:
            made.append(Block(at, markdown.render_tokens(group)))
    return made


def settled(found: Sequence[Block], text: str) -> int:
    """How many of the blocks stay as they are, whatever follows the text.

    A block is closed by the next one; the next one is there as soon as its first line is whole.
    """
    whole = text.rfind("\n") + 1
    return sum(after.start < whole for _, after in pairwise(found))


def _line_starts(text: str) -> list[int]:
    starts = [0]
    while (at := text.find("\n", starts[-1])) >= 0:
        starts.append(at + 1)
    return starts


def _groups(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The tokens of each block that is in no other."""
    group: list[Token] = []
    for token in tokens:
        group.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield group
            group = []


def _code(token: Token, opening: str, at: int, place: Place) -> Iterator[Block]:
    """The parts of a block of code. ``at``: where it begins, or where it goes on."""
    language = token.info.split()[0] if token.info.strip() else ""
    parts = _parts(token.content)
    at_part = at if place.fence else at + len(opening) + 1
    for number, part in enumerate(parts):
        first, last = number == 0 and not place.fence, number == len(parts) - 1
        html = markdown.code(part, language, first=first, last=last)
        yield Block(at if number == 0 else at_part, html, Place() if last else Place(fence=opening))
        at_part += len(part)


def _parts(code: str) -> list[str]:
    """The code in parts of about ``LONG_CHARS``, cut at empty lines where there are some."""
    parts, lines, size, empty = [], [], 0, 0
    for line in code.splitlines(keepends=True) if "\n" in code else [code]:
        lines.append(line)
        size += len(line)
        if not line.strip() and size > LONG_CHARS // 2:
            empty = len(lines)
        if size > LONG_CHARS:
            cut = empty or len(lines)
            parts.append("".join(lines[:cut]))
            lines = lines[cut:]
            size, empty = sum(map(len, lines)), 0
    if lines or not parts:
        parts.append("".join(lines))
    return parts


def _list(group: list[Token], starts: list[int], place: Place) -> Iterator[Block]:
    """The parts of a list."""
    opened, closed = group[0], group[-1]
    numbered = opened.type == "ordered_list_open"
    number = place.number if place.in_list else int(opened.attrs.get("start", 1))
    items = _items(group[1:-1])
    first = not place.in_list
    part: list[Token] = []
    part_at, in_part = 0, 0
    for at, (item, after) in enumerate(zip(items, [*items[1:], None], strict=True)):
        low = (item[0].map or [0, 0])[0]
        part_at = part_at if part else starts[low]
        part += item
        in_part += 1
        end = starts[(after[0].map or [0, 0])[0]] if after else None
        if end is None or end - part_at > LONG_CHARS:
            html = markdown.list_html(opened, part, closed, number, first=first, last=at == len(items) - 1)
            number += in_part
            yield Block(
                max(part_at, 0), html, Place(in_list=True, number=number if numbered else 1) if after else Place()
            )
            part, in_part, first = [], 0, False


def _items(tokens: Sequence[Token]) -> list[list[Token]]:
    items: list[list[Token]] = []
    for token in tokens:
        if token.type == "list_item_open" and token.level == 1:
            items.append([])
        items[-1].append(token)
    return items
