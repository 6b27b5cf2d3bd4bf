"""A tool's schema, as its server sent it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.labels import PlainLabel, WholeName
from dost_ui.text_view import TextView
from dost_ui.translation import tr
from dost_ui.wording import shortened

if TYPE_CHECKING:
    from dost_engine.types import ToolInfo


class SchemaDialog(QDialog):
    """Name, description, JSON. Open it with ``open()``."""

    def __init__(self, info: ToolInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Schema"))
        now = theme.active()
        self.resize(min(now.scaled(560), 840), min(now.scaled(520), 720))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 16, 20, 16)
        outer.setSpacing(8)
        outer.addWidget(WholeName(info.tool.id, "fixed"))
        if info.tool.description:
            about = TextView()
            about.show_plain(shortened(info.tool.description, 800))
            outer.addWidget(about)
        outer.addWidget(
            PlainLabel(tr("Models know it as {wire_name}", wire_name=info.wire_name), "small-muted", wrap=True)
        )
        self._view = view = QPlainTextEdit(
            json.dumps(info.tool.input_schema, indent=2, ensure_ascii=False, default=str)
        )
        view.setReadOnly(True)
        view.setProperty("kind", "log")
        view.setAccessibleName(tr("Schema of the arguments"))
        outer.addWidget(view, 1)
        view.setFocus()  # what one came to read, and scrolls by the keys
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        outer.addWidget(buttons)

    def schema_text(self) -> str:
        """The JSON shown."""
        return self._view.toPlainText()
