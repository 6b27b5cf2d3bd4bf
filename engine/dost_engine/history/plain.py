"""What the formats with roles share: a ``role``, and a ``content`` of text or of parts that are text."""

from __future__ import annotations

from dost_engine.history.pieces import messages_of
from dost_engine.history.values import field, role_of, said_in
from dost_engine.types import Message, Role


def marks(raw: object) -> bool:
    """Whether it is a message of somebody in the conversation."""
    return role_of(raw) is not None


def read(raw: object) -> tuple[Message, ...]:
    """Read one message. A content that is not known makes an empty one: it was said all the same."""
    return messages_of(role_of(raw) or Role.USER, said_in(field(raw, "content")))
