"""Pictures of every page of the real window on the real service: with no tools, with 20, with 2,000 and odd names.

The model is the real one, but for the 2,000 tools, which would take minutes: what stands in for it there only adds up
words, and is called so.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from dost_desktop.app import App
from dost_engine.embedding.onnx_model import load_default
from dost_engine.settings import Paths, Provider, Settings, save_settings
from dost_engine.types import ModelState, ServerState
from dost_ui.in_turn import InTurn
from dost_ui.main_window import Page
from dost_ui.translation import tr
from journeys.camera import Wrong, check, words_of
from journeys.picture_profiles import (
    COMPLAINT,
    LONG_NAME,
    ODD_SERVER,
    Tools,
    arabic,
    crowd,
    live_in,
    twenty,
    write_profile,
)
from support.fake_embedder import HashEmbedder
from support.model_server import Call, Say, model_server
from support.window_world import until

if TYPE_CHECKING:
    from pathlib import Path

    from journeys.camera import Camera
    from support.model_server import ModelServer

CROWD = 2_000
_load_model = partial(load_default, Paths.from_environment().models)  # of the person who runs this
MIRRORED = "right-to-left"
"""Name of the set in which the window runs that way; the texts stay English, for no language of ours is written so."""
SIZE = (1440, 900)
NARROW = (1000, 760)
SETTLING_S = 120.0
"""Until twenty servers are up and 2,000 tools are indexed, on a busy machine too."""
FIRST = "what's the weather forecast for Durgapur on saturday?"
SECOND = "create an event for the trip in my calendar"
ANSWER = """Saturday will be **warm and mostly sunny** in Durgapur: up to 31 °C, light wind from the south, a 10 %
chance of rain in the evening.

| day | Durgapur | Kolkata |
|---|---|---|
| Saturday | 31 °C, dry | 30 °C, showers |

```python
for city in ("Durgapur", "Kolkata"):
    print(city, forecast(city, days=3))
```
"""


@dataclass(frozen=True)
class Look:
    """How the window looks.

    Attributes:
        theme: One of the themes.
        scale: Of the text, in percent.
        size: Of the window, in px.
    """

    theme: str
    scale: int = 100
    size: tuple[int, int] = SIZE

    @property
    def dark(self) -> bool:
        """Whether the ground is dark."""
        return self.theme.endswith("dark")


LOOKS = {"light": Look("light"), "dark": Look("dark"), "150": Look("light", 150)}
MORE_LOOKS = {
    "narrow": Look("light", size=NARROW),
    "contrast-light": Look("contrast-light"),
    "contrast-dark": Look("contrast-dark"),
}
"""With twenty tools only."""

Said = list[tuple[str, str]]


@dataclass(frozen=True)
class Shot:
    """A page, and what must stand on it.

    Attributes:
        page: The page.
        said: Pairs of what must be in what, by the number of tools.
        ready: Whether it is there.
        scrolled: How far down, as a share.
    """

    page: Page
    said: Callable[[App, int], Said]
    ready: Callable[[App, int], object] = lambda app, count: True
    scrolled: float = 0.0


def _whole(app: App) -> bool:
    """Whether each part is there of the pages that come part by part."""
    return not any(timer.isActive() for turn in app.window.findChildren(InTurn) for timer in turn.findChildren(QTimer))


def _chat(app: App, count: int) -> Said:
    window, panel = app.window, app.window.turn_panel
    if not count:
        return [("Welcome to Dost", words_of(window.chat_view)), ("0 tools", window.status_bar.words())]
    trace = panel.trace()
    picked = [pick.id for pick in trace.selection.picks] if trace else []
    rows = [row.pick.id for row in panel.model.rows() if row.pick]
    check(bool(picked) and sorted(rows) == sorted(picked), f"the panel's rows are {rows}, picked are {picked}")
    return [(f"{count:,}", panel.headline()), ("create_event", words_of(window.chat_view))]


def _inspector(app: App, count: int) -> Said:
    inspector = app.window.inspector
    if not count:
        return [("Inspector", words_of(inspector))]
    check(
        inspector.model.rowCount() > len(inspector.trace().selection.picks), "the table holds more than what is picked"
    )
    return [(tr(" picked"), inspector.facts()), (FIRST, inspector.line.text())]


def _tools(app: App, count: int) -> Said:
    page = app.window.tools_page
    return [(f"{count:,}", page.header.note()) if count else ("No tools yet", words_of(page))]


def _servers(app: App, count: int) -> Said:
    page = app.window.servers_page
    if not count:
        return [("server", words_of(page))]
    return [("tickets", page.detail.shown()), (COMPLAINT, page.detail.log.toPlainText())]


def _skills(app: App, count: int) -> Said:
    page = app.window.skills_page
    return [("plan a trip" if count else "skill", words_of(page))]


def _usage(app: App, count: int) -> Said:
    page = app.window.usage_page
    if count:
        check(page.table.model().rowCount() > 0, "a call was counted")
    return [(tr("Usage"), words_of(page))]


def _settings(app: App, _: int) -> Said:
    return [(tr("Colours"), words_of(app.window.settings_page))]


def _log_is_there(app: App, count: int) -> bool:
    page = app.window.servers_page
    if count and page.detail.shown() != "tickets":
        page.select("tickets")
    return not count or (COMPLAINT in page.detail.log.toPlainText() and tr("failed") in page.detail.facts())


def _usage_is_there(app: App, count: int) -> bool:
    page = app.window.usage_page
    return page.table.model().rowCount() > 0 if count else "Asking" not in words_of(page)


def _tool_is_chosen(app: App, count: int) -> bool:
    page = app.window.tools_page
    if count and page.current() is None:
        page.select("calendar/create_event" if count < CROWD else f"{ODD_SERVER}/{LONG_NAME}")
    return not count or (page.current() is not None and bool(page.detail.advice()))


def _kept_is_told(app: App, _: int) -> bool:
    kept = words_of(app.window.settings_page.kept)
    return ("MB" in kept or "kB" in kept) and _settings_are_there(app, 0)


def _settings_are_there(app: App, _: int) -> bool:
    page = app.window.settings_page
    return page.choosing.isEnabled() and page.diagnostics_button.isVisible()  # the last of what is shown in turn


def _skill_is_there(app: App, count: int) -> bool:
    page = app.window.skills_page
    return not count or (page.model.rowCount() >= 2 and tr("Reading…") not in words_of(page))


SHOTS = {
    "chat": Shot(Page.CHAT, _chat),
    "inspector": Shot(Page.INSPECTOR, _inspector),
    "tools": Shot(Page.TOOLS, _tools, _tool_is_chosen),
    "skills": Shot(Page.SKILLS, _skills, _skill_is_there),
    "servers": Shot(Page.SERVERS, _servers, _log_is_there),
    "usage": Shot(Page.USAGE, _usage, _usage_is_there),
    "settings": Shot(Page.SETTINGS, _settings, _settings_are_there),
    "settings-more": Shot(Page.SETTINGS, _settings, _kept_is_told, scrolled=0.5),
    "settings-end": Shot(Page.SETTINGS, _settings, _kept_is_told, scrolled=1.0),
}


async def take_pages(camera: Camera, home: Path, counts: Collection[int]) -> None:
    """All pages in all looks, a new profile for each number of tools."""
    for count, servers in ((0, {}), (20, twenty()), (CROWD, crowd(CROWD))):
        if count not in counts:
            continue
        check(sum(map(len, servers.values())) == count, f"the profile has {count} tools")
        with model_server() as server:
            await _profile(camera, home / f"tools-{count}", servers, server)
        camera.develop()


async def take_german(camera: Camera, home: Path) -> None:
    """All pages once in German, with twenty tools."""
    with model_server() as server:
        await _profile(camera, home / "german", twenty(), server, only="german")
    camera.develop()


async def take_right_to_left(camera: Camera, home: Path) -> None:
    """All pages once from right to left, with twenty-one tools: one has an Arabic name, on an Arabic server."""
    with model_server() as server:
        await _profile(camera, home / MIRRORED, twenty() | arabic(), server, only=MIRRORED)
    camera.develop()


async def _profile(camera: Camera, home: Path, servers: Tools, server: ModelServer, *, only: str = "") -> None:
    """The pages of a profile; ``only`` in one look, with that name."""
    live_in(home)
    os.environ["DOST_TEST_KEY"] = "a-key"
    if only == MIRRORED:
        os.environ["DOST_RIGHT_TO_LEFT"] = "1"
    paths, count = Paths.from_environment(), sum(map(len, servers.values()))
    write_profile(paths, servers)
    provider = Provider(server.base_url, "llama3.1:8b", "DOST_TEST_KEY")
    language = "de" if only == "german" else "system"
    save_settings(paths.settings_file, Settings(theme="light", language=language, provider=provider))
    app = App(paths, load_embedder=partial(HashEmbedder, model_id="stand-in") if count >= CROWD else _load_model)
    try:
        app.start()
        await _settled(app, count)
        if count:
            await _talk(app, server)
        looks = {only: LOOKS["light"]} if only else LOOKS | (MORE_LOOKS if count == 20 else {})
        for name, look in looks.items():
            await _put_on(app, look)
            for page, shot in SHOTS.items():
                app.window.show_page(shot.page)
                await until(partial(_is_ready, app, shot, count), f"{page} with {count} tools")
                if shot.page is Page.SETTINGS:
                    bar = app.window.settings_page.findChildren(QScrollArea)[0].verticalScrollBar()
                    bar.setValue(round(bar.maximum() * shot.scrolled))
                await asyncio.sleep(0.1)  # what is asked for by the page, and painted later
                place = f"{only}/{page}" if only else f"{count}-tools/{page}-{name}"
                camera.take(place, app.window, dark=look.dark, texts=shot.said(app, count))
    finally:
        await app.stop()
        app.window.deleteLater()


def _is_ready(app: App, shot: Shot, count: int) -> bool:
    """Whether all of a page is there; the server that fails is not being tried again just now."""
    return _is_settled(app, count) and _whole(app) and shot.ready(app, count)


def _is_settled(app: App, count: int) -> bool:
    """Whether every server is ready, but for the one that fails, and all tools can be picked."""
    status = app.live.status
    if status is None or status.index.building or status.index.model is not ModelState.READY:
        return False
    if not len(app.live.tools) == status.index.tools == count:
        return False
    usable = {ServerState.READY, ServerState.FAILED}
    return app.window.isVisible() and all(one.state in usable for one in status.servers)


async def _settled(app: App, count: int) -> None:
    try:
        await until(partial(_is_settled, app, count), f"{count} tools", patience_s=SETTLING_S)
    except AssertionError as late:
        raise Wrong(f"{late}: {app.live.status}") from late


async def _put_on(app: App, look: Look) -> None:
    app.window.settings_page.look.set_values(look.theme, look.scale, "comfortable")
    app.window.set_theme(look.theme, look.scale)
    app.window.resize(*look.size)
    app.window.show_turn_panel(look.size == SIZE)
    await until(lambda: (app.window.width(), app.window.height()) == look.size, f"the size {look.size}")


async def _talk(app: App, server: ModelServer) -> None:
    """Two turns: a tool is run and answered from; another waits for the person. Then the inspector is asked."""
    names = {
        tool_id: app.live.tools[tool_id].wire_name for tool_id in ("weather/get_forecast", "calendar/create_event")
    }
    server.steps += [
        Call([(names["weather/get_forecast"], {"city": "Durgapur", "days": 3})]),
        Say(ANSWER.splitlines(keepends=True)),
        Call([(names["calendar/create_event"], {"title": "Trip to Durgapur", "start": "2026-12-05", "all_day": True})]),
    ]
    app.window.resize(*SIZE)
    editor = app.window.composer.editor
    QTest.keyClicks(editor, FIRST)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    await until(lambda: app.chat.conversation.turns and not app.chat.busy, "the first turn")
    QTest.keyClicks(editor, SECOND)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    await until(lambda: tr("Allow once") in words_of(app.window.chat_view), "the question")
    app.window.show_page(Page.INSPECTOR)
    QTest.keyClicks(app.window.inspector.line, FIRST)
    inspector = app.window.inspector
    await until(lambda: (trace := inspector.trace()) and trace.query.text == FIRST, "the inspector's answer")
    inspector.table.selectRow(len(inspector.trace().selection.picks))
    app.window.show_page(Page.CHAT)
    if len(app.live.tools) >= CROWD:  # the first turn has tools with odd names
        app.chat.show_turn(app.chat.conversation.turns[0].trace.turn_id)
