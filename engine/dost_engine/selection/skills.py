"""Skills that fit a turn: ranked like tools, in a corpus and with a budget of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.selection import ranked
from dost_engine.types import Catalog, Filters, Rules, SkillPick, Source, Tool
from dost_engine.words import MAX_CHARS, identifier_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.selection.scene import Scene
    from dost_engine.types import Policy, Recipe, Skill, Turn

MOST = 3
"""A skill is a page for the model to read; with more than three it would read for longer than it works."""
NEAR_COSINE = 0.05
NEAR_FUSED = 1.5
"""Margins to the best skill, tighter than those of tools: one that is handed out in vain costs a page, not a line."""
HANDFUL = 8
"""Skills below which the cosine alone says which are near: of so few, a deviation and a half is most of them."""

_SPOKEN_OF = ("skill", "skills")


def skill_catalog(skills: tuple[Skill, ...], revision: int) -> Catalog:
    """The skills as tools, found by their names, descriptions and tags, prompts by their server and arguments too.

    Bodies never count.
    """
    return Catalog(revision, tuple(_as_tool(skill) for skill in skills), skills)


def _as_tool(skill: Skill) -> Tool:
    told = [part for part in (skill.description, ", ".join(skill.tags)) if part]
    asked = {argument.name: {"type": "string", "description": argument.description} for argument in skill.arguments}
    schema = {"type": "object", "properties": asked}
    return Tool(_tool_id(skill), skill.server, skill.name, "\n".join(told), schema, tags=skill.tags)


def skill_recipes(policy: Policy) -> tuple[Recipe, ...]:
    """The texts of skills that must have vectors: those of the tools, but none by the guide's rules."""
    return () if policy.rules is Rules.GUIDE else policy.recipes


def fitting_skills(turn: Turn, policy: Policy, scene: Scene) -> tuple[SkillPick, ...]:
    """The skills that fit, at most :data:`MOST`: those that the message names, then the best ones.

    None by the guide's rules, which know no skills.

    Args:
        turn: The question. Its filters and limits are for tools.
        policy: The rules of the turn's tools; the same arms rank the skills.
        scene: Of the catalogue of :func:`skill_catalog`.
    """
    skills = scene.catalog.skills
    if policy.rules is Rules.GUIDE or not skills:
        return ()
    options = replace(
        policy.ranking,
        fewest=0,
        fewest_most=1,
        most=MOST,
        semantic_margin=min(policy.ranking.semantic_margin, NEAR_COSINE),
        fused_margin=min(policy.ranking.fused_margin, NEAR_FUSED) if len(skills) >= HANDFUL else 0.0,
        all_fit_tools=0,  # that there are few is no reason to read them all
        sticky_most=0,
        personal_weight=0.0,
        names_first=False,  # people speak of skills in other ways than of tools
    )
    rules = replace(policy, rules=Rules.RANKED, ranking=options)
    trace = ranked.answer(replace(turn, filters=Filters(), limits=None), rules, scene)
    score_of = {candidate.id: candidate.score for candidate in trace.candidates}
    named = named_skills(turn.text, skills) if policy.ranking.names_first else ()
    picks = [_pick(skill, score_of.get(_tool_id(skill), 0.0), Source.NAME, "The message names it.") for skill in named]
    others = {_tool_id(skill): skill for skill in skills if skill not in named}
    by_rank = [pick for pick in trace.selection.picks if pick.id in others]
    picks += [_pick(others[pick.id], pick.score, pick.source, pick.reason) for pick in by_rank]
    return tuple(picks[:MOST])


def _tool_id(skill: Skill) -> str:
    return skill.id if skill.server else f"/{skill.id}"  # server/name, as that of a tool


def _pick(skill: Skill, score: float, source: Source, reason: str) -> SkillPick:
    return SkillPick(skill.id, skill.name, skill.description, score, source, reason, skill.arguments)


def named_skills(text: str, skills: Sequence[Skill]) -> tuple[Skill, ...]:
    """The skills that a message names, in the order in which it does.

    A name of several words is said by its words in a row, however they are joined: ``code-review`` is named by "do a
    code review". One word is a name where the message is nothing else, where it is called a skill, and after a slash.
    """
    text = text[:MAX_CHARS]
    said = _words(text)
    slashed = {_spaced(_words(part[1:])) for part in text.split() if part.startswith("/")}
    whole = f" {' '.join(said)} "
    found: dict[str, tuple[int, Skill]] = {}
    for skill in skills:
        name = _words(skill.name)
        spaced = _spaced(name)
        if not name or spaced not in whole:
            continue
        called = any(f" {word}{spaced}" in whole or f"{spaced}{word} " in whole for word in _SPOKEN_OF)
        if len(name) > 1 or spaced == whole or called or spaced in slashed:
            found[skill.id] = (whole.index(spaced), skill)
    return tuple(skill for _, skill in sorted(found.values(), key=lambda entry: entry[0]))


def _words(text: str) -> list[str]:
    return [word.casefold() for word in identifier_words(text)]


def _spaced(words: Sequence[str]) -> str:
    """The words as they stand in a row of words that has a blank at each end."""
    return f" {' '.join(words)} "
