"""The file of settings: what is read, what is refused, and what is never lost."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dost_engine.errors import ConfigError, StorageError
from dost_engine.settings import Paths, Provider, Settings, load_settings, save_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def write(file: Path, content: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")


def test_a_missing_file_gives_the_defaults(file: Path) -> None:
    assert load_settings(file) == Settings()


def test_what_is_saved_is_read_again(file: Path) -> None:
    settings = Settings(theme="dark", text_scale=120, semantic_limit=8, provider=Provider("http://127.0.0.1/v1", "ä"))
    save_settings(file, settings)
    assert load_settings(file) == settings


def test_keys_of_other_versions_are_kept(file: Path) -> None:
    write(file, {"later": [1], "theme": "light", "provider": {"model": "small", "temperature": 0.2}})
    settings = load_settings(file)
    assert (settings.theme, settings.provider.model) == ("light", "small")
    save_settings(file, replace(settings, theme="dark"))
    raw = json.loads(file.read_text(encoding="utf-8"))
    assert (raw["later"], raw["theme"]) == ([1], "dark")
    assert raw["provider"]["temperature"] == 0.2


def test_a_byte_order_mark_is_no_error(file: Path) -> None:
    write(file, '\ufeff{"theme": "dark"}')
    assert load_settings(file).theme == "dark"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("{", "cannot be read"),
        ("[" * 100_000, "cannot be read"),
        ([], "must hold a JSON object"),
        ({"provider": []}, "provider must hold a JSON object"),
        ({"provider": {"model": 3}}, "provider: model must be str, not int"),
        ({"semantic_limit": "5"}, "semantic_limit must be int, not str"),
        ({"semantic_limit": True}, "semantic_limit must be int, not bool"),
        ({"semantic_limit": 0}, "semantic_limit must be from 1 to 50, not 0"),
        ({"text_limit": -1}, "text_limit must be from 0 to 50, not -1"),
        ({"text_scale": 1000}, "text_scale must be from 80 to 200, not 1000"),
        ({"sticky_window": 101}, "sticky_window must be from 0 to 100"),
        ({"debounce_ms": -5}, "debounce_ms must be from 0 to 60000"),
        ({"gateway_port": 65536}, "gateway_port must be from 0 to 65535"),
        ({"theme": "pink"}, "theme must be one of system, light, dark, contrast-light, contrast-dark, not pink"),
        ({"policy": "best"}, "policy must be one of default, guide, agent-corex, not best"),
        ({"text_index": "lucene"}, "text_index must be one of bm25f, whoosh, not lucene"),
        ({"amount": "most"}, "amount must be one of lean, normal, wide, not most"),
        ({"version": 99}, "written by a newer Dost"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_never_overwritten(file: Path, content: Any, words: str) -> None:
    write(file, content)
    before = file.read_bytes()
    with pytest.raises(ConfigError, match=words) as raised:
        load_settings(file)
    assert str(file) in raised.value.message
    assert raised.value.remedy
    with pytest.raises(ConfigError):
        save_settings(file, Settings())
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("no folder", encoding="utf-8")
    with pytest.raises((StorageError, ConfigError), match="config"):
        save_settings(tmp_path / "config" / "settings.json", Settings())


def test_one_variable_moves_everything_and_another_the_models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    paths = Paths.from_environment()
    assert paths.models == tmp_path / "models"
    others = [place for name, place in paths.rows() if name != "models"]
    assert all(place.is_relative_to(tmp_path / "home") for place in others)
    monkeypatch.delenv("DOST_MODELS_DIR")
    assert Paths.from_environment().models == Path.home() / ".cache" / "dost-models"
