"""What the gateway needs for skills, and the request that it reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from dost_engine.types import Skill, SkillList


@dataclass(frozen=True, slots=True)
class SkillRequest:
    """Which skill is wanted.

    Attributes:
        skill: Its id.
        arguments: Of a server's prompt, by their names.
    """

    skill: str
    arguments: Mapping[str, str] = field(default_factory=dict)


class SkillsApi(Protocol):
    """The skills. Every method may raise a ``DostError``."""

    def list(self) -> SkillList:
        """Every skill, without its body, and what could not be used."""

    async def get(self, skill_id: str, arguments: Mapping[str, str]) -> Skill:
        """One skill with its body."""
