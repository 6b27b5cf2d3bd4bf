"""How high a dialog is.

Public: ``fit_height``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QScrollArea


def fit_height(dialog: QDialog, scroll: QScrollArea, most_px: int) -> None:
    """Neither empty room nor a bar, where that is not higher than ``most_px``, once the dialog has its width."""
    layout, inner = dialog.layout(), scroll.widget()
    if layout is None or inner is None:
        return
    for _ in range(2):  # lines that wrap know their height when they know their width
        layout.activate()
        port = scroll.viewport()
        wanted = inner.heightForWidth(port.width()) if inner.hasHeightForWidth() else inner.sizeHint().height()
        wanted = max(wanted, inner.minimumSizeHint().height())  # to which the area holds as well
        dialog.resize(dialog.width(), min(dialog.height() + wanted - port.height(), most_px))
