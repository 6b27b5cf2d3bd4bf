"""The ways of choosing, as data. Every number stands beside its reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from dost_engine.types.catalog import Recipe
from dost_engine.types.personal import Personal
from dost_engine.types.turn import Method


class Rules(StrEnum):
    """The rule sets that a policy sets the options of."""

    GUIDE = "guide"
    """Each arm gives its first few; the selection is their union."""
    RANKED = "ranked"
    """Every tool has a score in every arm; the arms are fused over the whole catalogue."""
    PERSONAL = "personal"
    """The nearest in meaning, ordered by what was called on this machine, too."""


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
        clause_weight: What the cosine to one clause counts, where a message has several tasks; 0 for not looking.
        typo_weight: The weight of an indexed word one edit away from a word that no tool holds.
        semantic_margin: A tool is near the best when its cosine is at most this much lower.
        fused_margin: Or when its fused score is, in the fusion's z units. .13 and 2 hand out .4 of a tool more than .12
            and 1.5, which was first chosen, and hold .008 more of the needed ones on the six sets that chose them, .007
            on the six that confirm.
        fewest: Tools that are picked at least, beside one per clause of the message.
        fewest_most: What clauses can raise that to.
        most: Tools that are picked by rank, at most.
        names_first: Whether a compound tool name in the message puts that tool first.
        fits_cosine: Where no tool's nearness to the message, or weighted to one before it, reaches this, nothing fits.
            Nearness is the cosine less what the message has with tools everywhere, and more where the best tool stands
            out. Chosen on six sets, confirmed on six others: it refuses .71 and .71 of the requests that nothing fits,
            and costs .009 and .010 of the needed tools.
        fits_common: What the cosine to tools everywhere takes away. At .01 of the needed tools the sets that confirm
            refuse .71 with it and .65 without.
        fits_context: What an earlier message counts there: more than in the ranking, because a message without content
            means what was talked about, and nothing else has to be beaten; all, where the message has one word of its
            own or none.
        fits_outstanding: What a standard deviation counts there by which the best tool stands out in the order. Without
            it the sets that confirm refuse .60; more of it asks more of few tools, of which none can stand out far.
        fits_wordless: What a tool must reach where a message is small talk: stop words alone, and nothing before it.
        all_fit_tools: A catalogue of at most this many tools is handed out whole when something fits. 0 for never.
        all_fit_tokens: And of at most so many tokens.
        sticky_turns: User turns, from the newest back, whose tools stay.
        sticky_most: Tools that stay at most, beside those that are picked anyway.
        personal_weight: By how much what was called on this machine can move a tool, in the fusion's z units; 0 for
            not at all. See :class:`Personal`.
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
    clause_weight: float = 0.0
    typo_weight: float = 0.5
    semantic_margin: float = 0.13
    fused_margin: float = 2.0
    fewest: int = 2
    fewest_most: int = 8
    most: int = 10
    names_first: bool = True
    fits_cosine: float = 0.29
    fits_common: float = 0.3
    fits_context: float = 0.8
    fits_outstanding: float = 0.015
    fits_wordless: float = 0.37
    all_fit_tools: int = 10
    all_fit_tokens: int = 4000
    sticky_turns: int = 10
    sticky_most: int = 5
    personal_weight: float = 0.0


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
        personal: How calls on this machine count, by the ranked and the personal rules.
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
    personal: Personal = field(default_factory=Personal)

    @property
    def least_cosine(self) -> float:
        """The cosine below which nothing is near in meaning.

        Of the ranked rules: for a best tool of 3 deviations and a message that has nothing with tools everywhere.
        """
        if self.rules is Rules.GUIDE:
            return self.semantic_floor
        if self.rules is Rules.PERSONAL:
            return 0.0
        return self.ranking.fits_cosine - 3 * self.ranking.fits_outstanding

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
            name: ``default``, ``lean``, ``wide``, ``guide``, ``agent-corex``, a :class:`Method`, or ``ratel-`` and
                Ratel's method.

        Raises:
            ValueError: there is none of that name; the message lists them.
        """
        known = {"default": cls.default(), "lean": cls.default(Dial.LEAN), "wide": cls.default(Dial.WIDE)}
        known |= {"guide": cls.guide(), "agent-corex": cls.agent_corex()}
        known |= {str(method): cls.of_method(method) for method in Method}
        known |= {f"ratel-{method}": cls.ratel(method) for method in ("bm25", "semantic", "hybrid")}
        if name not in known:
            raise ValueError(f"There is no policy {name!r}; there are {', '.join(known)}.")
        return known[name]

    @classmethod
    def agent_corex(cls) -> Policy:
        """Agent-CoreX's four factors over the 50 nearest in meaning; by meaning alone until enough was called."""
        # One text, so that without calls the order is the plain one by cosine.
        return cls(name="agent-corex", rules=Rules.PERSONAL, ranking=Ranking(recipes=(Recipe.PLAIN,)))

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
            recipes=(Recipe.ONE_TEXT,),
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
            fits_common=0.0,
            fits_outstanding=0.0,
            fits_wordless=-1.0,
            all_fit_tools=0,
            sticky_most=0,
        )
        return cls(name=f"ratel {method}", rules=Rules.RANKED, ranking=ranking)
