"""A written model of a month of use, to see what personal ranking makes of it.

A person has eight kinds of things to do. Three tools do each of them, on three servers that say the same in other
words: near-twins, of which a description cannot tell the right one. The person has a favourite among the three.

- Nine days of ten have 12 calls, the others none; the words of a request are drawn anew each time.
- One call in ten goes to one of the other two tools: a wrong click.
- After two weeks the person changes the favourite of half of the things.
- From the tenth day on one favourite fails six times of ten. When it fails, the person takes the next tool for the
  rest of that day; after the third bad day for good.

Forty tools that do other things stand beside them; nobody calls those.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

from dost_engine.types import Outcome, Tool, Turn, UsageEvent
from dost_engine.usage.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from dost_engine.types import TurnTrace, UsageStats

START = datetime(2026, 3, 2, 9, 0, tzinfo=timezone(timedelta(hours=1)))
DAYS = 30
CALLS_A_DAY = 12
WRONG_CLICKS = 0.1
DRIFT_DAY = 14
BAD_FROM_DAY = 10
BAD_RATE = 0.6
BAD_DAYS_BORNE = 3

TWINS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "mail": (
        ("postbox", "send_email", "Send an email to one or more recipients"),
        ("lettero", "deliver_mail", "Send an e-mail message to recipients"),
        ("swiftmail", "email_send", "Sends an email with subject and body"),
    ),
    "event": (
        ("planner", "create_event", "Create an event in the calendar"),
        ("daybook", "add_appointment", "Add an appointment to the calendar"),
        ("agenda", "new_event", "Creates a new calendar event"),
    ),
    "weather": (
        ("skycast", "get_forecast", "Get the weather forecast for a place"),
        ("meteo", "weather_forecast", "Weather forecast of a city"),
        ("clouds", "forecast", "Forecast of the weather at a location"),
    ),
    "note": (
        ("jotter", "create_note", "Create a note with a title and text"),
        ("papers", "write_note", "Write a new note"),
        ("scrap", "add_note", "Add a note to the notebook"),
    ),
    "search": (
        ("findly", "web_search", "Search the web for a query"),
        ("seeker", "search_internet", "Search the internet and give results"),
        ("lookup", "search_web", "Searches web pages for words"),
    ),
    "task": (
        ("todos", "create_task", "Create a task in the list of tasks"),
        ("chores", "add_todo", "Add a to-do item to the list"),
        ("kanban", "new_task", "Creates a new task card"),
    ),
    "translate": (
        ("lingo", "translate_text", "Translate a text into another language"),
        ("babel", "translate", "Translates text to a target language"),
        ("polyglot", "text_translation", "Translation of text between languages"),
    ),
    "chat": (
        ("teamtalk", "post_message", "Post a message to a channel of the team chat"),
        ("huddle", "send_chat", "Send a chat message to a team channel"),
        ("pinger", "message_channel", "Sends a message into a chat channel"),
    ),
}
SAID: dict[str, tuple[str, ...]] = {
    "mail": ("email {who} about {what}", "send {who} an email with {what}", "write an e-mail to {who}: {what}"),
    "event": ("put {what} with {who} into my calendar", "create an event for {what} at noon", "calendar: {what} at 3"),
    "weather": ("will it rain in {where} tomorrow", "weather forecast for {where}", "how is the weather in {where}"),
    "note": ("make a note about {what}", "write a note: {what}", "note down what {who} said about {what}"),
    "search": ("search the web for {what}", "look up {what} on the internet", "find web pages about {what}"),
    "task": ("add {what} to my tasks", "new task: {what}", "put {what} on the to-do list"),
    "translate": ("translate {what} into Hindi", "what is {what} in French, translate it", "translate this to German"),
    "chat": ("post {what} to the team channel", "tell the team channel about {what}", "message the channel: {what}"),
}
_WHO = ("Asha", "Ben", "Chitra", "the landlord", "my sister", "Dev")
_WHAT = ("the budget", "the trip to Goa", "the release", "the leaking tap", "lunch on Friday", "the new contract")
_WHERE = ("Pune", "Oslo", "Lisbon", "Delhi", "Kyoto")
_OTHERS = ("invoice", "photo", "playlist", "contact", "file", "printer", "recipe", "flight", "hotel", "parcel")
_DOING = (("list", "List every"), ("delete", "Delete a"), ("rename", "Rename a"), ("share", "Share a"))


def tools() -> tuple[Tool, ...]:
    """The 24 near-twins and the 40 others."""
    twins = [
        Tool(f"{server}/{name}", server, name, description)
        for group in TWINS.values()
        for server, name, description in group
    ]
    others = [
        Tool(f"{thing}s/{verb}_{thing}", f"{thing}s", f"{verb}_{thing}", f"{does} {thing}")
        for thing in _OTHERS
        for verb, does in _DOING
    ]
    return (*twins, *others)


def ids_of(kind: str) -> tuple[str, ...]:
    """The three near-twins of a kind."""
    return tuple(f"{server}/{name}" for server, name, _ in TWINS[kind])


@dataclass(frozen=True, slots=True)
class Wish:
    """One thing that the person wants done.

    Attributes:
        at: When.
        day: Of the month, from 0.
        text: What is said.
        kind: What it is about.
        wanted: The tool that the person means.
    """

    at: datetime
    day: int
    text: str
    kind: str
    wanted: str


class Month:
    """One month of one person, by a seed. What happened so far is counted as the engine counts it."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - a model of use, no secret
        self._tally = Tally()
        self._order = {kind: self._random.sample(ids_of(kind), 3) for kind in TWINS}
        self._drifting = self._random.sample(sorted(TWINS), len(TWINS) // 2)
        self.bad_kind = self._random.choice([kind for kind in sorted(TWINS) if kind not in self._drifting])
        self._bad = self._order[self.bad_kind][0]
        self._bad_days: set[int] = set()

    def usage(self) -> UsageStats:
        """What was called so far."""
        return self._tally.stats()

    def wishes(self) -> Iterator[Wish]:
        """Everything that is wanted, in order; a wish is acted on before the next one comes."""
        for day in range(DAYS):
            if self._random.random() < 0.1:
                continue
            if day >= DRIFT_DAY and self._drifting:
                for kind in self._drifting:
                    self._order[kind] = [*self._order[kind][1:], self._order[kind][0]]
                self._drifting = []
            for number in range(CALLS_A_DAY):
                at = START + timedelta(days=day, minutes=40 * number)
                kind = self._random.choice(sorted(TWINS))
                wish = Wish(at, day, self._words(kind), kind, self._wanted(kind, day))
                yield wish
                self._act(wish)

    def _words(self, kind: str) -> str:
        draw = self._random.choice
        return draw(SAID[kind]).format(who=draw(_WHO), what=draw(_WHAT), where=draw(_WHERE))

    def _wanted(self, kind: str, day: int) -> str:
        if kind == self.bad_kind and (day in self._bad_days or len(self._bad_days) >= BAD_DAYS_BORNE):
            return self._order[kind][1]
        return self._order[kind][0]

    def _act(self, wish: Wish) -> None:
        called = wish.wanted
        if self._random.random() < WRONG_CLICKS:
            called = self._random.choice([tool_id for tool_id in ids_of(wish.kind) if tool_id != wish.wanted])
        fails = called == self._bad and wish.day >= BAD_FROM_DAY and self._random.random() < BAD_RATE
        if fails:
            self._bad_days.add(wish.day)
        took_ms = 200 * self._random.lognormvariate(0, 0.5)
        outcome = Outcome.FAILED if fails else Outcome.OK
        self._tally.count(UsageEvent(wish.at, called, "chat", outcome, took_ms))


@dataclass(slots=True)
class Figures:
    """How well the wanted tool was placed.

    Attributes:
        places: 1 / place of the wanted tool for each wish, 0 where it was not picked, with the day.
    """

    places: list[tuple[int, str, float]] = field(default_factory=list)

    def hit_1(self, first_day: int = 0, last_day: int = DAYS, kind: str = "") -> float:
        """Share of the wishes whose tool came first."""
        rows = self._rows(first_day, last_day, kind)
        return sum(place == 1.0 for place in rows) / len(rows)

    def mrr(self, first_day: int = 0, last_day: int = DAYS, kind: str = "") -> float:
        """Mean of 1 / place."""
        rows = self._rows(first_day, last_day, kind)
        return sum(rows) / len(rows)

    def _rows(self, first_day: int, last_day: int, kind: str) -> list[float]:
        return [
            place for day, about, place in self.places if first_day <= day < last_day and (not kind or about == kind)
        ]


async def live(month: Month, ask: Callable[[Turn, datetime], Awaitable[TurnTrace]], *, every: int = 1) -> Figures:
    """Ask for every wish of a month, or every so many, each before it is acted on."""
    figures = Figures()
    for number, wish in enumerate(month.wishes()):
        if number % every:
            continue
        trace = await ask(Turn(wish.text), wish.at)
        picked = [pick.id for pick in trace.selection.picks]
        place = 1 / (picked.index(wish.wanted) + 1) if wish.wanted in picked else 0.0
        figures.places.append((wish.day, wish.kind, place))
    return figures


def random_usage(tool_ids: Sequence[str], seed: int, *, calls: int, favourites: bool, now: datetime) -> UsageStats:
    """A month of calls that have nothing to do with what is asked for.

    Args:
        tool_ids: What may be called.
        seed: Of the draw.
        calls: How many.
        favourites: Whether some tools, drawn at random, are called far more often than others; else all alike.
        now: When the month ends.
    """
    draw = random.Random(seed)  # noqa: S311 - a model of use, no secret
    ids = draw.sample(sorted(tool_ids), len(tool_ids))
    weights = [1 / (place + 1) if favourites else 1.0 for place in range(len(ids))]
    works = {tool_id: draw.uniform(0.7, 1.0) for tool_id in ids}
    usual_ms = {tool_id: draw.lognormvariate(5.7, 0.8) for tool_id in ids}
    tally = Tally()
    for age_s in sorted((draw.uniform(0, DAYS * 86_400) for _ in range(calls)), reverse=True):
        tool_id = draw.choices(ids, weights)[0]
        outcome = Outcome.OK if draw.random() < works[tool_id] else Outcome.FAILED
        took_ms = usual_ms[tool_id] * draw.lognormvariate(0, 0.4)
        tally.count(UsageEvent(now - timedelta(seconds=age_s), tool_id, "chat", outcome, took_ms))
    return tally.stats()
