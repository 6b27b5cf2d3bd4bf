"""The conversation.

Public: ``ChatView``, ``CardState``, ``NoteKind``.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.chat_items import CardRow, NoteCard, NoteKind, OfferCard, SentTools, TurnPill, UserBubble
from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_margins
from dost_ui.parts import stops_of
from dost_ui.question import words_of
from dost_ui.spoken import announce
from dost_ui.start_page import StartPage
from dost_ui.tool_card import CardState, ToolCard
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import JsonObject, Source, ToolInfo, TurnTrace, WaitingCall
    from dost_ui.answer_view import AnswerView
    from dost_ui.trace_view import Added

__all__ = ["CardState", "ChatView", "NoteKind"]

SIDE_PX = 28
"""Beside the column, at both sides."""

_COLUMN_PX = 860
_CARD_PX = 680
_MOST_ITEMS = 500
"""Things kept in the view; older ones are taken out of it."""

_AT_BOTTOM_PX = 8


class _FollowingScroll(QScrollArea):
    """Stays at the bottom while text comes in, unless the person has scrolled up.

    The scroll bar takes its room from the margin beside the column, so that the column keeps its place under it.
    """

    def __init__(self, column: QWidget) -> None:
        super().__init__()
        canvas = QWidget()
        canvas.setProperty("kind", "canvas")
        self._line = QHBoxLayout(canvas)
        self._line.addStretch(1)
        self._line.addWidget(column, 1000)
        self._line.addStretch(1)
        self.setWidget(canvas)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._moved)
        bar.rangeChanged.connect(self._grew)

    def follow(self) -> None:
        """Go to the bottom and stay there."""
        self._follows = True
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        super().resizeEvent(event)
        bar = self.width() - self.viewport().width()
        set_margins(self._line, SIDE_PX, 0, SIDE_PX - bar, 0)

    def _moved(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - _AT_BOTTOM_PX

    def _grew(self, low: int, high: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(high)


class ChatView(QWidget):
    """Messages, turn pills, tool cards, answers and notes, oldest first.

    Signals:
        turn_selected: A turn's pill was pressed (turn id).
        run_requested: A proposed tool is to be run by hand (tool id).
        answered: The question of a card was answered (call id, ``Answer``).
        link_confirmed: A link of an answer was confirmed and may be opened (address).
        announced: Something new came, in the words that a screen reader says (text).

    Attributes:
        start: What stands here before the first message.
    """

    turn_selected = Signal(str)
    run_requested = Signal(str)
    answered = Signal(str, object)
    link_confirmed = Signal(str)
    announced = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QWidget] = []
        self._last_stops: dict[QWidget, QWidget] = {}  # of the items that Tab reaches, in their order
        self._pills: dict[str, TurnPill] = {}
        self._cards: dict[str, ToolCard] = {}
        self._answer: AnswerView | None = None
        self._stack = QStackedLayout(self)
        self.start = StartPage()
        self._stack.addWidget(_StartScroll(self.start))
        self._column_holder = QWidget()
        self._column = QVBoxLayout(self._column_holder)
        self._column.setContentsMargins(0, 10, 0, 16)
        self._column.setSpacing(10)
        self._activity = PlainLabel(kind="small-muted")
        self._activity.hide()
        self._column.addWidget(self._activity)
        self._column.addStretch(1)
        self.scroller = _FollowingScroll(self._column_holder)
        self.scroller.setAccessibleName(tr("Conversation"))
        self._stack.addWidget(self.scroller)
        self._quiet = False
        self.announced.connect(lambda text: None if self._quiet else announce(self, text))

    # ---------------------------------------------------------------------------------------------- content

    def add_user(self, text: str) -> None:
        """What the person said. The view goes to the bottom."""
        self._add(UserBubble(text))
        self.scroller.follow()

    def add_turn(
        self,
        turn_id: str,
        trace: TurnTrace,
        tools: Mapping[str, ToolInfo] | None = None,
        *,
        offer_run: bool = False,
    ) -> None:
        """The turn's pill, marked as the one that is shown.

        Args:
            turn_id: Given back by ``turn_selected``.
            trace: The turn.
            tools: What is known of the tools, for descriptions beside the offers.
            offer_run: Offer the first picks to be run by hand.
        """
        pill = self._add_pill(turn_id, TurnPill(trace))
        self.select_turn(turn_id)
        self.announced.emit(pill.words())
        if not offer_run:
            return
        if trace.selection.picks:
            offers = OfferCard(trace, dict(tools or {}))
            offers.run_requested.connect(self.run_requested)
            self._add(offers)  # as wide as the column: what the tools do is to be read
        else:
            self.add_note(
                NoteKind.INFO, tr("No tool fits"), tr("Say it in other words, or look at all tools on their page.")
            )

    def add_past_turn(self, turn_id: str, got: SentTools) -> None:
        """The pill of a turn of which the numbers are known, and nothing else here."""
        self._add_pill(turn_id, TurnPill(got))

    def _add_pill(self, turn_id: str, pill: TurnPill) -> TurnPill:
        pill.clicked.connect(lambda: self._choose_turn(turn_id))
        self._pills[turn_id] = pill
        self._add(pill, alignment=Qt.AlignmentFlag.AlignLeft)
        return pill

    @contextlib.contextmanager
    def quietly(self) -> Iterator[None]:
        """What is added within is nothing new: no screen reader is told of it."""
        self._quiet = True
        try:
            yield
        finally:
            self._quiet = False

    def add_to_turn(self, turn_id: str, trace: TurnTrace, added: tuple[Added, ...]) -> None:
        """The turn got more tools: its pill, where it is still here, counts them."""
        if turn_id in self._pills:
            self._pills[turn_id].set_sent(trace, added)

    def select_turn(self, turn_id: str) -> None:
        """Mark the pill of the turn that the panel shows."""
        for known, pill in self._pills.items():
            pill.setChecked(known == turn_id)

    def add_card(
        self,
        call_id: str,
        tool: str,
        server: str,
        arguments: JsonObject,
        source: Source | None = None,
    ) -> None:
        """A tool call that runs.

        Args:
            call_id: Names the card in ``update_card``, ``ask`` and ``answered``.
            tool: Name of the tool.
            server: Name of its server.
            arguments: The arguments.
            source: Where the pick came from, for the chip.
        """
        card = ToolCard(tool, wording.server_label(server), arguments, source)
        card.answered.connect(lambda answer: self.answered.emit(call_id, answer))
        card.set_state(CardState.RUNNING)
        self._cards[call_id] = card
        self._add_card_widget(card)

    def ask(self, call_id: str, call: WaitingCall) -> None:
        """Have the person decide about a call, on its card; one without a card gets one."""
        tool, server = wording.tool_name(call.tool_id), wording.server_name(call.tool_id)
        if call_id not in self._cards:
            self.add_card(call_id, tool, server, call.arguments)
        card = self._cards[call_id]
        row = card.parentWidget() or card
        before = self._last_stops.get(row, self.scroller)
        for stop in stops_of(card.ask(call)):
            QWidget.setTabOrder(before, stop)
            self._last_stops[row] = before = stop
        self.announced.emit(
            tr(
                "{tool} of {server} asks to run. {words_of}",
                tool=tool,
                server=wording.server_label(server),
                words_of=words_of(call),
            )
        )

    def has_card(self, call_id: str) -> bool:
        """Whether a call has a card."""
        return call_id in self._cards

    def set_progress(self, call_id: str, words: str) -> None:
        """How far a call is; one without a card is of another conversation."""
        if call_id in self._cards:
            self._cards[call_id].set_progress(words)

    def update_card(self, call_id: str, state: CardState, text: str = "", took_ms: float | None = None) -> None:
        """Another state of a card; an unknown ``call_id`` is a mistake of the program (KeyError)."""
        card = self._cards[call_id]
        card.set_state(state, text, took_ms)
        if state not in {CardState.RUNNING, CardState.GONE}:
            self.announced.emit(f"{card.tool}: {card.state_words()}. {text}")

    def begin_answer(self) -> None:
        """An answer begins; the one before it is ended."""
        from dost_ui.answer_view import AnswerView  # with the names of all formats of text: no start waits for it

        self.end_answer()
        answer = AnswerView()
        answer.link_pressed.connect(self._ask_for_link)
        self._answer = answer
        self._add(answer)

    def append_answer(self, text: str) -> None:
        """More of the answer, in Markdown."""
        if self._answer is None:
            self.begin_answer()
        if self._answer is not None:
            self._answer.append_text(text)

    def end_answer(self) -> None:
        """The answer is whole. One without any text is taken away."""
        answer, self._answer = self._answer, None
        if answer is None:
            return
        answer.finish()
        if answer.text().strip():
            self._announce_answer(answer)
        else:
            self._take(answer)

    def add_note(self, kind: NoteKind, title: str, text: str = "") -> None:
        """Something that happened, in plain text."""
        self._add_card_widget(NoteCard(kind, title, text))
        self.announced.emit(f"{title}. {text}")

    def set_activity(self, text: str) -> None:
        """A quiet line under everything ("picking tools…"), or nothing when empty."""
        self._activity.setText(text)
        self._activity.setVisible(bool(text))

    def clear(self) -> None:
        """Start over."""
        self._answer = None
        for item in list(self._items):
            self._take(item)
        self._pills.clear()
        self._cards.clear()
        self.set_activity("")
        self._stack.setCurrentIndex(0)

    def card(self, call_id: str) -> ToolCard:
        """The card of a call."""
        return self._cards[call_id]

    def pill(self, turn_id: str) -> TurnPill:
        """The pill of a turn."""
        return self._pills[turn_id]

    def items(self) -> tuple[QWidget, ...]:
        """Everything shown, oldest first."""
        return tuple(item.card if isinstance(item, CardRow) else item for item in self._items)

    # ---------------------------------------------------------------------------------------------- within

    def _add(self, widget: QWidget, *, alignment: Qt.AlignmentFlag | None = None) -> None:
        self._stack.setCurrentIndex(1)
        at = len(self._items)
        if alignment is None:
            self._column.insertWidget(at, widget)
        else:
            self._column.insertWidget(at, widget, 0, alignment)
        self._put_into_tab_order(widget)
        self._items.append(widget)
        if len(self._items) > _MOST_ITEMS:
            self._take(self._items[0])

    def _put_into_tab_order(self, widget: QWidget) -> None:
        """Behind what stands above it; Qt would put it behind everything in the window."""
        before = next(reversed(self._last_stops.values()), self.scroller)
        for stop in stops_of(widget):
            QWidget.setTabOrder(before, stop)
            self._last_stops[widget] = before = stop

    def _add_card_widget(self, widget: QWidget) -> None:
        widget.setMaximumWidth(theme.active().scaled(_CARD_PX))
        self._add(CardRow(widget))

    def _take(self, widget: QWidget) -> None:
        self._items.remove(widget)
        self._last_stops.pop(widget, None)
        self._column.removeWidget(widget)
        self._pills = {key: pill for key, pill in self._pills.items() if pill is not widget}
        widget.hide()
        widget.deleteLater()

    def _choose_turn(self, turn_id: str) -> None:
        self.select_turn(turn_id)
        self.turn_selected.emit(turn_id)

    def _announce_answer(self, answer: AnswerView) -> None:
        """Say an answer as soon as all of it is shown."""
        if answer.is_complete():
            self.announced.emit(answer.toPlainText())
        else:
            told = Qt.ConnectionType.SingleShotConnection
            answer.completed.connect(lambda: self.announced.emit(answer.toPlainText()), told)

    def _ask_for_link(self, address: str) -> None:
        from dost_ui.link_question import ask_for_link

        said = tr("The answer links to this address:")
        ask_for_link(self, address, said, lambda: self.link_confirmed.emit(address))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """The column grows to a width that is comfortable to read."""
        super().resizeEvent(event)
        self._column_holder.setMaximumWidth(theme.active().scaled(_COLUMN_PX))


class _StartScroll(QScrollArea):
    """Where there is little room, or the text is large, the page scrolls and nothing on it is squeezed."""

    def __init__(self, page: StartPage) -> None:
        super().__init__()
        self._page = page
        page.setProperty("kind", "canvas")
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the control that has the focus

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        super().resizeEvent(event)
        self._page.leave_room(self.width() - self.viewport().width())
