"""What somebody else wants whoever comes to read first: the sandbox shows it, and knows nothing of it."""

import json
from pathlib import Path

from aiohttp import web

from sandbox.wire import Json


class Notice:
    """A file by language, {title, sentences, close, cards}, and the pictures of its cards beside it.

    A card is {title, text, picture, alt, buttons}; a button is {label, as, in, command, path, values}: who
    uses which command, where. `in` is a channel's name or, after an @, a person's."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/notice", self.shown), web.get("/notice/{picture}", self.picture)]

    async def shown(self, _: web.Request) -> web.Response:
        """Empty, if there is none: whoever makes it may not be done yet."""
        return web.Response(text=json.dumps(self._read()), content_type="application/json")

    async def picture(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["picture"]
        known = {card["picture"] for told in self._read().values() for card in told["cards"]}
        if self._path is None or name not in known:
            raise web.HTTPNotFound
        return web.FileResponse(self._path.parent / Path(name).name)

    def _read(self) -> Json:
        if self._path is None or not self._path.exists():
            return {}
        told: Json = json.loads(self._path.read_text(encoding="utf-8"))
        return told
