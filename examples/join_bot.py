"""A bot that sits down at a table by its invite link: python examples/join_bot.py LINK [LEVEL]."""

import sys

import numpy as np

import larceny
from larceny.client import Client, Refused


def main(link: str, level: str = "greedy") -> None:
    """Play one game, then go."""
    rng = np.random.default_rng()
    with Client.join(link, name=f"{level} bot") as client:
        seat = client.sit()
        bot = larceny.bot(client.room["game"], level)
        for update in client.updates():
            news = client.news()
            if client.taken_back:  # a bot cannot forget one thing: another hears all that still holds
                bot, news = larceny.bot(client.room["game"], level), client.events
            bot.see(news)
            if update["decision"] is not None:
                legal = [choice["action"] for choice in update["legal"]]
                if refusal := client.try_move(update, bot.choose(update["view"], legal, rng)):
                    print(refusal)
        print(f"p{seat + 1}: {update['view']['outcome']}")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Refused as refusal:
        sys.exit(str(refusal))
