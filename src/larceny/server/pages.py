"""The pages of the browser client: one file, which finds out itself where it is, with hints of what it will need next.

Over a slow line a page that is told at once which files of the game to fetch shows its table a quarter of a second
earlier than one that has to ask the table first.
"""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from larceny.server.api import language
from larceny.server.doors import Doors
from larceny.server.hub import Hub
from larceny.server.identity import Guest

STATIC = Path(__file__).parents[1] / "static"
PATHS = ("/", "/t/{table}", "/r/{table}", "/tv/{table}", "/learn/{game}")
FILES = "files.json"  # what became of each source of the client


class Pages:
    """Answers every page of the client."""

    def __init__(self, doors: Doors, hub: Hub, folder: Path = STATIC) -> None:
        self.doors, self.hub = doors, hub
        self.html = (folder / "index.html").read_text(encoding="utf-8")
        built = json.loads((folder / FILES).read_text(encoding="utf-8"))
        self.files: dict[str, str] = {source: part["file"] for source, part in built.items()}

    def page(self, request: Request) -> Response:
        """The page, in the reader's language as far as we know it."""
        guest = self.doors.recognise(request.scope)
        lang = guest.lang if guest else language(request)
        learnt = request.path_params.get("game", "")
        game = learnt if f"games/{learnt}/index.ts" in self.files else ""
        hints = "".join(self.hints(lang, game or self._game(guest, request.path_params.get("table", ""))))
        return HTMLResponse(self.html.replace("</head>", hints + "</head>"), headers={"cache-control": "no-cache"})

    def _game(self, guest: Guest | None, name: str) -> str:
        """The game of a table, for those who may know: who was never there gets no hint."""
        seating = self.hub.find(name) if guest and name else None
        if not guest or seating is None:
            return ""
        table = seating.table
        return table.key if guest.id in table.members or table.seats_of(guest.id) else ""

    def hints(self, lang: str, game: str) -> list[str]:
        """What to fetch beside the page's own scripts."""
        sources = [f"text/{lang}.json"]
        sources += [f"games/{game}/index.ts", f"games/{game}/text/{lang}.json"] if game else []
        files = [self.files[source] for source in sources if source in self.files]
        found = [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in files]
        if game:
            found.append(f'<link rel="preload" as="fetch" crossorigin href="/api/words/{quote(game)}/{lang}">')
        return found
