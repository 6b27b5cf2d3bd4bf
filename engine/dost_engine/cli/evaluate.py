"""``dost eval``: how well tools are chosen on messages whose tools are known."""

from __future__ import annotations

from contextlib import aclosing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dost_engine.errors import ConfigError, ModelError
from dost_engine.types import Method, Policy, Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console
    from rich.progress import Progress

    from dost_engine.evaluation.data import EvaluationSet, Fault
    from dost_engine.evaluation.kept_embedder import KeptEmbedder
    from dost_engine.evaluation.report import Run
    from dost_engine.evaluation.run import Outcome, Step
    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.types import Tool

INTERRUPTED = 130
"""Exit code of what Ctrl-C ended, as shells have it."""

SHOWN_FAULTS = 50
"""Lines that are named in the terminal; ``--json`` has them all."""

app = typer.Typer(add_completion=False)


@app.command(name="eval")
def evaluate(
    folders: Annotated[list[Path], typer.Argument(help="Each with tools.jsonl and queries.jsonl.")],
    *,
    policy: Annotated[
        str, typer.Option(help="default, lean, wide, guide, text, semantic, hybrid, ratel-bm25, …")
    ] = "default",
    limit: Annotated[int | None, typer.Option(min=1, help="Questions of each folder, the first ones.")] = None,
    catalog: Annotated[
        list[Path] | None, typer.Option(help="A folder whose tools.jsonl is mixed in as distractors. May be repeated.")
    ] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write figures and every answer to this file.")
    ] = None,
) -> None:
    """Measure how well tools are chosen, on questions whose tools are known.

    A line of tools.jsonl is {"name", "description", "inputSchema"}; one of queries.jsonl is {"query", "relevant"} and,
    where there are any, "id", "history", "kind" and "any_of" (groups of tools of which one suffices).
    """
    from dost_engine.cli.terminal import console

    rules, err = _policy(policy), console(stderr=True)
    try:
        sets = _sets(folders, catalog or [], limit)
    except KeyboardInterrupt:
        err.print("Interrupted while the data was read.")
        raise typer.Exit(INTERRUPTED) from None
    measuring = _Measuring(rules, sets)
    interrupted = False
    try:
        _say_faults(err, sets)
        measuring.run(err)
    except KeyboardInterrupt:
        interrupted = True
    _report(measuring.result(), as_json, interrupted=interrupted)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _policy(name: str) -> Policy:
    from dost_engine.profiles import named_policy
    from dost_engine.settings import Paths

    try:
        return named_policy(name, Paths.from_environment().profiles_file)
    except ValueError as error:
        raise ConfigError(str(error), remedy="Name one of them with --policy.") from error


def _sets(folders: Sequence[Path], catalogs: Sequence[Path], limit: int | None) -> tuple[EvaluationSet, ...]:
    """Read everything before anything is measured, so that what is wrong is said at once."""
    from dost_engine.evaluation.data import first_questions, read_set, read_tools

    among: list[Tool] = []
    faults: list[Fault] = []
    for folder in dict.fromkeys(path.expanduser() for path in catalogs):
        tools, wrong = read_tools(folder)
        among += tools
        faults += wrong
    found = []
    paths = list(dict.fromkeys(path.expanduser().resolve() for path in folders))
    for path in paths:
        one = first_questions(read_set(path, among=among), limit)
        shared = sum(other.name == path.name for other in paths) > 1
        found.append(replace(one, name=str(path)) if shared else one)
    return (replace(found[0], faults=(*faults, *found[0].faults)), *found[1:])


def _say_faults(err: Console, sets: Sequence[EvaluationSet]) -> None:
    from rich.text import Text

    from dost_engine.cli.terminal import plain

    faults = [fault for one in sets for fault in one.faults]
    for fault in faults[:SHOWN_FAULTS]:
        err.print(Text(plain(str(fault)), style="state.bad"), soft_wrap=True)
    if faults:
        more = len(faults) - SHOWN_FAULTS
        lines = f"{len(faults)} line{' is' if len(faults) == 1 else 's are'} left out"
        err.print(f"{lines}{f', {more} of them not shown here (--json has them all)' if more > 0 else ''}.")


def _report(run: Run, as_json: Path | None, *, interrupted: bool) -> None:
    import json

    from dost_engine.cli.evaluation_view import run_view
    from dost_engine.cli.terminal import console
    from dost_engine.evaluation.report import as_json as encoded
    from dost_engine.settings import write_atomically

    out = console()
    out.print(run_view(run, interrupted=interrupted))
    if as_json is not None:
        write_atomically(as_json.expanduser(), json.dumps(encoded(run), indent=1, ensure_ascii=False) + "\n")
        out.print(f"Written to {as_json}.", soft_wrap=True)


# ----------------------------------------------------------------------------------------------------- the work


class _Measuring:
    """Asks all sets, and holds what there is so far."""

    def __init__(self, policy: Policy, sets: tuple[EvaluationSet, ...]) -> None:
        self._policy = policy
        self._sets = sets
        self._outcomes: list[list[Outcome]] = []
        self._model_id = ""
        self._note = ""

    def run(self, err: Console) -> None:
        """Ask all.

        Raises:
            KeyboardInterrupt: it was ended; what there is by then is in the result.
        """
        from dost_engine.cli.session import run

        with progress_bar(err) as bar:
            run(lambda: self._ask(_Bars(bar, self._sets), err))

    def result(self) -> Run:
        """What there is so far; sets that were not begun are there without outcomes."""
        from dost_engine.evaluation.report import Run, SetResult

        asked = [*self._outcomes, *([] for _ in self._sets)]
        results = (SetResult(one, tuple(outcomes)) for one, outcomes in zip(self._sets, asked, strict=False))
        return Run(self._policy.name, self._model_id, tuple(results), self._note)

    async def _ask(self, bars: _Bars, err: Console) -> None:
        import asyncio

        from dost_engine.evaluation.run import Evaluator
        from dost_engine.index.vector_cache import VectorCache
        from dost_engine.settings import Paths

        cache = VectorCache(Paths.from_environment().evaluation_vectors_file) if self._policy.recipes else None
        evaluator = None
        try:
            embedder = await asyncio.to_thread(self._model, cache, err) if cache is not None else None
            evaluator = Evaluator(self._policy, embedder, on_progress=bars.prepare)
            for one in self._sets:
                self._outcomes.append([])
                bars.begin(one)
                async with aclosing(evaluator.outcomes(one)) as outcomes:
                    async for outcome in outcomes:
                        self._outcomes[-1].append(outcome)
                        bars.asked(len(self._outcomes[-1]))
        finally:
            if evaluator is not None:
                await evaluator.close()
            if cache is not None:
                if cache.problem:
                    err.print(cache.problem, style="state.bad", soft_wrap=True)
                cache.close()

    def _model(self, cache: VectorCache, err: Console) -> KeptEmbedder | None:
        """Load the model that the settings name; None where words can stand in for it, which is said."""
        from dost_engine.embedding.sources import load_source
        from dost_engine.evaluation.kept_embedder import KeptEmbedder
        from dost_engine.settings import Paths, load_settings

        paths = Paths.from_environment()
        try:
            embedder = KeptEmbedder(load_source(load_settings(paths.settings_file).embedding, paths.models), cache)
        except ModelError as error:
            if self._policy.rules is Rules.GUIDE or self._policy.ranking.method is Method.SEMANTIC:
                raise  # the one hands out all tools then, the other is not itself
            self._note = f"Text only: {error}"
            return None
        self._model_id = embedder.model_id
        return embedder


@contextmanager
def progress_bar(err: Console) -> Iterator[Progress]:
    """Progress on stderr, where somebody looks on; nothing of it stays."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        yield bar


class _Bars:
    """How far a set is: what is made for it first, then its messages."""

    def __init__(self, bar: Progress, sets: Sequence[EvaluationSet]) -> None:
        self._bar = bar
        self._several = len(sets) > 1
        self._name = ""
        self._task = bar.add_task("Model", total=None)
        self._total = 0

    def begin(self, one: EvaluationSet) -> None:
        """The next set."""
        self._name = f"{Path(one.name).name}: " if self._several else ""
        self._total = len(one.questions)

    def prepare(self, step: Step, done: int, total: int) -> None:
        """Vectors are made."""
        self._show(f"vectors of {step}", done, total)

    def asked(self, count: int) -> None:
        """Messages have been asked."""
        self._show("questions", count, self._total)

    def _show(self, what: str, done: int, total: int) -> None:
        self._bar.update(self._task, description=f"{self._name}{what}", completed=done, total=total)
