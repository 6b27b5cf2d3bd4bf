"""Numbers and names as a person reads them."""

from __future__ import annotations

import html
import json
import os
import re
import unicodedata
from datetime import datetime
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from PySide6.QtCore import QDateTime

from dost_ui.translation import locale, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import date

_ONE_LINE = 24
"""Characters that have room in a line of the narrowest window."""
BETWEEN = "\u00a0\u00a0\u00a0 "
"""Stands between facts of one line: where the line breaks, nothing of it hangs at an end or leads."""
_CODED = re.compile("(?:%[0-9A-Fa-f]{2})+")


def tokens(count: int) -> str:
    """``96``, ``1.9k``, ``61k``, ``1.2M``."""
    if count < 1000:
        return str(count)
    if count < 9950:
        return f"{decimal(count / 1000, 1)}k"
    if count < 999_500:
        return f"{count / 1000:.0f}k"
    return f"{decimal(count / 1_000_000, 1)}M"


def number(count: int) -> str:
    """With the language's mark for thousands: ``2,000``."""
    return locale().toString(count)


def decimal(value: float, places: int, *, signed: bool = False) -> str:
    """With the language's decimal mark: ``0.71``. What rounds to nothing has no minus."""
    value = round(value, places) + 0.0
    text = f"{value:+.{places}f}" if signed else f"{value:.{places}f}"
    return text.replace(".", locale().decimalPoint())


def without_zero(text: str) -> str:
    """``.71`` for ``0.71`` where that is usual, which is in English."""
    return text.replace("0.", ".", 1)


def cosine(score: float) -> str:
    """Two decimals, in English without the leading zero: ``.71``, ``1.00``, ``-.10``."""
    text = decimal(score, 2)
    return without_zero(text) if abs(score) < 0.995 else text


def points(score: float) -> str:
    """A text score: ``6.20``, ``0.34``; as many decimals as the distance to the cut is told with."""
    return decimal(score, 2)


def share(part: float) -> str:
    """``42 %``."""
    return tr("{number} %", number=f"{part * 100:.0f}")


def moment(at: datetime) -> str:
    """Day and time on this machine's clock: ``2026-03-08 14:05:12``."""
    return _dated(at, tr("yyyy-MM-dd HH:mm:ss", comment="date"))


def day_and_time(at: datetime) -> str:
    """``2026-03-08 at 14:05``."""
    return _dated(at, tr("yyyy-MM-dd 'at' HH:mm", comment="date"))


def clock(at: datetime) -> str:
    """``14:05:12`` on this machine's clock."""
    return _dated(at, "HH:mm:ss")


def short_day(at: date) -> str:
    """``8 Mar``."""
    return _dated(datetime(at.year, at.month, at.day), tr("d MMM", comment="date"))  # noqa: DTZ001 - a day alone


def week_day(at: date) -> str:
    """``Sun 8 Mar``."""
    return _dated(datetime(at.year, at.month, at.day), tr("ddd d MMM", comment="date"))  # noqa: DTZ001 - a day alone


def _dated(at: datetime, pattern: str) -> str:
    here = at.astimezone() if at.tzinfo is not None else at
    return locale().toString(QDateTime(here.year, here.month, here.day, here.hour, here.minute, here.second), pattern)


def took(milliseconds: float) -> str:
    """``5.8 ms``, ``340 ms``, ``1.2 s``, ``2 min 5 s``."""
    if milliseconds < 10:
        return f"{decimal(milliseconds, 1)} ms"
    if milliseconds < 1000:
        return f"{milliseconds:.0f} ms"
    seconds = milliseconds / 1000
    if seconds < 60:
        return f"{decimal(seconds, 1)} s"
    return tr("{minutes} min {seconds} s", minutes=int(seconds // 60), seconds=int(seconds % 60))


def megabytes(size_bytes: int) -> str:
    """``91 MB``, ``0.7 MB``."""
    return f"{_megabytes(size_bytes, size_bytes)} MB"


def downloaded(done_bytes: int, total_bytes: int) -> str:
    """``42 %, 38 of 91 MB``."""
    share = done_bytes * 100 // total_bytes if total_bytes else 0
    return tr(
        "{share} %, {done} of {total}",
        share=share,
        done=_megabytes(done_bytes, total_bytes),
        total=megabytes(total_bytes),
    )


def _megabytes(size_bytes: int, whole_bytes: int) -> str:
    return decimal(size_bytes / 1e6, 0 if whole_bytes >= 1e7 else 1)


def counted(count: int, one: str, many: str = "") -> str:
    """``1 tool``, ``2,000 tools``."""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def tool_name(tool_id: str) -> str:
    """What follows the first slash of a tool id."""
    return tool_id.partition("/")[2] or tool_id


def server_name(tool_id: str) -> str:
    """What stands before the first slash of a tool id."""
    return tool_id.partition("/")[0]


def server_label(key: str) -> str:
    """A server's name as it is written in servers.json; what nobody could see in it stays encoded."""
    return _CODED.sub(_as_written, key) if "%" in key else key


def server_of(tool_id: str) -> str:
    """The server of a tool, as it is written in servers.json."""
    return server_label(server_name(tool_id))


def _as_written(found: re.Match[str]) -> str:
    try:
        text = unquote(found[0], errors="strict")
    except UnicodeDecodeError:
        return found[0]
    return "".join(one if one.isprintable() else quote(one, safe="") for one in text)


def argument_lines(arguments: Mapping[str, Any], *, longest: int = 400) -> str:
    """``city: "Durgapur"   days: 3``; values as JSON, long ones cut, one to a line where they do not fit on one."""
    parts = []
    for name, value in arguments.items():
        shown = json.dumps(value, ensure_ascii=False, default=str)
        if len(shown) > longest:
            shown = tr("{shown}… ({count} characters)", shown=shown[:longest], count=number(len(shown)))
        parts.append(f"{name}: {shown}")
    together = "   ".join(parts)
    return together if len(together) <= 72 and "\n" not in together else "\n".join(parts)


def every_argument(arguments: Mapping[str, Any]) -> str:
    """The same without a cut, a line each, with what nobody sees written out: all that is decided about."""
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False, default=str)}" for name, value in arguments.items()]
    return "\n".join("".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in line) for line in lines)


def place(path: str) -> str:
    """A file or folder as its user knows it: with ``~`` for the home folder, where the system has that."""
    home = os.path.expanduser("~").rstrip("/")  # noqa: PTH111 - Path's raises where there is none
    if os.name == "nt" or home in {"", "~"}:
        return path
    return f"~{path[len(home) :]}" if path == home or path.startswith(f"{home}/") else path


def tooltip(text: str) -> str:
    """A tool tip that shows ``text`` letter for letter: Qt would read what looks like markup as markup."""
    if not text:
        return ""
    shown = text if len(text) <= 1200 else text[:1200] + "…"
    return f'<p style="white-space: pre-wrap">{html.escape(shown)}</p>'


def quoted(text: str) -> str:
    """In the quotation marks of the language: ``“weather”``, ``„weather“``."""
    return tr("“{text}”", text=text)


def isolated(name: str) -> str:
    """A name that must not turn the text around it, whatever way it is written."""
    return f"\u2068{name}\u2069"


def breakable(name: str, *, every: int = 24) -> str:
    """A name in which a line may end after every mark, and after ``every`` characters without one."""
    parts, since = [], 0
    for sign in name:
        parts.append(sign)
        since += 1
        if unicodedata.category(sign)[0] in "PSZ" or since >= every:
            parts.append("\u200b")
            since = 0
    return "".join(parts)


def ago(at: datetime, now: datetime) -> str:
    """``just now``, ``5 min ago``, ``3 h ago``, ``yesterday``, ``12 days ago``, and the day where it is longer ago."""
    seconds = (now - at).total_seconds()
    if seconds < 60:
        return tr("just now")
    if seconds < 3600:
        return tr("{minutes} min ago", minutes=int(seconds // 60))
    if seconds < 86_400:
        return tr("{hours} h ago", hours=int(seconds // 3600))
    days = int(seconds // 86_400)
    if days < 31:
        return tr("yesterday") if days == 1 else tr("{days} days ago", days=days)
    return tr("on {day}", day=_dated(at, tr("yyyy-MM-dd", comment="date")))


def unbroken(text: str) -> str:
    """On one line: a number stays with its unit; not where it is so long that it would not go into one."""
    return text.replace(" ", "\u00a0") if len(text) <= _ONE_LINE else text


def facts(parts: Iterable[str]) -> str:
    """What there is to say, side by side; a line breaks between two of them, not between a number and its unit."""
    return BETWEEN.join(unbroken(part) if any(map(str.isdigit, part)) else part for part in parts if part)


def shortened(text: str, longest: int) -> str:
    """One line, cut at ``longest`` characters."""
    line = " ".join(text.split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def sentence(text: str) -> str:
    """With a capital at its beginning and a full stop at its end."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if not text or text[-1] in ".?" else ".")
