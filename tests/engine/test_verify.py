"""The verifier: it lets honest games pass, and no change of any part."""

from __future__ import annotations

import copy
import json
import random
import string
from collections.abc import Callable
from typing import Any

import pytest

import larceny
from larceny.engine.fairness import Chain, Terms, chain_head
from larceny.engine.verify import Finding
from larceny.library import check_export
from tests.conftest import LONG
from tests.engine.exports import HonestTable, honest_export

Exported = dict[str, Any]
Change = Callable[[Exported, random.Random], None]
MUTANTS = 1000


def found(exported: Exported) -> Finding:
    return check_export(json.dumps(exported))


@pytest.fixture(scope="module")
def honest() -> list[Exported]:
    """A short game of each kind, and one with a move taken back."""
    games = (larceny.load(key) for key in larceny.games())
    others = (honest_export("dieven", 3, number) for number in range(100))
    taken_back = next(other for other in others if '\\"undone\\"' in json.dumps(other))
    return [*(honest_export(game.key, game.players, 1) for game in games), taken_back]


@pytest.mark.parametrize("key", larceny.games())
def test_honest_games_pass(key: str) -> None:
    for players in larceny.load(key).ruleset.card.players:
        for number in range(20 if LONG else 2):
            exported = honest_export(key, players, number)
            finding = found(exported)
            assert finding.ok, finding
            assert finding.match is not None
            assert finding.match.transcript() == exported["transcript"]
            assert larceny.replay(exported["transcript"]).transcript() == exported["transcript"]


def test_a_move_taken_back_passes(honest: list[Exported]) -> None:
    kinds = [json.loads(line["entry"])["type"] for line in honest[-1]["log"]]
    assert "undone" in kinds
    assert found(honest[-1]).ok


def test_an_export_need_not_go_through_a_file(honest: list[Exported]) -> None:
    assert check_export(honest[0]).ok
    wrongs: list[Any] = [
        None,
        5,
        [],
        {"larceny": 1},
        {"larceny": {1}},
        {1: 2, "a": 3},
        {"larceny": 1, "table": "\ud800"},
    ]
    for wrong in wrongs:
        assert not check_export(wrong).ok


def test_names_and_levels_are_for_display_only(honest: list[Exported]) -> None:
    renamed = copy.deepcopy(honest[0])
    renamed["seats"][0] = {"name": None, "bot": "greedy"}
    assert found(renamed).ok


# Changes by somebody who has the file, and does or does not put the codes right again.


def other_letter(text: str, dice: random.Random) -> str:
    """A text with one letter changed."""
    place = dice.randrange(len(text))
    letter = dice.choice([letter for letter in string.hexdigits + " xyz{}\"',:é" if letter != text[place]])
    return text[:place] + letter + text[place + 1 :]


def flips(*path: str) -> Change:
    """Change a letter of this part; `any` goes to any element of a list."""

    def change(exported: Exported, dice: random.Random) -> None:
        holder: Any = exported
        places = [*path]
        while len(places) > 1 or places == ["any"]:
            place = places.pop(0)
            step: Any = dice.randrange(len(holder)) if place == "any" else place
            if not places:
                holder[step] = other_letter(holder[step], dice)
                return
            holder = holder[step]
        holder[places[0]] = other_letter(holder[places[0]], dice)

    return change


def upper_case(exported: Exported, dice: random.Random) -> None:
    name = dice.choice(["seed", "commitment"])
    exported[name] = exported[name].upper()


def other_number(name: str) -> Change:
    def change(exported: Exported, dice: random.Random) -> None:
        exported[name] = dice.choice([exported[name] + 1, exported[name] - 1, -1, float(exported[name]), True, "1"])

    return change


def other_option(exported: Exported, dice: random.Random) -> None:
    options = exported["options"]
    name = dice.choice([*options])
    options[name] = dice.choice([1, 2, True, "", "all", "others", None, f"{options[name]} "])


def option_left_out(exported: Exported, dice: random.Random) -> None:
    del exported["options"][dice.choice([*exported["options"]])]


def nonces_exchanged(exported: Exported, dice: random.Random) -> None:
    nonces = exported["nonces"]
    nonces[0], nonces[-1] = nonces[-1], nonces[0]


def nonce_left_out(exported: Exported, dice: random.Random) -> None:
    exported["nonces"].pop(dice.randrange(len(exported["nonces"])))


def line_left_out(exported: Exported, dice: random.Random) -> None:
    exported["log"].pop(dice.randrange(len(exported["log"])))


def last_lines_left_out(exported: Exported, dice: random.Random) -> None:
    del exported["log"][-dice.randint(1, 5) :]


def line_twice(exported: Exported, dice: random.Random) -> None:
    place = dice.randrange(len(exported["log"]))
    exported["log"].insert(place, dict(exported["log"][place]))


def move_twice(exported: Exported, dice: random.Random) -> None:
    """That a player sat down twice could be true; that a move was made twice could not."""
    log = exported["log"]
    place = dice.choice([place for place, line in enumerate(log) if json.loads(line["entry"])["type"] == "played"])
    log.insert(place, dict(log[place]))


def lines_exchanged(exported: Exported, dice: random.Random) -> None:
    log = exported["log"]
    one, other = dice.sample(range(len(log)), 2)
    log[one], log[other] = log[other], log[one]


def codes_exchanged(exported: Exported, dice: random.Random) -> None:
    one, other = dice.sample(exported["log"], 2)
    one["mac"], other["mac"] = other["mac"], one["mac"]


def line_added(exported: Exported, dice: random.Random) -> None:
    line = {"entry": '{"type":"paused"}', "mac": dice.randbytes(32).hex()}
    exported["log"].insert(dice.randint(0, len(exported["log"])), line)


def line_of_the_transcript(exported: Exported, dice: random.Random) -> None:
    lines = exported["transcript"].split("\n")
    place = dice.randrange(len(lines))
    lines[place : place + 1] = dice.choice([[], [lines[place], lines[place]], [lines[place] + " "]])
    exported["transcript"] = "\n".join(lines)


def other_scores(exported: Exported, dice: random.Random) -> None:
    seat = dice.randrange(exported["players"])
    exported["result"]["scores"][seat] += dice.choice([1, -1, 0.0])


def other_winners(exported: Exported, dice: random.Random) -> None:
    winners = exported["result"]["winners"]
    exported["result"]["winners"] = dice.choice([[], [*winners, 0], [float(seat) for seat in winners], None])


def part_left_out(exported: Exported, dice: random.Random) -> None:
    holder = dice.choice([exported, exported["result"], exported["log"][0], exported["seats"][0]])
    del holder[dice.choice([*holder])]


def part_added(exported: Exported, dice: random.Random) -> None:
    dice.choice([exported, exported["result"], exported["options"], exported["log"][0]])["more"] = 1


def with_codes(change: Change) -> Change:
    """The same by somebody who computes all codes anew, as everybody can once the seed is known."""

    def change_and_chain(exported: Exported, dice: random.Random) -> None:
        change(exported, dice)
        settled = {name: exported[name] for name in ("table", "game", "rules", "players", "options")}
        chain = Chain(bytes.fromhex(exported["seed"]), chain_head(exported["commitment"], Terms(**settled)))
        for line in exported["log"]:
            line["mac"] = chain.add(line["entry"].encode())

    return change_and_chain


def rewritten(kind: str, change: Callable[[Any, random.Random], None]) -> Change:
    """Change one entry of this kind, codes and all."""

    def rewrite(exported: Exported, dice: random.Random) -> None:
        entries = [(line, json.loads(line["entry"])) for line in exported["log"]]
        line, entry = dice.choice([(line, entry) for line, entry in entries if entry["type"] == kind])
        change(entry, dice)
        line["entry"] = json.dumps(entry)

    return with_codes(rewrite)


def other_chance(entry: Any, dice: random.Random) -> None:
    chance = entry["chance"] or ["draw nothing"]
    place = dice.randrange(len(chance))
    entry["chance"] = chance
    chance[place : place + 1] = dice.choice([[], [chance[place]] * 2, ["draw nothing"], [None], [chance[place], None]])


def other_seat(entry: Any, dice: random.Random) -> None:
    entry["seat"] = dice.choice([entry["seat"] + 1, -1, None, "0", 0.0, entry["seat"] == 0])


def other_action(entry: Any, dice: random.Random) -> None:
    entry["action"] = dice.choice(["", "dance", None, 7, entry["action"] + " ", entry["action"].upper()])


def other_nonces(entry: Any, dice: random.Random) -> None:
    entry["nonces"] = dice.choice([entry["nonces"][::-1], [], None, entry["nonces"][:-1]])


def other_kind(entry: Any, dice: random.Random) -> None:
    entry["type"] = dice.choice(["paused", "undone", "started", "", None])


CHANGES: dict[str, Change] = {
    "a letter of an entry": flips("log", "any", "entry"),
    "a letter of a code": flips("log", "any", "mac"),
    "a letter of the seed": flips("seed"),
    "a letter of the commitment": flips("commitment"),
    "a letter of a nonce": flips("nonces", "any"),
    "a letter of the table": flips("table"),
    "a letter of the game": flips("game"),
    "a letter of the transcript": flips("transcript"),
    "a letter of the reason": flips("result", "reason"),
    "large letters": upper_case,
    "the rules": other_number("rules"),
    "the players": other_number("players"),
    "the format": other_number("larceny"),
    "an option": other_option,
    "an option left out": option_left_out,
    "nonces exchanged": nonces_exchanged,
    "a nonce left out": nonce_left_out,
    "a line left out": line_left_out,
    "the last lines left out": last_lines_left_out,
    "a line twice": line_twice,
    "lines exchanged": lines_exchanged,
    "codes exchanged": codes_exchanged,
    "a line added": line_added,
    "a line of the transcript": line_of_the_transcript,
    "the scores": other_scores,
    "the winners": other_winners,
    "a part left out": part_left_out,
    "a part added": part_added,
    "the last lines left out, codes and all": with_codes(last_lines_left_out),
    "a move twice, codes and all": with_codes(move_twice),
    "a move, codes and all": rewritten("played", other_action),
    "chance, codes and all": rewritten("played", other_chance),
    "the first deal, codes and all": rewritten("started", other_chance),
    "the seat, codes and all": rewritten("played", other_seat),
    "the nonces of the log, codes and all": rewritten("started", other_nonces),
    "the kind of an entry, codes and all": rewritten("played", other_kind),
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_change_is_found(name: str, honest: list[Exported]) -> None:
    dice = random.Random(name)
    for number in range(-(-MUTANTS // len(CHANGES))):
        original = honest[number % len(honest)]
        mutant = copy.deepcopy(original)
        while json.dumps(mutant) == json.dumps(original):  # what was left out may have been equal
            CHANGES[name](mutant, dice)
        finding = found(mutant)
        assert not finding.ok, f"{name}, {number}"
        assert finding.match is None


# What is said about it.


def test_a_line_is_named(honest: list[Exported]) -> None:
    mutant = copy.deepcopy(honest[0])
    mutant["log"][6]["mac"] = "0" * 64
    assert (found(mutant).reason, found(mutant).line) == ("other-mac", 7)


def entries_lead_to(honest: list[Exported], reason: str, change: Callable[[list[str]], object]) -> Finding:
    mutant = copy.deepcopy(honest[0])

    def alter(exported: Exported, dice: random.Random) -> None:
        entries = [line["entry"] for line in exported["log"]]
        change(entries)
        exported["log"] = [{"entry": entry, "mac": ""} for entry in entries]

    with_codes(alter)(mutant, random.Random(1))
    finding = found(mutant)
    assert finding.reason == reason
    return finding


def test_the_order_of_a_game_is_kept(honest: list[Exported]) -> None:
    start = next(i for i, line in enumerate(honest[0]["log"]) if '"started"' in line["entry"])
    assert entries_lead_to(honest, "not-begun", lambda log: log.pop(start)).line == start + 1
    assert entries_lead_to(honest, "begun-twice", lambda log: log.insert(start, log[start])).line == start + 2
    late = entries_lead_to(honest, "after-the-end", lambda log: log.append('{"type":"stood"}'))
    assert late.line == len(honest[0]["log"]) + 1
    assert entries_lead_to(honest, "not-over", lambda log: log.pop()).line == 0
    assert entries_lead_to(honest, "not-over", lambda log: log.clear()).line == 0


NO_ENTRIES = ["", "{", "null", "[]", "{}", '{"type":1}', '{"type":"a","type":"b"}', "NaN", "[" * 9999]


@pytest.mark.parametrize("entry", NO_ENTRIES)
def test_an_entry_is_an_object_with_a_type(honest: list[Exported], entry: str) -> None:
    mutant = copy.deepcopy(honest[0])
    with_codes(lambda exported, dice: exported["log"].insert(0, {"entry": entry}))(mutant, random.Random(1))
    assert found(mutant).reason in ("no-json", "field-wrong")
    assert found(mutant).line == 1


def test_an_undo_that_the_rules_forbid_is_found(honest: list[Exported]) -> None:
    start = next(i for i, line in enumerate(honest[0]["log"]) if '"started"' in line["entry"])
    forbidden = '{"type":"undone","seat":0}'
    finding = entries_lead_to(honest, "illegal-undo", lambda log: log.insert(start + 1, forbidden))
    assert isinstance(finding.cause, larceny.IllegalMove)


def test_nobody_plays_for_chance(honest: list[Exported]) -> None:
    start = next(i for i, line in enumerate(honest[0]["log"]) if '"started"' in line["entry"])
    entry = '{"type":"played","seat":-1,"action":"draw 1","chance":[]}'
    assert entries_lead_to(honest, "field-wrong", lambda log: log.insert(start + 1, entry)).facts == {"field": "seat"}


def test_more_or_less_chance_than_due_is_found(honest: list[Exported]) -> None:
    def extended(entries: list[str]) -> None:
        place, entry = next((i, json.loads(entry)) for i, entry in enumerate(entries) if '"played"' in entry)
        entries[place] = json.dumps(entry | {"chance": [*entry["chance"], None]})

    assert entries_lead_to(honest, "other-chance", extended).facts == {"was": "–", "should": "–"}


# Garbage.


@pytest.mark.parametrize("trial", range(40))
def test_random_bytes_are_refused_in_peace(trial: int) -> None:
    dice = random.Random(trial)
    for _ in range(50):
        assert check_export(dice.randbytes(dice.randrange(300))).reason == "no-json"


def somewhere(value: Any, dice: random.Random) -> tuple[Any, Any]:
    """Any place in nested objects and lists."""
    holder, places = None, None
    while isinstance(value, dict | list) and value and (holder is None or dice.random() < 0.8):
        places = [*value] if isinstance(value, dict) else range(len(value))
        holder, place = value, dice.choice(places)
        value = value[place]
    return holder, place


NONSENSE: list[Any] = [
    *(None, True, 0, -1, 2**70, 1.5, [], {}, [[]], {"a": {}}),
    *("", "p1", "\ud800", "\x1b[2J", "9" * 5000),
]


@pytest.mark.parametrize("trial", range(20))
def test_nonsense_anywhere_is_found_in_peace(trial: int, honest: list[Exported]) -> None:
    dice = random.Random(trial)
    for _ in range(25):
        original = honest[dice.randrange(len(honest))]
        mutant = copy.deepcopy(original)
        holder, place = somewhere(mutant, dice)
        holder[place] = dice.choice(NONSENSE)
        if mutant | {"seats": 0} != original | {"seats": 0}:
            assert not found(mutant).ok


@pytest.mark.parametrize("trial", range(20))
def test_bytes_changed_in_a_line_are_found_in_peace(trial: int, honest: list[Exported]) -> None:
    dice = random.Random(trial)
    original = json.dumps(honest[0] | {"seats": [{"name": None, "bot": None}] * honest[0]["players"]})
    for _ in range(25):
        line = bytearray(original.encode())
        for _ in range(dice.randint(1, 4)):
            line[dice.randrange(len(line))] = dice.randrange(256)
        finding = check_export(bytes(line))
        assert not finding.ok or json.loads(line) == json.loads(original)


class Silent(HonestTable):
    """A table that does not tell who gave which nonce."""

    def note(self, kind: str, **parts: Any) -> None:
        """Append to the log, but not who sat down."""
        if kind != "seated":
            super().note(kind, **parts)


def test_a_nonce_that_nobody_gave_must_follow_from_the_seed() -> None:
    table = Silent("dieven", 3, 77)
    table.start()
    table.finish()
    assert check_export(json.dumps(table.export())).reason == "nobodys-nonce"
