"""The guide's policy on the public evaluation sets, beside the figures that its own code reaches on them."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dost_engine.catalog import make_tool
from dost_engine.history import turn_from_messages
from dost_engine.types import Catalog, Policy

if TYPE_CHECKING:
    from dost_engine.toolrag import ToolRAG

SERVER = "tools"
SET_TOLERANCE = 0.03
MEAN_TOLERANCE = 0.01
SIZE_TOLERANCE = 0.3
APART = "tau-bench"  # its labels hold look-ups that nobody asks for: shown, not counted in the mean


@dataclass(frozen=True)
class Figures:
    """What a policy hands out on a set, mean over its messages.

    Attributes:
        recall: Share of the needed tools that are handed out.
        complete: Share of messages that get all they need.
        size: Tools handed out.
    """

    recall: float
    complete: float
    size: float


REFERENCE = {
    "livemcpbench": Figures(0.379, 0.217, 6.8),
    "azure-mcp": Figures(0.967, 0.967, 6.1),
    "bfcl": Figures(0.802, 0.781, 7.2),
    "bfcl-multi-turn": Figures(0.769, 0.663, 8.3),
    "sgd": Figures(0.880, 0.880, 5.6),
    "tooltalk": Figures(0.793, 0.734, 5.4),
    "acebench": Figures(0.864, 0.852, 8.3),
    "tau-bench": Figures(0.705, 0.687, 6.7),
    "metatool": Figures(0.658, 0.616, 6.2),
    "seal-tools": Figures(0.620, 0.316, 7.7),
    "stabletoolbench": Figures(0.598, 0.385, 7.6),
    "toollinkos": Figures(0.983, 0.983, 7.2),
    "toolalpaca": Figures(0.862, 0.853, 6.0),
}


def data_folder() -> Path | None:
    """Where the sets lie, or None."""
    folder = os.environ.get("DOST_BENCH_DATA")
    return Path(folder) if folder and Path(folder).is_dir() else None


async def measure(folder: Path, rag: ToolRAG) -> Figures:
    """Ask all messages of a set. The engine must be ready; its catalogue is replaced."""
    tools = tuple(make_tool(SERVER, row["name"], row) for row in _rows(folder / "tools.jsonl"))
    rag.reindex(Catalog(rag.catalog.revision + 1, tools))
    await rag.flush()
    assert rag.indexed, rag.index_status.note
    recall = complete = size = 0.0
    questions = _rows(folder / "queries.jsonl")
    for question in questions:
        turn = turn_from_messages(question["history"], text=question["query"])
        trace = await rag.trace(turn, Policy.guide())
        assert not trace.selection.fallback
        given = {pick.id.removeprefix(f"{SERVER}/") for pick in trace.selection.picks}
        needed = question.get("any_of") or [[name] for name in question["relevant"]]
        met = sum(bool(given & set(group)) for group in needed)
        recall += met / len(needed)
        complete += met == len(needed)
        size += len(given)
    count = len(questions)
    return Figures(recall / count, complete / count, size / count)


def faults(name: str, figures: Figures) -> list[str]:
    """What is outside the tolerances of one set, a sentence each."""
    reference = REFERENCE[name]
    found = []
    if abs(figures.recall - reference.recall) > SET_TOLERANCE:
        found.append(f"{name}: recall {figures.recall:.3f}, reference {reference.recall:.3f} ± {SET_TOLERANCE}")
    if abs(figures.size - reference.size) > SIZE_TOLERANCE:
        found.append(f"{name}: size {figures.size:.2f}, reference {reference.size:.1f} ± {SIZE_TOLERANCE}")
    return found


def mean_recall(figures: dict[str, Figures]) -> float:
    """Mean set recall of the sets that count."""
    counted = [entry.recall for name, entry in figures.items() if name != APART]
    return sum(counted) / len(counted)


def _rows(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]
