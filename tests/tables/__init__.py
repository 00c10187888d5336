"""The service without Discord."""
