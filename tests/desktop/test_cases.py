from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from dost_desktop.cases import Case, SavedCases, case_of, query_of, read_case, write_case
from dost_desktop.trace_markdown import trace_markdown
from dost_engine.errors import ConfigError, StorageError
from dost_engine.types import Filters, Limits, Message, Policy, Role, ToolCall, Turn
from dost_ui import samples
from dost_ui.inspector_query import InspectorQuery, Setting
from dost_ui.knobs import with_value

if TYPE_CHECKING:
    from pathlib import Path

HISTORY = (Message(Role.USER, "weather"), Message(Role.ASSISTANT, calls=(ToolCall("get_forecast", "1", {"a": 1}),)))


def query(text: str = "and there?") -> InspectorQuery:
    filters = Filters(("mail",), ("work",), {"readOnlyHint": True}, 0.2)
    setting = with_value(Setting(max_tokens=900, filters=filters), "policy.ranking.most", 4)
    return InspectorQuery(text, HISTORY, "The weekend", setting=setting)


def case(text: str = "and there?") -> Case:
    asked = query(text)
    return case_of(asked, asked.turn(asked.setting, asked.history), samples.trace())


def test_a_case_holds_everything_and_asks_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    write_case(file, case())
    read = read_case(file)
    assert read == case()
    assert query_of(read) == query()
    assert (read.catalog_revision, read.picks[0], len(read.picks)) == (41, "weather/get_forecast", 7)
    assert json.loads(file.read_text(encoding="utf-8"))["version"] == 1


def test_the_open_conversation_is_part_of_a_case() -> None:
    asked = InspectorQuery("and there?", use_conversation=True)
    made = case_of(asked, asked.turn(asked.setting, HISTORY), samples.trace())
    assert query_of(made).history == HISTORY
    assert query_of(made).source == "Conversation"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cannot be read"),
        ("[" * 100_000, "cannot be read"),
        ("[]", "it has no version"),
        ('{"version": 99}', "written by a newer Dost"),
        ('{"version": 1, "turn": {"text": 7}}', "turn.text"),
    ],
)
def test_a_file_that_is_no_case_is_said_and_why(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "case.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as error:
        read_case(file)
    assert said in str(error.value)
    with pytest.raises(ConfigError, match="cannot be read"):
        read_case(tmp_path / "none.json")


def test_saved_cases_stand_newest_first_and_the_same_one_once(tmp_path: Path) -> None:
    saved = SavedCases(tmp_path / "data" / "cases.json")
    assert saved.all() == ()
    saved.add(case("a"))
    saved.add(case("b"))
    assert [one.name for one in saved.add(case("a"))] == ["a", "b"]
    assert [one.name for one in saved.remove(0)] == ["b"]
    assert SavedCases(tmp_path / "data" / "cases.json").all() == (case("b"),)


def test_a_broken_file_of_cases_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    file.write_text('{"version": 1, "cases": [', encoding="utf-8")
    saved = SavedCases(file)
    for work in (saved.all, lambda: saved.add(case()), lambda: saved.remove(0)):
        with pytest.raises(ConfigError, match="cannot be read"):
            work()
    assert file.read_text(encoding="utf-8") == '{"version": 1, "cases": ['


def test_a_case_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(StorageError):
        write_case(tmp_path / "file" / "case.json", case())


def test_one_cap_alone_stays_alone() -> None:
    assert query_of(Case(Turn("x", limits=Limits(3, 10**9)), Policy.default())).setting == Setting(max_tools=3)


def test_a_trace_as_markdown_names_every_pick_and_reads_no_markup() -> None:
    text = trace_markdown(samples.trace())
    assert text.startswith("# Tools for “do it for kolkata too")
    assert "| weather/get\\_forecast | semantic, sticky, text | 0.71 (1) | 6.20 (1) |  | 96 | picked |" in text
    assert "0.03 below the cut (0.25 by meaning) |" in text
    odd = trace_markdown(samples.odd_trace()[0])
    assert "<img" not in odd.replace("\\<", "")
    assert "semantic failed: the embedding model is not here yet" in trace_markdown(samples.failed_trace())
