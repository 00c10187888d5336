"""Three board games as values, lists of legal actions and pure steps."""

from collections.abc import Sequence

from engines.core import AnyRules
from engines.firebulls.rules import FIREBULLS, FireBulls
from engines.fireship.rules import FIRESHIP, Fireship
from engines.springfestival.rules import SPRINGFESTIVAL, SpringFestival

GAMES: tuple[AnyRules, ...] = (FIRESHIP, FIREBULLS, SPRINGFESTIVAL)
EARLIER: tuple[AnyRules, ...] = (Fireship(1), FireBulls(1), SpringFestival(1))  # games begun by them go on


def rules_of(key: str, version: object, games: Sequence[AnyRules] = GAMES) -> AnyRules | None:
    """The rules of that version; None: it is not here, it may be a newer one."""
    return next((one for one in (*games, *EARLIER) if (one.key, one.version) == (key, version)), None)
