"""Starting Dost with the session of the user: one file per system, all behind :class:`Autostart`."""
