"""What lies on the table and in the box, and who may look at it (§7)."""

from __future__ import annotations

from larceny.engine.record import ALL, NOBODY, OWNER, Grid, Record, Row, cell, grid, known_by, row
from larceny.games.master_thieves.box import BINS, DRAWERS, LEVELS, SIDES
from larceny.games.master_thieves.cards import FRONT_GEMS, GEMS, ROLES, SEATS

# What is asked next: in set-up, of all, in a turn (one phase per question of §8), when sharing; the end.
DEAL, PUT, ROLE, OPEN = range(4)
TAKE, TAKE_ONE, SEARCH, LOOT, PLACE, ALARM, LONE_ALARM = range(4, 11)
ROTATE, TURN, MOVE, SHARE, OVER = range(11, 16)
# What is gone through without a question: the rest of a turn, what lies between turns, sharing, rounds.
TO_PLACE, TO_ALARM, TO_LONE_ALARM, TO_BOX, BETWEEN, DIVIDE, ROUND_OVER, NEW_ROUND = range(16, 24)

STRICT, LOG, OPEN_MEMORY = range(3)  # the option `memory`


class State(Record):
    """One table of Master Thieves. A set of seats, roles or drawers is a number whose bits are its members."""

    players: int = cell(ALL)  # 2..8
    edition: int = cell(ALL)  # option: FR, EN
    box_actions: int = cell(ALL)  # option: 0 edition, 1 one
    ruby_end: int = cell(ALL)  # option: 0 edition, 1 on, 2 off
    round_limit: int = cell(ALL)  # option: 6..600
    memory: int = cell(ALL)  # option: STRICT, LOG, OPEN_MEMORY

    phase: int = cell(ALL)  # DEAL..OVER
    dealt: int = cell(ALL)  # numbers dealt so far, all of the first player's before those of the next
    round_number: int = cell(ALL)  # 1 in the first round; 0 in set-up
    turn: int = cell(ALL)  # whose turn it is
    asked: int = cell(ALL)  # who is asked: he, the owner of an alarm, or who shares; in ROLE several are
    acted: int = cell(ALL)  # seats that have had their turn in this round
    settled: int = cell(ALL)  # 1 when the smugglers of this round have shared, or not
    dropped: int = cell(ALL)  # smugglers who made gems fall in this round, and so get no share
    sharers: int = cell(ALL)  # seats that share the red pillow just now
    waiting: int = cell(NOBODY)  # seats that have still to pick a role

    hand: Row = row(SEATS, known_by("hand_seen"))  # roles that he has left
    hand_seen: Row = row(SEATS, ALL)  # … who sees them
    pick: Row = row(SEATS, OWNER)  # the role that he has picked and not revealed, or NO_ROLE
    role: Row = row(SEATS, ALL)  # the role that he has revealed in this round, or NO_ROLE
    number: Grid = grid(SEATS, ROLES, known_by("number_seen"))  # on his cards, 1..8; 0 until they are dealt
    number_seen: Grid = grid(SEATS, ROLES, ALL)  # … who sees them

    white: Grid = grid(SEATS, FRONT_GEMS, ALL)  # imitations on his white pillow
    black: Grid = grid(SEATS, GEMS, ALL)  # true gems on his black pillow
    red: Row = row(GEMS, ALL)  # gems on the red pillow
    alarm_home: Row = row(SEATS, ALL)  # 1 if he has his alarm in front of him

    slot: Grid = grid(LEVELS, SIDES, ALL)  # the drawer at each height and side
    up: int = cell(ALL)  # which half of all drawers is up: the grain tells it to who remembers
    diamonds: Row = row(BINS, known_by("bin_seen"))  # in each front bin
    sapphires: Row = row(BINS, known_by("bin_seen"))
    alarm: Row = row(BINS, known_by("bin_seen"))  # 1 + the seat whose alarm lies there, or 0
    bin_seen: Row = row(BINS, ALL)  # who sees a front bin: EVERYONE or nobody
    ruby: Row = row(BINS, known_by("secret_seen"))  # in each secret bin
    secret_seen: Row = row(BINS, ALL)  # who sees a secret bin

    opened: int = cell(ALL)  # drawers that count as open
    drawer: int = cell(ALL)  # the one opened last, or NO_DRAWER
    to_put: int = cell(ALL)  # in set-up: diamonds that the player whose turn it is has still to put
    found: Grid = grid(DRAWERS, FRONT_GEMS, ALL)  # gems that lay in the upper bin of an open one when it was opened
    fell: Row = row(GEMS, ALL)  # gems that fell out of those that are open
    fell_alarm: int = cell(ALL)  # 1 + the seat whose alarm fell out, or 0
    placed: int = cell(ALL)  # imitations placed in this turn
    placings: int = cell(ALL)  # imitations that he may still place
    must_place: int = cell(ALL)  # 1 if the next one must be placed
    pulled: int = cell(ALL)  # 1 if the drawer was pulled further
