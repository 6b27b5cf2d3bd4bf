"""An answer in the shape of Agent-CoreX's page: tools with a score and a reason, and how they came by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dost_engine.types.catalog import JsonObject

RETRIEVED_TOOLS = 10
"""Tools that are given where no number is asked for."""


@dataclass(frozen=True, slots=True)
class RetrievedTool:
    """A tool that was picked.

    Attributes:
        name: As its server gave it; servers may share it.
        score: By the rules in force, boosts included; 0 where only a rule brought it in.
        reason: A sentence.
        id: By which it is called (``/v1/invoke``).
        server: Key of its server.
        description: As its server gave it.
        input_schema: JSON Schema of its arguments.
    """

    name: str
    score: float
    reason: str
    id: str
    server: str
    description: str = ""
    input_schema: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RetrievalDebug:
    """How the tools came by their scores. Every list is in the order of the tools; None where a factor did not count.

    Attributes:
        query_embedding: The message's vector, of unit length; empty where no model gave one.
        embedding_similarity_scores: Cosines, in [0, 1].
        popularity_scores: In [0, 1].
        user_history_scores: In [0, 1].
        performance_scores: In [0, 1].
        boosts: Multipliers by why a tool has them.
        policy: Name of the rules.
        note: How the message was read, and by how many calls, or why by none.
    """

    query_embedding: tuple[float, ...]
    embedding_similarity_scores: tuple[float | None, ...]
    popularity_scores: tuple[float | None, ...]
    user_history_scores: tuple[float | None, ...]
    performance_scores: tuple[float | None, ...]
    boosts: tuple[Mapping[str, float], ...] = ()
    policy: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class RetrievedTools:
    """The answer.

    Attributes:
        tools: Best first.
        turn_id: Of the kept turn, for ``/v1/traces`` and ``dost why --turn``.
        notes: What else is to be known, a sentence each: a filter that nothing can pass, rules that could not be used.
        debug: Where it was asked for.
    """

    tools: tuple[RetrievedTool, ...] = ()
    turn_id: str = ""
    notes: tuple[str, ...] = ()
    debug: RetrievalDebug | None = None
