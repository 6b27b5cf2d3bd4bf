"""How long the window stands still while it is busy: pauses between ticks of a timer in its thread.

    DOST_BENCH_DATA=… python tests/bench/window_pauses.py [--only SCENE] [--why]

Four times of the real window, each in a process of its own with the service in its thread:

- indexing: the real model, ten scripted servers with a hundred tools each, no vectors on disk; somebody types. The
  peer is the same window after everything is indexed, so the difference is the price of the indexing.
- filtering: 5,000 tools; somebody types into the filter of their page, key by key, and deletes it again.
- streaming: 200 kB of Markdown with code, tables and lists stream from an endpoint into the chat.
- looking: each page is shown for the first time; then the theme is changed with each page in front. Without a target.

Each but the last lasts 30 s at least. A pause is what a 5 ms timer comes too late by; at first each process makes a
pause of 200 ms and ends with an error if the timer does not see it. ``--why`` prints where every thread was 50 ms into
each longer pause. A display is used where there is one.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in {"darwin", "win32"}):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from bench.timing.busy_window import filtering, indexing, looking, streaming
from bench.timing.rows import Row, as_markdown
from dost_desktop.loop import run

SCENES = {"indexing": indexing, "filtering": filtering, "streaming": streaming, "looking": looking}


def measure(scene: str, *, why: bool) -> None:
    """Measure in this process; the last line printed is the rows as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DOST_HOME"] = folder
        qt = QApplication([])
        rows = run(qt, SCENES[scene](Path(folder), why=why))
    print(json.dumps([asdict(row) for row in rows]))


def measured(scene: str, *, why: bool) -> list[Row]:
    """Measure in a process of its own.

    Raises:
        SystemExit: it failed.
    """
    command = [sys.executable, __file__, "--measure", scene, *(["--why"] if why else [])]
    child = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if child.returncode:
        raise SystemExit(f"{scene} failed.")
    *said, last = child.stdout.splitlines()
    print(*(f"{scene}: {line}" for line in said), sep="\n", flush=True)
    return [Row(**row) for row in json.loads(last)]


def main() -> int:
    """Print the figures. Returns 1 where the window stood still for longer than is promised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--why", action="store_true", help="print where every thread was in a long pause")
    parser.add_argument("--only", choices=SCENES, help="one of the times alone")
    parser.add_argument("--measure", choices=SCENES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        measure(options.measure, why=options.why)
        return 0
    scenes = [options.only] if options.only else list(SCENES)
    rows = [row for scene in scenes for row in measured(scene, why=options.why)]
    print(f"\n{as_markdown(rows)}")
    missed = [row.what for row in rows if not row.holds]
    if missed:
        print(f"Missed: {', '.join(missed)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
