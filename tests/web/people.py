"""People in front of browsers: how they sit down, and how they play whatever is offered."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, WebSocket, expect

DESKTOP, PHONE, LYING_PHONE = (1280, 800), (390, 844), (844, 390)
CARD_GAMES = ("dieven", "schattendieb")  # the museum and the box have tests of their own: test_museum.py, test_box.py
FREE = "[data-hand] button.free, main button.free"
ACTIONS = ".mine .buttons button.primary"  # not those of the end, which has a button for the next game
OFFERED = f"{FREE}, {ACTIONS}"
OVER = "dialog .ranking"
COUNT = "kinds => kinds.map(kind => document.querySelectorAll(kind).length)"
QUICK = ("greedy",)  # bots for tests
COMPANY = ("regular", "expert", "novice")  # bots as people meet them


class Person:
    """Somebody with a browser, a name and a language."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        name: str,
        *,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        theme: str = "light",
        speed: int = 0,
        touch: bool = False,
    ) -> None:
        self.site, self.name, self.lang = site, name, lang
        self.faults: list[str] = []
        self.frames: list[dict[str, Any]] = []
        width, height = size
        self.context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, locale=lang)
        likes = json.dumps({"lang": lang, "theme": theme, "speed": speed, "sound": False})
        self.context.add_init_script(
            f"localStorage.getItem('larceny.preferences') ?? localStorage.setItem('larceny.preferences', {likes!r})"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        def complain(said: ConsoleMessage) -> None:
            if said.type == "error":
                self.faults.append(f"console: {said.text}")

        def tap(line: WebSocket) -> None:
            line.on("framereceived", lambda text: self.frames.append(json.loads(text)))

        page.on("pageerror", lambda error: self.faults.append(f"thrown: {error}"))
        page.on("console", complain)
        page.on("websocket", tap)

    # By the shortest way, without the pages that have tests of their own

    def arrive(self) -> Person:
        """Be a guest."""
        self._post("/api/guest", {"name": self.name, "lang": self.lang})
        return self

    def table(
        self, game: str, players: int, *, bots: int = 0, mine: int = 1, levels: Sequence[str] = QUICK, **more: Any
    ) -> str:
        """Set up a table with oneself on the first seats and bots on the last, and go there."""
        sit = {str(seat): secrets.token_hex(16) for seat in range(mine)}
        company = {str(players - 1 - i): levels[i % len(levels)] for i in range(bots)}
        start = mine + bots == players
        made = self._post(
            "/api/tables", {"game": game, "players": players, "sit": sit, "bots": company, "start": start, **more}
        )
        path = f"/t/{made['table']}#{made['join']}"
        self.go(path)
        return path

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.page.request.post(self.site + path, data=body, headers={"Origin": self.site})
        assert answer.ok, answer.text()
        return answer.json()

    def patch(self, path: str, body: dict[str, Any]) -> None:
        self.page.request.patch(self.site + path, data=body, headers={"Origin": self.site})

    def go(self, path: str) -> Person:
        """Open a page of the site."""
        self.page.goto(self.site + path)
        return self

    def sit_down(self, path: str) -> Person:
        """Come by an invitation and take the first free seat."""
        self.arrive().go(path)
        self.page.locator("li", has=self.page.locator(".free")).first.get_by_role("button").first.click()
        expect(self.page.get_by_role("button", name="Get up")).to_be_visible()
        return self

    # At the table

    @property
    def over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator(OVER).count() > 0

    def act(self, dice: random.Random) -> bool:
        """Do something that is offered; False if nothing is."""
        page = self.page
        try:
            things, buttons = page.evaluate(COUNT, [FREE, ACTIONS])  # in one question: it is often asked in vain
            if things:
                page.locator(FREE).nth(dice.randrange(things)).click(timeout=1500)
                buttons = page.locator(ACTIONS).count()
            if not buttons:
                return False
            page.locator(ACTIONS).nth(dice.randrange(buttons)).click(timeout=1500)
        except Error:
            return False  # the game went on meanwhile
        return True

    def play_to_the_end(self, dice: random.Random) -> None:
        """Play alone against bots."""
        for _ in range(400):
            self.page.wait_for_selector(f"{OFFERED}, {OVER}")
            if self.over:
                return
            self.act(dice)
        raise AssertionError("the game does not end")


def play_together(people: list[Person], dice: random.Random) -> None:
    """All play, each in an own browser, until all see the end."""
    playing = people
    for _ in range(3000):
        for person in playing:
            person.act(dice)
        playing = [person for person in playing if not person.over]
        if not playing:
            return
    raise AssertionError("the game does not end")
