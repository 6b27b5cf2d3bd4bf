"""The settings of the running window."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dost_engine.errors import ConfigError, DostError
from dost_engine.settings import Settings, changed_settings, load_settings, save_settings
from dost_ui.service_words import in_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Paths, Provider
    from dost_ui.main_window import MainWindow

    Change: TypeAlias = Callable[[Settings], Settings]


class SettingsPresenter(QObject):
    """Keeps the settings of the window.

    Signals:
        provider_changed: Another model is to answer, or the same with another key.

    Attributes:
        settings: As they are now.
    """

    provider_changed = Signal()

    def __init__(self, window: MainWindow, paths: Paths, settings: Settings, tasks: Tasks) -> None:
        """Shows ``settings`` in the window."""
        super().__init__()
        self._window = window
        self._file = paths.settings_file
        self._tasks = tasks
        self._saving = asyncio.Lock()
        self._writing: set[asyncio.Task[None]] = set()
        self.settings = settings
        window.set_provider(provider_label(settings.provider))

    def change(self, change: Change, show_problem: Callable[[str], None], *, name: str) -> None:
        """Put a change into force and keep it; ``show_problem`` says where it cannot be kept."""
        before, self.settings = self.settings, change(self.settings)
        now = self.settings
        self._window.set_theme(now.theme, now.text_scale, now.density)
        if now.provider != before.provider:
            self._window.set_provider(provider_label(now.provider))
            self.provider_changed.emit()
        writing = self._tasks.start(self._save(change, show_problem), name=name)
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)

    async def saved(self) -> None:
        """Wait until all that was changed is written, or could not be."""
        while self._writing:
            await asyncio.wait(self._writing)

    def switch(self, name: str, on: bool, show_problem: Callable[[str], None]) -> None:
        """Switch a setting of the window on or off."""
        show_problem("")
        self.change(lambda settings: changed_settings(settings, {name: on}), show_problem, name=f"saving {name}")

    async def _save(self, change: Change, show_problem: Callable[[str], None]) -> None:
        def save() -> None:
            save_settings(self._file, change(load_settings(self._file)))  # others may have changed the rest

        async with self._saving:
            try:
                await asyncio.to_thread(save)
            except DostError as error:
                show_problem(in_words(error))


def settings_or_defaults(paths: Paths) -> tuple[Settings, ConfigError | None]:
    """The user's settings; where they cannot be read the defaults, and why."""
    try:
        return load_settings(paths.settings_file), None
    except ConfigError as error:
        return Settings(), error


def provider_label(provider: Provider) -> str:
    """What the window calls the model: its name and where it runs, or empty."""
    if not provider.base_url or not provider.model:
        return ""
    host = provider.base_url.split("://", 1)[-1].split("/", 1)[0]
    return f"{provider.model} · {host.rsplit('@', 1)[-1]}"
