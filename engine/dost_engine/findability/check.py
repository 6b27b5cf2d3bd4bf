"""Checking a catalogue.

The rules are the authoring advice of the ToolRAG guide and of Ratel's page, and some of Dost's own, among them what
looks as if a server wanted to mislead. What of that advice no rule checks, and why: synonyms and phrases of the people
who ask (nobody but them knows these), a search with realistic questions (``dost why`` and ``dost eval`` do that),
``required`` and ``additionalProperties`` (they help the call, not the search, and whether a parameter is required
cannot be told from outside), tags of skills (no tool's).
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from dost_engine.catalog import server_key, without_repeats
from dost_engine.errors import NotFound
from dost_engine.findability.caution import ADVICE, cautions
from dost_engine.findability.findings import Subject
from dost_engine.findability.likeness import near_duplicates, nothing_of_its_own, same_names, terms_of
from dost_engine.findability.naming import NAMING
from dost_engine.findability.parameters import PARAMETERS
from dost_engine.findability.wording import WORDING
from dost_engine.projection import project
from dost_engine.types import Catalog, Finding, FindingLevel

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from dost_engine.embedding.protocol import Vectors
    from dost_engine.types import Projection, Tool

RULES = (*NAMING, *WORDING, *PARAMETERS)
"""The rules about one tool by itself, in the order in which they are told."""


def check(
    tools: Iterable[Tool],
    *,
    servers: Sequence[str] = (),
    embed: Callable[[Sequence[Projection]], Vectors] | None = None,
) -> tuple[Finding, ...]:
    """Check a catalogue.

    Args:
        tools: All tools. Of tools that share an id, the first counts.
        servers: Keys of servers whose tools are told about; all where there is none. They are held against all tools.
        embed: Makes vectors of the tools' plain texts, unit rows; None to go by words alone.

    Returns:
        Findings, those of a tool together, in the order of the tools; warnings before advice.

    Raises:
        ModelError: the model fails.
    """
    kept = without_repeats(Catalog(0, tuple(tools))).tools
    seen = [project(tool) for tool in kept]
    terms = [terms_of(one) for one in seen]
    vectors = embed(seen) if embed is not None and seen else None
    found = [finding for tool, one in zip(kept, seen, strict=True) for finding in _by_itself(Subject(tool, one))]
    found += [*near_duplicates(seen, terms, vectors), *same_names(seen), *nothing_of_its_own(seen, terms)]
    found += _misleading(kept, found)
    place = {tool.id: at for at, tool in enumerate(kept)}
    found.sort(key=lambda finding: (place[finding.tool_id], finding.level is not FindingLevel.WARNING))
    return about_servers(found, servers)


def _misleading(tools: Sequence[Tool], found: Sequence[Finding]) -> Iterator[Finding]:
    """What to be careful about; tools that were found to be alike already are not named again."""
    groups_of: dict[str, list[set[str]]] = defaultdict(list)
    for told in found:
        if told.rule in {"near-duplicates", "same-name"}:
            group = {told.tool_id, *told.others}
            for tool_id in group:
                groups_of[tool_id].append(group)
    for one in cautions(tools):
        if not any(one.others and group.issuperset(one.others) for group in groups_of[one.tool_id]):
            yield Finding(one.tool_id, one.rule, FindingLevel.WARNING, one.what, ADVICE[one.rule], one.others)


def about_servers(findings: Iterable[Finding], servers: Collection[str]) -> tuple[Finding, ...]:
    """The findings that tools of some servers have a part in; all where there is no server.

    Args:
        findings: Of any servers.
        servers: Their keys.
    """
    wanted = {*servers}
    return tuple(
        one for one in findings if not wanted or {_server_of(each) for each in (one.tool_id, *one.others)} & wanted
    )


def _server_of(tool_id: str) -> str:
    return tool_id.partition("/")[0]


def servers_named(names: Iterable[str], tools: Iterable[Tool]) -> tuple[str, ...]:
    """Keys of servers by their keys or their names as they are written.

    Raises:
        NotFound: none of the tools is of such a server.
    """
    known = dict.fromkeys(tool.server for tool in tools)
    keys = {name: name if name in known else server_key(name) for name in names}
    for name, key in keys.items():
        if key not in known:
            there = f"There are {', '.join(known)}." if known else "There are no tools at all."
            raise NotFound(f"There is no server {name!r} with tools.", remedy=there)
    return tuple(keys.values())


def _by_itself(subject: Subject) -> list[Finding]:
    return [
        Finding(subject.tool.id, rule.name, rule.level, said.what, said.write, said.others)
        for rule in RULES
        for said in rule.check(subject)
    ]
