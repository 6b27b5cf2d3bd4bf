"""The skills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.gateway.skills import SkillRequest
from dost_engine.types import Skill, SkillList

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _skills(api: ServiceApi, _: Request) -> SkillList:
    return api.skills.list()


async def _skill_content(api: ServiceApi, request: Request) -> Skill:
    asked = wire.from_json(SkillRequest, await body_of(request))
    return await api.skills.get(asked.skill, asked.arguments)


SKILLS: tuple[Operation, ...] = (
    Operation("GET", "/v1/skills", "Every skill, without its body.", SkillList, _skills),
    Operation(
        "POST", "/v1/skill-content", "One skill with its body, as it is now.", Skill, _skill_content, SkillRequest
    ),
)
