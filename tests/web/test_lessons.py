"""Lessons in the browser: played through on the real board with the real controls, left, resumed, and begun again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from larceny.games import keys
from tests.web.conftest import Cast
from tests.web.people import CARD_GAMES, DESKTOP, PHONE, Person
from tests.web.test_access import LOOKS, assert_clean
from tests.web.test_languages import TRIED, assert_speaks_on_any_screen

# One lesson is left, resumed and played by keyboard; the others, which are the same page, in `make test-long`.
BY_GAME = [pytest.param(game, marks=pytest.mark.long if number else ()) for number, game in enumerate(keys())]
NEXT = ".guide .way button.primary"
ENDED = ".guide .way a"
STILL = (".speech p", ".guide > .log", "main", "section.mine")  # what stays when a lesson is left and resumed
CHANGED = """before => {
  const [ring, one] = ['.ring', '[data-ringed]'].map((which) => document.querySelector(which)?.getBoundingClientRect())
  const moved = !ring || !one || Math.hypot(ring.x - one.x, ring.y - one.y) > 3
  return moved || document.querySelector('.guide progress')?.value > before
}"""


def learn(person: Person, game: str) -> Person:
    person.go(f"/learn/{game}")
    person.page.wait_for_selector(".guide .settled")
    return person


def place(person: Person) -> int:
    return int(person.page.locator(".guide progress").evaluate("one => one.value"))


def ringed(person: Person) -> Locator:
    """What the ring stands round: it is marked, for the test alone."""
    person.page.wait_for_function("""() => {
        const ring = document.querySelector('.ring')?.getBoundingClientRect()
        if (!ring) return false
        const near = (one) => { const box = one.getBoundingClientRect()
          return Math.hypot(box.x - ring.x, box.y - ring.y) < 3 && Math.hypot(box.width - ring.width) < 3 }
        const found = [...document.querySelectorAll('button')].find(near)
        document.querySelector('[data-ringed]')?.removeAttribute('data-ringed')
        found?.setAttribute('data-ringed', '')
        return !!found
    }""")
    return person.page.locator("[data-ringed]")


def go_on(person: Person, *, keyboard: bool = False) -> None:
    """One step: read on, or touch what is ringed until the lesson goes on."""
    before = place(person)
    person.page.wait_for_selector(".guide .settled")
    if person.page.locator(NEXT).count():
        expect(person.page.locator(NEXT)).to_be_focused()
        person.page.keyboard.press("Enter") if keyboard else person.page.locator(NEXT).click()
    else:
        for _ in range(4):
            touch(person, keyboard=keyboard)
            if place(person) > before:
                break
    person.page.wait_for_function("before => document.querySelector('.guide progress')?.value > before", arg=before)


def touch(person: Person, *, keyboard: bool) -> None:
    """Touch what is ringed, and wait for what comes of that: another thing is ringed, or none."""
    before, target = place(person), ringed(person)
    if keyboard:
        target.focus()
        person.page.keyboard.press("Enter")
    else:
        target.click()
    person.page.wait_for_function(CHANGED, arg=before)


def finish(person: Person, *, keyboard: bool = False) -> None:
    for _ in range(40):
        if person.page.locator(ENDED).count():
            return
        go_on(person, keyboard=keyboard)
    raise AssertionError("the lesson does not end")


# On a desktop the keyboard plays them all below; by mouse as well only in the long tests.
@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.long), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", keys())
def test_a_lesson_is_played_through_without_a_name(cast: Cast, game: str, size: tuple[int, int]) -> None:
    person = learn(cast.person("Ana", size=size), game)
    finish(person)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.page.locator("dialog").count() == 0
    assert person.frames == [], "no table was opened"
    assert person.page.evaluate("localStorage.getItem('larceny.lesson." + game + "')") is None


@pytest.mark.parametrize("game", BY_GAME)
def test_the_keyboard_is_enough(cast: Cast, game: str) -> None:
    finish(learn(cast.person("Ana"), game), keyboard=True)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_the_keyboard_is_led_to_what_is_ringed(cast: Cast, game: str) -> None:
    person = learn(cast.person("Ana"), game)
    go_on(person, keyboard=True)
    card = ringed(person)
    expect(card).to_be_focused()
    before = place(person)
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(CHANGED, arg=before)
    button = ringed(person)
    for _ in range(12):
        if button.evaluate("one => one === document.activeElement"):
            break
        person.page.keyboard.press("Tab")
    expect(button).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".guide progress")).to_have_js_property("value", 3)


def test_it_is_found_on_the_home_page_left_resumed_and_begun_again(cast: Cast) -> None:
    person = cast.person("Ana").go("/")
    page = person.page
    page.locator("article", has_text="Dieven!").get_by_role("link", name="Learn in 3 min").click()
    page.wait_for_selector(".guide .settled")
    for _ in range(4):
        go_on(person)
    page.get_by_role("link", name="Home page").click()
    page.wait_for_selector("article")
    learn(person, "dieven")
    assert place(person) == 5
    page.get_by_role("button", name="Begin again").click()
    assert place(person) == 1
    finish(person)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Let’s go").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", BY_GAME)
def test_a_resumed_lesson_looks_as_it_was_left(cast: Cast, game: str) -> None:
    person = learn(cast.person("Ana"), game)
    for _ in range(9):
        go_on(person)
    seen = [person.page.locator(part).inner_text() for part in STILL]
    learn(person, game)
    assert [person.page.locator(part).inner_text() for part in STILL] == seen


def test_another_move_is_not_taken_and_the_narrator_says_so(cast: Cast) -> None:
    person = learn(cast.person("Ana"), "dieven")
    page = person.page
    go_on(person)
    page.locator("[data-spot='hand:police']").click()
    page.locator("[data-action='play police']").click()
    expect(page.locator("#hint")).to_have_text("That is possible, too. But now do what is ringed.")
    assert place(person) == 2
    go_on(person)


def test_it_is_offered_in_the_rules_of_a_table(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("schattendieb", 3, bots=2)
    person.page.get_by_role("button", name="Rules").click()
    link = person.page.get_by_role("link", name="Learn in 3 min")
    expect(link).to_have_attribute("href", "/learn/schattendieb")
    expect(link).to_have_attribute("target", "_blank")


def test_clauses_open_the_rules_beside_a_lesson_and_the_log_leads_back(cast: Cast) -> None:
    person = learn(cast.person("Ana"), "dieven")
    page = person.page
    page.locator(".guide .log button").first.click()
    page.wait_for_selector(".rules .mine")
    assert page.get_by_role("link", name="Learn in 3 min").count() == 0
    page.get_by_role("button", name="Log").click()
    page.wait_for_selector(".guide .settled")


def test_where_there_is_no_lesson_the_home_page_shows_those_there_are(cast: Cast) -> None:
    person = cast.person("Ana").go("/learn/nonsense")
    expect(person.page.locator("article").get_by_role("link", name="Learn in 3 min")).to_have_count(len(keys()))
    person.faults.clear()  # the browser notes the 404


@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_lessons_are_clean(cast: Cast, theme: str, size: tuple[int, int]) -> None:
    person = learn(cast.person("Ana", theme=theme, size=size), "schattendieb")
    assert_clean(person.page, "reading")
    go_on(person)
    assert_clean(person.page, "to be played")


@pytest.mark.parametrize("lang", TRIED)
def test_lessons_speak_the_language_and_fit(cast: Cast, lang: str) -> None:
    person = cast.person("Ana", lang=lang)
    for game in keys():
        learn(person, game)
        assert_speaks_on_any_screen(person.page, lang, game)
        go_on(person)
        assert_speaks_on_any_screen(person.page, lang, game)
