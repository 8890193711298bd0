"""Fair shuffles: a second implementation, from docs/fairness.md alone, agrees with ours; draws are even."""

from __future__ import annotations

import hashlib
import hmac
import json
import pickle
import random
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import larceny
from larceny.engine import fairness
from larceny.engine.fairness import Chain, Dealer, Fairness, Terms
from larceny.engine.match import Match
from tests.conftest import LONG
from tests.engine.exports import HonestTable

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
DRAWS = 1_000_000 if LONG else 60_000

# The page's formulas anew: nothing of ours is used from here …


def keyed(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def in_order(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


def commitment_of(table: str, seed: bytes) -> str:
    return hashlib.sha256(b"larceny commitment 1\n" + table.encode("utf-8") + b"\n" + seed).hexdigest()


def key_of(seed: bytes, terms: dict[str, Any]) -> bytes:
    return keyed(seed, in_order({name: terms[name] for name in sorted(terms)}))


def drawn(key: bytes, number: int, weights: list[int]) -> int:
    total, attempt = sum(weights), 0
    while True:
        message = b"draw" + number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        value = int.from_bytes(keyed(key, message)[:8], "big")
        if value < 2**64 // total * total:
            break
        attempt += 1
    left = value % total
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight
    raise AssertionError("the weights are used up")


def codes(seed: bytes, head: bytes, lines: list[bytes]) -> list[str]:
    key = keyed(seed, b"chain")
    found = [keyed(key, head)]
    for line in lines:
        found.append(keyed(key, found[-1] + line))
    return [code.hex() for code in found]


# … to here.


@pytest.fixture(scope="module")
def vectors() -> list[tuple[str, str]]:
    block = PAGE.read_text(encoding="utf-8").partition("<!-- vectors")[2].split("```")[1]
    lines = (line.partition(": ") for line in block.strip().splitlines())
    return [(name, value) for name, _, value in lines]


def test_the_vectors_of_the_page_are_those_of_the_second_implementation(vectors: list[tuple[str, str]]) -> None:
    found = dict(vectors)
    seed = bytes.fromhex(found["seed"])
    assert commitment_of(found["table"], seed) == found["commitment"]
    key = key_of(seed, json.loads(found["terms"]))
    assert key.hex() == found["key"]
    draws = [(re.findall(r"\d+", name), value) for name, value in vectors if name.startswith("draw ")]
    assert len(draws) == 20
    for (number, *weights), place in draws:
        assert drawn(key, int(number), [int(weight) for weight in weights]) == int(place)
    lines = [value.encode() for name, value in vectors if name.startswith("line ")]
    macs = [value for name, value in vectors if name.startswith("mac ")]
    assert codes(seed, found["head"].encode(), lines) == macs


@pytest.mark.parametrize("trial", range(50))
def test_both_implementations_agree(trial: int) -> None:
    dice = random.Random(trial)
    seed, players = dice.randbytes(32), dice.randint(2, 7)
    values: list[str | int] = ["both", "Zoë", 7, -1]
    options = {f"option{dice.randrange(99)}": dice.choice(values) for _ in range(3)}
    nonces = tuple(dice.randbytes(16).hex() for _ in range(players))
    terms = Terms(f"table_{trial}", "dieven", dice.randint(1, 9), players, options, nonces)
    assert fairness.commit(terms.table, seed) == commitment_of(terms.table, seed)
    key = fairness.dealing_key(seed, terms)
    assert key == key_of(seed, asdict(terms))
    dealer = Dealer(key)
    for number in range(20):
        weights = [dice.choice([0, 1, 2, 40, 2**40, 2**58]) for _ in range(dice.randint(1, 60))] + [1]
        assert dealer.draw(number, weights) == drawn(key, number, weights)
    lines = [dice.randbytes(dice.randrange(200)) for _ in range(9)]
    chain = Chain(seed, b"head")
    assert [chain.mac, *map(chain.add, lines)] == codes(seed, b"head", lines)


def chi_square(counts: list[int], weights: list[int]) -> float:
    expected = [sum(counts) * weight / sum(weights) for weight in weights]
    return sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))


# The bounds are those between which chi-square lies with a probability of 0.998, for so many outcomes less one.
@pytest.mark.parametrize(
    ("weights", "least", "most"),
    [
        ([1] * 2, 0.0000016, 10.83),
        ([1] * 6, 0.21, 20.52),
        ([1] * 52, 25.37, 87.97),
        ([5, 1, 3, 2, 9], 0.091, 18.47),
        ([2**61, 2**61, 2**61, 2**61, 2**60], 0.091, 18.47),  # seven numbers of sixteen are drawn again
    ],
)
def test_draws_are_as_frequent_as_their_weights(weights: list[int], least: float, most: float) -> None:
    dealer, counts = Dealer(b"a key that is fixed"), [0] * len(weights)
    for number in range(DRAWS):
        counts[dealer.draw(number, weights)] += 1
    assert least < chi_square(counts, weights) < most


def test_two_draws_that_follow_each_other_have_nothing_to_do_with_each_other() -> None:
    dealer, counts = Dealer(b"another key"), [0] * 36
    for number in range(0, DRAWS, 2):
        counts[6 * dealer.draw(number, [1] * 6) + dealer.draw(number + 1, [1] * 6)] += 1
    assert 14.69 < chi_square(counts, [1] * 36) < 66.62


def test_a_number_that_would_favour_somebody_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    answers = iter([2**64 - 1, 2**64 - 2, 5])

    def number(dealer: Dealer, counters: bytes) -> int:
        asked.append(counters)
        return next(answers)

    monkeypatch.setattr(Dealer, "_number", number)
    assert Dealer(b"key").draw(4, [2**61] * 7) == 0
    assert asked == [bytes(7) + b"\4" + bytes(7) + bytes([attempt]) for attempt in range(3)]


def test_an_outcome_without_weight_never_comes() -> None:
    dealer = Dealer(b"key")
    assert {dealer.draw(number, [0, 1, 0, 0, 2, 0]) for number in range(500)} == {1, 4}


def test_weights_that_no_number_can_tell_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="at most"):
        Dealer(b"key").draw(0, [2**64, 1])


@pytest.mark.parametrize(("table", "seed"), [("a b", bytes(32)), ("", bytes(32)), ("x" * 65, bytes(32)), ("a", b"7")])
def test_a_commitment_needs_a_name_and_a_whole_seed(table: str, seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        fairness.commit(table, seed)


@pytest.mark.parametrize("nonces", [(), ("00" * 16,) * 2, ("00" * 16,) * 2 + ("FF" * 16,), ("00" * 16,) * 2 + ("00",)])
def test_no_cards_without_the_nonce_of_every_seat(nonces: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="one nonce"):
        fairness.dealing_key(bytes(32), Terms("a", "dieven", 1, 3, {}, nonces))


@pytest.mark.parametrize("changed", ["table", "game", "rules", "players", "options", "nonces", "seed"])
def test_whatever_is_settled_changes_the_cards(changed: str) -> None:
    terms = Terms("a", "dieven", 1, 2, {"siren": "others"}, ("00" * 16, "11" * 16))
    others: dict[str, Any] = {
        "table": "b",
        "game": "casse",
        "rules": 2,
        "players": 3,
        "options": {"siren": "all"},
        "nonces": terms.nonces[::-1],
    }
    if changed == "seed":
        other = fairness.dealing_key(b"\1" + bytes(31), terms)
    else:
        settled = asdict(terms) | {changed: others[changed]}
        settled["nonces"] = (*settled["nonces"], "22" * 16)[: settled["players"]]
        other = fairness.dealing_key(bytes(32), Terms(**settled))
    assert other != fairness.dealing_key(bytes(32), terms)


@pytest.mark.parametrize("key", larceny.games())
def test_chance_plays_what_the_odds_allow_until_a_player_may_act(key: str) -> None:
    table = HonestTable(key, larceny.load(key).players, 1)
    table.start()
    dealt = json.loads(table.log[-1][0])["chance"]
    assert larceny.CHANCE not in table.match.movers()
    again = table.game.start(seed=None)
    for number, text in enumerate(dealt):
        assert text == again.legal(larceny.CHANCE)[table.dealer.draw(number, again.chances()[1])]
        again.play(larceny.CHANCE, text)
    assert again.state_bytes == table.match.state_bytes


def promising() -> Match:
    match = larceny.load("dieven", 3).start(seed=None)
    match.fairness = Fairness("00" * 32, "a", ("00" * 16,) * 3, bytes(range(32)))
    return match


def test_a_match_keeps_its_promise_when_it_is_copied_and_pickled() -> None:
    match = promising()
    assert match.copy().fairness == match.fairness
    assert pickle.loads(pickle.dumps(match)).fairness == match.fairness
    assert larceny.load("dieven", 3).start(seed=1).fairness is None


def test_a_seed_is_not_shown_by_accident() -> None:
    assert "0102" not in repr(promising().fairness)
    assert "\\x01" not in repr(promising().fairness)
