"""The key of the language model's endpoint: from an environment variable, else from the system's keyring.

In the keyring it stands under the service ``dost`` and the endpoint's address, so that no endpoint is ever sent the
key of another. It is never logged, shown or written to a file of Dost's, and no error holds it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dost_engine.errors import ConfigError
from dost_engine.keyring_access import ask_keyring, forget_in, keep_in

if TYPE_CHECKING:
    from dost_engine.settings import Provider

SERVICE = "dost"
"""Under this name the keys stand in the system's keyring."""


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
    return await ask_keyring(
        lambda keyring: keyring.get_password(SERVICE, provider.base_url) or "", instead=_instead(provider)
    )


async def keep_key(provider: Provider, key: str) -> None:
    """Put the key into the keyring, in the place of one that was there.

    Raises:
        ConfigError: the text cannot be a key.
        KeyringError: the keyring cannot be used, or did not keep it.
    """
    _checked(key, "The text typed as API key")
    instead = _instead(provider)
    await ask_keyring(
        lambda keyring: keep_in(keyring, SERVICE, provider.base_url, key, instead=instead), instead=instead
    )


async def forget_key(provider: Provider) -> None:
    """Take the key out of the keyring; one that is not there is forgotten already.

    Raises:
        KeyringError: the keyring cannot be used, or still has it.
    """
    await ask_keyring(lambda keyring: forget_in(keyring, SERVICE, provider.base_url), instead=_instead(provider))


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
