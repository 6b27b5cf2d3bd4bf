"""Messages that the benchmark makes itself: exact names, typos, requests that nothing fits."""

from __future__ import annotations

import random

import pytest

from bench.quality.competitors.protocol import About
from bench.quality.exact_names import FORMS, is_compound, messages, misses
from bench.quality.nothing_fits import CHOSEN_ON, PAIRS, Stop, half, mean_lost, misfits, share_refused, stops
from bench.quality.typos import mistyped, with_typos
from dost_engine.catalog import make_tool
from dost_engine.evaluation.data import EvaluationSet, Question
from dost_engine.evaluation.metrics import Answer
from support.evaluation_sets import APART, SET_NAMES


def asked(text: str, *needed: str) -> Question:
    return Question(text, text, (), tuple(frozenset({name}) for name in needed), "single")


def small(*names: str, questions: tuple[Question, ...] = (), name: str = "small") -> EvaluationSet:
    return EvaluationSet(name, tuple(make_tool("tools", one, {}) for one in names), questions)


class Echo:
    """Hands out what the message says, as names divided by blanks."""

    about = About("echo", "1", "", "", "", chooses=True)

    async def prepare(self, tools: object) -> None:
        self.tools = tools

    async def answer(self, question: Question) -> Answer:
        names = tuple(question.text.split())
        return Answer(names, names)

    async def close(self) -> None:
        pass


# ------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["get_tide", "getTide", "get-tide", "tide.get", "v2Tide", "GetTide", "überTide"])
def test_a_name_of_several_words_is_compound(name: str) -> None:
    assert is_compound(name)


@pytest.mark.parametrize("name", ["tide", "TIDE", "Tide", "tide2"])
def test_a_name_of_one_word_is_not(name: str) -> None:
    assert not is_compound(name)


def test_every_compound_name_is_asked_for_in_every_form() -> None:
    texts = [message.text for form in FORMS for message in messages(small("getTide", "tide"), form)]
    assert texts == ["getTide", "GETtIDE", "please use getTide for this"]


async def test_a_name_that_is_not_first_is_missed_and_twins_share_the_first_places() -> None:
    class Fixed(Echo):
        async def answer(self, question: Question) -> Answer:
            return Answer((), ("get_tide", "Get_Tide", "send_fax"))

    found = await misses(Fixed(), small("Get_Tide", "get_tide", "send_fax", "fax"), "alone")
    assert found == ["send_fax"]


# ------------------------------------------------------------------------------------------------------- typos


def edits(one: str, other: str) -> int:
    """Insertions, deletions, replacements and swaps of neighbours between two words."""
    rows = [[at + on if not at * on else 0 for on in range(len(other) + 1)] for at in range(len(one) + 1)]
    for at in range(1, len(one) + 1):
        for on in range(1, len(other) + 1):
            rows[at][on] = min(
                rows[at - 1][on] + 1, rows[at][on - 1] + 1, rows[at - 1][on - 1] + (one[at - 1] != other[on - 1])
            )
            if at > 1 and on > 1 and one[at - 2 : at] == other[on - 2 : on][::-1]:
                rows[at][on] = min(rows[at][on], rows[at - 2][on - 2] + 1)
    return rows[-1][-1]


def test_a_typo_is_one_edit_and_spares_the_first_letter() -> None:
    draw = random.Random(3)  # noqa: S311 - a draw, no secret
    for word in ("weather", "Harbour", "aaaaa", "eleven") * 100:
        made = mistyped(word, draw)
        assert edits(word.lower(), made.lower()) == 1
        assert made[0] == word[0]


def test_one_word_of_each_message_is_mistyped_the_same_every_time() -> None:
    whole = small("a", questions=(asked("what is the weather tomorrow", "a"), asked("yes, ok", "a")))
    wrong = with_typos(whole)
    assert wrong == with_typos(whole)
    [question] = wrong.questions  # no word of the other is long enough
    pairs = zip(question.text.split(), ["what", "is", "the", "weather", "tomorrow"], strict=True)
    changed = [(one, other) for one, other in pairs if one != other]
    assert len(changed) == 1
    assert edits(*changed[0]) == 1
    assert question.groups == (frozenset({"a"}),)


# ------------------------------------------------------------------------------------------------ nothing fits


def test_requests_that_nothing_fits_are_those_of_one_set_over_the_tools_of_another() -> None:
    asking = small("AddAlarm", "SendEmail", questions=(asked("wake me", "AddAlarm"), asked("write", "SendEmail")))
    found = misfits(asking, small("get_disk"))
    assert [tool.name for tool in found.tools] == ["get_disk"]
    assert [question.text for question in found.questions] == ["wake me"]  # both can send mail


class Threshold(Echo):
    """Hands out what the message says after a number, where that is at least the threshold; ``used`` always."""

    def __init__(self, least: float) -> None:
        self.least = least

    async def answer(self, question: Question) -> Answer:
        near, *names = question.text.split()
        chosen = (*names, "used") if float(near) >= self.least else ("used",)
        return Answer(chosen, chosen)


async def test_a_message_stops_to_be_answered_at_the_first_threshold_above_it() -> None:
    questions = (asked("1 a", "a"), asked("3 b", "a"), asked("2 a", "a", "b"), asked("0 a", "used"), asked("1", "a"))
    found = await stops([Threshold(least) for least in (-1, 1, 2, 3, 9)], small("a", "b", "used", questions=questions))
    assert [stop.at for stop in found] == [2, 4, 3, 1, 0]
    assert [stop.lost for stop in found] == [1, 0, 0.5, 0, 0]


def test_the_share_refused_counts_who_has_stopped() -> None:
    found = [Stop(0, 0), Stop(2, 0), Stop(1, 1), Stop(3, 0)]
    assert [share_refused(found, place) for place in range(4)] == [0.25, 0.5, 0.75, 1]


def test_the_halves_are_of_known_sets_and_both_have_requests_that_nothing_fits() -> None:
    assert set(CHOSEN_ON) < set(SET_NAMES)
    asking = [one for pair in PAIRS for one in pair[:1]]
    assert set(asking) <= set(SET_NAMES)
    assert half(asking, chosen_on=True)
    assert half(asking, chosen_on=False)


def test_what_a_threshold_costs_is_a_mean_over_sets_without_the_one_apart() -> None:
    found = {"sgd": [Stop(3, 0), Stop(1, 0.5)], "bfcl": [Stop(2, 1)], APART: [Stop(0, 1)]}
    assert [mean_lost(found, place) for place in range(3)] == [0, 0.125, 0.625]
