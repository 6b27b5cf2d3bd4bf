"""The card that says why: what it says of rules agrees with the verdict."""

from __future__ import annotations

import pytest

from dost_engine.types import Candidate, Verdict
from dost_ui.why_card import rule_runs

FREE = "No filter and no rule removed it."


@pytest.mark.parametrize(
    ("verdict", "note", "free"),
    [
        (Verdict.BELOW_THRESHOLD, "0.32 below the cut", True),
        (Verdict.OVER_LIMIT, "gave way: server quota", False),
        (Verdict.DISABLED, "banned by you", False),
    ],
)
def test_no_rule_is_said_to_have_removed_a_tool_only_where_none_did(verdict: Verdict, note: str, free: bool) -> None:
    (run,) = rule_runs(Candidate("meetings/create_report", verdict=verdict, tokens=27, note=note), None)
    assert (FREE in run.text) is free
    assert "27" in run.text
