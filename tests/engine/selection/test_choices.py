"""Pins, bans, extra search words and filters: what a person or an asker decides, by every rule set."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.catalog import make_tool, with_choices
from dost_engine.errors import BadRequest
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.selection import guide, ranked
from dost_engine.selection.scene import Scene
from dost_engine.types import (
    Arm,
    Catalog,
    Choices,
    Filters,
    Limits,
    Message,
    Method,
    Policy,
    Recipe,
    Role,
    Rules,
    ServerChoice,
    Source,
    ToolCall,
    ToolChoice,
    Turn,
    TurnTrace,
    Verdict,
)
from support.fake_embedder import HashEmbedder
from support.small_tools import HARBOUR, catalog, definition, indexed, numbered

if TYPE_CHECKING:
    from collections.abc import Mapping

KNOWN = catalog(port=HARBOUR, far=numbered(14, prefix="far"))
POLICIES = [Policy.default(), Policy.guide(), *(Policy.of_method(method) for method in Method)]
BY_NAME = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name)


def choosing(tools: Mapping[str, ToolChoice], known: Catalog = KNOWN, **servers: ServerChoice) -> Catalog:
    return with_choices(known.tools, Choices(tools, servers), revision=known.revision + 1)


def by_words(known: Catalog, turn: Turn, policy: Policy) -> TurnTrace:
    """The answer while there is no model."""
    answer = ranked.answer if policy.rules is Rules.RANKED else guide.answer
    return answer(turn, policy, Scene(prepare(known, Snapshot()), known, policy.recipes))


async def asked(known: Catalog, turn: Turn, policy: Policy) -> TurnTrace:
    """The answer with a model."""
    async with indexed(known) as rag:
        await rag.trace(turn, policy)
        await rag.flush()
        return await rag.trace(turn, policy)


def ids(trace: TurnTrace) -> list[str]:
    return [pick.id for pick in trace.selection.picks]


def verdict(trace: TurnTrace, tool_id: str) -> tuple[Verdict, str]:
    return next((each.verdict, each.note) for each in trace.candidates if each.id == tool_id)


# ----------------------------------------------------------------------------------------------------------- pins


@BY_NAME
async def test_a_pinned_tool_is_always_there_under_its_own_label(policy: Policy) -> None:
    trace = await asked(choosing({"far/far_9": ToolChoice(pinned=True)}), Turn("Gets tide times of a harbour"), policy)
    pin = next(pick for pick in trace.selection.picks if pick.id == "far/far_9")
    assert "pinned" in pin.flags
    assert pin.reason.startswith("Pinned by you")
    alone = await asked(KNOWN, Turn("Gets tide times of a harbour"), policy)
    assert [one for one in ids(trace) if one != "far/far_9"] == [one for one in ids(alone) if one != "far/far_9"]


@BY_NAME
def test_a_pinned_tool_is_there_without_a_model_and_where_nothing_fits(policy: Policy) -> None:
    known = choosing({"far/far_9": ToolChoice(pinned=True)})
    trace = by_words(known, Turn("zzzz"), replace(policy, ranking=replace(policy.ranking, method=Method.TEXT)))
    assert "far/far_9" in ids(trace)
    if policy.rules is Rules.RANKED:
        assert [pick.source for pick in trace.selection.picks] == [Source.PINNED]


@BY_NAME
async def test_pins_have_the_first_claim_on_limits_and_what_is_cut_is_said(policy: Policy) -> None:
    pins = {f"far/far_{at}": ToolChoice(pinned=True) for at in (7, 8, 9)}
    turn = Turn("Gets tide times of a harbour", limits=Limits(max_tools=2))
    trace = await asked(choosing(pins), turn, policy)
    left = set(pins) - set(ids(trace))
    assert len(ids(trace)) == 2
    assert len(left) == 1
    assert verdict(trace, *left)[0] is Verdict.OVER_LIMIT
    assert trace.notes == (f"Pinned, but over the limit of 2 tools or 4,000 tokens: {', '.join(left)}.",)


@BY_NAME
async def test_a_tool_that_is_added_to_one_turn_is_there_once_and_the_trace_says_who_added_it(policy: Policy) -> None:
    turn = Turn("Gets tide times of a harbour", added=("far/far_9",))
    trace = await asked(KNOWN, turn, policy)
    pick = next(pick for pick in trace.selection.picks if pick.id == "far/far_9")
    assert ("added" in pick.flags, "pinned" in pick.flags) == (True, False)
    assert pick.reason.startswith("Added by you")
    alone = await asked(KNOWN, replace(turn, added=()), policy)
    assert [one for one in ids(trace) if one != "far/far_9"] == [one for one in ids(alone) if one != "far/far_9"]


async def test_what_was_added_and_is_not_there_is_said_and_a_ban_still_wins() -> None:
    known = choosing({"far/far_9": ToolChoice(banned=True), "far/far_8": ToolChoice(pinned=True)})
    turn = Turn("Gets tide times of a harbour", added=("far/far_9", "far/far_8", "far/nothing"))
    trace = await asked(known, turn, Policy.default())
    assert "far/far_9" not in ids(trace)
    assert trace.notes == ("Added, but no longer offered: far/nothing.", "Added, but banned by you: far/far_9.")
    pin = next(pick for pick in trace.selection.picks if pick.id == "far/far_8")
    assert "pinned" in pin.flags, "it is there in every turn"


async def test_the_same_question_with_and_without_an_added_tool_are_two() -> None:
    async with indexed(KNOWN, cache_answers=True) as rag:
        await rag.trace(Turn("Gets tide times of a harbour"))
        again = await rag.trace(Turn("Gets tide times of a harbour", added=("far/far_9",)))
    assert "far/far_9" in ids(again)


async def test_the_least_cosine_is_asked_of_ranks_and_the_other_filters_of_pins_too() -> None:
    known = choosing({"far/far_9": ToolChoice(pinned=True)})
    near = await asked(known, Turn("Sends a fax", filters=Filters(min_score=0.99)), Policy.default())
    other = await asked(known, Turn("Sends a fax", filters=Filters(servers=("port",))), Policy.default())
    assert "far/far_9" in ids(near)
    assert "far/far_9" not in ids(other)


async def test_a_pin_that_is_not_near_enough_is_no_hit_of_an_arm() -> None:
    known = choosing({"far/far_9": ToolChoice(pinned=True)})
    turn = Turn("Sends a fax", filters=Filters(min_score=0.99))
    async with indexed(known) as rag:
        await rag.trace(turn, Policy.default())
        await rag.flush()
        trace = await rag.trace(turn, Policy.default(), missed=0)
    hits = {stage.arm: {hit.id for hit in stage.hits} for stage in trace.stages}
    assert "far/far_9" in ids(trace)
    assert "far/far_9" not in hits[Arm.SEMANTIC]


# ----------------------------------------------------------------------------------------------------------- bans


@BY_NAME
async def test_a_banned_tool_is_never_picked_and_the_trace_says_why(policy: Policy) -> None:
    known = choosing({"port/send_fax": ToolChoice(banned=True, pinned=True)})
    used = (Message(Role.USER, "hello"), Message(Role.ASSISTANT, calls=(ToolCall("send_fax"),)))
    for turn in (Turn("Sends a fax"), Turn("please use send_fax for this"), Turn("and again", used)):
        trace = await asked(known, turn, policy)
        assert "port/send_fax" not in ids(trace)
    trace = await asked(known, Turn("Sends a fax"), policy)
    assert verdict(trace, "port/send_fax") == (Verdict.DISABLED, "banned by you")


def test_a_banned_tool_is_not_handed_out_because_all_fit_or_because_nothing_is_ready() -> None:
    few = choosing({"port/send_fax": ToolChoice(banned=True)}, catalog(port=HARBOUR))
    assert set(ids(by_words(few, Turn("plan a route"), Policy.default()))) == {f"port/{name}" for name in HARBOUR} - {
        "port/send_fax"
    }
    given_all = by_words(few, Turn("plan a route"), Policy.guide())
    assert given_all.selection.fallback
    assert "port/send_fax" not in ids(given_all)


async def test_a_ban_holds_for_the_methods_with_the_guide_s_names() -> None:
    known = choosing({"tools/send_fax": ToolChoice(banned=True)}, catalog(tools=HARBOUR))
    async with indexed(known) as rag:
        picked = await rag.select("Sends a fax", [], HARBOUR)
        assert picked
        assert "send_fax" not in picked
        assert "send_fax" not in {row["name"] for row in await rag.search("Sends a fax", 10)}
        assert "send_fax" not in {row["name"] for row in await rag.text_search("Sends a fax", 10)}


@BY_NAME
async def test_no_choices_and_empty_choices_are_the_same(policy: Policy) -> None:
    turn = Turn("Gets tide times of a harbour", (Message(Role.USER, "fax"),))
    plain = await asked(KNOWN, turn, policy)
    empty = await asked(choosing({"port/send_fax": ToolChoice()}), turn, policy)
    assert plain.selection.picks == empty.selection.picks
    assert plain.candidates == empty.candidates


# --------------------------------------------------------------------------------------------------- search words


@BY_NAME
def test_a_tool_is_found_by_the_words_that_its_user_gave_it(policy: Policy) -> None:
    texts = replace(policy, ranking=replace(policy.ranking, method=Method.TEXT))
    turn = Turn("telegraph the office", method=Method.TEXT)
    known = choosing({"port/send_fax": ToolChoice(search_words="telegraph, wire")})
    assert "port/send_fax" not in ids(by_words(KNOWN, turn, texts))
    assert ids(by_words(known, turn, texts))[0] == "port/send_fax"


async def test_other_search_words_embed_one_text_of_one_tool() -> None:
    model = HashEmbedder()
    async with indexed(KNOWN, model, policy=Policy.default()) as rag:
        before = rag.index_status.embedded
        rag.reindex(choosing({"port/send_fax": ToolChoice(search_words="telegraph")}))
        await rag.flush()
        assert rag.index_status.embedded == before + 1
        rag.reindex(choosing({"port/send_fax": ToolChoice(search_words="telegraph", pinned=True)}))
        await rag.flush()
        assert rag.index_status.embedded == before + 1
        at = rag.snapshot.position_of["port/send_fax"]
        assert rag.snapshot.projections[at].texts[Recipe.RICH].startswith("port send fax telegraph: Sends a fax")


def test_search_words_of_one_tool_move_no_other() -> None:
    known = choosing({"port/send_fax": ToolChoice(search_words="telegraph")})
    plain, worded = (prepare(each, Snapshot()).words for each in (KNOWN, known))
    for word in ("tide", "harbour", "fax"):
        assert plain.scores({word: 1.0}).tolist() == pytest.approx(worded.scores({word: 1.0}).tolist())


# -------------------------------------------------------------------------------------------------- tags, filters


def test_tags_of_meta_of_the_server_and_of_the_user_are_one_list() -> None:
    tool = make_tool("port", "send_fax", definition("Sends a fax") | {"_meta": {"tags": ["office", "slow"]}})
    choices = Choices({tool.id: ToolChoice(tags=("mine", "office"))}, {"port": ServerChoice(("sea",))})
    assert with_choices((tool,), choices, revision=2).tools[0].tags == ("office", "slow", "sea", "mine")


FILTERS: dict[str, tuple[Filters, set[str]]] = {
    "server": (Filters(servers=("port",)), {f"port/{name}" for name in HARBOUR}),
    "category": (Filters(categories=("sea",)), {"port/get_tide"}),
    "annotation": (Filters(annotations={"readOnlyHint": True}), {"port/plan_route"}),
}


@BY_NAME
@pytest.mark.parametrize("name", FILTERS)
async def test_what_a_filter_leaves_is_all_that_is_picked_by_every_rule_set(policy: Policy, name: str) -> None:
    filters, left = FILTERS[name]
    known = replace(
        choosing({"port/get_tide": ToolChoice(tags=("sea",))}),
        tools=tuple(
            replace(tool, annotations={"readOnlyHint": True}) if tool.name == "plan_route" else tool
            for tool in choosing({"port/get_tide": ToolChoice(tags=("sea",))}).tools
        ),
    )
    for text in ("Gets tide times of a harbour", "Plans a driving route", "Does the far3 thing", "send_fax"):
        assert set(ids(await asked(known, Turn(text, filters=filters), policy))) <= left
    best = {"server": "Sends a fax", "category": "Gets tide times", "annotation": "Plans a driving route"}[name]
    assert ids(await asked(known, Turn(best, filters=filters), policy))


UNKNOWN: list[tuple[Filters, str]] = [
    (Filters(servers=("nowhere",)), "No tool is of a server “nowhere”; there are far, port."),
    (Filters(categories=("sea",)), "No tool has the tag “sea”; there are none."),
    (Filters(annotations={"shinyHint": True}), "No tool has the annotation “shinyHint”."),
]


@BY_NAME
@pytest.mark.parametrize(("filters", "said"), UNKNOWN)
def test_a_filter_that_names_what_is_not_there_leaves_nothing_and_says_so(
    policy: Policy, filters: Filters, said: str
) -> None:
    trace = by_words(KNOWN, Turn("Sends a fax", filters=filters), policy)
    assert ids(trace) == []
    assert trace.notes == (said,)


@BY_NAME
@pytest.mark.parametrize("turn", [{"min_score": 1.5}, {"min_score": float("nan")}, {"min_score": 0.3, "text": True}])
def test_a_least_cosine_that_cannot_be_is_an_error(policy: Policy, turn: dict[str, Any]) -> None:
    method = Method.TEXT if turn.get("text") else None
    with pytest.raises(BadRequest, match="least cosine"):
        by_words(KNOWN, Turn("Sends a fax", filters=Filters(min_score=turn["min_score"]), method=method), policy)


@pytest.mark.parametrize("written", ["my port", "my%20port"])
def test_a_server_is_filtered_by_its_key_and_by_its_name_as_written(written: str) -> None:
    known = catalog(**{"my%20port": HARBOUR, "far": numbered(12)})
    trace = by_words(known, Turn("Sends a fax", filters=Filters(servers=(written,))), Policy.of_method(Method.TEXT))
    assert ids(trace)[0] == "my%20port/send_fax"
    assert trace.notes == ()
