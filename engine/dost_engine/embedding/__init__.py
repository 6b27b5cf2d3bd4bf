"""Embedding models: which one, where from, and how texts become vectors."""
