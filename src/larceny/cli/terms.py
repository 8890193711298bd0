"""Who sits where: people, bots and their levels, and the language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Self

from larceny.cli.voice import Voice, quoted
from larceny.engine.texts import LANGUAGES

if TYPE_CHECKING:
    from larceny.engine.ruleset import Ruleset

DEFAULT_LEVEL = "regular"


@dataclass(frozen=True)
class Terms:
    """What a transcript does not say, and a match that is resumed needs."""

    people: tuple[int, ...]
    levels: tuple[str, ...]  # of the bots, in the order of their seats; repeated if there are more seats
    lang: str

    def level(self, seat: int) -> str:
        """The level of the bot at a seat."""
        before = sum(1 for other in range(seat) if other not in self.people)
        return self.levels[before % len(self.levels)]

    def words(self) -> str:
        """These terms as they are typed, but for what goes without saying."""
        seats = ",".join(str(seat + 1) for seat in self.people) or "none"
        words = [] if seats == "1" else ["--seat", seats]
        words += [] if self.levels == (DEFAULT_LEVEL,) else ["--bots", ",".join(self.levels)]
        return "".join(f" {word}" for word in [*words, "--lang", self.lang])

    def to_json(self) -> str:
        """As a file holds them."""
        return json.dumps(asdict(self)) + "\n"

    @classmethod
    def from_json(cls, text: str, players: int) -> Self | None:
        """Back from a file; None if they are not for a table of so many players."""
        try:
            found = json.loads(text)
            terms = cls(tuple(found["people"]), tuple(map(str, found["levels"])), str(found["lang"]))
        except (ValueError, TypeError, KeyError):
            return None
        fits = terms.levels and terms.lang in LANGUAGES and all(seat in range(players) for seat in terms.people)
        return terms if fits else None


def read_people(given: Sequence[str] | None, players: int, voice: Voice) -> tuple[int, ...]:
    """The seats of people: `--seat 1`, `--seat 1,3`, `--seat p1 --seat p3`, `all`, `none`."""
    words = [word.strip().lower() for text in given or ["1"] for word in text.split(",")]
    if words == ["none"]:
        return ()
    if words == ["all"]:
        return tuple(range(players))
    return tuple(sorted({read_seat(word, players, voice) for word in words}))


def read_seat(word: str, players: int, voice: Voice) -> int:
    """One seat, typed as `2` or `p2`."""
    number = word.strip().lower().removeprefix("p")
    if not (number.isascii() and number.isdecimal() and len(number) < 4 and 0 < int(number) <= players):
        raise voice.refusal("no-such-seat", seat=quoted(word), last=players)
    return int(number) - 1


def read_levels(text: str | None, ruleset: Ruleset, seats: int, voice: Voice) -> tuple[str, ...]:
    """The levels of bots for so many seats: one for all, or a list that is repeated as needed."""
    from larceny.bots.bot import all_levels, usual_level

    known = all_levels(ruleset)
    levels = split_levels(text or usual_level(ruleset), seats, voice)
    for level in levels:
        if level not in known:
            raise voice.refusal("no-such-level", level=quoted(level), levels=", ".join(known))
    return levels


def split_levels(text: str, seats: int, voice: Voice) -> tuple[str, ...]:
    """A list of levels, no longer than there are seats for bots."""
    levels = tuple(word.strip().lower() for word in text.split(","))
    if len(levels) > max(seats, 1):
        raise voice.refusal("too-many-levels", levels=len(levels), seats=seats)
    return levels
