"""Between the client and the widgets: each awaits the one and feeds the other."""
