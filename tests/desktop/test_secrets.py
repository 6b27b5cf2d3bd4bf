"""The key of the language model: environment, keyring, and what goes wrong with a keyring."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from keyring.backends import fail, null

from dost_desktop.agent.provider import OpenAICompatible
from dost_desktop.secrets import find_key, forget_key, keep_key, read_key
from dost_engine.errors import (
    ConfigError,
    DostError,
    KeyringError,
    KeyringIsLocked,
    KeyringMissing,
    ProviderError,
)
from dost_engine.settings import Provider
from dost_engine.types import Message, Role
from support.keyrings import ForgetfulKeyring, MemoryKeyring, TalkativeKeyring, WaitingKeyring, system_keyring
from support.model_server import Say, Status, model_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from keyring.backend import KeyringBackend

ADDRESS = "https://models.example.org/v1"
PROVIDER = Provider(ADDRESS, "large", "DOST_TEST_KEY")
KEY = "sk-test-0123456789abcdef"


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Iterator[MemoryKeyring]:
    monkeypatch.delenv("DOST_TEST_KEY", raising=False)
    with system_keyring(MemoryKeyring()) as keyring:
        yield keyring


async def ask_model(model: OpenAICompatible) -> str:
    pieces = [piece async for piece in model.step("", (Message(Role.USER, "hello"),), ())]
    return "".join(getattr(piece, "text", "") for piece in pieces)


async def test_a_key_is_kept_for_its_address_alone_and_can_be_forgotten(memory: MemoryKeyring) -> None:
    other = Provider("https://elsewhere.example.org/v1", "large", "DOST_TEST_KEY")
    assert await read_key(PROVIDER) == ""
    await keep_key(PROVIDER, "first-key")
    await keep_key(PROVIDER, KEY)
    assert memory.kept == {("dost", ADDRESS): KEY}
    assert await read_key(PROVIDER) == await find_key(PROVIDER) == KEY
    assert await find_key(other) == ""
    await forget_key(other)
    assert memory.kept
    await forget_key(PROVIDER)
    assert memory.kept == {}
    await forget_key(PROVIDER)


async def test_the_environment_wins_then_what_is_typed(memory: MemoryKeyring, monkeypatch: pytest.MonkeyPatch) -> None:
    await keep_key(PROVIDER, KEY)
    assert await find_key(PROVIDER, "typed-key") == "typed-key"
    monkeypatch.setenv("DOST_TEST_KEY", " from-outside\n")
    memory.locked = True
    assert await find_key(PROVIDER, "typed-key") == "from-outside"
    monkeypatch.setenv("DOST_TEST_KEY", "  ")
    memory.locked = False
    assert await find_key(PROVIDER) == KEY


async def test_the_keyring_is_never_called_on_the_loop(memory: MemoryKeyring) -> None:
    await keep_key(PROVIDER, KEY)
    await read_key(PROVIDER)
    await forget_key(PROVIDER)
    assert memory.threads == {"dost-keyring"}


async def test_a_keyring_that_waits_for_a_person_can_be_left_waiting() -> None:
    with system_keyring(WaitingKeyring()) as keyring:
        waiting = asyncio.create_task(read_key(PROVIDER))
        await asyncio.to_thread(keyring.asked.wait, 30)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        other = asyncio.create_task(read_key(PROVIDER))
        keyring.unlocked.set()
        assert await other == ""


def test_a_waiting_keyring_does_not_keep_the_program_from_ending() -> None:
    program = """
import asyncio
from dost_desktop.secrets import read_key
from dost_engine.settings import Provider
from support.keyrings import WaitingKeyring, system_keyring

async def main(keyring):
    asyncio.create_task(read_key(Provider("http://a/v1")))
    await asyncio.to_thread(keyring.asked.wait, 30)

with system_keyring(WaitingKeyring()) as keyring:
    asyncio.run(main(keyring))
assert not keyring.unlocked.is_set()
print("ended")
"""
    child = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])},
    )
    assert (child.returncode, child.stdout, child.stderr) == (0, "ended\n", "")


@pytest.mark.parametrize("kind", [fail.Keyring, null.Keyring])
async def test_without_a_keyring_the_error_names_the_variable(kind: Callable[[], KeyringBackend]) -> None:
    with system_keyring(kind()):
        for work in (read_key(PROVIDER), keep_key(PROVIDER, KEY), forget_key(PROVIDER), find_key(PROVIDER)):
            with pytest.raises(KeyringMissing, match="no keyring that Dost can use") as raised:
                await work
            assert "environment variable DOST_TEST_KEY" in raised.value.remedy
        with pytest.raises(KeyringMissing, match="Name an environment variable in Settings"):
            await read_key(Provider(ADDRESS, "large", ""))


async def test_a_locked_keyring_is_said(memory: MemoryKeyring) -> None:
    memory.locked = True
    with pytest.raises(KeyringIsLocked, match=r"locked.*Unlock it.*DOST_TEST_KEY"):
        await read_key(PROVIDER)


async def test_what_a_keyring_says_of_the_key_is_in_no_error_and_no_traceback() -> None:
    with system_keyring(TalkativeKeyring()), pytest.raises(KeyringError, match=r"failed \(OSError\)") as raised:
        await keep_key(PROVIDER, KEY)
    assert KEY not in "".join(traceback.format_exception(raised.value))


async def test_a_keyring_that_keeps_nothing_is_found_out() -> None:
    with system_keyring(ForgetfulKeyring()), pytest.raises(KeyringError, match="did not keep"):
        await keep_key(PROVIDER, KEY)


@pytest.mark.parametrize("odd", ["", "two words", "line\nbreak", "kéy-with-accent", "tab\tinside"])
async def test_a_text_that_cannot_be_a_key_is_refused_without_repeating_it(
    memory: MemoryKeyring, monkeypatch: pytest.MonkeyPatch, odd: str
) -> None:
    with pytest.raises(ConfigError, match="API key cannot be a key") as raised:
        await keep_key(PROVIDER, odd)
    assert not odd or odd not in str(raised.value)
    assert memory.kept == {}
    if odd:
        monkeypatch.setenv("DOST_TEST_KEY", odd)
        with pytest.raises(ConfigError, match="environment variable DOST_TEST_KEY cannot be a key"):
            await find_key(PROVIDER)


# ------------------------------------------------------------------------------------------------- the provider


async def test_the_kept_key_goes_out_and_is_asked_for_once(memory: MemoryKeyring) -> None:
    with model_server(Say(["hi"]), Say(["again"])) as server:
        provider = Provider(server.base_url, "scripted", "DOST_TEST_KEY")
        await keep_key(provider, KEY)
        model = OpenAICompatible(provider, lambda: find_key(provider))
        assert await ask_model(model) == "hi"
        memory.locked = True
        assert await ask_model(model) == "again"
        await model.close()
    assert server.keys == [f"Bearer {KEY}"] * 2


async def test_a_server_that_wants_no_key_answers_without_a_keyring() -> None:
    no_keyring: Callable[[], KeyringBackend] = fail.Keyring
    with system_keyring(no_keyring()), model_server(Say(["hi"])) as server:
        provider = Provider(server.base_url, "scripted", "DOST_TEST_KEY")
        model = OpenAICompatible(provider, lambda: find_key(provider))
        assert await ask_model(model) == "hi"
        await model.close()


async def test_a_refusal_without_a_keyring_says_so_and_an_unlocked_one_is_asked_again(memory: MemoryKeyring) -> None:
    with model_server(Status(401, "no key"), Say(["hi"])) as server:
        provider = Provider(server.base_url, "scripted", "DOST_TEST_KEY")
        await keep_key(provider, KEY)
        model = OpenAICompatible(provider, lambda: find_key(provider))
        memory.locked = True
        with pytest.raises(ProviderError, match=r"refused the key.*is locked.*DOST_TEST_KEY"):
            await ask_model(model)
        memory.locked = False
        assert await ask_model(model) == "hi"
        await model.close()
    assert server.keys[1] == f"Bearer {KEY}"


async def test_a_refused_key_is_to_be_changed_where_it_came_from(
    memory: MemoryKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def remedy(name: str) -> str:
        with model_server(Status(401, "no")) as server:
            provider = Provider(server.base_url, "scripted", name)
            model = OpenAICompatible(provider, lambda: find_key(provider))
            with pytest.raises(ProviderError, match="refused the key") as raised:
                await ask_model(model)
            await model.close()
        return raised.value.remedy

    assert await remedy("DOST_TEST_KEY") == "Set a valid key in Settings, or in the environment variable DOST_TEST_KEY."
    assert await remedy("") == "Set a valid key in Settings."
    monkeypatch.setenv("DOST_TEST_KEY", "old-key")
    told = "Set a valid key in the environment variable DOST_TEST_KEY and start Dost again."
    assert await remedy("DOST_TEST_KEY") == told
    assert memory.kept == {}


@pytest.mark.parametrize("code", [401, 403, 404, 429, 500])
async def test_a_server_that_says_the_key_back_leaves_it_in_no_error_and_no_log(
    memory: MemoryKeyring, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    caplog.set_level(logging.DEBUG)
    with model_server(Status(code, f"the key {KEY} is wrong")) as server:
        provider = Provider(server.base_url, "scripted", "DOST_TEST_KEY")
        await keep_key(provider, KEY)
        model = OpenAICompatible(provider, lambda: find_key(provider))
        with pytest.raises(DostError) as raised:
            await ask_model(model)
        await model.close()
    assert server.keys == [f"Bearer {KEY}"]
    assert KEY not in f"{raised.value} {raised.value!r}"
    assert KEY not in caplog.text
    assert memory.kept
