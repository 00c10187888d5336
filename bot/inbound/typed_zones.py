"""Time zones by the cities in them, however they are typed."""

import unicodedata
from functools import cache
from zoneinfo import available_timezones

from tables.refusals import TableRefused

OFFERED = 25
COMMON = (
    "Europe/Paris",
    "Europe/Rome",
    "Europe/London",
    "Europe/Zurich",
    "Europe/Berlin",
    "Europe/Brussels",
    "Europe/Madrid",
    "Europe/Lisbon",
    "Europe/Athens",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Toronto",
    "America/Montreal",
    "America/Sao_Paulo",
    "Africa/Casablanca",
    "Africa/Lagos",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "Pacific/Noumea",
    "UTC",
)
PLACES = (
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)

ALSO = {  # what the list of zones does not name: other spellings, countries, cities that share a zone
    "America/Los_Angeles": "san francisco, seattle, california",
    "America/New_York": "boston, washington, miami, atlanta",
    "America/Toronto": "montréal, québec, ottawa",
    "Asia/Kolkata": "india, inde, delhi, mumbai, bangalore, calcutta",
    "Asia/Shanghai": "china, chine, cina, beijing, pékin, pechino",
    "Asia/Tokyo": "japan, japon, giappone",
    "Europe/Athens": "greece, grèce, grecia, atene, athènes",
    "Europe/Berlin": "germany, allemagne, germania, münchen, munich, hamburg, berlino, köln",
    "Europe/Brussels": "belgium, belgique, belgio, bruxelles, liège",
    "Europe/Lisbon": "portugal, portogallo, lisbonne, lisbona",
    "Europe/London": "england, scotland, uk, angleterre, inghilterra, londres, londra, manchester",
    "Europe/Luxembourg": "lussemburgo",
    "Europe/Madrid": "spain, espagne, spagna, barcelona, barcelone",
    "Europe/Paris": "france, francia, lyon, marseille, toulouse, nantes, lille, bordeaux, parigi",
    "Europe/Rome": "italy, italie, italia, roma, milano, milan, napoli, naples, torino, turin, palermo",
    "Europe/Vienna": "austria, autriche, wien, vienne",
    "Europe/Zurich": "switzerland, suisse, svizzera, genève, ginevra, geneva, bern, basel, lugano, zurigo",
}


def offered(text: str) -> list[str]:
    """Names that fit what was typed so far, the likeliest first."""
    wanted = _plain(text)
    if not wanted:
        return [name for name in COMMON if name in known()]
    ranked = [
        (rank, name not in COMMON, name) for name in known() if (rank := _rank(wanted, name)) is not None
    ]
    return [name for _, _, name in sorted(ranked)][:OFFERED]


def zone(text: str) -> str:
    """The one that is meant; refused if it is none, or more than one could be."""
    found = offered(text)
    exact = [name for name in found if _rank(_plain(text), name) == 0]
    if len(exact) == 1 or len(found) == 1:
        return (exact or found)[0]
    raise TableRefused("which-zone" if found else "no-zone", zone=text[:50])


@cache
def known() -> tuple[str, ...]:
    every = {name for name in available_timezones() if name.split("/")[0] in PLACES}
    return tuple(sorted(every | {"UTC"}))


@cache
def _names(zone: str) -> tuple[str, ...]:
    """Under which it is looked for: the city, then what else is known of it."""
    also = [_plain(one) for one in ALSO.get(zone, "").split(",") if one]
    return (_plain(zone.rsplit("/", 1)[-1]), *also)


def _rank(wanted: str, zone: str) -> int | None:
    """0: exactly this one; None: not at all."""
    if wanted == _plain(zone) or wanted in _names(zone):
        return 0
    if any(name.startswith(wanted) for name in _names(zone)):
        return 1
    return 2 if wanted in _plain(zone) else None


def _plain(text: str) -> str:
    """Without case, accents and the difference between a space, a dash and an underscore."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(one for one in letters if not unicodedata.combining(one))
    return " ".join(bare.replace("_", " ").replace("-", " ").split())
