"""Keyrings for tests: real backends of ``keyring``, put in the place of the system's for a while."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import keyring
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked, PasswordDeleteError

if TYPE_CHECKING:
    from collections.abc import Iterator

K = TypeVar("K", bound=KeyringBackend)


@contextmanager
def system_keyring(backend: K) -> Iterator[K]:
    """Let this be the system's keyring."""
    before = keyring.get_keyring()
    keyring.set_keyring(backend)
    try:
        yield backend
    finally:
        keyring.set_keyring(before)


class MemoryKeyring(KeyringBackend):
    """Keeps keys in memory.

    Attributes:
        kept: (service, account) to key.
        threads: Names of the threads that it was called in.
        locked: Whether it refuses to answer.
    """

    priority = 1

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # the library's
        self.kept: dict[tuple[str, str], str] = {}
        self.threads: set[str] = set()
        self.locked = False

    def get_password(self, service: str, username: str) -> str | None:
        self._called()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._called()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._called()
        if (service, username) not in self.kept:
            raise PasswordDeleteError("no such key")
        del self.kept[service, username]

    def _called(self) -> None:
        self.threads.add(threading.current_thread().name)
        if self.locked:
            raise KeyringLocked("the person said no")


class TalkativeKeyring(MemoryKeyring):
    """Fails to keep anything, and says what it was given."""

    def set_password(self, service: str, username: str, password: str) -> None:
        raise OSError(f"{service} {username} {password} does not fit")


class ForgetfulKeyring(MemoryKeyring):
    """Takes every key and keeps none."""

    def set_password(self, service: str, username: str, password: str) -> None:
        """Nothing."""


class WaitingKeyring(MemoryKeyring):
    """Waits for a person before it answers.

    Attributes:
        asked: Set once it was asked.
        unlocked: To be set by the test.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()
        self.unlocked = threading.Event()

    def get_password(self, service: str, username: str) -> str | None:
        self.asked.set()
        self.unlocked.wait()
        return super().get_password(service, username)
