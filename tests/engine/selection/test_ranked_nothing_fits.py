"""The ranked rules where nothing fits, and where something nearly does."""

from __future__ import annotations

from dataclasses import replace

from dost_engine.selection.ranked import answer
from dost_engine.selection.scene import MessageVectors
from dost_engine.types import (
    Arm,
    Catalog,
    Filters,
    Source,
    Turn,
)
from support.scenes import (
    DEFAULT,
    FAR,
    Told,
    called,
    candidate,
    names,
    note_of,
    pick,
    said,
    scene,
)
from support.small_tools import catalog, definition


def test_where_nothing_fits_nothing_is_picked_but_what_was_used_lately() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"who was Plato": {"far_1": 0.1}})
    trace = answer(Turn("who was Plato"), DEFAULT, ready)
    assert names(trace) == []
    assert trace.query.reason == "asking for nothing that a tool here does (nearness 0.13, needed 0.29)"
    assert candidate(trace, "far_1").note == "nothing fits (1st by meaning)"
    trace = answer(Turn("who was Plato", (called("send_fax"),)), DEFAULT, ready)
    assert [(name, pick(trace, name).source) for name in names(trace)] == [("send_fax", Source.STICKY)]


def test_where_filters_leave_no_tool_that_is_said_and_no_nearness() -> None:
    known = catalog(s=FAR)
    trace = answer(Turn("fax", filters=Filters(servers=("b",))), DEFAULT, scene(known, {"fax": {"far_1": 0.9}}))
    assert names(trace) == []
    assert trace.query.reason == "asking where no tool may be picked"


def test_an_earlier_message_may_say_what_fits_better_than_it_ranks() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"yes": {}, "the usual to Ann": {"send_fax": 0.35}})
    assert names(answer(Turn("yes", (said("the usual to Ann"),)), DEFAULT, ready))[0] == "send_fax"
    assert names(answer(Turn("yes"), DEFAULT, ready)) == []


def test_only_a_message_without_words_of_its_own_counts_wholly_what_was_said_before() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"the usual to Ann": {"send_fax": 0.3}, "yes": {}, "Plato wrote dialogues": {}})
    history = (said("the usual to Ann"),)
    assert names(answer(Turn("yes", history), DEFAULT, ready))[0] == "send_fax"
    assert names(answer(Turn("Plato wrote dialogues", history), DEFAULT, ready)) == []


def test_what_a_message_has_with_tools_everywhere_does_not_speak_for_a_tool_here() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})

    class Plain(Told):
        """Half of what it makes of "show the vault" is what it makes of tools everywhere."""

        def _message(self, text: str) -> list[float]:
            row = super()._message(text)
            if "show" in text:
                row = [0.75**0.5 * one for one in row[:-1]] + [0.5]
            return row

    cosines = {"show the vault": {"send_fax": 0.4}, "lock the vault": {"send_fax": 0.4}}
    ready = replace(scene(known, cosines), embed=MessageVectors(Plain(cosines)))
    assert names(answer(Turn("lock the vault"), DEFAULT, ready))[0] == "send_fax"
    trace = answer(Turn("show the vault"), DEFAULT, ready)
    assert names(trace) == []
    assert "nearness 0.23, needed 0.29" in trace.query.reason
    off = replace(DEFAULT, ranking=replace(DEFAULT.ranking, fits_common=0.0))
    assert names(answer(Turn("show the vault"), off, ready))[0] == "send_fax"


def test_small_talk_must_come_nearer_than_a_message_with_words_of_its_own() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"thanks": {"send_fax": 0.3}, "the fax": {"send_fax": 0.3}})
    assert names(answer(Turn("thanks"), DEFAULT, ready)) == []
    assert names(answer(Turn("the fax"), DEFAULT, ready))[0] == "send_fax"


def test_a_tool_that_stands_out_in_both_arms_need_not_come_as_near() -> None:
    known = catalog(s=FAR | {"send_fax": definition("Sends a fax")})
    ready = scene(known, {"the telegram": {"send_fax": 0.245}, "the fax": {"send_fax": 0.245}})
    assert names(answer(Turn("the telegram"), DEFAULT, ready)) == []
    assert names(answer(Turn("the fax"), DEFAULT, ready))[0] == "send_fax"


def test_an_empty_message_asks_for_nothing() -> None:
    ready = scene(catalog(s=FAR), {})
    for text in ("", " \n "):
        trace = answer(Turn(text), DEFAULT, ready)
        assert names(trace) == []
        assert note_of(trace, Arm.SEMANTIC) == "the message is empty"
        assert trace.selection.fallback == ""


def test_a_catalogue_without_tools_gives_nothing() -> None:
    trace = answer(Turn("fax"), DEFAULT, scene(Catalog(), {"fax": {}}))
    assert (names(trace), trace.selection.fallback) == ([], "")
