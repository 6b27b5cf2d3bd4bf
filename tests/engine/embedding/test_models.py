"""What counts as a whole model, and which one is taken."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from dost_engine.embedding.convert import import_model
from dost_engine.embedding.models import MANIFEST_NAME, Precision, find_model, model_folder, require_model, verify
from dost_engine.errors import ModelCorrupt, ModelMissing
from support.tiny_bert import SHAPE, spec_of, tiny_files, write_files

if TYPE_CHECKING:
    from pathlib import Path

FILES = tiny_files()
SPEC = spec_of(FILES)


@pytest.fixture(autouse=True)
def no_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOST_BUNDLED_MODELS", raising=False)


def put(tmp_path: Path, models_dir: Path, *, int8: bool = False) -> Path:
    return import_model(write_files(tmp_path / "source", FILES), models_dir, int8=int8, spec=SPEC, shape=SHAPE)


def test_where_nothing_is_the_error_says_how_to_get_it(tmp_path: Path) -> None:
    assert find_model(tmp_path, SPEC) is None
    with pytest.raises(ModelMissing, match="dost model get"):
        require_model(tmp_path, SPEC)


def test_fp32_is_taken_before_int8(tmp_path: Path) -> None:
    models_dir = tmp_path / "models"
    small = put(tmp_path, models_dir, int8=True)
    assert find_model(models_dir, SPEC) == small
    large = put(tmp_path, models_dir)
    assert find_model(models_dir, SPEC) == large != small


def test_the_bundled_model_is_taken_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundled = put(tmp_path, tmp_path / "bundle", int8=True)
    monkeypatch.setenv("DOST_BUNDLED_MODELS", str(tmp_path / "bundle"))
    assert find_model(tmp_path / "models", SPEC) == bundled
    own = put(tmp_path, tmp_path / "models")
    assert find_model(tmp_path / "models", SPEC) == own


def test_a_truncated_file_is_seen_without_reading_it(tmp_path: Path) -> None:
    folder = put(tmp_path, tmp_path)
    whole = (folder / "model.onnx").read_bytes()
    (folder / "model.onnx").write_bytes(whole[:1024])
    with pytest.raises(ModelCorrupt, match=rf"model\.onnx has 1,024 bytes instead of {len(whole):,}"):
        verify(folder, full=False)
    assert find_model(tmp_path, SPEC) is None
    with pytest.raises(ModelCorrupt, match="1,024 bytes"):
        require_model(tmp_path, SPEC)


def test_a_changed_byte_is_seen_by_a_full_check(tmp_path: Path) -> None:
    folder = put(tmp_path, tmp_path)
    content = bytearray((folder / "model.onnx").read_bytes())
    content[len(content) // 2] ^= 1
    (folder / "model.onnx").write_bytes(content)
    verify(folder, full=False)
    with pytest.raises(ModelCorrupt, match="other bytes"):
        verify(folder)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = put(tmp_path, tmp_path)
    (folder / "tokenizer.json").unlink()
    with pytest.raises(ModelCorrupt, match=r"tokenizer\.json cannot be read"):
        verify(folder, full=False)


def test_files_without_a_manifest_are_no_model(tmp_path: Path) -> None:
    folder = put(tmp_path, tmp_path)
    (folder / MANIFEST_NAME).unlink()
    with pytest.raises(ModelCorrupt, match="not complete"):
        require_model(tmp_path, SPEC)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version": 99}', "\0", '{"version": 1, "files": 3}'])
def test_a_manifest_that_cannot_be_understood_is_an_error_of_ours(text: str, tmp_path: Path) -> None:
    folder = put(tmp_path, tmp_path)
    (folder / MANIFEST_NAME).write_text(text, encoding="utf-8")
    with pytest.raises(ModelCorrupt):
        verify(folder)


def test_a_manifest_cannot_name_files_outside_its_folder(tmp_path: Path) -> None:
    folder = put(tmp_path, tmp_path)
    raw = json.loads((folder / MANIFEST_NAME).read_text(encoding="utf-8"))
    raw["files"]["../outside"] = raw["files"].pop("tokenizer.json")
    (folder / MANIFEST_NAME).write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(ModelCorrupt, match="other files"):
        verify(folder)


def test_the_id_changes_with_weights_precision_and_tokenizer(tmp_path: Path) -> None:
    first = verify(put(tmp_path / "1", tmp_path / "m1"))
    again = verify(put(tmp_path / "2", tmp_path / "m2"))
    small = verify(put(tmp_path / "3", tmp_path / "m3", int8=True))
    other_files = tiny_files(seed=2)
    other = verify(
        import_model(write_files(tmp_path / "4", other_files), tmp_path / "m4", spec=spec_of(other_files), shape=SHAPE)
    )
    assert first.model_id == again.model_id
    assert len({first.model_id, small.model_id, other.model_id}) == 3
    assert model_folder(tmp_path / "m3", SPEC, Precision.INT8).is_dir()
