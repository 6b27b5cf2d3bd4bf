"""Times in which the window is busy: tools are indexed, 5,000 rows filtered, an answer streams in, pages come first."""

from __future__ import annotations

import asyncio
import itertools
import os
import time
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bench.timing.pauses import Pauses, prove, rows_of
from bench.timing.rows import Row
from bench.timing.window_profile import DEADLINE_S, is_indexed, wait_indexed, write_servers
from dost_desktop.app import App
from dost_desktop.window import keep_as_it_comes
from dost_engine.settings import Paths, Provider, Settings, save_settings
from dost_ui.answer_view import AnswerView
from dost_ui.main_window import Page
from support.model_server import Say, model_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

INDEXED_TOOLS = 1_000
FILTERED_TOOLS = 5_000
ANSWER_BYTES = 200_000
PIECE_CHARS = 50
PIECE_EVERY_S = 0.008  # some 1,500 tokens a second: faster than any model writes
KEY_EVERY_S = 0.1  # a quick typist
LEAST_S = 32.0
SETTLED_S = 1.0
PEER_S = 10.0
SEARCHES = ("weather", "create issue", "list the files of a folder", "zz", "e", "send_message server3")

_UNIT = """## Part {n}

Saturday will be **warm and mostly sunny** in Durgapur: up to 31 °C, light wind from the south, a 10 % chance of rain
in the evening. See [the forecast](https://example.org/forecast/{n}), or ask `get_forecast` again.

1. Pack what is *light*
2. Leave before the heat, at {n} minutes past six

```python
def forecast(city: str, days: int = {n}) -> list[str]:
    \"\"\"Say what the next days bring.\"\"\"
    found = [f"{{city}}, day {{day}}: dry and {{30 + day % 4}} degrees" for day in range(days)]
    return [line for line in found if "dry" in line]
```

| day | Durgapur | Kolkata |
|---|---|---|
| Saturday | 31 °C, dry | 30 °C, showers |
| Sunday | 32 °C, dry | 29 °C, rain |

"""


def answer() -> str:
    """Markdown of 200 kB: text, lists, code and tables."""
    text = ""
    for number in itertools.count(1):
        text += _UNIT.format(n=number)
        if len(text.encode()) >= ANSWER_BYTES:
            return text.encode()[:ANSWER_BYTES].decode(errors="ignore")
    raise AssertionError


@asynccontextmanager
async def _window() -> AsyncIterator[App]:
    """The real window, as soon as it is shown and knows the service."""
    app = App(Paths.from_environment())
    app.start()
    keep_as_it_comes(app.live)
    try:
        async with asyncio.timeout(DEADLINE_S):
            while not app.window.isVisible() or app.live.status is None:  # noqa: ASYNC110 - neither tells of both
                await asyncio.sleep(0.01)
        print(f"a pause of 200 ms was seen as one of {await prove():.0f} ms")
        yield app
    finally:
        await app.stop()


async def indexing(home: Path, *, why: bool) -> list[Row]:
    """1,000 tools are indexed with the real model, and somebody types."""
    write_servers(home, INDEXED_TOOLS)
    async with _window() as app:
        began = time.perf_counter()
        if is_indexed(app, INDEXED_TOOLS):
            raise SystemExit("The tools were indexed before anything could be measured.")
        during, took_s = await _typing(app, began + LEAST_S, until_indexed=True, why=why)
        after, _ = await _typing(app, time.perf_counter() + PEER_S, until_indexed=False)
    took = Row("1,000 tools are indexed: took", took_s, "s")
    return [took, *rows_of("1,000 tools are indexed", during), *rows_of("afterwards, the peer", after, promised=False)]


async def _typing(app: App, until: float, *, until_indexed: bool, why: bool = False) -> tuple[list[float], float]:
    """Pauses while somebody types a message, and when everything was indexed (seconds from here)."""
    pauses, began = Pauses(why=why), time.perf_counter()
    indexed_s: float | None = None
    pauses.start()
    for letter in itertools.cycle("which tools do i have "):
        now = time.perf_counter()
        if until_indexed and indexed_s is None and is_indexed(app, INDEXED_TOOLS):
            indexed_s = now - began
        if now > until and not (until_indexed and indexed_s is None):
            break
        if now > began + DEADLINE_S:
            raise SystemExit(f"Not indexed after {DEADLINE_S:.0f} s: {app.live.status}")
        QTest.keyClicks(app.window.composer.editor, letter)
        await asyncio.sleep(2 * KEY_EVERY_S)
    return pauses.stop(), indexed_s or 0.0


async def filtering(home: Path, *, why: bool) -> list[Row]:
    """Somebody types into the filter of 5,000 tools. They need no model to be listed."""
    os.environ["DOST_MODELS_DIR"] = str(home / "no-models")
    write_servers(home, FILTERED_TOOLS)
    async with _window() as app:
        await wait_indexed(app, FILTERED_TOOLS, model=False)
        app.window.show_page(Page.TOOLS)
        line, keys = app.window.tools_page.search, 0
        await asyncio.sleep(1)
        pauses, began = Pauses(why=why), time.perf_counter()
        pauses.start()
        for text in itertools.cycle(SEARCHES):
            for letter in text:
                QTest.keyClicks(line, letter)
                await asyncio.sleep(KEY_EVERY_S)
            if line.text() != text:
                raise SystemExit(f"The filter holds {line.text()!r} instead of {text!r}.")
            for _ in text:
                QTest.keyClick(line, Qt.Key.Key_Backspace)
                await asyncio.sleep(KEY_EVERY_S)
            keys += 2 * len(text)
            if time.perf_counter() > began + LEAST_S:
                break
        late_ms = pauses.stop()
    return [Row("5,000 tools are filtered: keys", keys, ""), *rows_of("5,000 tools are filtered", late_ms)]


async def streaming(home: Path, *, why: bool) -> list[Row]:
    """An endpoint streams an answer of 200 kB into the chat."""
    os.environ |= {"DOST_MODELS_DIR": str(home / "no-models"), "DOST_TEST_KEY": "a-key"}
    write_servers(home, 20)
    text = answer()
    pieces = [text[at : at + PIECE_CHARS] for at in range(0, len(text), PIECE_CHARS)]
    with model_server(Say(pieces, every_s=PIECE_EVERY_S)) as server:
        provider = Provider(server.base_url, "scripted", "DOST_TEST_KEY")
        save_settings(Paths.from_environment().settings_file, Settings(provider=provider))
        async with _window() as app:
            await wait_indexed(app, 20, model=False)
            QTest.keyClicks(app.window.composer.editor, "tell me all about the weather")
            pauses, began = Pauses(why=why), time.perf_counter()
            pauses.start()
            QTest.keyClick(app.window.composer.editor, Qt.Key.Key_Return)
            async with asyncio.timeout(DEADLINE_S):
                while not _all_shown(app, text):  # noqa: ASYNC110 - the chat and its view end each by itself
                    await asyncio.sleep(0.02)
            late_ms, took_s = pauses.stop(), time.perf_counter() - began
    return [
        Row("an answer of 200 kB streams in: took", took_s, "s"),
        *rows_of("an answer of 200 kB streams in", late_ms),
    ]


async def looking(home: Path, *, why: bool) -> list[Row]:
    """Each page is looked at for the first time, then each theme is put on with each page in front."""
    os.environ["DOST_MODELS_DIR"] = str(home / "no-models")
    write_servers(home, 200)
    async with _window() as app:
        await wait_indexed(app, 200, model=False)
        await asyncio.sleep(SETTLED_S)
        looks, changes = list[float](), list[float]()
        for page in (page for page in Page if page is not Page.CHAT):
            looks += await _pauses_of(partial(app.window.show_page, page), why=why)
        for page in Page:
            app.window.show_page(page)
            await asyncio.sleep(SETTLED_S)
            for choice in ("dark", "light"):
                changes += await _pauses_of(partial(app.window.set_theme, choice), why=why)
    return [
        Row("first look at each page: longest", max(looks), "ms"),
        Row("change of theme on each page: longest", max(changes), "ms"),
    ]


async def _pauses_of(done: Callable[[], None], *, why: bool) -> list[float]:
    """What the window stands still for at something that is done in it, and in the second after."""
    pauses = Pauses(why=why)
    pauses.start()
    done()
    await asyncio.sleep(SETTLED_S)
    return pauses.stop()


def _all_shown(app: App, text: str) -> bool:
    answers = [item for item in app.window.chat_view.items() if isinstance(item, AnswerView)]
    return bool(answers) and answers[-1].text() == text and answers[-1].is_complete() and not app.chat.busy
