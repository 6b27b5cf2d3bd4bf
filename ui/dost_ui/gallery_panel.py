"""Scenes of the panel beside those of its plain states: decisions, skills, notes, what was just missed, a crowd."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from dost_engine.types import Pick, Selection, SkillPick, Source, ToolChoice
from dost_ui import samples
from dost_ui.service_words import said
from dost_ui.translation import tr
from dost_ui.turn_panel import TurnPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_engine.types import ToolInfo

_CROWD = 40


def _panel(height: int = 800) -> TurnPanel:
    panel = TurnPanel()
    panel.resize(372, height)
    return panel


def _chosen(tool_id: str, choice: ToolChoice) -> dict[str, ToolInfo]:
    known = samples.tools()
    return known | {tool_id: replace(known[tool_id], choice=choice)}


def choices() -> TurnPanel:
    """One tool was just banned, another pinned since; the turn has its answer."""
    panel = _panel()
    known = _chosen("weather/get_forecast", ToolChoice(banned=True))
    known["calendar/find_free_slot"] = replace(known["calendar/find_free_slot"], choice=ToolChoice(pinned=True))
    panel.show_trace(samples.trace(), known, frozenset({"calendar/create_event"}), answered=True)
    panel.set_calls({"weather/get_forecast": datetime.now(UTC) - timedelta(hours=3)})
    panel.show_kept("weather/get_forecast", ToolChoice(banned=True))
    return panel


def not_kept() -> TurnPanel:
    """A choice that could not be kept."""
    panel = _panel()
    panel.show_trace(samples.trace(), samples.tools())
    panel.show_not_kept("weather/get_forecast", said("tools.json could not be written: the disk is full."))
    return panel


def missed() -> TurnPanel:
    """What was just missed, opened."""
    panel = _panel()
    panel.show_trace(samples.trace(picks=4), samples.tools())
    panel.view.setCurrentIndex(panel.model.index(panel.model.row_of("weather/get_tide")))
    return panel


def added() -> TurnPanel:
    """A turn that was asked again with one more tool."""
    base = samples.trace(picks=4)
    mine = Pick("mail/send_email", Source.PINNED, ("added",), 0.0, "Added by you")
    panel = _panel()
    panel.show_trace(
        replace(base, selection=replace(base.selection, picks=(mine, *base.selection.picks))), samples.tools()
    )
    return panel


def skills() -> TurnPanel:
    """Skills that fit, one of them opened."""
    told = (
        SkillPick("trip", "Plan a trip", "How I plan trips.", 0.6, Source.BOTH, "word “trip” in its name"),
        SkillPick("x", samples.LONG_NAME, samples.MARKUP, 0.4, Source.SEMANTIC, "meaning close (0.40, 2nd of 9)"),
        SkillPick("y", samples.RTL_NAME, "Long " * 80, 0.4, Source.TEXT, "word “calendar” in its description"),
    )
    panel = _panel()
    panel.show_trace(replace(samples.trace(picks=3), skills=told), samples.tools())
    at = next(at for at, row in enumerate(panel.model.rows()) if row.skill)
    panel.view.setCurrentIndex(panel.model.index(at))
    return panel


def notes() -> TurnPanel:
    """Everything that can be said of how a message was understood, and a line above it."""
    base = samples.failed_trace()
    typo = replace(base.stages[1], note="“calender” taken for “calendar”")
    said = ("Pinned, but over the limit of 4 tools or 4,000 tokens: notes/add_note.",)
    trace = replace(base, stages=(base.stages[0], typo), notes=said, cached_s=42.0)
    panel = _panel()
    panel.show_trace(trace, samples.tools(), notice="Asked on 2026-12-04 at 09:30.")
    return panel


def failed() -> TurnPanel:
    """The tools of the newest message could not be picked; those of the one before stay."""
    panel = _panel()
    panel.show_trace(samples.trace(), samples.tools())
    why = tr(
        "The tools of the newest message could not be picked. {error} These are those of the one before.",
        error=said("Nobody answers at http://127.0.0.1:37623: connection refused."),
    )
    panel.show_notice(why, bad=True)
    return panel


def crowd() -> TurnPanel:
    """Forty picks of one server with long names, all with every chip, and used."""
    ids = [f"directory/{samples.LONG_NAME[: 60 - at]}_{at}" for at in range(_CROWD)]
    every = {tool_id: samples.info(tool_id) for tool_id in ids}
    flags = ("semantic", "sticky", "text")
    picks = tuple(Pick(tool_id, Source.BOTH, flags, 0.5, "Called 1 turn ago") for tool_id in every)
    base = samples.trace()
    panel = _panel()
    panel.show_trace(replace(base, selection=Selection(picks, 41), candidates=()), every, frozenset(every))
    return panel


PANEL_SCENES: dict[str, Callable[[], QWidget]] = {
    "panel-choices": choices,
    "panel-choice-not-kept": not_kept,
    "panel-missed": missed,
    "panel-added": added,
    "panel-skills": skills,
    "panel-notes": notes,
    "panel-newest-failed": failed,
    "panel-40": crowd,
}
"""Name and maker of every scene."""
