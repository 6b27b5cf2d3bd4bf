"""Tools that no question can tell apart are found among many, and such that one word tells apart are not."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dost_engine.catalog import make_tool
from dost_engine.evaluation.data import read_tools
from dost_engine.findability.check import check
from dost_engine.findability.likeness import SAME_WORDS, Terms, alike, terms_of
from dost_engine.projection import project
from support.evaluation_folders import REAL_TOOLS

if TYPE_CHECKING:
    from dost_engine.types import Tool


def tool(name: str, description: str, server: str = "work") -> Tool:
    return make_tool(server, name, {"description": description})


def twins(*tools: Tool) -> list[tuple[str, ...]]:
    return [(one.tool_id, *one.others) for one in check(tools) if one.rule == "near-duplicates"]


ISSUES = "all issues of a repository with their state and labels"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (tool("list_users", f"List {ISSUES}"), tool("search_users", f"List {ISSUES}")),
        (tool("get_issue", f"Gets {ISSUES}"), tool("list_issues", f"Lists {ISSUES}")),
        (tool("create_note", f"Creates {ISSUES}"), tool("addNote", f"Adds {ISSUES}")),
        (tool("fetch_page", f"Fetches {ISSUES}", "one"), tool("fetch_page", f"Fetches {ISSUES}", "two")),
        (tool("delete_event", f"Deletes {ISSUES}, events"), tool("delete_state_event", f"Deletes {ISSUES}, events")),
    ],
)  # fmt: skip
def test_tools_in_the_same_words_are_alike(one: Tool, other: Tool) -> None:
    assert twins(one, tool("send_fax", "Sends a fax to a number in the address book"), other) == [(one.id, other.id)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (tool("create_issue", f"Creates {ISSUES}"), tool("delete_issue", f"Deletes {ISSUES}")),
        (tool("get_batter_stats", f"Gets batter {ISSUES}"), tool("get_pitcher_stats", f"Gets pitcher {ISSUES}")),
        (tool("convert_to_base", f"Converts {ISSUES}"), tool("convert_from_base", f"Converts {ISSUES}")),
        (tool("run_shell", f"Runs {ISSUES}"), tool("run_shell_with_progress", f"Runs {ISSUES}")),
        (tool("send_message", "Sends words to a Slack channel"), tool("send_message", "Sends a mail to Ann", "mail")),
    ],
)  # fmt: skip
def test_tools_that_one_word_of_a_question_tells_apart_are_not(one: Tool, other: Tool) -> None:
    assert twins(one, other) == []


def test_a_model_finds_twins_that_share_fewer_words() -> None:
    one = tool("find_customer", "Find a customer of the shop by name, mail address or telephone number")
    other = tool("lookup_customer", "Look up a customer in the shop by name, mail address or phone")
    vector = np.ones((2, 4), dtype=np.float32) / 2
    apart = np.eye(2, 4, dtype=np.float32)
    said = {
        name: [finding.rule for finding in check([one, other], embed=embed)].count("near-duplicates")
        for name, embed in {"words": None, "same": lambda _: vector, "apart": lambda _: apart}.items()
    }
    assert said == {"words": 0, "same": 1, "apart": 0}


def test_groups_are_told_once_with_what_was_measured() -> None:
    names = ("get_issue", "list_issues", "find_issue")
    (finding,) = [
        one for one in check([tool(name, f"Gets {ISSUES}") for name in names]) if one.rule == "near-duplicates"
    ]
    assert (finding.tool_id, finding.others) == ("work/get_issue", ("work/list_issues", "work/find_issue"))
    assert "100% of their words are the same" in finding.what


def test_looking_up_rare_words_misses_no_pair() -> None:
    draw = random.Random(5)  # noqa: S311 - a draw, no secret
    words = [f"w{at}" for at in range(14)]
    terms = [Terms(frozenset({"x"}), frozenset({"x", *draw.sample(words, draw.randint(5, 12))})) for _ in range(60)]
    expected = [
        (one, other)
        for one, other in combinations(range(len(terms)), 2)
        if len(terms[one].all & terms[other].all) >= SAME_WORDS * len(terms[one].all | terms[other].all)
    ]
    assert [(pair.one, pair.other) for pair in alike(terms)] == expected
    assert expected


def test_real_tools_are_told_apart() -> None:
    tools, _ = read_tools(REAL_TOOLS.parent)
    assert alike([terms_of(project(one)) for one in tools]) == []
    rules = {finding.rule for finding in check(tools)}
    assert "no-description" in rules
    assert not rules & {"near-duplicates", "no-word-of-its-own", "paraphrases"}


def test_a_name_on_two_servers_is_told() -> None:
    found = check(
        [tool("fetch", "Fetches a page of the web. Use this to …"), tool("fetch", "Gets mail. Use this to …", "mail")]
    )
    (same,) = [one for one in found if one.rule == "same-name"]
    assert (same.tool_id, same.others) == ("work/fetch", ("mail/fetch",))


def test_a_tool_of_which_every_word_is_common_is_told() -> None:
    own = [f"kind{letter}" for letter in "abcdefghijklmnopqrstuvwx"]
    many = [tool(f"list_{word}", f"Lists {word} of the account by page and date") for word in own]
    vague = tool("list_account", "Lists the account by page and date")
    assert [one.tool_id for one in check([*many, vague]) if one.rule == "no-word-of-its-own"] == ["work/list_account"]
    assert not [one for one in check([*many[:10], vague]) if one.rule == "no-word-of-its-own"]  # too few to say


def test_a_server_is_told_about_alone_and_held_against_all() -> None:
    tools = [
        tool("get_issue", f"Gets {ISSUES}", "one"),
        tool("list_issues", f"Gets {ISSUES}", "two"),
        tool("x", "", "three"),
    ]
    assert {one.tool_id for one in check(tools, servers=["two"])} >= {"one/get_issue", "two/list_issues"}
    assert "three/x" not in {one.tool_id for one in check(tools, servers=["two"])}


def test_of_a_crowd_of_copies_each_is_held_against_some_and_all_are_told_together() -> None:
    crowd = [tool("list_issues", f"Lists {ISSUES}", f"s{number}") for number in range(400)]
    terms = [terms_of(project(one)) for one in crowd]
    assert len(alike(terms)) < 400 * 400 / 4
    (group,) = twins(*crowd)
    assert group == tuple(one.id for one in crowd)
