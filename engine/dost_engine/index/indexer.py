"""Keeping the index up with the catalogue: wait for quiet, build aside, swap by one assignment."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.catalog import without_repeats
from dost_engine.errors import DostError, DownloadFailed, ModelCorrupt, ModelMissing, NotReady
from dost_engine.index.build import Abandoned, VectorSource, vectors_of
from dost_engine.index.kept_tools import KeptTools
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.snapshot import embedded as embedded_of
from dost_engine.index.vectors import VectorIndex
from dost_engine.types import Catalog, IndexStatus, ModelState, Problem, ProblemKind, Recipe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.index.vector_cache import VectorCache

MAX_WAIT_S = 2.0
"""Changes that never pause are indexed at least this often."""

_log = logging.getLogger(__name__)


class Indexer:
    """The newest catalogue and the snapshot that turns see. All methods are called on one event loop.

    A catalogue without a model is indexed for text search only; when the model comes, the newest catalogue gets its
    vectors. While a newer catalogue is being built, turns see the old snapshot. A build that fails leaves it as it
    is and says why in ``status.note``.

    Attributes:
        catalog: The newest catalogue that was asked for.
        snapshot: What turns see.
        status: What goes on.
    """

    def __init__(
        self,
        *,
        debounce_ms: int,
        vector_cache: VectorCache | None = None,
        on_status: Callable[[IndexStatus], None] | None = None,
        recipes: Iterable[Recipe] = (Recipe.GUIDE,),
        max_wait_s: float = MAX_WAIT_S,
    ) -> None:
        self.catalog = Catalog()
        self.snapshot = Snapshot()
        self.status = IndexStatus(ModelState.ABSENT)
        self._debounce_s = debounce_ms / 1000
        self._max_wait_s = max_wait_s
        self._vector_cache = vector_cache
        self._kept = KeptTools(vector_cache)
        self._apart = self.snapshot  # the last that was prepared, still without vectors
        self._anew = False
        self._on_status = on_status
        self._recipes = tuple(recipes)
        self._embedder: Embedder | None = None
        self._sources: dict[Recipe, VectorSource] = {}  # of the model
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="dost-build")
        self._timer: asyncio.TimerHandle | None = None
        self._first_change: float | None = None
        self._enough = False  # a person wants no more of it, as far as the build that runs is concerned
        self._build_number = 0  # of the newest build; an older one that still runs is no longer wanted
        self._build: asyncio.Task[DostError | Abandoned | None] | None = None
        self._closed = False

    # ------------------------------------------------------------------------------------------- what others call

    def request(self, catalog: Catalog, *, anew: bool = False) -> None:
        """Index a catalogue when changes have paused. The newest request wins.

        Args:
            catalog: The catalogue.
            anew: Whether nothing is taken over from what turns see now, not even of tools that are as they were.
        """
        self._check_open()
        self._anew = self._anew or anew
        loop = asyncio.get_running_loop()
        self.catalog = without_repeats(catalog)
        now = loop.time()
        if self._first_change is None:
            self._first_change = now
        if self._timer is not None:
            self._timer.cancel()
        due = min(now + self._debounce_s, self._first_change + self._max_wait_s)
        self._timer = loop.call_at(due, self._start)
        self._say(building=True)

    async def build(self, catalog: Catalog) -> bool:
        """Index a catalogue now.

        Returns:
            Whether turns see it; false where a newer request overtook it.

        Raises:
            DostError: the build failed; turns see what they saw before.
        """
        self._check_open()
        self.catalog = without_repeats(catalog)
        outcome = await asyncio.shield(self._start())  # whoever waits may give up; the build goes on
        if isinstance(outcome, DostError):
            raise outcome
        return outcome is None

    def use(self, embedder: Embedder) -> None:
        """Take a model into use; the newest catalogue gets its vectors."""
        self._check_open()
        self._embedder, self._sources = embedder, {}
        self._say(model=ModelState.READY, model_id=embedder.model_id, model_problem=None, model_done_bytes=0, note="")
        if self.catalog.tools and self._timer is None:
            self._start()

    def want(self, recipes: Iterable[Recipe]) -> None:
        """Embed these texts of the tools too, from now on: a policy that ranks by them was asked for."""
        missing = tuple(recipe for recipe in recipes if recipe not in self._recipes)
        if missing and not self._closed:
            self._recipes += missing
            if self._embedder is not None and self.catalog.tools and self._timer is None:
                self._start()

    def say_model(
        self, state: ModelState, error: DostError | None = None, *, done_bytes: int = 0, total_bytes: int | None = None
    ) -> None:
        """Report where the model stands while there is none.

        Args:
            state: Where it stands.
            error: Why there is none.
            done_bytes: Of a download.
            total_bytes: Of a download; None leaves what was said before.
        """
        self._say(
            model=state,
            model_problem=_problem(error) if error else None,
            model_done_bytes=done_bytes,
            model_total_bytes=self.status.model_total_bytes if total_bytes is None else total_bytes,
            note=str(error) if error else "",
        )

    def cancel(self) -> None:
        """End the build that runs, if it has come to the model: what has no vector yet is found by words alone.

        Turns see its catalogue. The next build goes on from there.
        """
        if self._build is None and self._timer is not None:
            self._start()
        self._enough = self._build is not None

    async def flush(self) -> None:
        """Wait until the newest catalogue has settled, without waiting for quiet first."""
        while self._timer is not None or self._build is not None:
            if self._timer is not None:
                self._start()
            if self._build is not None:
                await asyncio.wait([self._build])

    async def close(self) -> None:
        """Abandon what runs and end the thread. Turns still see the last snapshot."""
        self._closed = True
        self._cancel_timer()
        self._build_number += 1
        running, self._build = self._build, None
        if running is not None:
            await asyncio.wait([running])
        await asyncio.to_thread(self._executor.shutdown)

    # ------------------------------------------------------------------------------------------------- one build

    def _start(self) -> asyncio.Task[DostError | Abandoned | None]:
        self._cancel_timer()
        self._enough = False
        self._build_number += 1
        self._build = asyncio.create_task(self._run(self._build_number, self.catalog))
        return self._build

    async def _run(self, number: int, catalog: Catalog) -> DostError | Abandoned | None:
        """Build a catalogue and swap it in. Returns why it did not, None where it did."""
        self._say(building=True, done=0, total=0)
        problem: DostError | Abandoned | None = None
        left = ""
        try:
            left = await self._build_aside(number, catalog)
            await asyncio.get_running_loop().run_in_executor(self._executor, self._kept.write)
        except (DostError, Abandoned) as error:
            problem = error
        except Exception as error:  # noqa: BLE001 - whatever a model or a tool does: the old snapshot stays, and it is said
            _log.exception("indexing failed")
            problem = DostError(
                f"The tools could not be indexed: {str(error) or type(error).__name__}.",
                remedy="The tools of before are still used.",
            )
        finally:
            if number == self._build_number:
                self._build = None
                settled = {"note": str(problem)} if problem else ({"note": left} if self._embedder else {})
                self._say(building=self._timer is not None, **settled)
        return problem

    async def _build_aside(self, number: int, catalog: Catalog) -> str:
        """Build a catalogue and swap it in. Returns what it lacks because somebody had enough, or nothing."""
        loop = asyncio.get_running_loop()
        embedder, recipes = self._embedder, self._recipes
        previous = Snapshot() if self._anew else self.snapshot
        prepared = await loop.run_in_executor(self._executor, self._prepared, catalog, previous, recipes)
        self._anew = self._anew and catalog is not self.catalog  # else another was asked for meanwhile
        if number != self._build_number:
            raise Abandoned
        if embedder is None or not catalog.tools or not self.snapshot.vectors:
            self._swap(prepared)  # text search needs no model
        if embedder is None or not catalog.tools:
            return ""
        sources = [self._source(embedder, recipe) for recipe in embedded_of(recipes, len(catalog.tools))]

        def embedded() -> int:
            return sum(source.embedded for source in self._sources.values())

        def wanted() -> bool:
            return number == self._build_number

        def report(done: int, total: int) -> None:
            if wanted():
                self._say(done=done, total=total, embedded=embedded())

        def progress(done: int, total: int) -> None:
            loop.call_soon_threadsafe(report, done, total)

        try:
            snapshot = await loop.run_in_executor(
                self._executor, _with_vectors, prepared, sources, progress, wanted, lambda: self._enough
            )
        finally:
            self._say(embedded=embedded())
        if not wanted():
            raise Abandoned
        self._swap(snapshot)
        return _lack(snapshot, len(sources)) if self._enough else ""

    def _prepared(self, catalog: Catalog, previous: Snapshot, recipes: tuple[Recipe, ...]) -> Snapshot:
        """The snapshot of a catalogue without vectors, with all that the first turn searches in."""
        if self._apart.catalog is not catalog:  # else a model came, perhaps while this was made for a build of before
            self._apart = prepare(catalog, previous, self._kept)
        prepared = self._apart
        if Recipe.GUIDE in recipes:
            prepared.text.load()
        return prepared

    def _source(self, embedder: Embedder, recipe: Recipe) -> VectorSource:
        if recipe not in self._sources:
            self._sources[recipe] = VectorSource(embedder, recipe, self._vector_cache)
        return self._sources[recipe]

    def _swap(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot
        self._say(tools=len(snapshot.catalog.tools), revision=snapshot.catalog.revision)

    # ----------------------------------------------------------------------------------------------------- state

    def _say(self, **changes: object) -> None:
        status = replace(self.status, **changes)  # type: ignore[arg-type]  # fields of IndexStatus, by name
        if status != self.status:
            self.status = status
            if self._on_status is not None:
                try:
                    self._on_status(status)
                except Exception:  # noqa: BLE001 - a listener's own fault must not end a build
                    _log.exception("a listener to the index's status failed")

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._first_change = None

    def _check_open(self) -> None:
        if self._closed:
            raise NotReady("The index is closed.", remedy="Make a new ToolRAG.")


def _with_vectors(
    snapshot: Snapshot,
    sources: Sequence[VectorSource],
    progress: Callable[[int, int], None],
    wanted: Callable[[], bool],
    enough: Callable[[], bool],
) -> Snapshot:
    """The snapshot with the vectors of every source's recipe; progress counts the texts of all.

    Without any where one of the recipes has none yet: a policy searches in all of them.
    """
    wanted_texts = [(source, _texts(snapshot, source.recipe)) for source in sources]
    vectors: dict[Recipe, VectorIndex] = {}
    all_found = vectors_of(wanted_texts, progress=progress, wanted=wanted, enough=enough)
    if not all(all_found):
        return snapshot
    for source, found in zip(sources, all_found, strict=True):
        digests = [projection.digests[source.recipe] for projection in snapshot.projections]
        vectors[source.recipe] = VectorIndex.build(source.embedder.model_id, source.embedder.dim, digests, found)
    return replace(snapshot, vectors=vectors)


def _lack(snapshot: Snapshot, recipes: int) -> str:
    """What is said of a build that somebody ended; nothing where every tool has its vectors."""
    tools = len(snapshot.catalog.tools)
    usable = [index.usable for index in snapshot.vectors.values()]
    known = int(np.logical_and.reduce(usable).sum()) if len(usable) == recipes else 0
    if known == tools:
        return ""
    told = DostError(
        f"Indexing was cancelled: {known} of {tools} tools are found by meaning, the others by words alone.",
        remedy="Index them anew to go on.",
    )
    return str(told)


def _texts(snapshot: Snapshot, recipe: Recipe) -> dict[str, str]:
    """The texts of one recipe by digest, each once."""
    return {projection.digests[recipe]: projection.texts[recipe] for projection in snapshot.projections}


def _problem(error: DostError) -> Problem:
    kinds: tuple[tuple[type[DostError], ProblemKind], ...] = (
        (ModelMissing, ProblemKind.MODEL_MISSING),
        (ModelCorrupt, ProblemKind.MODEL_CORRUPT),
        (DownloadFailed, ProblemKind.DOWNLOAD_FAILED),
    )
    kind = next((kind for of, kind in kinds if isinstance(error, of)), ProblemKind.OTHER)
    return Problem(error.title, error.message, error.remedy, kind, datetime.now(UTC))
