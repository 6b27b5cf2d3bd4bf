"""The window of which only the chat is there from the start.

Public: ``LatePages``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from dost_ui.sidebar import Page
from dost_ui.splitters import set_sizes

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_ui.inspector import Inspector
    from dost_ui.servers_page import ServersPage
    from dost_ui.settings_page import SettingsPage
    from dost_ui.skills_page import SkillsPage
    from dost_ui.tools_page import ToolsPage
    from dost_ui.usage_page import UsagePage

P = TypeVar("P", bound=QWidget)


class LatePages(QMainWindow):
    """Makes every page but the chat when it is first asked for, by its attribute or by being shown.

    Most of what there is to make and to style is not seen when the window opens.

    Signals:
        page_made: A page (a ``Page`` value) is there from now on, and is to be filled and listened to.

    Attributes:
        later_sizes: Sizes of the splitters of pages that are not made yet, by the splitter's name.
    """

    page_made = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.later_sizes: dict[str, tuple[int, ...]] = {}
        self._stack = QStackedWidget()
        self._pages: dict[Page, QWidget] = {}

    @property
    def inspector(self) -> Inspector:
        """What would be picked for a message, and why."""
        from dost_ui.inspector import Inspector

        return self._made(Page.INSPECTOR, Inspector)

    @property
    def tools_page(self) -> ToolsPage:
        """All tools."""
        from dost_ui.tools_page import ToolsPage

        return self._made(Page.TOOLS, ToolsPage)

    @property
    def skills_page(self) -> SkillsPage:
        """All skills."""
        from dost_ui.skills_page import SkillsPage

        return self._made(Page.SKILLS, SkillsPage)

    @property
    def servers_page(self) -> ServersPage:
        """All servers."""
        from dost_ui.servers_page import ServersPage

        return self._made(Page.SERVERS, ServersPage)

    @property
    def usage_page(self) -> UsagePage:
        """What was called and saved."""
        from dost_ui.usage_page import UsagePage

        return self._made(Page.USAGE, UsagePage)

    @property
    def settings_page(self) -> SettingsPage:
        """What can be set."""
        from dost_ui.settings_page import SettingsPage

        return self._made(Page.SETTINGS, SettingsPage)

    def is_made(self, page: Page) -> bool:
        """Whether a page was asked for already."""
        return page in self._pages

    def make(self, page: Page) -> QWidget:
        """The page, which is made where it is not there yet."""
        makers: dict[Page, Callable[[], QWidget]] = {
            Page.CHAT: lambda: self._pages[Page.CHAT],
            Page.INSPECTOR: lambda: self.inspector,
            Page.TOOLS: lambda: self.tools_page,
            Page.SKILLS: lambda: self.skills_page,
            Page.SERVERS: lambda: self.servers_page,
            Page.USAGE: lambda: self.usage_page,
            Page.SETTINGS: lambda: self.settings_page,
        }
        return makers[page]()

    def _made(self, page: Page, kind: type[P]) -> P:
        there = self._pages.get(page)
        if isinstance(there, kind):
            return there
        made = kind(self._stack)  # as all its parts, in its place from the start: what is put elsewhere is styled anew
        self._stack.addWidget(made)
        self._pages[page] = made
        set_sizes(made, self.later_sizes)
        self._take_in(page)
        self.page_made.emit(str(page))
        return made

    def _take_in(self, page: Page) -> None:
        """A page was made: what the window itself does about it."""
        raise NotImplementedError
