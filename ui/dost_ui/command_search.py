"""Finding an action by a few letters of its words.

Public: ``found``.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from dost_ui.commands import group_of, text_of
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QAction

_WORD = re.compile(r"\w+")
_SAID, _MORE, _INSIDE, _NOT = 0, 1, 2, None
"""How well a typed word fits: begins a word of the text, of the other words, or stands in the middle of one."""


def found(actions: Iterable[QAction], typed: str) -> tuple[QAction, ...]:
    """The actions that have every typed word, the best first.

    A typed word fits where a word begins with it: in the text of the action before its group and its other words. From
    three letters on it fits inside a word of the text too, and so do the first letters of all its words (``nc`` for
    "New conversation"). Accents and case do not matter. Nothing typed gives all, in their order.
    """
    wanted = _words(typed)
    if not wanted:
        return tuple(actions)
    ranked = []
    for at, action in enumerate(actions):
        rank = _rank(action, wanted)
        if rank is not None:
            ranked.append((rank, at, action))
    return tuple(action for _, _, action in sorted(ranked, key=lambda one: one[:2]))


def _rank(action: QAction, wanted: Sequence[str]) -> tuple[int, int] | None:
    said = _words(text_of(action))
    more = _words(f"{tr(str(group_of(action)))} {action.property('words') or ''}")
    if len(wanted) == 1 and len(wanted[0]) > 1 and "".join(word[0] for word in said).startswith(wanted[0]):
        return (_SAID, 0)
    fits = [_fit(one, said, more) for one in wanted]
    if any(fit is None for fit in fits):
        return None
    first = next((at for at, word in enumerate(said) if word.startswith(wanted[0])), len(said))
    return (sum(fit for fit in fits if fit is not None), first)


def _fit(wanted: str, said: Sequence[str], more: Sequence[str]) -> int | None:
    if any(word.startswith(wanted) for word in said):
        return _SAID
    if any(word.startswith(wanted) for word in more):
        return _MORE
    if len(wanted) > 2 and any(wanted in word for word in said):
        return _INSIDE
    return _NOT


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))
