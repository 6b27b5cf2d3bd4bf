"""What one turn searches in: words and vectors of one catalogue."""
