"""A toy game for tests: embers are laid on a board of 64 places; a guard may be raised in secret."""
