"""The window made anew, in another language, while all behind it goes on.

Its texts are set when its parts are made, so another language wants another window. The service, its servers and what
waits for a person stay; the open conversation, what is typed into the chat and the place of the window go over.

Public: ``renewed``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_desktop.app import App
from dost_ui.main_window import Page

if TYPE_CHECKING:
    from dost_ui.tray import Tray


async def renewed(old: App, *, tray: Tray | None = None) -> App:
    """Another window in the place of one that has been closed, on the page on which that was asked for.

    Args:
        old: Ended when this returns, but for its connection, which the new one has.
        tray: Takes the place of the system's.
    """
    await old.settings.saved()
    carried = await old.conversations.carried()
    typed = old.window.composer.text()
    await old.stop(leave_service=True)
    new = App(old.paths, connection=old.connection, tray=tray)
    new.start()
    new.presence.come_to_front()
    await new.conversations.take(carried)
    new.window.composer.set_text(typed)
    new.window.show_page(Page.SETTINGS)
    new.window.settings_page.language.box.setFocus()
    old.window.deleteLater()
    return new
