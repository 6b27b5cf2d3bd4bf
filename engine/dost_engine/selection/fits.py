"""Whether anything in the catalogue fits a message at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import Fusion

if TYPE_CHECKING:
    from dost_engine.selection.arms import Meaning, Words
    from dost_engine.selection.fusion import Mask
    from dost_engine.selection.order import Order
    from dost_engine.types import Ranking


def something_fits(meaning: Meaning, words: Words, order: Order, options: Ranking, open_to: Mask) -> bool:
    """Whether the best tool is near enough in meaning; without vectors, whether a word of what was said matched.

    How far the best tool stands out counts a little, and with it the words that matched: an order by standard scores
    holds both. By themselves matched words have no say beside meaning: in a large catalogue few messages are without
    one that some tool holds too.
    """
    if meaning.fit is None:
        return bool((words.scores[open_to] > 0).any())
    nearest = float(meaning.fit[open_to].max(initial=-1.0))
    if options.fusion is Fusion.ZSCORE:
        nearest += options.fits_outstanding * float(order.scores[open_to].max(initial=0.0))
    small_talk = words.index is not None and not words.own and meaning.fit is meaning.alone
    return nearest >= (options.fits_wordless if small_talk else options.fits_cosine)
