"""Checking a catalogue.

The rules are the authoring advice of the ToolRAG guide and of Ratel's page, and two of Dost's own. What of that advice
no rule checks, and why: synonyms and phrases of the people who ask (nobody but them knows these), a search with
realistic questions (``dost why`` and ``dost eval`` do that), ``required`` and ``additionalProperties`` (they help the
call, not the search, and whether a parameter is required cannot be told from outside), tags of skills (no tool's).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.catalog import without_repeats
from dost_engine.findability.findings import Finding, Level, Subject
from dost_engine.findability.likeness import near_duplicates, nothing_of_its_own, same_names, terms_of
from dost_engine.findability.naming import NAMING
from dost_engine.findability.parameters import PARAMETERS
from dost_engine.findability.wording import WORDING
from dost_engine.projection import project
from dost_engine.types import Catalog, Recipe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from dost_engine.embedding.protocol import Vectors
    from dost_engine.types import Tool

RULES = (*NAMING, *WORDING, *PARAMETERS)
"""The rules about one tool by itself, in the order in which they are told."""


def check(
    tools: Iterable[Tool], *, servers: Sequence[str] = (), embed: Callable[[Sequence[str]], Vectors] | None = None
) -> tuple[Finding, ...]:
    """Check a catalogue.

    Args:
        tools: All tools. Of tools that share an id, the first counts.
        servers: Keys of servers whose tools are told about; all where there is none. They are held against all tools.
        embed: Makes vectors of texts, unit rows; None to go by words alone.

    Returns:
        Findings, those of a tool together, in the order of the tools; warnings before advice.

    Raises:
        ModelError: the model fails.
    """
    kept = without_repeats(Catalog(0, tuple(tools))).tools
    seen = [project(tool) for tool in kept]
    terms = [terms_of(one) for one in seen]
    vectors = embed([one.texts[Recipe.PLAIN] for one in seen]) if embed is not None and seen else None
    found = [finding for tool, one in zip(kept, seen, strict=True) for finding in _by_itself(Subject(tool, one))]
    found += [*near_duplicates(seen, terms, vectors), *same_names(seen), *nothing_of_its_own(seen, terms)]
    place = {tool.id: at for at, tool in enumerate(kept)}
    server_of = {tool.id: tool.server for tool in kept}
    if servers:
        found = [one for one in found if {server_of[each] for each in (one.tool_id, *one.others)} & {*servers}]
    return tuple(sorted(found, key=lambda finding: (place[finding.tool_id], finding.level is not Level.WARNING)))


def _by_itself(subject: Subject) -> list[Finding]:
    return [
        Finding(subject.tool.id, rule.name, rule.level, said.what, said.write, said.others)
        for rule in RULES
        for said in rule.check(subject)
    ]
