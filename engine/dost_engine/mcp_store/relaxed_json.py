"""JSON as people write it: comments, trailing commas, byte-order marks, UTF-16; read and edited without losing any.

Comments and trailing commas are overwritten with blanks of the same length and the rest is read by the standard
library, so every line and column that an error names is the one in the file, and every place in the blanked text is
the same place in the file. The libraries for JSON with comments cut comments out or have a grammar of their own:
their columns are wrong or missing, and none changes one member of a file and leaves the rest as it stands.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ConfigError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_STRING = r'"(?:\\.|[^"\\\n])*"?'
_COMMENT = re.compile(_STRING + r"|//[^\r\n]*|/\*(?:.*?\*/)?", re.DOTALL)
_LAST_COMMA = re.compile(_STRING + r"|,(?=[ \t\r\n]*[}\]])", re.DOTALL)
_SPACE = re.compile(r"[ \t\r\n]*")
INDENT = "  "


@dataclass(frozen=True, slots=True)
class RelaxedJson:
    """A text that was read.

    Attributes:
        text: As it stands in the file, with a line feed for every line end.
        uncommented: The same with blanks for comments; each character in its old place.
        strict: Trailing commas are blanks too.
        value: What it means; None for a text without a value.
    """

    text: str
    uncommented: str
    strict: str
    value: Any


def read_relaxed(data: bytes, *, source: str) -> RelaxedJson:
    """Read the bytes of a file; ``source`` names it in errors. No text at all is no error.

    Raises:
        ConfigError: it is not JSON (line and column are said), or no text in UTF-8, UTF-16 or UTF-32.
    """
    encoding = json.detect_encoding(data)
    try:
        text = data.decode(encoding).replace("\r\n", "\n").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        name = encoding.removesuffix("-sig").upper()
        raise ConfigError(
            f"{source} cannot be read as {name} text (byte {error.start + 1}).", remedy="Save the file as UTF-8."
        ) from error
    try:
        uncommented = _COMMENT.sub(_without_comment, text)
        strict = _LAST_COMMA.sub(lambda found: " " if found[0] == "," else found[0], uncommented)
        value = json.loads(strict) if strict.strip() else None
    except json.JSONDecodeError as error:
        raise ConfigError(
            f"{source} is not JSON: line {error.lineno}, column {error.colno}: {error.msg}.",
            remedy="Mend that place; until then the servers stay as they were.",
        ) from error
    except RecursionError as error:
        raise ConfigError(f"{source} is nested too deeply.", remedy="Make it flatter.") from error
    return RelaxedJson(text, uncommented, strict, value)


def _without_comment(found: re.Match[str]) -> str:
    piece = found[0]
    if piece.startswith('"'):
        return piece
    if piece == "/*":
        raise json.JSONDecodeError("This comment has no end", found.string, found.start())
    return re.sub(r"[^\r\n]", " ", piece)


# ------------------------------------------------------------------------------------------------------- edits


@dataclass(frozen=True, slots=True)
class _Child:
    """A member of an object or an item of a list: its key, and where it stands."""

    key: str | int
    start: int
    value: int
    end: int


def with_member(read: RelaxedJson, path: Sequence[str | int], key: str | int, value: object) -> str:
    """The text in which the object at ``path`` has this member; a new one comes last. All else stays as it is.

    An item of a list that is there is replaced likewise.

    Raises:
        KeyError: there is no object at ``path``.
    """
    children = list(_children(read.strict, _find(read.strict, path)))
    for child in reversed(children):  # of two with one name, the last counts
        if child.key == key:
            written = _written(value, _indent(read.text, child.start) or "")
            return read.text[: child.value] + written + read.text[child.end :]
    return _appended(read, path, f"{_written(key, '')}: ", value)


def with_item(read: RelaxedJson, path: Sequence[str | int], value: object) -> str:
    """The text in which the list at ``path`` has one item more.

    Raises:
        KeyError: there is no list at ``path``.
    """
    return _appended(read, path, "", value)


def without(read: RelaxedJson, path: Sequence[str | int]) -> str:
    """The text without the member or item at ``path``, and without the line that it leaves empty.

    Raises:
        KeyError: there is none.
    """
    *above, key = path
    children = list(_children(read.strict, _find(read.strict, above)))
    places = [number for number, child in enumerate(children) if child.key == key]
    if not places:
        raise KeyError(key)
    text = read.text
    for number in reversed(places):
        start, end = children[number].start, children[number].end
        comma = _skip(read.uncommented, end)
        if read.uncommented[comma] == ",":
            end = comma + 1
        elif number:  # the last one: then the comma before it has nothing to part any more
            comma = _skip(read.uncommented, children[number - 1].end)
            text = text[:comma] + text[comma + 1 :]
            start, end = start - 1, end - 1
        line, line_end = text.rfind("\n", 0, start) + 1, text.find("\n", end)
        if line and line_end >= 0 and not text[line:start].strip() and not text[end:line_end].strip():
            start, end = line, line_end + 1
        text = text[:start] + text[end:]
    return text


def _appended(read: RelaxedJson, path: Sequence[str | int], key: str, value: object) -> str:
    """The text with a further member or item in the object or list at ``path``, set in as its siblings are."""
    at = _find(read.strict, path)
    children = list(_children(read.strict, at))
    last = children[-1].end if children else at + 1
    close = _skip(read.strict, last)
    between = read.text[last:close]
    has_comma = not children or read.uncommented[_skip(read.uncommented, last)] == ","
    head = read.text[:last] + ("" if has_comma else ",") + between.rstrip()
    if children and "\n" not in read.text[at:close] and not isinstance(value, dict | list):
        return f"{head} {key}{_written(value, '')}{between[len(between.rstrip()) :]}{read.text[close:]}"
    indent = _indent(read.text, children[0].start) if children else None
    indent = INDENT * (len(path) + 1) if indent is None else indent
    outer = _indent(read.text, close)
    outer = INDENT * len(path) if outer is None else outer
    return f"{head}\n{indent}{key}{_written(value, indent)}\n{outer}{read.text[close:]}"


def _indent(text: str, at: int) -> str | None:
    """What stands before a place on its line, where that is blank; else None."""
    before = text[text.rfind("\n", 0, at) + 1 : at]
    return None if before.strip() or "\n" not in text[:at] else before


def _find(strict: str, path: Sequence[str | int]) -> int:
    """Where the value at ``path`` begins."""
    at = _skip(strict, 0)
    for key in path:
        found = [child.value for child in _children(strict, at) if child.key == key]
        if not found:
            raise KeyError(key)
        at = found[-1]
    return at


def _children(strict: str, at: int) -> Iterator[_Child]:
    """The members or items of the object or list that begins at ``at``, of a text that is known to be JSON."""
    opening = strict[at : at + 1]
    if opening not in {"{", "["}:
        raise KeyError(at)
    decode = json.JSONDecoder().raw_decode
    at = _skip(strict, at + 1)
    number = 0
    while strict[at] not in "}]":
        start = at
        key: str | int = number
        if opening == "{":
            key, at = decode(strict, at)
            at = _skip(strict, _skip(strict, at) + 1)
        value = at
        _, at = decode(strict, at)
        yield _Child(key, start, value, at)
        number += 1
        at = _skip(strict, at)
        if strict[at] == ",":
            at = _skip(strict, at + 1)


def _skip(strict: str, at: int) -> int:
    found = _SPACE.match(strict, at)
    return found.end() if found else at


def _written(value: object, indent: str) -> str:
    """JSON of a value whose first line is set in by ``indent``."""
    text = json.dumps(value, indent=INDENT, ensure_ascii=False)
    return text.replace("\n", "\n" + indent)
