"""The key of the language model's endpoint: from an environment variable, else from the system's keyring.

In the keyring it stands under the service ``dost`` and the endpoint's address, so that no endpoint is ever sent the
key of another. It is never logged, shown or written to a file of Dost's, and no error holds it: what a keyring itself
says is left out, as some repeat what they were given.

A keyring may ask the person to unlock it and wait for as long as that takes. So ``keyring`` is imported and called in
a thread, and in one that the end of the program does not wait for.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from typing import TYPE_CHECKING, TypeVar

from dost_engine.errors import ConfigError, DostError, KeyringError, KeyringIsLocked, KeyringMissing

if TYPE_CHECKING:
    from collections.abc import Callable

    from keyring.backend import KeyringBackend

    from dost_engine.settings import Provider

SERVICE = "dost"
"""Under this name the keys stand in the system's keyring."""

T = TypeVar("T")


def key_from_environment(provider: Provider) -> str:
    """What the provider's environment variable holds, or empty."""
    return os.environ.get(provider.api_key_env, "").strip() if provider.api_key_env else ""


async def find_key(provider: Provider, typed: str = "") -> str:
    """The key to use: the environment variable wins, then what was typed just now, then the keyring.

    Returns:
        The key, or empty where there is none.

    Raises:
        ConfigError: the variable or the typed text cannot be a key.
        KeyringError: the keyring had to be asked and could not be.
    """
    from_environment = key_from_environment(provider)
    if from_environment:
        return _checked(from_environment, f"The environment variable {provider.api_key_env}")
    return _checked(typed, "The text typed as API key") if typed else await read_key(provider)


async def read_key(provider: Provider) -> str:
    """The key that the keyring keeps for the provider's address, or empty.

    Raises:
        KeyringError: the keyring cannot be asked.
    """
    return await _ask(provider, lambda keyring: keyring.get_password(SERVICE, provider.base_url) or "")


async def keep_key(provider: Provider, key: str) -> None:
    """Put the key into the keyring, in the place of one that was there.

    Raises:
        ConfigError: the text cannot be a key.
        KeyringError: the keyring cannot be used, or did not keep it.
    """
    _checked(key, "The text typed as API key")

    def keep(keyring: KeyringBackend) -> None:
        keyring.set_password(SERVICE, provider.base_url, key)
        if keyring.get_password(SERVICE, provider.base_url) != key:
            raise KeyringError("The system keyring did not keep the key.", remedy=_instead(provider))

    await _ask(provider, keep)


async def forget_key(provider: Provider) -> None:
    """Take the key out of the keyring; one that is not there is forgotten already.

    Raises:
        KeyringError: the keyring cannot be used, or still has it.
    """

    def forget(keyring: KeyringBackend) -> None:
        if keyring.get_password(SERVICE, provider.base_url) is not None:
            keyring.delete_password(SERVICE, provider.base_url)

    await _ask(provider, forget)


def _checked(key: str, what: str) -> str:
    """A key goes out in a header; with anything else in it the request would fail, and that error would show it."""
    if key and key.isascii() and key.isprintable() and " " not in key:
        return key
    raise ConfigError(
        f"{what} cannot be a key: it is empty or holds blanks, line breaks or characters beyond ASCII.",
        remedy="Copy it once more from the provider's page.",
    )


def _instead(provider: Provider) -> str:
    if provider.api_key_env:
        return f"Set the key in the environment variable {provider.api_key_env} and start Dost again."
    return "Name an environment variable in Settings, set the key there and start Dost again."


async def _ask(provider: Provider, work: Callable[[KeyringBackend], T]) -> T:
    """Do ``work`` with the system's keyring, in a thread; whatever goes wrong becomes a :class:`KeyringError`."""

    def asked() -> T:
        try:
            return work(_system_keyring(provider))
        except DostError:
            raise
        except Exception as error:  # noqa: BLE001 - each keyring has exceptions of its own
            # "from None": the keyring's own words may hold the key, and would stand in a logged traceback
            raise _explain(error, provider) from None

    return await _in_thread(asked)


def _system_keyring(provider: Provider) -> KeyringBackend:
    import keyring
    from keyring.backends import fail, null

    found = keyring.get_keyring()
    if isinstance(found, fail.Keyring | null.Keyring):
        raise KeyringMissing("This system has no keyring that Dost can use.", remedy=_instead(provider))
    return found


def _explain(error: Exception, provider: Provider) -> KeyringError:
    from keyring import errors

    if isinstance(error, errors.NoKeyringError):
        return KeyringMissing("This system has no keyring that Dost can use.", remedy=_instead(provider))
    if isinstance(error, errors.KeyringLocked):
        return KeyringIsLocked("The system keyring is locked.", remedy=f"Unlock it and try again. {_instead(provider)}")
    return KeyringError(f"The system keyring failed ({type(error).__name__}).", remedy=_instead(provider))


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
