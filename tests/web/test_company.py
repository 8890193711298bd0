"""What people at one table do beside playing: pause, move to another device, keep order, talk in teams."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.conftest import Cast, Site
from tests.web.people import Person


def two_at_a_table(cast: Cast) -> tuple[Person, Person]:
    """A host and a guest, who play with a bot."""
    host = cast.person("Ana").arrive()
    path = host.table("dieven", 3, bots=1)
    other = cast.person("Ben").sit_down(path)
    host.page.get_by_role("button", name="Start").click()
    for person in (host, other):
        person.page.wait_for_selector("[data-hand] button")
    return host, other


def hand(person: Person) -> list[str]:
    """The names of the cards in hand."""
    return [name.partition(",")[0] for name in person.page.locator("[data-hand] button .sr").all_inner_texts()]


def menu(person: Person) -> Locator:
    """The open menu of the table."""
    person.page.get_by_role("button", name="Menu").click()
    return person.page.get_by_role("dialog")


def say(person: Person, text: str) -> None:
    person.page.get_by_role("button", name="Chat").click()
    person.page.get_by_label("Write a message").fill(text)
    person.page.get_by_role("button", name="Send").click()


def heard(person: Person) -> Locator:
    return person.page.get_by_role("log", name="Chat")


def test_a_pause_comes_and_goes_when_all_agree(cast: Cast) -> None:
    host, other = two_at_a_table(cast)
    menu(host).get_by_role("button", name="Ask for a pause").click()
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".turn")).not_to_have_text("Pause")
    other.page.get_by_role("button", name="Agree to a pause (Ana)").click()
    for person in (host, other):
        expect(person.page.locator(".turn b")).to_have_text("Pause")
    menu(other).get_by_role("button", name="Ask to go on").click()
    other.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Agree to go on (Ben)").click()
    for person in (host, other):
        expect(person.page.locator(".turn b")).not_to_have_text("Pause")


def test_who_asked_for_a_pause_may_think_better_of_it(cast: Cast) -> None:
    host, other = two_at_a_table(cast)
    ask = menu(host).get_by_role("button", name="Ask for a pause")
    ask.click()
    expect(ask).to_have_attribute("aria-pressed", "true")
    expect(other.page.get_by_role("button", name="Agree to a pause")).to_be_visible()
    ask.click()
    expect(other.page.get_by_role("button", name="Agree to a pause")).not_to_be_visible()


def test_a_seat_is_taken_to_another_device(cast: Cast) -> None:
    host, other = two_at_a_table(cast)
    mine = hand(other)
    assert len(mine) >= 3
    menu(other).get_by_role("button", name="Take this seat to another device").click()
    link = other.page.get_by_label("Link to the seat").input_value()
    phone = cast.person("Ben’s phone").arrive().go("/t/" + link.partition("/t/")[2])
    phone.page.wait_for_selector("[data-hand] button")
    assert set(mine) <= set(hand(phone)), "perhaps a card was drawn meanwhile"
    expect(other.page.locator("[data-hand]")).to_have_count(0)
    expect(host.page.locator("main")).to_contain_text("Ben’s phone")


def test_who_is_muted_is_told_so_and_not_heard(cast: Cast) -> None:
    host, other = two_at_a_table(cast)
    controls = menu(host)
    controls.get_by_role("button", name="Mute").click()
    expect(controls.get_by_role("button", name="Unmute")).to_be_visible()
    say(other, "can you hear me?")
    expect(other.page.get_by_role("alert")).to_be_visible()
    controls.get_by_role("button", name="Unmute").click()
    expect(controls.get_by_role("button", name="Mute", exact=True)).to_be_visible()
    host.page.keyboard.press("Escape")
    say(other, "and now?")
    host.page.get_by_role("button", name="Chat").click()
    expect(heard(host)).to_contain_text("and now?")
    expect(heard(host)).not_to_contain_text("can you hear me?")
    expect(other.page.get_by_role("alert")).not_to_be_visible()


def test_the_host_hands_over_and_may_be_sent_away(cast: Cast) -> None:
    host, other = two_at_a_table(cast)
    menu(host).get_by_role("button", name="Make host").click()
    expect(host.page.get_by_text("You are the host")).not_to_be_visible()
    menu(other).get_by_role("button", name="Send away").click()
    expect(host.page.get_by_role("link", name="Home page")).to_be_visible()
    expect(host.page.locator("[data-hand]")).to_have_count(0)
    expect(other.page.get_by_role("button", name="Send away")).not_to_be_visible()
    host.faults.clear()  # the browser notes that the door stays shut


@pytest.fixture
def pairs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with a game that is played in teams."""
    site = Site(tmp_path_factory.mktemp("pairs"), "--game", "tests.server.pairs")
    yield site
    site.stop()


def test_a_team_talks_among_itself(browser: Browser, pairs: Site) -> None:
    cast = Cast(browser, pairs)
    first = cast.person("Ana").arrive()
    path = first.table("tests.server.pairs", 4)
    people = [first, *(cast.person(name).sit_down(path) for name in ("Ben", "Cleo", "Dan"))]
    first.page.get_by_role("button", name="Start").click()
    for person in people:
        person.page.wait_for_selector(".generic table")
        person.page.get_by_role("button", name="Chat").click()
    first.page.get_by_label("Team only").check()
    say(first, "we say two")
    expect(heard(people[2])).to_contain_text("we say two")
    first.page.get_by_label("Team only").uncheck()
    say(first, "good luck all")
    for person in people:
        expect(heard(person)).to_contain_text("good luck all")
    for enemy in (people[1], people[3]):
        expect(heard(enemy)).not_to_contain_text("we say two")
    cast.leave()


def test_who_wants_to_be_forgotten_is_when_he_says_so_twice(cast: Cast) -> None:
    host, other = two_at_a_table(cast)
    other.go("/")
    other.page.get_by_role("button", name="Ben").click()
    other.page.get_by_role("button", name="Forget me").click()
    expect(other.page.get_by_role("dialog")).to_contain_text("Delete my name")
    expect(host.page.locator("main")).to_contain_text("Ben")
    other.page.get_by_role("button", name="Delete my name and what I have said?").click()
    expect(other.page.get_by_role("button", name="Ben")).to_have_count(0)
    expect(host.page.locator("main")).not_to_contain_text("Ben")
    known = other.page.evaluate("fetch('/api/server').then(answer => answer.json()).then(card => card.guest)")
    assert known is None
    assert other.page.evaluate("localStorage.getItem('larceny.known')") is None
