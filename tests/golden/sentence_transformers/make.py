"""Write ``vectors.npy``: what sentence-transformers itself says to the texts of ``texts.json``.

    python tests/golden/sentence_transformers/make.py FOLDER

FOLDER holds the official all-MiniLM-L6-v2 with its model.safetensors and configuration. Needs the package
sentence-transformers (and with it torch). Nothing is fetched.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent


def reference_vectors(model_folder: Path, texts: list[str]) -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """float32 [len(texts), 384], one text at a time so that nothing is padded."""
    os.environ["HF_HUB_OFFLINE"] = "1"
    from sentence_transformers import SentenceTransformer

    model = SentenceTransformer(str(model_folder), device="cpu", local_files_only=True)
    if model.max_seq_length != 256:
        raise SystemExit(f"{model_folder} cuts texts at {model.max_seq_length} word pieces, not 256.")
    rows = model.encode(texts, batch_size=1, convert_to_numpy=True, normalize_embeddings=True)
    return np.asarray(rows, dtype=np.float32)


def main() -> None:
    """Write the file."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    texts = json.loads((HERE / "texts.json").read_text(encoding="utf-8"))
    np.save(HERE / "vectors.npy", reference_vectors(Path(sys.argv[1]), texts))
    sys.stdout.write(f"{len(texts)} vectors written\n")


if __name__ == "__main__":
    main()
