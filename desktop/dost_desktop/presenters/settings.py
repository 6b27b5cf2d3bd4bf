"""The settings page, and the settings of the running window."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dost_desktop.agent.provider import OpenAICompatible
from dost_desktop.secrets import find_key, forget_key, keep_key, key_from_environment, read_key
from dost_engine.errors import ConfigError, DostError, KeyringError
from dost_engine.settings import Provider, Settings, changed_settings, load_settings, save_settings
from dost_engine.types import Message, Role
from dost_ui.key_field import KeyState
from dost_ui.settings_page import SettingsValues
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Paths
    from dost_ui.main_window import MainWindow


class SettingsPresenter(QObject):
    """Keeps the settings.

    Signals:
        provider_changed: Another model is to answer, or the same with another key.

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
        self._saving = asyncio.Lock()
        self._keyring = asyncio.Lock()  # one question after the other; the newest answer is the one that is shown
        self.settings = settings
        self._page.set_values(values_of(settings))
        self._page.set_paths(tuple((name, str(path)) for name, path in paths.rows()))
        self._page.language.set_language(settings.language)
        self._page.language.chosen.connect(self._choose_language)
        self._page.saved.connect(self._saved)
        self._page.test_requested.connect(self._test_requested)
        self._page.key_entered.connect(self._key_entered)
        self._page.key_forgotten.connect(self._key_forgotten)
        self._page.shown.connect(self._look_for_key)  # not before: a keyring may ask to be unlocked
        window.set_provider(provider_label(settings.provider))

    def _saved(self, values: SettingsValues) -> None:
        before, self.settings = self.settings, with_values(self.settings, values)
        self._window.set_theme(self.settings.theme, self.settings.text_scale, self.settings.density)
        if self.settings.provider != before.provider:
            self._window.set_provider(provider_label(self.settings.provider))
            self.provider_changed.emit()
            self._look_for_key()
        change = partial(with_values, values=values)
        self._tasks.start(self._save(change, self._page.show_error), name="saving the settings")

    def _choose_language(self, name: str) -> None:
        def change(settings: Settings) -> Settings:
            return changed_settings(settings, {"language": name})

        self.settings = change(self.settings)
        self._tasks.start(self._save(change, self._page.language.show_problem), name="saving the language")

    def switch(self, name: str, on: bool) -> None:
        """Switch a setting of the window on or off."""

        def change(settings: Settings) -> Settings:
            return changed_settings(settings, {name: on})

        self.settings = change(self.settings)
        self._page.presence.show_problem("")
        self._tasks.start(self._save(change, self._page.presence.show_problem), name=f"saving {name}")

    async def _save(self, change: Callable[[Settings], Settings], show_problem: Callable[[str], None]) -> None:
        file = self._paths.settings_file

        def save() -> None:
            save_settings(file, change(load_settings(file)))  # others may have changed the rest

        async with self._saving:
            try:
                await asyncio.to_thread(save)
            except DostError as error:
                show_problem(str(error))

    def _test_requested(self, values: SettingsValues) -> None:
        if self._test is not None:
            self._test.cancel()
        provider = with_values(self.settings, values).provider
        self._test = self._tasks.start(self._try(provider, self._page.key.typed()), name="test of the model")

    # ---------------------------------------------------------------------------------------------- key

    def _look_for_key(self) -> None:
        self._tasks.start(self._show_key_state(), name="look for the key")

    def _key_entered(self, key: str) -> None:
        self._tasks.start(self._keep(self.settings.provider, key), name="keeping the key")

    def _key_forgotten(self) -> None:
        self._tasks.start(self._forget(self.settings.provider), name="forgetting the key")

    async def _keep(self, provider: Provider, key: str) -> None:
        try:
            async with self._keyring:
                await keep_key(provider, key)
        except DostError as error:
            self._page.show_error(str(error))
        else:
            self._page.show_key_kept()
            self.provider_changed.emit()
        await self._show_key_state()

    async def _forget(self, provider: Provider) -> None:
        try:
            async with self._keyring:
                await forget_key(provider)
        except KeyringError as error:
            self._page.show_error(str(error))
        else:
            self.provider_changed.emit()
        await self._show_key_state()

    async def _show_key_state(self) -> None:
        async with self._keyring:
            provider = self.settings.provider
            if key_from_environment(provider):
                self._page.set_key_state(KeyState.ENVIRONMENT, provider.api_key_env)
                return
            if not provider.base_url:
                self._page.set_key_state(KeyState.NOT_SET)
                return
            self._page.set_key_state(KeyState.ASKING)
            try:
                kept = await read_key(provider)
            except KeyringError as error:
                self._page.set_key_state(KeyState.UNAVAILABLE, str(error))
            else:
                self._page.set_key_state(KeyState.KEPT if kept else KeyState.NOT_SET, provider.base_url)

    # ---------------------------------------------------------------------------------------------- test

    async def _try(self, provider: Provider, typed: str) -> None:
        async def key() -> str:
            return await find_key(provider, typed)

        model = OpenAICompatible(provider, key)
        try:
            async for _ in model.step("Answer in one word.", (Message(Role.USER, "Say: ready"),), ()):
                pass
        except DostError as error:
            self._page.set_test_result(ok=False, text=str(error))
        else:
            self._page.set_test_result(ok=True, text=tr("{model} answers.", model=provider.model))
        finally:
            await model.close()


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


def values_of(settings: Settings) -> SettingsValues:
    """What the page shows of the settings."""
    return SettingsValues(
        theme=settings.theme,
        text_scale=settings.text_scale,
        density=settings.density,
        base_url=settings.provider.base_url,
        model=settings.provider.model,
        api_key_env=settings.provider.api_key_env,
    )


def with_values(settings: Settings, values: SettingsValues) -> Settings:
    """The settings with what the page holds."""
    provider = Provider(values.base_url.strip(), values.model.strip(), values.api_key_env.strip())
    scale, density = values.text_scale, values.density
    return replace(settings, theme=values.theme, text_scale=scale, density=density, provider=provider)
