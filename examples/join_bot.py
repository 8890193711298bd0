"""A bot that sits down at a table by its invite link: python examples/join_bot.py LINK [LEVEL]."""

import sys

import numpy as np

import larceny
from larceny.client import Client


def main(link: str, level: str = "greedy") -> None:
    """Play one game, then go."""
    rng = np.random.default_rng()
    with Client.join(link, name=f"{level} bot") as client:
        seat = client.sit()
        bot = larceny.bot(client.room["game"], level)
        told = 0
        for update in client.updates():
            bot.see(client.events[told:])
            told = len(client.events)
            if update["decision"] is not None:
                legal = [choice["action"] for choice in update["legal"]]
                client.move(update, bot.choose(update["view"], legal, rng))
        print(f"p{seat + 1}: {update['view']['outcome']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
