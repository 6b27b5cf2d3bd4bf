"""Parameters of tools."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from dost_engine.findability.findings import RATEL, Rule, Said, some
from dost_engine.projection import property_names
from dost_engine.types import FindingLevel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dost_engine.findability.findings import Subject
    from dost_engine.types import Parameter

_NAMELESS = re.compile(r"(arg|argument|param|parameter|var|field|value|input|p)_?[0-9]+|kwargs|foo|bar")
_VAGUE = frozenset({"arg", "args", "param", "params", "data", "input", "obj", "object", "payload", "body"})
"""Names that will do where a description says more."""
_KINDS = ("type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref", "properties", "items", "not")
_CODE = re.compile(r"[A-Za-z]{1,2}|[0-9]{4,}|0x[0-9a-fA-F]+")
_KNOWN_CODES = re.compile(
    r"region|locale|lang|country|edition|currency|market|unit|state|size|year|date", re.IGNORECASE
)
"""Parameters whose codes everybody knows, or nearly."""
_SHOWN_VALUES = 5


def _nameless(subject: Subject) -> Iterator[Said]:
    bad = [param.name for param in _top(subject) if _NAMELESS.fullmatch(param.name.lower())]
    bad += [param.name for param in _top(subject) if param.name.lower() in _VAGUE and not _is_described(param, subject)]
    if bad:
        yield Said(
            f"{'The parameter' if len(bad) == 1 else 'The parameters'} {some(bad)} "
            f"{'says' if len(bad) == 1 else 'say'} nothing about what goes in.",
            "Name it for what it holds, as in `city` or `recipient_email`: names of parameters are searched.",
        )


def _undescribed(subject: Subject) -> Iterator[Said]:
    top = _top(subject)
    bare = [param.name for param in top if not _is_described(param, subject)]
    if bare:
        yield Said(
            f"{len(bare)} of {len(top)} parameters {'has' if len(bare) == 1 else 'have'} no description: {some(bare)}.",
            "Describe each in words that people use (“city to look up”): they are searched too.",
        )


def _top(subject: Subject) -> list[Parameter]:
    """The parameters at the top of the schema, each once."""
    names = set(property_names(subject.tool.input_schema))
    first: dict[str, Parameter] = {}
    for param in subject.seen.params:
        if param.name in names:
            known = first.setdefault(param.name, param)
            if param.description and not known.description:  # another of that name lies deeper; be kind
                first[param.name] = param
    return list(first.values())


def _is_described(param: Parameter, subject: Subject) -> bool:
    """Whether the schema describes it, or the tool's description does (“city (str): Name of the city”)."""
    if param.description.strip():
        return True
    return bool(
        re.search(rf"(?<!\w){re.escape(param.name)}[`*\"']*\s*(\([^)\n]*\))?\s*[:=–-]", subject.tool.description)
    )


def _undescribed_values(subject: Subject) -> Iterator[Said]:
    for param in subject.seen.params:
        codes = [value for value in param.enums if _CODE.fullmatch(value)]
        known = _KNOWN_CODES.search(param.name)
        if len(codes) * 2 > len(param.enums) > 1 and not known and not _explained(param, subject):
            values = ", ".join(param.enums[:_SHOWN_VALUES])
            yield Said(
                f"The values of `{param.name}` ({values}) are codes that nothing explains.",
                "Say what each means in the parameter's description, or use words as values.",
            )


def _explained(param: Parameter, subject: Subject) -> bool:
    """Whether a description names at least two of the values, or the only one."""
    text = f"{param.description}\n{subject.tool.description}"
    named = sum(bool(re.search(rf"(?<!\w){re.escape(value)}(?!\w)", text)) for value in param.enums)
    return named >= min(2, len(param.enums))


def _untyped(subject: Subject) -> Iterator[Said]:
    properties = subject.tool.input_schema.get("properties")
    if not isinstance(properties, Mapping):
        return
    untyped = [
        str(name)
        for name, schema in properties.items()
        if schema is True or (isinstance(schema, Mapping) and not any(key in schema for key in _KINDS))
    ]
    if untyped:
        yield Said(
            f"The schema does not say what kind of value {some(untyped)} {'is' if len(untyped) == 1 else 'are'}.",
            'Give each a type, as in "type": "string"; it keeps models from malformed calls.',
        )


PARAMETERS = (
    Rule("nameless-parameter", FindingLevel.WARNING, RATEL, "`arg1` is invisible to every search.", _nameless),
    Rule("undescribed-parameters", FindingLevel.ADVICE, RATEL, "Their words are searched.", _undescribed),
    Rule(
        "undescribed-values", FindingLevel.ADVICE, RATEL, "Values are words that people ask with.", _undescribed_values
    ),
    Rule("untyped-parameter", FindingLevel.ADVICE, RATEL, "It stops malformed calls.", _untyped),
)
