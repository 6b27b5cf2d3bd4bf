"""``dost kept``, with what the window keeps beside the service."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, TypeVar

from dost_desktop.conversations.store import ConversationStore
from dost_desktop.kept_here import conversations_part, empty_logs, logs_part
from dost_engine.cli.kept import OtherKind, kept_commands
from dost_engine.errors import ConfigError
from dost_engine.settings import Paths, load_settings
from dost_engine.types import KeptPart

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_T = TypeVar("_T")


def _conversations() -> KeptPart:
    paths = Paths.from_environment()
    keeping = load_settings(paths.settings_file).keep_conversations
    if not os.path.exists(paths.conversations_file):  # noqa: PTH110 - Path's raises where a folder is closed
        return KeptPart("conversations", str(paths.conversations_file), 0, 0, keeping)  # a look makes no file
    return _with_store(paths, lambda store: conversations_part(store, keeping=keeping))


def _clear_conversations() -> None:
    paths = Paths.from_environment()
    if _window_is_open(paths):  # it would go on writing what it has in memory
        raise ConfigError(
            "The window is open, and it holds the conversations.",
            remedy="Clear them there (Settings, What is kept on this machine), or close it first.",
        )
    _with_store(paths, ConversationStore.clear)


def _with_store(paths: Paths, work: Callable[[ConversationStore], Awaitable[_T]]) -> _T:
    async def use() -> _T:
        store = ConversationStore(paths.conversations_file)
        try:
            return await work(store)
        finally:
            store.close()

    return asyncio.run(use())


def _window_is_open(paths: Paths) -> bool:
    try:
        from dost_desktop.single_instance import find_running
    except ImportError:  # without Qt there is no window
        return False
    return find_running(paths)


app = kept_commands(
    {
        "conversations": OtherKind("conversations", "conversations", _conversations, _clear_conversations),
        "logs": OtherKind(
            "logs of the window",
            "files",
            lambda: logs_part(Paths.from_environment().logs),
            lambda: empty_logs(Paths.from_environment().logs),
        ),
    }
)
