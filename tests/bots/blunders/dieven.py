"""Dieven!: whom the police would catch, what is worth most at the end, what is given away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.bots.blunders.fact import Events, Fact, View, must, never

RAID = {"0": 0, "1": 1, "2": 2, "3": 3, "ring": 3, "horseshoe": 1}
END = {"0": 0, "1": 1, "2": 2, "3": 3, "ring": 1, "horseshoe": 3}
POLICE = {"police": 1, "double-police": 2}
FOR_A_RAID = 4


def facts(view: View, legal: Sequence[str], _events: Events) -> Iterator[Fact]:
    """All that is plain."""
    swaps = any(text.startswith(("take ", "put ")) for text in legal)
    yield from of_a_swap(view, legal) if swaps else of_a_turn(view, legal)


def of_a_turn(view: View, legal: Sequence[str]) -> Iterator[Fact]:
    """Which card to play."""
    you, table = view["you"], sum(POLICE[card] for card in view["police"])
    least = [sum(RAID[card] for card in cards if card != "hidden") for cards in view["loot"]]
    most = [sum(RAID.get(card, 3) for card in cards) for cards in view["loot"]]
    rivals = [seat for seat in range(view["players"]) if seat != you]
    leads = max(least[seat] for seat in rivals)  # so much at least, for all that he sees
    raids = [f"play {card}" for card, value in POLICE.items() if table + value >= FOR_A_RAID]
    raids = [text for text in raids if text in legal]
    if least[you] >= 4 and least[you] > max(most[seat] for seat in rivals):
        yield never("calls the police on itself", raids)
        if table == FOR_A_RAID - 1 and least[you] >= max(most[seat] for seat in rivals) + 3:
            yield must("waits for the police", [text for text in legal if text.startswith("play clear")])
    best = [card for card in END if END[card] == 3 and f"stash {card}" in legal]
    behind = most[you] + 3 <= leads
    if table <= 1 and behind:  # who leads may well make another richer
        yield never(
            "gives the best away", [text for text in legal if text.split(" ")[:2] in [["give", c] for c in best]]
        )
    good = [f"stash {card}" for card in END if END[card] >= 2 and f"stash {card}" in legal]
    only_money = not any(text.startswith("play ") for text in legal)
    if table <= 1 and only_money and best and most[you] + 3 < leads:  # the best of all may wait a turn
        yield must("does not hide what is worth most", good)
    if raids and not good and "play swap" not in legal and behind and leads >= 6:
        yield must("lets the richest keep it", [*raids, *(text for text in legal if text == "play siren")])


def of_a_swap(view: View, legal: Sequence[str]) -> Iterator[Fact]:
    """Which card to take, and which to give for it."""
    table = sum(POLICE[card] for card in view["police"])
    takes = {text: END[text.split(" ")[2]] for text in legal if text.startswith("take ") and "hidden" not in text}
    if takes:
        yield never(
            "takes next to nothing", [text for text, value in takes.items() if value <= max(takes.values()) - 2]
        )
    puts = {text: END[text.split(" ")[1]] for text in legal if text.startswith("put ")}
    if puts and table <= 1:
        least = min(puts.values())
        yield never("puts down the best", [text for text, value in puts.items() if value >= least + 2])
