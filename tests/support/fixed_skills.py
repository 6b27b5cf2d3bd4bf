"""One skill, kept in memory, for what stands in front of the real ones."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import NotFound
from dost_engine.types import Skill, SkillList

if TYPE_CHECKING:
    from collections.abc import Mapping

SKILL = Skill("say it well", "say it well", "How to say things", ("speech",), "Slowly.")


class FixedSkills:
    """Knows how to say it well."""

    def list(self) -> SkillList:
        return SkillList((replace(SKILL, body=""),), ("other/SKILL.md, line 1: it is empty.",))

    async def get(self, skill_id: str, arguments: Mapping[str, str]) -> Skill:
        if skill_id != SKILL.id:
            raise NotFound(f"There is no skill {skill_id}.", remedy="Look at the list.")
        return SKILL
