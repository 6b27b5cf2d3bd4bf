"""Scenes for the ranked rules, with an embedder that is told each cosine, and what tests read of traces."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.vectors import VectorIndex
from dost_engine.selection.scene import MessageVectors, Scene
from dost_engine.types import (
    Arm,
    Candidate,
    Catalog,
    Message,
    Pick,
    Policy,
    Role,
    ToolCall,
    TurnTrace,
)
from support.small_tools import definition

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dost_engine.embedding.protocol import Vectors

DEFAULT = Policy.default()
FAR = {f"far_{at}": definition() for at in range(12)}
"""Tools that nobody asks for, so that the catalogue is not small."""
CHAT = {"yes, do it": {"z_z": 0.1}, "send a fax to Ann": {"send_fax": 0.9}, "mow the lawn": {"mow_lawn": 0.9}}
"""What is said, with the cosine of the one tool that it is near to."""


class Told:
    """An embedder that gives a tool the cosine to a message that it was told, and 0 to every other.

    Args:
        messages: For each message, cosine by name of tool.
    """

    model_id = "told"

    def __init__(self, messages: Mapping[str, Mapping[str, float]]) -> None:
        self.messages = dict(messages)
        self.dim = len(messages) + 2
        self.embedded: list[str] = []

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        return np.array([self._message(text) for text in texts], dtype=np.float32)

    def _message(self, text: str) -> list[float]:
        row = [0.0] * self.dim
        row[list(self.messages).index(text) if text in self.messages else -1] = 1.0
        return row

    def tool(self, name: str) -> list[float]:
        """The unit vector of a tool; what its cosines leave over lies across all messages."""
        row = [cosines.get(name, 0.0) for cosines in self.messages.values()]
        return [*row, max(0.0, 1 - sum(cosine * cosine for cosine in row)) ** 0.5, 0.0]


def scene(known: Catalog, messages: Mapping[str, Mapping[str, float]], policy: Policy = DEFAULT) -> Scene:
    """A scene that is ready."""
    model, snapshot = Told(messages), prepare(known, Snapshot())
    vectors = {tool.id: np.array(model.tool(tool.name), dtype=np.float32) for tool in known.tools}
    index = VectorIndex.build(model.model_id, model.dim, [tool.id for tool in known.tools], vectors)
    ready = replace(snapshot, vectors=dict.fromkeys(policy.recipes, index))
    return Scene(ready, known, policy.recipes, MessageVectors(model))


def without_vectors(known: Catalog) -> Scene:
    return Scene(prepare(known, Snapshot()), known, DEFAULT.recipes)


def names(trace: TurnTrace) -> list[str]:
    return [pick.id.partition("/")[2] for pick in trace.selection.picks]


def pick(trace: TurnTrace, name: str) -> Pick:
    return next(each for each in trace.selection.picks if each.id.endswith(f"/{name}"))


def candidate(trace: TurnTrace, name: str) -> Candidate:
    return next(each for each in trace.candidates if each.id.endswith(f"/{name}"))


def note_of(trace: TurnTrace, arm: Arm) -> str:
    return next(each.note for each in trace.stages if each.arm is arm)


def options(**changes: Any) -> Policy:
    return replace(DEFAULT, ranking=replace(DEFAULT.ranking, **changes))


def said(text: str) -> Message:
    return Message(Role.USER, text)


def called(*tools: str) -> Message:
    return Message(Role.ASSISTANT, calls=tuple(ToolCall(tool) for tool in tools))
