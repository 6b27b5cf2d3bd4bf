"""What placeholders in servers.json stand for, and what a missing one costs."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from keyring.backends import fail

from dost_engine.errors import ConfigError, KeyringError, KeyringIsLocked, KeyringMissing
from dost_engine.mcp_store.config import parse_servers
from dost_engine.mcp_store.placeholders import placeholder_names, resolve
from dost_engine.mcp_store.secrets import Place, SecretStore
from support.keyrings import ForgetfulKeyring, MemoryKeyring, system_keyring

if TYPE_CHECKING:
    from dost_engine.mcp_store.config import ServerConfig

ENV = {"TOKEN": "t-1", "KEY": "k-1", "HOME": "/users/u", "EMPTY": ""}


class Known(dict[str, str]):
    """Secrets in memory, counting how often each is read."""

    def __init__(self, **secrets: str) -> None:
        super().__init__(secrets)
        self.asked: list[str] = []

    async def read(self, name: str) -> str | None:
        self.asked.append(name)
        return self.get(name)


def config(**entry: Any) -> ServerConfig:
    return parse_servers(json.dumps({"mcpServers": {"a": entry}}).encode(), source="servers.json")[0]


async def filled(secrets: Known | None = None, **entry: Any) -> ServerConfig:
    found = await resolve(config(**entry), folder=Path("/etc/dost"), environment=ENV, secrets=secrets or Known())
    return found.config


async def test_variables_defaults_and_secrets_are_filled_in_everywhere() -> None:
    remote = await filled(
        url="${BASE:-https://api.example}/mcp", headers={"Authorization": "Bearer ${TOKEN}", "X-Key": "${env:KEY}"}
    )
    assert remote.url == "https://api.example/mcp"
    assert remote.headers == {"Authorization": "Bearer t-1", "X-Key": "k-1"}
    local = await filled(
        Known(**{"api-key": "s-1", "b:c": "s-2"}),
        command="${HOME}/bin/b",
        args=["--key=${keyring:b:c}", "${env:NONE:-x:y}", "${EMPTY:-full}", "${EMPTY}"],
        env={"T": "${input:api-key}", "D": "$TOKEN", "P": "cost $5"},
        cwd="${userHome}",
    )
    assert local.command == "/users/u/bin/b"
    assert local.args == ("--key=s-2", "x:y", "full", "")
    assert local.env == {"T": "s-1", "D": "$TOKEN", "P": "cost $5"}
    assert local.cwd == str(Path.home())


async def test_what_is_meant_for_a_shell_stays() -> None:
    entry = await filled(command="sh", args=["-c", 'echo ${1%.*} "${x#y}" $HOME ${'])
    assert entry.args == ("-c", 'echo ${1%.*} "${x#y}" $HOME ${')


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"url": "https://c.example/mcp", "headers": {"Authorization": "Bearer ${UNSET_ONE}"}}, "UNSET_ONE"),
        ({"url": "${BASE}/mcp"}, "BASE"),
        ({"url": "https://c.example/${1%.*}"}, "cannot read: ${1%.*}"),
        ({"url": "${TOKEN}/mcp"}, "must begin with http"),
        ({"command": "x", "env": {"T": "${input:api-key}"}}, "dost servers secret set api-key"),
        ({"command": "x", "args": ["${workspaceFolder}/x"]}, "of editors"),
        ({"command": "x", "args": ["${command:pick}"]}, "no such placeholder"),
    ],
)
async def test_a_missing_value_is_named_with_its_server(entry: dict[str, Any], said: str) -> None:
    with pytest.raises(ConfigError) as caught:
        await filled(**entry)
    assert said in str(caught.value)
    assert '"a"' in caught.value.message


async def test_a_value_is_filled_in_once_and_a_secret_is_read_once() -> None:
    secrets = Known(one="${TOKEN}")
    entry = await filled(secrets, command="x", args=["${keyring:one}", "${keyring:one}"])
    assert entry.args == ("${TOKEN}", "${TOKEN}")
    assert secrets.asked == ["one"]


async def test_relative_programs_and_folders_begin_at_the_file(tmp_path: Path) -> None:
    async def command(**entry: Any) -> str:
        found = await resolve(config(**entry), folder=tmp_path, environment=ENV, secrets=Known())
        return found.config.command

    assert await command(command="./bin/b") == str(tmp_path / "bin" / "b")
    assert await command(command="./b", cwd="tools") == str(tmp_path / "tools" / "b")
    assert await command(command="~/tools/c") == str(Path.home() / "tools" / "c")
    assert await command(command="npx") == "npx"
    assert (await filled(command="x", cwd="sub")).cwd == str(Path("/etc/dost/sub"))


async def test_what_came_from_a_secret_is_hidden_and_the_entry_itself_shows_the_placeholder() -> None:
    raw = config(command="x", args=["--as", "${keyring:who}", "${MY_TOKEN}", "${PLAIN}"])
    env = {"MY_TOKEN": "from-outside", "PLAIN": "harmless"}
    found = await resolve(raw, folder=Path(), environment=env, secrets=Known(who="somebody"))
    assert set(found.secrets) == {"somebody", "from-outside"}
    assert raw.target == "x --as ${keyring:who} ${MY_TOKEN} ${PLAIN}"
    assert placeholder_names(raw) == ("who",)


# ------------------------------------------------------------------------------------------------------- secrets


async def test_a_secret_is_kept_in_the_keyring_and_forgotten(tmp_path: Path) -> None:
    store = SecretStore(tmp_path / "secrets.json")
    with system_keyring(MemoryKeyring()) as keyring:
        assert await store.read("one") is None
        await store.keep("one", "s-1", Place.KEYRING)
        assert keyring.kept == {("dost servers", "one"): "s-1"}
        assert await store.read("one") == "s-1"
        assert (await store.forget("one"), await store.forget("one")) == (True, False)
        assert await store.read("one") is None
        assert keyring.threads == {"dost-keyring"}
    assert not store.file.exists()


async def test_without_a_keyring_a_file_is_used_when_asked_for_and_says_what_it_is(tmp_path: Path) -> None:
    store = SecretStore(tmp_path / "secrets.json")
    with system_keyring(fail.Keyring()):
        assert await store.read("one") is None
        with pytest.raises(KeyringMissing, match="--in-file"):
            await store.keep("one", "s-1", Place.KEYRING)
        assert not store.file.exists()
        await store.keep("one", "s-1", Place.FILE)
        assert await store.read("one") == "s-1"
        assert "plain text" in json.loads(store.file.read_text())["about"]
        if sys.platform != "win32":
            assert stat.S_IMODE(os.stat(store.file).st_mode) == 0o600  # noqa: PTH116 - as the system has it
        assert await store.forget("one")
        assert await store.read("one") is None


async def test_a_secret_moved_into_the_keyring_is_in_the_file_no_more(tmp_path: Path) -> None:
    store = SecretStore(tmp_path / "secrets.json")
    with system_keyring(MemoryKeyring()):
        await store.keep("one", "old", Place.FILE)
        await store.keep("one", "new", Place.KEYRING)
        assert await store.read("one") == "new"
        assert "old" not in store.file.read_text()


async def test_a_locked_keyring_is_said_with_the_server_that_needs_it(tmp_path: Path) -> None:
    with system_keyring(MemoryKeyring()) as keyring:
        keyring.locked = True
        with pytest.raises(KeyringIsLocked, match='"a" needs'):
            await resolve(
                config(command="x", env={"K": "${keyring:one}"}),
                folder=tmp_path,
                environment={},
                secrets=SecretStore(tmp_path / "secrets.json"),
            )


async def test_a_keyring_that_keeps_nothing_and_a_broken_file_are_said(tmp_path: Path) -> None:
    store = SecretStore(tmp_path / "secrets.json")
    with system_keyring(ForgetfulKeyring()), pytest.raises(KeyringError, match="did not keep"):
        await store.keep("one", "s-1", Place.KEYRING)
    for text in ("{", "[]", '{"secrets": {"a": 1}}', '{"version": 2, "secrets": {}}'):
        store.file.write_text(text)
        with pytest.raises(ConfigError, match=r"secrets\.json"):
            await store.read("one")
        assert store.file.read_text() == text
