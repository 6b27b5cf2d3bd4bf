"""Scenes of the inspector's dialogs and states, for the gallery."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.types import TurnPage, TurnSummary
from dost_ui import samples
from dost_ui.history_dialogs import KeptTurnsDialog, PasteDialog
from dost_ui.inspector import Inspector
from dost_ui.inspector_query import InspectorQuery, Setting
from dost_ui.knobs import with_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_ui.main_window import MainWindow, Page

CASES = (
    "do it for kolkata too, and put the drier one in my calendar",
    "list calendar",
    "refund a customer",
    "deploy and notify slack",
    samples.RTL_NAME,
)
_AT = 1_772_000_000.0


def turns(count: int) -> tuple[TurnSummary, ...]:
    """Kept turns, the first of which are odd ones."""
    texts = ("what's the weather in Durgapur on saturday?", samples.MARKUP, "very " * 60 + "long", samples.RTL_NAME)
    return tuple(
        TurnSummary(f"turn-{at}", _AT - 3600 * at, "chat", texts[at] if at < 4 else f"question {at}", 7, 212)
        for at in range(count)
    )


def kept_dialog(*, count: int = 0, error: bool = False, loading: bool = False) -> KeptTurnsDialog:
    """The dialog with kept turns in a state."""
    dialog = KeptTurnsDialog()
    if error:
        dialog.show_error("Dost's service does not answer", "It is started again. Try in a moment.")
    elif not loading:
        dialog.show_page(TurnPage(turns(count), "50" if count > 50 else "", count))
    return dialog


def paste_dialog(*, wrong: bool = False) -> PasteDialog:
    """The dialog for a conversation."""
    dialog = PasteDialog()
    if wrong:
        dialog.editor.setPlainText('[{"role": "user", "content": "weather"},\n {"role": ]')
        dialog.show_error("This is no JSON: line 2, column 11: Expecting value. Paste a JSON list of messages.")
    return dialog


def changed_inspector() -> Inspector:
    """Options that differ from their defaults."""
    page = Inspector()
    page.resize(1100, 760)
    setting = Setting(max_tools=6)
    for key, value in (("semantic_margin", 0.2), ("most", 6), ("names_first", False)):
        setting = with_value(setting, f"policy.ranking.{key}", value)
    page.controls.knobs.set_servers([server.name for server in samples.servers()])
    page.set_query(InspectorQuery("weather", setting=setting))
    page.show_trace(samples.trace(), samples.tools())
    page.say("Saved: weather")
    page.table.header.press(2)
    return page


def comparing(*, same: bool = False) -> Inspector:
    """Two settings side by side."""
    page = Inspector()
    page.resize(1100, 700)
    after = Setting() if same else with_value(with_value(Setting(), "policy.ranking.most", 5), "max_tokens", 900)
    page.set_query(InspectorQuery("weather", setting=after, versus=Setting()))
    before, now = samples.trace(), samples.trace(picks=7 if same else 4)
    if not same:
        picks = now.selection.picks
        extra = replace(picks[1], id="weather/get_tide")
        now = replace(now, selection=replace(now.selection, picks=(picks[1], picks[0], *picks[2:], extra)))
    page.show_comparison(before, now, samples.tools())
    return page


def inspector_scenes(window: Callable[..., MainWindow], page: type[Page]) -> dict[str, Callable[[], QWidget]]:
    """Name and maker of every scene."""

    def with_cases() -> QWidget:
        made = window(page.INSPECTOR)
        made.sidebar.set_cases(CASES)
        made.sidebar.cases.list.setCurrentRow(0)
        return made

    return {
        "inspector-cases": with_cases,
        "inspector-changed": changed_inspector,
        "inspector-compare": comparing,
        "inspector-compare-same": lambda: comparing(same=True),
        "kept-turns": lambda: kept_dialog(count=60),
        "kept-turns-none": kept_dialog,
        "kept-turns-loading": lambda: kept_dialog(loading=True),
        "kept-turns-error": lambda: kept_dialog(error=True),
        "paste-conversation": paste_dialog,
        "paste-conversation-wrong": lambda: paste_dialog(wrong=True),
    }
