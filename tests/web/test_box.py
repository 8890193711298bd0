"""Master Thieves in the browser: the box, its unfolded net, and what may be seen of it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from larceny.engine.texts import LANGUAGES
from larceny.games.master_thieves import actions
from larceny.games.master_thieves.view import PHASES
from tests.web.conftest import Cast
from tests.web.people import ACTIONS, DESKTOP, FREE, OFFERED, OVER, PHONE, Person, play_together
from tests.web.test_access import THEMES, assert_clean
from tests.web.test_languages import TRIED, assert_speaks

TEXTS = Path(__file__).resolve().parents[2] / "web/games/master_thieves/text"
SHORT = {"round_limit": 6}


def view_of(person: Person) -> dict[str, Any]:
    """What the server told last."""
    updates = [frame for frame in person.frames if frame["type"] == "update"]
    view: dict[str, Any] = updates[-1]["view"]
    return view


def reach(person: Person, *phases: str, seed: int = 1) -> None:
    """Play on until this person is asked in one of these phases."""
    dice = random.Random(seed)
    for _ in range(120):
        person.page.wait_for_selector(f"{OFFERED}, {OVER}")
        if view_of(person)["phase"] in phases:
            return
        person.act(dice)
    raise AssertionError(f"{phases} did not come")


def put_all(person: Person, place: str = "top s") -> None:
    """Put one's three diamonds into one drawer."""
    for count in ("1", "2", "3"):
        person.page.locator(f"[data-spot='drawer:{place}'].free").click()
        person.page.locator("[data-action^=put]").click()
        expect(person.page.get_by_role("list", name="Open drawers").locator("b")).to_have_text(count)


def test_two_browsers_play_the_french_rules(cast: Cast) -> None:
    host = cast.person("Ana").arrive()
    path = host.table("master_thieves", 3, bots=1, options=SHORT)
    guest = cast.person("Ben", size=PHONE, touch=True).sit_down(path)
    host.page.get_by_role("button", name="Start", exact=True).click()
    play_together([host, guest], random.Random(1))
    assert host.page.locator("dialog h2").inner_text() == guest.page.locator("dialog h2").inner_text()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long  # two browsers have played a whole game by then; the tests below use a phone
def test_a_phone_plays_the_english_rules(cast: Cast) -> None:
    person = cast.person("Ana", size=PHONE, touch=True).arrive()
    person.table("master_thieves", 3, bots=2, options={**SHORT, "edition": "en"})
    page = person.page
    person.play_to_the_end(random.Random(2))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("table", name="Gems in each drawer").locator("tbody tr")).to_have_count(12)
    roles = page.get_by_role("table", name="Roles played").locator("tbody tr")
    played = [int(text) for row in roles.all() for text in row.locator("td").all_inner_texts()]
    assert sum(played) == 3 * view_of(person)["round"]
    assert_clean(page, "the end")
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.locator(".net")).to_be_visible()
    assert page.locator(".known").count() == 0, "everybody's eyes saw no more in strict memory"
    page.get_by_label("Through whose eyes").select_option("all")
    expect(page.locator(".known")).to_have_count(12)
    assert "seat=all" in page.url
    assert_clean(page, "replay with all drawers open")


def test_the_keyboard_walks_over_the_net_and_round_the_box(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("master_thieves", 4, bots=3, options=SHORT)
    page = person.page
    page.locator("[data-spot='drawer:top n'].free").focus()
    expect(page.locator("th.near")).to_have_text("North")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_attribute("data-spot", "drawer:middle e")
    expect(page.locator("th.near")).to_have_text("East")
    expect(page.locator("#hint")).to_contain_text("middle east")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-anchor='drawer-middle e'].open")).to_have_count(1)
    page.get_by_role("button", name="Walk round to the right").click()
    expect(page.locator("th.near")).to_have_text("North")


def test_the_box_is_dragged_and_its_drawers_are_touched(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("master_thieves", 4, bots=3, options=SHORT)
    page = person.page
    page.wait_for_selector("[data-drawer='top s'].can")
    page.locator("[data-drawer='top s']").click()
    expect(page.locator("[data-spot='drawer:top s']")).to_have_attribute("aria-pressed", "true")
    box = page.locator(".scene").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 160, y, steps=4)
    page.mouse.up()
    expect(page.locator("th.near")).to_have_text("East")
    expect(page.locator("[data-spot='drawer:top s']")).to_have_attribute("aria-pressed", "true")


def test_a_drawer_that_cannot_be_opened_tells_why(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("master_thieves", 4, bots=3, options=SHORT)
    reach(person, "role")
    person.page.locator("[data-spot='drawer:top n'][aria-disabled=true]").focus()
    expect(person.page.locator("#hint")).to_contain_text("First pick a role")
    expect(person.page.locator("#hint .clause")).to_have_text("§3.1")


DRAWERS = """() => [...document.querySelectorAll('.drawer')].map(one => {
  const copy = one.cloneNode(true)
  copy.querySelector('.front svg').remove()
  return copy.outerHTML.replaceAll(/(top|middle|bottom) [nesw]/g, 'place').replace(/ can\\b/, '')
})"""


@pytest.mark.parametrize("memory", ["strict", "log", "open"])
def test_a_closed_drawer_leaves_nothing_in_the_page(cast: Cast, memory: str) -> None:
    """In every mode all closed drawers are alike but for the grain; with open memory the net tells what is known."""
    person = cast.person("Ana").arrive()
    person.table("master_thieves", 4, bots=3, options={**SHORT, "memory": memory})
    page = person.page
    page.wait_for_selector("main button.free")
    put_all(person)
    expect(page.locator(".floor svg")).not_to_have_count(0)
    expect(page.get_by_role("list", name="Open drawers")).to_be_visible()
    reach(person, "role")
    assert view_of(person)["open"] == []
    assert len(set(page.evaluate(DRAWERS))) == 1
    assert page.locator(".floor svg").count() == 0
    expect(page.get_by_role("list", name="Open drawers")).to_have_count(0)
    expect(page.get_by_text(f"Memory: {memory}")).to_be_visible()
    assert (page.locator(".net .known").count() > 0) == (memory == "open")
    told = "into the drawer" in page.locator(".log").inner_text()
    assert told == (memory != "strict")


def test_levels_move_and_come_to_rest_as_the_view_says(cast: Cast) -> None:
    person = cast.person("Ana", speed=1).arrive()
    person.table("master_thieves", 4, bots=3, options=SHORT)
    page = person.page
    page.evaluate(WATCH)
    reach(person, "rotate")
    page.locator("[data-spot='rotate:two right'].free").click()
    page.locator("[data-action^=rotate]").click()
    page.wait_for_function("() => window.moving.has('level-middle')")
    page.wait_for_selector("[data-spot='turn:over'].free")
    assert not page.evaluate("window.moving.has('level-bottom')")
    assert page.locator("[data-moving]").count() == 0
    for place in ("top n", "middle e", "bottom w"):
        level, side = place.split()
        label = page.locator(f"[data-spot='drawer:{place}'] .sr").first.inner_text()
        assert label.endswith(view_of(person)["box"][level][side])


WATCH = """() => { window.moving = new Set(); new MutationObserver(list => {
  for (const one of list) window.moving.add(one.target.dataset.anchor)
}).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-moving']}) }"""


def test_who_comes_back_sees_what_has_happened_once_and_a_reload_is_no_second_look(cast: Cast) -> None:
    ana = cast.person("Ana").arrive()
    path = ana.table("master_thieves", 3, bots=1, options=SHORT)
    ben = cast.person("Ben", speed=2).sit_down(path)
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ben.page.wait_for_selector(".net")
    ben.page.wait_for_function("() => localStorage.getItem('larceny.seen')")
    ben.go("/").page.wait_for_selector("article")
    for count in range(1, 5):
        do(ana, "put top s")
        expect(ana.page.get_by_role("list", name="Open drawers").locator("b")).to_have_text(str(count))
    do(ana, "rotate two right")
    do(ana, "turn")
    expect(ana.page.locator("main button.free")).to_have_count(0)
    ben.context.add_init_script(f"({WATCH})()")
    ben.go(path)
    ben.page.wait_for_function("() => ['level-middle', 'box', 'drawer-top s'].every((one) => window.moving.has(one))")
    ben.page.wait_for_selector("main button.free")
    kept = json.loads(ben.page.evaluate("localStorage.getItem('larceny.seen')"))
    assert kept[0]["view"]["open"] == [], "a browser does not remember for its player"
    assert told(ben).count("put") == 4
    ben.frames.clear()
    ben.page.reload()
    ben.page.wait_for_selector("main button.free")
    assert ben.page.evaluate("window.moving.size") == 0
    assert "put" not in told(ben)
    assert told(ben).count("once-put") == 4


def told(person: Person) -> list[str]:
    return [event["event"] for frame in person.frames if frame["type"] == "update" for event in frame["events"]]


def do(person: Person, action: str) -> None:
    """Do this, on the net or by its button."""
    verb, _, where = action.partition(" ")
    spot = {"put": "drawer", "open": "drawer", "role": "hand", "rotate": "rotate", "turn": "turn"}.get(verb)
    if spot:
        person.page.locator(f"[data-spot='{spot}:{where or 'over'}'].free").click()
    person.page.locator(f".mine [data-action='{action}']").click()


MOST_IN_THE_AIR = """() => { window.most = 0; new MutationObserver(() => {
  window.most = Math.max(window.most, document.querySelectorAll('.ghost').length)
}).observe(document, {subtree: true, childList: true}) }"""


def test_gems_fall_together_and_the_red_pillow_is_shared_in_order(cast: Cast) -> None:
    """Two thieves and the drawer that the first has filled and turned over: all in it falls to the red pillow."""
    ana = cast.person("Ana", speed=2).arrive()
    path = ana.table("master_thieves", 2, options=SHORT)
    ben = cast.person("Ben").sit_down(path)
    ana.page.get_by_role("button", name="Start", exact=True).click()
    people = [ana, ben]
    ana.page.wait_for_selector("[data-spot='drawer:top s'].free")
    view = view_of(ana)
    grain, gems = view["box"]["top"]["s"], view["to_put"]
    for _ in range(gems):
        do(ana, "put top s")
        ana.page.wait_for_function("() => !document.querySelector('.ghost, [data-moving]')")
    do(ana, "no-rotate")
    do(ana, "turn")
    for _ in range(gems):
        do(ben, "put middle e")
    do(ben, "no-rotate")
    do(ben, "no-turn")
    for person in people:
        do(person, "role thief")
    ana.page.evaluate(MOST_IN_THE_AIR)
    ben.page.wait_for_selector(".stand [aria-current=step], ol [aria-current=step]")
    opener = people[view_of(ben)["asked"]]
    box = view_of(ben)["box"]
    place = next(f"{level} {side}" for level in box for side in box[level] if box[level][side] == grain)
    do(opener, f"open {place}")
    ana.page.wait_for_function("(gems) => window.most >= Math.min(gems, 3)", arg=gems)
    expect(ana.page.get_by_role("group", name="Red pillow")).to_contain_text(str(gems))


def test_nothing_moves_for_those_who_want_no_motion(cast: Cast) -> None:
    person = cast.person("Ana", speed=1).arrive()
    person.page.emulate_media(reduced_motion="reduce")
    person.table("master_thieves", 4, bots=3, options=SHORT)
    person.page.evaluate(WATCH)
    reach(person, "role")
    assert person.page.evaluate("window.moving.size") == 0


@pytest.mark.parametrize(("theme", "size", "memory"), [("light", DESKTOP, "strict"), ("dark", PHONE, "open")])
def test_the_board_is_clean(cast: Cast, theme: str, size: tuple[int, int], memory: str) -> None:
    assert theme in THEMES
    person = cast.person("Ana", theme=theme, size=size).arrive()
    person.table("master_thieves", 4, bots=3, options={**SHORT, "memory": memory})
    page = person.page
    page.wait_for_selector("main button.free")
    page.locator("main button.free").nth(5).click()
    assert_clean(page, "a drawer picked")
    put_all(person)
    assert_clean(page, "drawers open")
    reach(person, "open")
    assert_clean(page, "roles revealed")


@pytest.mark.parametrize("lang", TRIED)
def test_the_board_speaks_the_language_and_fits(cast: Cast, lang: str) -> None:
    person = cast.person("Ana", lang=lang).arrive()
    person.table("master_thieves", 4, bots=3, options=SHORT)
    for phase in ("put", "role"):
        reach(person, phase)
        person.page.locator(FREE).first.click()
        for width, height in (DESKTOP, PHONE):  # what is picked stays so, and the log does not lie over it
            person.page.set_viewport_size({"width": width, "height": height})
            assert_speaks(person.page, lang, phase)
        expect(person.page.locator(ACTIONS)).to_be_visible()
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_and_phase_has_short_words(lang: str) -> None:
    words = json.loads((TEXTS / f"{lang}.json").read_text(encoding="utf-8"))
    detailed = re.compile(r"(place|share|take) (\w+)")
    for action in actions.ACTIONS:
        found = detailed.fullmatch(action)
        assert f"do-{'-'.join(found.groups()) if found else action.split()[0]}" in words, action
    assert {f"prompt-{phase}" for phase in PHASES.values()} <= set(words)
    assert len({words[f"letter-{gem}"] for gem in ("diamond", "sapphire", "ruby")}) == 3


def test_what_can_be_touched_on_the_net_is_large_enough(cast: Cast) -> None:
    person = cast.person("Ana", size=PHONE, touch=True).arrive()
    person.table("master_thieves", 8, bots=7, options={"memory": "open"})
    person.page.wait_for_selector("main button.free")
    sizes = person.page.evaluate(
        "() => [...document.querySelectorAll('.net button, .walk button')].map(one => one.getBoundingClientRect())"
        ".map(({width, height}) => Math.min(width, height))"
    )
    assert len(sizes) == 12 + 5 + 2
    assert min(sizes) >= 44
