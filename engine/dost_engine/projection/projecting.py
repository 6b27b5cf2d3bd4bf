"""One projection per tool. Never fails: a definition that does not look as it should gives one with less in it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from dost_engine.projection.schemas import properties_of, property_names
from dost_engine.projection.texts import guide_text, one_text, plain_text, rich_text
from dost_engine.server_text import true_name, visible
from dost_engine.types import MAPPING_SERVER, Projection, Recipe
from dost_engine.words import identifier_words, printable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.types import Tool

PROJECTION_VERSIONS: Mapping[Recipe, int] = {
    Recipe.GUIDE: 1,
    Recipe.PLAIN: 1,
    Recipe.RICH: 2,
    Recipe.ONE_TEXT: 1,
}
"""By recipe. Raised whenever the same tool would get another text: vectors on disk are found under it."""


def project(tool: Tool, search_words: str = "") -> Projection:
    """Make the projection of a tool, with the text of every recipe and its digest.

    Args:
        tool: The tool.
        search_words: Words that the user wants it to be found by. Of the texts the rich one alone has them: one
            text is embedded anew when they change, and the guide's stays the guide's.
    """
    search_words = " ".join(printable(search_words).split())
    name, description = visible(true_name(tool.name)), printable(tool.description)
    words = identifier_words(name)
    # The key that stands in where no server is named says nothing of a tool: in its text it costs .004 of Recall@5.
    server_words = () if tool.server == MAPPING_SERVER else identifier_words(tool.server)
    params, outputs = properties_of(tool.input_schema), properties_of(tool.output_schema)
    arguments = tuple(printable(key) for key in property_names(tool.input_schema))
    texts = {
        Recipe.GUIDE: guide_text(name, description, arguments),
        Recipe.PLAIN: plain_text(name, description),
        Recipe.RICH: rich_text((*server_words, *words, *search_words.split()), description, params),
        Recipe.ONE_TEXT: one_text(name, words, description, (*params, *outputs)),
    }
    digests = {recipe: hashlib.sha256(text.encode()).hexdigest() for recipe, text in texts.items()}
    return Projection(
        id=tool.id,
        name=name,
        server=tool.server,
        words=words,
        description=description,
        params=params,
        outputs=outputs,
        arguments=arguments,
        texts=texts,
        digests=digests,
        search_words=search_words,
    )
