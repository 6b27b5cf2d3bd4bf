"""Model names stay names, and nothing that could run code is ever read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dost_engine.embedding.models import checked_name
from dost_engine.embedding.sources import load_source
from dost_engine.errors import DostError, ModelError, NoSuchModel
from support.tiny_model import FILES

if TYPE_CHECKING:
    from pathlib import Path

OUTSIDE = [
    "../../outside",
    "C:\\x\\y",
    "org/model\u0000",
    "a/b/c/d",
    "/absolute/dir",
    "..",
    "org/..",
    "~/x",
    "org/model.",
]


@pytest.mark.parametrize("parts", [1, 2])
@pytest.mark.parametrize("name", OUTSIDE)
def test_a_name_that_leads_out_of_the_model_folder_is_refused(name: str, parts: int) -> None:
    with pytest.raises(ModelError, match="not the name of a model"):
        checked_name(name, parts=parts)


@pytest.mark.parametrize("name", OUTSIDE)
@pytest.mark.parametrize("kind", ["onnx", "folder"])
def test_a_setting_with_such_a_name_is_an_error_of_ours_and_writes_nothing(
    tmp_path: Path, kind: str, name: str
) -> None:
    with pytest.raises(DostError):
        load_source(f"{kind}:{name}", tmp_path / "models")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["pytorch_model.bin", "model.pkl", "model.pt", "weights.ckpt"])
def test_a_folder_with_pickled_weights_alone_is_refused_with_the_reason(tmp_path: Path, name: str) -> None:
    model = tmp_path / "model"
    model.mkdir()
    (model / name).write_bytes(b"\x80\x04cos\nsystem\n.")
    (model / "tokenizer.json").write_bytes(FILES["tokenizer.json"])
    with pytest.raises(NoSuchModel, match="can run programs"):
        load_source(f"folder:{model}", tmp_path / "models")


def test_code_that_a_model_brings_is_never_run(tmp_path: Path) -> None:
    model = tmp_path / "model"
    model.mkdir()
    for name, content in FILES.items():
        (model / name).write_bytes(content)
    ran = tmp_path / "ran"
    (model / "modeling.py").write_text(f"open({str(ran)!r}, 'w').close()")
    (model / "__init__.py").write_text("import modeling")
    (model / "config.json").write_text('{"auto_map": {"AutoModel": "modeling.Model"}, "trust_remote_code": true}')
    (model / "dost-embedding.json").write_text('{"max_tokens": 12}')
    assert load_source(f"folder:{model}", tmp_path / "models").embed(["a tool"]).shape[0] == 1
    assert not ran.exists()
