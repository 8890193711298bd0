"""PettingZoo: every game as an AEC environment, `env("dieven", players=4)`. See docs/adapters.md.

There is no parallel environment: seats take turns, and where several choose at the same time nobody may see
another's choice, which asking them one by one keeps.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import larceny
from larceny.adapters.shared import action_mask, observation, observation_space, win_shares

Observation = dict[str, np.ndarray[Any, Any]]


def env(key: str, players: int | None = None, **settings: Any) -> Any:
    """The environment as learning code expects it: an illegal action ends the match, and costs its agent 1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(key, players, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(key: str, players: int | None = None, **settings: Any) -> LarcenyAEC:
    """The environment without wrappers: an illegal action is refused with larceny.IllegalMove."""
    return LarcenyAEC(key, players, **settings)


class LarcenyAEC(AECEnv):  # type: ignore[misc]  # pettingzoo is published without types
    """One match after another; agents are `p1`, `p2`, … and the lowest of those who may act is asked."""

    def __init__(
        self,
        key: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = larceny.load(key, players, **options)
        self.metadata = {
            "name": f"larceny_{self.game.key}_v{self.game.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # decisions that each agent may make; then the match is cut short
        self.possible_agents = [f"p{seat + 1}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dice = np.random.default_rng()
        mask = spaces.Box(0, 1, (self.game.num_actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(self.game), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What `observe` gives: the redacted record and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; with a seed the one that `larceny` begins with it."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.match = self.game.start(int(self._dice.integers(2**63)) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._look_round()

    def observe(self, agent: str) -> Observation:
        """What the agent may know; its mask is empty unless it is the one that is asked."""
        seat = self._seats[agent]
        asked = agent == self.agent_selection and not self.truncations.get(agent, True)
        mask = action_mask(self.match, seat) if asked else np.zeros(self.game.num_actions, np.int8)
        return {"observation": observation(self.match, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked; None takes an agent off whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play_id(self._seats[agent], int(action))  # type: ignore[arg-type]  # None is refused there
        self._cumulative_rewards[agent] = 0.0
        self._decisions[agent] += 1
        self._look_round()
        if self.render_mode == "human":
            self.render()

    def _look_round(self) -> None:
        """See who is asked next, or why nobody is."""
        movers = self.match.movers()
        if not movers:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, win_shares(self.match), strict=True))
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[movers[0]]
        if self.max_cycles is not None and self._decisions[self.agent_selection] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The table as a spectator sees it: printed (`human`) or returned (`ansi`)."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render mode; make the environment with render_mode='ansi'.")
            return None
        if self.render_mode == "ansi":
            return self.match.text()
        print(self.match.text(), end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is left open."""
