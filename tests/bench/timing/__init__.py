"""What ``speed.py`` measures, one module per question."""
