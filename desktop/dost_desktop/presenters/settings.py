"""The settings page, and the settings of the running window."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dost_desktop.agent.provider import OpenAICompatible
from dost_engine.errors import ConfigError, DostError
from dost_engine.settings import Provider, Settings, load_settings, save_settings
from dost_engine.types import Message, Role
from dost_ui.settings_page import SettingsValues

if TYPE_CHECKING:
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Paths
    from dost_ui.main_window import MainWindow


class SettingsPresenter(QObject):
    """Keeps the settings.

    Signals:
        provider_changed: Another model is to answer.

    Attributes:
        settings: As they are now.
    """

    provider_changed = Signal()

    def __init__(self, window: MainWindow, paths: Paths, settings: Settings, tasks: Tasks) -> None:
        """Shows ``settings`` on the page and in the window."""
        super().__init__()
        self._window = window
        self._page = window.settings_page
        self._paths = paths
        self._tasks = tasks
        self._test: asyncio.Task[None] | None = None
        self.settings = settings
        self._page.set_values(values_of(settings))
        self._page.set_paths(tuple((name, str(path)) for name, path in paths.rows()))
        self._page.saved.connect(self._saved)
        self._page.test_requested.connect(self._test_requested)
        window.set_provider(provider_label(settings.provider))

    def _saved(self, values: SettingsValues) -> None:
        before, self.settings = self.settings, with_values(self.settings, values)
        self._window.set_theme(self.settings.theme, self.settings.text_scale)
        if self.settings.provider != before.provider:
            self._window.set_provider(provider_label(self.settings.provider))
            self.provider_changed.emit()
        self._tasks.start(self._save(self.settings), name="saving the settings")

    async def _save(self, settings: Settings) -> None:
        try:
            await asyncio.to_thread(save_settings, self._paths.settings_file, settings)
        except DostError as error:
            self._page.show_error(str(error))

    def _test_requested(self, values: SettingsValues) -> None:
        if self._test is not None:
            self._test.cancel()
        provider = with_values(self.settings, values).provider
        self._test = self._tasks.start(self._try(provider), name="test of the model")

    async def _try(self, provider: Provider) -> None:
        model = OpenAICompatible(provider, key_of(provider))
        try:
            async for _ in model.step("Answer in one word.", (Message(Role.USER, "Say: ready"),), ()):
                pass
        except DostError as error:
            self._page.set_test_result(ok=False, text=str(error))
        else:
            self._page.set_test_result(ok=True, text=f"{provider.model} answers.")
        finally:
            await model.close()


def settings_or_defaults(paths: Paths) -> tuple[Settings, ConfigError | None]:
    """The user's settings; where they cannot be read the defaults, and why."""
    try:
        return load_settings(paths.settings_file), None
    except ConfigError as error:
        return Settings(), error


def key_of(provider: Provider) -> str:
    """The key from the environment, or empty."""
    return os.environ.get(provider.api_key_env, "") if provider.api_key_env else ""


def provider_label(provider: Provider) -> str:
    """What the window calls the model: its name and where it runs, or empty."""
    if not provider.base_url or not provider.model:
        return ""
    host = provider.base_url.split("://", 1)[-1].split("/", 1)[0]
    return f"{provider.model} · {host.rsplit('@', 1)[-1]}"


def values_of(settings: Settings) -> SettingsValues:
    """What the page shows of the settings."""
    return SettingsValues(
        theme=settings.theme,
        text_scale=settings.text_scale,
        base_url=settings.provider.base_url,
        model=settings.provider.model,
        api_key_env=settings.provider.api_key_env,
    )


def with_values(settings: Settings, values: SettingsValues) -> Settings:
    """The settings with what the page holds."""
    provider = Provider(values.base_url.strip(), values.model.strip(), values.api_key_env.strip())
    return replace(settings, theme=values.theme, text_scale=values.text_scale, provider=provider)
