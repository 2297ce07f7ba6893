// Tic-Tac-Toe for two on boardgame.io's own server; with a folder as second argument its matches
// are kept there in files, without one in memory.
const { FlatFile, Server } = require("boardgame.io/server");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      if (G.cells[square] !== null) {
        return "INVALID_MOVE";
      }
      G.cells[square] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.includes(null) ? undefined : { draw: true }),
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [TicTacToe],
  origins: [/127\.0\.0\.1/],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port), callback: () => {} });
