"""The bot's side over HTTP: API v10, one module per resource."""
