"""Computer players: each is given a position dealt anew, and may know no more than its seat does."""
