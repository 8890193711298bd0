"""What lies on the table and in the hands, and who may look at it (§7)."""

from __future__ import annotations

from larceny.engine.record import ALL, NOBODY, OWNER, Grid, Record, Row, cell, grid, known_by, row
from larceny.games.dieven.cards import KINDS, MONEY_CARDS, SEATS

# What happens next.
LOT, DEAL, DRAW, PLAY, PLAY_DRAWN, TAKE, PICK, PUT, OVER = range(9)


class State(Record):
    """One table of Dieven!"""

    players: int = cell(ALL)  # 3..6
    siren: int = cell(ALL)  # option: 0 others, 1 everyone
    clear: int = cell(ALL)  # option: 0 all, 1 one
    raid_tie: int = cell(ALL)  # option: 0 all, 1 none
    reshuffle: int = cell(ALL)  # option: 0 all, 1 loot
    getaways: int = cell(ALL)  # option: the getaway car that ends the game, 1..8

    phase: int = cell(ALL)  # LOT..OVER
    turn: int = cell(ALL)  # whose turn it is, 0..players-1
    doubles: int = cell(ALL)  # cards that double plays still have to draw and play
    swap_with: int = cell(ALL)  # while a swap is under way: the other player

    pile: Row = row(KINDS, NOBODY)  # cards of each kind in the draw pile: it has no order
    pile_count: int = cell(ALL)
    discard: Row = row(KINDS, ALL)  # cards of each kind in the discard pile
    police: Row = row(2, ALL)  # single and double police cars on the table
    getaway_cars: int = cell(ALL)  # on the table, 0..8
    raid_worth: Row = row(SEATS, ALL)  # what each player's loot was worth in the last raid

    hand: Grid = grid(SEATS, KINDS, OWNER)  # cards of each kind
    hand_count: Row = row(SEATS, ALL)
    drawn: Row = row(SEATS, OWNER)  # the card of a double play until it is played, or NO_CARD

    # All loot on the table, in the order of arrival; beyond loot_count everything is 0.
    loot_count: int = cell(ALL)
    loot: Row = row(MONEY_CARDS, known_by("loot_seen"))  # the card, 0..5
    loot_seen: Row = row(MONEY_CARDS, ALL)  # the set of seats that have seen it; EVERYONE: it lies face up
    loot_owner: Row = row(MONEY_CARDS, ALL)  # in front of whom it lies
