"""The words that flow through Dost.

Frozen, slotted values; nothing here imports more than the standard library, and nothing here does anything.
A value that crosses the wire is encoded by :mod:`dost_engine.wire`, which knows these classes and no others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

JsonObject = Mapping[str, Any]
"""A JSON object as it was received. Never changed in place."""


# ------------------------------------------------------------------------------------------- catalogue


@dataclass(frozen=True, slots=True)
class Tool:
    """One tool of one server, as the server described it.

    Attributes:
        id: ``server/name``, split at the *first* slash. Never changes because other tools come or go.
        server: Key of the server; holds no slash, blank or control character.
        name: The name that the server gave; may hold anything.
        description: Text, empty where the server gave none or something that is not text.
        input_schema: JSON Schema of the arguments, as received.
        output_schema: JSON Schema of the structured result, or None.
        annotations: MCP tool annotations (``readOnlyHint``, ``destructiveHint`` …), as received.
        tags: Words from the tool's ``_meta`` and from the user.
    """

    id: str
    server: str
    name: str
    description: str = ""
    input_schema: JsonObject = field(default_factory=dict)
    output_schema: JsonObject | None = None
    annotations: JsonObject = field(default_factory=dict)
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Skill:
    """A written way of working. Its body is fetched on demand and never indexed."""

    id: str
    name: str
    description: str = ""
    tags: tuple[str, ...] = ()
    body: str = ""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One property of a tool's schema, as rankers see it."""

    name: str
    words: tuple[str, ...] = ()
    description: str = ""
    enums: tuple[str, ...] = ()


class Recipe(StrEnum):
    """The texts that can be made of a tool. A policy names the ones that it ranks by."""

    GUIDE = "guide"
    PLAIN = "plain"
    """Name and description."""
    RICH = "rich"
    """Words of server and name, description, and every parameter with its description and values."""


@dataclass(frozen=True, slots=True)
class Projection:
    """Everything of a tool that a ranker may see.

    Attributes:
        id: The tool's id.
        name: The tool's name, whole.
        server: The server's key.
        words: Words of the name, in order, with their case.
        description: The description.
        params: The properties of the input schema, in the schema's order.
        outputs: The properties of the output schema, in the schema's order.
        arguments: Names of the properties at the top of the input schema, as the guide's rules read them.
        texts: One text per recipe.
        digests: sha256 (hex) of each of ``texts``; a vector on disk is found by it.
    """

    id: str
    name: str
    server: str
    words: tuple[str, ...]
    description: str
    params: tuple[Parameter, ...]
    outputs: tuple[Parameter, ...]
    arguments: tuple[str, ...]
    texts: Mapping[Recipe, str]
    digests: Mapping[Recipe, str]


@dataclass(frozen=True, slots=True)
class Catalog:
    """All tools and skills at one moment. A change makes a new one with a higher revision."""

    revision: int = 0
    tools: tuple[Tool, ...] = ()
    skills: tuple[Skill, ...] = ()


# ---------------------------------------------------------------------------------------------- a turn


class Role(StrEnum):
    """Who speaks."""

    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call in a conversation. ``tool`` is the name exactly as the history had it."""

    tool: str
    call_id: str = ""
    arguments: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ToolResult:
    """The result of a call in a conversation, as text."""

    tool: str
    call_id: str = ""
    text: str = ""
    is_error: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a conversation, whatever format it came in."""

    role: Role
    text: str = ""
    calls: tuple[ToolCall, ...] = ()
    results: tuple[ToolResult, ...] = ()


class Method(StrEnum):
    """Which arms rank."""

    HYBRID = "hybrid"
    SEMANTIC = "semantic"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Filters:
    """What may be picked at all. Every field that is set must hold.

    Attributes:
        servers: Keys of servers; empty allows all.
        categories: A tool must carry one of these tags; empty allows all.
        annotations: Annotation values that a tool must have, such as ``{"readOnlyHint": True}``.
        min_score: Floor on the vector arm's cosine, in [-1, 1]; None for the policy's own.
    """

    servers: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    annotations: JsonObject = field(default_factory=dict)
    min_score: float | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may be handed to the model.

    Attributes:
        max_tools: Tools, at most.
        max_tokens: Estimated tokens of their definitions, at most.
    """

    max_tools: int = 10
    max_tokens: int = 4000


@dataclass(frozen=True, slots=True)
class Turn:
    """One question to the engine.

    Attributes:
        text: The user's message.
        history: What came *before* the text, oldest first.
        filters: What may be picked.
        limits: Caps on the result; None leaves it to the policy's own rules.
        method: Which arms rank; None leaves it to the policy.
        origin: Who asks (``chat``, ``inspector``, ``cli``, the name of an app).
    """

    text: str
    history: tuple[Message, ...] = ()
    filters: Filters = field(default_factory=Filters)
    limits: Limits | None = None
    method: Method | None = None
    origin: str = ""


class Rules(StrEnum):
    """The rule sets that a policy sets the options of."""

    GUIDE = "guide"
    """Each arm gives its first few; the selection is their union."""
    RANKED = "ranked"
    """Every tool has a score in every arm; the arms are fused over the whole catalogue."""


class Fusion(StrEnum):
    """How the scores of two arms become one order."""

    ZSCORE = "zscore"
    """Weighted sum of the scores in standard deviations from their mean: keeps how far ahead a tool is. The others
    lose on the sets: min-max .006 of Recall@5, reciprocal ranks .025."""
    RRF = "rrf"
    """Sum of 1 / (k + rank): knows places only."""


class TextRecipe(StrEnum):
    """What the text arm of the ranked rules searches in, and how words count there."""

    FIELDS = "fields"
    """BM25F over the projection's weighted fields (k1 1.2, b .75)."""
    ONE_FIELD = "one_field"
    """Ratel's: BM25 over one text of name, description and both schemas (k1 .9, b .4)."""
    WHOOSH = "whoosh"
    """Whoosh's own BM25F over the same fields: slower, and indexed anew after every change."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Options of the ranked rules. Measured on public sets, where neighbouring values are within .004 of Recall@5.

    Attributes:
        recipes: Texts of a tool that are embedded; its cosine is the largest. ``rich`` alone costs .003 and halves
            the time and memory of the index.
        method: Which arms rank.
        text_recipe: What the text arm searches in.
        fusion: How the arms become one order.
        semantic_weight: Of the vector arm in the fusion by z-scores.
        text_weight: Of the text arm there. Neither arm alone reaches the two: .783 and .811 against .852.
        rrf_k: Damps the first places in the fusion by reciprocal ranks; 60 is what everybody uses.
        arm_depth: Places of an arm that count in the fusion by reciprocal ranks.
        semantic_context: What the cosine to the last, second last … user message counts beside the message's own. So
            mild that a message with content wins by itself, so that no rule has to say what is vague.
        text_context: The weight of words of the last, second last … user message; those of the message weigh 1.
        answer_context: The weight of words of the last answer: the user confirms what was talked about there.
        typo_weight: The weight of an indexed word one edit away from a word that no tool holds.
        semantic_margin: A tool is near the best when its cosine is at most this much lower.
        fused_margin: Or when its fused score is, in the fusion's z units.
        fewest: Tools that are picked at least, beside one per clause of the message.
        fewest_most: What clauses can raise that to.
        most: Tools that are picked by rank, at most.
        names_first: Whether a compound tool name in the message puts that tool first.
        fits_cosine: Where no tool's cosine to the message, or weighted to one before it, reaches this, nothing fits.
        fits_context: What the cosine to an earlier message counts there: more than in the ranking, because a message
            without content ("yes, that one") means what was talked about, and nothing else has to be beaten.
        fits_wordless: What a tool must reach where a message is small talk: stop words alone, and nothing before it.
        all_fit_tools: A catalogue of at most this many tools is handed out whole when something fits. 0 for never.
        all_fit_tokens: And of at most so many tokens.
        sticky_turns: User turns, from the newest back, whose tools stay.
        sticky_most: Tools that stay at most, beside those that are picked anyway.
    """

    recipes: tuple[Recipe, ...] = (Recipe.PLAIN, Recipe.RICH)
    method: Method = Method.HYBRID
    text_recipe: TextRecipe = TextRecipe.FIELDS
    fusion: Fusion = Fusion.ZSCORE
    semantic_weight: float = 0.6
    text_weight: float = 0.4
    rrf_k: int = 60
    arm_depth: int = 100
    semantic_context: tuple[float, ...] = (0.6, 0.4, 0.3)
    text_context: tuple[float, ...] = (0.25, 0.10, 0.05)
    answer_context: float = 0.25
    typo_weight: float = 0.5
    semantic_margin: float = 0.12
    fused_margin: float = 1.5
    fewest: int = 2
    fewest_most: int = 8
    most: int = 10
    names_first: bool = True
    fits_cosine: float = 0.22
    fits_context: float = 0.8
    fits_wordless: float = 0.32
    all_fit_tools: int = 10
    all_fit_tokens: int = 4000
    sticky_turns: int = 10
    sticky_most: int = 5


class Dial(StrEnum):
    """How many tools a person wants the model to get."""

    LEAN = "lean"
    NORMAL = "normal"
    WIDE = "wide"


@dataclass(frozen=True, slots=True)
class Policy:
    """A way of choosing, as data.

    Attributes:
        name: Shown in traces.
        rules: Which rule set the options are of.
        recipe: Guide: the text of a tool that is embedded.
        semantic_limit: Guide: tools that one vector search returns, at most.
        semantic_floor: Guide: cosine below which a tool is no hit.
        text_limit: Guide: tools that the text search returns, at most.
        sticky_window: Guide: assistant messages, from the newest back, whose calls are kept.
        vague_words: Guide: a message of this many words or fewer is vague.
        vague_score: Guide: a message whose best (rounded) cosine is below this is vague.
        ranking: The options of the ranked rules.
    """

    name: str
    rules: Rules = Rules.GUIDE
    recipe: Recipe = Recipe.GUIDE
    semantic_limit: int = 5
    semantic_floor: float = 0.25
    text_limit: int = 3
    sticky_window: int = 3
    vague_words: int = 6
    vague_score: float = 0.4
    ranking: Ranking = field(default_factory=Ranking)

    @property
    def least_cosine(self) -> float:
        """The cosine below which nothing is near in meaning."""
        return self.semantic_floor if self.rules is Rules.GUIDE else self.ranking.fits_cosine

    @property
    def recipes(self) -> tuple[Recipe, ...]:
        """The texts that must have vectors before the policy can rank by meaning; none where it never does."""
        if self.rules is Rules.GUIDE:
            return (self.recipe,)
        return () if self.ranking.method is Method.TEXT else self.ranking.recipes

    @classmethod
    def guide(cls) -> Policy:
        """The rules of the ToolRAG guide's code, with its defaults."""
        return cls(name="guide")

    @classmethod
    def default(cls, dial: Dial = Dial.NORMAL) -> Policy:
        """The best that was found by measurement; see ``docs/benchmarks.md``.

        Args:
            dial: ``lean`` hands out 3 tools, ``wide`` 10; ``normal`` as many as are near the best.
        """
        fixed = {Dial.LEAN: 3, Dial.WIDE: 10}.get(dial)
        ranking = Ranking() if fixed is None else Ranking(fewest=fixed, fewest_most=fixed, most=fixed)
        return cls(name="default" if fixed is None else f"default, {dial}", rules=Rules.RANKED, ranking=ranking)

    @classmethod
    def named(cls, name: str) -> Policy:
        """The policy of a name, as people write it.

        Args:
            name: ``default``, ``lean``, ``wide``, ``guide``, a :class:`Method`, or ``ratel-`` and Ratel's method.

        Raises:
            ValueError: there is none of that name; the message lists them.
        """
        known = {"default": cls.default(), "lean": cls.default(Dial.LEAN), "wide": cls.default(Dial.WIDE)}
        known |= {"guide": cls.guide()} | {str(method): cls.of_method(method) for method in Method}
        known |= {f"ratel-{method}": cls.ratel(method) for method in ("bm25", "semantic", "hybrid")}
        if name not in known:
            raise ValueError(f"There is no policy {name!r}; there are {', '.join(known)}.")
        return known[name]

    @classmethod
    def of_method(cls, method: Method) -> Policy:
        """Rank by one method over Dost's own arms, alike for every message: the first 10, and nothing around them.

        ``hybrid`` fuses by reciprocal ranks, as everybody does who has no measurements.
        """
        ten = Ranking(method=method, fusion=Fusion.RRF, fewest=10, fewest_most=10, all_fit_tools=0)
        return cls(name=str(method), rules=Rules.RANKED, ranking=ten)

    @classmethod
    def ratel(cls, method: str = "bm25") -> Policy:
        """Ratel's documented ranking: the message alone, one text, BM25 with k1 .9 and b .4, reciprocal ranks.

        Args:
            method: ``bm25``, ``semantic`` or ``hybrid``.

        Raises:
            ValueError: it is none of them.
        """
        arms = {"bm25": Method.TEXT, "semantic": Method.SEMANTIC, "hybrid": Method.HYBRID}
        if method not in arms:
            raise ValueError(f"{method!r} is none of {', '.join(arms)}")
        ranking = Ranking(
            recipes=(Recipe.RICH,),
            method=arms[method],
            text_recipe=TextRecipe.ONE_FIELD,
            fusion=Fusion.RRF,
            semantic_context=(),
            text_context=(),
            answer_context=0.0,
            typo_weight=0.0,
            fewest=10,
            fewest_most=10,
            names_first=False,
            fits_cosine=-1.0,
            fits_wordless=-1.0,
            all_fit_tools=0,
            sticky_most=0,
        )
        return cls(name=f"ratel {method}", rules=Rules.RANKED, ranking=ranking)


# --------------------------------------------------------------------------------------------- a trace


class Arm(StrEnum):
    """A way by which tools are found."""

    SEMANTIC = "semantic"
    CONTEXT = "context"
    """The vector search for the message enriched with the one before it."""
    TEXT = "text"
    NAME = "name"
    """Names of tools that the message holds."""
    STICKY = "sticky"


class Source(StrEnum):
    """The label of a pick. Colour and word are the same everywhere it is shown."""

    SEMANTIC = "semantic"
    TEXT = "text"
    STICKY = "sticky"
    BOTH = "both"
    NAME = "name"
    PINNED = "pinned"
    ALL = "all"
    """Given only because every tool is given: all fit, or :attr:`Selection.fallback` says why."""


@dataclass(frozen=True, slots=True)
class Query:
    """How the message was understood.

    Attributes:
        text: The message.
        searched_text: What the vector arm searched for in the end.
        vague: Whether the policy called the message vague.
        context: The earlier message that it was read together with, or empty.
        reason: How it was read and why, in words that continue "read as": ``vague (2 words, …), together with …``.
    """

    text: str
    searched_text: str
    vague: bool = False
    context: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MatchedWord:
    """A word of the message that a text hit holds.

    Attributes:
        word: The word as searched for.
        found: Words of the tool that it matched, in order of their contribution.
        score: What it added to the hit's score, in the arm's unit.
        place: Where in the tool it matters most (``name``, ``description``, ``parameters`` …), where the arm says so.
    """

    word: str
    found: tuple[str, ...]
    score: float
    place: str = ""


@dataclass(frozen=True, slots=True)
class Hit:
    """A tool that an arm found.

    Attributes:
        id: The tool's id.
        arm: The arm.
        rank: 1 for the best.
        score: In the arm's own unit (cosine, BM25); never compared across arms.
        words: For the hits of the text arm that were taken and the next 20, what matched.
    """

    id: str
    arm: Arm
    rank: int
    score: float
    words: tuple[MatchedWord, ...] = ()


class StageStatus(StrEnum):
    """How an arm did. A silent arm is data, not a log line."""

    OK = "ok"
    SKIPPED = "skipped"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Stage:
    """What one arm did in one turn.

    Attributes:
        arm: The arm.
        status: Whether it ran.
        hits: First 100 hits, best first, the ones that the policy's limit cut off included.
        took_ms: Wall time in milliseconds.
        note: Why it was skipped, why it failed, or what is special about it; empty otherwise.
    """

    arm: Arm
    status: StageStatus
    hits: tuple[Hit, ...] = ()
    took_ms: float = 0.0
    note: str = ""


class Verdict(StrEnum):
    """What became of a candidate."""

    PICKED = "picked"
    BELOW_THRESHOLD = "below_threshold"
    OVER_LIMIT = "over_limit"
    FILTERED = "filtered"
    DISABLED = "disabled"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A tool that an arm or a rule named, and what became of it.

    Attributes:
        id: The tool's id.
        hits: Its hits, one per arm that found it.
        fused: The fused score, where the policy fuses.
        factors: Named parts of the score.
        boosts: Named multipliers of the score.
        score: What it was ordered by.
        verdict: Its fate.
        tokens: Estimated tokens of its definition.
        note: The verdict in a few words, and in brackets what else is to be known ("0.04 below the cut (0.25 by
            meaning)"). What stands before the bracket is enough where there is little room.
    """

    id: str
    hits: tuple[Hit, ...] = ()
    fused: float | None = None
    factors: Mapping[str, float] = field(default_factory=dict)
    boosts: Mapping[str, float] = field(default_factory=dict)
    score: float = 0.0
    verdict: Verdict = Verdict.PICKED
    tokens: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """A tool that the model gets.

    Attributes:
        id: The tool's id.
        source: The label shown.
        flags: Every arm and rule that named it, as sorted words.
        score: The larger of its arms' scores, 0 where only a rule named it.
        reason: A sentence.
    """

    id: str
    source: Source
    flags: tuple[str, ...]
    score: float
    reason: str


@dataclass(frozen=True, slots=True)
class Selection:
    """The answer. The order is meaning, and it is stable.

    Attributes:
        picks: Best first.
        catalog_revision: The catalogue that it was taken from.
        fallback: Why the usual rules were not used ("not ready: all tools"), or empty.
    """

    picks: tuple[Pick, ...] = ()
    catalog_revision: int = 0
    fallback: str = ""


@dataclass(frozen=True, slots=True)
class TurnTrace:
    """One turn, whole: what panel, inspector, ``dost why`` and golden files show.

    Attributes:
        turn_id: Unique.
        at: When, with time zone.
        origin: Who asked.
        policy: The rules used, with the options of this turn.
        query: How the message was understood.
        stages: The arms in the order in which they ran.
        candidates: Picks first, in their order; then the rest, nearest to being picked first.
        selection: The answer.
        skills: Skills that fit.
        took_ms: Wall time in milliseconds.
        tokens_all: Estimated tokens of all tool definitions of the catalogue.
        tokens_sent: Estimated tokens of the picked ones.
        tools_all: Tools in the catalogue.
    """

    turn_id: str
    at: datetime
    origin: str
    policy: Policy
    query: Query
    stages: tuple[Stage, ...]
    candidates: tuple[Candidate, ...]
    selection: Selection
    skills: tuple[Skill, ...] = ()
    took_ms: float = 0.0
    tokens_all: int = 0
    tokens_sent: int = 0
    tools_all: int = 0


# ----------------------------------------------------------------------------------------- the service


class ServerState(StrEnum):
    """Where a server's connection stands."""

    DISABLED = "disabled"
    STARTING = "starting"
    READY = "ready"
    FAILED = "failed"
    STOPPING = "stopping"


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """One configured server.

    Attributes:
        name: Its key in ``servers.json``.
        state: Where it stands.
        transport: ``stdio`` or ``http``.
        target: The command line or address, without secrets.
        since: When the state began, with time zone.
        error: The last error in a sentence, or empty.
        retry_at: When it is tried again, or None.
        tools: Tools that it offers.
        skipped: Entries of its tool list that could not be used, each with the reason.
        pid: Process id of a stdio server, or None.
    """

    name: str
    state: ServerState
    transport: str
    target: str
    since: datetime
    error: str = ""
    retry_at: datetime | None = None
    tools: int = 0
    skipped: tuple[str, ...] = ()
    pid: int | None = None


class ModelState(StrEnum):
    """Where the embedding model stands."""

    ABSENT = "absent"
    DOWNLOADING = "downloading"
    LOADING = "loading"
    READY = "ready"
    FAILED = "failed"


class ProblemKind(StrEnum):
    """What a program can do about a problem, where it can do something."""

    OTHER = "other"
    MODEL_MISSING = "model_missing"
    """A download brings the model."""
    MODEL_CORRUPT = "model_corrupt"
    """A download replaces the damaged model."""
    DOWNLOAD_FAILED = "download_failed"
    """It may be tried again."""


@dataclass(frozen=True, slots=True)
class Problem:
    """An error as a value, for showing.

    Attributes:
        title: A heading.
        message: What is wrong and where, in a sentence.
        remedy: What to do, in a sentence, or empty.
        kind: For programs.
        at: When it came up, with time zone; tells a second failure from the first.
    """

    title: str
    message: str
    remedy: str = ""
    kind: ProblemKind = ProblemKind.OTHER
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class IndexStatus:
    """The index and what it is doing.

    Attributes:
        model: Where the model stands.
        model_id: Which model; empty while none is loaded.
        model_problem: Why there is no model, or None while there is one or one is on its way.
        model_done_bytes: Of the model, while it is downloaded.
        model_total_bytes: Of the model, as it is downloaded; 0 where nobody knows.
        note: Why the model or the last build failed and what to do, or empty.
        tools: Tools that a turn sees now.
        revision: Revision of the catalogue that a turn sees now.
        building: Whether a newer catalogue is being indexed.
        done: Texts of the running build that have vectors.
        total: Texts of the running build.
        embedded: Texts embedded since the start; 0 after a restart whose vectors were all on disk.
    """

    model: ModelState
    model_id: str = ""
    model_problem: Problem | None = None
    model_done_bytes: int = 0
    model_total_bytes: int = 0
    note: str = ""
    tools: int = 0
    revision: int = 0
    building: bool = False
    done: int = 0
    total: int = 0
    embedded: int = 0


@dataclass(frozen=True, slots=True)
class ServiceStatus:
    """What ``dost status`` and the status bar show.

    Attributes:
        version: Of Dost.
        pid: Of the process that hosts the service.
        host: ``app``, ``daemon`` or ``command``.
        url: Of the gateway; empty where there is none.
        index: The index.
        servers: The servers, in the order of the file.
        problems: What could not be read or written and what to do, a sentence each.
        embedding: What makes vectors of texts, as the settings name it.
    """

    version: str
    pid: int
    host: str
    url: str
    index: IndexStatus
    servers: tuple[ServerStatus, ...] = ()
    problems: tuple[str, ...] = ()
    embedding: str = ""


@dataclass(frozen=True, slots=True)
class ToolInfo:
    """A tool as apps see it.

    Attributes:
        tool: The tool.
        wire_name: Its name towards models: ``[A-Za-z_][A-Za-z0-9_-]*``, 64 characters at most.
        tokens: Estimated tokens of its definition.
    """

    tool: Tool
    wire_name: str
    tokens: int


@dataclass(frozen=True, slots=True)
class Invocation:
    """What came of a call.

    Attributes:
        tool_id: The tool.
        text: The result as text for a model or a person; never empty.
        content: The content blocks as the server sent them.
        structured: The structured result, or None.
        is_error: Whether the tool said that it failed.
        took_ms: Wall time in milliseconds.
    """

    tool_id: str
    text: str
    content: tuple[JsonObject, ...] = ()
    structured: JsonObject | None = None
    is_error: bool = False
    took_ms: float = 0.0


class EventKind(StrEnum):
    """What an event is about. ``data`` of an event is the named value, encoded."""

    INDEX = "index"
    """:class:`IndexStatus`, whenever it changes."""
    SERVER = "server"
    """:class:`ServerStatus`, whenever it changes."""
    SERVER_REMOVED = "server_removed"
    """``{"name": …}``"""
    CATALOG = "catalog"
    """``{"revision": …, "tools": …}``: turns now see another catalogue."""
    TRACE = "trace"
    """``{"turn_id": …, "origin": …}``: a turn was answered."""
    SLOW_LOAD = "slow_load"
    """``{"model_id": …, "load_ms": …, "limit_ms": …}``: loading the embedding model took longer than the limit."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in the service.

    Attributes:
        seq: Rises by one per event within one run of the service.
        kind: What it is about.
        data: JSON, by kind.
    """

    seq: int
    kind: EventKind
    data: JsonObject
