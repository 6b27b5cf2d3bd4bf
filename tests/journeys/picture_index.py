"""The page that lists the pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

TITLES = {
    ".": "The story of the README: real servers, the real model",
    "0-tools": "No server yet",
    "20-tools": "Four servers with 20 tools, and one that cannot start",
    "2000-tools": "Twenty servers with 2,000 tools; long, hostile and right-to-left names among them",
    "german": "The pages in German, and what goes wrong or is asked",
    "right-to-left": "The pages from right to left, their texts English; one server and its tool are Arabic",
    "states": "Dialogs and states",
}
_BY_PAGE = frozenset({".", "german", "right-to-left"})
"""Folders with one picture of a page."""
HEAD = """# Pictures

`make screenshots` takes them all: each only after its rows, texts, theme and font were asserted. The window is 1440 by
900; `150` is a text size of 150 percent, `narrow` a window of 1000 by 760.
"""


def write_index(folder: Path) -> None:
    """List what lies in the folder, by page and look."""
    lines = [HEAD]
    for name, title in TITLES.items():
        files = sorted((folder / name).glob("*.png"))
        if not files:
            continue
        lines += [f"## {title}", ""]
        if name in _BY_PAGE:
            lines += [f"- [{file.stem}]({'' if name == '.' else f'{name}/'}{file.name})" for file in files]
        else:
            pages: dict[str, list[str]] = {}
            for file in files:
                page, look = _split(file.stem)
                pages.setdefault(page, []).append(f"[{look}]({name}/{file.name})")
            lines += [f"- {page}: {', '.join(looks)}" for page, looks in pages.items()]
        lines.append("")
    (folder / "README.md").write_text("\n".join(lines), encoding="utf-8")


def _split(stem: str) -> tuple[str, str]:
    """The page and the look of a picture."""
    for look in ("contrast-light", "contrast-dark"):
        if stem.endswith(f"-{look}"):
            return stem.removesuffix(f"-{look}"), look
    page, _, look = stem.rpartition("-")
    return page, look
