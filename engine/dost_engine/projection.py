"""What rankers may see of a tool: one value per tool, made from its definition alone.

Never fails: a definition that does not look as it should gives a projection with less in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from dost_engine.types import Parameter, Projection, Recipe
from dost_engine.words import name_words, printable

if TYPE_CHECKING:
    from dost_engine.types import Tool

PROJECTION_VERSIONS: Mapping[Recipe, int] = {Recipe.GUIDE: 1, Recipe.PLAIN: 1, Recipe.RICH: 1}
"""By recipe. Raised whenever the same tool would get another text: vectors on disk are found under it."""

PROJECTION_VERSION = PROJECTION_VERSIONS[Recipe.GUIDE]

_MAX_ARRAY_INDEX = 2**32 - 2


def project(tool: Tool) -> Projection:
    """Make the projection of a tool, with the text of every recipe and its digest."""
    name, description = printable(tool.name), printable(tool.description)
    words = name_words(name)
    arguments = tuple(printable(key) for key in property_names(tool.input_schema))
    plain = f"{name}: {description}"
    texts = {
        Recipe.GUIDE: _guide_text(name, words, description, arguments),
        Recipe.PLAIN: plain,
        Recipe.RICH: plain,
    }
    digests = {recipe: hashlib.sha256(text.encode()).hexdigest() for recipe, text in texts.items()}
    return Projection(
        id=tool.id,
        name=name,
        server=tool.server,
        words=words,
        description=description,
        params=tuple(Parameter(name=argument) for argument in arguments),
        outputs=(),
        arguments=arguments,
        texts=texts,
        digests=digests,
    )


def property_names(schema: object) -> tuple[str, ...]:
    """Top-level property names of a schema, or of the schema wrapped in its ``jsonSchema``.

    In the order of JavaScript's ``Object.keys``: names that are array indices first, by number.
    """
    properties = _member(schema, "properties")
    if properties is None:
        properties = _member(_member(schema, "jsonSchema"), "properties")
    if properties is None:
        return ()
    names = [key for key in properties if isinstance(key, str)]
    return tuple(sorted(names, key=lambda key: int(key) if _is_array_index(key) else _MAX_ARRAY_INDEX + 1))


def _member(value: object, key: str) -> Mapping[object, object] | None:
    inner = value.get(key) if isinstance(value, Mapping) else None
    return inner if isinstance(inner, Mapping) else None


def _is_array_index(key: str) -> bool:
    return key.isascii() and key.isdigit() and str(int(key[:20])) == key and int(key) <= _MAX_ARRAY_INDEX


def _guide_text(name: str, words: tuple[str, ...], description: str, arguments: tuple[str, ...]) -> str:
    text = f"{name}. {'. '.join(words)}: {description}"
    if arguments:
        text += f". Parameters: {', '.join(arguments)}"
    return text
