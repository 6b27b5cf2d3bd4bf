"""States that are seldom: what failed, what is very long, what is still waited for."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from dost_engine.types import (
    Candidate,
    EvaluationState,
    Message,
    Policy,
    Role,
    Source,
    ToolCall,
    ToolChoice,
)
from dost_ui import samples, theme
from dost_ui.add_server_dialog import AddServerDialog
from dost_ui.chat_view import CardState, ChatView, NoteKind
from dost_ui.choosing_card import ChoosingCard
from dost_ui.composer import Composer
from dost_ui.diagnostics_dialog import DiagnosticsDialog
from dost_ui.earlier_menu import EarlierMenu
from dost_ui.gallery_inspector import data_set_dialog, turns
from dost_ui.gallery_usage import NOW, fill_usage, report
from dost_ui.inspector import Inspector
from dost_ui.inspector_query import InspectorQuery
from dost_ui.kept_card import KeptCard
from dost_ui.knob_panel import KnobGroup, KnobPanel
from dost_ui.language_card import LanguageCard
from dost_ui.link_question import ask_for_link
from dost_ui.log_view import Level, LogLine
from dost_ui.message_box import MessageBox
from dost_ui.quick_ask import QuickAsk
from dost_ui.result_content import content_of
from dost_ui.run_dialog import RunToolDialog
from dost_ui.schema_dialog import SchemaDialog
from dost_ui.servers_page import ServersPage
from dost_ui.service_words import said
from dost_ui.skills_card import SkillsCard
from dost_ui.status_bar import StatusBar
from dost_ui.tools_page import ToolsPage
from dost_ui.translation import tr
from dost_ui.usage_page import UsagePage

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.types import ToolInfo, TurnTrace

    Framed = Callable[[QWidget, int, int], QWidget]

_FULL = "settings.json could not be written: the disk is full."
_LONG = "And then tell me what else there is to do on such a day, in as many words as you like. " * 12


# ---------------------------------------------------------------------------------------------------- chat


def _answers(framed: Framed) -> QWidget:
    """An answer from right to left, one that is still being written, a result that is no text, a quiet note."""
    chat = ChatView()
    chat.add_user(samples.RTL_NAME + " ؟")
    chat.begin_answer()
    chat.append_answer("الطقس يوم السبت **دافئ** ومشمس في الغالب.\n\n- الحرارة: 31 °C\n- الرياح: خفيفة")
    chat.end_answer()
    chat.add_card("p", "render_chart", "plots", {"days": 7}, Source.TEXT)
    chat.update_card("p", CardState.OK, "A chart of seven days.", 812)
    image = {"type": "image", "mimeType": "image/png", "data": "x" * 16_000}
    text = {"type": "text", "text": "A chart of seven days."}
    chat.card("p").show_content(content_of((text, image, {"type": "resource_link", "uri": "file:///days.csv"}), None))
    chat.add_note(NoteKind.INFO, "Nothing of this is kept", "The conversation is gone when Dost ends.")
    chat.begin_answer()
    chat.append_answer("The days in a table:\n\n| day | max |\n|---|---|\n| Saturday | 31 °C |\n\n```python\nprint(")
    now = theme.active()
    return framed(chat, now.scaled(820), 130 + now.scaled(560))


def _long_message(framed: Framed) -> QWidget:
    composer = Composer()
    composer.set_text(_LONG)
    return framed(composer, 760, 30 + theme.active().scaled(138))


def _link() -> QWidget:
    holder = QWidget()
    address = f"https://example.org/{'very-long-folder/' * 8}?page=1"
    ask_for_link(holder, address, tr("The answer links to this address:"), lambda: None)
    box = holder.findChild(MessageBox)
    if box is None:
        return holder
    box.setParent(None)
    box.destroyed.connect(holder.deleteLater)
    return box


def _quick_ask(note: str) -> QuickAsk:
    view = QuickAsk()
    view.come_up()
    view.line.setText("Will it rain in Durgapur on saturday, and am I free?")
    view.preview.show_note(note)
    return view


def _status(offline: str = "") -> StatusBar:
    bar = StatusBar()
    if offline:
        bar.set_offline(offline)
    return bar


def _earlier(*, count: int = 0, problem: str = "", waiting: bool = False) -> QWidget:
    button = QToolButton()
    menu = EarlierMenu(button)
    menu.destroyed.connect(button.deleteLater)
    if waiting:
        menu.addAction(tr("Looking for earlier turns")).setEnabled(False)
    elif problem:
        menu.show_error(problem)
    else:
        menu.show_turns(turns(count))
    menu.setParent(None)
    menu.resize(menu.sizeHint())
    return menu


# ----------------------------------------------------------------------------------------------- inspector


def _inspector(query: InspectorQuery, trace: TurnTrace, tools: dict[str, ToolInfo]) -> QWidget:
    page = Inspector()
    page.resize(1100, 760)
    page.set_query(query)
    page.show_trace(trace, tools)
    return page


def _odd() -> QWidget:
    trace, tools = samples.odd_trace()
    return _inspector(InspectorQuery(samples.MARKUP), trace, tools)


def _fused() -> QWidget:
    base = samples.trace()
    factors = {"semantic": 1.42, "text": 0.61}
    fused = tuple(replace(one, fused=2.9 - at / 4, factors=factors) for at, one in enumerate(base.candidates))
    trace = replace(base, policy=Policy.default(), candidates=fused)
    return _inspector(InspectorQuery(base.query.text), trace, samples.tools())


def _many_candidates() -> QWidget:
    base, tools = samples.trace(), samples.tools(1990)
    more = tuple(Candidate(one, tokens=288, score=0.1) for one in list(tools)[10:])
    trace = replace(base, candidates=(*base.candidates, *more), tools_all=2000)
    return _inspector(InspectorQuery(base.query.text), trace, tools)


def _long_history() -> QWidget:
    base = samples.trace()
    history = [Message(Role.USER, _LONG), Message(Role.USER, samples.MARKUP), Message(Role.USER, samples.RTL_NAME)]
    history += [Message(Role.ASSISTANT, calls=(ToolCall(samples.LONG_NAME),)), *[Message(Role.USER, "and now?")] * 20]
    return _inspector(InspectorQuery(base.query.text, tuple(history), "W" * 80), base, samples.tools())


def _knobs(framed: Framed) -> QWidget:
    """Every option of the rules, of each kind, beside the edge as in the inspector."""
    panel = KnobPanel()
    panel.set_servers([server.name for server in samples.servers()])
    panel.rows()  # they are made when they are wanted
    for group in panel.findChildren(KnobGroup):
        group.head.setChecked(True)
    frame = framed(panel, theme.active().scaled(264), theme.active().scaled(2_000))
    frame.setProperty("kind", "side")
    frame.setContentsMargins(18, 12, 18, 12)
    return frame


def _data_set_error() -> QWidget:
    dialog = data_set_dialog(None)
    dialog.show_error("/home/asha/data has no tools.jsonl. Choose a folder with tools.jsonl and queries.jsonl.")
    return dialog


# ------------------------------------------------------------------------------- tools, servers, settings


def _chosen(choice: ToolChoice) -> QWidget:
    page = ToolsPage()
    page.resize(1000, 700)
    known = samples.tools()
    known["weather/get_forecast"] = replace(known["weather/get_forecast"], choice=choice)
    page.set_tools(tuple(known.values()))
    page.select("weather/get_forecast")
    return page


def _no_arguments() -> QWidget:
    info = samples.info("git/prune", "Deletes branches that were merged.")
    nothing = {"type": "object", "properties": {}}
    hints = {"readOnlyHint": False, "destructiveHint": True}
    return RunToolDialog(replace(info, tool=replace(info.tool, input_schema=nothing, annotations=hints)))


def _wrong_json() -> QWidget:
    dialog = RunToolDialog(samples.info("weather/get_forecast"), {"city": "Durgapur"})
    dialog.json_button.click()
    dialog.form.json.setPlainText('{"city": }')
    dialog.form.arguments()
    return dialog


def _odd_info() -> ToolInfo:
    return samples.info(f"organisation-wide-directory/{samples.LONG_NAME}", samples.MARKUP * 6)


def _server(name: str) -> ServersPage:
    page = ServersPage()
    page.resize(1000, 640)
    page.set_servers(samples.servers())
    page.select(name)
    return page


def _not_added() -> QWidget:
    dialog = AddServerDialog()
    dialog.show_problem(said("tools.json could not be written: the disk is full."))
    return dialog


def _log(*, words: str = "", lines: int = 0) -> QWidget:
    dialog = DiagnosticsDialog()
    dialog.set_text("# Dost: diagnostics")
    dialog.log.set_files(("window.log",), "window.log")
    dialog.log.set_lines(
        tuple(LogLine(Level.INFO, f"2026-11-30 09:43:{at:02} INFO dost: asked") for at in range(lines))
    )
    dialog.log.words.setText(words)
    dialog.show_log()
    return dialog


def _card(framed: Framed, card: KeptCard | LanguageCard | SkillsCard | ChoosingCard) -> QWidget:
    """As high as it is among the settings."""
    width = theme.active().scaled(760)
    for part in (card, *card.findChildren(QWidget)):
        part.ensurePolished()
    return framed(card, width, max(card.sizeHint().height(), card.heightForWidth(width)))


_VALUES = {
    "policy": "default",
    "amount": "normal",
    "personal": "auto",
    "approval": "hints",
    "text_index": "bm25f",
    "embedding": "onnx:all-MiniLM-L6-v2",
    "skill_folders": ["~/skills"],
    "keep_conversations": True,
}


def _failed_card(framed: Framed, kind: type[KeptCard | SkillsCard | ChoosingCard]) -> QWidget:
    card = kind()
    card.set_values(_VALUES)
    card.show_result(said(_FULL), ok=False)
    return _card(framed, card)


def _language(framed: Framed) -> QWidget:
    card = LanguageCard()
    card.set_language("de")
    card.show_problem(said(_FULL))
    return _card(framed, card)


def _bar_chosen() -> QWidget:
    page = UsagePage()
    page.resize(1000, 900)
    fill_usage(page)
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(page.calls, key)
    return page


def _nothing_failed() -> QWidget:
    page = UsagePage()
    page.resize(1000, 900)
    told = report()
    page.set_report(replace(told, days=tuple(replace(day, successes=day.calls) for day in told.days)), NOW)
    return page


def seldom_scenes(framed: Framed) -> dict[str, Callable[[], QWidget]]:
    """Name and maker of every scene; the frame is that of the gallery."""
    nobody = "Nobody answers at http://127.0.0.1:37623: connection refused"
    return {
        "chat-answers": partial(_answers, framed),
        "composer-long": partial(_long_message, framed),
        "link-question": _link,
        "quick-ask-nothing": lambda: _quick_ask(tr("No tool fits this.")),
        "quick-ask-error": lambda: _quick_ask(said(nobody)),
        "status-starting": lambda: framed(_status(), 1200, 30),
        "status-offline": lambda: framed(_status(said(nobody)), 1200, 30),
        "panel-earlier": lambda: _earlier(count=20),
        "panel-earlier-none": _earlier,
        "panel-earlier-error": lambda: _earlier(problem=said(nobody)),
        "panel-earlier-loading": lambda: _earlier(waiting=True),
        "inspector-long-and-rtl": _odd,
        "inspector-fused": _fused,
        "inspector-2000": _many_candidates,
        "inspector-long-history": _long_history,
        "knobs": partial(_knobs, framed),
        "data-set-model": lambda: data_set_dialog(EvaluationState.MODEL, recall_at=(), metrics={}),
        "data-set-cancelled": lambda: data_set_dialog(EvaluationState.CANCELLED, done=80, asked=80),
        "data-set-error": _data_set_error,
        "tools-pinned": lambda: _chosen(ToolChoice(pinned=True, search_words="rain umbrella", tags=("outside",))),
        "tools-banned": lambda: _chosen(ToolChoice(banned=True)),
        "run-dialog-no-arguments": _no_arguments,
        "run-dialog-long": lambda: RunToolDialog(_odd_info()),
        "run-form-json-wrong": _wrong_json,
        "schema-dialog-long": lambda: SchemaDialog(_odd_info()),
        "servers-disabled": lambda: _server("mail"),
        "servers-remembered": lambda: _server("photos"),
        "servers-add-failed": _not_added,
        "log-empty": _log,
        "log-nothing-found": lambda: _log(words="walrus", lines=30),
        "settings-kept-loading": lambda: _card(framed, KeptCard()),
        "settings-kept-failed": lambda: _failed_card(framed, KeptCard),
        "settings-skills-failed": lambda: _failed_card(framed, SkillsCard),
        "settings-choosing-failed": lambda: _failed_card(framed, ChoosingCard),
        "settings-language-failed": lambda: _language(framed),
        "usage-chosen-bar": _bar_chosen,
        "usage-nothing-failed": _nothing_failed,
    }
