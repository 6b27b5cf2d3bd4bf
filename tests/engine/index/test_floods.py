"""Floods of copies: looked for once, and known again after a restart."""

from __future__ import annotations

import contextlib
import gc
import threading
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dost_engine.catalog import make_tool
from dost_engine.index.floods import FLOOD, find_floods
from dost_engine.index.kept_tools import KeptTools
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.uncollected import uncollected
from dost_engine.index.vector_cache import VectorCache
from dost_engine.types import Catalog

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from dost_engine.types import Projection, Tool


def tool(server: str, name: str, description: str) -> Tool:
    return make_tool(server, name, {"description": description})


HARBOUR = (tool("harbour", "get_tide", "Tells how high the water of a port stands."),)
COPIES = tuple(
    tool("shop", f"order_{at}", "Orders bread, butter, cheese and milk for breakfast.") for at in range(FLOOD + 1)
)
KNOWN = Catalog(1, HARBOUR + COPIES)


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[VectorCache]:
    with contextlib.closing(VectorCache(tmp_path / "vectors.sqlite")) as opened:
        yield opened


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Tools among which floods were looked for, each time."""
    asked: list[int] = []

    def found(projections: Sequence[Projection]) -> tuple[int, ...]:
        asked.append(len(projections))
        return find_floods(projections)

    monkeypatch.setattr("dost_engine.index.snapshot.find_floods", found)
    return asked


def flood(known: Snapshot) -> list[int]:
    return [] if known.flood is None else np.flatnonzero(known.flood).tolist()


def test_more_copies_than_eight_are_a_flood_and_the_others_are_none() -> None:
    assert flood(prepare(KNOWN, Snapshot())) == list(range(1, FLOOD + 2))
    assert prepare(Catalog(1, HARBOUR + COPIES[:FLOOD]), Snapshot()).flood is None
    assert prepare(Catalog(1, COPIES), Snapshot()).flood is None


def test_a_restart_knows_them_and_another_catalogue_does_not(cache: VectorCache, looked: list[int]) -> None:
    kept = KeptTools(cache)
    prepare(KNOWN, Snapshot(), kept)
    kept.write()
    assert flood(prepare(KNOWN, Snapshot(), KeptTools(cache))) == list(range(1, FLOOD + 2))
    assert looked == [len(KNOWN.tools)]
    turned = Catalog(1, COPIES + HARBOUR)  # the same tools in another order
    assert flood(prepare(turned, Snapshot(), KeptTools(cache))) == list(range(FLOOD + 1))
    assert prepare(Catalog(1, KNOWN.tools[:-1]), Snapshot(), KeptTools(cache)).flood is None
    assert looked == [len(KNOWN.tools), len(KNOWN.tools), len(KNOWN.tools) - 1]


def test_a_catalogue_of_the_same_tools_keeps_what_it_knows(looked: list[int]) -> None:
    before = prepare(KNOWN, Snapshot())
    assert prepare(Catalog(2, KNOWN.tools), before).flood is before.flood
    assert looked == [len(KNOWN.tools)]


@pytest.mark.parametrize("content", [b"", b"{", b"7", b"null", b'["1"]', b"[true]", b"[99]", b"[-1]", b"\xff"])
def test_what_is_damaged_is_looked_for_again(cache: VectorCache, looked: list[int], content: bytes) -> None:
    kept = KeptTools(cache)
    made = prepare(KNOWN, Snapshot(), kept)
    (digest,) = kept._unwritten_floods
    kept.write()
    cache.put_tools({digest: content})
    assert flood(prepare(KNOWN, Snapshot(), KeptTools(cache))) == flood(made)
    assert looked == [len(KNOWN.tools)] * 2


def test_nothing_is_collected_within_the_outermost_of_several_blocks() -> None:
    inside, leave = threading.Event(), threading.Event()

    def other() -> None:
        with uncollected():
            inside.set()
            leave.wait(10)

    assert gc.isenabled()
    thread = threading.Thread(target=other)
    with uncollected():
        thread.start()
        assert inside.wait(10)
    assert not gc.isenabled()
    leave.set()
    thread.join()
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with uncollected():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
