"""``dost reindex``: every server is asked for its tools again, and all of them are indexed anew."""

from __future__ import annotations

from contextlib import aclosing
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

import typer

from dost_engine.cli.app import AsJson, _files, _print
from dost_engine.cli.evaluate import INTERRUPTED, progress_bar
from dost_engine.errors import ServiceError
from dost_engine.types import ModelState

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from dost_engine.client import EngineClient
    from dost_engine.types import IndexStatus, ServiceStatus

app = typer.Typer(add_completion=False)


@dataclass(frozen=True, slots=True)
class Reindexed:
    """What came of it.

    Attributes:
        tools: Tools that turns see now.
        revision: Of their catalogue.
        embedded: Texts that had to be embedded; the vectors of all others were kept.
        took_ms: Wall time in milliseconds.
        model_id: Of the model; empty where tools are found by words alone.
        note: Why there is no model, or empty.
    """

    tools: int
    revision: int
    embedded: int
    took_ms: float
    model_id: str = ""
    note: str = ""


@app.command(name="reindex")
def reindex(*, as_json: AsJson = False) -> None:
    """Ask every server for its tools again and index all of them anew; vectors that are kept stay.

    Where a service runs, it does it; turns see the tools of before until it is done, and a server that answers later
    brings its tools then. Ctrl-C ends the waiting.
    """
    from dost_engine.cli.session import engine, run
    from dost_engine.cli.terminal import console

    paths, settings = _files()
    err = console(stderr=True)
    hosts: list[str] = []

    async def ask() -> Reindexed:
        async with engine(paths, settings) as client:
            before = await client.status()
            hosts.append(before.host)
            return await _reindexed(client, before, err)

    try:
        answer = run(ask)
    except KeyboardInterrupt:
        ours = hosts in ([], ["command"])  # it has ended with us
        err.print("Interrupted." if ours else "Interrupted. The service goes on indexing.")
        raise typer.Exit(INTERRUPTED) from None
    _print(answer, as_json=as_json, view=lambda _: _view(answer))


async def _reindexed(client: EngineClient, before: ServiceStatus, err: Console) -> Reindexed:
    """Have it done and wait for it.

    Raises:
        ServiceError: it failed; turns see the tools of before.
    """
    began = perf_counter()
    await client.reindex()
    with progress_bar(err) as bar:
        task = bar.add_task("Indexing", total=None)
        async with aclosing(client.events()) as events:
            async for _ in events:  # what has happened is told first
                index = (await client.status()).index
                bar.update(task, completed=index.done, total=index.total or None)
                if not index.building:
                    break
    return _outcome(before.index, index, (perf_counter() - began) * 1000)


def _outcome(before: IndexStatus, index: IndexStatus, took_ms: float) -> Reindexed:
    if index.note and (index.model is ModelState.READY or index.revision == before.revision):
        raise ServiceError(index.note, remedy="See `dost status`.")
    return Reindexed(index.tools, index.revision, index.embedded - before.embedded, took_ms, index.model_id, index.note)


def _view(answer: Reindexed) -> RenderableType:
    from rich.text import Text

    from dost_engine.cli.terminal import plain

    if not answer.tools:
        return Text("There are no tools to index.")
    tools = "1 tool is" if answer.tools == 1 else f"{answer.tools:,} tools are"
    said = f"{tools} indexed anew, in {answer.took_ms / 1000:.1f} s."
    if not answer.model_id:
        return Text(f"{said} By words alone: {plain(answer.note) or 'there is no model.'}")
    if not answer.embedded:
        return Text(f"{said} All vectors were kept.")
    embedded = "1 text was" if answer.embedded == 1 else f"{answer.embedded:,} texts were"
    return Text(f"{said} {embedded} embedded, the other vectors were kept.")
