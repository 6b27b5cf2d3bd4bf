"""The public evaluation sets: tools, messages with what came before them, and the tools that each message needs."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dost_engine.catalog import MAPPING_SERVER, make_tool, server_key
from dost_engine.types import Tool

SET_NAMES = (
    "livemcpbench",
    "azure-mcp",
    "bfcl",
    "bfcl-multi-turn",
    "sgd",
    "tooltalk",
    "acebench",
    "tau-bench",
    "metatool",
    "seal-tools",
    "stabletoolbench",
    "toollinkos",
    "toolalpaca",
)
"""All sets that have messages, in the order in which they are shown."""

APART = "tau-bench"
"""Its labels hold look-ups that nobody asks for: shown, not counted in means."""


@dataclass(frozen=True, slots=True)
class Question:
    """One message of a set.

    Attributes:
        id: Unique in the set.
        text: What the user says.
        history: The messages before, oldest first, as the set has them.
        groups: What is needed: of every group one tool, by name. Mostly groups of one.
        kind: ``single``, ``multi`` or ``follow_up``.
    """

    id: str
    text: str
    history: tuple[dict[str, Any], ...]
    groups: tuple[frozenset[str], ...]
    kind: str


@dataclass(frozen=True, slots=True)
class EvaluationSet:
    """Tools with unique names, and messages that need some of them."""

    name: str
    tools: tuple[Tool, ...]
    questions: tuple[Question, ...]


def data_folder() -> Path | None:
    """Where the sets lie, or None."""
    folder = os.environ.get("DOST_BENCH_DATA")
    return Path(folder) if folder and Path(folder).is_dir() else None


def load_set(folder: Path) -> EvaluationSet:
    """Read ``tools.jsonl`` and ``queries.jsonl`` of a folder. Tools that name no server get the one of mappings."""
    tools = tuple(
        make_tool(server_key(str(row["server"])) if row.get("server") else MAPPING_SERVER, row["name"], row)
        for row in _rows(folder / "tools.jsonl")
    )
    return EvaluationSet(folder.name, tools, tuple(map(_question, _rows(folder / "queries.jsonl"))))


def _question(row: dict[str, Any]) -> Question:
    groups = row.get("any_of") or [[name] for name in dict.fromkeys(row["relevant"])]
    return Question(row["id"], row["query"], tuple(row["history"]), tuple(map(frozenset, groups)), row["kind"])


def _rows(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]
