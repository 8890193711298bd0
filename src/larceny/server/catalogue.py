"""What the server offers: games from their identity cards, and their words in each language."""

from __future__ import annotations

import functools

from larceny import __version__, library
from larceny.bots.bot import levels
from larceny.engine.card import Choice, Option, Plan
from larceny.engine.lesson import has_lesson
from larceny.engine.rulebook import rulebook
from larceny.engine.ruleset import Ruleset
from larceny.engine.texts import LANGUAGES
from larceny.games import keys
from larceny.server.messages import PROTOCOL
from larceny.server.resources import GameCard, GuestCard, OptionCard, ServerCard, Words


def server_card(strangers: tuple[str, ...], guest: GuestCard | None, addresses: list[str]) -> ServerCard:
    """The first thing that a page asks for."""
    games = [game_card(key) for key in (*keys(), *strangers)]
    return ServerCard(PROTOCOL, __version__, games, list(LANGUAGES), guest, addresses)


@functools.cache
def game_card(key: str) -> GameCard:
    """A game, for a tile and for setting up a table."""
    ruleset = library.find(key)
    card = ruleset.card
    return GameCard(
        key=key,
        title=card.title,
        aim=_in_all_languages(ruleset, "aim"),
        credit=card.credit,
        players=list(card.players),
        usual_players=card.usual_players,
        remarks={str(count): _in_all_languages(ruleset, remark) for count, remark in card.remarks.items()},
        # What a game is built from is not for clients to say (library.load_as_it_comes).
        options=[_option_card(ruleset, option) for option in card.options if not isinstance(option, Plan)],
        levels=list(levels(ruleset)),
        lesson=has_lesson(ruleset.folder),
        rules=card.rules_version,
        deductions=bool(ruleset.deductions),
    )


def _in_all_languages(ruleset: Ruleset, message: str) -> dict[str, str]:
    return {lang: ruleset.texts.say(lang, message) for lang in LANGUAGES if ruleset.texts.has(lang, message)}


def _option_card(ruleset: Ruleset, option: Option) -> OptionCard:
    text = _in_all_languages(ruleset, f"option-{option.name}")
    if not isinstance(option, Choice):
        return OptionCard(option.name, text, option.default, None, {}, option.lowest, option.highest)
    names = {value: _in_all_languages(ruleset, f"option-{option.name}-{value}") for value in option.values}
    return OptionCard(option.name, text, option.default, list(option.values), names, None, None)


@functools.cache
def words(key: str, lang: str) -> Words:
    """A game's words and its rulebook, in one language."""
    ruleset = library.find(key)
    return Words(ruleset.texts.plain(lang), rulebook(ruleset.folder, lang))
