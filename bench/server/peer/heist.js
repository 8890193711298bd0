// A card game with hidden hands for four seats, about the size of Dieven! without its action cards.
//
// Draw up to four cards, then play one: money face down before yourself or face up before somebody else, or a police
// car. With four police cars on the table the richest lose their loot. The seventh getaway car ends the game.
const { INVALID_MOVE } = require("boardgame.io/core");

const HAND = 4;
const RAID = 4;
const LAST_GETAWAY = 7;
const MONEY = ["0", "1", "2", "3"];
const DECK = [...MONEY.flatMap((card) => Array(6).fill(card)), ...Array(10).fill("police")];
const GETAWAYS = Array(8).fill("getaway");

function setup({ ctx, random }) {
  const pile = random.Shuffle(DECK);
  const seats = [...Array(ctx.numPlayers).keys()];
  const hands = seats.map(() => pile.splice(0, HAND - 1));
  return {
    pile: random.Shuffle([...pile, ...GETAWAYS]),
    discard: [],
    police: 0,
    getaways: 0,
    hands,
    loot: seats.map(() => []),
  };
}

function fillHand({ G, ctx }) {
  const hand = G.hands[ctx.currentPlayer];
  while (hand.length < HAND && G.pile.length > 0 && G.getaways < LAST_GETAWAY) {
    const card = G.pile.pop();
    if (card === "getaway") G.getaways += 1;
    else hand.push(card);
  }
}

function takeFromHand(G, seat, card) {
  const place = G.hands[seat].indexOf(card);
  if (place < 0) return false;
  G.hands[seat].splice(place, 1);
  return true;
}

function stash({ G, playerID }, card) {
  if (!MONEY.includes(card) || !takeFromHand(G, playerID, card)) return INVALID_MOVE;
  G.loot[playerID].push({ card, face: "down" });
}

function give({ G, playerID }, card, other) {
  if (other === playerID || !(other in G.loot)) return INVALID_MOVE;
  if (!MONEY.includes(card) || !takeFromHand(G, playerID, card)) return INVALID_MOVE;
  G.loot[other].push({ card, face: "up" });
}

function callPolice({ G, playerID, random }) {
  if (!takeFromHand(G, playerID, "police")) return INVALID_MOVE;
  G.police += 1;
  if (G.police === RAID) raid(G, random);
}

const worth = (loot) => loot.reduce((sum, { card }) => sum + Number(card), 0);

function raid(G, random) {
  const most = Math.max(...G.loot.map(worth));
  for (const loot of G.loot) {
    for (const item of loot) item.face = "up";
    if (most > 0 && worth(loot) === most) G.discard.push(...loot.splice(0).map(({ card }) => card));
  }
  G.pile = random.Shuffle([...G.pile, ...G.discard, ...Array(G.police).fill("police")]);
  G.discard = [];
  G.police = 0;
}

function playerView({ G, playerID }) {
  const hide = ({ card, face }, seat) => ({ card: face === "up" || String(seat) === playerID ? card : "hidden", face });
  return {
    ...G,
    pile: G.pile.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => "hidden"))),
    loot: G.loot.map((loot, seat) => loot.map((item) => hide(item, seat))),
  };
}

exports.heist = {
  name: "heist",
  minPlayers: 3,
  maxPlayers: 6,
  setup,
  playerView,
  turn: { minMoves: 1, maxMoves: 1, onBegin: fillHand },
  moves: { stash: { move: stash, client: false, redact: true }, give, callPolice: { move: callPolice, client: false } },
  endIf: ({ G }) => (G.getaways >= LAST_GETAWAY || G.pile.length === 0 ? { scores: G.loot.map(worth) } : undefined),
};
