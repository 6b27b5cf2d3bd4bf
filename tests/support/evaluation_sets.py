"""The public evaluation sets: tools, messages with what came before them, and the tools that each message needs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from dost_engine.evaluation.data import read_set

if TYPE_CHECKING:
    from dost_engine.evaluation.data import EvaluationSet

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


def data_folder() -> Path | None:
    """Where the sets lie, or None."""
    folder = os.environ.get("DOST_BENCH_DATA")
    return Path(folder) if folder and Path(folder).is_dir() else None


def load_set(folder: Path) -> EvaluationSet:
    """Read a public set, every line of which must be usable."""
    found = read_set(folder)
    if found.faults:
        raise ValueError(f"{found.faults[0]} ({len(found.faults)} such lines)")
    return found
