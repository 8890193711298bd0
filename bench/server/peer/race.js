// The trivial game for two seats: say 1, 2 or 3 in turn; who reaches the goal wins. As in bench/server/race.
const { INVALID_MOVE } = require("boardgame.io/core");

const GOAL = 120;

exports.race = {
  name: "race",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, number) => {
      if (![1, 2, 3].includes(number)) return INVALID_MOVE;
      G.count += number;
    },
  },
  endIf: ({ G, ctx }) => (G.count >= GOAL ? { winner: ctx.currentPlayer } : undefined),
};
