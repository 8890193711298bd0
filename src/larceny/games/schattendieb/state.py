"""What lies on the table and in the hands, and who may look at it (§5)."""

from __future__ import annotations

from larceny.engine.record import ALL, NOBODY, OWNER, Grid, Record, Row, cell, grid, row
from larceny.games.schattendieb.cards import FACES, HAND, JEWELS, KINDS, SEATS

# What happens next: a round begins or is dealt; steps 1, 3, 4 and 7 of a turn; the end.
GATHER, DEAL, PLAY, STEAL, ADD, DRAW, OVER = range(7)

READY = 1 << HAND  # in `chosen`: he has finished choosing


class State(Record):
    """One table of Der Schattendieb. A set of seats or of places is a number whose bits are its members."""

    players: int = cell(ALL)  # 2..7
    rounds: int = cell(ALL)  # option: how many are played, 1..10

    phase: int = cell(ALL)  # GATHER..OVER
    round_number: int = cell(ALL)  # 1 in the first round; 0 before it
    turn: int = cell(ALL)  # who is dealt cards, steals or draws; else 0
    open_safes: int = cell(ALL)  # seats whose safe is still open
    lying: int = cell(ALL)  # seats in front of whom the jewel played this turn still lies
    thieves: int = cell(ALL)  # seats whose thief has still to act
    waiting: int = cell(NOBODY)  # seats that have still to choose in step 1 or 4

    pile: Row = row(FACES, NOBODY)  # the draw pile proper: it has no order. Used up: what was discarded of it
    pile_count: int = cell(ALL)  # cards in the draw pile proper
    under_count: int = cell(ALL)  # cards of hands that were laid under it
    used_up: int = cell(ALL)  # 1 when the pile is used up in this round
    draw_to: int = cell(ALL)  # in step 7: cards that each hand is filled up to, HAND or SHORT_HAND; else 0
    singly: int = cell(ALL)  # in step 7: 1 if the last cards are dealt singly

    hand: Grid = grid(SEATS, HAND, OWNER)  # cards in ascending order, then NO_CARD
    hand_count: Row = row(SEATS, ALL)  # in steps 1 and 4 it changes only at the reveal
    chosen: Row = row(SEATS, OWNER)  # until the reveal: places in his hand of the cards he has chosen, and READY
    declined: Grid = grid(SEATS, KINDS, ALL)  # cards he still held when he last added no more jewels of a kind

    shown: Grid = grid(SEATS, HAND, ALL)  # what he revealed this turn: the card played, jewels added; else NO_CARD
    revealed: Row = row(FACES, ALL)  # cards that were revealed in this round, wherever they are now
    safe: Grid = grid(SEATS, JEWELS, ALL)  # jewels in his safe
    safe_count: Row = row(SEATS, ALL)  # … how many
    safe_value: Row = row(SEATS, ALL)  # … and the sum of their values
    scores: Row = row(SEATS, ALL)  # of the rounds that are over

    laid: Grid = grid(SEATS, HAND, OWNER)  # the hand he laid aside when he closed his safe; sorted, then NO_CARD
    laid_count: Row = row(SEATS, ALL)  # … how many cards,
    left_count: Row = row(SEATS, ALL)  # … and how many of them nobody has drawn
    laid_rank: Row = row(SEATS, ALL)  # 1 for the hand laid first under the pile, 2 for the next …; 0: none
    taken: Row = row(SEATS, NOBODY)  # places in `laid` whose cards have been drawn
