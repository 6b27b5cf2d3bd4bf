"""Whether anything in the catalogue fits a message at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dost_engine.selection.arms import Meaning, Words
    from dost_engine.selection.fusion import Mask
    from dost_engine.types import Ranking


def something_fits(meaning: Meaning, words: Words, options: Ranking, open_to: Mask) -> bool:
    """Whether the best tool is near enough in meaning; without vectors, whether a word of what was said matched.

    Words that matched have no say beside meaning: in a large catalogue few messages are without one that some tool
    holds too, and every mix of both that was tried refuses fewer of the foreign requests at the same loss.
    """
    if meaning.fit is None:
        return bool((words.scores[open_to] > 0).any())
    small_talk = words.index is not None and not words.own and meaning.fit is meaning.alone
    least = options.fits_wordless if small_talk else options.fits_cosine
    return float(meaning.fit[open_to].max(initial=-1.0)) >= least
