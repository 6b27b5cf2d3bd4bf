"""How long a fresh process takes until it has chosen tools, and what it holds in memory then."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.timing.rows import Row

if TYPE_CHECKING:
    from collections.abc import Sequence

RUNS = 7
CHILD = Path(__file__).with_name("start_choosing.py")


def starting(tools_file: Path, vectors_file: Path, empty: Path) -> list[Row]:
    """Start processes one after the other and read what they print.

    Args:
        tools_file: The tools, one JSON object a line.
        vectors_file: Their vectors, in a cache.
        empty: A cache that is not there: the model embeds all tools.
    """
    later = [_run(tools_file, vectors_file) for _ in range(RUNS)]
    cold = _run(tools_file, empty)
    bare = [_run_bare() for _ in range(RUNS)]
    if any(row["embedded"] for row in later):
        raise SystemExit(f"A restart embedded texts: {later}")
    tools = f"{later[0]['tools']:,} tools"
    python_s = statistics.median(bare)
    return [
        Row(f"restart with {tools} on disk to a selection by meaning", _median(later, "seconds"), "s", at_most=1.2),
        Row("of it before the first line of ours runs (python -c pass)", python_s, "s"),
        *(Row(f"of it {part}", _median(later, key), "s") for part, key in PARTS),
        Row(f"memory with {tools} after it", _median(later, "resident_mb"), "MB", at_most=300),
        Row(f"cold start with {tools} to the first selection, by words", cold["by_words_s"], "s"),
        Row(f"cold start with {tools} to a selection by meaning, all embedded", cold["seconds"], "s"),
    ]


PARTS = (("imports", "imports_s"), ("loading the model", "model_s"), ("reading and indexing the tools", "index_s"))
"""Parts of a restart, in words and in the child's figures; the last two overlap."""


def _median(runs: Sequence[dict[str, Any]], figure: str) -> float:
    return statistics.median(float(row[figure]) for row in runs)


def _run(tools_file: Path, vectors_file: Path) -> dict[str, Any]:
    started = time.time()
    child = subprocess.run(
        [sys.executable, str(CHILD), str(tools_file), str(vectors_file), repr(started)],
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": ""},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    if child.returncode:
        raise SystemExit(f"{CHILD.name} failed:\n{child.stderr}")
    figures: dict[str, Any] = json.loads(child.stdout.splitlines()[-1])
    return figures


def _run_bare() -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - started
