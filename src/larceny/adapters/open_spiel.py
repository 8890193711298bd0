"""OpenSpiel: importing this module registers every game as `larceny_<key>`. See docs/adapters.md."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

import larceny
from larceny.adapters.open_spiel_observer import Observer
from larceny.adapters.open_spiel_table import Table, imagined_table
from larceny.adapters.shared import win_shares
from larceny.library import find

# Some games have no bound by their rules, only a chance of going on that soon vanishes. OpenSpiel wants a number:
# this one is for decisions, and again for outcomes of chance; the longest random games stay far below it.
LONGEST = 10_000

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def spelled(value: Any) -> Any:
    """An option's value as OpenSpiel can keep it: a text such as 4-1-1 it would take for a number, and fail."""
    looks_like_number = isinstance(value, str) and not value.strip("+-.0123456789")
    return f"_{value}" if looks_like_number else value


def unspelled(value: Any) -> Any:
    """The value itself."""
    return value.removeprefix("_") if isinstance(value, str) else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is published without types
    """One way to play a game, as OpenSpiel loads it; `register` makes a class of it for each game."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {name: spelled(value) for name, value in (params or {}).items()}
        self.game = larceny.load(self.key, **{name: unspelled(value) for name, value in given.items()})
        self.game.ruleset.warm_up()
        self.opening = Table(self.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=self.game.num_outcomes,
            num_players=self.game.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.key), info, given)

    def new_initial_state(self) -> SpielState:
        """The table before chance has dealt."""
        return SpielState(self)

    def state_seen(self, view: Mapping[str, Any], seed: int = 0) -> SpielState:
        """A state in which the player who has this view, and is asked, cannot exclude to be; it has no history."""
        state, player = self.new_initial_state(), view["you"]
        state._sit_down(imagined_table(self.game, self.game.recall(view), player, [player], seed))
        return state

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game reaches."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """An observer of the kind that is asked for; without a kind, of what one player sees now."""
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel is published without types
    """A match as OpenSpiel steps through it: simultaneous choices one by one, the lowest seat first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._sit_down(game.opening.copy())

    def _sit_down(self, table: Table) -> None:
        self.table = table
        self._look_round()

    def _look_round(self) -> None:
        movers = self.table.movers()
        self._player = movers[0] if movers else TERMINAL  # CHANCE is -1 in both libraries

    def current_player(self) -> int:
        """The lowest seat that may act, chance, or TERMINAL."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_ids(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with probabilities."""
        return self.table.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.table.play_id(self._player, action)
        self._look_round()

    def _action_to_string(self, player: int, action: int) -> str:
        ruleset = self.table.game.ruleset
        return ruleset.outcomes[action] if player == larceny.CHANCE else ruleset.actions[action]

    def returns(self) -> list[float]:
        """Each player's share of the win."""
        return win_shares(self.table)

    def __str__(self) -> str:
        """The full state, every secret of it."""
        return str(self.table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one."""
        return self.imagined(player, int(sampler() * 2**53))

    def imagined(self, player: int, seed: int) -> SpielState:
        """A state that the player cannot tell from this one; its history starts there, so that it betrays nothing."""
        state: SpielState = self.get_game().new_initial_state()
        state._sit_down(self.table.imagined(player, seed))
        return state


def resampler(seed: int = 0) -> Callable[[SpielState, int], SpielState]:
    """A callback for `ISMCTSBot.set_resampler`; the same seed gives the same worlds."""
    dice = random.Random(seed)
    return lambda state, player: state.imagined(player, dice.getrandbits(63))


@functools.cache
def game_type(key: str) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    card = find(key).card
    return pyspiel.GameType(
        short_name=f"larceny_{find(key).folder.name}",
        long_name=card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.players[-1],
        min_num_players=card.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # what happened has no bound, so it fits no tensor
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": card.usual_players,
            **{option.name: spelled(option.default) for option in card.options},
        },
    )


def register(key: str) -> None:
    """Make a game known to OpenSpiel; those of Larceny are already, this is for an importable package."""
    if game_type(key).short_name not in pyspiel.registered_names():
        # A class and no function: OpenSpiel lets go of it after Python has ended, which only a class survives.
        pyspiel.register_game(game_type(key), type(f"SpielGame_{find(key).folder.name}", (SpielGame,), {"key": key}))


for found in larceny.games():
    register(found)
