"""Reasons of the engine in the language of the window: why a tool was picked, how far off another was, what would help.

The engine writes them in English out of a few parts, for every program that asks it. They are taken to pieces by the
table below and put together again. What holds a part that is not in it stays whole in English: half a sentence in
another language is harder to read.

Public: ``reason``, ``noted``, ``way``.
"""

from __future__ import annotations

import re
from functools import cache

from dost_ui.translation import SOURCE, language, locale, marked, tr

PARTS = (
    # why a tool was picked
    marked("pinned by you"),
    marked("added by you"),
    marked("given because all tools together are few enough"),
    marked("every tool is given: {why}"),
    marked("the message names it"),
    marked("meaning close {standing}"),
    marked("meaning close to the message {standing}"),
    marked("({score}, {rank} of {of})"),
    marked("also {together}"),
    marked("{together}: meaning close {standing}"),
    marked("read together with “{context}”"),
    marked("{matched} in its {place}{more}"),
    marked("word “{word}”{more}"),
    marked("word “{word}” as “{found}”{more}"),
    marked("“{word}” as the beginning of “{found}”"),
    marked(" and {count} more word"),
    marked(" and {count} more words"),
    marked("called {count} turn ago"),
    marked("called {count} turns ago"),
    marked("from the conversation"),
    marked("you used it {times}, {count} % worked"),
    marked("once"),
    marked("{count} times"),
    marked("called together with a picked tool {count} times"),
    marked("very good match"),
    marked("good match"),
    marked("fair match"),
    marked("weak match"),
    marked("slow at times"),
    marked("workflow × {factor}"),
    marked("after hours × {factor}"),
    marked("fast × {factor}"),
    marked("certified × {factor}"),
    # how far off another was
    marked("{score} below the cut"),
    marked("just below the cut"),
    marked("{score} below the last"),
    marked("just below the last"),
    marked("over the limit"),
    marked("{count} tools are as many as this turn may have"),
    marked("nothing fits"),
    marked("gave way: server quota"),
    marked("banned by you"),
    marked("no longer offered"),
    marked("not indexed yet"),
    marked("nothing of the message is in it"),
    marked("{rank} by meaning"),
    marked("{rank} by words"),
    marked("{rank} by history"),
    marked("{score} by meaning"),
    marked("{score} by words"),
    marked("with the message before"),
    marked("{rank} by meaning, {count} taken"),
    marked("{rank} by words, {count} taken"),
    marked("{rank} by meaning, none taken"),
    marked("{rank} by words, none taken"),
    marked("{score} by its factors, {least} asked for"),
    marked("{rank} by meaning, the first {count} are ordered"),
    marked("the first {count} are ordered"),
    marked("server {name} is left out"),
    marked("not in {name}"),
    marked("{hint} is not {value}"),
    # how the message was read, and what an arm says
    marked("clear by itself"),
    marked("clear by itself ({why})"),
    marked("vague ({why})"),
    marked("vague ({why}), with no earlier message to read it with"),
    marked("vague ({why}), together with the message before"),
    marked("{count} word, where {least} or fewer are vague"),
    marked("{count} words, where {least} or fewer are vague"),
    marked("no words, where {least} or fewer are vague"),
    marked("no tool reaches {score}"),
    marked("the best tool's {score} is under {least}"),
    marked("{count} word, the best tool at {score}"),
    marked("{count} words, the best tool at {score}"),
    marked("together with the conversation, which brought {count} tool in"),
    marked("together with the conversation, which brought {count} tools in"),
    marked("it brought {count} tool in"),
    marked("it brought {count} tools in"),
    marked("by its words, not by meaning: {why}"),
    marked("by meaning alone: {why}"),
    marked("{calls} of {tools} so far, {count} calls of {least} tools are needed"),
    marked("{count} call"),
    marked("{count} calls"),
    marked("{count} tool"),
    marked("{count} tools"),
    marked("by meaning and by {count} calls made here"),
    marked("asking for nothing that a tool here does"),
    marked("asking where no tool may be picked"),
    marked("{why}: all tools"),
    marked("{why}: by words and history only"),
    marked("there are no tools"),
    marked("the model is not loaded yet"),
    marked("the tools are not indexed yet"),
    marked("only words were asked for"),
    marked("only meaning was asked for"),
    marked("the search by meaning failed"),
    marked("the message is empty"),
    marked("{count} tool has no vector"),
    marked("{count} tools have no vector"),
    marked("“{name}” is no longer offered"),
    marked("“{name}” is offered by {count} servers"),
    marked("it takes the meaning to tell which tools do the same"),
    marked("{count} calls order {least} near tool"),
    marked("{count} calls order {least} near tools"),
    # what would have let a tool in
    marked("without your ban"),
    marked("without the filter of servers"),
    marked("without the filter of categories"),
    marked("without the filter {name}"),
    marked("without the least score"),
    marked("with {score} more by meaning"),
    marked("with {score} more by words"),
    marked("with {score} more in the fused score"),
    marked("with {score} more in the score"),
    marked("with {count} tools instead of {least}"),
    marked("with more than {count} tokens"),
    marked("with more than {least} tools and {count} tokens"),
    marked("with the first {count} by words instead of {least}"),
    marked("with the first {count} by meaning instead of {least}"),
    marked("from {score} by meaning on instead of {least}"),
    marked("with “{word}” instead of “{found}”"),
    marked("with a margin of {score} instead of {factor} in the fused score"),
    marked("with a margin of {score} instead of {factor} by meaning"),
    marked("with the word “{word}” in the message"),
    marked("with the words “{word}” and “{found}” in the message"),
    marked("with its name, {name}, in the message"),
)
"""As the engine writes them; a name in braces stands for what differs, as ``_FIELDS`` says."""

PLACES = {
    "name": marked("its name"),
    "description": marked("its description"),
    "parameters": marked("its parameters"),
    "parameter descriptions": marked("descriptions of its parameters"),
    "values": marked("its values"),
    "server": marked("its server"),
    "results": marked("its results"),
    "search words": marked("its search words"),
}
"""Where in a tool a word stands, as the engine calls it and as it is to be translated."""

_FIELDS = {
    "score": r"-?\d*\.\d+",
    "least": r"-?\d*\.?\d+",
    "factor": r"\d+(?:\.\d+)?",
    "count": r"\d[\d,]*",
    "of": r"\d[\d,]*",
    "rank": r"\d+(?:st|nd|rd|th)",
    "word": r"[^“”]+",
    "found": r"[^“”]+",
    "context": r".+",
    "name": r".+",
    "hint": r"\w+",
    "value": r"true|false",
    "place": "|".join(sorted(PLACES, key=len, reverse=True)),
    "standing": r"\(.+\)",
    "together": r"read together with “.+”",
    "matched": r"(?:word )?“[^“”]+”(?: as (?:the beginning of )?“[^“”]+”)?",
    "more": r"(?: and \d+ more words?)?",
    "times": r"once|\d+ times",
    "calls": r"\d+ calls?",
    "tools": r"\d+ tools?",
    "why": r".+",
}
"""What a field looks like."""
_NESTED = frozenset({"standing", "together", "matched", "more", "times", "calls", "tools", "why"})
_NUMBERS = frozenset({"score", "least", "factor", "count", "of"})
_SEPARATORS = ("; ", " + ")


def reason(text: str) -> str:
    """A sentence of several parts: why a tool was picked. Without a full stop where the engine's has none."""
    if language() == SOURCE or not text.strip():
        return text
    body, stop = (text[:-1], ".") if text.endswith(".") else (text, "")
    made = _joined(body)
    return text if made is None else made[:1].upper() + made[1:] + stop


def noted(text: str) -> str:
    """A few words, and what else is to be known in brackets behind them; unknown brackets stay as they are."""
    if language() == SOURCE or not text:
        return text
    whole = phrase(text)
    if whole is not None:
        return whole
    head, bracket, rest = text.partition(" (")
    made = phrase(head)
    if made is None or not bracket:
        return made or text
    places = [phrase(part) for part in re.split(r"[,;] ", rest.removesuffix(")"))]
    known = [place for place in places if place is not None]
    return f"{made} ({', '.join(known) if len(known) == len(places) else rest.removesuffix(')')})"


def way(text: str) -> str:
    """What would have let a tool in: one difference, or several together."""
    if language() == SOURCE:
        return text
    made = [phrase(part) for part in re.split(r"(?:,? and )(?=with |without |from )", text)]
    known = [part for part in made if part is not None]
    if len(known) < len(made):
        return text
    whole = known[0]
    for part in known[1:]:
        whole = tr("{one} and {other}", one=whole, other=part)
    return whole


def phrase(text: str) -> str | None:
    """One part, or None where it is not known."""
    lower = text[:1].lower() + text[1:]
    for shape, pattern in _patterns():
        found = pattern.fullmatch(text) or pattern.fullmatch(lower)
        if found:
            parts = found.groupdict()
            values = {name: value for name in parts if (value := _value(name, parts[name])) is not None}
            if len(values) == len(parts):
                return tr(shape, comment="", **values)
    return None


def _joined(text: str) -> str | None:
    """Parts between separators, each known, or None. What is quoted in a part may hold separators too."""
    for sign in _SEPARATORS:
        at = text.find(sign)
        while at >= 0:
            head = phrase(text[:at])
            tail = _joined(text[at + len(sign) :]) if head is not None else None
            if tail is not None:
                return f"{head}{sign}{tail}"
            at = text.find(sign, at + 1)
    return phrase(text)


def _value(name: str, part: str) -> str | None:
    """A field's text in the language of the window, or None where what is in it is not known."""
    if name in _NESTED:
        return phrase(part) if part else ""
    if name == "place":
        return tr(PLACES[part])
    if name == "rank":
        return tr("{number}.", comment="a place in an order, as in 1st", number=part[:-2])
    if name in _NUMBERS:
        marks = {",": locale().groupSeparator(), ".": locale().decimalPoint()}
        return "".join(marks.get(sign, sign) for sign in part)
    return part


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each part with a pattern that takes it to pieces; those without fields first."""
    shapes = sorted(PARTS, key=lambda shape: shape.count("{"))
    return tuple((shape, re.compile(_pattern(shape))) for shape in shapes)


def _pattern(shape: str) -> str:
    return re.sub(r"\\\{(\w+)\\\}", lambda found: f"(?P<{found[1]}>{_FIELDS[found[1]]})", re.escape(shape))
