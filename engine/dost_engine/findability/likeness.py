"""Tools that no question can tell apart.

Two tools are alike when their names have the same words, or one has some more that are no news to the other, and most
of all their words are the same. “creates an issue” and “deletes an issue” are as close as twins to a model, and nearly
all of their words are the same; but one word of the question tells them apart. Getting, listing and finding something
does not: people ask for all of them with the same words.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.findability.findings import some
from dost_engine.types import Finding, FindingLevel
from dost_engine.words import STOP_WORDS, identifier_words, index_terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from dost_engine.embedding.protocol import Vectors
    from dost_engine.types import Projection

SAME_WORDS = 0.8
"""Share of all words of two tools that both have, from which they are alike whatever a model says."""

SAME_WORDS_AND_MEANING = 0.65
"""The share that will do where the names say the same and the cosine of the texts is :data:`SAME_MEANING` or more."""

SAME_MEANING = 0.95

_INTERCHANGEABLE = """
    get list fetch retrieve find search show read lookup view display look
    create add new insert make
    delete remove
    update edit modify set change
    run execute exec perform
"""
"""Verbs that people use for one another, a group a line."""

FEWEST_TERMS = 4
"""Tools with fewer words are said to have too short a description; that they are alike follows from it."""

MOST_HOLDERS = 50
"""Tools with a word that a tool is held against: of a thousand copies some stand for all, and pairs stay few."""

COMMON_SHARE = 0.2
"""A word that so many tools of a catalogue have finds none of them."""

FEWEST_TOOLS = 20
"""Of a catalogue in which it can be said what is common."""


def _group_of_verb() -> dict[str, str]:
    groups = [line.split() for line in _INTERCHANGEABLE.splitlines() if line.strip()]
    return {index_terms(verb)[0][0]: group[0] for group in groups for verb in group}


_GROUP = _group_of_verb()


@dataclass(frozen=True, slots=True)
class Terms:
    """The words by which a tool can be told from others, as the index knows them.

    Attributes:
        name: All of its name; of verbs that mean the same, one.
        all: Of name, description, parameters and values, without stop words.
    """

    name: frozenset[str]
    all: frozenset[str]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two tools that are alike, by their positions, with the share of words that both have and their cosine."""

    one: int
    other: int
    words: float
    cosine: float | None


def terms_of(seen: Projection) -> Terms:
    """The words of a tool, without names that stand for themselves alone (``list_issues``)."""
    spelt = " ".join(seen.words)
    whole = frozenset(_GROUP.get(term, term) for term, _ in index_terms(spelt) if "_" not in term)
    return Terms(whole, _terms(_text(seen)))


def _text(seen: Projection) -> str:
    """All that counts of a tool, its name first."""
    params = [f"{' '.join(param.words)} {param.description} {' '.join(param.enums)}" for param in seen.params]
    return "\n".join([" ".join(seen.words), seen.description, *params])


def _terms(text: str) -> frozenset[str]:
    found = ((term, word.casefold()) for term, word in index_terms(text))
    return frozenset(_GROUP.get(term, term) for term, word in found if "_" not in term and _has_content(term, word))


def _has_content(term: str, word: str) -> bool:
    return word not in STOP_WORDS or term in _GROUP


def alike(terms: Sequence[Terms], vectors: Vectors | None = None) -> list[Pair]:
    """Pairs of tools that are alike, in order: all of them, but of a crowd of copies each with the first ones.

    Args:
        terms: Of every tool.
        vectors: float32 [tools, dim], unit rows; None without a model.
    """
    least = SAME_WORDS if vectors is None else SAME_WORDS_AND_MEANING
    pairs = []
    for one, other in _candidates([each.all for each in terms], least):
        this, that = terms[one], terms[other]
        if not _names_say_the_same(this, that):
            continue
        both = len(this.all & that.all) / len(this.all | that.all)
        cosine = None if vectors is None else float(np.dot(vectors[one], vectors[other]))
        same_name = this.name == that.name
        if both >= SAME_WORDS or (same_name and both >= least and cosine is not None and cosine >= SAME_MEANING):
            pairs.append(Pair(one, other, both, cosine))
    return sorted(pairs, key=lambda pair: (pair.one, pair.other))


def _names_say_the_same(this: Terms, that: Terms) -> bool:
    fewer, more = sorted((this, that), key=lambda terms: len(terms.name))
    return fewer.name <= more.name and more.name - fewer.name <= fewer.all


def _candidates(terms: Sequence[frozenset[str]], least: float) -> Iterator[tuple[int, int]]:
    """Pairs that may share so many words.

    With the words of each in one order, the rare ones first, two sets that share a part ``least`` of their union must
    meet among the first ``(1 - least)`` of their words: only these are looked up, the first :data:`MOST_HOLDERS` tools
    of each.
    """
    count = Counter(term for found in terms for term in found)
    holders: dict[str, list[int]] = defaultdict(list)
    for at, found in enumerate(terms):
        if len(found) < FEWEST_TERMS:
            continue
        ordered = sorted(found, key=lambda term: (count[term], term))
        first = ordered[: len(found) - int(least * len(found)) + 1]
        met = {other for term in first for other in holders[term]}
        yield from ((other, at) for other in sorted(met))
        for term in first:
            if len(holders[term]) < MOST_HOLDERS:
                holders[term].append(at)


def near_duplicates(seen: Sequence[Projection], terms: Sequence[Terms], vectors: Vectors | None) -> Iterator[Finding]:
    """A finding for every group of tools that are alike, at the first of them."""
    for group, inside in _groups(alike(terms, vectors)):
        words = min(pair.words for pair in inside)
        cosines = [pair.cosine for pair in inside if pair.cosine is not None]
        measured = f"{words:.0%} of their words are the same" + (f", cosine {min(cosines):.2f}" if cosines else "")
        apart = _difference([seen[at] for at in group], [terms[at] for at in group])
        ids = [seen[at].id for at in group]
        yield Finding(
            ids[0],
            "near-duplicates",
            FindingLevel.WARNING,
            f"Hardly a question can tell it from {some(ids[1:])}: {measured}{apart}.",
            "Merge them, or say in each when to use it rather than the other, until they no longer overlap.",
            tuple(ids[1:]),
        )


def _difference(seen: Sequence[Projection], terms: Sequence[Terms]) -> str:
    """The words that only one of two tools has, as they are written; nothing for more tools."""
    if len(seen) != 2:
        return ""
    apart = terms[0].all ^ terms[1].all
    written = {_GROUP.get(term, term): word for one in seen for term, word in index_terms(_text(one))}
    words = sorted((written.get(term, term) for term in apart), key=lambda word: (len(word), word))
    return f"; only {some(words)} {'tells' if len(words) == 1 else 'tell'} them apart" if words else ""


def _groups(pairs: Iterable[Pair]) -> list[tuple[list[int], list[Pair]]]:
    """Positions that hang together by pairs, with these pairs; each group and all groups in order."""
    group_of: dict[int, list[int]] = {}
    by_first: dict[int, list[Pair]] = defaultdict(list)
    for pair in pairs:
        by_first[pair.one].append(pair)
        one, other = group_of.setdefault(pair.one, [pair.one]), group_of.setdefault(pair.other, [pair.other])
        if one is not other:
            larger, smaller = (one, other) if len(one) >= len(other) else (other, one)
            larger += smaller
            group_of |= dict.fromkeys(smaller, larger)
    groups = sorted(sorted(group) for group in {id(group): group for group in group_of.values()}.values())
    return [(group, [pair for at in group for pair in by_first.get(at, ())]) for group in groups]


def same_names(seen: Sequence[Projection]) -> Iterator[Finding]:
    """A finding for every bare name that several servers have, at the first."""
    by_name: Mapping[str, list[str]] = defaultdict(list)
    for one in seen:
        by_name[one.name].append(one.id)
    for name, ids in by_name.items():
        if len(ids) > 1:
            yield Finding(
                ids[0],
                "same-name",
                FindingLevel.ADVICE,
                f"Another server has a tool `{name}` too: {some(ids[1:])}. Asked for by name, both come.",
                "Say in each description what its own service is, or put the service into the name.",
                tuple(ids[1:]),
            )


def nothing_of_its_own(seen: Sequence[Projection], terms: Sequence[Terms]) -> Iterator[Finding]:
    """A finding for every tool all of whose words many others have as well."""
    if len(seen) < FEWEST_TOOLS:
        return
    count = Counter(term for found in terms for term in found.all)
    for one, found in zip(seen, terms, strict=True):
        server = {term for term, _ in index_terms(" ".join(identifier_words(one.server)))}
        own = found.all - server
        rarest = min((count[term] for term in own), default=0)
        if len(own) >= FEWEST_TERMS and rarest > COMMON_SHARE * len(seen):
            yield Finding(
                one.id,
                "no-word-of-its-own",
                FindingLevel.WARNING,
                f"Each of its words stands in {rarest} or more of the {len(seen)} tools.",
                "Name in its description what this tool alone deals with.",
            )
