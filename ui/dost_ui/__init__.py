"""Widgets of the window: data in, signals out; no input or output, no awaiting."""
