"""A process of its own that downloads a model: ``python -m support.download_once MODELS_DIR URL SPEC_JSON``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from dost_engine.embedding.download import download_model
from dost_engine.embedding.models import FileSpec, ModelSpec


def main() -> None:
    models_dir, url, text = sys.argv[1:]
    raw = json.loads(text)
    for name in ("onnx", "tokenizer", "weights"):
        raw[name] = FileSpec(**raw[name])
    download_model(Path(models_dir), endpoint=url, spec=ModelSpec(**raw))


if __name__ == "__main__":
    main()
