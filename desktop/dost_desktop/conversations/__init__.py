"""Conversations that are kept: what is written of them, the file, and what a person exports."""
