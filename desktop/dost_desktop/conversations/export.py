"""A conversation as a file for people (Markdown) or for programs (JSON, which the inspector reads again)."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from dost_desktop.conversations.pieces import pieces_of
from dost_engine.types import Role

if TYPE_CHECKING:
    from dost_desktop.conversation import Conversation, PastTurn
    from dost_desktop.conversations.pieces import Piece
    from dost_engine.types import ToolCall, ToolResult

FORMAT = "dost-conversation"
VERSION = 1
_NAME_CHARS = 60


def as_json(title: str, conversation: Conversation) -> str:
    """The messages with calls and results in Dost's own form, under ``messages``, and ids of the turns."""
    from dost_engine import wire  # brings pydantic, which the first paint does not wait for

    messages = [wire.to_object(message) for message in conversation.messages]
    turns = [piece.turn.turn_id for piece in pieces_of(conversation) if piece.turn is not None]
    page = {"format": FORMAT, "version": VERSION, "title": title, "messages": messages, "turns": turns}
    return json.dumps(page, indent=2, ensure_ascii=False) + "\n"


def as_markdown(title: str, conversation: Conversation) -> str:
    """What was said, with each call and its result."""
    parts = [f"# {' '.join(title.split())}"]
    for piece in pieces_of(conversation):
        parts += _parts(piece)
    return "\n\n".join(parts) + "\n"


def file_name(title: str) -> str:
    """A name for the file that every system takes, without an ending."""
    name = re.sub(r'[\x00-\x1f<>:"/\\|?*]+', " ", title)
    return " ".join(name.split())[:_NAME_CHARS].strip(". ") or "conversation"


def _parts(piece: Piece) -> list[str]:
    results = {result.call_id: result for message in piece.messages for result in message.results}
    names = {call.call_id: f"{call.server}/{call.name}" for call in piece.calls if call.server}
    parts = []
    for message in piece.messages:
        if message.role is Role.USER:
            parts += [f"## {_when(piece.turn)}", message.text]
            parts += [_got(piece.turn)] if piece.turn is not None else []
        elif message.role is Role.ASSISTANT:
            parts += [message.text] if message.text.strip() else []
            for call in message.calls:
                parts += _call(call, names.get(call.call_id, call.tool), results.get(call.call_id))
    return parts


def _when(turn: PastTurn | None) -> str:
    return f"You, {turn.at.astimezone():%Y-%m-%d %H:%M}" if turn is not None else "You"


def _got(turn: PastTurn) -> str:
    return f"*{turn.tools} of {turn.tools_all} tools, about {turn.tokens} tokens instead of {turn.tokens_all}*"


def _call(call: ToolCall, name: str, result: ToolResult | None) -> list[str]:
    arguments = json.dumps(call.arguments, ensure_ascii=False, indent=2, default=str)
    parts = [f"**{name}**", _fenced(arguments, "json")]
    if result is not None:
        parts += ["Failed:" if result.is_error else "Result:", _fenced(result.text)]
    return parts


def _fenced(text: str, language: str = "") -> str:
    """A block that nothing in the text can end."""
    longest = max((len(run) for run in re.findall(r"`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{language}\n{text}\n{fence}"
