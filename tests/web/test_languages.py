"""Four languages: every text is there in each, and fits."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from larceny.engine.texts import LANGUAGES
from tests.web.conftest import Cast
from tests.web.people import CARD_GAMES, DESKTOP, PHONE

WEB = Path(__file__).resolve().parents[2] / "web"
# Where texts are tried for their room: the languages with the longest words, for the others fit where these do.
TRIED = [pytest.param(lang, marks=() if lang in ("fr", "de") else pytest.mark.long) for lang in LANGUAGES]
FOLDERS = [WEB / "text", *sorted(WEB.glob("games/*/text"))]

# Elements whose text is cut off or sticks out, though nothing says that it may.
OVERFLOWING = """() => [...document.querySelectorAll('button, a, h1, h2, h3, p, li, label, select, figcaption, b')]
  .filter(one => one.checkVisibility() && !one.closest('.sr, .log, .text, .link') && one.clientWidth > 0
    && getComputedStyle(one).overflowX === 'visible' && one.scrollWidth > one.clientWidth + 2
    && !one.closest('.hand, .loot'))
  .map(one => one.outerHTML.slice(0, 140))"""


def texts(folder: Path, lang: str) -> dict[str, str]:
    read: dict[str, str] = json.loads((folder / f"{lang}.json").read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_say_the_same_things(folder: Path) -> None:
    english = texts(folder, "en")
    for lang in LANGUAGES[1:]:
        other = texts(folder, lang)
        assert list(other) == list(english), lang
        for key, text in english.items():
            assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", other[key])), (lang, key)
            assert other[key].strip()


def test_letters_of_jewels_differ_in_each_language() -> None:
    for lang in LANGUAGES:
        words = texts(WEB / "games/schattendieb/text", lang)
        letters = [text for key, text in words.items() if key.startswith("letter-")]
        assert len(letters) == len(set(letters)) == 4


@functools.cache
def untranslated() -> re.Pattern[str]:
    """What finds the names of texts where the texts themselves should stand."""
    keys = {key for folder in FOLDERS for key in texts(folder, "en")}
    telling = [key for key in keys if "." in key or key.startswith(("do-", "prompt-", "option-", "mark-", "step-"))]
    return re.compile(rf"(?<![\w.-])(?:{'|'.join(map(re.escape, telling))})(?![\w.-])")


def assert_speaks(page: Page, lang: str, where: str) -> None:
    """All is in that language, nothing is missing and nothing sticks out."""
    page.wait_for_timeout(250)
    assert page.evaluate("document.documentElement.lang") == lang
    missing = untranslated().findall(page.inner_text("body"))
    assert not missing, (where, missing)
    assert page.evaluate(OVERFLOWING) == [], where
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where


def assert_speaks_on_any_screen(page: Page, lang: str, where: str) -> None:
    """The same on a phone and on a desk, where it stays."""
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert_speaks(page, lang, where)


@pytest.mark.parametrize("lang", TRIED)
def test_every_page_speaks_the_language_and_fits(cast: Cast, lang: str) -> None:
    person = cast.person("Ana", lang=lang).arrive().go("/")
    page = person.page
    page.wait_for_selector("article")
    assert_speaks_on_any_screen(page, lang, "home")
    page.locator(".ways button").first.click()
    page.locator("summary").click()
    assert_speaks_on_any_screen(page, lang, "setting up")
    page.locator("dialog form > .primary").click()
    page.wait_for_selector("section.invite")
    assert_speaks_on_any_screen(page, lang, "lobby")
    for game in CARD_GAMES:
        person.table(game, 4, bots=3)
        page.locator("[data-hand] button.free").first.click()
        assert_speaks_on_any_screen(page, lang, game)
        page.keyboard.press("Escape")
        page.locator("nav button").last.click()
        page.wait_for_selector(".rules")
        assert_speaks_on_any_screen(page, lang, f"rules of {game}")


def test_the_language_is_guessed_from_the_browser(cast: Cast) -> None:
    person = cast.person("Ana", lang="nl")
    person.context.add_init_script("localStorage.clear()")
    person.go("/").page.wait_for_selector("article")
    assert "Nu spelen" in person.page.inner_text("main")


@pytest.mark.parametrize(
    ("lang", "tab", "title"), [("fr", "Règles", "Jouer une carte"), ("de", "Regeln", "Eine Karte spielen")]
)
def test_the_rules_are_in_the_readers_language(cast: Cast, lang: str, tab: str, title: str) -> None:
    person = cast.person("Ana", lang=lang).arrive()
    person.table("dieven", 3, bots=2)
    person.page.wait_for_selector("[data-hand] button")
    person.page.get_by_role("button", name=tab).click()
    expect(person.page.get_by_role("region", name=tab).get_by_text(f"§4 {title}")).to_be_visible()
