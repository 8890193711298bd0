"""Four random agents play Dieven! through PettingZoo."""

from larceny.adapters import pettingzoo


def main() -> None:
    env = pettingzoo.env("dieven", players=4, render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            print(f"{agent}: {reward:g}")
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    print(env.render())


if __name__ == "__main__":
    main()
