"""Gymnasium: one seat of every game, against bots. Importing this module registers `larceny/<key>-v<rules version>`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import larceny
from larceny.adapters.shared import action_mask, observation, observation_space, win_shares
from larceny.bots.bot import make_bot
from larceny.engine.record import Vector

ILLEGAL_REWARD = -1.0


class LarcenyEnv(gymnasium.Env[Any, Any]):
    """A match in which the learner has one seat and bots have the others.

    The reward is the seat's share of the win, at the end. An illegal action ends the episode and costs 1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        key: str,
        players: int | None = None,
        seat: int = 0,
        bots: str = "greedy",
        *,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = larceny.load(key, players, **options)
        if type(seat) is not int or not 0 <= seat < self.game.players:
            raise larceny.BadOption(f"seat is a whole number from 0 to {self.game.players - 1}.", reason="bad-seat")
        self.key, self.seat, self.level = key, seat, bots
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = observation_space(self.game)
        self._over = True
        make_bot(self.game.ruleset, bots)  # an unknown level is refused now

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Begin a match; with a seed the one that `larceny` begins with it."""
        super().reset(seed=seed)
        self.match = self.game.start(int(self.np_random.integers(2**63)) if seed is None else int(seed))
        self.bots = {s: make_bot(self.game.ruleset, self.level) for s in range(self.game.players) if s != self.seat}
        self._heard = dict.fromkeys(self.bots, 0)
        self._let_others_play()
        return self._show()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the others play until the learner is asked again or the match is over."""
        if self._over:
            raise gymnasium.error.ResetNeeded("The episode is over: reset the environment before the next step.")
        try:
            self.match.play_id(self.seat, int(action))
        except larceny.IllegalMove as refusal:
            self._over = True
            seen, info = self._show()
            return seen, ILLEGAL_REWARD, True, False, info | {"illegal": str(refusal)}
        self._let_others_play()
        seen, info = self._show()
        return seen, win_shares(self.match)[self.seat], self._over, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal now, under the name that masking learners call."""
        return action_mask(self.match, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner's seat sees it."""
        return self.match.text(self.seat) if self.render_mode == "ansi" else None

    def _show(self) -> tuple[Vector, dict[str, Any]]:
        return observation(self.match, self.seat), {"action_mask": action_mask(self.match, self.seat)}

    def _let_others_play(self) -> None:
        while (movers := self.match.movers()) and self.seat not in movers:
            self._let_bot_play(movers[0])
        self._over = not movers

    def _let_bot_play(self, seat: int) -> None:
        match, bot = self.match, self.bots[seat]
        events = match.events(seat, self._heard[seat])
        self._heard[seat] += len(events)
        bot.see(events)
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), self.np_random))


for found in larceny.games():
    gymnasium.register(
        id=f"larceny/{found}-v{larceny.load(found).rules_version}",
        entry_point="larceny.adapters.gymnasium:LarcenyEnv",
        kwargs={"key": found},
    )
