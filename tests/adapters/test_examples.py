"""The examples run."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

import larceny
from examples import best_response, ppo_dieven

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


def test_a_learner_plays_learns_and_is_met_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights = str(tmp_path / "weights.npz")
    ppo_dieven.main(rounds=1, games=12, deals=2, save=weights)
    assert "of 8 against greedy" in capsys.readouterr().out
    best_response.main("greedy", rounds=1, games=12, deals=2)
    assert "gains" in capsys.readouterr().out
    best_response.main("regular", minutes=0, deals=2, start=weights)
    assert "after 0 games" in capsys.readouterr().out


def test_seats_look_alike_to_a_learner() -> None:
    """A network that knows one seat knows all: what it sees and may do is counted from the seat that is to act."""
    batch = larceny.batch("dieven", n=64, players=4, seed=3)
    relative = ppo_dieven.relative_actions(batch.game)
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
    shown = ppo_dieven.play(player, 40, seed=1, teacher=ppo_dieven.thumb(rng))
    before = ppo_dieven.imitate(player.network, shown, 3e-3, rng)
    for _ in range(30):
        after = ppo_dieven.imitate(player.network, shown, 3e-3, rng)
    assert after > max(before, 0.5)


def test_what_won_becomes_likelier_and_what_lost_less_likely() -> None:
    player, rng = ppo_dieven.new_player(), np.random.default_rng(1)
    seen = ppo_dieven.play(player, 20, seed=1)
    often = seen.chosen == np.bincount(seen.chosen).argmax()
    seen.won = often.astype(np.float32)  # as if one action had won
    seen.values = np.zeros_like(seen.won)

    def likely() -> float:
        odds = ppo_dieven.log_softmax(player.network.forward(seen.inputs)[0], seen.legal)
        return float(np.exp(odds[np.arange(len(odds)), seen.chosen])[often].mean())

    before = likely()
    for _ in range(5):
        ppo_dieven.improve(player.network, seen, 3e-3, 0.0, rng)
    assert likely() > before
