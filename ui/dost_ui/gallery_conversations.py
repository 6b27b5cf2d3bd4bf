"""Scenes of the list of conversations, and of the head of one that is not kept."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from dost_ui.conversation_list import ConversationList
from dost_ui.conversation_model import ConversationRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_ui.main_window import MainWindow

_TITLES = (
    "Weather for the weekend trip",
    "Release notes for 2.4",
    "Why is the build red?",
    "<b>Clean up</b> old branches",
    "חשבוניות של אוקטובר",
    "W" * 200,
)


def conversations(count: int = len(_TITLES)) -> tuple[ConversationRow, ...]:
    """Some, the newest of today; the third is not kept."""
    noon = datetime.now().astimezone().replace(hour=12, minute=0, second=0, microsecond=0)
    titles = [_TITLES[at] if at < len(_TITLES) else f"Conversation {at + 1:,}" for at in range(count)]
    return tuple(
        ConversationRow(f"c{at}", title, noon - timedelta(hours=11 * at), at != 2) for at, title in enumerate(titles)
    )


def _listed(fill: Callable[[ConversationList], None]) -> QWidget:
    listed = ConversationList()
    listed.resize(232, 460)
    fill(listed)
    return listed


def _found_none(listed: ConversationList) -> None:
    listed.set_conversations(conversations())
    listed.search.setText("walrus")
    listed.set_found(frozenset())


def _went(listed: ConversationList) -> None:
    listed.set_conversations(conversations())
    listed.set_open("c0")
    listed.show_went("Clean up old branches")


def _problem(listed: ConversationList) -> None:
    listed.set_conversations(conversations(2))
    listed.set_problem("Conversations could not be written in /home/asha/conversations.sqlite: disk is full.")


def _not_kept(window: MainWindow) -> QWidget:
    window.sidebar.conversations.set_open("c2")
    window.set_title("Why is the build red?")
    window.keep_switch.set_kept(kept=False)
    return window


def conversation_scenes(window: Callable[[], MainWindow]) -> dict[str, Callable[[], QWidget]]:
    """Name and maker of each scene."""
    return {
        "conversations": lambda: _listed(lambda listed: listed.set_conversations(conversations())),
        "conversations-2000": lambda: _listed(lambda listed: listed.set_conversations(conversations(2_000))),
        "conversations-empty": lambda: _listed(lambda _: None),
        "conversations-none-found": lambda: _listed(_found_none),
        "conversations-deleted": lambda: _listed(_went),
        "conversations-problem": lambda: _listed(_problem),
        "window-not-kept": lambda: _not_kept(window()),
    }
