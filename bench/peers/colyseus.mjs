// Tic-Tac-Toe for two on Colyseus, in memory. Changes are sent at once, not at the next tick.
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const State = schema({ board: t.array("number"), turn: t.number() });

class TicTacToe extends Room {
  maxClients = 2;
  // As good as never: a patch of the empty board would look like a mark. Without a rate at all the
  // room would tick sixty times a second.
  patchRate = 3_600_000;

  onCreate() {
    this.state = new State();
    for (let square = 0; square < 9; square++) {
      this.state.board.push(-1);
    }
    this.state.turn = 0;
    this.onMessage("mark", (client, square) => {
      const seat = this.clients.indexOf(client);
      if (seat === this.state.turn && this.state.board[square] === -1) {
        this.state.board[square] = seat;
        this.state.turn = 1 - seat;
        this.broadcastPatch();
      }
    });
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("tic-tac-toe", TicTacToe);
await server.listen(Number(process.argv[2]), "127.0.0.1");
