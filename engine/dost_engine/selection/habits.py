"""How the ranked rules go by this machine's own calls: among tools that are as near, the one that is used moves up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from dost_engine.selection.factors import closeness_of, factors_of, missing_evidence
from dost_engine.selection.recall import Found, skipped
from dost_engine.types import Arm

if TYPE_CHECKING:
    from dost_engine.selection.fusion import Mask, Scores
    from dost_engine.selection.scene import Scene
    from dost_engine.types import Personal, ToolUsage


def used(usage: ToolUsage) -> str:
    """How often a tool was called and how well that went, in words."""
    times = "once" if usage.uses == 1 else f"{usage.uses} times"
    return f"you used it {times}, {round(100 * usage.success_rate)} % worked"


def moved_by_habits(
    cosines: Scores | None, weight: float, options: Personal, scene: Scene, open_to: Mask
) -> tuple[Scores | None, tuple[Found, ...]]:
    """By how much each tool moves.

    Args:
        cosines: [tools], or None where meaning was not asked for or could not be had.
        weight: The most that a tool can move, in the unit of the scores that it moves in.
        options: Of the factors.
        scene: What was called, and when it is now.
        open_to: Which tools may be picked.

    Returns:
        [tools] in [-weight, weight], or None where nothing moves; and what the trace says of it: nothing where nobody
        asked for it or nothing was called yet.
    """
    if weight <= 0 or not scene.usage.uses:
        return None, ()
    why_not = missing_evidence(scene.usage, options)
    if cosines is None and not why_not:
        why_not = "it takes the meaning to tell which tools do the same"
    if cosines is None or why_not:
        return None, (skipped(Arm.PERSONAL, why_not),)
    near = closeness_of(cosines, options, open_to)
    tools = [tool.id for tool in scene.snapshot.catalog.tools]
    moved = weight * factors_of(tools, near, scene.usage, options, scene.now).advantage(options)
    count = int(np.count_nonzero(near[open_to] > 0))
    note = f"{scene.usage.uses} calls order {count} near {'tool' if count == 1 else 'tools'}"
    return moved, (Found(Arm.PERSONAL, note=note),)
