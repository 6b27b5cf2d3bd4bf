"""Whether anything in the catalogue fits a message at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine.types import Fusion

if TYPE_CHECKING:
    from dost_engine.selection.arms import Heard, Meaning, Words
    from dost_engine.selection.fusion import Mask
    from dost_engine.selection.order import Order
    from dost_engine.types import Ranking

FEW_TERMS = 1
"""Words of its own up to which a message ("yes, that one") says nothing by itself."""

MOSTLY_OUTSTANDING = 3.0
"""Standard deviations by which the best tool mostly stands out; for an order that does not know them."""

_NOTHING = "asking for nothing that a tool here does"
_NONE_LEFT = "asking where no tool may be picked"


@dataclass(frozen=True, slots=True)
class Fit:
    """Whether something fits.

    Attributes:
        something: Whether.
        words: What to say where nothing does, in words that continue "read as".
    """

    something: bool
    words: str = _NOTHING


def how_it_fits(meaning: Meaning, words: Words, order: Order, options: Ranking, open_to: Mask) -> Fit:
    """Ask whether the best tool is near enough in meaning; without vectors, whether a word of what was said matched.

    How far the best tool stands out counts a little, and with it the words that matched: an order by standard scores
    holds both. By themselves matched words have no say beside meaning: in a large catalogue few messages are without
    one that some tool holds too.
    """
    if not open_to.any():
        return Fit(something=False, words=_NONE_LEFT)
    if not meaning.heard:
        return Fit(bool((words.scores[open_to] > 0).any()) and meaning.scores is None)
    wordless = words.index is not None and not words.own
    few = words.index is not None and len(words.own) <= FEW_TERMS
    near = max(_nearness(one, options, open_to, few=few) for one in meaning.heard)
    by_scores = options.fusion is Fusion.ZSCORE
    outstanding = float(order.scores[open_to].max(initial=0.0)) if by_scores else MOSTLY_OUTSTANDING
    near += options.fits_outstanding * outstanding
    small_talk = wordless and not any(one.earlier for one in meaning.heard)
    needed = options.fits_wordless if small_talk else options.fits_cosine
    return Fit(near >= needed, f"{_NOTHING} (nearness {near:.2f}, needed {needed:.2f})")


def _nearness(heard: Heard, options: Ranking, open_to: Mask, *, few: bool) -> float:
    """How near the nearest tool is to a text, beyond what the text has with tools everywhere."""
    beyond = float(heard.cosines[open_to].max(initial=-1.0)) - options.fits_common * heard.common
    return beyond if few or not heard.earlier else options.fits_context * beyond
