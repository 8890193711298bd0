"""What a bot would do, at the table in the browser: asked for, read, tried out with the real controls, never played."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Cast
from tests.web.people import OFFERED, PHONE, Person
from tests.web.test_access import LOOKS, assert_clean
from tests.web.test_hotseat import hold
from tests.web.test_languages import TRIED, assert_speaks

ADVICE = ".advice button"
GAMES = ("casse", "dieven", "schattendieb")


def advised(person: Person) -> list[str]:
    """The moves of the last hint that came over the line."""
    answers = [frame["advice"] for frame in person.frames if frame["type"] == "done" and frame["advice"] is not None]
    return [one["action"] for one in answers[-1]]


def ask(person: Person) -> None:
    """Ask until there is something to choose between: a hand may hold cards that are all alike."""
    for turn in range(20):
        person.page.locator("[data-hint]").click()
        person.page.wait_for_selector(".advice")
        if person.page.locator(ADVICE).count():
            return
        person.act(random.Random(turn))
        expect(person.page.locator(".advice")).to_have_count(0)
    raise AssertionError("there is never any advice")


def moves_played(person: Person) -> int:
    return sum(frame["type"] == "update" for frame in person.frames)


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_tried_out_on_the_table_and_played_by_its_own_button(
    cast: Cast, game: str, size: tuple[int, int]
) -> None:
    person = cast.person("Ana", size=size).arrive()
    person.table(game, 3, bots=2)
    page = person.page
    ask(person)
    expect(page.locator(ADVICE).first).to_be_focused()
    wanted, before = advised(person)[0], moves_played(person)
    page.locator(ADVICE).first.click()
    expect(page.locator(ADVICE)).to_have_count(0)
    button = page.locator(f"[data-action='{wanted}'].advised")
    expect(button).to_be_focused()
    assert moves_played(person) == before, "nothing was played"
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_asks_reads_and_closes(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("dieven", 3, bots=2)
    page = person.page
    page.wait_for_selector("[data-hint]")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("What would you do?")
    page.keyboard.press("Escape")
    ask(person)
    page.keyboard.press("h")
    expect(page.locator(ADVICE)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(ADVICE).first).to_be_focused()
    reason = page.locator(f"{ADVICE} .why").first.inner_text()
    expect(page.locator("[role=status][aria-live]").first).to_contain_text(reason)
    page.keyboard.press("Escape")
    expect(page.locator(ADVICE)).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_focused()


def test_a_table_without_hints_has_no_button_and_says_so_in_its_lobby(cast: Cast) -> None:
    person = cast.person("Ana").arrive().go("/")
    page = person.page
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_text("Options").click()
    page.get_by_label("Allow hints from a bot").uncheck()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("Hints are switched off at this table.")).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(OFFERED)
    assert page.locator("[data-hint]").count() == 0


def test_on_a_shared_screen_the_one_who_is_asked_may_ask(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("dieven", 3, mine=3)
    page = person.page
    page.wait_for_selector(".curtain")
    assert page.locator("[data-hint]").count() == 0
    hold(person)
    page.locator("[data-hint]").click()
    expect(page.locator(".advice")).to_be_visible()
    page.get_by_role("button", name="Hide").click()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".advice").count() == 0


@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_a_hint_is_clean(cast: Cast, theme: str, size: tuple[int, int]) -> None:
    person = cast.person("Ana", theme=theme, size=size).arrive()
    person.table("schattendieb", 3, bots=2)
    person.page.locator("[data-hint]").click()
    person.page.wait_for_selector(".advice")
    assert_clean(person.page, "hint")


@pytest.mark.parametrize("lang", TRIED)
def test_a_hint_speaks_the_language_and_fits(cast: Cast, lang: str) -> None:
    person = cast.person("Ana", lang=lang, size=PHONE).arrive()
    person.table("dieven", 3, bots=2)
    ask(person)
    assert_speaks(person.page, lang, "hint")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_small_screen_a_long_hint_is_scrolled(cast: Cast, game: str) -> None:
    person = cast.person("Ana", lang="de", size=(320, 568)).arrive()
    person.table(game, 3, bots=2)
    ask(person)
    box = person.page.locator(".advice").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    last = person.page.locator(ADVICE).last
    last.scroll_into_view_if_needed()
    shown = last.bounding_box()
    assert shown is not None
    assert shown["y"] + shown["height"] <= box["y"] + box["height"] + 1
