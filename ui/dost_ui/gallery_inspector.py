"""Scenes of the inspector's dialogs and states, for the gallery."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.types import EvaluationReport, EvaluationState, Message, Role, TurnPage, TurnSummary, Verdict
from dost_ui import samples
from dost_ui.data_set_dialog import DataSetDialog
from dost_ui.history_dialogs import KeptTurnsDialog, PasteDialog
from dost_ui.inspector import Inspector
from dost_ui.inspector_query import InspectorQuery, Setting
from dost_ui.knobs import with_value
from dost_ui.service_words import said
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_engine.types import TurnTrace
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
        dialog.show_error(tr("Dost's service does not answer"), said("Start the Dost window or `dost serve`."))
    elif not loading:
        dialog.show_page(TurnPage(turns(count), "50" if count > 50 else "", count))
    return dialog


def paste_dialog(*, wrong: bool = False) -> PasteDialog:
    """The dialog for a conversation."""
    dialog = PasteDialog()
    if wrong:
        dialog.editor.setPlainText('[{"role": "user", "content": "weather"},\n {"role": ]')
        dialog.show_error(said("This is no JSON: line 2, column 11: Expecting value."))
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


_NEARER = ("get_forecast", "get_current_weather", "get_air_quality", "find_free_slot", "create_event", "get_tide")
"""What the right one of two settings picks, by meaning."""


def _by_meaning() -> TurnTrace:
    """The turn of the pictures where words count little: one tool comes in by its meaning, one drops out."""
    base = samples.trace()
    last = replace(base.selection.picks[0], id="weather/get_tide")
    known = {one.id.partition("/")[2]: one for one in (*base.selection.picks, last)}
    picks = (*(known[name] for name in _NEARER), known["add_note"])
    ids = {one.id for one in picks}
    candidates = tuple(
        replace(one, verdict=Verdict.PICKED, note="")
        if one.id in ids
        else replace(one, verdict=Verdict.OVER_LIMIT, note=one.note or "7th of 6")
        for one in base.candidates
    )
    sent = sum(map(samples.tokens_of, ids))
    return replace(base, selection=replace(base.selection, picks=picks), candidates=candidates, tokens_sent=sent)


def comparing(*, same: bool = False) -> Inspector:
    """Two settings side by side."""
    page = Inspector()
    page.resize(1100, 700)
    after = Setting()
    if not same:
        for key, value in (("policy.ranking.most", 6), ("policy.ranking.text_weight", 0.1), ("max_tokens", 1800)):
            after = with_value(after, key, value)
    before = samples.trace()
    history = (Message(Role.USER, before.query.context),)
    page.set_query(
        InspectorQuery(before.query.text, history, "Weather for the weekend trip", setting=after, versus=Setting())
    )
    page.show_comparison(before, before if same else _by_meaning(), samples.tools())
    return page


def data_set_report(state: EvaluationState = EvaluationState.DONE, **changes: object) -> EvaluationReport:
    """A run of a data set."""
    figures = {"recall@5": 0.852, "recall@10": 0.911, "ndcg@5": 0.79, "mrr": 0.81, "set_recall": 0.846}
    figures |= {"complete": 0.79, "size": 4.6, "tokens": 512.0}
    recall = (0.61, 0.73, 0.79, 0.83, 0.852, 0.87, 0.885, 0.895, 0.904, 0.911)
    report = EvaluationReport("e1", "/home/asha/data", "default", state, 212, 212, 1204, 212, 212, "all-MiniLM-L6-v2")
    report = replace(report, metrics=figures, recall_at=recall, took_s=14.2)
    return replace(report, **changes)  # type: ignore[arg-type]  # by the names of its fields


def data_set_dialog(state: EvaluationState | None, *, two: bool = False, **changes: object) -> DataSetDialog:
    """The dialog in a state; None for the one it opens in."""
    dialog = DataSetDialog(("left (default)", "right (guide)") if two else ("default",))
    dialog.folder.setText("/home/asha/data")
    if state is not None:
        reports = [data_set_report(state, **changes)]
        if two:
            worse = tuple(share * 0.85 for share in reports[0].recall_at)
            metrics = {"recall@5": worse[4], "recall@10": worse[9], "ndcg@5": 0.66, "mrr": 0.671, "set_recall": 0.758}
            metrics |= {"complete": 0.7, "size": 7.5, "tokens": 861.0}
            reports.append(replace(reports[0], policy="guide", recall_at=worse, metrics=metrics))
        dialog.show_report(reports)
    return dialog


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
        "data-set": lambda: data_set_dialog(None),
        "data-set-running": lambda: data_set_dialog(EvaluationState.ASKING, done=80, asked=80),
        "data-set-done": lambda: data_set_dialog(EvaluationState.DONE),
        "data-set-two": lambda: data_set_dialog(EvaluationState.DONE, two=True),
        "data-set-failed": lambda: data_set_dialog(
            EvaluationState.FAILED,
            error="The embedding model is missing. Run dost model get.",
            recall_at=(),
            metrics={},
        ),
        "data-set-left-out": lambda: data_set_dialog(
            EvaluationState.DONE,
            note="Text only: the model is not here.",
            left_out=tuple(f"queries.jsonl:{at}: It is no object. Write one." for at in range(5)),
            left_out_all=40,
        ),
        "kept-turns": lambda: kept_dialog(count=60),
        "kept-turns-none": kept_dialog,
        "kept-turns-loading": lambda: kept_dialog(loading=True),
        "kept-turns-error": lambda: kept_dialog(error=True),
        "paste-conversation": paste_dialog,
        "paste-conversation-wrong": lambda: paste_dialog(wrong=True),
    }
