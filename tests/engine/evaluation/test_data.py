"""Folders of evaluation data are read line by line: what is broken is named, and costs nothing else."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.catalog import make_tool
from dost_engine.errors import DataUnusable
from dost_engine.evaluation.data import Fault, first_questions, read_set, read_tools
from support.evaluation_folders import QUESTIONS, REAL_TOOLS, folder

if TYPE_CHECKING:
    from pathlib import Path

REAL = len(REAL_TOOLS.read_bytes().splitlines())
GOOD = {"query": "hello", "relevant": ["get_me"]}


def test_a_folder_of_real_tools_is_read_whole(tmp_path: Path) -> None:
    found = read_set(folder(tmp_path / "own"))
    assert (found.name, len(found.tools), len(found.questions), found.faults) == ("own", REAL, len(QUESTIONS), ())
    assert [question.kind for question in found.questions] == ["single", "single", "multi", "follow_up", "single"]
    assert found.questions[4].groups == (frozenset({"get_address_brc20", "query"}),)
    assert found.questions[3].history[0]["role"] == "user"
    assert {tool.server for tool in found.tools} >= {"github", "okta-mcp-server"}


BROKEN = {
    "nothing but words": "It is not JSON",
    '{"query": "a", "relevant": ["get_me"]': "It is not JSON",
    "[" * 100_000: "It is not JSON",
    "9" * 5_000: "It is not JSON",
    "[1, 2]": "not a JSON object but a list",
    "null": "but null",
    '"text"': "but a text",
    "{}": "It has no message",
    '{"query": 7, "relevant": ["get_me"]}': "It has no message",
    '{"query": "a"}': "does not say which tools it needs",
    '{"query": "a", "relevant": []}': "does not say which tools it needs",
    '{"query": "a", "relevant": "get_me"}': "Its relevant is not a list of names",
    '{"query": "a", "relevant": [{"name": "get_me"}]}': "Its relevant is not a list of names",
    '{"query": "a", "relevant": ["get_me", "no_such_tool"]}': "'no_such_tool': no tool of the catalogue",
    '{"query": "a", "any_of": [["no_such_tool", "nor_this"]]}': "'no_such_tool' or 'nor_this': no tool",
    '{"query": "a", "any_of": [[]]}': "nothing: no tool",
    '{"query": "a", "any_of": {"a": 1}}': "Its any_of is not a list",
    '{"query": "a", "any_of": ["get_me"]}': "Its any_of is not a list of names",
    '{"query": "a", "relevant": ["get_me"], "history": "hello"}': "Its history is not a list of messages but a text",
    '{"query": "a", "relevant": ["get_me"], "id": "mail"}': "Its id 'mail' stands in line 2 already",
}


@pytest.mark.parametrize("line", BROKEN, ids=lambda line: line[:40])
def test_a_broken_question_is_named_with_file_and_line_and_costs_no_other(tmp_path: Path, line: str) -> None:
    own = folder(tmp_path, questions=[*QUESTIONS[:3], line, *QUESTIONS[3:]])
    found = read_set(own)
    assert [question.id for question in found.questions] == [question["id"] for question in QUESTIONS]
    (fault,) = found.faults
    assert (fault.file, fault.line) == (str(own / "queries.jsonl"), 4)
    assert BROKEN[line] in fault.what
    assert fault.remedy.endswith((".", ".'", "}")), fault.remedy


def test_a_broken_tool_is_named_and_costs_only_questions_that_need_it(tmp_path: Path) -> None:
    lines = [b'{"name": "\xff"}', "{", {"description": "no name"}, {"name": "   "}, {"name": 7}, {"name": "get_me"}]
    own = folder(tmp_path, tools=[*REAL_TOOLS.read_bytes().splitlines(), *lines])
    found = read_set(own)
    assert (len(found.tools), len(found.questions)) == (REAL, len(QUESTIONS))
    whats = [fault.what for fault in found.faults]
    assert [fault.line for fault in found.faults] == [*range(REAL + 1, REAL + 7)]
    assert whats[0] == "It is not UTF-8."
    assert whats[2] == whats[3] == whats[4] == "Its tool has no name."
    assert whats[5] == "Its tool 'get_me' stands in line 7 already."


def test_members_of_a_wrong_kind_cost_a_tool_nothing_but_themselves(tmp_path: Path) -> None:
    odd = {"name": "odd", "description": ["no text"], "inputSchema": "none", "server": {"a": 1}}
    found, faults = read_tools(folder(tmp_path, tools=[odd]))
    assert faults == ()
    assert found == (make_tool("tools", "odd", {}),)


def test_a_file_may_begin_with_a_byte_order_mark_and_hold_blank_lines_and_windows_line_ends(tmp_path: Path) -> None:
    own = folder(tmp_path)
    text = (own / "queries.jsonl").read_bytes()
    (own / "queries.jsonl").write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n\r\n"))
    found = read_set(own)
    assert (len(found.questions), found.faults) == (len(QUESTIONS), ())


def test_ids_are_made_of_numbers_or_of_the_line_where_there_are_none(tmp_path: Path) -> None:
    found = read_set(folder(tmp_path, questions=[{**GOOD, "id": 7}, GOOD, {**GOOD, "id": ""}]))
    assert [question.id for question in found.questions] == ["7", "line 2", "line 3"]


def test_distractors_are_added_and_the_sets_own_tools_win(tmp_path: Path) -> None:
    own = folder(tmp_path / "own", tools=[{"name": "get_me", "description": "mine"}], questions=[GOOD])
    among, _ = read_tools(folder(tmp_path / "others"))
    found = read_set(own, among=among)
    assert (len(found.tools), found.distractors) == (REAL, REAL - 1)
    assert found.tools[0].description == "mine"


def test_large_catalogues_may_be_gzipped(tmp_path: Path) -> None:
    own = folder(tmp_path)
    whole = (own / "tools.jsonl").read_bytes()
    (own / "tools.jsonl").unlink()
    (own / "tools.jsonl.gz").write_bytes(gzip.compress(whole))
    assert len(read_tools(own)[0]) == REAL
    (own / "tools.jsonl.gz").write_bytes(gzip.compress(whole)[:200])
    with pytest.raises(DataUnusable, match="cannot be read"):
        read_tools(own)
    (own / "tools.jsonl.gz").write_bytes(b"no gzip")
    with pytest.raises(DataUnusable, match="cannot be read"):
        read_tools(own)


def test_a_folder_without_its_files_says_which_is_missing_and_what_goes_in(tmp_path: Path) -> None:
    with pytest.raises(DataUnusable, match=r"There is no tools\.jsonl in"):
        read_set(tmp_path / "nowhere")
    own = folder(tmp_path)
    (own / "queries.jsonl").unlink()
    with pytest.raises(DataUnusable, match=r"There is no queries\.jsonl in") as caught:
        read_set(own)
    assert "JSON object on each line" in caught.value.remedy


def test_a_file_in_which_nothing_can_be_used_is_an_error_with_the_first_reason(tmp_path: Path) -> None:
    with pytest.raises(DataUnusable, match=r"no question that can be used\. Line 1: It has no message"):
        read_set(folder(tmp_path, questions=["{}", "{"]))
    with pytest.raises(DataUnusable, match="holds no tool that can be used"):
        read_set(folder(tmp_path, tools=[]))


def test_the_first_questions_are_kept(tmp_path: Path) -> None:
    whole = read_set(folder(tmp_path))
    assert first_questions(whole, 2).questions == whole.questions[:2]
    assert first_questions(whole, None) is whole


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KEYS = ("name", "description", "inputSchema", "server", "id", "query", "history", "relevant", "any_of", "kind")
ROWS = ANY_JSON | st.dictionaries(st.sampled_from(KEYS), ANY_JSON | st.just(["get_me"]) | st.just("get_me"))
LINES = st.binary(max_size=40).map(lambda line: line.replace(b"\n", b"")) | ROWS.map(json.dumps)


@settings(deadline=None, max_examples=80)
@given(tools=st.lists(LINES, max_size=4), questions=st.lists(LINES, max_size=4))
def test_no_line_whatever_it_holds_costs_another(
    tmp_path_factory: pytest.TempPathFactory, tools: list[Any], questions: list[Any]
) -> None:
    own = tmp_path_factory.mktemp("any")
    folder(own, tools=[{"name": "get_me"}, *tools], questions=[{**GOOD, "id": "the good one"}, *questions])
    found = read_set(own)
    assert found.questions[0].id == "the good one"
    assert found.tools[0].name == "get_me"
    lines = [line for name in ("tools.jsonl", "queries.jsonl") for line in (own / name).read_bytes().split(b"\n")]
    written = sum(bool(line.strip()) for line in lines)
    assert len(found.tools) + len(found.questions) + len(found.faults) == written
    assert all(isinstance(fault, Fault) and fault.what and fault.remedy for fault in found.faults)
