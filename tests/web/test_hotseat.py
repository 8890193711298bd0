"""Players who share a screen: nothing private is in the page, nor on the line, while the curtain is down."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Cast
from tests.web.people import ACTIONS, FREE, OFFERED, OVER, Person


def hold(person: Person) -> None:
    """Hold the button of the curtain until the cards are shown."""
    box = person.page.locator(".curtain button").bounding_box()
    assert box
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    person.page.wait_for_selector(f"[data-hand] button, {OFFERED}")
    person.page.mouse.up()


def choose(person: Person) -> None:
    """Do the first thing that is offered."""
    person.page.wait_for_selector(OFFERED)
    if person.page.locator(FREE).count():
        person.page.locator(FREE).first.click()
    person.page.locator(ACTIONS).first.click()


def hands(update: dict[str, Any]) -> list[str]:
    return [card for hand in update["view"]["hand"] for card in hand]


@pytest.mark.parametrize("game", ["dieven", pytest.param("master_thieves", marks=pytest.mark.long), "schattendieb"])
def test_between_turns_page_and_line_hold_no_secret(cast: Cast, game: str) -> None:
    person = cast.person("Ana").arrive()
    person.table(game, 3, mine=3)
    page = person.page
    turns = 0
    while turns < 4:  # each of the three, and one of them again
        page.wait_for_selector(f".curtain, {OFFERED}")
        if not page.locator(".curtain").count():
            person.act(random.Random(0))  # who alone has to go on keeps the device
            continue
        turns += 1
        updates = [frame for frame in person.frames if frame["type"] == "update"]
        assert set(hands(updates[-1])) == {"hidden"}, "the last view of the game is everybody's"
        assert page.locator("[data-hand]").count() == 0
        assert page.locator("main").inner_text().strip() == ""
        seen = len(person.frames)
        page.wait_for_timeout(150)
        later = [frame for frame in person.frames[seen:] if frame["type"] == "update"]
        assert all(set(hands(frame)) == {"hidden"} for frame in later), "and so are those that come meanwhile"
        hold(person)
        own = [frame for frame in person.frames if frame["type"] == "update"][-1]
        assert [hand.count("hidden") for hand in own["view"]["hand"]].count(0) == 1, "one hand is shown, not more"
        choose(person)
    log = page.get_by_role("region", name="Log").inner_text()
    assert "You " not in log


def test_the_thief_hides_from_those_who_share_his_screen(cast: Cast) -> None:
    """A whole game, short: in between neither page nor line knows where he is, nor what detectives have marked."""
    person, dice = cast.person("Ana").arrive(), random.Random(3)
    person.table("casse", 2, mine=2, options={"setup": "quick", "turn_limit": 3})
    page, turns = person.page, 0
    while not person.over:
        page.wait_for_selector(f".curtain, {OFFERED}, {OVER}")
        if page.locator(".curtain").count():
            turns += 1
            view = updates(person)[-1]["view"]
            assert view["spotted"] or view["thief_square"] in (None, "hidden")
            assert view["sheet"] is None
            assert page.locator("main").inner_text().strip() == ""
            hold(person)
            own = updates(person)[-1]
            assert (own["view"]["sheet"] is not None) == (own["seat"] == own["view"]["thief"])
            page.wait_for_selector(OFFERED)
            pencil = page.get_by_role("button", name="Pencil")
            assert pencil.count() == (own["seat"] != own["view"]["thief"])
            if pencil.count() and turns < 4:
                pencil.click()
                page.locator('[data-spot="square:r5c5"]').click(force=True)
                expect(page.locator("[data-mark]")).to_have_count(1)
                pencil.click()
            expect(page.locator("[data-mark]")).to_have_count(pencil.count())
        elif not person.over:
            person.act(dice)
    assert turns >= 3
    assert "You " not in page.get_by_role("region", name="Log").inner_text()


def updates(person: Person) -> list[dict[str, Any]]:
    return [frame for frame in person.frames if frame["type"] == "update"]


def test_a_short_touch_or_a_lost_focus_reveals_nothing(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("dieven", 3, mine=3)
    page = person.page
    page.wait_for_selector(".curtain")
    page.locator(".curtain button").click(delay=150)
    page.wait_for_timeout(900)
    assert page.locator("[data-hand]").count() == 0
    hold(person)
    page.get_by_role("button", name="Hide").click()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator("[data-hand]").count() == 0


def test_names_are_asked_for_and_used(cast: Cast) -> None:
    person = cast.person("Ana").arrive().go("/")
    page = person.page
    page.get_by_role("button", name="Same screen").first.click()
    page.get_by_label("Name on seat 1").fill("Grandma")
    page.get_by_label("Name on seat 2").fill("Tim")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_selector(".curtain")
    assert any(name in page.locator(".curtain").inner_text() for name in ("Grandma", "Tim"))
