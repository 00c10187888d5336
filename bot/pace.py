"""How long a table waits for a move before it says so."""

from collections.abc import Mapping

PACES: Mapping[str, int] = {"live": 600_000, "fast": 14_400_000, "daily": 86_400_000, "slow": 259_200_000}
CHOICES = (*PACES, "none")
