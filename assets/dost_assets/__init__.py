"""Icons, translations, tokenizer and sample servers.

Public: ``FOLDER``, which they lie in. A plain path: ``importlib.resources`` imports archives and temporary files first,
and the window waits for that when it starts.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
