"""The tools page in every state."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from dost_engine.types import Finding, FindingLevel
from dost_ui import samples
from dost_ui.run_dialog import RunToolDialog
from dost_ui.service_words import said
from dost_ui.tools_page import ToolsPage
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

_TOLD = (
    "Its name can be taken for that of `mail/send_email`.",
    f"Its text imitates a conversation: “{samples.MARKUP}”.",
)
ADVICE = (
    Finding(
        "weather/get_forecast",
        "no-example",
        FindingLevel.ADVICE,
        "It does not say in which words people ask for it.",
        "Write a sentence with such words: forecast, rain, temperature, weekend.",
    ),
    Finding(
        "weather/get_forecast",
        "alike",
        FindingLevel.WARNING,
        "It says the same as two other tools.",
        "Say what this one does that they do not.",
        ("weather/get_tide", "calendar/list_calendar_events"),
    ),
)


def _page(width: int = 1000) -> ToolsPage:
    page = ToolsPage()
    page.resize(width, 700)
    return page


def _filled(width: int = 1000) -> ToolsPage:
    page = _page(width)
    page.set_tools(tuple(samples.tools().values()))
    page.select("weather/get_forecast")
    page.set_advice("weather", ADVICE)
    return page


def _crowded() -> QWidget:
    page = _page()
    odd = [replace(info, warnings=_TOLD) for info in samples.odd_trace()[1].values()]
    page.set_tools((*odd, *samples.tools(1990).values()))
    page.select(odd[1].tool.id)
    return page


def _switched() -> QWidget:
    page = _filled()
    for tool_id in ("weather/get_forecast", "calendar/create_event"):
        page.tree.setData(page.tree.find(tool_id), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    page.view.select(page.tree.find_server("weather"))
    return page


def _searched(text: str) -> QWidget:
    page = _filled()
    page.search.setText(text)
    return page


def _loading() -> QWidget:
    page = _page()
    page.show_loading(tr("Starting the engine"))
    return page


def _failed() -> QWidget:
    page = _filled()
    page.show_failure(tr("A setting cannot be used"), said("tools.json could not be written: the disk is full."))
    return page


_TRIP = {
    "type": "object",
    "properties": {
        "who": {
            "type": "object",
            "description": "Who travels.",
            "properties": {
                "name": {"type": "string", "minLength": 2},
                "mail": {"type": "string", "format": "email", "pattern": "^[^@]+@[^@]+$"},
            },
            "required": ["name"],
        },
        "stops": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "properties": {
                    "city": {"type": "string"},
                    "nights": {"type": "integer", "minimum": 1, "maximum": 14, "default": 2},
                },
                "required": ["city"],
            },
        },
        "by": {
            "oneOf": [
                {"title": "train", "type": "object", "properties": {"class": {"enum": [1, 2]}}, "required": ["class"]},
                {"title": "on foot", "type": "string"},
            ]
        },
        "budget": {"type": "object", "properties": {"limit": {"type": "number"}}, "required": ["limit"]},
    },
    "required": ["who", "stops"],
}
_PLAN = {"who": {"name": "Asha"}, "stops": [{"city": "Kolkata", "nights": 3}, {"city": ""}], "by": {"class": 2}}


def _form(*, checked: bool = False, as_json: bool = False) -> QWidget:
    info = samples.info("travel/plan_trip", "Plans a trip with every stop.")
    dialog = RunToolDialog(replace(info, tool=replace(info.tool, input_schema=_TRIP)), _PLAN)
    if checked:
        dialog.form.arguments()
    if as_json:
        dialog.json_button.click()
    return dialog


def tools_scenes() -> dict[str, Callable[[], QWidget]]:
    """By name."""
    return {
        "tools-advice": _filled,
        "tools-900": lambda: _filled(668),
        "tools-2000": _crowded,
        "tools-switched": _switched,
        "tools-search": lambda: _searched("calendar event"),
        "tools-nothing-found": lambda: _searched("no such thing"),
        "tools-empty": _page,
        "tools-loading": _loading,
        "tools-error": _failed,
        "run-form-nested": _form,
        "run-form-wrong": lambda: _form(checked=True),
        "run-form-json": lambda: _form(as_json=True),
    }
