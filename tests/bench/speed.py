"""How fast tools are indexed and chosen, beside the least that the same model must do.

    DOST_BENCH_DATA=… python tests/bench/speed.py [--out FOLDER]

Times depend on the machine and on what else it does, so what is promised are ratios, measured in the same run and in
turns: choosing and embedding the same messages, each once; indexing and embedding the same texts. What is embedded
after a change is counted. Tools and messages are those of the public sets; without them, generated ones. Prints the
report and writes it as ``speed.md`` and ``speed.json``. Exits with 1 where a target is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.timing.choosing import REAL, SIZES, choosing
from bench.timing.indexing import changes, first_index
from bench.timing.material import messages, tools
from bench.timing.rows import Row, as_markdown
from bench.timing.starting import starting
from dost_engine.embedding.onnx_model import load_default
from dost_engine.index.vector_cache import VectorCache
from dost_engine.settings import Paths
from support.evaluation_sets import data_folder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import Tool

ROOT = Path(__file__).parents[2]


async def measured(folder: Path) -> list[Row]:
    """All figures."""
    data = data_folder()
    if data is None:
        print("DOST_BENCH_DATA does not point to the evaluation data: tools and messages are generated.")
    model = load_default(Paths.from_environment().models)
    known, asked = tools(data, max(SIZES)), messages(data)
    vectors_file = folder / "vectors.sqlite"
    cache = VectorCache(vectors_file)
    rows = await first_index(known, model, cache)
    _said("first index")
    chosen, _ = await choosing(known, asked, model, cache)
    _said("choosing")
    rows = [*chosen, *rows, *await changes(known[:REAL], model, cache)]
    cache.close()
    _said("changes")
    return [*rows, *starting(_written(known[:REAL], folder / "tools.jsonl"), vectors_file, folder / "empty.sqlite")]


def _written(known: Sequence[Tool], file: Path) -> Path:
    rows = [
        {
            "server": tool.server,
            "name": tool.name,
            "description": tool.description,
            "inputSchema": tool.input_schema,
            "outputSchema": tool.output_schema or {},
        }
        for tool in known
    ]
    file.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return file


def _said(what: str) -> None:
    print(f"{what} measured", file=sys.stderr)


def main(arguments: list[str]) -> int:
    """Run with arguments of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench", help="folder of the report")
    out: Path = parser.parse_args(arguments).out
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(measured(Path(folder)))
    return report(rows, out)


def report(rows: Sequence[Row], out: Path) -> int:
    """Print and write the report; the command's exit code: 1 where a target is missed."""
    table = as_markdown(rows)
    out.mkdir(parents=True, exist_ok=True)
    (out / "speed.md").write_text(f"# Speed\n\n{table}", encoding="utf-8")
    written = [asdict(row) | {"verdict": row.verdict} for row in rows]
    (out / "speed.json").write_text(json.dumps(written, indent=1), encoding="utf-8")
    print(table)
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
