"""The settings page: what is typed on it, the key of the model, and a try of the model."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from dost_desktop.agent.provider import OpenAICompatible
from dost_desktop.secrets import find_key, forget_key, keep_key, key_from_environment, read_key
from dost_engine.errors import DostError, KeyringError
from dost_engine.settings import Provider, Settings, changed_settings
from dost_engine.types import Message, Role
from dost_ui.key_field import KeyState
from dost_ui.service_words import in_words
from dost_ui.settings_page import SettingsValues
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.presenters.settings import SettingsPresenter
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Paths
    from dost_ui.settings_page import SettingsPage


class SettingsPagePresenter:
    """Shows the settings of the window on their page, and changes them."""

    def __init__(
        self,
        page: SettingsPage,
        paths: Paths,
        settings: SettingsPresenter,
        tasks: Tasks,
        *,
        busy: Callable[[], bool],
        renew: Callable[[], None],
    ) -> None:
        """Connects the page and fills it.

        Args:
            page: The page.
            paths: The profile.
            settings: Those of the window.
            tasks: Runs what takes a while.
            busy: Whether something runs that another window could not go on with.
            renew: Has another window take the place of this one.
        """
        self._busy, self._renew = busy, renew
        self._page = page
        self._settings = settings
        self._tasks = tasks
        self._test: asyncio.Task[None] | None = None
        self._keyring = asyncio.Lock()  # one question after the other; the newest answer is the one that is shown
        page.set_values(values_of(settings.settings))
        page.set_paths(tuple((name, str(path)) for name, path in paths.rows()))
        page.language.set_language(settings.settings.language)
        page.language.chosen.connect(self._choose_language)
        page.language.at_once.connect(self._change_now)
        page.saved.connect(self._saved)
        page.test_requested.connect(self._test_requested)
        page.key_entered.connect(self._key_entered)
        page.key_forgotten.connect(self._key_forgotten)
        page.shown.connect(self._look_for_key)  # not before: a keyring may ask to be unlocked

    def _saved(self, values: SettingsValues) -> None:
        before = self._settings.settings.provider
        self._settings.change(partial(with_values, values=values), self._page.show_error, name="saving the settings")
        if self._settings.settings.provider != before:
            self._look_for_key()

    def _choose_language(self, name: str) -> None:
        self._settings.change(
            lambda settings: changed_settings(settings, {"language": name}),
            self._page.language.show_problem,
            name="saving the language",
        )

    def _change_now(self) -> None:
        if self._busy():
            self._page.language.show_problem(tr("The chat is at work. Wait for its end, or stop it first."))
        else:
            self._renew()

    def _test_requested(self, values: SettingsValues) -> None:
        if self._test is not None:
            self._test.cancel()
        provider = with_values(self._settings.settings, values).provider
        self._test = self._tasks.start(self._try(provider, self._page.key.typed()), name="test of the model")

    # ---------------------------------------------------------------------------------------------- key

    def _look_for_key(self) -> None:
        self._tasks.start(self._show_key_state(), name="look for the key")

    def _key_entered(self, key: str) -> None:
        self._tasks.start(self._keep(self._settings.settings.provider, key), name="keeping the key")

    def _key_forgotten(self) -> None:
        self._tasks.start(self._forget(self._settings.settings.provider), name="forgetting the key")

    async def _keep(self, provider: Provider, key: str) -> None:
        try:
            async with self._keyring:
                await keep_key(provider, key)
        except DostError as error:
            self._page.show_error(in_words(error))
        else:
            self._page.show_key_kept()
            self._settings.provider_changed.emit()
        await self._show_key_state()

    async def _forget(self, provider: Provider) -> None:
        try:
            async with self._keyring:
                await forget_key(provider)
        except KeyringError as error:
            self._page.show_error(in_words(error))
        else:
            self._settings.provider_changed.emit()
        await self._show_key_state()

    async def _show_key_state(self) -> None:
        async with self._keyring:
            provider = self._settings.settings.provider
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
                self._page.set_key_state(KeyState.UNAVAILABLE, in_words(error))
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
            self._page.set_test_result(ok=False, text=in_words(error))
        else:
            self._page.set_test_result(ok=True, text=tr("{model} answers.", model=provider.model))
        finally:
            await model.close()


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
