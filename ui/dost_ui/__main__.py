"""The gallery: ``python -m dost_ui`` shows every widget in every state; ``--shots DIR`` writes pictures instead."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

THEMES = ("system", "light", "dark", "contrast-light", "contrast-dark")
"""Those of ``theme.CHOICES``, which would bring Qt with it before the platform is chosen."""


def main(arguments: list[str] | None = None) -> int:
    """Show the gallery, or write its pictures."""
    parser = argparse.ArgumentParser(prog="python -m dost_ui", description=__doc__)
    parser.add_argument("--shots", metavar="DIR", type=Path, help="write a PNG of every scene into DIR and end")
    parser.add_argument("--theme", choices=THEMES, default="system")
    parser.add_argument("--scale", type=int, default=100, help="size of text in percent, 80 to 200")
    parser.add_argument("--density", choices=("comfortable", "compact"), default="comfortable")
    parser.add_argument("--only", default="", help="scenes whose name holds this text")
    parser.add_argument("--language", default="en", help="of the texts: en, de or system")
    parser.add_argument("--rtl", action="store_true", help="lay everything out from right to left")
    options = parser.parse_args(arguments)
    if options.shots:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    from PySide6.QtWidgets import QApplication

    from dost_ui import theme, translation

    app = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(app, QApplication):
        raise SystemExit("a program without windows is running already")
    translation.install(options.language, right_to_left=options.rtl or None)
    theme.apply(app, options.theme, text_scale=options.scale, density=options.density)
    if options.shots:
        return _shoot(app, options.shots, options.only)
    from dost_ui.gallery_window import GalleryWindow

    window = GalleryWindow()
    window.show()
    return app.exec()


def _shoot(app: object, folder: Path, only: str) -> int:
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from dost_ui.gallery import SCENES

    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SCENES.items():
        if only not in name:
            continue
        widget = make()
        widget.show()
        for _ in range(16):  # layouts settle in a few rounds, and the cards of the settings are shown one by one
            QApplication.processEvents()
            QApplication.sendPostedEvents()
        widget.grab().save(str(folder / f"{name}.png"))
        widget.close()
        widget.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
