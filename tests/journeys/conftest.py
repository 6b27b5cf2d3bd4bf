"""Qt without a display, chosen before anything imports it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
