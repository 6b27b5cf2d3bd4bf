"""JSON that servers sent (schemas, annotations) with all texts in it safe to show, and the way back to their own words.

Names of parameters and values of an enum have to be sent as the server wrote them, whatever they are shown as.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dost_engine.server_text import as_sent, hidden_in, safe_name, visible

DEPTH = 100
"""Levels of a strange schema that are copied; what lies deeper may be anything."""

_PROSE = frozenset({"description", "title", "$comment", "markdownDescription", "$ref", "$schema", "$id", "format"})
"""Keywords whose text nobody sends back."""

_MAPPINGS = (dict, Mapping)  # what it nearly always is comes first: it is told in a fifth of the time


@dataclass(frozen=True, slots=True)
class Hidden:
    """A text in which something could not be seen.

    Attributes:
        place: Where it stands: ``input schema, properties.path.description``.
        kinds: What could not be seen, in words.
        sent: The text with that written out.
    """

    place: str
    kinds: tuple[str, ...]
    sent: str

    @classmethod
    def of(cls, place: str, text: str) -> tuple[Hidden, ...]:
        """What is hidden in one text; nothing where all can be seen."""
        kinds = hidden_in(text)
        return (cls(place, kinds, as_sent(text)),) if kinds else ()


@dataclass(frozen=True, slots=True)
class SafeJson:
    """A value with safe texts.

    Attributes:
        value: The value itself where nothing had to be changed, else a copy.
        written: What the server wrote, by what it is shown as, where these differ.
        hidden: What could not be seen, in the order of the value.
    """

    value: Any
    written: Mapping[str, str] = field(default_factory=dict)
    hidden: tuple[Hidden, ...] = ()


def safe_json(value: object, place: str) -> SafeJson:
    """Make all texts of a JSON value safe. Never fails; a value in which nothing is hidden is given back as it is.

    Args:
        value: Anything.
        place: How the value is called in a warning.
    """
    if not _is_strange(value):
        return SafeJson(value)
    names: dict[str, str] = {}
    _collect(value, names, prose=False, depth=0)
    shown = _distinct(names)
    copy = _Copy(shown)
    made = copy.of(value, place, prose=False, depth=0)
    written = {name: sent for sent, name in shown.items() if name != sent}
    return SafeJson(made, written, tuple(copy.hidden))


def as_written(value: Any, written: Mapping[str, str]) -> Any:  # noqa: ANN401 - any JSON value
    """Arguments in the server's own words.

    Args:
        value: The arguments, by names and with values as they are shown.
        written: See :class:`SafeJson`.
    """
    if not written:
        return value
    if isinstance(value, str):
        return written.get(value, value)
    if isinstance(value, Mapping):
        return {written.get(str(key), key): as_written(inner, written) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [as_written(inner, written) for inner in value]
    return value


def _is_strange(value: object) -> bool:
    left = [value]  # a stack of our own: a schema may be nested deeper than calls may
    while left:
        one = left.pop()
        if isinstance(one, str):
            if not (one.isascii() and one.isprintable()) and visible(one) != one:
                return True
        elif isinstance(one, _MAPPINGS):
            left += one
            left += one.values()
        elif isinstance(one, list | tuple):
            left += one
    return False


def _collect(value: object, names: dict[str, str], *, prose: bool, depth: int) -> None:
    """Every name and value that may have to be sent back, with what is seen of it."""
    if depth > DEPTH:
        return
    if isinstance(value, str):
        if not prose:
            names[value] = visible(value)
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            names[str(key)] = visible(str(key))
            _collect(inner, names, prose=key in _PROSE, depth=depth + 1)
    elif isinstance(value, list | tuple):
        for inner in value:
            _collect(inner, names, prose=prose, depth=depth + 1)


def _distinct(names: Mapping[str, str]) -> dict[str, str]:
    """What each is shown as: what is seen of it, unless that is nothing or the same as of another."""
    count: dict[str, int] = {}
    for seen in names.values():
        count[seen] = count.get(seen, 0) + 1
    return {
        sent: sent if seen == sent else seen if seen.strip() and count[seen] == 1 else safe_name(sent)
        for sent, seen in names.items()
    }


class _Copy:
    """One copy in the making.

    Attributes:
        hidden: What could not be seen so far.
    """

    def __init__(self, shown: Mapping[str, str]) -> None:
        self.hidden: list[Hidden] = []
        self._shown = shown

    def of(self, value: Any, place: str, *, prose: bool, depth: int) -> Any:  # noqa: ANN401 - any JSON value
        if depth > DEPTH:
            return {}
        if isinstance(value, str):
            self.hidden += Hidden.of(place, value)
            return visible(value) if prose else self._shown[value]
        if isinstance(value, Mapping):
            made = {}
            for key, inner in value.items():
                name = self._shown[str(key)]
                self.hidden += Hidden.of(f"{place}, a name", str(key))
                if key == "pattern" and isinstance(inner, str) and hidden_in(inner):
                    self.hidden += Hidden.of(f"{place}.pattern", inner)  # another pattern would refuse right values
                    continue
                made[name] = self.of(inner, _below(place, name), prose=key in _PROSE, depth=depth + 1)
            return made
        if isinstance(value, list | tuple):
            return [self.of(inner, place, prose=prose, depth=depth + 1) for inner in value]
        return value


def _below(place: str, name: str) -> str:
    return f"{place}.{name}" if "." in place or "," in place else f"{place}, {name}"
