"""What the server offers: games from their identity cards, and their words in each language."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path

from larceny import __version__, library
from larceny.bots.bot import all_levels
from larceny.bots.levels import levels_for_people, names_at
from larceny.engine.card import Choice, Option, Plan
from larceny.engine.errors import LarcenyError
from larceny.engine.lesson import has_lesson
from larceny.engine.rulebook import rulebook
from larceny.engine.ruleset import Ruleset
from larceny.engine.texts import LANGUAGES
from larceny.games import keys
from larceny.server.messages import PROTOCOL
from larceny.server.resources import BotCard, GameCard, GuestCard, OptionCard, ServerCard, Words

A_MACHINE = Path(__file__).parent / "machine.svg"  # the face of a bot who has none of its own


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
        levels=list(levels_for_people(ruleset) or all_levels(ruleset)),
        bots={
            level: BotCard(own.name, _in_all_languages(ruleset, f"bot-{level}-manner"))
            for level, own in levels_for_people(ruleset).items()
        },
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


def names_of(key: str, guests: Sequence[str | None], bots: Sequence[str | None], known: Mapping[str, str]) -> list[str]:
    """What all at a table are called, by seat: a guest by the name that is known, a bot by its own, else ""."""
    alone = [None if guest is not None else bot for guest, bot in zip(guests, bots, strict=True)]
    try:
        called = names_at(library.find(key), alone)
    except LarcenyError:  # a game that is no longer here
        called = [""] * len(alone)
    return [known.get(guest or "", "") or name for guest, name in zip(guests, called, strict=True)]


def face(key: str, level: str) -> bytes:
    """The picture of a bot, as SVG; of one who is nobody, that of a machine."""
    ruleset = library.find(key)
    own = levels_for_people(ruleset).get(level)
    picture = ruleset.folder / "faces" / f"{own.face}.svg" if own else A_MACHINE
    return (picture if picture.is_file() else A_MACHINE).read_bytes()


@functools.cache
def words(key: str, lang: str) -> Words:
    """A game's words and its rulebook, in one language."""
    ruleset = library.find(key)
    return Words(ruleset.texts.plain(lang), rulebook(ruleset.folder, lang))
