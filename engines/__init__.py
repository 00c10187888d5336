"""Three board games as values, lists of legal actions and pure steps."""

from engines.core import AnyRules
from engines.firebulls.rules import FIREBULLS
from engines.fireship.rules import FIRESHIP

GAMES: tuple[AnyRules, ...] = (FIRESHIP, FIREBULLS)
