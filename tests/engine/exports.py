"""An honest table, as small as can be: it plays random games and exports them."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, replace
from typing import Any

import larceny
from larceny.engine.export import exported_log
from larceny.engine.fairness import (
    Chain,
    Dealer,
    Fairness,
    Terms,
    chain_head,
    commit,
    dealing_key,
    house_nonce,
    play_chance,
)


class HonestTable:
    """One game from the first seat taken to the result."""

    def __init__(self, key: str, players: int, number: int, **options: str | int) -> None:
        self.dice = random.Random(number)
        self.game = larceny.load(key, players, **options)
        self.seed = self.dice.randbytes(32)
        self.terms = Terms.of(self.game, f"table-{number}")
        self.commitment = commit(self.terms.table, self.seed)
        self.chain = Chain(self.seed, chain_head(self.commitment, self.terms))
        self.log: list[tuple[str, str]] = []
        self.match = self.game.start(seed=None)
        self.drawn = 0

    def note(self, kind: str, **parts: Any) -> None:
        """Append to the log."""
        entry = json.dumps({"type": kind, **parts}, ensure_ascii=False)
        self.log.append((entry, self.chain.add(entry.encode())))

    def start(self) -> None:
        """Take the players' nonces and deal."""
        nonces = [self.dice.randbytes(16).hex() for _ in range(self.game.players - 1)]
        for seat, nonce in enumerate(nonces):
            self.note("seated", seat=seat, name=f"Zoë {seat}", nonce=nonce)
        bot = house_nonce(self.seed, len(nonces))
        self.terms = replace(self.terms, nonces=(*nonces, bot))
        self.dealer = Dealer(dealing_key(self.seed, self.terms))
        self.match.fairness = Fairness(self.commitment, self.terms.table, self.terms.nonces)
        self.note("started", nonces=self.terms.nonces, chance=self.deal())

    def deal(self) -> list[str]:
        """Let chance act."""
        texts = play_chance(self.match, self.dealer, self.drawn)
        self.drawn += len(texts)
        return texts

    def play(self, seat: int, action: str) -> None:
        """One move, and what chance does then."""
        self.match.play(seat, action)
        self.note("played", seat=seat, action=action, chance=self.deal())

    def take_back(self, seat: int) -> bool:
        """Undo where the rules allow it."""
        try:
            self.match.undo(seat)
        except larceny.IllegalMove:
            return False
        self.note("undone", seat=seat)
        return True

    def finish(self) -> None:
        """Play at random to the end, and once take a move back."""
        taken_back = False
        while self.match.movers():
            seat = self.dice.choice(self.match.movers())
            self.play(seat, self.dice.choice(self.match.legal(seat)))
            taken_back = taken_back or self.take_back(seat)
            if self.dice.random() < 0.02:
                self.note("stood", seat=seat)

    def export(self) -> dict[str, Any]:
        """The game, now that all may be known."""
        assert self.match.outcome is not None
        assert self.match.fairness is not None
        self.match.fairness = replace(self.match.fairness, seed=self.seed)
        return {
            "larceny": 1,
            **asdict(self.terms),
            "commitment": self.commitment,
            "seed": self.seed.hex(),
            "nonces": list(self.terms.nonces),
            "seats": [{"name": f"Zoë {seat}", "bot": None} for seat in range(self.game.players)],
            "log": exported_log(self.log),
            "transcript": self.match.transcript(),
            "result": json.loads(json.dumps(asdict(self.match.outcome))),
        }


def honest_export(key: str, players: int, number: int, **options: str | int) -> dict[str, Any]:
    """A random game."""
    table = HonestTable(key, players, number, **options)
    table.start()
    table.finish()
    table.note("rematched", table="another")
    return table.export()
