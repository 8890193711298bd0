// boardgame.io's own server, as its documentation starts it: sockets on one port, the lobby on the next.
const { Server, Origins } = require("boardgame.io/server");
const { race } = require("./race");
const { heist } = require("./heist");

const port = Number(process.argv[2]);
const server = Server({ games: [race, heist], origins: [Origins.LOCALHOST] });
// Beside the sockets, on one port, koa-compose 4.2 loses the lobby's routes.
server.run({ port, lobbyConfig: { apiPort: port + 1 } });
