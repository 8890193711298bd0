"""A finished game: moment by moment, through anybody's eyes, shared by a link, brought in from a file."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

import larceny
from tests.web.conftest import Cast


def test_a_replay_is_walked_jumped_and_shared(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    path = person.table("dieven", 3, bots=2, options={"getaways": 3})
    person.play_to_the_end(random.Random(1))
    page = person.page
    page.get_by_role("button", name="Watch the replay").click()
    page.wait_for_url("**/r/**")
    expect(page.get_by_text("Shuffle checked: fair")).to_be_visible()
    output = page.locator("output")
    page.wait_for_selector(".mat")
    page.locator("h1").click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(output).to_contain_text("3 /")
    assert "at=3" in page.url
    page.keyboard.press("End")
    last = page.locator("main").inner_text()
    page.keyboard.press("Home")
    expect(output).to_contain_text("0 /")
    page.keyboard.press("End")
    page.get_by_role("slider").fill("2")
    expect(output).to_contain_text("2 /")
    page.keyboard.press("Tab")
    page.locator("h1").click()
    page.keyboard.press("End")
    page.locator(".log .jump").nth(4).click()
    assert int(output.inner_text().split("/")[0]) <= 4
    page.get_by_label("Through whose eyes").select_option(label="Ana")
    expect(page.locator(".hand .card").first).to_be_visible()
    assert "seat=1" in page.url

    friend = cast.person("Ben").arrive()
    friend.page.goto(page.url)
    friend.page.wait_for_selector(".mat")
    assert friend.page.locator("output").inner_text() == output.inner_text()
    friend.page.locator("h1").click()
    friend.page.keyboard.press("End")
    assert last
    assert path


def test_a_transcript_is_brought_in(cast: Cast, tmp_path: Path) -> None:
    match, dice = larceny.load("schattendieb", players=3, rounds=1).start(seed=5), random.Random(1)
    while match.outcome is None:
        seat = match.movers()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    file = tmp_path / "game.txt"
    file.write_text(match.transcript(), encoding="utf-8")
    person = cast.person("Ana").arrive().go("/")
    person.page.locator("input[type=file]").set_input_files(file)
    person.page.wait_for_url("**/r/**")
    person.page.wait_for_selector(".mat")
    assert "Shuffle checked" not in person.page.inner_text("body"), "of a file's shuffling nothing is known"


def test_a_file_that_is_none_is_refused_in_words(cast: Cast, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("nothing of the kind", encoding="utf-8")
    person = cast.person("Ana").arrive().go("/")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.faults.clear()  # the browser notes that the server refused
