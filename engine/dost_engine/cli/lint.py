"""``dost lint``: whether tools are written so that they can be found."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dost_engine.cli.evaluate import INTERRUPTED, progress_bar
from dost_engine.errors import ModelError, NotFound

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rich.console import Console, RenderableType
    from rich.progress import Progress

    from dost_engine.embedding.protocol import Vectors
    from dost_engine.evaluation.kept_embedder import KeptEmbedder
    from dost_engine.types import Finding, FindingsReport, Projection, Tool

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

    Of the connected servers, as the running service has them, or of lists of tools. Exit code 1 where there is a
    warning.
    """
    from dost_engine.cli.terminal import console
    from dost_engine.types import FindingLevel

    err = console(stderr=True)
    try:
        report = _of_files(folder, server or [], err) if folder else _of_servers(tuple(server or ()))
    except KeyboardInterrupt:
        err.print("Interrupted; nothing was checked to the end.")
        raise typer.Exit(INTERRUPTED) from None
    told = [finding for finding in report.findings if finding.level is FindingLevel.WARNING or not warnings]
    if as_json:
        typer.echo(json.dumps(_encoded(report, told), ensure_ascii=False, indent=1))
    else:
        console().print(_view(report, told))
    if any(finding.level is FindingLevel.WARNING for finding in report.findings):
        raise typer.Exit(1)


# ------------------------------------------------------------------------------------------------------ the tools


def _of_files(paths: list[Path], servers: list[str], err: Console) -> FindingsReport:
    from rich.text import Text

    from dost_engine.cli.terminal import plain
    from dost_engine.evaluation.tool_lists import read_tool_list
    from dost_engine.findability.check import check, servers_named
    from dost_engine.types import FindingsReport

    tools: list[Tool] = []
    for path in dict.fromkeys(path.expanduser() for path in paths):
        found, problems = read_tool_list(path)
        tools += found
        for problem in problems:
            err.print(Text(plain(problem), style="state.bad"), soft_wrap=True)
    keys = servers_named(servers, tools)
    with _model(err) as (embed, note):
        return FindingsReport(len(tools), check(tools, servers=keys, embed=embed), note)


def _of_servers(servers: tuple[str, ...]) -> FindingsReport:
    """What the running service says, or one of our own that ends with the question."""
    from dost_engine.cli.session import engine, run
    from dost_engine.settings import Paths, load_settings

    paths = Paths.from_environment()
    settings = load_settings(paths.settings_file)

    async def ask() -> FindingsReport:
        async with engine(paths, settings) as client:
            return await client.findings(servers)

    report = run(ask)
    if not report.tools:
        raise NotFound("There are no tools.", remedy="See `dost servers`, or check a list of tools with --folder.")
    return report


@contextmanager
def _model(err: Console) -> Iterator[tuple[Callable[[Sequence[Projection]], Vectors] | None, str]]:
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
    cache = VectorCache(paths.evaluation_vectors_file)
    embedder = KeptEmbedder(model, cache)
    try:
        with progress_bar(err) as bar:
            yield (lambda seen: _embedded(seen, embedder, bar)), ""
    finally:
        embedder.flush()
        cache.close()


def _embedded(seen: Sequence[Projection], embedder: KeptEmbedder, bar: Progress) -> Vectors:
    import numpy as np

    from dost_engine.types import Recipe

    texts = [one.texts[Recipe.PLAIN] for one in seen]
    starts = bar.track(range(0, len(texts), _TEXTS_AT_ONCE), description="Reading the tools")
    return np.concatenate([embedder.embed(texts[start : start + _TEXTS_AT_ONCE]) for start in starts])


# -------------------------------------------------------------------------------------------------- the findings


def _encoded(report: FindingsReport, told: Sequence[Finding]) -> dict[str, Any]:
    return {
        "version": 1,
        "tools": report.tools,
        "note": report.note,
        "findings": [asdict(finding) for finding in told],
    }


def _view(report: FindingsReport, told: Sequence[Finding]) -> RenderableType:
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from dost_engine.cli.terminal import plain
    from dost_engine.types import FindingLevel

    parts: list[RenderableType] = []
    last = ""
    for finding in told:
        if finding.tool_id != last:
            parts.append(Text(plain(finding.tool_id), style="headline"))
            last = finding.tool_id
        warns = finding.level is FindingLevel.WARNING
        mark = ("! " if warns else "· ", "state.bad" if warns else "muted")
        parts.append(Padding(Text.assemble(mark, plain(finding.what), (f" [{finding.rule}]", "muted")), (0, 0, 0, 2)))
        parts.append(Padding(Text(f"→ {plain(finding.write)}", style="muted"), (0, 0, 0, 4)))
    if report.note:
        parts.append(Text(plain(report.note), style="muted"))
    warned = sum(finding.level is FindingLevel.WARNING for finding in told)
    about = len({finding.tool_id for finding in told})
    summary = (
        f"{warned} warning{'' if warned == 1 else 's'}, {len(told) - warned} pieces of advice, about {about} of them"
    )
    parts.append(Text(f"{report.tools} tools: {summary if told else 'nothing to say'}."))
    return Group(*parts)
