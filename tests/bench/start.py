"""How long one waits after starting Dost: until the window is painted, until it takes keys, until tools are chosen.

    python tests/bench/start.py

Every run is a process of its own, timed from the moment just before the system is asked for it, and goes the way of
``dost``: the log file, the look for a window that is open already, the lock. The window does not wait for the model or
for any server, so a selection comes later. The peer is a process that opens an empty window: what Python and Qt cost
before a line of ours runs. A display is used where there is one.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.timing.rows import Row, as_markdown

RUNS = 5
PAINTED_S = 1.0  # until the window is painted
LIMIT_S = 2.0  # until the chat is usable
HERE = Path(__file__).parent


def servers_file(folder: Path) -> None:
    """Two real servers: our office and the reference server for time."""
    config = folder / "config"
    config.mkdir(parents=True)
    python = sys.executable
    office = ["-m", "dost_assets.sample_servers.office", "--db", str(folder / "office.sqlite")]
    servers = {
        "office": {"command": python, "args": office},
        "time": {"command": python, "args": ["-m", "mcp_server_time", "--local-timezone", "UTC"]},
    }
    (config / "servers.json").write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")


def run(program: str, home: Path) -> dict[str, float]:
    """Run one start; the child prints its figures as JSON."""
    environment = os.environ | {"DOST_HOME": str(home)}
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in {"darwin", "win32"}):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    environment["DOST_BENCH_ASKED_AT"] = str(time.time())  # a process's own time of birth is up to a second off
    child = subprocess.run(
        [sys.executable, str(HERE / program)], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    if child.returncode:
        raise SystemExit(f"{program} failed:\n{child.stderr}")
    figures: dict[str, float] = json.loads(child.stdout.splitlines()[-1])
    return figures


def main() -> int:
    """Print medians over the runs. Returns 1 where the window is slower than promised."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        servers_file(home)
        first = run("start_window.py", home)  # embeds all tools
        later = [run("start_window.py", home) for _ in range(RUNS)]
        empty = [run("start_empty.py", home) for _ in range(RUNS)]
    middle = {figure: statistics.median(row[figure] for row in later) for figure in later[0]}
    rows = [
        Row("start to the first paint", middle["painted_s"], "s", at_most=PAINTED_S),
        Row("start to a usable chat", middle["usable_s"], "s", at_most=LIMIT_S),
        Row(
            "start to an empty window that can be used, the peer",
            statistics.median(row["usable_s"] for row in empty),
            "s",
        ),
        Row("start to the first selection", middle["selection_s"], "s"),
        Row("the same, all tools still to be embedded", first["selection_s"], "s"),
    ]
    print(as_markdown(rows))
    tools, embedded = later[0]["tools"], later[0]["embedded"]
    print(f"medians of {RUNS} starts; {tools:.0f} tools; embedded at a later start: {embedded:.0f}")
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
