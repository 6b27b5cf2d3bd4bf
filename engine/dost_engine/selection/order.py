"""One order of all tools that may be picked, and how many of its first are near the best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dost_engine.index.vectors import NO_COSINE
from dost_engine.selection.fusion import Mask, Scores, reciprocal_ranks, standard_scores
from dost_engine.types import Arm, Fusion

if TYPE_CHECKING:
    from dost_engine.index.snapshot import Snapshot
    from dost_engine.types import Ranking


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """The order of the tools in one turn.

    Attributes:
        scores: [tools]: what they are ordered by.
        parts: [tools] by arm: what it added to the score.
        positions: Of the tools that can be picked by rank, best first.
        count: How many of them are picked.
    """

    scores: Scores
    parts: Mapping[Arm, Scores]
    positions: NDArray[np.int64]
    count: int

    @property
    def first(self) -> tuple[int, ...]:
        """Positions of the tools that are picked by rank."""
        return tuple(self.positions[: self.count].tolist())


def order_tools(
    meaning: Scores | None,
    words: Scores | None,
    options: Ranking,
    snapshot: Snapshot,
    *,
    open_to: Mask,
    clauses: int,
    moved: Scores | None = None,
) -> Order:
    """Order tools by what the arms say.

    Args:
        meaning: [tools]: cosines, or None where that arm did not run.
        words: [tools]: scores by words, 0 for no match, or None where that arm did not run.
        options: Weights and margins.
        snapshot: The tools.
        open_to: Which may be picked.
        clauses: Parts of the message.
        moved: [tools]: what else is added to the standard scores of both arms; nothing to any other score.
    """
    seen = {arm: scores for arm, scores in ((Arm.SEMANTIC, meaning), (Arm.TEXT, words)) if scores is not None}
    hits = {arm: open_to & (scores > (NO_COSINE if arm is Arm.SEMANTIC else 0)) for arm, scores in seen.items()}
    if options.fusion is Fusion.RRF and len(seen) > 1:
        parts = {arm: _places(scores, hits[arm], options, snapshot) for arm, scores in seen.items()}
    else:
        weights = {Arm.SEMANTIC: options.semantic_weight, Arm.TEXT: options.text_weight}
        parts = {
            # A tool without a vector is judged by its words alone.
            arm: standard_scores(scores, hits[arm] if arm is Arm.SEMANTIC else open_to)
            * (weights[arm] if len(seen) > 1 else 1.0)
            for arm, scores in seen.items()
        }
        if moved is not None and len(seen) > 1:
            parts[Arm.PERSONAL] = moved
    fused = sum(parts.values(), start=np.zeros(len(open_to)))
    if options.fusion is not Fusion.RRF and len(seen) > 1:
        found = open_to  # a standard score ranks every tool, also one that no arm found
    else:
        found = np.logical_or.reduce([np.zeros(len(open_to), dtype=bool), *hits.values()])
    order = snapshot.ordered(fused)
    positions = order[found[order]]
    near = _near(fused, meaning, options, open_to) if len(positions) else 0
    fewest = min(options.fewest + clauses, options.fewest_most)
    return Order(fused, parts, positions, min(max(near, fewest), options.most, len(positions)))


def _places(scores: Scores, hits: Mask, options: Ranking, snapshot: Snapshot) -> Scores:
    order = snapshot.ordered(scores)
    return reciprocal_ranks(order[hits[order]], len(scores), k=options.rrf_k, depth=options.arm_depth)


def _near(fused: Scores, meaning: Scores | None, options: Ranking, open_to: Mask) -> int:
    """How many tools are near the best one in meaning or in the fused score."""
    near = 0
    if options.fusion is Fusion.ZSCORE:
        near = int(np.count_nonzero(fused[open_to] >= fused[open_to].max() - options.fused_margin))
    if meaning is not None:
        near = max(near, int(np.count_nonzero(meaning[open_to] >= meaning[open_to].max() - options.semantic_margin)))
    return near
