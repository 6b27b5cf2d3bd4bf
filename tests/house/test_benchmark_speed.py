"""The speed benchmark says which targets are missed, and ends with an error then."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bench import speed
from bench.timing.rows import Row, as_markdown

if TYPE_CHECKING:
    from pathlib import Path

MET = Row("choosing beside embedding", 1.4, "×", at_most=1.5)
MISSED = Row("first index beside the bare model", 0.8, "×", at_least=0.9)
TOLD = Row("restart", 3.0, "s")


def test_a_row_is_ok_up_to_its_bound_missed_beyond_it_and_without_a_verdict_where_nothing_is_promised() -> None:
    assert [row.verdict for row in (MET, MISSED, TOLD)] == ["ok", "missed", ""]
    assert Row("", 1.5, "×", at_most=1.5).holds
    assert Row("", 0.9, "×", at_least=0.9).holds
    assert not Row("", float("nan"), "×", at_most=1.5).holds


def test_the_table_says_what_was_promised() -> None:
    lines = as_markdown([MET, MISSED, TOLD]).splitlines()
    assert lines[2:] == [
        "| choosing beside embedding | ≤ 1.5 × | 1.4 × | ok |",
        "| first index beside the bare model | ≥ 0.9 × | 0.8 × | missed |",
        "| restart |  | 3 s |  |",
    ]


@pytest.mark.parametrize(("rows", "code"), [((MET, TOLD), 0), ((MET, MISSED, TOLD), 1)])
def test_a_missed_target_ends_the_benchmark_with_an_error(rows: tuple[Row, ...], code: int, tmp_path: Path) -> None:
    assert speed.report(rows, tmp_path) == code
    written = json.loads((tmp_path / "speed.json").read_text(encoding="utf-8"))
    assert [row["verdict"] for row in written] == [row.verdict for row in rows]
