"""The system's keyring, asked so that nothing waits for it that must not, and nothing that it says gets out.

A keyring may ask the person to unlock it and wait for as long as that takes. So ``keyring`` is imported and called in
a thread, and in one that the end of the program does not wait for. What a keyring itself says is left out of every
error, as some repeat what they were given.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import TYPE_CHECKING, TypeVar

from dost_engine.errors import DostError, KeyringError, KeyringIsLocked, KeyringMissing

if TYPE_CHECKING:
    from collections.abc import Callable

    from keyring.backend import KeyringBackend

T = TypeVar("T")


async def ask_keyring(work: Callable[[KeyringBackend], T], *, instead: str) -> T:
    """Do ``work`` with the system's keyring, in a thread.

    Args:
        work: Gets the keyring.
        instead: What a person can do where it cannot be used, in a sentence.

    Raises:
        KeyringMissing: there is none.
        KeyringIsLocked: it was not unlocked.
        KeyringError: it failed in another way.
    """

    def asked() -> T:
        try:
            return work(_system_keyring(instead))
        except DostError:
            raise
        except Exception as error:  # noqa: BLE001 - each keyring has exceptions of its own
            # "from None": the keyring's own words may hold the secret, and would stand in a logged traceback
            raise _explain(error, instead) from None

    return await _in_thread(asked)


def keep_in(keyring: KeyringBackend, service: str, account: str, secret: str, *, instead: str) -> None:
    """Put a secret into the keyring, in the place of one that was there, and see that it is kept.

    Raises:
        KeyringError: it was not.
    """
    keyring.set_password(service, account, secret)
    if keyring.get_password(service, account) != secret:
        raise KeyringError("The system keyring did not keep the secret.", remedy=instead)


def forget_in(keyring: KeyringBackend, service: str, account: str) -> bool:
    """Take a secret out of the keyring. Returns whether it was there."""
    there = keyring.get_password(service, account) is not None
    if there:
        keyring.delete_password(service, account)
    return there


def _system_keyring(instead: str) -> KeyringBackend:
    import keyring
    from keyring.backends import fail, null

    found = keyring.get_keyring()
    if isinstance(found, fail.Keyring | null.Keyring):
        raise KeyringMissing("This system has no keyring that Dost can use.", remedy=instead)
    return found


def _explain(error: Exception, instead: str) -> KeyringError:
    from keyring import errors

    if isinstance(error, errors.NoKeyringError):
        return KeyringMissing("This system has no keyring that Dost can use.", remedy=instead)
    if isinstance(error, errors.KeyringLocked):
        return KeyringIsLocked("The system keyring is locked.", remedy=f"Unlock it and try again. {instead}")
    return KeyringError(f"The system keyring failed ({type(error).__name__}).", remedy=instead)


async def _in_thread(work: Callable[[], T]) -> T:
    """Run ``work`` in a daemon thread of its own: one that waits for a person holds up neither others nor the end."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()
    results: list[T] = []  # a future prints its result in debug logs
    errors: list[BaseException] = []

    def settle() -> None:
        if done.done():  # nobody waits any more
            return
        if errors:
            done.set_exception(errors[0])
        else:
            done.set_result(None)

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:  # noqa: BLE001 - raised again where it is waited for
            errors.append(error)
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle)

    threading.Thread(target=run, name="dost-keyring", daemon=True).start()
    await done
    return results[0]
