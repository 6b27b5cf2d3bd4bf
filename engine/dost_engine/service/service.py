"""The service: the catalogue, its index, the MCP servers and the gateway, on one event loop.

It has no opinion on where it lives. ``dost serve`` runs it as a daemon, the app in a thread, a single command in its
own process; so it touches no signals, no main thread and no global state.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.catalog import with_choices
from dost_engine.embedding.models import MINILM, ModelSpec
from dost_engine.embedding.onnx_model import slow_ms
from dost_engine.embedding.sources import is_own, load_source, shown
from dost_engine.errors import NotFound, NotReady
from dost_engine.gateway.events import EventLog
from dost_engine.gateway.routes import gateway_app
from dost_engine.gateway.server import GatewayServer
from dost_engine.index.vector_cache import VectorCache
from dost_engine.mcp_store.store import McpStore
from dost_engine.server_text import one_line
from dost_engine.service.calls import Calls
from dost_engine.service.choices import UserChoices
from dost_engine.service.evaluations import Evaluations
from dost_engine.service.findings import Findings
from dost_engine.service.hosting import Hosting
from dost_engine.service.kept import Kept
from dost_engine.service.live_settings import LiveSettings
from dost_engine.service.lock import ProfileLock
from dost_engine.service.model import ModelSupply
from dost_engine.service.retrieval import Retrieval
from dost_engine.service.server_list import ServerList
from dost_engine.service.sign_ins import ServerSignIns
from dost_engine.service.skills import Skills
from dost_engine.service.tool_infos import ToolInfos
from dost_engine.service.traces import Traces
from dost_engine.service.usage import Usage
from dost_engine.settings import user_policy
from dost_engine.toolrag import ToolRAG
from dost_engine.types import EventKind, Policy, ServiceStatus
from dost_engine.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.gateway.calls import InvokeRequest
    from dost_engine.mcp_store.prompts import Prompts
    from dost_engine.settings import Paths, Settings
    from dost_engine.types import (
        IndexStatus,
        Invocation,
        JsonObject,
        ServerStatus,
        Tool,
        ToolInfo,
        Turn,
        TurnTrace,
    )

logger = logging.getLogger(__name__)

LOCK_WAIT_S = 10.0  # a command that holds the profile ends sooner
MODEL_LOOK_S = 5.0  # how often a missing model is looked for: `dost model get` may run beside us
MISSED_IN_A_TRIAL = 100  # tools behind the cut that whoever tries the rules out sees
SOURCE_LOOK_S = 30.0  # how often a source of vectors that is not ours is tried again: its server may start after us


class Service:
    """One running engine.

    Attributes:
        url: Of the gateway; empty before :meth:`start`.
        token: That the gateway asks for; new in every service.
        hosting: Where it lives, and who uses it.
        events: What happened since the start.
        usage: What was called.
        traces: The turns that were answered.
        calls: Calls of tools, and who decides about them.
        server_list: The list of servers, to be changed.
        sign_ins: Sign-ins to servers.
        skills: The skills of the user's folders.
    """

    def __init__(
        self,
        paths: Paths,
        settings: Settings,
        *,
        host: str,
        load_embedder: Callable[[], Embedder] | None = None,
        model_spec: ModelSpec = MINILM,
        model_look_s: float | None = None,
    ) -> None:
        """Put a service together; nothing runs and no file is touched yet.

        Args:
            paths: Where the files are.
            settings: What the user set.
            host: ``app``, ``daemon`` or ``command``; a command writes no endpoint file, so that nobody joins it.
            load_embedder: Loads the model, in a thread; by default the one that the settings name.
            model_spec: The model that is looked for and downloaded.
            model_look_s: Seconds after which it is looked for again while there is no model; None for what suits it.
        """
        self.token = secrets.token_urlsafe(32)  # 256 bits
        self.hosting = Hosting(host, paths.endpoint_file)
        self.events = EventLog()
        self.usage = Usage(paths.usage_file, recording=settings.count_calls, policy=lambda: self._running()[0].policy)
        self.traces = Traces(paths.traces_file, keeping=settings.keep_traces, engine=self._engine)
        self.server_list = ServerList(paths.servers_file, paths.data, lambda: self._running()[1].locate)
        self.sign_ins = ServerSignIns(lambda: self._running()[1])
        there = (lambda: self._tools, lambda: [server.name for server in self.servers()])
        self.choices = UserChoices(paths.tools_file, changed=self._offer, tools=there[0], servers=there[1])
        self.skills = Skills(paths.skills, settings.skill_folders, changed=self._offer, prompts=self._prompts)
        self.settings = LiveSettings(paths.settings_file, settings, engine=self._engine, skills=self.skills)
        self.findings = Findings(engine=self._engine, cache=lambda: self._vectors)
        self.retrieval = Retrieval(engine=self._engine, select=self.select, personal_rules=self.settings.personal_rules)
        self.calls = Calls(
            paths.calls_file,
            choices=self.choices,
            settings=lambda: self.settings.running,
            events=self.events,
            usage=self.usage,
            store=lambda: self._running()[1],
        )
        parts = (self.traces, self.usage, self.calls)
        self.kept = Kept(paths, settings, parts, lambda: self._vectors, lambda: self._running()[1])
        self._paths = paths
        self._settings = settings
        self._load_embedder = load_embedder or partial(load_source, settings.embedding, paths.models, minilm=model_spec)
        self.evaluations = Evaluations(paths, self._load_embedder, self.events, self.settings)
        own = load_embedder is not None or is_own(settings.embedding)
        self._model_spec = model_spec if own else None
        self._model_look_s = model_look_s or (MODEL_LOOK_S if own else SOURCE_LOOK_S)
        self._lock = ProfileLock(paths)
        self._gateway = GatewayServer()
        self._revision = 0
        self._seen_revision = 0
        self._tools: tuple[Tool, ...] = ()
        self._infos = ToolInfos(warned=self._tell_catalog)
        self._rag: ToolRAG | None = None
        self._store: McpStore | None = None
        self._vectors: VectorCache | None = None
        self._model: ModelSupply | None = None

    @property
    def url(self) -> str:
        """Where the gateway answers; empty before the start."""
        return self._gateway.url

    # -------------------------------------------------------------------------------------- life

    async def start(self, *, lock_wait_s: float = LOCK_WAIT_S, take_over: bool = False) -> None:
        """Take the profile, answer at once, and bring up servers and model in the background.

        Args:
            lock_wait_s: Seconds to wait for whoever has the profile and will soon end.
            take_over: Wait for a service that answers too: it is about to end.

        Raises:
            AlreadyRunning: another process has the profile; names it.
            StorageError: the lock file cannot be made.
            ServiceError: the port cannot be used.
        """
        await self._lock.acquire(lock_wait_s, take_over=take_over)
        try:
            self.usage.open()
            self.traces.open()
            self.calls.open()
            self.choices.start()
            self._vectors = VectorCache(self._paths.vectors_file)
            self._rag = ToolRAG(
                load_embedder=partial(self._load, asyncio.get_running_loop()),
                vector_cache=self._vectors,
                semantic_limit=self._settings.semantic_limit,
                sticky_window=self._settings.sticky_window,
                text_search_limit=self._settings.text_limit,
                policy=user_policy(self._settings),
                cache_answers=self._settings.cache_answers,
                usage=self.usage.stats,
                debounce_ms=self._settings.debounce_ms,
                on_status=self._on_index,
            )
            self._model = ModelSupply(self._rag, self._paths.models, self._model_spec, look_s=self._model_look_s)
            self._store = McpStore(
                self._paths.servers_file,
                on_tools=self._on_tools,
                on_server=self._on_server,
                on_removed=self._on_removed,
                processes_file=self._paths.processes_file,
                lists_file=self._paths.tool_lists_file,
                eras_file=self._paths.eras_file,
                results_folder=self._paths.results_folder,
                on_prompts=self._offer,
            )
            self.skills.want_prompts(self._settings.prompts_as_skills)
            await self._gateway.start(
                lambda port: gateway_app(self, token=self.token, port=port), self._settings.gateway_port
            )
            self.hosting.announce(self.url, self.token)
            await self.skills.start()  # which offers them
            await self._store.start()
            self._model.start()
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End everything: no connection, thread or child process is left. May be called at any time, also twice."""
        self.hosting.withdraw()  # first, so that nobody comes to a closing door
        self.calls.end_waiting()
        self.events.close()
        model, self._model = self._model, None
        if model is not None:
            await model.close()
        # The servers end while the gateway drains: calls in flight get their answer from that.
        store, self._store = self._store, None
        rag, self._rag = self._rag, None
        vectors, self._vectors = self._vectors, None
        ends = [self._gateway.stop(), *([store.stop()] if store else []), *([rag.close()] if rag else [])]
        for outcome in await asyncio.gather(*ends, return_exceptions=True):
            if isinstance(outcome, BaseException):
                logger.error("A part of the service did not end well", exc_info=outcome)
        await self._infos.close()
        await self.choices.stop()
        await self.skills.stop()
        for part in (self.evaluations, self.usage, self.traces, self.calls):
            await part.close()
        if vectors is not None:
            vectors.close()
        self._lock.release()

    async def wait_settled(self, timeout_s: float) -> None:
        """Wait until every server is ready or failed, the model is loaded or not to be had, and the index is built."""
        rag, store = self._running()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                await store.wait_settled(timeout_s)
                if store.prompts is not None:
                    await store.prompts.wait_listed()
                if self._model is not None:
                    await self._model.wait_looked()
                await rag.flush()
                await self._infos.settle()

    # -------------------------------------------------------------------------------------- what others ask

    def status(self) -> ServiceStatus:
        """The state of everything."""
        rag, store = self._running()
        problems = [*self.hosting.problems, *store.problems(), *self.choices.problems, *self.skills.problems]
        problems += [*self.usage.problems, *self.traces.problems, *self.calls.problems]
        if self._vectors is not None and self._vectors.problem:
            problems.append(self._vectors.problem)
        if rag.skills_status.note not in {"", rag.index_status.note}:
            problems.append(f"Skills: {rag.skills_status.note}")
        return ServiceStatus(
            version=VERSION,
            pid=os.getpid(),
            host=self.hosting.host,
            url=self.url,
            index=rag.index_status,
            servers=store.servers(),
            problems=tuple(problems),
            embedding=shown(self._settings.embedding),
            warned_revision=self._infos.warned_revision,
        )

    def tools(self) -> tuple[ToolInfo, ...]:
        """The newest catalogue, in its order; the index may be a moment behind it."""
        return self.calls.marked(self._infos.all(self._store.cached() if self._store is not None else ()))

    def servers(self) -> tuple[ServerStatus, ...]:
        """The configured servers, in the order of the file."""
        return self._running()[1].servers()

    def server_logs(self, name: str) -> tuple[str, ...]:
        """A server's last log lines, oldest first.

        Raises:
            NotFound: no server has that name.
        """
        self._check_server(name)
        return self._running()[1].logs(name)

    async def restart_server(self, name: str) -> None:
        """End a server and start it again; raises :class:`NotFound` where no server has that name."""
        self._check_server(name)
        await self._running()[1].restart(name)

    def reindex(self) -> None:
        """Ask every server for its tools again and index all tools anew; returns at once. The index says how it goes.

        Raises:
            NotReady: the service is not running.
        """
        self._running()[1].list_again()
        self._offer(anew=True)

    def cancel_indexing(self) -> None:
        """End the indexing that runs; tools that were not reached are found by words alone until the next one."""
        self._running()[0].cancel_indexing()

    def get_model(self) -> None:
        """Download the model, unless it is there or on its way; returns at once. The index says how it goes."""
        self._running()
        if self._model is not None:
            self._model.get()

    def cancel_model(self) -> None:
        """End the download of the model, if there is one; returns at once."""
        self._running()
        if self._model is not None:
            self._model.cancel()

    async def select(self, turn: Turn, policy: Policy | None = None) -> TurnTrace:
        """Choose tools, remember the trace and tell the followers of the events."""
        trace = await self._running()[0].trace(turn, policy)
        self.traces.keep(turn, trace)
        self.usage.answered(trace, counts=turn.keep)
        self.events.publish(EventKind.TRACE, {"turn_id": trace.turn_id, "origin": trace.origin})
        return trace

    async def test_select(self, turn: Turn, policy: Policy | None = None) -> TurnTrace:
        """Choose tools and leave no trace. Without a policy the user's own is used."""
        return await self._running()[0].trace(turn, policy, missed=MISSED_IN_A_TRIAL)

    async def invoke(self, asked: InvokeRequest) -> Invocation:
        """Call a tool, if that is allowed: see :meth:`Calls.invoke`."""
        invocation = await self.calls.invoke(asked)
        logger.info("%s called %s: %.0f ms", one_line(asked.origin) or "someone", asked.tool_id, invocation.took_ms)
        return invocation

    def _load(self, loop: asyncio.AbstractEventLoop) -> Embedder:
        """Load the model, in a thread; a slow load leaves an event."""
        started = time.perf_counter()
        embedder = self._load_embedder()
        load_ms, limit_ms = (time.perf_counter() - started) * 1000, slow_ms()
        if load_ms > limit_ms:
            logger.warning("Loading %s took %.1f s.", embedder.model_id, load_ms / 1000)
            told: JsonObject = {"model_id": embedder.model_id, "load_ms": round(load_ms), "limit_ms": limit_ms}
            loop.call_soon_threadsafe(self.events.publish, EventKind.SLOW_LOAD, told)
        return embedder

    def _engine(self) -> ToolRAG:
        return self._running()[0]

    def _prompts(self) -> Prompts | None:
        return self._store.prompts if self._store is not None else None

    def _running(self) -> tuple[ToolRAG, McpStore]:
        if self._rag is None or self._store is None:
            raise NotReady("The service is not running.", remedy="Start it again.")
        return self._rag, self._store

    def _check_server(self, name: str) -> None:
        names = [server.name for server in self.servers()]
        if name not in names:
            known = ", ".join(names) or "none"
            raise NotFound(f"There is no server {name!r}; there are: {known}.", remedy="See `dost servers`.")

    # -------------------------------------------------------------------------------------- what happens

    def _on_tools(self, tools: tuple[Tool, ...]) -> None:
        self._tools = tools
        self._offer()

    def _offer(self, *, anew: bool = False) -> None:
        """Make the catalogue of what servers offer and of what the user decided, and have it indexed."""
        self._revision += 1
        catalog = with_choices(self._tools, self.choices.current, revision=self._revision, skills=self.skills.all())
        self._infos.offer(catalog)
        if self._rag is not None:
            self._rag.reindex(catalog, anew=anew)

    def _on_server(self, server: ServerStatus) -> None:
        self.events.publish(EventKind.SERVER, wire.to_object(server))

    def _on_removed(self, name: str) -> None:
        self.events.publish(EventKind.SERVER_REMOVED, {"name": name})

    def _on_index(self, index: IndexStatus) -> None:
        self.events.publish(EventKind.INDEX, wire.to_object(index))
        if index.revision != self._seen_revision:
            self._seen_revision = index.revision
            self._tell_catalog()

    def _tell_catalog(self) -> None:
        if self._rag is not None:
            index = self._rag.index_status
            self.events.publish(EventKind.CATALOG, {"revision": index.revision, "tools": index.tools})
