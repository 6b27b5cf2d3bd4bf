"""Messages as people write and paste them, over the whole engine: what is picked, and what is not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.history import turn_from_messages
from dost_engine.types import Filters, Method, Policy, TextRecipe, Turn
from support.small_tools import HARBOUR, catalog, definition, indexed, numbered, running

if TYPE_CHECKING:
    from dost_engine.embedding.onnx_model import OnnxEmbedder
    from dost_engine.toolrag import ToolRAG
    from dost_engine.types import TurnTrace

DEFAULT = Policy.default()
BY_WORDS = Policy.of_method(Method.TEXT)
PICKED = replace(DEFAULT, ranking=replace(DEFAULT.ranking, all_fit_tools=0))
"""As the default, with small catalogues picked from too."""
ASKED_BEFORE = [
    {"role": "user", "content": "tides of the harbour in Brest?"},
    {"role": "assistant", "content": "04:12"},
]
LINT = {"cpp_lint": definition("Lints C++ and .NET sources, see issue #1")}


def names(trace: TurnTrace) -> list[str]:
    return [pick.id.partition("/")[2] for pick in trace.selection.picks]


async def ask(rag: ToolRAG, text: Any, policy: Policy, history: Any = ()) -> TurnTrace:
    turn = turn_from_messages(history, text=text if isinstance(text, str) else "")
    return await rag.trace(turn, policy)


# ------------------------------------------------------------------------------------------- nothing to search for

NOTHING = ["", "   \n\t", "\u200b\u200b", "\U0001f680\U0001f680", "???", "...", "\u0000", "\ud800", "\ufeff", "a" * 0]


@pytest.mark.model
async def test_a_message_without_a_word_picks_nothing_and_the_one_before_it_decides(real_model: OnnxEmbedder) -> None:
    async with indexed(HARBOUR | numbered(12), real_model, policy=DEFAULT) as rag:
        for text in NOTHING:
            for policy in (DEFAULT, BY_WORDS):
                assert names(await ask(rag, text, policy)) == [], (text, policy.name)
                assert names(await ask(rag, text, policy, ASKED_BEFORE))[0] == "get_tide", (text, policy.name)


@pytest.mark.parametrize("text", [*NOTHING, None, 7, ["tide"], b"tide"])
async def test_what_is_no_message_gives_no_error_by_any_of_the_guides_names(text: Any) -> None:
    async with indexed(HARBOUR) as rag:
        assert await rag.select(text, [], HARBOUR) == {}
        assert await rag.test_select(text, None, HARBOUR) == []
        assert await rag.search(text) == []
        assert await rag.text_search(text) == []
        called = [{"role": "assistant", "content": [{"type": "tool-call", "toolName": "send_fax"}]}]
        assert list(await rag.select(text, called, HARBOUR)) == ["send_fax"]


# ------------------------------------------------------------------------------------------------ plain characters

PLAIN = {
    "tide AND harbour": "get_tide",
    "NOT fax": "send_fax",
    "harbour:Brest": "get_tide",
    '"get tide': "get_tide",
    "tide*": "get_tide",
    "tide~2 ^3": "get_tide",
    "(route OR": "plan_route",
    "don't fax": "send_fax",
    "TKT-204 tide": "get_tide",
    "get-tide": "get_tide",
    "{tide: 1}": "get_tide",
    "release 12.04 tide": "get_tide",
    "C++": "cpp_lint",
    "NOTE: fax": "send_fax",
    "/tide/": "get_tide",
    "title:tide -fax": "get_tide",
}
MARKS = [
    "a\\b[c",
    "%_; DROP TABLE tables; --",
    "field:",
    "-",
    "*",
    ".*",
    "[[",
    "\\",
    "' OR 1=1",
    "${x}",
    "(?i)",
    "~",
    "^",
]


async def test_the_signs_of_query_languages_and_patterns_are_plain_text_in_every_index() -> None:
    whoosh = Policy.named("text")
    whoosh = replace(whoosh, ranking=replace(whoosh.ranking, text_recipe=TextRecipe.WHOOSH))
    async with indexed(HARBOUR | LINT, policy=BY_WORDS) as rag:
        for policy in (BY_WORDS, Policy.ratel("bm25"), whoosh):
            for text, tool in PLAIN.items():
                assert tool in names(await ask(rag, text, policy)), (text, policy.name)
            for text in MARKS:
                assert len(names(await ask(rag, text, policy))) <= 1, (text, policy.name)
        for text, tool in PLAIN.items():
            if text != "get-tide":  # the guide's engine knows a hyphen as a letter
                assert tool in [row["name"] for row in await rag.text_search(text)], text


# ------------------------------------------------------------------------------------------------------- languages

FOREIGN = {
    "search_holdings": definition("図書館の蔵書を検索します"),
    "reserve_table": definition("Đặt bàn tại nhà hàng"),
    "weather_ru": definition("Прогноз погоды"),
    "walk_dog": definition("Walks the dog"),
    "check_stock": definition("ตรวจสอบสินค้าคงคลัง"),
    "book_flight": definition("항공편을 예약합니다"),
    "查询库存": definition("查询仓库库存"),
}


@pytest.mark.parametrize(
    ("text", "tool"),
    [
        ("蔵書を探して", "search_holdings"),
        ("đặt bàn", "reserve_table"),
        ("погода", "weather_ru"),
        ("สินค้า", "check_stock"),
        ("항공편", "book_flight"),
        ("库存", "查询库存"),
    ],
)
async def test_languages_without_blanks_and_with_accents_are_found_by_words_alone(text: str, tool: str) -> None:
    async with running(policy=DEFAULT) as rag:  # without a model
        rag.reindex(FOREIGN)
        await rag.flush()
        for policy in (BY_WORDS, DEFAULT):
            assert names(await ask(rag, text, policy))[0] == tool, policy.name


@pytest.mark.model
async def test_a_sentence_without_blanks_is_not_read_with_an_earlier_subject(real_model: OnnxEmbedder) -> None:
    async with indexed(FOREIGN | numbered(8), real_model, policy=DEFAULT) as rag:
        trace = await ask(rag, "蔵書を探して", DEFAULT, [{"role": "user", "content": "walk the dog"}])
        assert names(trace)[0] == "search_holdings"


# ------------------------------------------------------------------------------------------------------ exact names

CRM = (
    "addClient_mcp_crm",
    "addVisit_mcp_crm",
    "updateClient_mcp_crm",
    "listClients_mcp_crm",
    "addDeal_mcp_crm",
    "client",
)


@pytest.mark.model
@pytest.mark.parametrize("text", ["addClient_mcp_crm", "addclient", "use addClient please", "`addClient_mcp_crm`"])
async def test_a_tool_asked_for_by_its_name_is_first_whatever_the_vectors_say(
    real_model: OnnxEmbedder, text: str
) -> None:
    tools = {name: definition("Works with customer records") for name in CRM} | numbered(8)
    async with indexed(tools, real_model, policy=DEFAULT) as rag:
        for policy in (DEFAULT, Policy.named("lean"), BY_WORDS):
            assert names(await ask(rag, text, policy))[0] == "addClient_mcp_crm", policy.name
    async with indexed(tools, policy=DEFAULT) as rag:  # vectors that mean nothing
        assert names(await ask(rag, text, DEFAULT))[0] == "addClient_mcp_crm"


# ------------------------------------------------------------------------------------------------------ nothing fits


@pytest.mark.model
@pytest.mark.parametrize("text", ["compose a haiku about autumn", "what is 17 times 3", "天体観測"])
async def test_where_no_tool_fits_none_is_given_but_what_was_used_lately_and_it_is_said(
    real_model: OnnxEmbedder, text: str
) -> None:
    called = [
        {"role": "user", "content": "hi"},
        {"role": "assistant", "tool_calls": [{"function": {"name": "send_fax"}}]},
    ]
    async with indexed(HARBOUR, real_model, policy=DEFAULT) as rag:
        trace = await ask(rag, text, DEFAULT)
        assert names(trace) == []
        assert "asking for nothing that a tool here does" in trace.query.reason
        assert names(await ask(rag, text, DEFAULT, called)) == ["send_fax"]


async def test_a_tool_that_shares_no_word_is_no_hit_by_words() -> None:
    async with indexed(HARBOUR | numbered(12), policy=BY_WORDS) as rag:
        assert names(await ask(rag, "compose a haiku about autumn", BY_WORDS)) == []
        assert names(await ask(rag, "fax", BY_WORDS)) == ["send_fax"]
        assert await rag.text_search("haiku", limit=50) == []


# -------------------------------------------------------------------------------------- negation, two tasks, a server


@pytest.mark.model
async def test_what_a_negated_request_asks_for_instead_is_picked(real_model: OnnxEmbedder) -> None:
    letters = {
        "send_letter": definition("Sends the letter"),
        "save_draft": definition("Saves the letter as a draft"),
        "delete_letter": definition("Deletes the letter"),
    }
    history = [
        {"role": "user", "content": "write a letter to the landlord"},
        {"role": "assistant", "content": "Draft ready. Send it?"},
    ]
    async with indexed(letters | numbered(12), real_model, policy=DEFAULT) as rag:
        for policy in (DEFAULT, Policy.guide(), BY_WORDS):
            assert "save_draft" in names(await ask(rag, "don't send it, keep it as a draft", policy, history))


@pytest.mark.model
async def test_both_of_two_tasks_find_their_tool_among_many_for_the_first(real_model: OnnxEmbedder) -> None:
    greek = ("alpha", "beta", "gamma", "delta", "omega", "sigma", "kappa")
    tools = {f"deploy_{name}": definition(f"Deploys to {name}") for name in greek}
    tools["notify_chat"] = definition("Posts a message in the team chat")
    text = "deploy to beta and tell the team chat"
    async with indexed(tools, real_model, policy=DEFAULT) as rag:
        for policy in (DEFAULT, PICKED, BY_WORDS, Policy.guide()):
            await rag.trace(Turn(text), policy)
            await rag.flush()
            assert {"deploy_beta", "notify_chat"} <= set(names(await ask(rag, text, policy))), policy.name
        assert len(names(await ask(rag, text, PICKED))) < len(tools)


@pytest.mark.model
async def test_tools_of_a_server_that_the_message_names_are_picked(real_model: OnnxEmbedder) -> None:
    servers = {
        "budget": {"add_entry": definition("Adds an entry"), "list_entries": definition("Lists entries")},
        "diary": {"add_note": definition("Adds a note"), "list_notes": definition("Lists notes")},
        "other": numbered(20),
    }
    text = "use budget and put 12 euro for lunch"
    async with indexed(catalog(**servers), real_model, policy=DEFAULT) as rag:
        picks = [pick.id for pick in (await ask(rag, text, DEFAULT)).selection.picks]
        assert set(picks[:2]) == {"budget/add_entry", "budget/list_entries"}
        assert len(picks) <= 10
        left_out = await rag.trace(Turn(text, filters=Filters(servers=("diary", "other"))), DEFAULT)
        assert not [pick.id for pick in left_out.selection.picks if pick.id.startswith("budget/")]


# --------------------------------------------------------------------------------------------------- without an end


@pytest.mark.model
async def test_a_message_of_megabytes_is_answered_and_its_end_counts(real_model: OnnxEmbedder) -> None:
    text = "Traceback: line of unrelated log text 0x1f\n" * 50_000 + "Please fax this to the office."
    async with indexed(HARBOUR | numbered(12), real_model, policy=DEFAULT) as rag:
        for policy in (BY_WORDS, DEFAULT):
            assert names(await ask(rag, text, policy))[0] == "send_fax", policy.name
        assert await rag.test_select(text, [], HARBOUR)
        history = [{"role": "user", "content": text}]
        assert "send_fax" in names(await ask(rag, "once more, please", DEFAULT, history))
