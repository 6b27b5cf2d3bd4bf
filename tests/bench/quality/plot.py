"""The plot: the share of the needed tools that are handed out, against how many are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib as mpl

mpl.use("Agg")

from matplotlib import pyplot as plt

from bench.quality.metrics import counted, macro, macro_recall_at
from dost_engine.evaluation.metrics import DEPTH, FIGURES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bench.quality.run import Result

_OURS = ("#0f766e", "#14b8a6", "#5eead4", "#b45309", "#f59e0b")
_PEERS = ("#1e3a8a", "#6d28d9", "#be185d", "#64748b", "#334155")


def draw(results: Sequence[Result], file: Path) -> None:
    """Draw each ranking as a line over its first 1 to :data:`DEPTH` tools, each chosen set as a star."""
    plt.rcParams["svg.hashsalt"] = "dost"  # the same figures give the same file
    figure, axes = plt.subplots(figsize=(8, 5.2))
    colours = {True: iter(_OURS), False: iter(_PEERS)}
    for result in results:
        colour = next(colours[result.about.ours])
        name = result.about.name
        if result.about.ranks:
            shares = macro_recall_at(result.by_set)
            style = "-" if result.about.ours else "--"
            axes.plot(range(1, DEPTH + 1), shares, style, color=colour, label=name, linewidth=1.8)
        if result.about.chooses:
            size, share = (macro(result.by_set, FIGURES[of]) or 0.0 for of in ("size", "set_recall"))
            axes.plot([size], [share], "*", color=colour, markersize=15, label=f"{name}: the set it hands out")
    axes.set_xlabel("tools handed out: the first n of a ranking, the mean size of a set")
    axes.set_ylabel("share of the needed tools among them")
    axes.set_xlim(0.5, DEPTH + 0.5)
    axes.set_title(f"Quality against set size, mean of {len(counted(results[0].by_set))} sets")
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right", fontsize=8)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    plt.close(figure)
