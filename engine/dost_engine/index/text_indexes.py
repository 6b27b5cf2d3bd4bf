"""The text index that a policy searches in."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from dost_engine.index.one_field import OneFieldIndex
from dost_engine.types import TextRecipe

if TYPE_CHECKING:
    from dost_engine.index.snapshot import Snapshot
    from dost_engine.index.text_index import TextIndex

_built: WeakKeyDictionary[Snapshot, dict[TextRecipe, TextIndex]] = WeakKeyDictionary()


def text_index(recipe: TextRecipe, snapshot: Snapshot) -> TextIndex:
    """The index of a snapshot's words. Other than the default's it is built when first searched in: who asks pays."""
    if recipe is TextRecipe.FIELDS:
        return snapshot.words
    of_snapshot = _built.setdefault(snapshot, {})
    if recipe not in of_snapshot:
        of_snapshot[recipe] = _build(recipe, snapshot)
    return of_snapshot[recipe]


def _build(recipe: TextRecipe, snapshot: Snapshot) -> TextIndex:
    if recipe is TextRecipe.WHOOSH:
        from dost_engine.index.whoosh_index import WhooshIndex

        return WhooshIndex.build(snapshot.projections, snapshot.words)
    return OneFieldIndex.build(snapshot.words.tools)
