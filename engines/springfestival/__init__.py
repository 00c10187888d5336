"""Spring Festival."""
