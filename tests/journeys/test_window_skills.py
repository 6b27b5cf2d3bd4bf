"""Skills in a real window on a real service: written, read, broken and mended while the page is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from dost_ui.main_window import Page
from support.window_world import in_window, make_profile, press, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App

REVIEW = "---\nname: code review\ndescription: How to review\ntags: [git]\n---\nRead it **twice**.\n"


class Opened(QObject):
    """Notes what the system is asked to open."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.urls.append(url.toLocalFile())


def test_skills_are_listed_read_and_followed_while_the_page_is_open(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    opened = Opened()

    async def story(app: App) -> None:
        page = app.window.skills_page
        app.window.show_page(Page.SKILLS)
        assert page.state().text() == "Starting the engine"
        await until(lambda: page.state().title() == "No skills yet", "the empty page")
        QDesktopServices.setUrlHandler("file", opened, "open")
        await press(page.state(), "Open the skills folder")
        await until(lambda: opened.urls, "the folder")
        assert opened.urls == [paths.skills.as_posix()]

        file = paths.skills / "review" / "SKILL.md"
        file.parent.mkdir()
        file.write_text(REVIEW, encoding="utf-8")
        await until(lambda: page.skill.rendered.toPlainText() == "Read it twice.", "the text of the new skill")
        assert page.header.note() == "1 skill"
        assert app.window.sidebar.entry(Page.SKILLS).accessibleName() == "Skills, 1"

        file.write_text(REVIEW.replace("twice", "once"), encoding="utf-8")
        await press(page.skill, "Read again")
        await until(lambda: page.skill.rendered.toPlainText() == "Read it once.", "the text as it is now")

        app.window.show_page(Page.SETTINGS)
        card = app.window.settings_page.skills
        await until(card.isEnabled, "what the service goes by")
        card.prompts.click()
        await until(card.result, "the answer")
        assert card.result() == "✓ Kept."
        assert (await app.connection.settings())["prompts_as_skills"] is True
        app.window.show_page(Page.SKILLS)

        file.write_text("no front matter", encoding="utf-8")
        await until(lambda: page.problem_title() == "1 problem with your skills", "what is wrong")
        assert f"{file}, line 1" in page.problems.toPlainText()
        file.write_text(REVIEW, encoding="utf-8")
        await until(lambda: not page.problem_title() and page.header.note() == "1 skill", "the mended skill")

    try:
        in_window(qapp, paths, story)
    finally:
        QDesktopServices.unsetUrlHandler("file")
