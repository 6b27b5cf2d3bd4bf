"""Tools taken apart, on disk: the same as made anew, and never in the way."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dost_engine.catalog import make_tool
from dost_engine.index.kept_tools import KeptTool, KeptTools, tool_key
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.tool_words import WORDS_VERSION
from dost_engine.index.vector_cache import VectorCache
from dost_engine.types import Catalog, ToolChoice
from golden.projection import make as golden

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TOOLS = tuple(make_tool(row["server"], row["name"], row) for row in golden.rows(golden.TOOLS))
KNOWN = Catalog(1, TOOLS, choices={TOOLS[0].id: ToolChoice(search_words="ticket tracker")})
WORDS_BY_VERSION = {1: "385645660d5ad0bc2dbef99b1fece71dba24fe14367b7e4e6d66e9cd604fc61f"}
"""Digest of the terms of the golden tools. Where it changes, raise ``WORDS_VERSION`` and add the new one."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that holds the tools of :data:`KNOWN`."""
    file = tmp_path / "vectors.sqlite"
    with contextlib.closing(VectorCache(file)) as cache:
        kept = KeptTools(cache)
        prepare(KNOWN, Snapshot(), kept)
        kept.write()
    return file


@pytest.fixture
def cache(path: Path) -> Iterator[VectorCache]:
    with contextlib.closing(VectorCache(path)) as opened:
        yield opened


def key_of(at: int) -> str:
    tool = KNOWN.tools[at]
    choice = KNOWN.choices.get(tool.id)
    return tool_key(tool, choice.search_words if choice else "")


def same(one: Snapshot, other: Snapshot) -> bool:
    words = zip(one.words.tools, other.words.tools, strict=True)
    return (
        one.projections == other.projections
        and one.tokens == other.tokens
        and all(a.terms == b.terms and a.written == b.written and np.array_equal(a.counts, b.counts) for a, b in words)
        and all(words.projection is made for words, made in zip(one.words.tools, one.projections, strict=True))
    )


def test_a_tool_that_is_read_is_the_same_as_one_that_is_made(cache: VectorCache) -> None:
    read = KeptTools(cache).read(key_of(at) for at in range(len(TOOLS)))
    assert len(read) == len(TOOLS)
    assert same(prepare(KNOWN, Snapshot(), KeptTools(cache)), prepare(KNOWN, Snapshot()))


def test_a_restart_takes_what_is_on_disk(cache: VectorCache) -> None:
    made = prepare(KNOWN, Snapshot())
    other = replace(made.projections[1], description="Not what its definition says.")
    kept = KeptTools(cache)
    kept.add({key_of(1): KeptTool(other, made.words.tools[1], 7)})
    kept.write()
    read = prepare(KNOWN, Snapshot(), KeptTools(cache))
    assert read.projections[1] == other
    assert read.tokens[1] == 7


def test_whatever_is_said_of_a_tool_makes_it_another_one_on_disk() -> None:
    tool = make_tool("s", "post", {"description": "Posts.", "inputSchema": {"properties": {"a": {}}}})
    others = [
        make_tool("t", "post", {"description": "Posts.", "inputSchema": {"properties": {"a": {}}}}),
        make_tool("s", "send", {"description": "Posts.", "inputSchema": {"properties": {"a": {}}}}),
        make_tool("s", "post", {"description": "Sends.", "inputSchema": {"properties": {"a": {}}}}),
        make_tool("s", "post", {"description": "Posts.", "inputSchema": {"properties": {"b": {}}}}),
        replace(tool, output_schema={"properties": {"c": {}}}),
    ]
    keys = [tool_key(tool, ""), tool_key(tool, "mail"), *(tool_key(other, "") for other in others)]
    assert len(set(keys)) == len(keys)
    assert tool_key(replace(tool, tags=("fast",)), "") == keys[0]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tools SET content = CAST(replace(content, 'issue', 'tissue') AS BLOB)",
        "UPDATE tools SET content = substr(content, 1, 50)",
        "UPDATE tools SET content = 'text', checksum = 5",
        "DELETE FROM tools",
        "DROP TABLE tools",
    ],
)
def test_what_is_damaged_is_made_again(path: Path, damage: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript(damage)
    with contextlib.closing(VectorCache(path)) as cache:
        assert same(prepare(KNOWN, Snapshot(), KeptTools(cache)), prepare(KNOWN, Snapshot()))


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"tool": 1}', b"nothing", b"\xff", b'{"tool": [1,2]}'])
def test_what_has_another_form_counts_as_not_there(cache: VectorCache, content: bytes) -> None:
    cache.put_tools({key_of(0): content})
    assert key_of(0) not in KeptTools(cache).read([key_of(0)])
    assert same(prepare(KNOWN, Snapshot(), KeptTools(cache)), prepare(KNOWN, Snapshot()))


def test_a_definition_that_json_cannot_hold_is_indexed_all_the_same(cache: VectorCache) -> None:
    odd = Catalog(1, (make_tool("s", "odd", {"inputSchema": {"properties": {"a": {"default": object()}}}}), *TOOLS[:2]))
    kept = KeptTools(cache)
    assert [made.name for made in prepare(odd, Snapshot(), kept).projections] == [tool.name for tool in odd.tools]
    kept.write()
    assert cache.problem == ""


def test_without_a_file_tools_are_taken_apart_as_ever() -> None:
    kept = KeptTools(None)
    assert same(prepare(KNOWN, Snapshot(), kept), prepare(KNOWN, Snapshot()))
    kept.write()


def test_other_terms_have_another_version() -> None:
    tools = prepare(Catalog(1, TOOLS), Snapshot()).words.tools
    text = repr([(words.terms, words.written, words.counts.tolist()) for words in tools])
    assert hashlib.sha256(text.encode()).hexdigest() == WORDS_BY_VERSION[WORDS_VERSION]
