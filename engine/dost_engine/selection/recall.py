"""The arms: what each one finds in a snapshot, and how much of it the policy takes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dost_engine.index.vectors import NO_COSINE
from dost_engine.selection.scene import tools_named
from dost_engine.types import Arm, Hit, MatchedWord, Message, Query, Role, Stage, StageStatus

if TYPE_CHECKING:
    from dost_engine.selection.scene import Allowed, Scene

HITS_WITH_WORDS = 20
"""Hits beyond those that are taken whose words are told: a long message has dozens of them in every hit."""
_SHOWN_BARRED = 3  # tools that may not be picked, where nothing is taken: one of them may be what was meant
_SHOWN_BELOW = 10  # tools under the floor that a trace carries: the ones that were just missed


@dataclass(frozen=True, slots=True)
class Found:
    """What one arm found.

    Attributes:
        arm: The arm.
        status: Whether it ran.
        note: Why it did not, or what is special.
        took_ms: Wall time in milliseconds.
        searched: Tools that it searched in.
        limit: Tools that the policy takes of it, at most.
        floor: Score below which a tool is no hit.
        best: Score of the best of the first hits, as many as the policy takes; None where there is none.
        taken: What the policy takes, best first.
        over: The hits after them.
        below: The nearest tools under the floor.
        barred: Tools that would have been taken but may not be picked.
        turns_ago: For sticky tools, how many user messages ago each was used, 1 for the last.
        unasked: The hits, by tool, as they are where nobody asks about the tool: None where there is none then.
            Empty where asking makes no difference.
    """

    arm: Arm
    status: StageStatus = StageStatus.OK
    note: str = ""
    took_ms: float = 0.0
    searched: int = 0
    limit: int = 0
    floor: float = 0.0
    best: float | None = None
    taken: tuple[Hit, ...] = ()
    over: tuple[Hit, ...] = ()
    below: tuple[Hit, ...] = ()
    barred: tuple[Hit, ...] = ()
    turns_ago: Mapping[str, int] = field(default_factory=dict)
    unasked: Mapping[str, Hit | None] = field(default_factory=dict)

    @property
    def stage(self) -> Stage:
        """The arm's part of the trace."""
        hits = (self.unasked.get(hit.id, hit) for hit in self.taken + self.over)
        return Stage(self.arm, self.status, tuple(hit for hit in hits if hit is not None), self.took_ms, self.note)


@dataclass(frozen=True, slots=True)
class Recall:
    """What all arms found for a turn.

    Attributes:
        query: How the message was understood.
        arms: What each arm found, in the order in which they ran.
        fallback: Why every tool is given instead, or empty.
    """

    query: Query
    arms: tuple[Found, ...]
    fallback: str = ""

    def taken(self) -> dict[str, tuple[Hit, ...]]:
        """Hits that the policy takes by tool, in the order in which the guide adds tools: enriched hits first."""
        return _by_tool((found.arm is not Arm.CONTEXT, found.taken) for found in self.arms)

    def seen(self) -> dict[str, tuple[Hit, ...]]:
        """All hits by tool, at most one per arm, those that were not taken included."""
        return _by_tool((False, found.taken + found.over + found.below) for found in self.arms)

    def unasked(self, tool_id: str) -> tuple[Hit, ...]:
        """The hits of a tool without what is only there because somebody asks about it."""
        hits = (
            found.unasked.get(tool_id, hit)
            for found in self.arms
            for hit in found.taken + found.over + found.below
            if hit.id == tool_id
        )
        return tuple(hit for hit in hits if hit is not None)

    def barred(self) -> dict[str, tuple[Hit, ...]]:
        """Hits by tool that would have been taken but may not be."""
        return _by_tool((False, found.barred) for found in self.arms)


def _by_tool(groups: Iterable[tuple[bool, tuple[Hit, ...]]]) -> dict[str, tuple[Hit, ...]]:
    by_tool: dict[str, list[Hit]] = {}
    for _, hits in sorted(groups, key=lambda group: group[0]):
        for hit in hits:
            by_tool.setdefault(hit.id, []).append(hit)
    return {tool_id: tuple(hits) for tool_id, hits in by_tool.items()}


def skipped(arm: Arm, note: str) -> Found:
    """An arm that did not run, and why."""
    return Found(arm, StageStatus.SKIPPED, note)


def round_half_up(score: float) -> float:
    """Round to 3 decimals as JavaScript's ``Math.round`` does."""
    return math.floor(score * 1000 + 0.5) / 1000


# --------------------------------------------------------------------------------------------------- the arms


def by_meaning(arm: Arm, text: str, scene: Scene, allowed: Allowed, *, limit: int, floor: float) -> Found:
    """Search for a text by the cosine of its vector.

    Args:
        arm: ``SEMANTIC`` for the message, ``CONTEXT`` for the enriched one.
        text: What to embed.
        scene: Where to search; must be ready.
        allowed: What may be picked.
        limit: Tools to take, at most; fewer than none is none.
        floor: Least cosine of a hit.

    Returns:
        A failed arm where the model gave no usable vector: that costs this arm, not the turn.
    """
    started = time.perf_counter()
    embed = scene.embed
    if scene.not_ready or embed is None:
        return skipped(arm, scene.not_ready)
    vectors = scene.snapshot.vectors[scene.recipes[0]]
    try:
        cosines = vectors.cosines(embed(text))
    except Exception as error:  # noqa: BLE001 - whatever a model raises costs its arm only, and is said
        return Found(arm, StageStatus.FAILED, str(error) or type(error).__name__, _since(started))
    missing = int(np.count_nonzero(~vectors.usable))
    return found_by(
        Found(
            arm,
            note=f"{missing} {'tool has' if missing == 1 else 'tools have'} no vector" if missing else "",
            searched=len(cosines),
            limit=max(limit, 0),
            floor=floor,
        ),
        cosines,
        scene,
        allowed,
        started,
    )


def by_words(text: str, scene: Scene, allowed: Allowed, *, limit: int) -> Found:
    """Search for the words of a message.

    Args:
        text: The message.
        scene: Where to search.
        allowed: What may be picked.
        limit: Tools to take, at most; fewer than none is none.
    """
    started = time.perf_counter()
    index = scene.snapshot.text
    if not index.size:
        return skipped(Arm.TEXT, "there are no tools")
    smallest = float(np.nextafter(0, 1))  # one matching word suffices
    found = Found(Arm.TEXT, searched=index.size, limit=max(limit, 0), floor=smallest)
    return found_by(found, index.scores(text), scene, allowed, started, matches=partial(index.matches, text))


def by_history(
    history: tuple[Message, ...],
    scene: Scene,
    allowed: Allowed,
    *,
    window: int,
    counted: Role = Role.ASSISTANT,
) -> Found:
    """Find the tools that were used in the last turns, the most recent first; see :func:`sticky_names`."""
    started = time.perf_counter()
    taken: dict[str, Hit] = {}
    barred: dict[str, Hit] = {}
    turns_ago: dict[str, int] = {}
    notes = []
    for name, since in sticky_names(history, window, counted).items():
        tools = tools_named(scene, name)
        if not tools:
            notes.append(f"“{name}” is no longer offered")
        elif len(tools) > 1:
            notes.append(f"“{name}” is offered by {len(tools)} servers")
        for tool in tools:
            into = taken if tool.id in allowed.tools else barred
            into.setdefault(tool.id, Hit(tool.id, Arm.STICKY, len(into) + 1, 0.0))
            turns_ago.setdefault(tool.id, since + 1)
    hits = tuple(taken.values())
    return Found(
        Arm.STICKY,
        note="; ".join(notes),
        took_ms=_since(started),
        limit=len(hits),
        taken=hits,
        barred=tuple(barred.values()),
        turns_ago=turns_ago,
    )


def sticky_names(history: tuple[Message, ...], window: int, counted: Role = Role.ASSISTANT) -> dict[str, int]:
    """Names of the tools used in the last turns, as the history had them.

    Args:
        history: Oldest first.
        window: Messages to look at, from the newest back. Results of tools that come before the last of them are not
            seen any more.
        counted: Whose messages the window counts.

    Returns:
        User messages since the use by name, most recent use first.
    """
    names: dict[str, int] = {}
    seen = user_messages = 0
    for message in reversed(history):
        if seen >= window:
            break
        seen += message.role is counted
        user_messages += message.role is Role.USER
        used = message.calls if message.role is Role.ASSISTANT else message.results
        for entry in used:
            if entry.tool:
                names.setdefault(entry.tool, user_messages)
    return names


# ---------------------------------------------------------------------------------------------------- ranking

_Positions = NDArray[np.int64]


def found_by(
    found: Found,
    scores: NDArray[np.float64],
    scene: Scene,
    allowed: Allowed,
    started: float,
    *,
    best_first: _Positions | None = None,
    matches: Callable[[Sequence[int]], Mapping[int, tuple[MatchedWord, ...]]] | None = None,
    told: _Positions | None = None,
) -> Found:
    """What an arm found, by its scores of all tools.

    Args:
        found: The arm, and how much the policy takes of it.
        scores: Shape [tools of the snapshot].
        scene: Where was searched. The arm tells of as many hits that are not taken as the trace does of missed tools.
        allowed: What may be picked.
        started: When the arm began, by the clock for intervals.
        best_first: All tools in the order of their scores, where that is known.
        matches: Tells which words the given tools hold, where the arm goes by words.
        told: Tools that the trace tells of wherever the arm has them, as far as they may be picked.
    """
    order = scene.snapshot.ordered(scores) if best_first is None else best_first
    everything = bool(allowed.mask.all())  # in most turns, where nothing need be looked up for thousands of tools
    open_to_all = order if everything else order[allowed.mask[order]]
    rank_of = _ranks(order, open_to_all)
    found_all = int(np.count_nonzero(scores[open_to_all] >= found.floor))
    hits = open_to_all[:found_all]
    first, over = hits[: found.limit], hits[found.limit : found.limit + scene.missed]
    if told is not None:
        beyond = rank_of[told] > found.limit + scene.missed
        far = told[allowed.mask[told] & (scores[told] >= found.floor) & beyond]
        over = np.concatenate([over, far[np.argsort(rank_of[far])]])
    offered = np.array([scene.snapshot.catalog.tools[at].id in allowed.tools for at in first], dtype=bool)
    taken = first[offered]
    under = open_to_all[found_all : found_all + _SHOWN_BELOW]
    below = under[scores[under] > NO_COSINE] if found.arm is not Arm.TEXT else under[:0]
    cut = scores[first[-1]] if len(first) == found.limit > 0 else found.floor
    closed = order[:0] if everything else order[~allowed.mask[order]]
    barred = np.concatenate([first[~offered], closed[scores[closed] >= cut][: found.limit or _SHOWN_BARRED]])
    explained = {*taken.tolist(), *over[:HITS_WITH_WORDS].tolist(), *barred.tolist()}
    listed = {*explained, *over.tolist(), *below.tolist()} if scene.asked else explained
    over, below, barred, asked = _with_asked(found, scores, scene, allowed, (first, over, below, barred))
    words = matches([*explained, *(at for at in asked if at not in explained)]) if matches else {}
    hits_of = partial(_hits, found.arm, scores=scores, scene=scene, rank_of=rank_of, words=words)
    more = [(at, hits_of(np.array([at]))[0]) for at in asked if at not in explained]
    return replace(
        found,
        unasked={hit.id: replace(hit, words=()) if at in listed else None for at, hit in more},
        took_ms=_since(started),
        best=round_half_up(float(scores[first[0]])) if len(first) else None,
        taken=hits_of(taken),
        over=hits_of(over),
        below=hits_of(below),
        barred=hits_of(barred),
    )


def _ranks(order: _Positions, open_to_all: _Positions) -> _Positions:
    """The rank of every tool by position: of one that may be picked among those, of another among all."""
    ranks = np.empty(len(order), dtype=np.int64)
    ranks[order] = np.arange(1, len(order) + 1)
    ranks[open_to_all] = np.arange(1, len(open_to_all) + 1)
    return ranks


def _hits(
    arm: Arm,
    positions: _Positions,
    *,
    scores: NDArray[np.float64],
    scene: Scene,
    rank_of: _Positions,
    words: Mapping[int, tuple[MatchedWord, ...]],
) -> tuple[Hit, ...]:
    """The hits of some tools, scores rounded as :func:`round_half_up` does, all in one go."""
    tools = scene.snapshot.catalog.tools
    shown = (np.floor(scores[positions] * 1000 + 0.5) / 1000).tolist()
    return tuple(
        Hit(tools[at].id, arm, rank, score, words.get(at, ()))
        for at, rank, score in zip(positions.tolist(), rank_of[positions].tolist(), shown, strict=True)
    )


def _with_asked(
    found: Found,
    scores: NDArray[np.float64],
    scene: Scene,
    allowed: Allowed,
    listed: tuple[_Positions, _Positions, _Positions, _Positions],
) -> tuple[_Positions, _Positions, _Positions, tuple[int, ...]]:
    """The lists of what was not taken with the tool that is asked about, and its position where there is one.

    Args:
        found: The arm.
        scores: Shape [tools of the snapshot].
        scene: Says which tool is asked about.
        allowed: What may be picked.
        listed: First, over, below and barred.
    """
    _, over, below, barred = listed
    at = scene.snapshot.position_of.get(scene.asked)
    if at is None or not scores[at] > (0.0 if found.arm is Arm.TEXT else NO_COSINE):
        return over, below, barred, ()
    if any(at in part for part in listed):
        return over, below, barred, (at,)
    if not allowed.mask[at]:
        barred = np.append(barred, at)
    elif scores[at] >= found.floor:
        over = np.append(over, at)
    else:
        below = np.append(below, at)
    return over, below, barred, (at,)


def _since(started: float) -> float:
    return (time.perf_counter() - started) * 1000
