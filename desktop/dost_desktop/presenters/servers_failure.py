"""What failed with servers, shown where they are."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.main_window import Page
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dost_ui.main_window import MainWindow


@contextlib.contextmanager
def shown_above_servers(window: MainWindow) -> Iterator[None]:
    """What fails within stands above the list of servers, which is brought to the front for it."""
    page = window.servers_page
    page.set_failure("", "")
    try:
        yield
    except DostError as error:
        page.set_failure(tr(error.title), in_words(error))
        window.show_page(Page.SERVERS)
