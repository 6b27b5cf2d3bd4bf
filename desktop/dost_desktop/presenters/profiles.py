"""Rules that a person saves under a name, in the inspector."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.inspector_controls import RuleChoice
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dost_desktop.connection import Connection
    from dost_desktop.tasks import Tasks
    from dost_engine.types import Policy
    from dost_ui.inspector import Inspector


class ProfilesPresenter:
    """Lists the saved rules beside those that Dost brings, and saves and forgets them."""

    def __init__(self, inspector: Inspector, connection: Connection, tasks: Tasks, file: Path) -> None:
        """``file`` keeps them; it is read in a thread, once the service is there."""
        self._inspector = inspector
        self._connection = connection
        self._file = file
        self._writing = asyncio.Lock()
        controls = self._controls = inspector.controls
        controls.profile_named.connect(lambda name: tasks.start(self._save(name), name="saving a profile"))
        controls.profile_dropped.connect(lambda name: tasks.start(self._remove(name), name="removing a profile"))
        tasks.start(self._list(), name="reading the profiles")

    async def _list(self) -> None:
        with contextlib.suppress(DostError):  # what reads them takes a while to import; it is there with the service
            await self._connection.client()
        from dost_engine.profiles import load_profiles

        await self._change(lambda: load_profiles(self._file))

    async def _save(self, name: str) -> None:
        from dost_engine.profiles import save_profile

        policy = self._controls.setting().policy
        if await self._change(lambda: save_profile(self._file, name, policy)):
            self._controls.choose(" ".join(name.split()))
            self._inspector.say(tr("Saved as the profile {name}.", name=" ".join(name.split())))

    async def _remove(self, name: str) -> None:
        from dost_engine.profiles import remove_profile

        if await self._change(lambda: remove_profile(self._file, name)):
            self._inspector.say(tr("The profile {name} is removed.", name=name))

    async def _change(self, work: Callable[[], dict[str, Policy]]) -> bool:
        """Do something to the file, and list what is in it; whether it could be done."""
        try:
            async with self._writing:
                profiles = await asyncio.to_thread(work)
        except DostError as error:
            self._inspector.say(in_words(error), wrong=True)
            return False
        own = [choice for choice in self._controls.choices() if not choice.profile]
        self._controls.set_choices(
            (*own, *(RuleChoice(name, policy, profile=True) for name, policy in profiles.items()))
        )
        return True
