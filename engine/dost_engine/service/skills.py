"""The skills of some folders, read and followed, and with them the prompts of servers; bodies are given on demand."""

from __future__ import annotations

import asyncio
import contextlib
import os
from typing import TYPE_CHECKING

import watchfiles

from dost_engine.errors import BadArguments, NotFound
from dost_engine.service.skill_files import MOST_SKILLS, SKILL_FILE, read_files, read_skill, skill_files, skills_of
from dost_engine.types import SkillList
from dost_engine.watched_file import LOOK_MS, SETTLE_MS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from dost_engine.mcp_store.prompts import Prompts
    from dost_engine.service.skill_files import SkillFile
    from dost_engine.types import Skill


class Skills:
    """The skills as they are now.

    The system tells of changes; once a second the files are looked at all the same, which also finds folders that come
    later and changes on network drives.

    Args:
        own: The user's folder, made if need be; its skills come first.
        others: More folders, in order, as a person names them; relative ones are seen from the folder of ``own``.
        changed: Called on the event loop when the skills of the folders, or what is wrong with them, are others.
        prompts: Gives the prompts of servers, where they are skills too.
    """

    def __init__(
        self,
        own: Path,
        others: Iterable[str | Path],
        *,
        changed: Callable[[], None],
        prompts: Callable[[], Prompts | None] = lambda: None,
    ) -> None:
        self._own = own
        self.look_in(others)
        self._changed = changed
        self._prompts = prompts
        self._read: dict[Path, SkillFile] = {}
        self._skills: dict[Path, Skill] = {}
        self._left_out: tuple[str, ...] = ()
        self._watch_problem = ""
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def look_in(self, others: Iterable[str | Path]) -> None:
        """Have these folders beside the user's own, from the next look on: within a second."""
        named = (os.path.expanduser(folder) for folder in others)  # noqa: PTH111 - Path's raises for a stranger's home
        self._folders = (self._own, *(self._own.parent / folder for folder in named))

    def want_prompts(self, wanted: bool) -> None:
        """Have the prompts of servers among the skills, or not."""
        prompts = self._prompts()
        if prompts is not None:
            prompts.want(wanted)

    async def start(self) -> None:
        """Read the skills and follow them from now on."""
        await self._look()
        self._task = asyncio.create_task(self._watch(), name="watch of skills")

    async def stop(self) -> None:
        """Follow them no more. May be called twice."""
        self._stop.set()
        task, self._task = self._task, None
        if task is not None:
            await asyncio.wait([task])

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong, a sentence each."""
        prompts = self._prompts()
        watch = (self._watch_problem,) if self._watch_problem else ()
        return (*watch, *self._left_out, *(prompts.problems if prompts is not None else ()))

    def all(self) -> tuple[Skill, ...]:
        """Every skill, without its body."""
        prompts = self._prompts()
        return (*self._skills.values(), *(prompts.all() if prompts is not None else ()))

    def list(self) -> SkillList:
        """Every skill, without its body, and what could not be used."""
        return SkillList(self.all(), self.problems)

    async def get(self, skill_id: str, arguments: Mapping[str, str]) -> Skill:
        """One skill with its body, as it is on disk, or as its server gives it now.

        Raises:
            NotFound: there is none of that id.
            ConfigError: its file can no longer be read.
            BadArguments: they do not fit it.
            CallFailed: its server did not give it.
        """
        prompts = self._prompts()
        if prompts is not None and "/" in skill_id:
            return await prompts.get(skill_id, arguments)
        file = next((file for file, skill in self._skills.items() if skill.id == skill_id), None)
        if file is None:
            raise NotFound(f"There is no skill {skill_id!r}.", remedy="See `dost skills`.")
        if arguments:
            raise BadArguments(f"The skill {skill_id!r} has no arguments.", remedy="Leave them out.")
        return await asyncio.to_thread(read_skill, file)

    async def _look(self) -> None:
        """Read what is another than before, and tell of it."""
        read, gone, more = await asyncio.to_thread(self._found)
        before = (tuple(self._skills.values()), self._left_out)
        self._read = read
        self._skills, left_out = skills_of(read)
        many = f"There are {more} more skills than {MOST_SKILLS}; the last ones are left out."
        self._left_out = (*gone, *left_out, *((many,) if more else ()))
        if (tuple(self._skills.values()), self._left_out) != before:
            self._changed()

    def _found(self) -> tuple[dict[Path, SkillFile], tuple[str, ...], int]:
        """What the files say now, which folders are not there, and how many files are too many."""
        with contextlib.suppress(OSError):  # then there are none in it
            self._own.mkdir(parents=True, exist_ok=True)
        there = self._there()
        gone = tuple(f"{folder} (skill_folders) is not there." for folder in self._folders[1:] if folder not in there)
        files = skill_files(self._folders)
        return read_files(files, self._read), gone, max(len(files) - MOST_SKILLS, 0)

    def _there(self) -> tuple[Path, ...]:
        found = []
        for folder in self._folders:
            with contextlib.suppress(OSError):  # it lies in one that may not be looked into
                if folder.is_dir():
                    found.append(folder)
        return tuple(found)

    async def _watch(self) -> None:
        while not self._stop.is_set():
            folders = self._there()
            try:
                await self._look()
                async for _ in watchfiles.awatch(
                    *folders,
                    watch_filter=lambda _, path: path.endswith(SKILL_FILE),
                    debounce=SETTLE_MS,
                    rust_timeout=LOOK_MS,
                    yield_on_timeout=True,
                    stop_event=self._stop,
                ):
                    self._watch_problem = ""
                    await self._look()
                    if self._there() != folders:
                        break
            except Exception as error:  # noqa: BLE001 - the system's watcher may fail in its own ways
                self._watch_problem = f"Folders of skills cannot be watched ({error}); they are looked at every second."
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stop.wait(), LOOK_MS / 1000)
