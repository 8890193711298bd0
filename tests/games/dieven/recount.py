"""A count of a finished game of Dieven! from the text of its transcript alone, straight from the rules.

It shares no code with the game: hands and loot are multisets of words, and each line says what they become.
"""

from __future__ import annotations

from collections import Counter

Pile = Counter[tuple[str, str]]  # loot: card and face

POLICE = {"police": 1, "double-police": 2}
IN_A_RAID = {"0": 0, "1": 1, "2": 2, "3": 3, "ring": 3, "horseshoe": 1}
AT_THE_END = {"0": 0, "1": 1, "2": 2, "3": 3, "ring": 1, "horseshoe": 3}


def recount(transcript: str) -> list[int]:
    """The scores of the game that the transcript tells."""
    return Recount(transcript).scores()


class Recount:
    """A table kept by reading lines."""

    def __init__(self, transcript: str) -> None:
        head, _, moves = transcript.partition("\n\n")
        words = [line.split() for line in head.splitlines()]
        self.options = {word[1]: word[2] for word in words if word[0] == "option"}
        self.players = next(int(word[1]) for word in words if word[0] == "players")
        self.lines = [line.split()[1:] for line in moves.splitlines() if not line.startswith("result")]
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.loot: list[Pile] = [Counter() for _ in range(self.players)]
        self.police: Counter[str] = Counter()
        self.at = 0
        self.read()

    def scores(self) -> list[int]:
        """§6.2 Loot by end values."""
        return [total(pile, AT_THE_END) for pile in self.loot]

    def read(self) -> None:
        """Read all lines."""
        dealt = 0
        while self.at < len(self.lines):
            who, verb, *words = self.next()
            if who == "chance":
                if verb == "deal":
                    self.hands[dealt // 3][words[0]] += 1
                    dealt += 1
                elif verb == "draw" and words[0] != "getaway":
                    self.draw(words[0])
            else:
                self.play(number(who), verb, words)

    def next(self) -> list[str]:
        """The line at hand; go on to the one after it."""
        self.at += 1
        return self.lines[self.at - 1]

    def peek(self, *beginning: str) -> bool:
        """Whether the line at hand begins so."""
        return self.at < len(self.lines) and self.lines[self.at][: len(beginning)] == list(beginning)

    def draw(self, card: str) -> None:
        """Who draws is who plays next; where nobody does, the game is over and hands no longer matter."""
        players = [line[0] for line in self.lines[self.at :] if line[0] != "chance"]
        if players:
            self.hands[number(players[0])][card] += 1

    def play(self, seat: int, verb: str, words: list[str]) -> None:
        """§4 A card is played."""
        card = words[0]
        assert self.hands[seat][card] > 0, f"p{seat + 1} has no {card}"
        self.hands[seat][card] -= 1
        if verb == "stash":
            self.loot[seat][card, "down"] += 1
        elif verb == "give":
            self.loot[number(words[1])][card, "up"] += 1
        elif card in POLICE:
            self.police[card] += 1
            self.raid_check()
        elif card == "siren":
            self.siren(seat)
        elif card == "clear":
            self.clear(words[1:])
        elif card == "swap":
            self.swap(seat)

    def siren(self, seat: int) -> None:
        for other, hand in enumerate(self.hands):
            if other != seat or self.options["siren"] == "everyone":
                for car in POLICE:
                    self.police[car] += hand.pop(car, 0)
        self.raid_check()

    def clear(self, chosen: list[str]) -> None:
        if self.options["clear"] == "all":
            self.police.clear()
        self.police.subtract(chosen)

    # §4.3 Swap

    def swap(self, seat: int) -> None:
        earlier = +self.loot[seat]
        offers = sum(choices(pile) for other, pile in enumerate(self.loot) if other != seat)
        if offers == 0:
            return
        assert self.peek(f"p{seat + 1}", "take") == (offers > 1), "a take is asked where there is a choice"
        owner, card = self.take(seat)
        self.move(card, owner, seat)
        if earlier:
            asked = self.peek(f"p{seat + 1}", "put")
            assert asked == (choices(earlier) > 1), "a put is asked where there is a choice"
            _, _, *words = self.next() if asked else ("", "", *next(iter(earlier)))
            given = (words[0], words[1])
            assert earlier[given] > 0, "what is put was there before the swap"
            self.move(given, seat, owner)

    def take(self, seat: int) -> tuple[int, tuple[str, str]]:
        """From whom what is taken."""
        if self.peek(f"p{seat + 1}", "take"):
            _, _, owner, card, *down = self.next()
            if card != "hidden":
                return number(owner), (card, "down" if down else "up")
            return number(owner), (self.next()[2], "down")
        (only,) = [other for other, pile in enumerate(self.loot) if other != seat and +pile]
        if self.peek("chance", "pick"):
            return only, (self.next()[2], "down")
        (one_thing,) = +self.loot[only]
        return only, one_thing

    def move(self, card: tuple[str, str], giver: int, taker: int) -> None:
        assert self.loot[giver][card] > 0, f"p{giver + 1} has no {card}"
        self.loot[giver][card] -= 1
        self.loot[taker][card] += 1

    # §5

    def raid_check(self) -> None:
        if sum(POLICE[car] * count for car, count in self.police.items()) < 4:
            return
        self.police.clear()
        self.loot = [turned_up(pile) for pile in self.loot]
        totals = [total(pile, IN_A_RAID) for pile in self.loot]
        richest = max(totals)
        if richest == 0 or (totals.count(richest) > 1 and self.options["raid_tie"] == "none"):
            return
        for seat in range(self.players):
            if totals[seat] == richest:
                self.loot[seat].clear()


def number(seat: str) -> int:
    return int(seat[1:]) - 1


def total(pile: Pile, values: dict[str, int]) -> int:
    return sum(values[card] * count for (card, _), count in pile.items())


def turned_up(pile: Pile) -> Pile:
    """§5.1 The same cards, face up."""
    cards: Pile = Counter()
    for (card, _), count in pile.items():
        cards[card, "up"] += count
    return cards


def choices(pile: Pile) -> int:
    """§8 What everybody can tell apart: each different face-up card, and every face-down card."""
    return sum(1 if face == "up" else count for (_, face), count in pile.items() if count)
