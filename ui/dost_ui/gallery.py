"""Every widget in every state, to look at and to take pictures of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from dost_engine.types import Message, ModelState, Role, Source, ToolCall
from dost_ui import sample_calls, sample_explanations, samples, theme
from dost_ui.chat_view import CardState, ChatView, NoteKind
from dost_ui.composer import Composer
from dost_ui.gallery_access import access_scenes
from dost_ui.gallery_conversations import conversation_scenes, conversations
from dost_ui.gallery_inspector import inspector_scenes
from dost_ui.gallery_model import model_scenes
from dost_ui.gallery_panel import PANEL_SCENES
from dost_ui.gallery_presence import presence_scenes
from dost_ui.gallery_seldom import seldom_scenes
from dost_ui.gallery_servers import servers_scenes
from dost_ui.gallery_settings import settings_scenes
from dost_ui.gallery_skills import skills_scenes
from dost_ui.gallery_start import start_scenes
from dost_ui.gallery_tools import tools_scenes
from dost_ui.gallery_usage import usage_scenes
from dost_ui.inspector import Inspector
from dost_ui.inspector_query import InspectorQuery
from dost_ui.kept_card import KeptCard
from dost_ui.main_window import MainWindow, Page
from dost_ui.run_dialog import RunToolDialog
from dost_ui.schema_dialog import SchemaDialog
from dost_ui.servers_page import ServersPage
from dost_ui.service_words import said
from dost_ui.settings_page import SettingsPage, SettingsValues
from dost_ui.status_bar import StatusBar
from dost_ui.translation import tr
from dost_ui.turn_panel import TurnPanel

if TYPE_CHECKING:
    from collections.abc import Callable

_ANSWER = """Saturday will be **warm and mostly sunny** in Durgapur: up to 31 °C, light wind from the south, a 10 %
chance of rain in the evening.

| day | Durgapur | Kolkata |
|---|---|---|
| Saturday | 31 °C, dry | 30 °C, showers |
| Sunday | 32 °C, dry | 29 °C, rain |

```python
for city in ("Durgapur", "Kolkata"):
    print(city, forecast(city, days=3))
```

- see [the forecast](https://example.org/forecast)
- <b>markup stays text</b> ![a picture](http://127.0.0.1:9/leak.png)
"""

_USED = frozenset({"weather/get_forecast", "calendar/create_event"})

_FIRST = "what's the weather in Durgapur on saturday?"
_SECOND = "do it for kolkata too, and put the drier one in my calendar"


def fill_chat(chat: ChatView) -> None:
    """The conversation of the pictures."""
    first, second = samples.trace(text=_FIRST, context="", picks=5, first=True), samples.trace()
    chat.add_user(_FIRST)
    chat.add_turn("turn-1", first)
    chat.add_card("1", "get_forecast", "weather", {"city": "Durgapur", "days": 3}, Source.SEMANTIC)
    chat.update_card("1", CardState.OK, took_ms=400)
    chat.begin_answer()
    chat.append_answer("Saturday will be warm and mostly sunny in Durgapur: up to 31 °C, light wind from the south, ")
    chat.append_answer("a 10 % chance of rain in the evening.")
    chat.end_answer()
    chat.add_user(_SECOND)
    chat.add_turn("turn-2", second)
    chat.add_card("2", "get_forecast", "weather", {"city": "Kolkata", "days": 3}, Source.STICKY)
    chat.update_card("2", CardState.OK, took_ms=300)
    event = {"title": "Trip to Durgapur", "start": "2026-12-05", "all_day": True}
    chat.add_card("3", "create_event", "calendar", event, Source.BOTH)
    chat.ask("3", sample_calls.waiting(arguments=event))


def _window(page: Page = Page.CHAT, *, width: int = 1440, empty: bool = False) -> MainWindow:
    window = MainWindow()
    window.resize(width, 900)
    window.set_provider("llama3.1:8b · 127.0.0.1")
    if empty:
        window.chat_view.start.set_suggestions(("what time is it in Tokyo?", "what did I change in this repository?"))
        window.set_provider("")
    else:
        window.set_title("Weather for the weekend trip")
        window.set_counts(tools=212, servers=9)
        window.status_bar.set_status(samples.status())
        fill_chat(window.chat_view)
        window.sidebar.conversations.set_conversations(conversations())
        window.sidebar.conversations.set_open("c0")
        window.turn_panel.show_trace(samples.trace(), samples.tools(), frozenset({"weather/get_forecast"}))
        window.servers_page.set_servers(samples.servers())
        window.servers_page.set_logs("weather", ("listening on stdio", "tools/list: 6 tools"))
        window.tools_page.set_tools(tuple(samples.tools().values()))
        fill_inspector(window.inspector)
        window.settings_page.set_values(SettingsValues(base_url="http://127.0.0.1:11434/v1", model="llama3.1:8b"))
        fill_kept(window.settings_page.kept)
        window.settings_page.set_paths((("servers", "/home/asha/.config/dost/servers.json"),))
    window.show_page(page)
    return window


def _no_servers() -> QWidget:
    window = _window(empty=True)
    window.chat_view.start.set_suggestions(())
    window.chat_view.start.set_has_servers(False)
    return window


def _narrow_with_panel() -> QWidget:
    window = _window(width=1000)
    window.show()
    window.show_turn_panel(True)  # noqa: FBT003 - a setter
    return window


def fill_inspector(inspector: Inspector) -> None:
    """The query of the pictures."""
    history = (Message(Role.USER, _FIRST), Message(Role.ASSISTANT, calls=(ToolCall("get_forecast"),)))
    inspector.set_query(InspectorQuery(_SECOND, history, "Weather for the weekend trip"))
    inspector.show_trace(samples.trace(), samples.tools())
    inspector.table.selectRow(inspector.model.row_of("weather/get_tide"))


def _panel(fill: Callable[[TurnPanel], object]) -> TurnPanel:
    panel = TurnPanel()
    panel.resize(372, 800)
    fill(panel)
    return panel


def _crowded() -> TurnPanel:
    trace, tools = samples.fallback_trace()
    return _panel(lambda panel: panel.show_trace(trace, tools))


def _odd() -> TurnPanel:
    trace, tools = samples.odd_trace()
    return _panel(lambda panel: panel.show_trace(trace, tools))


def _framed(widget: QWidget, width: int, height: int) -> QWidget:
    frame = QFrame()
    frame.setProperty("kind", "page")
    column = QVBoxLayout(frame)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(widget)
    frame.resize(width, height)
    return frame


def _chat_states() -> QWidget:
    chat = ChatView()
    chat.add_user("What tools do I have for the weekend, and could you also tell me " + "very " * 40 + "long things?")
    chat.add_turn("turn-9", samples.trace(), samples.tools(), offer_run=True)
    chat.add_card("r", "get_forecast", "weather", {"city": "Kolkata"}, Source.SEMANTIC)
    chat.add_card("e", "create_event", "calendar", {"title": "x" * 300}, Source.TEXT)
    chat.update_card("e", CardState.ERROR, "The calendar refused the date: 2026-02-30 does not exist.", 1200)
    chat.add_card("d", samples.LONG_NAME, "organisation-wide-directory", {}, None)
    chat.update_card("d", CardState.DENIED)
    chat.add_card("o", "list_calendar_events", "calendar", {"days": 30}, Source.BOTH)
    chat.update_card("o", CardState.OK, "\n".join(f"2026-12-{day:02} event {day}" for day in range(1, 31)), 34)
    chat.add_note(NoteKind.ERROR, tr("The language model cannot be reached"), said("Try it again."))
    chat.add_note(NoteKind.WARNING, "The answer was stopped", "What came in before is kept.")
    chat.set_activity("picking tools…")
    return _framed(chat, theme.active().scaled(820), 515 + theme.active().scaled(726))


def _questions() -> QWidget:
    chat = ChatView()
    chat.ask("1", sample_calls.waiting())
    mail = {"to": "landlord@example.org", "text": "The tap drips since monday. " * 20, "note": "a\u200b\u202eb"}
    chat.ask("2", sample_calls.waiting("mail/send_mail", mail, origin="cursor", difference=sample_calls.CHANGED))
    chat.ask("3", sample_calls.waiting("files/" + samples.LONG_NAME, {}, origin=""))
    question = chat.card("3").question
    if question is not None:
        question.show_problem(said("tools.json could not be written: the disk is full."))
    chat.ask("4", sample_calls.waiting())
    chat.update_card("4", CardState.ALLOWED)
    chat.ask("5", sample_calls.waiting())
    chat.update_card("5", CardState.GONE)
    chat.add_card("6", "index_folder", "files", {"path": "/home/asha"}, Source.TEXT)
    chat.set_progress("6", "40 of 100: reading photos")
    return _framed(chat, theme.active().scaled(820), 540 + theme.active().scaled(590))


def _answer() -> QWidget:
    chat = ChatView()
    chat.begin_answer()
    chat.append_answer(_ANSWER)
    chat.end_answer()
    return _framed(chat, 820, 520)


def _composer(*, busy: bool, text: str) -> QWidget:
    composer = Composer()
    composer.set_busy(busy)
    composer.set_text(text)
    return _framed(composer, 760, 52 if "\n" not in text else 120)


def _status(**index: object) -> QWidget:
    bar = StatusBar()
    bar.set_status(samples.status(**index))
    return _framed(bar, 1200, 30)


def _no_model() -> QWidget:
    return _status(model=ModelState.ABSENT, model_id="", note="The model is not here yet. Run dost model get.")


def _form_errors() -> QWidget:
    dialog = RunToolDialog(samples.info("weather/get_forecast"))
    dialog.form.arguments()
    return dialog


def _servers(*, empty: bool = False) -> QWidget:
    page = ServersPage()
    page.resize(1000, 640)
    if not empty:
        page.set_servers(samples.servers())
        page.select("git")
        page.set_logs("git", ("Traceback (most recent call last):", "  FileNotFoundError: mcp-server-git"))
        page.set_problems(("~/.config/dost/servers.json is not JSON: line 4, column 17: Expecting ':' delimiter.",))
    return page


def fill_kept(card: KeptCard) -> None:
    """Some turns and calls."""
    card.set_values({"keep_conversations": True, "keep_traces": True, "count_calls": True})
    card.set_places({name: f"/home/asha/.local/share/dost/{place}" for name, (place, _) in _KEPT.items()})
    for name, (_, amount) in _KEPT.items():
        card.set_kept(name, amount, can_clear=not amount.startswith("0"))


_KEPT = {
    "keep_conversations": ("data/conversations.sqlite", "63 conversations · 2.4 MB"),
    "keep_traces": ("data/traces.sqlite", "1,204 turns · 31.8 MB"),
    "count_calls": ("data/usage.sqlite", "312 calls · 94.2 kB"),
    "keep_arguments": ("data/calls.sqlite", "318 calls · 131.1 kB"),
    "vectors": ("data/vectors.sqlite", "424 vectors · 2.1 MB"),
    "tool-lists": ("data/tool-lists.sqlite", "9 lists · 212.9 kB"),
    "data-set-vectors": ("data/evaluation-vectors.sqlite", "0 vectors"),
    "results": ("data/results", "0 files"),
    "logs": ("log", "2 files · 1.1 MB"),
}
"""Kind, its place, how much there is."""


def _kept(*, asking: bool = False, cleared: bool = False) -> QWidget:
    card = KeptCard()
    fill_kept(card)
    if asking:
        card.buttons("keep_traces")[0].click()
    if cleared:
        card.set_kept("keep_traces", "0 turns", can_clear=False)
        card.show_result(tr("All turns are forgotten."), ok=True)
    width = theme.active().scaled(760)
    for part in card.findChildren(QWidget):
        part.ensurePolished()  # as high as it is with the fonts of the theme
    return _framed(card, width, card.heightForWidth(width))


_SEVERAL = (
    "Several servers have a tool send_email: mail/send_email, office/send_email. Name one of them with its server."
)


def _panel_why() -> TurnPanel:
    def fill(panel: TurnPanel) -> None:
        panel.show_trace(samples.trace(picks=3), samples.tools())
        panel.view.setCurrentIndex(panel.model.index(panel.model.row_of("mail/send_email")))
        panel.show_why("turn-2", "mail/send_email", sample_explanations.missed())

    return _panel(fill)


def _panel_about(*, several: bool) -> TurnPanel:
    def fill(panel: TurnPanel) -> None:
        panel.show_trace(samples.trace(), samples.tools())
        panel.about.entry.setText("send_email")
        if several:
            panel.show_no_why("turn-2", "send_email", _SEVERAL)
        else:
            panel.show_why("turn-2", "send_email", sample_explanations.missed())

    return _panel(fill)


def _inspector(state: str) -> QWidget:
    page = Inspector()
    page.resize(1100, 700)
    if state == "loading":
        page.show_loading("The embedding model is loading…")
    elif state == "failed":
        page.show_trace(samples.failed_trace(), samples.tools())
    elif state in {"why-not", "why-not-several"}:
        page.show_trace(samples.trace(), samples.tools())
        page.about.entry.setText("send_email")
        if state == "why-not":
            page.show_explanation(sample_explanations.missed())
        else:
            page.show_no_tool(_SEVERAL)
    elif state == "error":
        page.show_error(tr("Dost's service does not answer"), said("Start the Dost window or `dost serve`."))
    return page


SCENES: dict[str, Callable[[], QWidget]] = {
    "window": _window,
    "window-empty": lambda: _window(empty=True),
    "window-no-servers": _no_servers,
    "window-1000": lambda: _window(width=1000),
    "window-1000-panel": _narrow_with_panel,
    "inspector": lambda: _window(Page.INSPECTOR),
    "inspector-1000": lambda: _window(Page.INSPECTOR, width=1000),
    "inspector-empty": lambda: _inspector("empty"),
    "inspector-loading": lambda: _inspector("loading"),
    "inspector-failed-arm": lambda: _inspector("failed"),
    "inspector-why-not": lambda: _inspector("why-not"),
    "inspector-why-not-several": lambda: _inspector("why-not-several"),
    "inspector-error": lambda: _inspector("error"),
    "tools": lambda: _window(Page.TOOLS),
    "servers": lambda: _window(Page.SERVERS),
    "servers-failed": _servers,
    "servers-empty": lambda: _servers(empty=True),
    "settings": lambda: _window(Page.SETTINGS),
    "settings-result": SettingsPage,
    **settings_scenes(),
    "settings-kept": _kept,
    "settings-kept-asking": lambda: _kept(asking=True),
    "settings-kept-cleared": lambda: _kept(cleared=True),
    "panel": lambda: _panel(
        lambda panel: panel.show_trace(
            samples.trace(), samples.tools(), frozenset({"weather/get_forecast", "calendar/create_event"})
        )
    ),
    "panel-later": lambda: _panel(
        lambda panel: panel.show_trace(samples.trace(picks=4), samples.tools(), frozenset(), samples.added())
    ),
    "panel-empty": lambda: _panel(lambda panel: panel.show_empty()),
    "panel-loading": lambda: _panel(lambda panel: panel.show_loading("picking tools…")),
    "panel-error": lambda: _panel(lambda panel: panel.show_error("The turn is gone", "Only recent turns are kept.")),
    "panel-nothing": lambda: _panel(lambda panel: panel.show_trace(samples.trace(picks=0, context=""), {})),
    "panel-failed-arm": lambda: _panel(lambda panel: panel.show_trace(samples.failed_trace(), samples.tools())),
    "panel-2000": _crowded,
    "panel-long-and-rtl": _odd,
    "panel-why-not": _panel_why,
    "panel-why-not-any": lambda: _panel_about(several=False),
    "panel-why-not-several": lambda: _panel_about(several=True),
    "chat-states": _chat_states,
    "questions": _questions,
    "chat-answer": _answer,
    "composer": lambda: _composer(busy=False, text=""),
    "composer-lines": lambda: _composer(busy=False, text="one\ntwo\nthree"),
    "composer-busy": lambda: _composer(busy=True, text=""),
    "run-dialog": lambda: RunToolDialog(samples.info("weather/get_forecast"), {"city": "Durgapur"}),
    "run-dialog-errors": _form_errors,
    "schema-dialog": lambda: SchemaDialog(samples.info("weather/get_forecast")),
    "status": _status,
    "status-indexing": lambda: _status(building=True, done=80, total=212),
    "status-no-model": _no_model,
    **model_scenes(_window, _framed),
    **PANEL_SCENES,
    **presence_scenes(_framed),
    **start_scenes(_window, _framed),
    **servers_scenes(),
    **skills_scenes(_window, Page),
    **tools_scenes(),
    **usage_scenes(_window, Page),
    **conversation_scenes(_window),
    **inspector_scenes(_window, Page),
    **access_scenes(),
    **seldom_scenes(_framed),
}
"""Name and maker of every scene."""
