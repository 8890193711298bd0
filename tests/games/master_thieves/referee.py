"""An independent referee: plays Master Thieves from its rules alone, in the plainest way, with nothing of the package.

It is told, line by line, what was done; it knows who is asked and what may be answered, and keeps the gems. `watch`
sets it beside a match, and compares them at every question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

ROLES = ("smuggler", "jeweler", "gemologist", "thief", "master-thief", "detective")
WORTH = {"diamond": 1, "sapphire": 2, "ruby": 4}
ROTATIONS = [f"rotate {levels} {way}" for levels in ("top", "two") for way in ("left", "right")]
SIDES = "nesw"
LEVELS = ("top", "middle", "bottom")

Ask = Callable[[int, Collection[str]], str]  # a seat and what it may answer -> what it answers


class Half:
    """One half of a drawer: its front bin and its secret bin."""

    def __init__(self) -> None:
        self.gems: Counter[str] = Counter()
        self.alarm: int | None = None
        self.rubies = 0


class Drawer:
    """A drawer: it knows which of its halves is up."""

    def __init__(self, is_long: bool) -> None:
        self.is_long = is_long
        self.up, self.down = Half(), Half()

    def turn(self) -> None:
        """Turn it over."""
        self.up, self.down = self.down, self.up


class Box:
    """The jewelry box: for each level the drawers on its sides."""

    def __init__(self) -> None:
        self.levels = [{side: Drawer(side in "ns") for side in SIDES} for _ in LEVELS]
        for level in self.levels:
            level["n"].up.rubies = 1
            level["s"].down.rubies = 1

    def move(self, text: str) -> None:
        """Carry out an answer for the box."""
        if text == "turn":
            self.levels.reverse()
            for level in self.levels:
                level["n"], level["s"] = level["s"], level["n"]
                for drawer in level.values():
                    drawer.turn()
        elif text.startswith("rotate"):
            _, levels, way = text.split()
            step = 1 if way == "right" else -1
            for i in range(1 if levels == "top" else 2):
                old = self.levels[i]
                self.levels[i] = {SIDES[(SIDES.index(side) + step) % 4]: drawer for side, drawer in old.items()}

    def drawer(self, place: str) -> Drawer:
        """The drawer at a place."""
        level, side = place.split()
        return self.levels[LEVELS.index(level)][side]

    def rubies(self) -> int:
        """How many are still in secret compartments."""
        return sum(half.rubies for level in self.levels for d in level.values() for half in (d.up, d.down))


PLACES = [f"{level} {side}" for level in LEVELS for side in SIDES]


class Table:
    """Everything on the table."""

    def __init__(self, players: int, options: dict[str, str], ask: Ask) -> None:
        self.ask = ask
        self.seats = range(players)
        self.fr = options["edition"] == "fr"
        self.one_action = options["box_actions"] == "one"
        self.ruby_end = {"edition": self.fr, "on": True, "off": False}[options["ruby_end"]]
        self.limit = int(options["round_limit"])
        self.box = Box()
        start = {"diamond": 8, "sapphire": 2} if self.fr else {"diamond": 9, "sapphire": 3}
        self.white = [Counter(start) for _ in self.seats]
        self.black: list[Counter[str]] = [Counter() for _ in self.seats]
        self.red: Counter[str] = Counter()
        self.has_alarm = [True for _ in self.seats]
        self.numbers: list[dict[str, int]] = [{} for _ in self.seats]

    # §2

    def set_up(self) -> None:
        """Deal, and fill the box."""
        for seat in self.seats:
            for role in ROLES:
                left = {f"number {n}" for n in range(1, 9)} - {f"number {n.get(role)}" for n in self.numbers}
                self.numbers[seat][role] = int(self.ask(-1, left).split()[1])
        for seat in self.seats:
            for _ in range(12 // len(self.seats) + (seat < 12 % len(self.seats))):
                drawer = self.box.drawer(self.ask(seat, [f"put {place}" for place in PLACES])[4:])
                fallen, drawer.down.gems = drawer.down.gems, Counter()
                (self.red if self.fr else drawer.up.gems).update(fallen)
                drawer.up.gems["diamond"] += 1
            self.move_twice(seat)

    def move_twice(self, seat: int) -> None:
        """Rotate or not, turn or not."""
        self.box.move(self.ask(seat, [*ROTATIONS, "no-rotate"]))
        self.box.move(self.ask(seat, ["turn", "no-turn"]))

    # §3

    def play(self) -> str:
        """All rounds; return why it ended."""
        self.set_up()
        hands = [set(ROLES) for _ in self.seats]
        number = 0
        while True:
            number += 1
            self.play_round(self.pick(hands))
            if any(not +pillow for pillow in self.white):
                return "imitations"
            if self.ruby_end and self.box.rubies() == 0:
                return "rubies"
            if number == self.limit:
                return "rounds"
            if number % 6 == 0:
                self.numbers = [self.numbers[seat - 1] for seat in self.seats]
                hands = [set(ROLES) for _ in self.seats]

    def pick(self, hands: list[set[str]]) -> list[str]:
        """Everyone picks a role; the last card is no choice."""
        roles = []
        for seat in self.seats:
            hand = hands[seat]
            role = self.ask(seat, [f"role {role}" for role in hand])[5:] if len(hand) > 1 else next(iter(hand))
            hand.remove(role)
            roles.append(role)
        return roles

    def play_round(self, roles: list[str]) -> None:
        """Turns in order, and who shares when."""
        self.roles = roles
        self.spoiled: set[int] = set()
        order = sorted(self.seats, key=lambda seat: (ROLES.index(roles[seat]), self.numbers[seat][roles[seat]]))
        smugglers = [seat for seat in order if roles[seat] == "smuggler"]
        detectives = [seat for seat in order if roles[seat] == "detective"]
        self.ring = len(smugglers) > 1 and len(smugglers) > len(detectives)
        for seat in smugglers:
            self.turn(seat)
        if len(smugglers) >= len(detectives) if self.fr else self.ring:
            self.share([seat for seat in smugglers if seat not in self.spoiled])
        for seat in order[len(smugglers) : len(order) - len(detectives)]:
            self.turn(seat)
        self.share(detectives)

    def share(self, sharers: list[int]) -> None:
        """§5.2"""
        while sharers and +self.red:
            for seat in sharers:
                kinds = list(+self.red)
                gem = "" if not kinds else kinds[0] if len(kinds) == 1 or len(sharers) == 1 else ""
                if kinds and not gem:
                    gem = self.ask(seat, [f"share {kind}" for kind in kinds])[6:]
                if gem:
                    self.red[gem] -= 1
                    self.black[seat][gem] += 1

    # §4

    def turn(self, seat: int) -> None:
        """A whole turn."""
        drawer = self.box.drawer(self.ask(seat, [f"open {place}" for place in PLACES])[5:])
        role, up, down = self.roles[seat], drawer.up, drawer.down
        fallen, owner = +down.gems, down.alarm
        down.gems, down.alarm = Counter(), None
        if owner is not None:
            self.has_alarm[owner] = True
        placed = 0
        if fallen:
            assert not +up.gems, "gems in both halves"
            (self.red if owner is None or owner == seat else self.black[owner]).update(fallen)
            if role == "smuggler":
                self.spoiled.add(seat)
            if role == "gemologist":
                placed = self.gemologist(seat, up)
        else:
            placed = getattr(self, role.replace("-", "_"))(seat, *((drawer,) if role == "master-thief" else (up,)))
        self.look_at_alarm(up)
        if self.one_action or (not self.fr and not placed):
            self.box.move(self.ask(seat, [*ROTATIONS, "turn", "keep"]))
        else:
            self.move_twice(seat)

    def look_at_alarm(self, up: Half) -> None:
        """§4.4"""
        if up.alarm is not None and not +up.gems:
            if self.fr or self.ask(up.alarm, ["alarm-back", "alarm-stay"]) == "alarm-back":
                self.has_alarm[up.alarm] = True
                up.alarm = None

    # §5

    def place(self, seat: int, up: Half, must: bool) -> int:
        """One imitation, if he has any; return how many."""
        kinds = [f"place {gem}" for gem in +self.white[seat]]
        if not kinds:
            return 0
        if must and len(kinds) == 1:
            gem = kinds[0][6:]
        else:
            gem = self.ask(seat, kinds if must else [*kinds, "place nothing"])[6:]
        if gem == "nothing":
            return 0
        self.white[seat][gem] -= 1
        up.gems[gem] += 1
        return 1

    def smuggler(self, seat: int, up: Half) -> int:
        """§5.1"""
        if self.fr or self.ring:
            self.red.update(up.gems)
            up.gems = Counter()
        elif +up.gems:
            answer = self.ask(seat, [*(f"take {gem}" for gem in +up.gems), "leave"])
            if answer != "leave":
                up.gems[answer[5:]] -= 1
                self.black[seat][answer[5:]] += 1
        return self.place(seat, up, self.fr)

    def jeweler(self, seat: int, up: Half) -> int:
        """§5.3"""
        placed = self.place(seat, up, self.fr)
        if self.has_alarm[seat] and up.alarm is None and +up.gems:
            if self.ask(seat, ["alarm", "no-alarm"]) == "alarm":
                up.alarm = seat
                self.has_alarm[seat] = False
        return placed

    def gemologist(self, seat: int, up: Half) -> int:
        """§5.4"""
        placed = 0
        for i in range(1 + self.roles.count("detective")):
            more = self.place(seat, up, self.fr and i == 0)
            placed += more
            if not more:
                break
        return placed

    def take_all(self, seat: int, up: Half) -> None:
        """All gems of a bin."""
        self.black[seat].update(up.gems)
        up.gems = Counter()

    def thief(self, seat: int, up: Half) -> int:
        """§5.5"""
        if +up.gems and (self.fr or self.ask(seat, ["take", "leave"]) == "take"):
            self.take_all(seat, up)
        return 0

    def master_thief(self, seat: int, drawer: Drawer) -> int:
        """§5.6"""
        up = drawer.up
        answer = self.ask(seat, ["take", "pull", *(["leave"] if not self.fr and +up.gems else [])])
        if answer == "take":
            self.take_all(seat, up)
        if answer == "pull" and up.rubies:
            if self.ask(seat, ["take", "leave"]) == "take":
                up.rubies = 0
                self.black[seat]["ruby"] += 1
                self.take_all(seat, up)
        elif answer == "pull":
            if drawer.down.rubies:
                drawer.down.rubies = 0
                up.rubies += self.fr
                self.red["ruby"] += not self.fr
            return 0
        return 0 if self.fr else self.place(seat, up, False)

    # §6

    def scores(self) -> list[int]:
        """The points of all."""
        worth = [sum(WORTH[gem] * n for gem, n in pillow.items()) for pillow in self.black]
        return [worth[s] - sum(WORTH[gem] * n for gem, n in self.white[s].items()) for s in self.seats]

    def winners(self) -> list[int]:
        """The best by points, rubies, sapphires."""
        keys = [(self.scores()[s], self.black[s]["ruby"], self.black[s]["sapphire"]) for s in self.seats]
        return [seat for seat in self.seats if keys[seat] == max(keys)]


def recount(transcript: str) -> tuple[str, list[int], list[int]]:
    """Why a game ended, its scores and its winners, by this referee."""
    head, _, body = transcript.partition("\n\n")
    said = dict(line.removeprefix("option ").split(" ", 1) for line in head.splitlines())
    lines = [line.split(" ", 2)[1:] for line in body.splitlines() if not line.startswith("result")]

    def answer(seat: int, texts: Collection[str]) -> str:
        name = "chance" if seat < 0 else f"p{seat + 1}"
        # Those who pick a role at the same time may stand in any order.
        place = next(i for i, (who, _) in enumerate(lines) if who == name)
        text = lines.pop(place)[1]
        assert place == 0 or text.startswith("role "), f"{name} is asked, not {lines[0][0]}"
        assert text in texts, f"{name} may not {text}: {sorted(texts)}"
        return text

    table = Table(int(said["players"]), said, answer)
    reason = table.play()
    assert not lines, "the game went on"
    return reason, table.scores(), table.winners()
