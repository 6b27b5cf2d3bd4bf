"""The presenters of the pages that the window makes when they are first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui.main_window import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.app import App
    from dost_desktop.presenters.adding import AddingPresenter
    from dost_desktop.presenters.data_sets import DataSetsPresenter


class Pages:
    """Fills every page of the window and listens to it, from the moment at which it is made.

    Attributes:
        adding: Adds servers; there with their page.
        data_sets: Runs data sets; there with the inspector.
    """

    adding: AddingPresenter
    data_sets: DataSetsPresenter

    def __init__(self, app: App) -> None:
        """Waits for the pages of the window."""
        self._app = app
        self._kept: list[object] = []  # presenters that nobody else asks for
        self._attend: dict[Page, Callable[[], None]] = {
            Page.INSPECTOR: self._inspector,
            Page.TOOLS: self._tools,
            Page.SKILLS: app.skills.attend,
            Page.SERVERS: self._servers,
            Page.USAGE: self._usage,
            Page.SETTINGS: self._settings,
        }
        app.window.page_made.connect(lambda page: self._attend[Page(page)]())

    def _inspector(self) -> None:
        from dost_desktop.presenters.data_sets import DataSetsPresenter
        from dost_desktop.presenters.inspector import InspectorPresenter
        from dost_desktop.presenters.profiles import ProfilesPresenter

        app = self._app
        asking = InspectorPresenter(
            app.window.inspector,
            app.connection,
            app.live,
            app.tasks,
            settings=app.settings.settings,
            conversation=app.chat.messages_for_engine,
        )
        profiles = ProfilesPresenter(app.window.inspector, app.connection, app.tasks, app.paths.profiles_file)
        self.data_sets = DataSetsPresenter(app.window, app.connection, app.live, app.tasks)
        app.cases.attend(asking)
        self._kept += [asking, profiles]

    def _tools(self) -> None:
        from dost_desktop.presenters.choices import ChoicesPresenter
        from dost_desktop.presenters.tools import ToolsPresenter

        app, page = self._app, self._app.window.tools_page
        page.run_requested.connect(app.chat.open_form)
        self._kept += [
            ToolsPresenter(app.window, app.connection, app.live, app.tasks),
            ChoicesPresenter(page, app.connection, app.tasks),
        ]

    def _servers(self) -> None:
        from dost_desktop.presenters.adding import AddingPresenter
        from dost_desktop.presenters.servers import ServersPresenter

        app = self._app
        servers = ServersPresenter(app.window, app.connection, app.live, app.tasks, app.paths.servers_file)
        app.window.servers_page.samples_requested.connect(app.service.add_samples)
        self.adding = AddingPresenter(app.window, app.connection, app.tasks)
        self._kept += [servers]

    def _usage(self) -> None:
        from dost_desktop.presenters.usage import UsagePresenter

        app = self._app
        self._kept += [UsagePresenter(app.window.usage_page, app.connection, app.tasks, app.paths.usage_file)]

    def _settings(self) -> None:
        from dost_desktop.autostart.protocol import autostart
        from dost_desktop.presenters.background import BackgroundPresenter
        from dost_desktop.presenters.choosing import ChoosingPresenter
        from dost_desktop.presenters.kept import KeptPresenter
        from dost_desktop.presenters.model import ModelPresenter
        from dost_desktop.presenters.settings_page import SettingsPagePresenter

        app, page = self._app, self._app.window.settings_page
        page.diagnostics_requested.connect(lambda: app.diagnostics.open())  # noqa: PLW0108 - made late
        app.shortcuts.attend(page.presence)
        self._kept += [
            SettingsPagePresenter(
                page,
                app.paths,
                app.settings,
                app.tasks,
                busy=lambda: app.chat.busy or bool(app.chat.tools_running),
                renew=app.renew,
            ),
            KeptPresenter(page, app.connection, app.tasks, app.paths, app.conversations),
            *(ChoosingPresenter(page, card, app.connection, app.tasks) for card in (page.choosing, page.skills)),
            ModelPresenter(page.embedding, app.connection, app.live, app.tasks),
            BackgroundPresenter(
                page, app.connection, app.live, app.tasks, settings=app.settings, tray=app.tray, autostart=autostart()
            ),
        ]
