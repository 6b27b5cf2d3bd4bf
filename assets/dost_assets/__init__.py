"""Icons, styles, tokenizer and sample servers, read through ``importlib.resources``."""
