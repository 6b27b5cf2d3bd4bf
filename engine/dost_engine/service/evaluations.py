"""Running data sets for the window and other clients: one at a time, beside everything else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import uuid
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

from dost_engine.errors import BadRequest, DostError, ModelError, NotFound
from dost_engine.evaluation.data import first_questions, read_set
from dost_engine.evaluation.kept_embedder import KeptEmbedder
from dost_engine.evaluation.report import figures, kinds_of, of_kind
from dost_engine.evaluation.run import Evaluator
from dost_engine.index.vector_cache import VectorCache
from dost_engine.settings import user_policy
from dost_engine.types import EvaluationReport, EvaluationState, EventKind, Method, Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.evaluation.data import EvaluationSet
    from dost_engine.evaluation.metrics import Scores
    from dost_engine.evaluation.run import Step
    from dost_engine.gateway.evaluations import EvaluationRequest
    from dost_engine.gateway.events import EventLog
    from dost_engine.paths import Paths
    from dost_engine.service.live_settings import LiveSettings
    from dost_engine.types import Policy

logger = logging.getLogger(__name__)

REMEMBERED = 20
"""Runs whose figures can still be asked for."""
SHOWN_FAULTS = 20
TOLD_EVERY_S = 0.1
"""Between two events of progress."""


class Evaluations:
    """Runs and their reports.

    Args:
        paths: Where vectors of data sets are kept, apart from those of a person's own tools.
        load_embedder: Loads the model, in a thread.
        events: Told how a run goes.
        settings: Give the rules where none are named.
    """

    def __init__(
        self, paths: Paths, load_embedder: Callable[[], Embedder], events: EventLog, settings: LiveSettings
    ) -> None:
        self._vectors_file = paths.evaluation_vectors_file
        self._load_embedder = load_embedder
        self._events = events
        self._settings = settings
        self._reports: dict[str, EvaluationReport] = {}
        self._running: asyncio.Task[None] | None = None
        self._began = self._told = 0.0

    async def start(self, asked: EvaluationRequest) -> EvaluationReport:
        """Read a data set and begin to run it.

        Raises:
            BadRequest: another run goes on, or the limit is no number of messages.
            DataUnusable: nothing in the folder can be used.
        """
        if asked.limit is not None and asked.limit < 1:
            raise BadRequest(f"limit: {asked.limit} is no number of messages.")
        folder, whole = await asyncio.to_thread(_read, asked.folder)
        whole = first_questions(whole, asked.limit)
        if self._running is not None and not self._running.done():
            raise BadRequest("A data set is being run already.", remedy="Wait for it, or cancel it.")
        policy = asked.policy or user_policy(self._settings.running)
        report = EvaluationReport(
            evaluation_id=uuid.uuid4().hex,
            folder=str(folder),
            policy=policy.name,
            state=EvaluationState.MODEL,
            tools=len(whole.tools),
            questions=len(whole.questions),
            left_out=tuple(map(str, whole.faults[:SHOWN_FAULTS])),
            left_out_all=len(whole.faults),
        )
        self._began = time.perf_counter()
        self._keep(report, tell=True)
        self._running = asyncio.create_task(self._run(report.evaluation_id, whole, policy), name="running a data set")
        return report

    def get(self, evaluation_id: str) -> EvaluationReport:
        """How far a run is, or what it came to.

        Raises:
            NotFound: it is none of the last ones.
        """
        if evaluation_id not in self._reports:
            raise NotFound(f"There is no run {evaluation_id} of a data set.", remedy="Start it again.")
        return self._reports[evaluation_id]

    async def cancel(self, evaluation_id: str) -> EvaluationReport:
        """End a run; what was asked by then counts. A run that has ended is left as it is.

        Raises:
            NotFound: it is none of the last ones.
        """
        if not self.get(evaluation_id).state.ended:
            await self.close()
        return self.get(evaluation_id)

    async def close(self) -> None:
        """End the run that goes on."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait({self._running})

    # -------------------------------------------------------------------------------------------- one run

    async def _run(self, evaluation_id: str, whole: EvaluationSet, policy: Policy) -> None:
        rows: list[Scores] = []
        state, error = EvaluationState.DONE, ""
        try:
            await self._ask(evaluation_id, whole, policy, rows)
        except asyncio.CancelledError:
            state = EvaluationState.CANCELLED
        except DostError as problem:
            state, error = EvaluationState.FAILED, str(problem)
        except Exception as problem:  # nobody awaits it, so that it must be said here
            logger.exception("Running %s failed", whole.name)
            state, error = EvaluationState.FAILED, f"It failed inside Dost: {type(problem).__name__}: {problem}"
        report = with_figures(self.get(evaluation_id), rows)
        self._keep(replace(report, state=state, error=error), tell=True)

    async def _ask(self, evaluation_id: str, whole: EvaluationSet, policy: Policy, rows: list[Scores]) -> None:
        cache = VectorCache(self._vectors_file) if policy.recipes else None
        evaluator = None
        try:
            embedder = await self._model(evaluation_id, policy, cache) if cache is not None else None

            def prepared(step: Step, done: int, total: int) -> None:
                report = replace(self.get(evaluation_id), state=EvaluationState(step), done=done, total=total)
                self._keep(report)

            evaluator = Evaluator(policy, embedder, on_progress=prepared)
            async with aclosing(evaluator.outcomes(whole)) as outcomes:
                async for outcome in outcomes:
                    rows.append(outcome.worth)
                    report = replace(self.get(evaluation_id), state=EvaluationState.ASKING, asked=len(rows))
                    self._keep(replace(report, done=len(rows), total=len(whole.questions)))
        finally:
            if evaluator is not None:
                await evaluator.close()
            if cache is not None:
                cache.close()

    async def _model(self, evaluation_id: str, policy: Policy, cache: VectorCache) -> KeptEmbedder | None:
        """The model; None where words can stand in for it, which the report says."""
        try:
            embedder = KeptEmbedder(await asyncio.to_thread(self._load_embedder), cache)
        except ModelError as error:
            if policy.rules is not Rules.RANKED or policy.ranking.method is Method.SEMANTIC:
                raise  # those rules are not themselves without it
            self._keep(replace(self.get(evaluation_id), note=f"Text only: {error}"))
            return None
        self._keep(replace(self.get(evaluation_id), model_id=embedder.model_id))
        return embedder

    def _keep(self, report: EvaluationReport, *, tell: bool = False) -> None:
        now = time.perf_counter()
        report = replace(report, took_s=round(now - self._began, 3))
        self._reports[report.evaluation_id] = report
        while len(self._reports) > REMEMBERED:
            del self._reports[next(iter(self._reports))]
        if tell or now - self._told >= TOLD_EVERY_S:
            self._told = now
            told = {"evaluation_id": report.evaluation_id, "state": str(report.state)}
            self._events.publish(EventKind.EVALUATION, told | {"done": report.done, "total": report.total})


def _read(path: str) -> tuple[Path, EvaluationSet]:
    folder = Path(path).expanduser()
    return folder, read_set(folder)


def with_figures(report: EvaluationReport, rows: list[Scores]) -> EvaluationReport:
    """A report with the means over what was asked."""
    if not rows:
        return report
    depth = min(len(row.recall_at) for row in rows)
    return replace(
        report,
        asked=len(rows),
        metrics=figures(rows),
        recall_at=tuple(fmean(row.recall_at[at] for row in rows) for at in range(depth)),
        kinds={kind: figures(of_kind(rows, kind)) for kind in kinds_of(rows)},
    )
