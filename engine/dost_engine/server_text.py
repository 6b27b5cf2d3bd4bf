"""Text that servers sent, made safe to show, to search and to give to a model.

What a person cannot see, nobody gets: control characters, commands to terminals, marks that turn the direction of
writing, characters without width, tag characters. Everything that writing needs stays: joiners in the scripts that
join letters, emoji made of several characters, selectors behind what they select.

A name or a value by which something is called must lead back to what the server wrote: see :func:`safe_name`.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import unquote

from dost_engine.words import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

RAW_CHARS = 160
"""Characters of a text as it was sent that a warning shows."""

# England, Scotland and Wales: the only emoji that are made of tag characters.
_FLAG = (
    "\U0001f3f4\U000e0067\U000e0062"
    "(?:\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074|\U000e0077\U000e006c\U000e0073)\U000e007f"
)
_TERMINAL = (
    r"[\x1b]\[[0-?]*[ -/]*[@-~]|\x9b[0-?]*[ -/]*[@-~]"  # colours, hidden text, movements
    r"|(?:\x1b\]|\x9d)[^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)"  # titles, links, the clipboard
)
_LINE_END = "\r\n?|[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]"
_NEVER = (
    "\x00-\x08\x0e-\x1f\x7f-\x9f"  # controls
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # direction of writing
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0"  # without width
    "\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e00ff\U000e01f0-\U000e0fff"  # tags
)
# What depends on the character before it: joiners, and selectors of a variant.
_SOMETIMES = "\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef"
_ASKED = (
    f"(?P<flag>{_FLAG})|(?P<terminal>{_TERMINAL})|(?P<line>{_LINE_END})|(?P<never>[{_NEVER}])"
    f"|(?P<sometimes>[{_SOMETIMES}])"
)
_NOT_IN_ASCII = bytes([*range(9), 11, 12, *range(14, 32), 13, 127])

_JOINED = (  # scripts whose letters take another shape beside a joiner
    "[\u0590-\u08ff\u0900-\u109f\u1780-\u18af\u1a20-\u1aaf\u1b00-\u1bff\u1cd0-\u1cff\ua840-\ua877\ua8e0-\uabff"
    "\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00011fff\U0001e900-\U0001e95f]"
)
_EMOJI = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u2460-\u24ff\u25a0-\u27bf\u2900-\u297f"
    "\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
)
_VARIED = (  # what has variants beside emoji: keys, operators, punctuation and characters of East Asia
    "[0-9#*\u1000-\u109f\u2200-\u22ff\u2a00-\u2aff\u3001\u3002\u3400-\u4dbf\u4e00-\u9fff\ua840-\ua877\uf900-\ufaff"
    "\uff01\uff0c\uff0e\uff1a\uff1b\uff1f\U00020000-\U000323af]"
)
_IDEOGRAPH = "[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af]"
_MONGOLIAN = "[\u1820-\u18aa]"
_FLAG_END = "\U000e007f"

_CODED = re.compile(r"(?:%[0-9A-F]{2})+")
_BREAKS = frozenset("\n\t")


@functools.cache
def _pattern(of: str) -> re.Pattern[str]:
    """A pattern, made when it is first needed: together they take 20 ms, and most texts need none."""
    return re.compile(of)


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a text: as it was sent, as it is shown, and whether something in it could not be seen."""

    sent: str
    shown: str
    hidden: bool = False


def visible(text: str) -> str:
    """The text without what nobody sees. Ends of lines become line feeds; done again, nothing changes any more."""
    if _is_plain(text):
        return text
    return "".join(piece.shown for piece in _pieces(printable(text)))


def one_line(text: str) -> str:
    """The same on one line, with single blanks."""
    return " ".join(visible(text).split())


def hidden_in(text: str) -> tuple[str, ...]:
    """What of a text nobody sees, each kind once, in words: ``U+200B zero width space``."""
    if _is_plain(text):
        return ()
    hidden = "".join(piece.sent for piece in _pieces(printable(text)) if piece.hidden)
    return tuple(dict.fromkeys(_spelt(character) for character in hidden if not _is_seen(character)))


def as_sent(text: str, most: int = RAW_CHARS) -> str:
    """The text with what nobody sees written out by its number, on one line, cut at ``most`` characters."""
    shown = "".join(
        "".join(_code(character) for character in piece.sent) if piece.hidden else piece.shown
        for piece in _pieces(printable(text))
    )
    line = " ".join(shown.split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


# ------------------------------------------------------------------------------------------------------------ names


def safe_name(name: str) -> str:
    """A name on one line in which all can be seen: what cannot is percent-encoded, and so are ends of lines.

    Other names stay as they are. Different names stay different, and :func:`true_name` leads back.
    """
    if name.isascii() and name.isprintable() and "%" not in name:
        return name
    name = printable(name)
    strange = any(piece.hidden or piece.shown != piece.sent for piece in _pieces(name)) or not _BREAKS.isdisjoint(name)
    if not strange and not _CODED.search(name):
        return name
    return "".join(
        _coded(piece.sent) if piece.hidden or piece.shown != piece.sent else re.sub("[%\n\t]", _coded_match, piece.sent)
        for piece in _pieces(name)
    )


def true_name(name: str) -> str:
    """The name that :func:`safe_name` was given."""
    return unquote(name) if _CODED.search(name) else name


# ------------------------------------------------------------------------------------------------------------ pieces


def _is_plain(text: str) -> bool:
    """Whether nothing in a text is to be asked about; quick, also for megabytes."""
    if text.isascii():
        return len(text.encode().translate(None, _NOT_IN_ASCII)) == len(text)
    return not _pattern(_ASKED).search(text) and printable(text) == text


def _pieces(text: str) -> Iterator[_Piece]:
    """A text in parts. What is kept is so because of what is kept before it: a second time changes nothing."""
    last, base, at = "", "", 0  # the last character that is kept, and the last one that is no selector or joiner
    for found in _pattern(_ASKED).finditer(text):
        if at < found.start():
            between = text[at : found.start()]
            yield _Piece(between, between)
            last = between[-1]
            base = next((one for one in reversed(between) if not _is_skin(one)), last)
        at, sent = found.end(), found.group()
        if found["line"]:
            yield _Piece(sent, "\n")
            last = base = "\n"
        elif found["flag"] or (found["sometimes"] and _belongs(sent, last, base, text[at : at + 1])):
            yield _Piece(sent, sent)
            last, base = sent[-1], base if found["sometimes"] else sent[0]
        else:
            yield _Piece(sent, "", hidden=True)
    if at < len(text):
        yield _Piece(text[at:], text[at:])


def _belongs(mark: str, last: str, base: str, following: str) -> bool:
    """Whether a joiner or selector does something.

    Args:
        mark: It.
        last: The character that is kept before it, or empty.
        base: The last one that is no mark itself.
        following: The character that follows in the text, or empty.
    """
    if mark in "\u200c\u200d":
        if _pattern(_EMOJI).match(base) and mark == "\u200d":
            return last != mark and bool(_pattern(_EMOJI).match(following))
        return bool(_pattern(_JOINED).match(last)) and not ("\u180b" <= last <= "\u180f")
    if "\u180b" <= mark <= "\u180f":
        return bool(_pattern(_MONGOLIAN).match(last))
    if mark >= "\U000e0100":
        return bool(_pattern(_IDEOGRAPH).match(last))
    return bool(_pattern(_EMOJI).match(last) or _pattern(_VARIED).match(last))


def _is_skin(character: str) -> bool:
    return "\U0001f3fb" <= character <= "\U0001f3ff"


def _is_seen(character: str) -> bool:
    """Whether it is a character like others, there as part of a command to terminals at most."""
    return not re.match(f"[{_NEVER}{_SOMETIMES}]", character)


def _spelt(character: str) -> str:
    name = unicodedata.name(character, "").lower()
    if not name:
        name = "tag character" if character >= "\U000e0000" else "control character"
    return f"U+{ord(character):04X} {name}"


def _code(character: str) -> str:
    return character if _is_seen(character) else f"\\u{{{ord(character):x}}}"


def _coded(text: str) -> str:
    return "".join(f"%{byte:02X}" for byte in text.encode())


def _coded_match(found: re.Match[str]) -> str:
    return _coded(found.group())
