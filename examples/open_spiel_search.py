"""OpenSpiel's information-set search plays Dieven! against two random players, with Larceny's resampler."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from larceny.adapters.open_spiel import resampler  # importing it registers the games


def main(simulations: int = 100) -> None:
    game = pyspiel.load_game("larceny_dieven(players=3,siren=everyone)")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), uct_c=0.7, max_simulations=simulations, random_state=dice
    )
    bot.set_resampler(resampler(seed=1))

    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = dice.choice(outcomes, p=odds)
        else:
            action = bot.step(state) if player == 0 else dice.choice(state.legal_actions())
        if player == 0:
            print("the searcher plays:", state.action_to_string(player, action))
        state.apply_action(action)
    print("shares of the win:", state.returns())


if __name__ == "__main__":
    main()
