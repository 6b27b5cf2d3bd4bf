"""Nothing in a text is opened before a person has seen where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox, QWidget

from dost_ui import markdown
from dost_ui.message_box import MessageBox
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable


def ask_for_link(parent: QWidget, address: str, said: str, confirmed: Callable[[], object]) -> None:
    """Ask whether an address is to be opened; one that no browser or mail program should get is not asked about.

    Args:
        parent: What the text is in.
        address: Where its link leads.
        said: What stands above the address ("The answer links to this address:").
        confirmed: Called when a person says yes.
    """
    if not markdown.is_allowed_link(address):
        return
    box = MessageBox(tr("Open this address?"), f"{said}\n\n{address}", parent)
    opens = box.addButton(tr("Open in the browser"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    opens.clicked.connect(confirmed)
    box.open()
