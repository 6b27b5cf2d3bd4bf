"""Every option of the rules as a row of a table: what it is called, what it may be, and where it stands.

Public: ``Knob``, ``knobs_of``, ``value_at``, ``with_value``, ``shown_value``, ``differences``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

from dost_engine.types import Fusion, Method, Recipe, Rules, TextRecipe
from dost_ui import wording
from dost_ui.translation import locale, marked, tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dost_ui.inspector_query import Setting


Value = Any
"""Of an option: a number, a word, a tuple, as its field has it; and what holds fields, on the way to it."""


class Kind(Enum):
    """How a value is set."""

    NUMBER = "number"
    CHOICE = "choice"
    SWITCH = "switch"
    NUMBERS = "numbers"
    """A few numbers, the newest message first."""
    WORDS = "words"
    SERVERS = "servers"


@dataclass(frozen=True, slots=True)
class Knob:
    """One option.

    Attributes:
        key: Path of its field in a :class:`Setting`, with dots; several last fields with bars make a tuple.
        group: Under which heading it stands.
        name: What it is called.
        about: What it does, a sentence.
        kind: How it is set.
        low: Least number.
        high: Largest number.
        step: Between two numbers.
        choices: Words and values.
        off: Shown where a number is the least, which then stands for ``off_value``.
        off_value: Of the option that is off.
    """

    key: str
    group: str
    name: str
    about: str
    kind: Kind = Kind.NUMBER
    low: float = 0.0
    high: float = 1.0
    step: float = 0.05
    choices: tuple[tuple[str, object], ...] = ()
    off: str = ""
    off_value: object = 0

    @property
    def whole(self) -> bool:
        """Whether its numbers are whole ones."""
        return self.step >= 1

    @property
    def small(self) -> bool:
        """Whether it is written without the zero before the point."""
        return not self.whole and self.high <= 1


HOW_MANY, ARMS, CONVERSATION = marked("How many"), marked("Arms"), marked("Conversation")
STICKY, FILTERS = marked("Tools of earlier turns"), marked("Filters")
NOTHING, HABITS = marked("When nothing fits"), marked("Your own calls")

FOLDED = frozenset({NOTHING, HABITS})
"""Groups that are closed at first."""

_R = "policy.ranking."
_P = "policy.personal."
OWN = marked("as set below")
_NO_CAP = marked("no cap")

TRANSLATED = {"_whole": (2, 3), "_number": (2, 3), "Knob": (2, 3)}
"""Which arguments of the calls below are texts, for `make translations`: marking each would double the tables."""

_DIAL = Knob(
    f"{_R}fewest|fewest_most|most",
    HOW_MANY,
    "Lean – wide",
    "How many tools the model gets: 3, as many as are near the best, or 10.",
    Kind.CHOICE,
    choices=((marked("lean"), (3, 3, 3)), (marked("normal"), (2, 8, 10)), (marked("wide"), (10, 10, 10))),
)


def _whole(  # noqa: PLR0917 - rows of the tables below
    key: str, group: str, name: str, about: str, low: int, high: int, step: int = 1
) -> Knob:
    return Knob(key, group, name, about, low=low, high=high, step=step)


def _number(  # noqa: PLR0917 - rows of the tables below
    key: str, group: str, name: str, about: str, high: float = 1.0, step: float = 0.05, low: float = 0.0
) -> Knob:
    return Knob(key, group, name, about, low=low, high=high, step=step)


_RANKED: tuple[Knob, ...] = (
    _DIAL,
    _number(f"{_R}semantic_margin", HOW_MANY, "Meaning margin", "How far under the best cosine is near.", 0.5, 0.01),
    _number(f"{_R}fused_margin", HOW_MANY, "Fused margin", "Or how far under the best fused score.", 6.0, 0.1),
    _whole(f"{_R}fewest", HOW_MANY, "At least", "Tools that are picked at least, and one more per task.", 0, 20),
    _whole(f"{_R}fewest_most", HOW_MANY, "At least, many tasks", "What tasks can raise that to.", 0, 20),
    _whole(f"{_R}most", HOW_MANY, "At most", "Tools that are picked by rank, at most.", 1, 50),
    _whole(f"{_R}all_fit_tools", HOW_MANY, "All, up to", "A catalogue this small is handed out whole.", 0, 50),
    _whole(f"{_R}all_fit_tokens", HOW_MANY, "All, up to tokens", "And of at most so many tokens.", 0, 20_000, 500),
    Knob(
        f"{_R}method",
        ARMS,
        "Search by",
        "Which searches rank.",
        Kind.CHOICE,
        choices=(
            (marked("meaning and words"), Method.HYBRID),
            (marked("meaning"), Method.SEMANTIC),
            (marked("words"), Method.TEXT),
        ),
    ),
    _number(f"{_R}semantic_weight", ARMS, "Weight of meaning", "In the fusion by standard deviations."),
    _number(f"{_R}text_weight", ARMS, "Weight of words", "In the fusion by standard deviations."),
    Knob(
        f"{_R}fusion",
        ARMS,
        "Fusion",
        "How the two searches become one order.",
        Kind.CHOICE,
        choices=((marked("standard deviations"), Fusion.ZSCORE), (marked("reciprocal ranks"), Fusion.RRF)),
    ),
    _whole(f"{_R}rrf_k", ARMS, "Damping of ranks", "Damps the first places in the fusion by ranks.", 1, 200),
    _whole(f"{_R}arm_depth", ARMS, "Places that count", "Of each search, in the fusion by ranks.", 1, 200),
    Knob(
        f"{_R}text_recipe",
        ARMS,
        "Words are searched by",
        "What the search by words is.",
        Kind.CHOICE,
        choices=(
            (marked("weighted fields"), TextRecipe.FIELDS),
            (marked("one text"), TextRecipe.ONE_FIELD),
            (marked("Whoosh"), TextRecipe.WHOOSH),
        ),
    ),
    Knob(
        f"{_R}recipes",
        ARMS,
        "Texts by meaning",
        "What of a tool is read by meaning. Another choice is embedded first.",
        Kind.CHOICE,
        choices=(
            (marked("short and rich"), (Recipe.PLAIN, Recipe.RICH)),
            (marked("short"), (Recipe.PLAIN,)),
            (marked("rich"), (Recipe.RICH,)),
            (marked("the guide's"), (Recipe.GUIDE,)),
            (marked("one text"), (Recipe.ONE_TEXT,)),
        ),
    ),
    Knob(f"{_R}names_first", ARMS, "Names first", "A tool that the message names comes first.", Kind.SWITCH),
    _number(f"{_R}typo_weight", ARMS, "Misspelt words", "What a word one letter off weighs."),
    _number(f"{_R}clause_weight", ARMS, "Single tasks", "What meaning of one task counts; 0 for not looking."),
    Knob(
        f"{_R}semantic_context",
        CONVERSATION,
        "Meaning of earlier",
        "What meaning of the last, second last … message of the user counts.",
        Kind.NUMBERS,
    ),
    Knob(
        f"{_R}text_context",
        CONVERSATION,
        "Words of earlier",
        "What words of the last, second last … message of the user weigh.",
        Kind.NUMBERS,
    ),
    _number(f"{_R}answer_context", CONVERSATION, "Words of the answer", "What words of the last answer weigh."),
    _whole(f"{_R}sticky_turns", STICKY, "Turns back", "Turns of the user whose tools stay.", 0, 100),
    _whole(f"{_R}sticky_most", STICKY, "At most", "Tools that stay at most, beside those picked anyway.", 0, 30),
    _number(f"{_R}fits_cosine", NOTHING, "Nearness needed", "If no tool reaches it, none is given.", step=0.01, low=-1),
    _number(f"{_R}fits_common", NOTHING, "Less common meaning", "What nearness to tools everywhere takes away."),
    _number(f"{_R}fits_context", NOTHING, "Earlier messages", "What an earlier message counts there."),
    _number(f"{_R}fits_outstanding", NOTHING, "Standing out", "What it counts that one tool stands out.", 0.1, 0.005),
    _number(
        f"{_R}fits_wordless", NOTHING, "Small talk", "What a tool must reach where nothing is asked.", step=0.01, low=-1
    ),
    _number(f"{_R}personal_weight", HABITS, "Weight", "How far your own calls can move a tool.", 10.0, 0.5),
)

_GUIDE: tuple[Knob, ...] = (
    _whole("policy.semantic_limit", HOW_MANY, "By meaning", "Tools that a search by meaning returns.", 1, 50),
    _number("policy.semantic_floor", HOW_MANY, "Least meaning", "Cosine below which a tool is no hit.", step=0.01),
    _whole("policy.text_limit", HOW_MANY, "By words", "Tools that the search by words returns, at most.", 0, 50),
    _whole("policy.vague_words", CONVERSATION, "Vague up to words", "A message this short is vague.", 0, 30),
    _number("policy.vague_score", CONVERSATION, "Vague below", "So is one whose best cosine is below this.", step=0.01),
    _whole("policy.sticky_window", STICKY, "Answers back", "Answers of the assistant whose tools stay.", 0, 100),
)

_PERSONAL: tuple[Knob, ...] = (
    _whole(f"{_P}most", HOW_MANY, "At most", "Tools that are picked, at most.", 1, 50),
    _whole(f"{_P}candidates", HOW_MANY, "Nearest", "Nearest tools by meaning that are ordered.", 1, 200),
    _number(f"{_P}similarity_weight", ARMS, "Similarity", "Weight of the cosine."),
    _number(f"{_P}popularity_weight", ARMS, "Popularity", "Weight of how much a tool is called on this machine."),
    _number(f"{_P}history_weight", ARMS, "History", "Weight of how well and how lately it worked."),
    _number(f"{_P}performance_weight", ARMS, "Performance", "Weight of how quickly and reliably it answers."),
)

_OWN_CALLS: tuple[Knob, ...] = (
    _whole(f"{_P}enough_calls", HABITS, "Enough calls", "Calls before anything is made of them.", 1, 500),
    _whole(f"{_P}enough_tools", HABITS, "Enough tools", "And of so many tools.", 1, 50),
    _number(f"{_P}chance", HABITS, "Chance", "Deviations above an equal share that make half of a factor.", 30, 1),
    _number(f"{_P}doubt", HABITS, "Doubt", "Calls that weigh as much as all that is known of the others.", 50, 1),
    _number(f"{_P}near", HABITS, "Near", "How far under the best cosine habits still count.", 0.5, 0.01),
    _whole(f"{_P}recent_days", HABITS, "Recent days", "A tool called within so many days counts in full.", 1, 60),
    _number(f"{_P}recency_boost", HABITS, "Recency", "By how much less any other counts.", 3, 0.05, 1),
    _whole(f"{_P}slow_ms", HABITS, "Slow ms", "A tool this slow has no speed at all.", 100, 30_000, 100),
    _number(f"{_P}workflow_boost", HABITS, "Workflow", "For tools of the server called last.", 3, 0.05, 1),
    _number(f"{_P}after_hours_boost", HABITS, "After hours", "For tools tagged async, late in the day.", 3, 0.05, 1),
    _number(f"{_P}fast_boost", HABITS, "Fast", "For tools tagged fast, before that.", 3, 0.05, 1),
    _number(f"{_P}certified_boost", HABITS, "Certified", "For tools tagged certified.", 3, 0.05, 1),
    _whole(f"{_P}after_hours", HABITS, "Late from", "Hour of the day.", 0, 23),
    _whole(f"{_P}together_most", HABITS, "Called together", "Tools added for that, at most.", 0, 10),
    _whole(f"{_P}together_calls", HABITS, "Together at least", "How often that must have happened.", 1, 50),
)

_ALWAYS: tuple[Knob, ...] = (
    Knob(
        "max_tools",
        HOW_MANY,
        "Tools in all",
        "A cap on everything, pins aside.",
        high=100,
        step=1,
        off=marked("no cap"),
    ),
    Knob(
        "max_tokens",
        HOW_MANY,
        "Tokens in all",
        "A cap on all definitions.",
        high=20_000,
        step=250,
        off=marked("no cap"),
    ),
    Knob("filters.servers", FILTERS, "Servers", "Only tools of these servers.", Kind.SERVERS),
    Knob(
        "filters.annotations",
        FILTERS,
        "Tools that",
        "Only tools whose server says so.",
        Kind.CHOICE,
        choices=(
            (marked("may do anything"), {}),
            (marked("only read"), {"readOnlyHint": True}),
            (marked("destroy nothing"), {"destructiveHint": False}),
        ),
    ),
    Knob("filters.categories", FILTERS, "Tags", "Only tools with one of these tags.", Kind.WORDS),
    Knob(
        "filters.min_score",
        FILTERS,
        "Least score",
        "Floor on the cosine, or on the sum of the factors.",
        low=-0.01,
        step=0.01,
        off=marked("the rules' own"),
        off_value=None,
    ),
)


def knobs_of(rules: Rules) -> tuple[Knob, ...]:
    """The options of a rule set, by groups in the order of the page."""
    own = {Rules.GUIDE: _GUIDE, Rules.RANKED: (*_RANKED, *_OWN_CALLS), Rules.PERSONAL: (*_PERSONAL, *_OWN_CALLS)}
    every = tuple(map(_spoken, (*own[rules], *_ALWAYS)))
    groups = (HOW_MANY, ARMS, CONVERSATION, STICKY, FILTERS, NOTHING, HABITS)
    return tuple(knob for group in groups for knob in every if knob.group == group)


def _spoken(knob: Knob) -> Knob:
    """The option in the language of the window; its group stays a name."""
    return replace(
        knob,
        name=tr(knob.name),
        about=tr(knob.about),
        choices=tuple((tr(words), value) for words, value in knob.choices),
        off=tr(knob.off) if knob.off else "",
    )


def value_at(setting: Value, key: str) -> Value:
    """The value of an option."""
    head, _, rest = key.partition(".")
    if "|" in head:
        return tuple(getattr(setting, name) for name in head.split("|"))
    value = getattr(setting, head)
    return value_at(value, rest) if rest else value


def with_value(setting: Value, key: str, value: object) -> Value:
    """The setting with another value of an option."""
    head, _, rest = key.partition(".")
    if "|" in head:
        return replace(setting, **dict(zip(head.split("|"), value, strict=True)))  # type: ignore[call-overload]  # a tuple
    inner = with_value(getattr(setting, head), rest, value) if rest else value
    return replace(setting, **{head: inner})


def shown_value(knob: Knob, value: Value) -> str:
    """A value as a person reads it."""
    if knob.kind is Kind.SWITCH:
        return tr("on") if value else tr("off")
    if knob.kind is Kind.CHOICE:
        return next((words for words, one in knob.choices if one == value), tr(OWN))
    if knob.kind is Kind.NUMBERS:
        return " ".join(_point(number) for number in value) or tr("none")
    if knob.kind in {Kind.WORDS, Kind.SERVERS}:
        return ", ".join(value) or tr("any")
    if knob.off and value == knob.off_value:
        return knob.off
    if knob.whole:
        return wording.number(round(value))
    if knob.small:
        return _point(value)
    return wording.decimal(value, 1 if knob.step >= 0.1 else 2)


def _point(number: float) -> str:
    """Without the zero before the point, and with as many places as it has: ``.6``, ``.13``, ``1``, ``0``."""
    text = f"{number:.3f}".rstrip("0").rstrip(".")
    return wording.without_zero(text.replace(".", locale().decimalPoint())) if text not in {"0", "-0"} else "0"


def differences(before: Setting, after: Setting) -> tuple[tuple[str, str, str], ...]:
    """In what two settings differ: name, the one value, the other value."""
    if before.policy.rules is not after.policy.rules:
        return ((tr("Rules"), before.policy.name, after.policy.name),)
    found = [] if before.policy.name == after.policy.name else [(tr("Rules"), before.policy.name, after.policy.name)]
    for knob in knobs_of(after.policy.rules):
        old, new = value_at(before, knob.key), value_at(after, knob.key)
        if old != new and knob.key != _DIAL.key:
            found.append((knob.name, shown_value(knob, old), shown_value(knob, new)))
    return tuple(found)


def changed(setting: Setting, default: Setting, knobs: Iterable[Knob]) -> int:
    """How many options of these differ from their default."""
    return sum(value_at(setting, knob.key) != value_at(default, knob.key) for knob in knobs if knob.key != _DIAL.key)
