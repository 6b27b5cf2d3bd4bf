"""The turns that were answered: the question and what became of it, kept on disk for their user alone."""
