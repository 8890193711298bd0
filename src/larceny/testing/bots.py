"""Bots: legal choices, the same whenever their view is, and never a look at what is hidden."""

from __future__ import annotations

import random
import re

import numpy as np

from larceny.bots.advice import Advice, say
from larceny.bots.bot import Adviser, all_levels, looks_ahead, make_bot
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.ruleset import Ruleset
from larceny.engine.seats import CHANCE
from larceny.engine.texts import LANGUAGES
from larceny.testing.play import seeds, wander

FEW = 30  # simulations of a bot that searches
NO_CHANCE = re.compile(r"(?<!\d)0\s?%")
LOOKED_AT = 30  # moments of a game, about: a long game takes no longer than a short one


def check_bots(game: Game, games: int, seed: int = 0) -> None:
    """Each level's choice is legal and does not change when the hidden part of the state is sampled anew."""
    for level in all_levels(game.ruleset):
        for number in seeds(game, games, seed):
            dice = random.Random(number)
            often = min(0.5, LOOKED_AT / sum(1 for _ in wander(game, number, by_hand=True)))
            for match in wander(game, number, by_hand=True):
                for seat in match.movers():
                    if seat != CHANCE and dice.random() < often:
                        _check_choice(match, seat, level, number)


def _check_choice(match: Match, seat: int, level: str, seed: int) -> None:
    game = match.game
    world = game.imagine(match.seen(seat), seat, seed)
    other = Match(game, None, world.vector)
    legal = match.legal(seat)
    assert other.legal(seat) == legal, "an imagined world allows other moves"
    choices = []
    for at in (match, other):
        bot = _quick_bot(game.ruleset, level)
        bot.see(match.events(seat))
        choices.append(bot.choose(at.view(seat), at.legal(seat), np.random.default_rng(seed)))
    assert choices[0] in legal, f"{level} chose {choices[0]!r}, which is not legal"
    assert choices[0] == choices[1], f"{level} looks at what is hidden"
    ranked = _quick_bot(game.ruleset, level).explain(match.view(seat), legal)
    assert sorted(text for text, _, _ in ranked) == sorted(legal), f"{level} does not explain every move"
    for advice in ranked:
        assert isinstance(advice, Advice)
        for lang in LANGUAGES:
            words = say(game.ruleset, advice, lang)
            assert words, f"{level} has no words for {advice.reason}"
            assert not NO_CHANCE.search(words), f"{level} speaks of what cannot be: {words}"
    chances = [advice.chance for advice in ranked if isinstance(advice, Advice) and advice.chance is not None]
    assert chances == sorted(chances, reverse=True), f"{level} puts a move before one that promises more"


def _quick_bot(ruleset: Ruleset, level: str) -> Adviser:
    return make_bot(ruleset, level, simulations=FEW if looks_ahead(ruleset, level) else None)
