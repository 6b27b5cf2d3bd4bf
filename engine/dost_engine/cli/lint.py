"""``dost lint``: whether tools are written so that they can be found."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dost_engine.cli.evaluate import INTERRUPTED, VECTORS_FILE, progress_bar
from dost_engine.errors import ModelError, NotFound

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rich.console import Console, RenderableType
    from rich.progress import Progress

    from dost_engine.embedding.protocol import Vectors
    from dost_engine.evaluation.kept_embedder import KeptEmbedder
    from dost_engine.findability.findings import Finding
    from dost_engine.types import Tool

app = typer.Typer(add_completion=False)

_TEXTS_AT_ONCE = 64  # half a second of work between two steps of the bar


@app.command(name="lint")
def lint(
    folder: Annotated[
        list[Path] | None,
        typer.Option(help="A folder with tools.jsonl, such a file, or a JSON list of tools. May be repeated."),
    ] = None,
    server: Annotated[
        list[str] | None, typer.Option(help="Tell about this server's tools alone. May be repeated.")
    ] = None,
    *,
    warnings: Annotated[bool, typer.Option("--warnings", help="Leave advice out.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check names, descriptions and parameters of tools, and say what to write instead.

    Of the connected servers, or of lists of tools. Exit code 1 where there is a warning.
    """
    from dost_engine.cli.terminal import console
    from dost_engine.findability.check import check
    from dost_engine.findability.findings import Level

    err = console(stderr=True)
    tools = _of_files(folder, err) if folder else _of_servers()
    keys = _server_keys(server or [], tools)
    try:
        with _model(err) as (embed, note):
            found = check(tools, servers=keys, embed=embed)
    except KeyboardInterrupt:
        err.print("Interrupted; nothing was checked to the end.")
        raise typer.Exit(INTERRUPTED) from None
    told = [finding for finding in found if finding.level is Level.WARNING or not warnings]
    if as_json:
        typer.echo(json.dumps(_encoded(len(tools), told, note), ensure_ascii=False, indent=1))
    else:
        console().print(_view(len(tools), told, note))
    if any(finding.level is Level.WARNING for finding in found):
        raise typer.Exit(1)


# ------------------------------------------------------------------------------------------------------ the tools


def _of_files(paths: list[Path], err: Console) -> tuple[Tool, ...]:
    from rich.text import Text

    from dost_engine.cli.terminal import plain
    from dost_engine.evaluation.tool_lists import read_tool_list

    tools: list[Tool] = []
    for path in dict.fromkeys(path.expanduser() for path in paths):
        found, problems = read_tool_list(path)
        tools += found
        for problem in problems:
            err.print(Text(plain(problem), style="state.bad"), soft_wrap=True)
    return tuple(tools)


def _of_servers() -> tuple[Tool, ...]:
    """The tools of the running service, or of one of our own that ends with the question."""
    from dost_engine.cli.session import engine, run
    from dost_engine.settings import Paths, load_settings

    paths = Paths.from_environment()
    settings = load_settings(paths.settings_file)

    async def ask() -> tuple[Tool, ...]:
        async with engine(paths, settings) as client:
            return tuple(info.tool for info in await client.tools())

    tools = run(ask)
    if not tools:
        raise NotFound("There are no tools.", remedy="See `dost servers`, or check a list of tools with --folder.")
    return tools


def _server_keys(names: list[str], tools: tuple[Tool, ...]) -> tuple[str, ...]:
    from dost_engine.catalog import server_key

    known = dict.fromkeys(tool.server for tool in tools)
    keys = [name if name in known else server_key(name) for name in names]
    for name, key in zip(names, keys, strict=True):
        if key not in known:
            raise NotFound(f"There is no server {name!r} with tools.", remedy=f"There are {', '.join(known)}.")
    return tuple(keys)


@contextmanager
def _model(err: Console) -> Iterator[tuple[Callable[[Sequence[str]], Vectors] | None, str]]:
    """What makes vectors, or None, and in that case why."""
    from dost_engine.embedding.sources import load_source
    from dost_engine.evaluation.kept_embedder import KeptEmbedder
    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.settings import Paths, load_settings

    paths = Paths.from_environment()
    try:
        model = load_source(load_settings(paths.settings_file).embedding, paths.models)
    except ModelError as error:
        yield None, f"Compared by words alone: {error}"
        return
    cache = VectorCache(paths.data / VECTORS_FILE)
    embedder = KeptEmbedder(model, cache)
    try:
        with progress_bar(err) as bar:
            yield (lambda texts: _embedded(texts, embedder, bar)), ""
    finally:
        embedder.flush()
        cache.close()


def _embedded(texts: Sequence[str], embedder: KeptEmbedder, bar: Progress) -> Vectors:
    import numpy as np

    starts = bar.track(range(0, len(texts), _TEXTS_AT_ONCE), description="Reading the tools")
    return np.concatenate([embedder.embed(texts[start : start + _TEXTS_AT_ONCE]) for start in starts])


# -------------------------------------------------------------------------------------------------- the findings


def _encoded(tools: int, findings: Sequence[Finding], note: str) -> dict[str, Any]:
    return {
        "version": 1,
        "tools": tools,
        "note": note,
        "findings": [asdict(finding) for finding in findings],
    }


def _view(tools: int, findings: Sequence[Finding], note: str) -> RenderableType:
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from dost_engine.cli.terminal import plain
    from dost_engine.findability.findings import Level

    parts: list[RenderableType] = []
    last = ""
    for finding in findings:
        if finding.tool_id != last:
            parts.append(Text(plain(finding.tool_id), style="headline"))
            last = finding.tool_id
        warns = finding.level is Level.WARNING
        mark = ("! " if warns else "· ", "state.bad" if warns else "muted")
        parts.append(Padding(Text.assemble(mark, plain(finding.what), (f" [{finding.rule}]", "muted")), (0, 0, 0, 2)))
        parts.append(Padding(Text(f"→ {plain(finding.write)}", style="muted"), (0, 0, 0, 4)))
    if note:
        parts.append(Text(plain(note), style="muted"))
    warned = sum(finding.level is Level.WARNING for finding in findings)
    about = len({finding.tool_id for finding in findings})
    summary = f"{warned} warning{'' if warned == 1 else 's'}, {len(findings) - warned} pieces of advice"
    parts.append(
        Text(f"{tools} tools: {summary}, about {about} of them." if findings else f"{tools} tools: nothing to say.")
    )
    return Group(*parts)
