"""What several parts of the tests share."""
