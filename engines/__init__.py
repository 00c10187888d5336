"""Three board games as values, lists of legal actions and pure steps."""
