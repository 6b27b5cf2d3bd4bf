"""Changing the settings of a running service: written to the file, and in force at once where that can be."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from dost_engine.embedding.sources import parse_source
from dost_engine.errors import BadRequest, ConfigError
from dost_engine.gateway.settings import SettingsAnswer
from dost_engine.settings import changed_settings, load_settings, save_settings, user_policy

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dost_engine.service.skills import Skills
    from dost_engine.settings import Settings
    from dost_engine.toolrag import ToolRAG
    from dost_engine.types import JsonObject, Policy

LIVE = frozenset(
    {
        "policy",
        "amount",
        "text_index",
        "split_tasks",
        "personal",
        "cache_answers",
        "semantic_limit",
        "text_limit",
        "sticky_window",
        "approval",
        "keep_arguments",
        "keep_conversations",  # which the window alone goes by
        "skill_folders",
        "prompts_as_skills",
    }
)
"""Settings that are in force from the next turn or call on; the others when the service starts again."""


class LiveSettings:
    """The settings of one service.

    Args:
        path: Of the file.
        settings: That the service was started with.
        engine: Gives what goes by :data:`LIVE`.
        skills: Go by what is set of folders and prompts.
    """

    def __init__(
        self,
        path: Path,
        settings: Settings,
        *,
        engine: Callable[[], ToolRAG],
        skills: Skills,
    ) -> None:
        self._path = path
        self._running = self._asked = settings
        self._engine = engine
        self._skills = skills
        self._writing = asyncio.Lock()

    @property
    def running(self) -> Settings:
        """What is in force."""
        return self._running

    def answer(self) -> SettingsAnswer:
        """What is set, and what of it waits for the next start."""
        running, asked = asdict(self._running), asdict(self._asked)
        return SettingsAnswer(asked, tuple(name for name in asked if asked[name] != running[name]))

    def personal_rules(self) -> Policy:
        """Agent-CoreX's rules, with what is set of personal ranking."""
        return user_policy(replace(self._running, policy="agent-corex"))

    async def change(self, changes: JsonObject) -> SettingsAnswer:
        """Change some settings, all or none.

        Raises:
            BadRequest: there is no such setting, or it cannot have that value.
            ConfigError: the file cannot be understood; it is left alone.
            StorageError: it cannot be written.
        """
        async with self._writing:
            try:
                asked = changed_settings(self._asked, changes)
                if asked.embedding != self._asked.embedding:
                    parse_source(asked.embedding)
            except ConfigError as error:
                raise BadRequest(error.message, remedy=error.remedy) from error

            def write() -> None:
                save_settings(self._path, changed_settings(load_settings(self._path), changes))

            await asyncio.to_thread(write)
            self._asked = asked
            live = {name: value for name, value in asdict(asked).items() if name in LIVE}
            self._running = changed_settings(self._running, live)
            rag = self._engine()
            rag.use_policy(user_policy(self._running))
            rag.cache_answers = self._running.cache_answers
            self._skills.look_in(self._running.skill_folders)
            self._skills.want_prompts(self._running.prompts_as_skills)
        return self.answer()
