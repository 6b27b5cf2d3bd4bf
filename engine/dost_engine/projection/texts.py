"""The texts that can be made of a tool, one function per recipe."""

from __future__ import annotations

import functools
import operator
import re
from typing import TYPE_CHECKING

from dost_engine.words import name_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import Parameter

PIECES = 235
"""Word pieces that the rich text may cost, as :func:`pieces` counts them. The model reads 256 with its own two marks;
of texts that are cut to this, one in a hundred costs more than that after all, and the model drops its end."""

ENUMS_IN_TEXT = 8
"""Values of a parameter that the rich text names: the first ones show what kind they are."""

_SHARE_FOR_NAMES = 0.6  # of the pieces: a hundred parameter names must not push out what the tool does

_PIECE_PARTS = re.compile(r"[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")


def guide_text(name: str, description: str, arguments: Sequence[str]) -> str:
    """The text of the ToolRAG guide: name, its words, description, top-level parameters."""
    text = f"{name}. {'. '.join(name_words(name))}: {description}"
    if arguments:
        text += f". Parameters: {', '.join(arguments)}"
    return text


def plain_text(name: str, description: str) -> str:
    """Name and description, whole: what does not fit the model it cuts itself."""
    return f"{name}: {description}"


def rich_text(words: Sequence[str], description: str, params: Sequence[Parameter]) -> str:
    """Words of server and name, description and every parameter, cut to :data:`PIECES`.

    Where there is too much, it is given up in this order: values, those of the last parameter first; descriptions of
    parameters, the last first; the end of the tool's description; names of parameters, the last first, and those only
    as far as they take more than 60 % of the text.

    Args:
        words: Words of the server's key and of the tool's name.
        description: What the tool does.
        params: Its parameters, most important first.
    """
    head = f"{' '.join(words)}: "
    room = PIECES - pieces(head)
    names = _names_within(params, room * _SHARE_FOR_NAMES)
    room -= sum(pieces(name) + 1 for name in names) + (pieces(" Parameters: ") if names else 0)
    description, room = _cut(description, room)
    described: list[str] = []
    for param in params[: len(names)]:
        text, room = _cut(param.description, room - 1) if param.description and room > 1 else ("", room)
        described.append(text)
    parts = []
    for name, text, param in zip(names, described, params, strict=False):
        part = f"{name}: {text}" if text else name
        values = ", ".join(param.enums[:ENUMS_IN_TEXT])
        cost = pieces(values) + 2
        if values and cost <= room:
            room -= cost
            part += f" ({values})"
        parts.append(part)
    return f"{head}{description} Parameters: {'; '.join(parts)}" if parts else f"{head}{description}"


def one_text(name: str, words: Sequence[str], description: str, params: Sequence[Parameter]) -> str:
    """Ratel's projection: every name whole and split, every description and every value; the model cuts its end.

    Args:
        name: The tool's name.
        words: Its words.
        description: What the tool does.
        params: The properties of both schemas.
    """
    lines = [_whole_and_split(name, words), description]
    for param in params:
        lines += (_whole_and_split(param.name, param.words), param.description, *param.enums)
    return "\n".join(filter(None, lines))


def _whole_and_split(name: str, words: Sequence[str]) -> str:
    split = " ".join(words)
    return name if split == name else f"{name} {split}"


def pieces(text: str) -> float:
    """Word pieces that a text costs, estimated without the model's tokenizer, rather too many than too few.

    By what words of tool descriptions cost on average: English words of up to seven letters 1.1, longer ones more,
    runs of 14 and more are no words; numbers one per two digits; every other character one.
    """
    return sum(map(_cost, _PIECE_PARTS.findall(text)))


@functools.lru_cache(maxsize=16_384)
def _cost(part: str) -> float:
    length = len(part)
    if part.isdigit():
        return (length + 1) // 2
    if not part.isascii() or not part.isalpha():
        return length
    if length >= 14:
        return length / 2.7
    return 1.15 if length < 8 else 1.15 + 0.08 * (length - 7)


def _cut(text: str, room: float) -> tuple[str, float]:
    """As much of a text as fits, cut before a word, and the room that is left."""
    left = functools.reduce(operator.sub, map(_cost, _PIECE_PARTS.findall(text)), room)
    if left >= 0:  # most texts fit
        return text, left
    left = room
    for part in _PIECE_PARTS.finditer(text):
        left -= _cost(part.group())
        if left < 0:
            kept = text[: part.start()]
            break
    if " " in kept and not text[len(kept) - 1].isspace():  # not within a word
        kept = kept[: kept.rfind(" ")]
    kept = kept.rstrip()
    return kept, max(room - pieces(kept), 0.0)


def _names_within(params: Sequence[Parameter], room: float) -> list[str]:
    names: list[str] = []
    for param in params:
        name = " ".join(param.words) or param.name
        room -= pieces(name) + 1
        if room < 0:
            break
        names.append(name)
    return names
