"""Making a turn out of a conversation: what is the message now, and what came before it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dost_engine.history.formats import read_history
from dost_engine.types import Filters, Message, Role, Turn
from dost_engine.words import printable, split_blanks, trim

if TYPE_CHECKING:
    from dost_engine.types import Limits, Method


def read_messages(messages: object) -> tuple[Message, ...]:
    """Read a history of any format in use; what cannot be read is left out. Anything but a list gives none."""
    if not isinstance(messages, Iterable) or isinstance(messages, str | bytes | dict):
        return ()
    return read_history(messages)


def turn_from_messages(
    messages: object,
    *,
    text: str | None = None,
    filters: Filters | None = None,
    limits: Limits | None = None,
    method: Method | None = None,
    origin: str = "",
) -> Turn:
    """Make a turn from the messages of a conversation.

    Applications differ in whether the message that is being answered is already in the history. It is taken to be
    there if the last user message has the same words as ``text`` and nobody has answered it yet: what follows it
    are only calls of tools and their results. Then it is left out, and what follows it stays.

    Args:
        messages: The conversation, oldest first, in any format that :mod:`dost_engine.history.formats` knows.
        text: The message that is being answered; None takes the last user message.
        filters: What may be picked.
        limits: Caps on the result.
        method: Which arms rank.
        origin: Who asks.
    """
    history = read_messages(messages)
    text = None if text is None else printable(text)
    last = next((at for at in reversed(range(len(history))) if history[at].role is Role.USER), None)
    if last is not None and (text is None or _is_current(history[last:], text)):
        text = history[last].text if text is None else text
        history = history[:last] + history[last + 1 :]
    return Turn(
        text=text or "",
        history=history,
        filters=filters or Filters(),
        limits=limits,
        method=method,
        origin=origin,
    )


def _is_current(tail: tuple[Message, ...], text: str) -> bool:
    same = split_blanks(trim(tail[0].text)) == split_blanks(trim(text))
    return same and not any(message.role is Role.ASSISTANT and not message.calls for message in tail[1:])
