"""ToolRAG: the engine as one object. It holds a catalogue, its index and a model, and answers turns.

``trace`` does the work; ``select`` and ``test_select`` are views of the same trace under the guide's names (see
:mod:`.guide_api`), for applications that hold their tools as a mapping of names to definitions. Such tools have the
server ``tools``: ``get_weather`` is ``tools/get_weather``.

All methods are called on one event loop. Nothing that takes time runs on it: turns and builds have a thread each,
so that a turn never waits for a build. A turn's search by words has another, so that it runs while the model does.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

from dost_engine.catalog import catalog_from_list, catalog_from_mapping
from dost_engine.embedding.loading import ModelLoader
from dost_engine.errors import NotReady
from dost_engine.guide_api import GuideApi, checked_mapping
from dost_engine.index.indexer import Indexer
from dost_engine.selection import guide, personal, ranked
from dost_engine.selection.answers import HotAnswers
from dost_engine.selection.explanation import asked_tool, explain_tool
from dost_engine.selection.scene import SHOWN_MISSED, MessageVectors, Scene
from dost_engine.selection.skills import fitting_skills, skill_catalog, skill_recipes
from dost_engine.types import Catalog, ModelState, Policy, Rules, UsageStats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.errors import DostError
    from dost_engine.index.snapshot import Snapshot
    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.types import Explanation, IndexStatus, Turn, TurnTrace


_T = TypeVar("_T")
_ANSWERS = {Rules.GUIDE: guide.answer, Rules.RANKED: ranked.answer, Rules.PERSONAL: personal.answer}


class ToolRAG(GuideApi):
    """Picks the tools that matter for a turn.

    Args:
        load_embedder: Loads the model; runs on a thread. Raises ModelMissing where it is not there.
        download: Fetches the model; runs on a thread. None where nothing may be fetched.
        vector_cache: Vectors on disk; closed by whoever opened it.
        semantic_limit: Tools that one search by meaning returns, at most.
        sticky_window: Assistant messages, from the newest back, whose tools stay.
        debounce_ms: Milliseconds of quiet after the last change before tools are indexed again.
        text_search_limit: Tools that the search by words returns, at most.
        on_status: Called on the event loop whenever the index's status changes.
        usage: Gives what was called so far, for the policies that go by it.
        now: Gives the moment of a turn, in the person's time zone.
        cache_answers: Whether ``trace`` gives the answer of before to a question that is asked again within the hour,
            as long as nothing changed that it depends on.
        policy: The rules of ``trace`` where a call brings none; None for the guide's with the limits above, by which
            the methods with the guide's names always go.

    Attributes:
        embedder: The model; None until it is loaded.
    """

    def __init__(
        self,
        *,
        load_embedder: Callable[[], Embedder],
        download: Callable[[], object] | None = None,
        vector_cache: VectorCache | None = None,
        semantic_limit: int = 5,
        sticky_window: int = 3,
        debounce_ms: int = 100,
        text_search_limit: int = 3,
        on_status: Callable[[IndexStatus], None] | None = None,
        policy: Policy | None = None,
        cache_answers: bool = False,
        usage: Callable[[], UsageStats] = UsageStats,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        self._usage, self._now = usage, now
        self._guide = replace(
            Policy.guide(), semantic_limit=semantic_limit, sticky_window=sticky_window, text_limit=text_search_limit
        )
        self.policy = policy or self._guide
        self.cache_answers = cache_answers
        self._answers = HotAnswers()
        self._indexer = Indexer(
            debounce_ms=debounce_ms, vector_cache=vector_cache, on_status=on_status, recipes=self.policy.recipes
        )
        self._skills = Indexer(debounce_ms=debounce_ms, vector_cache=vector_cache, recipes=skill_recipes(self.policy))
        self.embedder: Embedder | None = None
        self._embed: MessageVectors | None = None
        self._loader = ModelLoader(load_embedder, download, say=self._indexer.say_model, use=self._use)
        self._queries = ThreadPoolExecutor(1, thread_name_prefix="dost-query")
        self._words = ThreadPoolExecutor(1, thread_name_prefix="dost-words")
        self._closed = False

    # ------------------------------------------------------------------------------------------------- life cycle

    async def init(self, *, allow_download: bool = True) -> None:
        """Load the model; once it is there, do nothing. Two calls at once load once.

        Args:
            allow_download: Whether a model that is missing or damaged may be fetched.

        Raises:
            ModelError: the model is missing, damaged, or could not be fetched. The index stays without vectors.
        """
        self._check_open()
        await self._loader.run(allow_download=allow_download)

    def _use(self, embedder: Embedder) -> None:
        if not self._closed:
            self.embedder, self._embed = embedder, MessageVectors(embedder)
            self._indexer.use(embedder)
            self._skills.use(embedder)

    def say_model(
        self, state: ModelState, error: DostError | None = None, *, done_bytes: int = 0, total_bytes: int | None = None
    ) -> None:
        """Report how far somebody else is with bringing the model, while it is not loaded; see the index's."""
        if not self.ready:
            self._indexer.say_model(state, error, done_bytes=done_bytes, total_bytes=total_bytes)

    def use_policy(self, policy: Policy) -> None:
        """Go by other rules from the next turn on; texts that only they rank by are embedded from now on."""
        self.policy = policy
        self._indexer.want(policy.recipes)
        self._skills.want(skill_recipes(policy))

    async def index(self, tools: Iterable[Mapping[str, Any]]) -> dict[str, float]:
        """Index a list of tools now.

        Args:
            tools: ``{name, description, inputSchema}`` each. Entries without a name are left out; of entries that share
                one, the first counts.

        Returns:
            ``{"count": …, "time_ms": …}``. The count is 0 where a newer catalogue overtook this one. An empty list
            gives zeros and changes nothing, as in the guide; ``reindex`` with nothing empties the index.

        Raises:
            NotReady: before ``init()``.
            DostError: the tools could not be embedded; what was indexed before is still there.
        """
        self._check_ready()
        started = time.perf_counter()
        catalog = catalog_from_list(tools or (), self._indexer.catalog.revision + 1)
        if not catalog.tools:
            return {"count": 0, "time_ms": 0}
        seen = await self._indexer.build(catalog)
        count = len(catalog.tools) if seen else 0
        return {"count": count, "time_ms": round((time.perf_counter() - started) * 1000)}

    def reindex(self, active_tools: Catalog | Mapping[str, object], *, anew: bool = False) -> None:
        """Index a catalogue when changes have paused; the newest wins.

        Before the model is there, the tools can be searched by words, and are embedded when it comes. Tools that
        are not in the newest catalogue are not picked any more, at once.

        Args:
            active_tools: A catalogue, or the guide's mapping of names to definitions.
            anew: Whether all tools are indexed again, those too that are as they were. Vectors that are kept stay.

        Raises:
            NotReady: after ``close()``.
            BadRequest: it is neither.
        """
        if not isinstance(active_tools, Catalog):
            active_tools = catalog_from_mapping(checked_mapping(active_tools), self._indexer.catalog.revision + 1)
        self._indexer.request(active_tools, anew=anew)
        if anew or active_tools.skills != self._skills.catalog.skills:
            self._skills.request(skill_catalog(active_tools.skills, active_tools.revision), anew=anew)

    def cancel_indexing(self) -> None:
        """Read no more texts by the model for now; the next reindex goes on from there.

        Tools without a vector are found by words alone until then, and the status says so.
        """
        self._indexer.cancel()
        self._skills.cancel()

    async def flush(self) -> None:
        """Wait until the newest reindex has settled: it is seen by turns, or its failure is said in the status."""
        await asyncio.gather(self._indexer.flush(), self._skills.flush())

    async def close(self) -> None:
        """End both threads. A build that runs is abandoned; a model that is being loaded is let go."""
        self._closed = True
        await asyncio.gather(self._indexer.close(), self._skills.close())
        await asyncio.to_thread(self._queries.shutdown)
        self._words.shutdown()

    # -------------------------------------------------------------------------------------------------- the verb

    async def trace(self, turn: Turn, policy: Policy | None = None, *, missed: int = SHOWN_MISSED) -> TurnTrace:
        """Answer a turn, whole: what was picked, why, and what each arm did.

        Args:
            turn: The question.
            policy: The rules; None for this instance's. Texts that it is the first to rank by are embedded from now on.
            missed: Tools behind the cut that the trace tells of, at most, the nearest first.

        Raises:
            NotReady: after ``close()``.
        """
        rules = policy or self.policy
        scene = replace(self._scene(self._indexer.catalog, rules), added=turn.added, missed=missed)
        beside = self._skill_scene(rules)

        def answer() -> TurnTrace:
            told = _ANSWERS[rules.rules](turn, rules, scene)
            return replace(told, skills=fitting_skills(turn, rules, beside))

        if not self.cache_answers or rules.rules is Rules.PERSONAL:  # which goes by the time of day, too
            return await self._on_query_thread(answer)
        habits = (scene.usage,) if rules.ranking.personal_weight > 0 else ()  # another one after every call
        world = (scene.snapshot, scene.catalog, scene.embed, beside.snapshot, beside.catalog, *habits)
        return await self._on_query_thread(lambda: self._answers.answer(turn, rules, missed, world, answer))

    async def explain(self, turn: Turn, tool: str, policy: Policy | None = None) -> Explanation:
        """Say why a turn picks a tool or not, by the same answer as :meth:`trace`, and what would have let it in.

        Args:
            turn: The question.
            tool: Id, wire name or bare name.
            policy: The rules; None for this instance's.

        Raises:
            ToolNotFound: there is no such tool; the remedy names what is spelt alike.
            SeveralTools: several servers have a tool of that bare name.
            NotReady: after ``close()``.
        """
        rules = policy or self.policy
        scene = replace(self._scene(self._indexer.catalog, rules), added=turn.added)
        answer = _ANSWERS[rules.rules]
        return await self._on_query_thread(
            lambda: explain_tool(turn, rules, scene, asked_tool(scene, tool), answer=answer)
        )

    # ---------------------------------------------------------------------------------------------------- status

    @property
    def ready(self) -> bool:
        """Whether the model is loaded."""
        return self._embed is not None and not self._closed

    @property
    def indexed(self) -> bool:
        """Whether there are tools, and the vectors that this instance's rules need."""
        return self._indexer.snapshot.indexed(self.policy.recipes)

    @property
    def status(self) -> dict[str, Any]:
        """``{ready, indexed, model}``, the model empty until it is loaded."""
        return {"ready": self.ready, "indexed": self.indexed, "model": self.index_status.model_id}

    @property
    def index_status(self) -> IndexStatus:
        """The index and what it is doing."""
        return self._indexer.status

    @property
    def skills_status(self) -> IndexStatus:
        """The index of the skills, which is one of its own."""
        return self._skills.status

    @property
    def snapshot(self) -> Snapshot:
        """What a turn sees now."""
        return self._indexer.snapshot

    @property
    def catalog(self) -> Catalog:
        """The newest catalogue that was given; turns pick from it, and see it whole once it is indexed."""
        return self._indexer.catalog

    # --------------------------------------------------------------------------------------------------- innards

    async def _on_query_thread(self, work: Callable[[], _T]) -> _T:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._queries, work)

    def _scene(self, catalog: Catalog, policy: Policy) -> Scene:
        self._indexer.want(policy.recipes)
        searched, usage, now = self._indexer.snapshot, self._usage(), self._now()
        return Scene(searched, catalog, policy.recipes, self._embed, usage=usage, now=now, aside=self._words)

    def _skill_scene(self, policy: Policy) -> Scene:
        self._skills.want(skill_recipes(policy))
        return Scene(self._skills.snapshot, self._skills.catalog, policy.recipes, self._embed)

    def _check_open(self) -> None:
        if self._closed:
            raise NotReady("This ToolRAG is closed.", remedy="Make a new one.")

    def _check_ready(self) -> None:
        self._check_open()
        if not self.ready:
            raise NotReady("The embedding model is not loaded.", remedy="Call init() first.")


_default: ToolRAG | None = None


def tool_rag() -> ToolRAG:
    """The one default instance: the current user's folders, a sticky window of 10, 500 ms of debounce.

    After ``close()`` the next call makes a new one.
    """
    global _default  # noqa: PLW0603 - the guide's API has one instance per process
    if _default is None or _default._closed:
        from dost_engine.embedding.download import download_model
        from dost_engine.embedding.onnx_model import load_default
        from dost_engine.index.vector_cache import VectorCache
        from dost_engine.settings import Paths

        paths = Paths.from_environment()
        vectors = VectorCache(paths.vectors_file)
        _default = ToolRAG(
            load_embedder=lambda: load_default(paths.models),
            download=lambda: download_model(paths.models),
            vector_cache=vectors,
            sticky_window=10,
            debounce_ms=500,
        )
        weakref.finalize(_default, vectors.close)
    return _default
