"""Der Schattendieb: safes that close nothing or never will, small prey, jewels left in the hand while there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.bots.blunders.fact import Events, Fact, View, must, never

HIGHEST = 15  # of the closed safes
ROOM = 8  # jewels up to which one more does no harm: many closed safes allow more


def facts(view: View, legal: Sequence[str], _events: Events) -> Iterator[Fact]:
    """All that is plain."""
    if view["phase"] == "play":
        yield from of_a_card(view, legal)
    elif view["phase"] == "add":
        yield from of_an_addition(view, legal)
    else:
        yield from of_a_theft(view, legal)


def of_a_card(view: View, legal: Sequence[str]) -> Iterator[Fact]:
    """Which card to play."""
    you = view["you"]
    count, value = view["safe_count"][you], view["safe_value"][you]
    safes = {text: int(text.split(" ")[2]) for text in legal if text.startswith("play safe ")}
    thieves = [text for text in legal if text.startswith("play thief ")]
    jewels = {text: int(text.split(" ")[2]) for text in legal if text not in safes and text not in thieves}
    fitting = [text for text, highest in safes.items() if 1 <= count <= highest]
    if safes and not fitting and count <= ROOM and len(jewels) >= 2 and max(jewels.values()) >= 6:
        yield never("wastes a safe", safes)
    if view["round"] == view["options"]["rounds"]:  # what a safe brings may matter no more to who wins
        return
    is_full = bool(fitting) and count == max(safes.values())
    if fitting and value >= 5 and is_last_chance(view):  # to wait brings 0 for sure
        yield must("does not close in time", fitting)
    elif is_full and value >= 5 and view["used_up"]:  # to wait brings no more, whatever the others do
        yield must("does not close a full safe when no card comes any more", fitting)
    elif is_full and count >= ROOM and value >= 30 and somebody_stays(view) and somebody_may_close(view):
        yield must("does not close a rich safe that is full", fitting)


def open_rivals(view: View) -> list[int]:
    """The seats of the others whose safes are open."""
    return [seat for seat, is_open in enumerate(view["open"]) if is_open and seat != view["you"]]


def is_last_chance(view: View) -> bool:
    """§4.3 Whether the round is over once everybody has played the card that is left to him after this turn."""
    hands = view["hand_count"]
    return bool(view["used_up"]) and max(hands[seat] for seat in (view["you"], *open_rivals(view))) <= 2


def somebody_stays(view: View) -> bool:
    """Whether an open rival cannot close this turn, but may later: so not all do."""
    return any(view["safe_count"][seat] == 0 and view["hand_count"][seat] for seat in open_rivals(view))


def somebody_may_close(view: View) -> bool:
    """Whether time presses, for an open rival may close this turn."""
    return any(1 <= view["safe_count"][seat] <= HIGHEST and view["hand_count"][seat] for seat in open_rivals(view))


def of_a_theft(view: View, legal: Sequence[str]) -> Iterator[Fact]:
    """Which jewel to steal."""
    prey = {text: int(view["shown"][int(text.split(" ")[1][1:]) - 1][0].split(" ")[1]) for text in legal}
    yield never("steals next to nothing", [text for text, value in prey.items() if value <= max(prey.values()) - 4])


def of_an_addition(view: View, legal: Sequence[str]) -> Iterator[Fact]:
    """Which jewels to add."""
    you = view["you"]
    more = [int(text.split(" ")[2]) for text in legal if text.startswith("add ")]
    held = [int(card.split(" ")[1]) for card in view["hand"][you] if card.startswith("safe ")]
    filled = view["safe_count"][you] + len(view["shown"][you]) + len(view["chosen"][you] or [])
    if more and max(more) >= 7 and held and max(held) >= filled + 3:
        yield never("leaves a jewel in the hand", ["done"])
