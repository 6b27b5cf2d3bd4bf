"""docs/claims.md holds what it says: every test is there and runs, every refusal has its record."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from support.collected import collected

ROOT = Path(__file__).parents[2]
CLAIMS = ROOT / "docs" / "claims.md"
HELD = ("default", "guide policy", "ratel policy", "agent-corex policy")
_TEST = re.compile(r"`(tests/[\w/]+\.py::test_\w+)`")
_LINK = re.compile(r"\]\(([\w./-]+\.md)\)")

ROWS = {"The ToolRAG guide": 48, "Ratel's retrieval page": 47, "Agent-CoreX's ranking page": 30}
"""Claims of each page: none may vanish."""
LATER = 1
"""Claims that come with later work. The figure falls as they come, and the page with it."""


@dataclass(frozen=True)
class Row:
    """One row of the page."""

    page: str
    claim: str
    outcome: str
    held_by: str

    @property
    def tests(self) -> list[str]:
        return _TEST.findall(self.held_by)


def rows() -> list[Row]:
    found: list[Row] = []
    page = ""
    for line in CLAIMS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            page = line[3:]
        elif line.startswith("|") and not line.startswith(("| claim |", "|---")):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            assert len(cells) == 3, line
            found.append(Row(page, *cells))
    return found


def test_no_claim_has_vanished_and_each_is_said_once() -> None:
    claims = [(row.page, row.claim) for row in rows()]
    assert {page: sum(row.page == page for row in rows()) for page in ROWS} == ROWS
    assert len(set(claims)) == len(claims) == sum(ROWS.values())
    assert sum(row.outcome == "later" for row in rows()) == LATER


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.claim[:40])
def test_every_claim_is_held_by_a_test_or_refused_with_a_reason_or_comes_with_something(row: Row) -> None:
    if row.outcome == "refused":
        targets = _LINK.findall(row.held_by)
        assert any(target.startswith("adr/") for target in targets), row
        assert all((CLAIMS.parent / target).is_file() for target in targets), row
    elif row.outcome == "later":
        assert row.held_by, row
        assert not row.tests, row
    else:
        assert row.outcome.startswith(HELD), row
        assert row.tests, row


def test_every_test_of_the_page_is_collected_and_runs_everywhere(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    named = sorted({test for row in rows() for test in row.tests})
    found = collected(request.session.items)  # all that there is, where all tests run
    if not found.keys() >= set(named):
        found = collected_by_a_child(sorted({test.partition("::")[0] for test in named}), tmp_path / "collected.json")
    assert [test for test in named if test not in found] == []
    assert {test: found[test] for test in named if found[test]} == {}


def collected_by_a_child(files: list[str], answer: Path) -> dict[str, str]:
    env = os.environ | {
        "DOST_COLLECTED": str(answer),
        "PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-p",
        "support.collected",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run([*command, *files], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    found: dict[str, str] = json.loads(answer.read_text(encoding="utf-8"))
    return found


def test_every_record_of_a_decision_is_short_and_has_its_five_parts() -> None:
    for record in sorted((ROOT / "docs" / "adr").glob("*.md")):
        lines = record.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 60, record.name
        heads = [line.removeprefix("## ") for line in lines if line.startswith("## ")]
        assert heads == ["Status", "Context", "Decision", "Consequences", "Rejected"], record.name
