"""What the gateway needs for skills, and the request that it reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from dost_engine.types import Skill, SkillList


@dataclass(frozen=True, slots=True)
class SkillRequest:
    """Which skill is wanted, by its id."""

    skill: str


class SkillsApi(Protocol):
    """The skills. Every method may raise a ``DostError``."""

    def list(self) -> SkillList:
        """Every skill, without its body, and what could not be used."""

    async def get(self, skill_id: str) -> Skill:
        """One skill with its body."""
