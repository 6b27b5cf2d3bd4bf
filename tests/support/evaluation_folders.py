"""Small folders of evaluation data over real tools."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

REAL_TOOLS = Path(__file__).parents[1] / "golden" / "projection" / "tools.jsonl"
"""Definitions of 27 tools as real servers publish them."""

QUESTIONS: tuple[dict[str, Any], ...] = (
    {"id": "issues", "query": "list the open issues of the repository", "relevant": ["list_issues"], "kind": "single"},
    {"id": "mail", "query": "send an email message to Ann", "relevant": ["sendMessage"]},
    {
        "id": "push",
        "query": "push these files in one commit, then open an issue about it",
        "relevant": ["push_files", "issue_write"],
    },
    {
        "id": "again",
        "query": "yes, all of them please",
        "history": [
            {"role": "user", "content": "which brands are there in the Okta organization?"},
            {"role": "assistant", "content": [{"type": "text", "text": "Shall I list the brands?"}]},
        ],
        "relevant": ["list_brands"],
    },
    {"id": "either", "query": "balances of the address", "any_of": [["get_address_brc20", "query"]]},
)


def folder(path: Path, *, tools: Iterable[object] | None = None, questions: Iterable[object] = QUESTIONS) -> Path:
    """Write a folder. What is bytes or text is written as the line that it is."""
    path.mkdir(parents=True, exist_ok=True)
    _write(path / "tools.jsonl", REAL_TOOLS.read_bytes().splitlines() if tools is None else tools)
    _write(path / "queries.jsonl", questions)
    return path


def _write(path: Path, rows: Iterable[object]) -> None:
    path.write_bytes(b"".join(_line(row) + b"\n" for row in rows))


def _line(row: object) -> bytes:
    if isinstance(row, bytes):
        return row
    return (row if isinstance(row, str) else json.dumps(row)).encode("utf-8", "surrogatepass")
