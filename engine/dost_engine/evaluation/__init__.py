"""How well tools are chosen, measured on messages whose tools are known."""
