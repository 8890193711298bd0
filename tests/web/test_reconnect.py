"""Whoever comes back finds everything as it was."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.conftest import Cast, Site

CARDS = "cards => cards.map(card => card.querySelector('.sr').textContent)"


def test_a_reload_in_the_middle_of_a_choice_loses_nothing(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("dieven", 3, bots=2)
    page = person.page
    page.wait_for_selector("[data-hand] button.free")
    cards = page.locator("[data-hand] button").evaluate_all(CARDS)
    page.locator("[data-hand] button.free").first.click()
    page.reload()
    page.wait_for_selector("[data-hand] button.free")
    assert page.locator("[data-hand] button").evaluate_all(CARDS) == cards
    person.play_to_the_end(random.Random(1))


def test_a_choice_made_is_kept_over_a_reload(cast: Cast) -> None:
    host = cast.person("Ana").arrive()
    path = host.table("schattendieb", 2)
    other = cast.person("Ben").sit_down(path)
    host.page.get_by_role("button", name="Start", exact=True).click()
    host.page.locator("[data-hand] button.free").first.click()
    host.page.locator(".buttons button.primary").first.click()
    expect(other.page.get_by_role("img", name="has chosen")).to_be_visible()
    host.page.reload()
    expect(host.page.locator("[data-hand] .mark", has_text="chosen")).to_be_visible()
    assert host.page.locator("[data-hand] button.free").count() == 0
    assert "chosen" not in other.page.locator("[data-hand]").inner_text()


def test_the_line_comes_back_by_itself(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    page = person.page
    # Sockets made by the page can be cut, as a bad network does.
    page.add_init_script(
        "window.sockets = []; const Plain = WebSocket; window.WebSocket = class extends Plain {"
        " constructor(...words) { super(...words); window.sockets.push(this) } }"
    )
    person.table("dieven", 3, bots=2)
    page.wait_for_selector("[data-hand] button.free")
    page.evaluate("sockets.at(-1).send(JSON.stringify({ type: 'chat', id: 'c', text: 'still here' }))")
    page.evaluate("sockets.at(-1).close()")
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    expect(page.get_by_text("Reconnecting…")).to_be_hidden(timeout=15_000)
    assert page.evaluate("sockets.length") > 1
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_text("still here")).to_have_count(1)
    person.play_to_the_end(random.Random(2))


def test_who_cannot_come_to_a_table_reads_why(cast: Cast) -> None:
    person = cast.person("Ana").arrive().go("/t/nowhere#code")
    expect(person.page.get_by_text("There is no such table")).to_be_visible()
    person.page.reload()  # now the first script of the page calls
    expect(person.page.get_by_text("There is no such table")).to_be_visible()
    path = cast.person("Ben").arrive().table("dieven", 3)
    person.go(path.partition("#")[0])
    expect(person.page.get_by_text("open only to those who have its link")).to_be_visible()
    expect(person.page.get_by_role("link", name="Home")).to_be_visible()


def test_who_was_here_before_calls_the_table_once(cast: Cast) -> None:
    """The first script calls; those that come later take the call over."""
    person = cast.person("Ana").arrive()
    path = person.table("dieven", 3, bots=2)
    page = person.page
    page.wait_for_selector("[data-hand] button")
    calls: list[str] = []
    page.on("websocket", lambda line: calls.append(line.url))
    person.go("/").go(path)
    page.wait_for_selector("[data-hand] button.free")
    assert len(calls) == 1
    person.play_to_the_end(random.Random(1))


def test_who_is_known_no_more_is_asked_for_a_name_and_comes_in(browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path)
    cast = Cast(browser, site)
    path = cast.person("Ana").arrive().table("dieven", 3, bots=1)
    person = cast.person("Ben").arrive().go(path)
    person.page.wait_for_selector("section.seats")
    person.context.clear_cookies()
    person.context.add_cookies([{"name": "larceny", "value": "stale", "url": site.url}])
    person.page.reload()
    person.page.get_by_label("Your name").fill("Ben again")
    person.page.get_by_role("button", name="Let’s go").click()
    person.page.get_by_role("button", name="Sit here").first.click()
    expect(person.page.get_by_role("button", name="Get up")).to_be_visible()
    person.faults.clear()  # the browser notes that it was not let in at first
    cast.leave()
    site.stop()
