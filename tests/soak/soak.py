"""A soak: twenty servers at once, a third of them misbehaving, and five hundred random events, in about five minutes.

    python tests/soak/soak.py [--seed N] [--events N] [--servers N] [--pace SECONDS] [--without-sweep]

The service is the real one, with its gateway; tools are asked for and called through its client, and all servers are
processes of their own. Between the events it is checked again and again that every question is answered with the right
tools, and at each quiet moment that no tool of a healthy server is lost and no process is left that belongs to no
running server. Exits with 1 where one of that fails, or a kind of event was never done; the same seed brings the same
events, as far as the machine's own timing allows.

With ``--without-sweep`` Dost leaves what servers leave behind: then orphans must be found, or the check is blind.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
import uuid
import warnings
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"  # nobody's own is touched

from dost_engine.client import EngineClient
from dost_engine.mcp_store import process
from dost_engine.service.service import Service
from dost_engine.settings import Paths, Settings
from soak.events import Events
from soak.findings import Findings, memory_mb
from soak.watch import Watch, note_orphan
from soak.world import World
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, running

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors

QUIET_AFTER = 50
"""Events between two quiet moments."""
EVENT_S = 120.0
"""Seconds that an event may take; the longest wait of its own, for a tool's answer, is 60."""
GROWTH = 1.15
"""The memory in use at the end is at most this times that in the middle, and …"""
GROWTH_MB = 15.0
"""… so many megabytes: what an allocator keeps."""
START_S = 2.0
TOGETHER_S = 6.0
"""Twenty servers that need two seconds each to start are to be ready within so many, or on a busy machine in twice the
time of one."""


class Forgetful(HashEmbedder):
    """Keeps no count of what it embedded: its memory is not what is looked at."""

    def embed(self, texts: Sequence[str]) -> Vectors:
        rows = super().embed(texts)
        self.embedded.clear()
        return rows


class Soak:
    """One run.

    Attributes:
        findings: What should not have happened.
        done: Events done, by kind.
        memory: In use at the start, in the middle and at the end, in megabytes.
    """

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.findings = Findings()
        self.done: Counter[str] = Counter()
        self.memory: list[float] = []
        self._options = options
        self._chance = random.Random(options.seed)  # noqa: S311 - events, no secrets
        self._paths = Paths.from_environment()
        self._world = World(self._paths.servers_file, folder, self._chance, uuid.uuid4().hex)

    async def run(self) -> None:
        """All of it. Nothing that it started is alive afterwards."""
        self.findings.watch()
        settings = Settings(approval="always")
        service = Service(self._paths, settings, host="daemon", load_embedder=Forgetful)
        try:
            await self._world.populate(self._options.servers)
            await service.start()
            async with EngineClient(service.url, service.token) as client:
                watch = Watch(
                    self._world,
                    client,
                    self.findings,
                    offered=lambda: {info.tool.id for info in service.tools()},
                    processes_file=self._paths.processes_file,
                )
                await self._soak(watch, Events(self._world, client, self.findings))
            self._say(f"selection: {watch.answers} answers, the slowest after {watch.slowest_ms:.0f} ms")
        finally:
            await service.stop()
            for left in self._world.marked():
                note_orphan(self.findings, left)
            await self._world.close()

    async def _soak(self, watch: Watch, events: Events) -> None:
        await watch.settle()
        await asyncio.gather(*map(events.have_child, self._world.parents))
        self.memory.append(memory_mb())
        asking = asyncio.create_task(watch.ask_on())
        names = self._plan(list(events.kinds))
        going: set[asyncio.Task[None]] = set()
        for number, name in enumerate(names, start=1):
            going.add(asyncio.create_task(self._one(events, name), name=name))
            await asyncio.sleep(self._chance.uniform(0, 2 * self._options.pace))
            if number % QUIET_AFTER == 0 or number == len(names):
                _, stuck = await asyncio.wait(going, timeout=EVENT_S)
                for event in stuck:
                    self.findings.add("events that do not end", event.get_name())
                    event.cancel()
                going.clear()
                await watch.settle()
                self._say(f"{number} of {len(names)} events, {memory_mb():.0f} MB")
            if number == len(names) // 2:
                self.memory.append(memory_mb())
        self.memory.append(memory_mb())
        asking.cancel()
        await asyncio.wait({asking})
        if not asking.cancelled() and (error := asking.exception()):
            raise error

    def _plan(self, kinds: list[str]) -> list[str]:
        """Each kind at least once, and chance decides about the rest."""
        names = kinds + self._chance.choices(kinds, k=max(0, self._options.events - len(kinds)))
        self._chance.shuffle(names)
        return names

    async def _one(self, events: Events, name: str) -> None:
        try:
            await events.kinds[name]()
        except Exception as error:  # noqa: BLE001 - an event that fails is what we look for
            self.findings.add("unhandled exceptions", f"in {name}: {error!r}")
        self.done[name] += 1

    def _say(self, text: str) -> None:
        print(text, flush=True)


async def started_together(folder: Path, count: int) -> float:
    """Seconds until so many servers with a slow start are ready."""
    began = time.monotonic()
    async with running(folder, {f"s{number}": entry(sleep_s=START_S) for number in range(count)}) as run:
        took_s = time.monotonic() - began
        assert len(run.ids()) == count
    return took_s


def report(soak: Soak, options: argparse.Namespace) -> int:
    """Print what was found. Returns the exit code."""
    counts, done = soak.findings.counts, soak.done
    for told in soak.findings.told:
        print(f"  {told}")
    print("events:", ", ".join(f"{name} {count}" for name, count in sorted(done.items())), f"({done.total()})")
    start, middle, end = soak.memory
    print(f"memory: {start:.0f} MB at the start, {middle:.0f} MB in the middle, {end:.0f} MB at the end")
    grows = options.events >= 500 and end > middle * GROWTH and end > middle + GROWTH_MB
    if grows:
        print("The memory grows.")
    for kind in dict.fromkeys(("unhandled exceptions", "orphans", "lost tools", *sorted(counts))):
        print(f"{kind}: {counts[kind]}")
    print(f"seed: {options.seed}")
    return 1 if counts.total() or grows or not all(done.values()) else 0


def parsed(arguments: list[str]) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--events", type=int, default=500)
    parser.add_argument("--servers", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.45, help="seconds from one event to the next, on average")
    parser.add_argument("--without-sweep", action="store_true", help="leave what servers leave: orphans must be found")
    return parser.parse_args(arguments)


async def whole(folder: Path, options: argparse.Namespace) -> int:
    """The start side by side, the soak, and the report."""
    late = False
    if options.servers >= 20:
        alone_s = await started_together(folder / "alone", 1)
        took_s = await started_together(folder / "together", 20)
        late = took_s > max(TOGETHER_S, 2 * alone_s)
        print(
            f"start of {START_S:g} s: one server is ready after {alone_s:.1f} s, twenty after {took_s:.1f}", flush=True
        )
    soak = Soak(folder, options)
    await soak.run()
    return max(report(soak, options), int(late))


def main(arguments: list[str]) -> int:
    """Run it. Returns the exit code."""
    options = parsed(arguments)
    print(
        f"seed: {options.seed}; {options.servers} servers, {round(options.servers / 3)} of them misbehaving", flush=True
    )
    warnings.simplefilter("error", ResourceWarning)
    if options.without_sweep:
        process._sweep = _nothing  # sabotage
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"DOST_HOME": folder, "DOST_MODELS_DIR": str(Path(folder) / "models")}
        return asyncio.run(whole(Path(folder), options))


def _nothing(*_: Any) -> None:
    """What is done about what a server leaves behind, with ``--without-sweep``."""


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
