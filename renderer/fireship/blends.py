"""."""

BLENDS: tuple[str, ...] = ()
