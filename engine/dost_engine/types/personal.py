"""How a person's own calls count, as data. The numbers of Agent-CoreX's page, and what makes them sound."""

from __future__ import annotations

from dataclasses import dataclass

HABIT_WEIGHT = 3.0
""":attr:`dost_engine.types.policy.Ranking.personal_weight` of who lets calls count: over a simulated month the wanted
one of three near-twins comes first more often, and calls at random cost none of Recall@5."""

NEVER_ENOUGH = 2**31 - 1
""":attr:`Personal.enough_calls` of who does not want any call to count."""


@dataclass(frozen=True, slots=True)
class Personal:
    """Options of the personal factors; ``docs/personal-ranking.md`` derives them. Every factor is in [0, 1].

    Attributes:
        similarity_weight: Of the cosine, where the factors alone order (Agent-CoreX's rules).
        popularity_weight: Of how much more than an equal share of all calls a tool gets.
        history_weight: Of how well it worked, and how lately, where it was called more than that.
        performance_weight: Of how quickly and how reliably it answers.
        candidates: Nearest tools by cosine that are ordered.
        most: Tools that are picked, at most.
        enough_calls: Calls before anything is made of them.
        enough_tools: And of so many tools: a ranking has to choose among several.
        chance: Standard deviations above an equal share of the calls that make half of a factor: as far as that,
            calls at random may differ.
        doubt: Calls of a tool that weigh as much as all that is known of the others, in its reliability and speed.
        near: A tool whose cosine is this much lower than the best one's gets no factor of its own: a habit chooses
            among tools that do the same, and turns no question into another.
        recent_days: A tool called within so many days counts in full …
        recency_boost: … and any other by this much less.
        slow_ms: A tool of which one call in a hundred takes so long has no speed at all.
        workflow_boost: For tools of the server whose tool was called last.
        after_hours_boost: For tools tagged ``async``, from :attr:`after_hours` on.
        fast_boost: For tools tagged ``fast``, before that.
        certified_boost: For tools tagged ``certified``.
        after_hours: Hour of the person's day.
        together_most: Tools that are added because they are called together with a picked one, at most.
        together_calls: How often that must have happened.
    """

    similarity_weight: float = 0.40
    popularity_weight: float = 0.25
    history_weight: float = 0.20
    performance_weight: float = 0.15
    candidates: int = 50
    most: int = 10
    enough_calls: int = 50
    enough_tools: int = 5
    chance: float = 10.0
    doubt: float = 5.0
    near: float = 0.12
    recent_days: float = 7.0
    recency_boost: float = 1.2
    slow_ms: float = 5000.0
    workflow_boost: float = 1.15
    after_hours_boost: float = 1.2
    fast_boost: float = 1.1
    certified_boost: float = 1.25
    after_hours: int = 17
    together_most: int = 2
    together_calls: int = 3
