"""A second keeping of the table of Der Schattendieb, from the texts of the moves alone, straight from the rules.

It shares no code with the game: cards are words, hands are multisets of them, and each line says what they become.
It knows who may do what, how likely each card is, and what a finished game's transcript scores.
"""

from __future__ import annotations

from collections import Counter

KINDS = ("necklace", "ring", "watch", "tiara")
SAFE_VALUES = {**dict.fromkeys(range(4, 12), 2), **dict.fromkeys(range(12, 16), 1)}

# §1 What is in the box, as §6 names it.
JEWELS = {f"{kind} {value}": 2 for kind in KINDS for value in range(1, 11)}
SAFES = {f"safe {value}": count for value, count in SAFE_VALUES.items()}
THIEVES = {f"thief {kind}": 1 for kind in (*KINDS, "shadow")}
BOX = {**JEWELS, **SAFES, **THIEVES}


def recount(transcript: str) -> list[int]:
    """The scores of the game that the transcript tells."""
    head, _, moves = transcript.partition("\n\n")
    facts = dict(line.rsplit(" ", 1) for line in head.splitlines())
    keeper = Keeper(int(facts["players"]), int(facts["option rounds"]))
    for line in moves.splitlines():
        if not line.startswith("result"):
            keeper.read(line.partition(" ")[2])
    assert keeper.step == "over", "the transcript tells a whole game"
    return keeper.totals


def is_jewel(card: str) -> bool:
    """Whether a card is a jewel."""
    return card in JEWELS


def kind(card: str) -> str:
    """The first word of a card: of a jewel, its kind."""
    return card.split()[0]


def value(card: str) -> int:
    """The value of a jewel or a closed safe."""
    return int(card.split()[1])


class Keeper:
    """A table kept by reading lines such as `p1 play ring 3` and `chance draw safe 9`."""

    def __init__(self, players: int, rounds: int) -> None:
        self.players, self.rounds = players, rounds
        self.totals = [0] * players
        self.round = 0
        self.set_up()

    def set_up(self) -> None:
        """§2.1 All cards but the open safes are shuffled, and each player is dealt 4."""
        self.round += 1
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.safes: list[list[str]] = [[] for _ in range(self.players)]
        self.open = list(range(self.players))
        self.pile = Counter(BOX)
        self.under: list[Counter[str]] = []  # hands laid under the pile, the first of them on top
        self.discard: Counter[str] = Counter()
        self.used_up = False
        self.due = [seat for seat in range(self.players) for _ in range(4)]  # who gets the next cards
        self.step = "deal"
        self.waiting: list[int] = []  # players who are still to choose
        self.played: dict[int, str] = {}
        self.lying: dict[int, str] = {}  # jewels that still lie in front of their players
        self.added: dict[int, list[str]] = {}
        self.thieves: list[int] = []  # players whose thieves are still to act

    # Reading

    def read(self, line: str) -> None:
        """What one move changes."""
        who, verb, *words = line.split()
        assert line.partition(" ")[2] in self.may_do(who), f"{line}: {self.step}, not {self.may_do(who)}"
        card = " ".join(words)
        if who == "chance":
            self.draw(card)
            return
        seat = int(who[1:]) - 1
        if verb == "play":
            self.hands[seat] -= Counter([card])
            self.played[seat] = card
            self.chosen(seat)
        elif verb == "steal":
            self.steal(seat, int(card[1:]) - 1)
            self.next_thief()
        elif verb == "add":
            self.hands[seat] -= Counter([card])
            self.added[seat].append(card)
        else:
            self.chosen(seat)

    def movers(self) -> list[str]:
        """Who may act now."""
        return ["chance"] if self.due else [f"p{seat + 1}" for seat in sorted(self.waiting)]

    def may_do(self, who: str) -> Counter[str]:
        """What one of them may do: how often each text is in the urn, for players always once."""
        if who not in self.movers():
            return Counter()
        if who == "chance":
            verb = "deal" if self.step == "deal" else "draw"
            return Counter({f"{verb} {card}": count for card, count in self.top().items()})
        seat = int(who[1:]) - 1
        if self.step == "play":
            return Counter(f"play {card}" for card in set(self.hands[seat]))
        if self.step == "steal":
            return Counter(f"steal p{other + 1}" for other in self.targets(seat))
        matching = {card for card in self.hands[seat] if is_jewel(card) and kind(card) == kind(self.lying[seat])}
        return Counter(["done", *(f"add {card}" for card in matching)])

    def chosen(self, seat: int) -> None:
        """A choice that all make at the same time is made; the last one reveals them."""
        self.waiting.remove(seat)
        if not self.waiting:
            if self.step == "play":
                self.cancel()
            else:
                self.fill()

    # Cards

    def top(self) -> Counter[str]:
        """§6 Among which cards the next one is: hands laid under the pile come up after all else, one by one."""
        return self.pile or self.under[0]

    def pile_size(self) -> int:
        return self.pile.total() + sum(hand.total() for hand in self.under)

    def draw(self, card: str) -> None:
        top = self.top()
        top -= Counter([card])
        self.under = [hand for hand in self.under if hand]
        self.hands[self.due.pop(0)][card] += 1
        if not self.due:
            self.drawn()

    def has_cards(self) -> list[int]:
        return [seat for seat in self.open if self.hands[seat]]

    # §3 The steps

    def play(self) -> None:
        """§3.1 Who has no card left sits out. §4.3 The round may be over already here."""
        self.step = "play"
        self.played, self.lying, self.added = {}, {}, {}
        self.waiting = self.has_cards()
        if not self.waiting:
            assert self.used_up
            self.end_round()

    def cancel(self) -> None:
        """§3.2 Jewels of equal value cancel each other, whatever their kind."""
        jewels = {seat: card for seat, card in self.played.items() if is_jewel(card)}
        times = Counter(value(card) for card in jewels.values())
        self.lying = {seat: card for seat, card in jewels.items() if times[value(card)] == 1}
        self.discard.update(card for seat, card in jewels.items() if seat not in self.lying)
        thieves = [seat for seat, card in self.played.items() if kind(card) == "thief"]
        self.thieves = sorted(thieves, key=lambda seat: (self.played[seat] != "thief shadow", seat))
        self.step = "steal"
        self.next_thief()

    def targets(self, thief: int) -> list[int]:
        """§3.3 From whom a thief can take."""
        wanted = self.played[thief].split()[1]
        return [seat for seat, card in self.lying.items() if wanted in ("shadow", kind(card))]

    def next_thief(self) -> None:
        self.waiting = []
        while self.thieves:
            thief = self.thieves.pop(0)
            self.discard[self.played[thief]] += 1
            targets = self.targets(thief)
            if len(targets) > 1:
                self.waiting = [thief]
                return
            if targets:
                self.steal(thief, targets[0])
        self.more_jewels()

    def steal(self, thief: int, victim: int) -> None:
        self.safes[thief].append(self.lying.pop(victim))

    def more_jewels(self) -> None:
        """§3.4, §6 Who has a jewel in front of him and any card in hand is asked."""
        self.step = "add"
        self.waiting = [seat for seat in self.lying if self.hands[seat]]
        self.added = {seat: [] for seat in self.lying}
        if not self.waiting:
            self.fill()

    def fill(self) -> None:
        """§3.5, unless §4.3 ends the round."""
        if self.used_up and not self.has_cards():
            self.end_round()
            return
        for seat, card in self.lying.items():
            self.safes[seat] += [card, *self.added[seat]]
        self.close()

    def close(self) -> None:
        """§3.6, §4.1, §4.2"""
        safes = {seat: card for seat, card in sorted(self.played.items()) if kind(card) == "safe"}
        valid = [seat for seat, card in safes.items() if 1 <= len(self.safes[seat]) <= value(card)]
        if valid == self.open:
            self.end_round()
            return
        self.discard.update(card for seat, card in safes.items() if seat not in valid)
        for seat in valid:
            self.open.remove(seat)
            if self.used_up:
                self.discard += self.hands[seat]
            elif self.hands[seat]:
                self.under.append(self.hands[seat])
            self.hands[seat] = Counter()
        if len(self.open) == 1:
            self.end_round()
        else:
            self.to_draw()

    def to_draw(self) -> None:
        """§3.7"""
        if self.used_up:
            self.play()
            return
        self.step = "draw"
        self.due = self.missing(4)
        if len(self.due) > self.pile_size():
            self.due = self.missing(3)
            self.used_up = True
        if len(self.due) > self.pile_size():
            self.due = self.singly()
        if not self.due:
            self.drawn()

    def missing(self, full: int) -> list[int]:
        return [seat for seat in self.open for _ in range(full - self.hands[seat].total())]

    def singly(self) -> list[int]:
        counts = {seat: self.hands[seat].total() for seat in self.open}
        order: list[int] = []
        while len(order) < self.pile_size():
            for seat in self.open:
                if counts[seat] < 3 and len(order) < self.pile_size():
                    counts[seat] += 1
                    order.append(seat)
        return order

    def drawn(self) -> None:
        """What remains when all have drawn."""
        if self.used_up or not self.pile_size():
            self.used_up = True
            self.discard += sum(self.under, self.pile)
            self.pile, self.under = Counter(), []
        self.play()

    # §4

    def end_round(self) -> None:
        """§4.4 Who has closed scores the values of his jewels; then the next round, if there is one."""
        for seat in range(self.players):
            if seat not in self.open:
                self.totals[seat] += sum(value(card) for card in self.safes[seat])
        self.waiting, self.due = [], []
        if self.round < self.rounds:
            self.set_up()
        else:
            self.step = "over"
