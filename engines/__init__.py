"""Three board games as values, lists of legal actions and pure steps."""

from engines.core import AnyRules
from engines.firebulls.rules import FIREBULLS
from engines.fireship.rules import FIRESHIP
from engines.springfestival.rules import SPRINGFESTIVAL

GAMES: tuple[AnyRules, ...] = (FIRESHIP, FIREBULLS, SPRINGFESTIVAL)
