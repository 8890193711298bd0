"""Whole games in real browsers."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Cast
from tests.web.people import CARD_GAMES, LYING_PHONE, PHONE, play_together

SHORT = {"casse": {"turn_limit": 3}, "dieven": {"getaways": 4}, "schattendieb": {"rounds": 1}}


@pytest.mark.parametrize("game", CARD_GAMES)
def test_four_browsers_play_a_whole_game(cast: Cast, game: str) -> None:
    host = cast.person("Ana", lang="en").arrive()
    path = host.table(game, 4, options=SHORT[game])
    others = [cast.person(f"Friend {i}") for i in range(1, 4)]
    for other in others:
        other.sit_down(path)
    host.page.get_by_role("button", name="Start", exact=True).click()
    people = [host, *others]
    play_together(people, random.Random(1))
    endings = {person.page.locator("dialog h2").inner_text() for person in people}
    assert len(endings) == 1
    assert "win" in endings.pop()
    expect(host.page.get_by_role("img", name="Scores over time")).to_be_visible(timeout=30_000)
    expect(host.page.get_by_text("Shuffle checked: fair")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "size"), [("casse", PHONE), ("dieven", PHONE), ("schattendieb", PHONE), ("dieven", LYING_PHONE)]
)
def test_a_phone_plays_a_whole_game(cast: Cast, game: str, size: tuple[int, int]) -> None:
    person = cast.person("Ben", size=size, touch=True).arrive()
    person.table(game, 3, bots=2, options=SHORT[game])
    person.play_to_the_end(random.Random(2))
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_people_at_one_table_use_different_languages(cast: Cast) -> None:
    people = [cast.person(f"P{lang}", lang=lang) for lang in ("en", "fr")]
    path = people[0].arrive().table("dieven", 3, bots=1, options=SHORT["dieven"])
    people[1].arrive().go(path)
    people[1].page.get_by_role("button", name="S’asseoir ici").first.click()
    people[0].page.get_by_role("button", name="Start", exact=True).click()
    play_together(people, random.Random(3))
    assert "win" in people[0].page.locator("dialog h2").inner_text()
    assert "gagne" in people[1].page.locator("dialog h2").inner_text()


def test_play_now_asks_for_a_name_once(cast: Cast) -> None:
    person = cast.person("Cleo").go("/")
    page = person.page
    page.get_by_role("article").filter(has_text="Dieven!").get_by_role("button", name="Play now").click()
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Let’s go").click()
    page.wait_for_selector("[data-hand] button")
    page.goto(person.site)
    expect(page.get_by_role("button", name="Cleo")).to_be_visible()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_rematch_brings_everybody_to_the_next_table(cast: Cast) -> None:
    person = cast.person("Dora").arrive()
    first = person.table("dieven", 3, bots=2, options={"getaways": 1})
    person.play_to_the_end(random.Random(4))
    person.page.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: "/t/" in url and first.split("#")[0] not in url)
    person.page.wait_for_selector("[data-hand] button, section.seats")
    for _ in range(100):  # the page gives its nonce by itself
        rooms = [frame for frame in person.frames if frame["type"] == "room" and frame["status"] == "lobby"]
        if any(place["guest"] and place["cut"] for room in rooms for place in room["places"]):
            break
        person.page.wait_for_timeout(50)
    else:
        raise AssertionError("no nonce was given")
    assert sum(frame["type"] == "refused" for frame in person.frames) == 0
