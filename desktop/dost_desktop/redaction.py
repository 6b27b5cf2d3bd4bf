"""Text that may be shown to others: without what is secret, and without the name of the home folder."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

HIDDEN = "[hidden]"

_REVEALING = r"(?:api[_-]?key|key|token|secret|password|passwd|pwd|passphrase|credentials?|authorization|cookie|auth)"
_SECRET_NAME = re.compile(rf"(?:^|[_-]){_REVEALING}(?:$|[_-])", re.IGNORECASE)
_FOLDERS = frozenset({"PWD", "OLDPWD"})
"""Variables of every shell that hold a folder, not a password: hiding it would hide most paths."""
_LEAST_CHARS = 6
"""A shorter value of the environment is a word that stands everywhere ("1", "true")."""

_PATTERNS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)", re.DOTALL), HIDDEN),
    (re.compile(r"\b(Bearer|Basic|Token)\s+[\w.~+/=-]{6,}", re.IGNORECASE), rf"\1 {HIDDEN}"),
    (re.compile(r"(?<=://)[^/\s@'\"]+(?=@)"), HIDDEN),
    (re.compile(rf"((?<![\w-])[\w-]*{_REVEALING}[\w-]*[\"']?\s*[:=]\s*[\"'])[^\"'\n]+", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(rf"((?<![\w-])[\w-]*{_REVEALING}[\w-]*\s*[:=]\s*)[^\s\"'&,;\[]+", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(rf"((?<![\w-])--?[\w-]*{_REVEALING}\s+)[^\s\[]+", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(r"\beyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]*)?"), HIDDEN),
    (re.compile(r"\b(?:sk|pk|rk|gh[a-z]|github_pat|glpat|xox[a-z]|hf|npm|pypi)[-_][\w-]{10,}"), HIDDEN),
    (re.compile(r"\b(?:AKIA|ASIA)[A-Z0-9]{12,}"), HIDDEN),
)
_LONG_RUN = re.compile(r"\b(?=[\w+=-]*\d)(?=[\w+=-]*[A-Za-z])[\w+=-]{32,}")
"""Of no known kind, and no word."""


def redacted(
    text: str,
    *,
    environment: Mapping[str, str] | None = None,
    home: Path | None = None,
    spared: Collection[str] = (),
) -> str:
    """The text without secrets, and with ``~`` for the home folder.

    What is hidden: values of the environment's variables with a name of a secret, what follows such a name, keys and
    tokens of known shapes, names and passwords in addresses, and any long run of letters and digits.

    Args:
        text: Anything.
        environment: Instead of the process's own.
        home: Instead of the user's own.
        spared: Long runs of letters and digits that are known to be no secrets.
    """
    values = os.environ if environment is None else environment
    named = {name: value for name, value in values.items() if _SECRET_NAME.search(name) and name not in _FOLDERS}
    secrets = {value for value in named.values() if len(value) >= _LEAST_CHARS}
    for secret in sorted(secrets, key=len, reverse=True):
        text = text.replace(secret, HIDDEN)
    for pattern, put in _PATTERNS:
        text = pattern.sub(put, text)
    text = _LONG_RUN.sub(lambda run: run[0] if run[0] in spared else HIDDEN, text)
    folder = str(home or Path.home())
    if len(folder) > 1:
        for written in {folder, folder.replace("\\", "/"), folder.replace("\\", "\\\\")}:
            text = text.replace(written, "~")
    return text
