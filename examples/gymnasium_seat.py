"""A learner that plays at random against three bots, through Gymnasium: what it wins in a hundred games."""

import gymnasium


def main(games: int = 100) -> None:
    env = gymnasium.make("larceny.adapters.gymnasium:larceny/dieven-v1", players=4, seat=0, bots="greedy")
    total = 0.0
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            total += float(reward)
    print(f"won {total:.1f} of {games} games")


if __name__ == "__main__":
    main()
