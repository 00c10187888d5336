"""The product without Discord: what people do at tables, each change in one transaction."""
