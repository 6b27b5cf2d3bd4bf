"""The properties that a JSON Schema names, however deep and however written. Structure itself is never kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeGuard

from dost_engine.types import Parameter
from dost_engine.words import identifier_words, printable

DEPTH = 4
"""Levels of properties that are read: an object's own are the first."""

MAX_PROPERTIES = 300
"""Properties of one schema that are read. The largest tools in use have about a hundred."""

MAX_ENUMS = 20
"""Values of one property that are kept: longer lists (currencies, time zones) say less about the tool, not more."""

# References can make a small schema unfold without end.
_MAX_PARTS = 2_000  # sub-schemas that are looked at
_MAX_VISITS = 1_000  # properties that are looked at, repeats included
_MAX_STEPS = 16  # nested keywords between two levels of properties

# Keywords whose value is a schema, or a list of schemas, for the same value or for the items of it.
_ONWARD = ("allOf", "anyOf", "oneOf", "if", "then", "else", "items", "prefixItems", "additionalProperties")

_MAX_ARRAY_INDEX = 2**32 - 2

Schema = Mapping[object, object]


def properties_of(schema: object) -> tuple[Parameter, ...]:
    """Every property of a schema to :data:`DEPTH` levels, the upper levels first, else in the schema's order.

    Found through ``properties``, ``items``, ``additionalProperties``, ``anyOf``, ``oneOf``, ``allOf``, conditions,
    local ``$ref`` and the wrapper ``jsonSchema``. A reference that leads back to itself ends there. Properties that
    are the same in name, description and values count once.
    """
    return _Walk(_unwrapped(schema)).properties()


def property_names(schema: object) -> tuple[str, ...]:
    """Top-level property names of a schema, or of the schema wrapped in its ``jsonSchema``, as the guide reads them.

    In the order of JavaScript's ``Object.keys``: names that are array indices first, by number.
    """
    properties = _member(_unwrapped(schema), "properties") or {}
    names = [key for key in properties if isinstance(key, str)]
    return tuple(sorted(names, key=lambda key: int(key) if _is_array_index(key) else _MAX_ARRAY_INDEX + 1))


def _unwrapped(schema: object) -> Schema:
    if not isinstance(schema, Mapping):
        return {}
    inner = _member(schema, "jsonSchema")
    return inner if inner is not None and _member(schema, "properties") is None else schema


def _member(value: object, key: str) -> Schema | None:
    inner = value.get(key) if isinstance(value, Mapping) else None
    return inner if isinstance(inner, Mapping) else None


def _is_array_index(key: str) -> bool:
    return key.isascii() and key.isdigit() and str(int(key[:20])) == key and int(key) <= _MAX_ARRAY_INDEX


class _Walk:
    """One walk through one schema."""

    def __init__(self, root: Schema) -> None:
        self._root = root
        self._parts_left = _MAX_PARTS

    def properties(self) -> tuple[Parameter, ...]:
        found: dict[Parameter, None] = {}
        visits = 0
        level: list[tuple[Schema, frozenset[str]]] = list(self._parts(self._root, frozenset()))
        for _ in range(DEPTH):
            below: list[tuple[Schema, frozenset[str]]] = []
            for part, path in level:
                for name, value in (_member(part, "properties") or {}).items():
                    if not isinstance(name, str) or not name.strip():
                        continue
                    if len(found) >= MAX_PROPERTIES or visits >= _MAX_VISITS:
                        return tuple(found)
                    visits += 1
                    parts = list(self._parts(value, path))
                    found.setdefault(_parameter(name, [sub for sub, _ in parts]))
                    below += parts
            level = below
        return tuple(found)

    def _parts(self, schema: object, path: frozenset[str], step: int = 0) -> Iterator[tuple[Schema, frozenset[str]]]:
        """A schema and what is said of the same value or its items elsewhere, each with the references on its path."""
        if not isinstance(schema, Mapping) or step > _MAX_STEPS or self._parts_left <= 0:
            return
        self._parts_left -= 1
        yield schema, path
        reference = schema.get("$ref")
        if isinstance(reference, str) and reference not in path:
            yield from self._parts(self._referred(reference), path | {reference}, step + 1)
        for keyword in _ONWARD:
            if keyword in schema:
                value = schema[keyword]
                for sub in value if _is_list(value) else (value,):
                    yield from self._parts(sub, path, step + 1)

    def _referred(self, reference: str) -> object:
        if not reference.startswith("#"):
            return None
        value: object = self._root
        for token in reference[1:].split("/")[1:]:
            key = token.replace("~1", "/").replace("~0", "~")
            if isinstance(value, Mapping):
                value = value.get(key)
            elif _is_list(value) and key.isascii() and key.isdigit() and len(key) < 6 and int(key) < len(value):
                value = value[int(key)]
            else:
                return None
        return value


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _parameter(name: str, parts: Sequence[Schema]) -> Parameter:
    descriptions = (part.get("description") for part in parts)
    description = next((text for text in descriptions if isinstance(text, str) and text.strip()), "")
    values: dict[str, None] = {}
    for part in parts:
        enum = part.get("enum")
        for value in (*(enum if _is_list(enum) else ()), part.get("const")):
            if isinstance(value, str) and value.strip():
                values.setdefault(printable(value))
    name = printable(name)
    return Parameter(name, identifier_words(name), printable(description), tuple(values)[:MAX_ENUMS])
