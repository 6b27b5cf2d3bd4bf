"""A quota for each server: no flood of copies pushes out a tool of another server, and nothing else is cut."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.catalog import make_tool
from dost_engine.index.floods import FLOOD, QUOTA
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.vectors import VectorIndex
from dost_engine.selection.quota import GAVE_WAY
from dost_engine.selection.ranked import answer
from dost_engine.selection.scene import MessageVectors, Scene
from dost_engine.types import Catalog, Policy, Tool, Turn, TurnTrace, Verdict
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import Sequence

DEFAULT = Policy.default()
NOUNS = (
    *("invoice", "calendar", "harbour", "weather", "photo", "mail", "folder", "ticket", "contact", "route", "song"),
    *("recipe", "parcel", "meeting", "budget"),
)
VERBS = ("create", "list", "delete", "send", "find", "archive", "print", "share")
EMBEDDER = HashEmbedder()


def tool(server: str, name: str, description: str) -> Tool:
    schema = {"type": "object", "properties": {"note": {"type": "string", "description": f"Note of the {server}"}}}
    return make_tool(server, name, {"description": description, "inputSchema": schema})


def everyday(seed: int, count: int = 30) -> list[Tool]:
    """Tools of three servers, no two of one name."""
    drawn = random.Random(seed)  # noqa: S311 - repeatable, and no secret
    pairs = drawn.sample([(verb, noun) for verb in VERBS for noun in NOUNS], count)
    return [
        tool(f"server{at % 3}", f"{verb}_{noun}", f"{verb.title()}s one {noun} of the user by {drawn.choice(NOUNS)}")
        for at, (verb, noun) in enumerate(pairs)
    ]


def copies(of: Tool, count: int, seed: int) -> list[Tool]:
    """Near-copies of a tool: other names, other cases, a word more or less."""
    drawn = random.Random(seed)  # noqa: S311 - repeatable, and no secret
    made = []
    for number in range(count):
        words = of.description.split()
        if drawn.random() < 0.5:
            words.append(drawn.choice(("now", "quickly", "best", "please")))
        if drawn.random() < 0.3:
            words[0] = words[0].upper()
        made.append(tool("flood", f"{of.name}_{number}", " ".join(words)))
    return made


def picked(tools: Sequence[Tool], text: str, *, meaning: bool = True) -> TurnTrace:
    catalog = Catalog(1, tuple(tools))
    snapshot = prepare(catalog, Snapshot())
    if not meaning:
        return answer(Turn(text), DEFAULT, Scene(snapshot, catalog, DEFAULT.recipes))
    return answer(Turn(text), DEFAULT, ready(catalog, snapshot))


def ready(catalog: Catalog, snapshot: Snapshot) -> Scene:
    vectors = {}
    for recipe in DEFAULT.recipes:
        rows = EMBEDDER.embed([one.texts[recipe] for one in snapshot.projections])
        known = {one.id: row for one, row in zip(catalog.tools, rows, strict=True)}
        vectors[recipe] = VectorIndex.build(EMBEDDER.model_id, EMBEDDER.dim, list(known), known)
    return Scene(replace(snapshot, vectors=vectors), catalog, DEFAULT.recipes, MessageVectors(EMBEDDER))


def ids(trace: TurnTrace) -> list[str]:
    return [pick.id for pick in trace.selection.picks]


@given(
    seed=st.integers(0, 10_000),
    count=st.integers(QUOTA + 1, 40),
    target=st.integers(0, 29),
    copied=st.integers(0, 29),
    meaning=st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_whatever_flood_of_copies_a_server_adds_what_was_picked_of_others_stays_picked(
    seed: int, count: int, target: int, copied: int, *, meaning: bool
) -> None:
    tools = everyday(seed)
    text = f"please {tools[target].description.lower()}"
    before = ids(picked(tools, text, meaning=meaning))
    after = ids(picked([*tools, *copies(tools[copied], count, seed)], text, meaning=meaning))
    assert before
    assert [one for one in before if one not in after] == []
    assert len(after) <= max(DEFAULT.ranking.most, len(before) + 1)


@given(seed=st.integers(0, 10_000), count=st.integers(QUOTA + 1, FLOOD), target=st.integers(0, 29))
@settings(max_examples=20, deadline=None)
def test_a_few_copies_of_what_fits_best_push_out_nothing_either(seed: int, count: int, target: int) -> None:
    tools = everyday(seed)
    text = f"please {tools[target].description.lower()}"
    before = ids(picked(tools, text))
    best = next(one for one in tools if one.id == before[0])
    after = ids(picked([*tools, *copies(best, count, seed)], text))
    assert [one for one in before if one not in after] == []


def test_names_written_in_many_ways_by_one_server_push_out_no_name_of_another() -> None:
    names = [
        f"send_{mail}" for mail in ("Mail", "mAil", "maIl", "maiL", "MAil", "mAIl", "maIL", "MaIl", "mAiL", "MAIL")
    ]
    flood = [tool("flood", name, f"Does {at} things") for at, name in enumerate((*names, "Send_mail", "sEnd_mail"))]
    mine = tool("server0", "send_mail", "Sends a mail")
    assert mine.id in ids(picked([*flood, mine, *everyday(1)], "call send_mail"))


def test_a_server_that_is_alone_keeps_all_its_copies() -> None:
    alone = [replace(one, id=f"flood/{one.name}", server="flood") for one in everyday(1)]
    text = f"please {alone[4].description.lower()}"
    trace = picked([*alone, *copies(alone[4], 30, 1)], text)
    assert len(ids(trace)) == DEFAULT.ranking.most
    assert [one for one in trace.candidates if one.note == GAVE_WAY] == []


def test_some_copies_stay_and_the_others_give_way_and_the_trace_says_so() -> None:
    tools = everyday(1)
    text = f"please {tools[4].description.lower()}"
    before = ids(picked(tools, text))
    trace = picked([*tools, *copies(tools[4], 30, 1)], text)
    stayed = [one for one in ids(trace) if one.startswith("flood/")]
    assert len(stayed) == DEFAULT.ranking.most - len(before)
    assert set(before) <= set(ids(trace))
    gone = [one for one in trace.candidates if one.note == GAVE_WAY]
    assert {one.verdict for one in gone} == {Verdict.OVER_LIMIT}
    assert {one.id.partition("/")[0] for one in gone} == {"flood"}


def test_a_copy_beyond_the_limit_is_not_called_below_the_cut_where_less_near_tools_are_picked() -> None:
    tools = everyday(1)
    text = f"please {tools[4].description.lower()}"
    trace = picked([*tools, *copies(tools[4], 30, 1)], text)
    cut = min(one.score for one in trace.candidates if one.verdict is Verdict.PICKED)
    above = [one for one in trace.candidates if one.verdict is not Verdict.PICKED and one.score > cut]
    assert len(above) > DEFAULT.ranking.most  # more than would be picked but for the quota
    assert {(one.verdict, one.note) for one in above} == {(Verdict.OVER_LIMIT, GAVE_WAY)}


def test_tools_whose_descriptions_begin_with_the_same_paragraph_are_no_copies() -> None:
    head = (
        "This tool belongs to the car, which lets its user control the engine, the doors, the lights, the brakes and "
        "the climate, read all its sensors, and look after fuel. It does the following"
    )
    purposes = (
        *("Checks tyre pressure", "Shows log entries", "Finds nearest garage", "Turns gallons into litres"),
        *("Reads its speed", "Releases parking brake", "Dims front headlights", "Heats left seat"),
        *("Opens sliding roof", "Plans long journeys"),
    )
    car = [tool("car", f"car_{at}", f"{head}: {purpose}") for at, purpose in enumerate(purposes)]
    tools = everyday(3)
    text = f"check tyre pressure, show log entries, heat left seat and {tools[0].description.lower()}"
    trace = picked([*tools, *car], text, meaning=False)
    lowest = min(pick.score for pick in trace.selection.picks)
    missed = [one for one in trace.candidates if one.verdict is not Verdict.PICKED]
    assert missed
    assert [one for one in missed if one.score > lowest] == [], "nothing gave way to what fits less"
