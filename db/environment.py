"""What whoever runs this has set: the one place where the environment and `.env` are read."""

import os
from collections.abc import Iterable

from dotenv import dotenv_values


def given() -> dict[str, str]:
    """By name; the environment counts before `.env`, and a blank is as if it were not there."""
    return _filled(dotenv_values(".env").items()) | _filled(os.environ.items())


def _filled(named: Iterable[tuple[str, str | None]]) -> dict[str, str]:
    return {name.upper(): value.strip() for name, value in named if value and value.strip()}
