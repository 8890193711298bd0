"""The examples run."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import larceny
from bench import kept
from examples import best_response, ppo, ppo_dieven, practise
from examples.best_response import Plan
from examples.practice_network import Network
from larceny.engine.practice import Practice

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("open_spiel_search", {"simulations": 4}),
        ("pettingzoo_random", {}),
        ("gymnasium_seat", {"games": 3}),
        ("language_model", {}),
    ],
)
def test_example(name: str, arguments: dict[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"](**arguments)
    assert capsys.readouterr().out


def test_a_learner_plays_and_learns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights = tmp_path / "weights.npz"
    ppo_dieven.main(rounds=1, games=12, deals=2, save=str(weights))
    assert "of 8 against greedy" in capsys.readouterr().out
    assert weights.exists()


def test_what_is_practised_is_kept_as_the_engine_takes_it_and_gone_on_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "practice.npz"
    for start in ("", str(kept)):
        practise.main("dieven", minutes=0.001, save=str(kept), start=start, games=64, deals=4)
        assert "against the rule of thumb" in capsys.readouterr().out
        assert Practice.of(tmp_path).neurons == larceny.load("dieven").ruleset.practice.neurons


def test_practice_makes_perfect() -> None:
    """From the same games, the actions that went well become likelier and the others do not."""
    game, rng = larceny.load("dieven", players=4), np.random.default_rng(1)
    network = Network.new("dieven", seed=1)
    seen = practise.play(game, network, practise.how_blind(256, rng), seed=1)
    rows = np.arange(len(seen.won))
    for _ in range(20):
        network.learn(seen, rows, rate=2e-3, entropy=0.0, imitating=False)
    likelier = network.think(seen.tables, seen.actions)[0][rows, seen.chosen] - seen.odds
    assert likelier[seen.gains > 0].mean() > 0 > likelier[seen.gains < 0].mean()


def sides() -> list[tuple[str, str]]:
    """Every game, with each of its sides."""
    found = []
    for key in larceny.games():
        game = larceny.load(key)
        count = len(game.start(seed=0).teams())
        found += [(key, game.ruleset.texts.say("en", f"team-{number + 1}")) for number in range(count)] or [(key, "")]
    return found


TINY: dict[str, Any] = {"rounds": 2, "games": 8, "deals": 1, "tried": 2, "wanted": 200}


@pytest.mark.parametrize(("key", "side"), sides())
def test_a_response_in_any_game(key: str, side: str, capsys: pytest.CaptureFixture[str]) -> None:
    best_response.main(Plan(key, ["greedy"], side, larceny.load(key).players, choosing=0, **TINY))
    assert "| `greedy` (after 16 games) |" in capsys.readouterr().out


def test_a_response_is_chosen_and_met_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = str(tmp_path / "response.npz")
    best_response.main(Plan("dieven", ["random"], choosing=1, save=kept, **TINY))
    first = capsys.readouterr().out
    assert first.count("choosing:") == 4  # untrained, after each of two rounds, and by its odds
    best_response.main(Plan("dieven", [], start=kept, **TINY))
    line = next(line for line in first.splitlines() if line.startswith("| Dieven! | the rule of thumb |"))
    assert line in capsys.readouterr().out


def test_what_a_response_gains_is_kept_as_data_and_reads_as_it_was_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "responses.json"
    best_response.main(Plan("dieven", ["random"], choosing=0, keep=str(file), **TINY))
    told = capsys.readouterr().out
    lines = kept.read(file)
    assert [line["against"] for line in lines] == ["the rule of thumb", "random"]
    assert best_response.row(lines[0]) in told
    assert best_response.row(lines[1]) in told


GAIN = {"game": "casse", "side": "thief", "options": {"setup": "quick"}, "against": "master", "response": "untrained"}


@pytest.mark.parametrize(
    ("wins", "gain", "said"),
    [
        (0.35, 0.1, "| 35.0 % ± 5.0 | 25.0 % | **+10.0 ± 6.0** | 1,000 |"),
        (0.30, 0.05, "| 30.0 % ± 5.0 | 25.0 % | +5.0 ± 6.0 | 1,000 |"),
        (0.0, -0.25, "| none | 25.0 % | none found | 1,000 |"),
    ],
)
def test_a_gain_is_bold_only_if_the_whole_interval_is_one(wins: float, gain: float, said: str) -> None:
    figures = {"games": 1000, "wins": wins, "reach": 0.05, "usual": 0.25, "gain": gain, "doubt": 0.06}
    written = best_response.row({**GAIN, **figures})
    assert written == f"| Le Casse du Siècle, thief, `setup=quick` | `master` (untrained) {said}"


def test_a_side_must_be_named_where_there_are_sides() -> None:
    with pytest.raises(SystemExit, match="thief, detectives"):
        best_response.main(Plan("casse", side="butler"))


def test_a_response_begins_as_the_rule_of_thumb() -> None:
    table = best_response.table_for(larceny.load("schattendieb", players=4), "")
    player = best_response.new_player(table, 400)
    seen, movers, ratings = best_response.sample(table, 400, seed=9)
    chosen = player.choose(seen, ratings, movers)
    assert (ratings[np.arange(len(movers)), chosen] > ratings.max(axis=1) - 0.1).mean() > 0.95


def test_a_response_sees_its_own_row_first() -> None:
    """What belongs to seats is turned, so that one network knows all of them."""
    batch = larceny.batch("schattendieb", n=16, players=4, seed=5)
    order = best_response.cells_from(batch.game)
    hand = batch.game.ruleset.State.FIELDS["hand"]
    for _ in range(20):
        turned = np.take_along_axis(batch.observations, order[batch.movers], axis=1)
        own = batch.seen("hand")[np.arange(16), batch.movers]
        assert (turned[:, hand.start : hand.start + own.shape[1]] == own).all()
        batch.step(batch.ratings().argmax(axis=1))


def test_seats_look_alike_to_a_learner() -> None:
    """A network that knows one seat knows all: what it sees and may do is counted from the seat that is to act."""
    batch = larceny.batch("dieven", n=64, players=4, seed=3)
    relative = ppo.relative_actions(batch.game)
    assert all(sorted(row) == list(range(batch.game.num_actions)) for row in relative.tolist())
    actions = batch.game.ruleset.actions
    give = actions.index("give 3 p2")  # to the next player
    assert [actions[relative[seat, give]] for seat in range(4)] == [f"give 3 p{n}" for n in (2, 3, 4, 1)]
    for _ in range(6):
        seen = ppo_dieven.features(batch.game, batch.observations, batch.movers)
        hands = batch.seen("hand")[np.arange(64), batch.movers]
        assert (seen[:, :13] == hands).all()
        batch.step(batch.ratings().argmax(axis=1))


def test_a_network_learns_what_it_is_shown() -> None:
    player, rng = ppo_dieven.new_player(), np.random.default_rng(1)
    shown = ppo.play(player, 40, seed=1, teacher=True)
    before = ppo_dieven.imitate(player.network, shown, 3e-3, rng)
    for _ in range(30):
        after = ppo_dieven.imitate(player.network, shown, 3e-3, rng)
    assert after > max(before, 0.5)


def test_what_won_becomes_likelier_and_what_lost_less_likely() -> None:
    player, rng = ppo_dieven.new_player(), np.random.default_rng(1)
    seen = ppo.play(player, 20, seed=1)
    often = seen.chosen == np.bincount(seen.chosen).argmax()
    seen.won = seen.gains = often.astype(np.float32)  # as if one action had won

    def likely() -> float:
        odds = ppo.log_softmax(player.network.forward(seen.inputs)[0] + seen.prior)
        return float(np.exp(odds[np.arange(len(odds)), seen.chosen])[often].mean())

    before = likely()
    for _ in range(5):
        ppo.improve(player.network, seen, 3e-3, 0.0, rng)
    assert likely() > before


def test_what_comes_later_tells_less_of_a_decision() -> None:
    player = ppo_dieven.new_player()
    player.network.weights[-2][:, -1] = 0  # it expects nothing
    whole, none = (ppo.play(player, 20, seed=1, fade=fade) for fade in (1.0, 0.0))
    assert (whole.gains == whole.won).all()
    assert whole.won.sum() > none.gains.sum() == 20  # one win in each game, and only the winners' last decisions count


def test_a_team_wins_as_one() -> None:
    table = best_response.table_for(larceny.load("casse", players=4, setup="quick"), "detectives")
    player = best_response.new_player(table, 200)
    caught = ppo.won_in_batches(player, 6, 1, table.places, by_thumb=True)
    assert set(caught.ravel().tolist()) <= {0.0, 1.0}
    assert set(ppo.play(player, 8, 1, table.places).won.tolist()) <= {0.0, 1.0}
