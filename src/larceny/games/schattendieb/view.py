"""What an observer sees, in the game's words. Every function gets the redacted state and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from larceny.engine.prose import Line, Table
from larceny.engine.record import HIDDEN, Row
from larceny.engine.seats import holds
from larceny.engine.sight import each, remembered
from larceny.games.schattendieb.cards import CARDS, JEWELS, KIND_NAMES, NAMES, NO_CARD, THIEVES
from larceny.games.schattendieb.piles import value_of
from larceny.games.schattendieb.state import ADD, DEAL, DRAW, GATHER, OVER, PLAY, READY, STEAL, State

PHASES = {
    GATHER: "gather",
    DEAL: "deal",
    PLAY: "play",
    STEAL: "steal",
    ADD: "add",
    DRAW: "draw",
    OVER: "over",
}
SECTIONS = {
    GATHER: "2.2",
    DEAL: "2.1",
    PLAY: "3.1",
    STEAL: "3.3",
    ADD: "3.4",
    DRAW: "3.7",
    OVER: "4.4",
}

CLAUSES = {  # behind each event
    "deal": "2.1",
    "round": "2.2",
    "play": "3.1",
    "cancelled": "3.2",
    **dict.fromkeys(("steal", "took", "empty-handed"), "3.3"),
    **dict.fromkeys(("add", "done"), "3.4"),
    **dict.fromkeys(("closed", "stays-open"), "3.6"),
    **dict.fromkeys(("draw", "used-up"), "3.7"),
    "last-open": "4.1",
    "all-close": "4.2",
    "no-cards": "4.3",
    "scored": "4.4",
}

STYLES = {  # how a terminal colours the cards
    "necklace": "#ffffff on #2f6fd0",
    "ring": "#2a1c00 on #f2c14e",
    "watch": "#ffffff on #2c8c4f",
    "tiara": "#ffffff on #9a3f86",
    "safe": "#ffffff on #6b7078",
    "thief": "#ffffff on #b23a48",
    "shadow": "#ffffff on #3a2440",
}


def view(seen: State) -> dict[str, Any]:
    """The observer's view, JSON-ready: cards by name, `hidden` where he may not look (§5)."""
    players, phase = seen.players, seen.phase
    seats, shown = range(players), tuple(seen.shown[:players])
    in_front = all_on_table(shown, phase, seen.lying, seen.open_safes)
    in_safes = all_jewels(tuple(seen.safe[:players]))
    in_hands = zip(seen.hand[:players], seen.hand_count, strict=False)
    laid_aside = zip(seen.laid[:players], seen.laid_count, strict=False)
    return {
        "phase": PHASES[phase],
        "round": seen.round_number,
        "turn": seen.turn if phase in (DEAL, STEAL, DRAW) else None,
        "scores": [*seen.scores[:players]],
        "open": each_in(seen.open_safes, players),
        "pile_count": seen.pile_count + seen.under_count,
        "used_up": bool(seen.used_up),
        "discard_count": discard_count(seen, in_front),
        "discard_seen": discard_seen(seen.revealed, in_front + in_safes),
        "hand_count": [*seen.hand_count[:players]],
        "hand": [held(cards, count) for cards, count in in_hands],
        "chosen": [chosen(seen, seat) for seat in seats],
        "shown": all_by_name(shown),
        "lying": each_in(seen.lying, players),
        "safe": all_by_name(in_safes),
        "safe_count": [*seen.safe_count[:players]],
        "safe_value": [*seen.safe_value[:players]],
        "laid": [held(cards, count) for cards, count in laid_aside],
        "laid_drawn": [seen.laid_count[seat] - seen.left_count[seat] for seat in seats],
        "laid_left": [0] * players if seen.used_up else [*seen.left_count[:players]],
        "laid_order": [*seen.laid_rank[:players]],
        "declined": [[*counts] for counts in seen.declined[:players]],
    }


OWN = ("hand", "chosen", "laid")  # lists of which a seat's view has another part


def add_own(view: dict[str, Any], seen: State, seat: int) -> None:
    """Add to a spectator's view what this seat sees besides."""
    view["hand"][seat] = hand(seen, seat)
    view["chosen"][seat] = chosen(seen, seat)
    if seen.laid_count[seat]:
        view["laid"][seat] = laid(seen, seat)


@remembered
def each_in(seats: int, players: int) -> list[bool]:
    """Of each player, whether the set holds him."""
    return [bool(holds(seats, seat)) for seat in range(players)]


# Cards by name


@remembered
def names(cards: Iterable[int]) -> list[str]:
    """Cards by name; an empty place has none."""
    return [NAMES[card] for card in cards if card != NO_CARD]


@remembered
def all_by_name(cards: tuple[Iterable[int], ...]) -> list[list[str]]:
    """Each player's cards by name."""
    return [names(own) for own in cards]


def hand(seen: State, seat: int) -> list[str]:
    """A hand: its cards for its owner, as many times `hidden` for the others. What he has chosen is still there."""
    return held(seen.hand[seat], seen.hand_count[seat])


def held(cards: Row, count: int) -> list[str]:
    """So many cards by name, or `hidden`."""
    return ["hidden"] * count if cards[0] == HIDDEN else names(cards)


def chosen(seen: State, seat: int) -> list[str] | None:
    """What the observer has chosen so far in step 1 or 4; None for the others: of them a view tells nothing."""
    places = seen.chosen[seat]
    return None if places == HIDDEN else names_at(seen.hand[seat], places)


@remembered
def names_at(cards: Row, places: int) -> list[str]:
    """The cards at these places of a hand."""
    return [NAMES[card] for place, card in enumerate(cards) if holds(places, place)]


def laid(seen: State, seat: int) -> list[str]:
    """§3.6 The hand that was laid aside: its cards for who laid it."""
    return held(seen.laid[seat], seen.laid_count[seat])


@remembered
def jewels(counts: Row) -> tuple[int, ...]:
    """The jewels in a safe, one by one."""
    return tuple(each(range(JEWELS), counts))


@remembered
def all_jewels(counts: tuple[Row, ...]) -> tuple[tuple[int, ...], ...]:
    """The jewels in each safe."""
    return tuple(jewels(own) for own in counts)


# The discard pile


def on_table(seen: State, seat: int) -> tuple[int, ...]:
    """The cards in front of a player that are neither in his safe nor discarded: a closed safe keeps its card."""
    return still_there(seen.shown[seat], seen.phase, holds(seen.lying, seat), holds(seen.open_safes, seat))


@remembered
def all_on_table(shown: tuple[Row, ...], phase: int, lying: int, open_safes: int) -> tuple[tuple[int, ...], ...]:
    """The same for each player, who has shown these cards."""
    return tuple(
        still_there(cards, phase, holds(lying, seat), holds(open_safes, seat)) for seat, cards in enumerate(shown)
    )


def still_there(shown: Row, phase: int, lying: int, open_safe: int) -> tuple[int, ...]:
    """Those of the cards that a player has shown which are still in front of him."""
    cards = tuple(card for card in shown if card != NO_CARD)
    if not cards or cards[0] < JEWELS:
        return cards if lying else ()
    if cards[0] < THIEVES:
        return cards if phase in (STEAL, ADD) or not open_safe else ()
    return cards if phase == STEAL else ()


@remembered
def discard_seen(revealed: Row, elsewhere: tuple[tuple[int, ...], ...]) -> list[str]:
    """§3.2 The discard pile lies face down; these of its cards were revealed before and are not elsewhere now."""
    left = [*revealed]
    for cards in elsewhere:
        for card in cards:
            left[card] -= 1
    return each(NAMES, left)


def discard_count(seen: State, in_front: Sequence[Sequence[int]]) -> int:
    """All cards that are nowhere else."""
    with_players = sum(seen.hand_count) + sum(seen.safe_count) + sum(map(len, in_front))
    return CARDS - with_players - seen.pile_count - seen.under_count


# In a terminal


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal."""
    in_front = tuple(on_table(seen, seat) for seat in range(seen.players))
    in_safes = tuple(jewels(counts) for counts in seen.safe[: seen.players])
    common = [
        Line("table-turn", facts={"phase": PHASES[seen.phase], "seat": f"p{seen.turn + 1}"}),
        Line("table-round", facts={"count": seen.round_number, "last": seen.rounds}),
        Line("table-pile", facts={"count": seen.pile_count + seen.under_count}),
        Line("table-discard", facts={"count": discard_count(seen, in_front)}),
    ]
    if discarded := discard_seen(seen.revealed, in_front + in_safes):
        common.append(Line("table-discard-seen", tuple(discarded)))
    return Table(tuple(common), tuple(_in_front_of(seen, seat, observer) for seat in range(seen.players)))


def _in_front_of(seen: State, seat: int, observer: int | None) -> tuple[Line, ...]:
    facts = {
        "state": "open" if holds(seen.open_safes, seat) else "closed",
        "count": seen.safe_count[seat],
        "value": seen.safe_value[seat],
    }
    lines = [
        Line("table-score", facts={"value": seen.scores[seat]}),
        Line("table-safe", tuple(names(jewels(seen.safe[seat]))), facts),
    ]
    if seen.shown[seat, 0] != NO_CARD:
        lines.append(Line("table-shown", tuple(names(seen.shown[seat])), {"fate": fate(seen, seat)}))
    return (*lines, *_hand_lines(seen, seat, observer), *_lines_on_past_hands(seen, seat))


def fate(seen: State, seat: int) -> str:
    """What became of the card that a player has played."""
    if on_table(seen, seat):
        return "lies" if holds(seen.open_safes, seat) else "closed"
    if seen.phase not in (STEAL, ADD):
        return "past"
    if seen.shown[seat, 0] >= JEWELS:
        return "discarded"
    return "cancelled" if was_cancelled(seen, seat) else "stolen"


def was_cancelled(seen: State, seat: int) -> bool:
    """§3.2 Whether another jewel of the same value was played with a player's jewel."""
    played = [cards[0] for cards in seen.shown[: seen.players]]
    values = [value_of(card) for card in played if 0 <= card < JEWELS]
    return values.count(value_of(played[seat])) > 1


def _hand_lines(seen: State, seat: int, observer: int | None) -> list[Line]:
    if seat != observer:
        return [Line("table-hand-count", facts={"count": seen.hand_count[seat]})]
    lines = [Line("table-hand", tuple(hand(seen, seat)), {"count": seen.hand_count[seat]})]
    if choice := chosen(seen, seat):
        lines.append(Line("table-chosen", tuple(choice)))
    if seen.laid_count[seat]:
        lines.append(Line("table-laid", tuple(laid(seen, seat))))
    return lines


def _lines_on_past_hands(seen: State, seat: int) -> list[Line]:
    """§3.6 The hand that he laid aside; §3.4 the kinds of which he added no more, and cards that he has held since."""
    lines = []
    if cards := seen.laid_count[seat]:
        drawn = cards - seen.left_count[seat]
        lines.append(Line("table-under", facts={"order": seen.laid_rank[seat], "count": cards, "drawn": drawn}))
    for kind, count in zip(KIND_NAMES, seen.declined[seat], strict=True):
        if count:
            lines.append(Line("table-declined", facts={"kind": kind, "count": count}))
    return lines


def section(seen: State) -> str:
    """The clause at hand."""
    return SECTIONS[seen.phase]


def clause(event: Mapping[str, Any]) -> str:
    """The clause behind an event."""
    return CLAUSES[event["event"]]


def playable(seen: State, seat: int) -> dict[str, str]:
    """Each different card that the seat holds, with a text that would play it: for asking why it can't be."""
    cards = dict.fromkeys(hand(seen, seat))
    return {card: f"{'add' if seen.phase == ADD and is_jewel_name(card) else 'play'} {card}" for card in cards}


def is_jewel_name(card: str) -> bool:
    """Whether a card of this name is a jewel."""
    return card.split(" ")[0] in KIND_NAMES


# Why not


def has_chosen(seen: State, seat: int) -> bool:
    """§3.1, §3.4 Whether the observer's own choice is made, and waits to be revealed."""
    return bool(seen.chosen[seat] & READY)


def why_not(seen: State, seat: int, text: str) -> tuple[str, str, dict[str, str | int]]:
    """Why the seat, which may act, may not do this: a reason, its section, and facts for the sentence."""
    verb, _, thing = text.partition(" ")
    if verb == "play":
        return _why_not_play(seen, thing)
    if verb == "steal":
        return _why_not_steal(seen)
    if seen.phase == ADD:
        return _why_not_add(seen, seat, thing)
    return ("steal-first", "§3.3", {}) if seen.phase == STEAL else ("no-adding", "§3.4", {})


def _why_not_play(seen: State, card: str) -> tuple[str, str, dict[str, str | int]]:
    if seen.phase == PLAY:
        return "not-in-hand", "§3.1", {"card": card}
    return ("steal-first", "§3.3", {}) if seen.phase == STEAL else ("add-or-done", "§3.4", {})


def _why_not_steal(seen: State) -> tuple[str, str, dict[str, str | int]]:
    if seen.phase == STEAL:
        return "no-such-prey", "§3.3", {}
    return ("thieves-gone", "§3.3", {}) if seen.phase == ADD else ("no-theft", "§3.3", {})


def _why_not_add(seen: State, seat: int, card: str) -> tuple[str, str, dict[str, str | int]]:
    if card not in hand(seen, seat):
        return "not-in-hand", "§3.4", {"card": card}
    if card in (chosen(seen, seat) or ()):
        return "already-added", "§3.4", {"card": card}
    return "another-kind", "§3.4", {"card": names(seen.shown[seat])[0]}
