"""Questions that were answered lately, so that the same one asked again costs neither an embedding nor a ranking."""

from __future__ import annotations

import hashlib
import time
import uuid
from collections import OrderedDict
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from dost_engine.types import StageStatus

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.types import Policy, Turn, TurnTrace

KEPT_S = 3_600.0
"""Seconds that an answer is good for."""

KEPT_ANSWERS = 256
"""Answers that are kept, the ones asked for last: some tens of megabytes where catalogues are large."""


class HotAnswers:
    """The answers of one world: what is searched in, what may be picked, and what makes vectors.

    As soon as any of that is another object, nothing of before is given again. Used by one turn at a time.

    Args:
        clock: Seconds, rising.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._world: tuple[object, ...] = ()
        self._answers: OrderedDict[tuple[int, bytes], tuple[float, TurnTrace]] = OrderedDict()

    def answer(
        self, turn: Turn, policy: Policy, missed: int, world: tuple[object, ...], find: Callable[[], TurnTrace]
    ) -> TurnTrace:
        """The answer to a turn: the one of before under a new id, or a new one.

        Args:
            turn: The question. Who asks it, and where, does not matter.
            policy: The rules.
            missed: Tools behind the cut that the answer tells of.
            world: Everything else that an answer depends on.
            find: Finds a new one.
        """
        started = time.perf_counter()
        if len(world) != len(self._world) or any(
            one is not other for one, other in zip(world, self._world, strict=True)
        ):
            self._world = world
            self._answers.clear()
        key, now = (missed, _key(turn, policy)), self._clock()
        at, known = self._answers.get(key, (0.0, None))
        if known is not None and now - at <= KEPT_S:
            self._answers.move_to_end(key)
            return replace(
                known,
                turn_id=uuid.uuid4().hex,
                at=datetime.now(UTC),
                origin=turn.origin,
                took_ms=(time.perf_counter() - started) * 1000,
                cached_s=now - at,
            )
        found = find()
        if all(stage.status is not StageStatus.FAILED for stage in found.stages):  # what failed may work the next time
            self._answers[key] = (now, found)
            self._answers.move_to_end(key)
            while len(self._answers) > KEPT_ANSWERS:
                self._answers.popitem(last=False)
        return found


def _key(turn: Turn, policy: Policy) -> bytes:
    """Digest of all of a question that an answer depends on."""
    from dost_engine import wire  # brings pydantic, which takes a start .06 s

    asked = replace(turn, origin="", conversation="", keep=True)
    return hashlib.sha256(wire.to_json(asked) + b"\n" + wire.to_json(policy)).digest()
