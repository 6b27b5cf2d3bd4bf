"""Tools taken apart, on disk beside the vectors: a restart reads their projections and words instead of making them.

So it does with what is found by all of them together: which are floods of copies. A tool is found by the digest of its
whole definition, of the user's search words, and of the versions of the rules that take it apart. What is damaged or
was made by other rules counts as not there and is made again.
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from dost_engine.index.floods import FLOODS_VERSION
from dost_engine.index.tool_words import FIELDS, WORDS_VERSION, ToolWords
from dost_engine.projection import PROJECTION_VERSIONS
from dost_engine.types import Parameter, Projection, Recipe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.types import Tool

_FORMAT = 1  # of what is written; raised whenever it is read in another way
_RULES = json.dumps([_FORMAT, WORDS_VERSION, *sorted(PROJECTION_VERSIONS.items())])
_RECIPES = {str(recipe): recipe for recipe in Recipe}  # looked up in a third of the time that the class takes


@dataclass(frozen=True, slots=True, eq=False)
class KeptTool:
    """What is made of one tool's definition alone.

    Attributes:
        projection: What rankers see.
        words: Its terms.
        tokens: Estimated tokens of the definition.
    """

    projection: Projection
    words: ToolWords
    tokens: int


def tool_key(tool: Tool, search_words: str) -> str:
    """Digest of all that a tool is taken apart by, or empty for a definition that JSON cannot hold."""
    said = (tool.id, tool.name, tool.server, tool.description, tool.input_schema, tool.output_schema)
    try:
        text = _RULES + json.dumps([said, search_words])
    except (TypeError, ValueError, RecursionError):
        return ""
    return hashlib.sha256(text.encode()).hexdigest()


class KeptTools:
    """Tools on disk. Used by one build at a time.

    Args:
        cache: The file; None keeps nothing.
    """

    def __init__(self, cache: VectorCache | None) -> None:
        self._cache = cache
        self._unwritten: dict[str, KeptTool] = {}
        self._unwritten_floods: dict[str, tuple[int, ...]] = {}

    def read(self, keys: Iterable[str]) -> dict[str, KeptTool]:
        """The tools that are there, by key."""
        if self._cache is None:
            return {}
        found = {key: _decode(content) for key, content in self._cache.get_tools(filter(None, keys)).items()}
        return {key: tool for key, tool in found.items() if tool is not None}

    def add(self, tools: Mapping[str, KeptTool]) -> None:
        """Keep tools from the next :meth:`write` on. Those without a key are left out."""
        if self._cache is not None:
            self._unwritten.update((key, tool) for key, tool in tools.items() if key)

    def floods(self, keys: Sequence[str], find: Callable[[], tuple[int, ...]]) -> tuple[int, ...]:
        """The positions that were found when a catalogue of just these tools was indexed; else those found now.

        Args:
            keys: Of all tools of the catalogue, in its order.
            find: Finds the positions.
        """
        if self._cache is None or not all(keys):
            return find()
        digest = hashlib.sha256(f"floods {FLOODS_VERSION} {' '.join(keys)}".encode()).hexdigest()
        for content in self._cache.get_tools((digest,)).values():
            if (known := _positions(content, len(keys))) is not None:
                return known
        self._unwritten_floods[digest] = found = find()
        return found

    def write(self) -> None:
        """Write what was added. It is not needed before the next start, so nobody waits for it."""
        if self._cache is not None and (self._unwritten or self._unwritten_floods):
            rows = {key: _encode(tool) for key, tool in self._unwritten.items()}
            rows |= {key: json.dumps(found).encode() for key, found in self._unwritten_floods.items()}
            self._cache.put_tools(rows)
            self._unwritten, self._unwritten_floods = {}, {}


def _positions(content: bytes, tools: int) -> tuple[int, ...] | None:
    try:
        known = tuple(json.loads(content))
    except (ValueError, TypeError):
        return None
    return known if all(type(at) is int and 0 <= at < tools for at in known) else None


def _encode(tool: KeptTool) -> bytes:
    made, words = tool.projection, tool.words
    row = {
        "tool": [made.id, made.name, made.server, made.words, made.description, made.arguments, made.search_words],
        "params": [_values(param) for param in made.params],
        "outputs": [_values(output) for output in made.outputs],
        "texts": made.texts,
        "digests": made.digests,
        "tokens": tool.tokens,
        "terms": words.terms,
        "written": words.written,
        "counts": words.counts.tobytes().hex(),
    }
    return json.dumps(row).encode()


def _values(param: Parameter) -> tuple[object, ...]:
    return param.name, param.words, param.description, param.enums


def _decode(content: bytes) -> KeptTool | None:
    try:
        row: dict[str, Any] = json.loads(content)
        tool_id, name, server, words, description, arguments, search_words = row["tool"]
        projection = Projection(
            id=tool_id,
            name=name,
            server=server,
            words=tuple(words),
            description=description,
            params=_parameters(row["params"]),
            outputs=_parameters(row["outputs"]),
            arguments=tuple(arguments),
            texts={_RECIPES[recipe]: text for recipe, text in row["texts"].items()},
            digests={_RECIPES[recipe]: digest for recipe, digest in row["digests"].items()},
            search_words=search_words,
        )
        # Interned, a word that many tools hold stands in memory once.
        terms, written = tuple(map(sys.intern, row["terms"])), tuple(map(sys.intern, row["written"]))
        counts = np.frombuffer(bytes.fromhex(row["counts"]), dtype=np.uint8).reshape(len(terms), len(FIELDS))
        return KeptTool(projection, ToolWords(projection, terms, written, counts), row["tokens"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _parameters(rows: list[list[Any]]) -> tuple[Parameter, ...]:
    return tuple(Parameter(name, tuple(words), text, tuple(enums)) for name, words, text, enums in rows)
