"""What a turn may hand out, where that is limited: pinned tools come first, then the others in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from dost_engine.types import Limits


ANY_TOKENS = 10**9
""":attr:`dost_engine.types.turn.Limits.max_tokens` of who caps only the number of tools."""


def affordable(
    limits: Limits | None, tokens: Mapping[str, int], pinned: Collection[str], *, whole_beginning: bool = False
) -> tuple[str, ...]:
    """The tools that keep the caps, in their order.

    A pin is a person's word and a rank is ours: pinned tools have the first claim, wherever they stand.

    Args:
        limits: The caps; None for none.
        tokens: Estimated tokens of all that the rules named, by id, in order.
        pinned: Ids of pinned tools.
        whole_beginning: The first tool of the others that is too long ends the list, as in the guide; else it is left
            out, and the next may still fit.
    """
    if limits is None:
        return tuple(tokens)
    kept: set[str] = set()
    spent = 0
    for tool_id in sorted(tokens, key=lambda one: one not in pinned):
        fits = len(kept) < limits.max_tools and spent + tokens[tool_id] <= limits.max_tokens
        if fits:
            kept.add(tool_id)
            spent += tokens[tool_id]
        elif whole_beginning and tool_id not in pinned:
            break
    return tuple(tool_id for tool_id in tokens if tool_id in kept)


def pins_cut(
    limits: Limits | None, tokens: Mapping[str, int], kept: Collection[str], pinned: Collection[str]
) -> tuple[str, ...]:
    """That pinned tools did not fit, as a sentence; none where all did."""
    cut = [tool_id for tool_id in tokens if tool_id in pinned and tool_id not in kept]
    if limits is None or not cut:
        return ()
    caps = f"{limits.max_tools} {'tool' if limits.max_tools == 1 else 'tools'}"
    caps += f" or {limits.max_tokens:,} tokens" if limits.max_tokens < ANY_TOKENS else ""
    return (f"Pinned, but over the limit of {caps}: {', '.join(cut)}.",)
