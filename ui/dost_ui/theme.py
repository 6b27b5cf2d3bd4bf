"""Colours, fonts and sizes by name.

Public: ``apply(app, choice, *, text_scale=100)``, ``active() -> Theme``.
"""
