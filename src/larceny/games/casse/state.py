"""What stands in the museum and on the thief's sheet, and who may look at it (§7)."""

from __future__ import annotations

from larceny.engine.record import ALL, Record, Row, cell, known_by, row

from .board import CAMERAS, DETECTIVES, OPENINGS, ROWS, SEATS, SQUARES

# What happens next: the set-up (§3); the thief enters, moves, turns a lock over (§4); the dice are rolled for a
# detective, who walks and looks in either order, and the thief may be asked by a sensor (§5); the end.
LOCKS, ART, CAMERA, PAWN, ENTER, MOVE, TRY, ROLL, TURN, LOOK, WALK, SENSOR, OVER = range(13)

SHORT, LONG = 0, 1  # option version
ON = 1  # options until_spotted and chosen_locks
QUICK = 1  # option setup

A_WORK, A_CAMERA, A_PAWN, A_FRAME = 1, 2, 4, 8  # what is on a square, as bits; a frame is empty when its work is gone
UNTURNED, OPEN, CLOSED = 0, 1, 2  # a lock; unturned and not chosen, it is neither open nor closed yet
EYE, SCAN, SENSOR_FACE = 0, 1, 2  # what the look die shows
NONE = -1  # no dice, no result
CAUGHT, ESCAPED, TOO_LATE = 0, 1, 2  # how a round ended
ON_FOR_SURE, PERHAPS_OFF, OFF_FOR_SURE = 0, 1, 2  # what is known of the power

TRAIL = 121  # the entry, and the stops that the sheet has room for; then the oldest of these are written over


class State(Record):
    """One table of Le Casse du Siècle. A set of seats, cameras or squares of a row is a number whose bits it is."""

    players: int = cell(ALL)  # 2..7
    version: int = cell(ALL)  # option: SHORT or LONG
    until_spotted: int = cell(ALL)  # option
    chosen_locks: int = cell(ALL)  # option
    setup: int = cell(ALL)  # option: 0 chosen by the detectives, or QUICK
    open_locks: int = cell(ALL)  # option: 1..11
    look_die: int = cell(ALL)  # option: its place among the allowed dice
    turn_limit: int = cell(ALL)  # option: 1..999
    first_thief: int = cell(ALL)  # option: a seat
    museum: int = cell(ALL)  # option: 0 the original map, 1 another, from which board.py is built

    phase: int = cell(ALL)  # LOCKS..OVER
    round_number: int = cell(ALL)  # 1..players
    thief: int = cell(ALL)  # the thief's seat
    detective: int = cell(ALL)  # whose turn it is, or who plays after the thief: 0 sits at the thief's left
    pieces: int = cell(ALL)  # in set-up: pieces of the present kind that stand already
    rotation: int = cell(ALL)  # in set-up: locks, works and cameras that the detectives have placed
    number: int = cell(ALL)  # the number rolled, or 0
    look: int = cell(ALL)  # what the look die shows, or NONE
    walked: int = cell(ALL)  # 1 if the detective has walked this turn
    looked: int = cell(ALL)  # 1 if he has looked
    scores: Row = row(SEATS, ALL)  # long version: works brought home
    result: int = cell(ALL)  # how the last round ended, or NONE

    floor: Row = row(SQUARES, ALL)  # A_WORK, A_CAMERA, A_PAWN, A_FRAME: what is displayed or stands there
    displayed: Row = row(ROWS, ALL)  # the squares of each row where works are displayed: the same, row by row
    pawn: Row = row(DETECTIVES, ALL)  # each detective's square
    camera: Row = row(CAMERAS, ALL)  # each camera's square; NOWHERE once it has left the board
    lens: Row = row(CAMERAS, ALL)  # STRAIGHT or DIAGONAL
    works_gone: int = cell(ALL)  # works that have left the board
    locks: Row = row(OPENINGS, known_by("locks_seen_by"))  # UNTURNED, OPEN or CLOSED
    locks_seen_by: Row = row(OPENINGS, ALL)  # everyone, or the detectives who chose it
    disconnections: int = cell(ALL)  # that the thief has left
    thief_turns: int = cell(ALL)  # moves that the thief has made
    spotted: int = cell(ALL)  # 1 if his pawn stands on the board

    thief_square: int = cell(known_by("pawn_seen_by"))  # where he is, or NOWHERE
    pawn_seen_by: int = cell(ALL)  # the thief; everyone when his pawn is on the board or the round is over
    sheet_seen_by: int = cell(ALL)  # the thief; everyone when the round is over
    destroyed: int = cell(known_by("sheet_seen_by"))  # destroyed cameras that still stand on the board
    power_off: int = cell(known_by("sheet_seen_by"))  # 1 if the thief has cut the power
    trail: Row = row(TRAIL, known_by("sheet_seen_by"))  # the inner square he entered by, then each stop; else NOWHERE

    # What anybody can work out from the answers (trace.py); it follows from what is told, and tells nothing more.
    possible: Row = row(ROWS, ALL)  # squares of each row where the thief may be
    before: Row = row(ROWS, ALL)  # … and where he may have been before his last move
    since: Row = row(CAMERAS + 1, ALL)  # the turn of his since which each camera, and last the power, is in doubt; or 0
    power_known: int = cell(ALL)  # ON_FOR_SURE, PERHAPS_OFF, OFF_FOR_SURE
