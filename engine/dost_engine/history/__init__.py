"""Conversations as applications keep them, read into the one form that the engine knows."""

from dost_engine.history.turns import read_messages, turn_from_messages

__all__ = ["read_messages", "turn_from_messages"]
