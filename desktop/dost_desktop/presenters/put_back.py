"""A conversation of before, put back into the view: quickly, in slices, so that the window goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_desktop.conversations.pieces import pieces_of
from dost_engine.types import Role
from dost_ui.chat_items import SentTools
from dost_ui.chat_view import CardState, NoteKind
from dost_ui.translation import trn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dost_desktop.conversation import Conversation, PastTurn
    from dost_desktop.conversations.pieces import Piece
    from dost_engine.types import Message, ToolCall, ToolResult
    from dost_ui.chat_view import ChatView

MOST_ITEMS = 200
"""Messages, cards and pills that are put back, the newest."""
SLICE = 8
"""Of them at once; some milliseconds."""


async def put_back(view: ChatView, conversation: Conversation) -> None:
    """Show what was said and called in a conversation, the newest of it where it is long."""
    pieces = pieces_of(conversation)
    first = _first_shown(pieces)
    if first:
        left = sum(len(piece.messages) for piece in pieces[:first])
        said = trn("%n earlier message is not shown", "%n earlier messages are not shown", left)
        view.add_note(NoteKind.INFO, said)
    with view.quietly():
        count = 0
        for piece in pieces[first:]:
            for _ in _items(view, piece):
                count += 1
                if count % SLICE == 0:
                    await asyncio.sleep(0)
    view.scroller.follow()


def _first_shown(pieces: Sequence[Piece]) -> int:
    room = MOST_ITEMS
    for at in range(len(pieces) - 1, -1, -1):
        room -= 1 + len(pieces[at].messages)
        if room < 0 and at < len(pieces) - 1:
            return at + 1
    return 0


def _items(view: ChatView, piece: Piece) -> Iterator[None]:
    """Add the items of a piece, one at each step."""
    results = {result.call_id: result for message in piece.messages for result in message.results}
    for message in piece.messages:
        if message.role is Role.USER:
            view.add_user(message.text)
            yield
            if piece.turn is not None:
                view.add_past_turn(piece.turn.turn_id, _sent(piece.turn))
                yield
        elif message.role is Role.ASSISTANT:
            yield from _answer(view, message, piece, results)


def _answer(view: ChatView, message: Message, piece: Piece, results: dict[str, ToolResult]) -> Iterator[None]:
    if message.text.strip():
        view.begin_answer()
        view.append_answer(message.text)
        view.end_answer()
        yield
    for call in message.calls:
        _card(view, call, piece, results.get(call.call_id))
        yield


def _card(view: ChatView, call: ToolCall, piece: Piece, result: ToolResult | None) -> None:
    shown = next((one for one in piece.calls if one.call_id == call.call_id), None)
    text, failed = (result.text, result.is_error) if result is not None else ("", True)
    if shown is None:
        view.add_card(call.call_id, call.tool, "", call.arguments)
        view.update_card(call.call_id, CardState.ERROR if failed else CardState.OK, text)
        return
    view.add_card(call.call_id, shown.name, shown.server, call.arguments, shown.source)
    known = shown.state in set(CardState)
    state = CardState(shown.state) if known else CardState.ERROR if failed else CardState.OK
    view.card(call.call_id).show_content(shown.content)
    view.update_card(call.call_id, state, text, shown.took_ms)


def _sent(turn: PastTurn) -> SentTools:
    return SentTools(turn.tools, turn.tokens, turn.tools_all, turn.tokens_all)
