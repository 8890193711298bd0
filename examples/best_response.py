"""An approximate best response at any game: how much a player gains who is trained against copies of one bot.

    python -m examples.best_response schattendieb greedy --minutes 8 --save response.npz
    python -m examples.best_response schattendieb master --start response.npz --minutes 0 --deals 100
    python -m examples.best_response casse master --side thief --option setup=quick --deals 200

Whatever it gains is a lower bound of what can be gained. It trains against the rule of thumb, which plays in batches:
bots that look ahead are too slow for that. Against those the best of what was learnt is chosen in games with
themselves, and then tried on other deals. It starts from the rule of thumb, too, and learns when not to follow it.

Where each plays for himself it gains what it wins over a fair share; where there are teams, over what the bot itself
wins on that side in the same deals. It goes by what its seat sees now, and remembers nothing.
"""

from __future__ import annotations

import argparse
import copy
import dataclasses
import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import larceny
from bench import kept
from bench.strength.series import unusual, version
from examples.ppo import Array, Network, Player, interval, places_of, relative_actions, thumb, train, won_in_batches
from larceny.arena.entrants import make_ready
from larceny.arena.intervals import of_values
from larceny.bots.seated import Seated
from larceny.bots.thumb import Thumb
from larceny.engine.desk import THOUSANDTHS
from larceny.engine.record import HIDDEN

SAMPLE = 20_000  # observations from which the eyes learn what there is to see
FEW, RARE = 12, 0.002  # values of a cell that are told apart one by one, if they are not too rare
CALM = 0.85  # how often the untrained network does what the rule of thumb likes best
FADE = 0.97  # how much less a later decision tells
STAGES = 2  # of the training: after each of them the network is kept
FIRST_TRIAL = 2_000_000  # the seed of the first deal that is reported; those on which a network is chosen begin at 0
THUMB = "the rule of thumb"
PORTION = 5  # deals after which it is said how it stands

MakeBot = Callable[[], Any]


# What the network sees


class Eyes:
    """Observations of any game as numbers of about 1, as counted from the seat that looks.

    Which cells of the record tell anything, and what they can say, is learnt from a sample.
    """

    def __init__(self, game: larceny.Game, seen: Array, movers: Array) -> None:
        self.players, self.order = game.players, cells_from(game)
        flags: list[tuple[int, int]] = []
        numbers: list[tuple[int, float, float]] = []
        for cell, column in enumerate(self._turned(seen, movers).T):
            values, counts = np.unique(column, return_counts=True)
            flags += [
                (cell, value)
                for value in np.delete(values, counts.argmax())
                if value == HIDDEN or (len(values) <= FEW and counts[values == value] >= RARE * len(column))
            ]
            if len(values) > FEW:
                shown = column[column != HIDDEN]
                numbers.append((cell, float(shown.mean()), float(shown.std())))
        self.flags = np.array(flags, np.int64).reshape(-1, 2).T
        self.numbers = np.array(numbers, np.float32).reshape(-1, 3).T

    def _turned(self, seen: Array, movers: Array) -> Array:
        return np.take_along_axis(seen, self.order[movers], axis=1)

    def __call__(self, seen: Array, movers: Array) -> Array:
        """What the network is given."""
        turned = self._turned(seen, movers)
        cells, values = self.flags
        numbers, means, spreads = self.numbers
        shown = turned[:, numbers.astype(np.int64)]
        parts = (
            turned[:, cells] == values,
            np.where(shown == HIDDEN, np.float32(0), (shown - means) / spreads),
            movers[:, None] == np.arange(self.players),
        )
        return np.concatenate([part.astype(np.float32) for part in parts], axis=1)


def cells_from(game: larceny.Game) -> Array:
    """For each seat the cells of a record in an order in which its own row comes first.

    The first index of a field that only its owner sees is the seat, and so it is taken to be for others as long.
    """
    fields = game.ruleset.State.FIELDS.values()
    seats = {field.shape[0] for field in fields if field.seen_by.rule == "owner"}
    order = np.tile(np.arange(game.ruleset.State.SIZE), (game.players, 1))
    for field in fields:
        if field.shape and field.shape[0] in seats:
            rows = np.arange(field.start, field.stop).reshape(field.shape[0], -1)[: game.players]
            for seat in range(game.players):
                order[seat, rows] = np.roll(rows, -seat, axis=0)
    return order


@dataclass(frozen=True)
class Table:
    """A game, and the places at it that the learner takes in turn: all seats, or one side."""

    game: larceny.Game
    teams: list[list[int]]  # who wins together
    places: Sequence[int]
    side: str = ""

    @property
    def seats(self) -> list[int]:
        """All seats that the learner may have."""
        return [seat for place in self.places for seat in self.teams[place]]

    def fair(self, won: Array) -> Array:
        """As much as each would win if all were alike."""
        return np.full_like(won, 1 / len(self.teams))


def table_for(game: larceny.Game, side: str) -> Table:
    """The table at which a side is tried; in a game without teams there are none to name."""
    teams = places_of(game)
    if not game.start(seed=0).teams():
        return Table(game, teams, range(game.players))
    names = [game.ruleset.texts.say("en", f"team-{number + 1}") for number in range(len(teams))]
    if side not in names:
        raise SystemExit(f"--side is one of {', '.join(names)}")
    return Table(game, teams, [names.index(side)], side)


def sample(table: Table, wanted: int, seed: int = 0) -> tuple[Array, Array, Array]:
    """Observations, movers and ratings of the learner's seats, while everybody plays by the rule of thumb."""
    batch, rng, found, count = larceny.Batch(table.game, 64, seed), np.random.default_rng(seed), [], 0
    while count < wanted:
        ratings = batch.ratings()
        rows = np.isin(batch.movers, table.seats)
        found.append((batch.observations[rows], batch.movers[rows], ratings[rows]))
        count += int(rows.sum())
        batch.step(thumb(ratings, rng))
    seen, movers, rated = (np.concatenate(column) for column in zip(*found, strict=True))
    return seen, movers, rated


def calm(ratings: Array) -> float:
    """How much to trust the rule of thumb, so that what it likes best is mostly done, and all else tried at times."""
    best = ratings.max(axis=1, keepdims=True)
    behind = (best - ratings)[np.where(np.isfinite(ratings), ratings < best, False).any(axis=1)]
    if not len(behind):
        return 0.0
    low, high = 1e-3, 1e3
    for _ in range(30):
        middle = (low * high) ** 0.5
        odds = np.exp(-middle * behind)
        liked = ((behind == 0).sum(axis=1) / odds.sum(axis=1)).mean()
        low, high = (middle, high) if liked < CALM else (low, middle)
    return low


def new_player(table: Table, wanted: int) -> Player:
    """A player who goes by the rule of thumb as yet."""
    seen, movers, ratings = sample(table, wanted)
    eyes = Eyes(table.game, seen, movers)
    network = Network(eyes(seen[:1], movers[:1]).shape[1], table.game.num_actions)
    return Player(table.game, network, eyes, relative_actions(table.game), calm(ratings))


# Playing against any bot


class Response:
    """The learner as a bot, which chooses from a view as the others do."""

    def __init__(self, player: Player, sampled: bool) -> None:
        self.player, self.sampled = player, sampled
        self.thumb = Thumb(player.game.ruleset)

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """It goes by what lies on the table."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: np.random.Generator) -> str:
        """What has the best odds, or one of all by its odds."""
        game = self.player.game
        ratings = np.full((1, game.num_actions), -np.inf, np.float32)
        for text, (value, _) in zip(legal, self.thumb.rate(view, legal), strict=True):
            ratings[0, game.ruleset.action_numbers[text]] = value / THOUSANDTHS
        seen, movers = game.recall(view).vector[np.newaxis], np.array([view["you"]])
        return game.ruleset.actions[int(self.player.choose(seen, ratings, movers, rng if self.sampled else None)[0])]


@dataclass(frozen=True)
class Candidate:
    """A network as it was at some time, and whether it plays what it likes best or by its odds."""

    name: str
    weights: list[Array]
    sampled: bool = False

    def bot(self, player: Player) -> Response:
        """It, as a bot."""
        twin = copy.copy(player)
        twin.network = copy.copy(player.network)
        twin.network.weights = self.weights
        return Response(twin, self.sampled)


def won_in_matches(table: Table, hero: MakeBot, rival: MakeBot, deals: range) -> Array:
    """What the hero wins: a row for each deal, which it plays in all its places."""
    return np.array([[_share(table, hero, rival, deal, place) for place in table.places] for deal in deals])


def _share(table: Table, hero: MakeBot, rival: MakeBot, seed: int, place: int) -> float:
    """The share in the win of one match; what is drawn by lot depends on the deal and the seat."""
    own, match = table.teams[place], table.game.start(seed)
    bots = [Seated(hero() if seat in own else rival(), seat) for seat in range(table.game.players)]
    rngs = [np.random.default_rng([seed, seat]) for seat in range(len(bots))]
    while movers := match.movers():
        bots[movers[0]].act(match, rngs[movers[0]])
    assert match.outcome is not None
    return match.outcome.share(*own)


# Learning, choosing, reporting


def learn(player: Player, table: Table, minutes: float, rounds: int, games: int) -> list[Candidate]:
    """The untrained network, and the trained one after each stage."""
    rng, played = np.random.default_rng(0), 0
    found = [Candidate("untrained", [weight.copy() for weight in player.network.weights])]
    for played, over in train(player, minutes, rounds, games, rng, table.places, FADE):
        if over >= len(found) / STAGES:
            found.append(Candidate(f"after {played} games", [weight.copy() for weight in player.network.weights]))
            share, reach = interval(won_in_batches(player, games, 1, table.places))
            print(f"{played} games: {100 * share:.1f} % ± {100 * reach:.1f} against the rule of thumb", flush=True)
    return with_odds(found)


def chosen(table: Table, player: Player, candidates: list[Candidate], rival: MakeBot, deals: int) -> Candidate:
    """The candidate that wins most against the bot itself."""
    if not deals:
        return candidates[-2]  # the last, and what it likes best
    shares = []
    for candidate in candidates:
        won = won_in_matches(table, functools.partial(candidate.bot, player), rival, range(deals))
        shares.append(float(won.mean()))
        print(f"choosing: {candidate.name} wins {100 * shares[-1]:.1f} % of {won.size}", flush=True)
    return candidates[int(np.argmax(shares))]


SAME = ("game", "side", "options", "players", "against")  # what makes it the same measurement, made again


def report(table: Table, against: str, response: str, won: Array, usual: Array, keep: str = "") -> None:
    """A line of a table: what is won, and what is gained over what is usual in the same deals."""
    (share, reach), gain = interval(won), of_values((won - usual).mean(axis=1))
    doubt = gain.high - gain.mean if table.side else reach
    figures = {"wins": share, "reach": reach, "usual": float(usual.mean()), "gain": gain.mean, "doubt": doubt}
    line = {
        "game": table.game.key,
        "side": table.side,
        "options": unusual(table.game),
        "players": table.game.players,
        "against": against,
        "response": response,
        "games": won.size,
        **{name: round(value, 4) for name, value in figures.items()},
    }
    print(row(line), flush=True)
    if keep:
        kept.keep(Path(keep), {**line, "version": version()}, SAME)


def row(line: Mapping[str, Any]) -> str:
    """A line as docs/training.md has it; a gain that is sure is bold."""
    title = larceny.load(line["game"]).ruleset.card.title
    game = ", ".join(
        [title, *filter(None, [line["side"]]), *(f"`{name}={value}`" for name, value in line["options"].items())]
    )
    against = f"`{line['against']}` ({line['response']})" if line["response"] else line["against"]
    wins, gain = f"{_percent(line['wins'])} % ± {_percent(line['reach'])}", _percent(line["gain"], "+")
    gain = f"{gain} ± {_percent(line['doubt'])}"
    if not line["wins"]:
        wins, gain = "none", "none found"
    elif line["gain"] > line["doubt"]:
        gain = f"**{gain}**"
    return f"| {game} | {against} | {wins} | {_percent(line['usual'])} % | {gain} | {line['games']:,} |"


def _percent(share: float, sign: str = "") -> str:
    return f"{100 * share:{sign}.1f}"


HEAD = "| game | against | the response wins | usual | gain | games |\n|---|---|--:|--:|--:|--:|"


def save_all(path: str, candidates: list[Candidate]) -> None:
    """Keep what was learnt; the eyes learn the same again from the same sample."""
    kept = candidates[:-1]  # the last is the one before, played in another way
    np.savez(path, np.array([one.name for one in kept]), *(weight for one in kept for weight in one.weights))


def load_all(path: str) -> list[Candidate]:
    """What was kept."""
    with np.load(path) as kept:
        names, *weights = (kept[f"arr_{i}"] for i in range(len(kept.files)))
    size = len(weights) // len(names)
    return with_odds([Candidate(str(name), weights[size * i : size * (i + 1)]) for i, name in enumerate(names)])


def with_odds(candidates: list[Candidate]) -> list[Candidate]:
    """The same, and the last once more: as one that plays by its odds."""
    last = candidates[-1]
    return [*candidates, Candidate(f"{last.name}, by its odds", last.weights, sampled=True)]


@dataclass(frozen=True)
class Plan:
    """What is trained, for how long, and whom it is to meet."""

    key: str
    levels: Sequence[str] = ("greedy",)
    side: str = ""
    players: int = 4
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    minutes: float = 8.0
    rounds: int = 100_000  # at most, of the training
    games: int = 1024  # side by side
    deals: int = 100
    choosing: int = 12
    tried: int = 1000  # deals against the rule of thumb
    wanted: int = SAMPLE
    start: str = ""
    save: str = ""
    keep: str = ""  # a file for the lines as data


def main(plan: Plan) -> None:
    """Train against the rule of thumb, and meet it again; then each level: choose on some deals, report on others."""
    game = larceny.load(plan.key, players=plan.players, **plan.options)
    table = table_for(game, plan.side)
    player = new_player(table, plan.wanted)
    candidates = load_all(plan.start) if plan.start else learn(player, table, plan.minutes, plan.rounds, plan.games)
    if plan.save:
        save_all(plan.save, candidates)
    print(HEAD, flush=True)
    meet_the_thumb(table, player, candidates, plan.tried, plan.keep)
    make_ready(game, plan.levels)
    for level in plan.levels:
        meet(table, player, candidates, level, plan.deals, plan.choosing, plan.keep)


def meet_the_thumb(table: Table, player: Player, candidates: list[Candidate], deals: int, keep: str) -> None:
    """Report what the last network gains against what it was trained against."""
    player.network.weights = candidates[-1].weights
    won, same = (won_in_batches(player, deals, FIRST_TRIAL, table.places, by_thumb) for by_thumb in (False, True))
    report(table, THUMB, "", won, same if table.side else table.fair(won), keep)


def meet(
    table: Table, player: Player, candidates: list[Candidate], level: str, deals: int, choosing: int, keep: str
) -> None:
    """Choose a network against bots of a level, and report what it gains on other deals: so far, and in the end."""
    options: dict[str, Any] = dict(table.game.options)
    rival = functools.partial(larceny.bot, table.game.key, level, **options)
    best, won, usual = chosen(table, player, candidates, rival, choosing), [], []
    for first in range(FIRST_TRIAL, FIRST_TRIAL + deals, PORTION):
        trial = range(first, min(first + PORTION, FIRST_TRIAL + deals))
        won.append(won_in_matches(table, functools.partial(best.bot, player), rival, trial))
        usual.append(won_in_matches(table, rival, rival, trial) if table.side else table.fair(won[-1]))
        report(table, level, best.name, np.concatenate(won), np.concatenate(usual), keep)


def asked() -> Plan:
    """What was typed."""
    usual = Plan("")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("key", metavar="game")
    parser.add_argument("levels", nargs="*", default=usual.levels, metavar="level", help="bots to be met")
    parser.add_argument("--side", default="", help="in a game with teams: the name of one")
    parser.add_argument("--players", type=int, default=usual.players)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--minutes", type=float, default=usual.minutes)
    parser.add_argument(
        "--deals", type=int, default=usual.deals, help="that are reported; each is played in every place"
    )
    parser.add_argument(
        "--choosing", type=int, default=usual.choosing, help="deals on which one of the networks is chosen"
    )
    parser.add_argument("--start", default="", help="networks that --save wrote, instead of training")
    parser.add_argument("--save", default="")
    parser.add_argument("--keep", default="", help="write the lines as data, too: bench/results/responses.json")
    typed = vars(parser.parse_args())
    return Plan(options=dict(option.split("=", 1) for option in typed.pop("option")), **typed)


if __name__ == "__main__":
    main(asked())
