// Tic-Tac-Toe for two on Colyseus, in memory. With `at-once` as second argument a change is sent as
// soon as it is made, without it as Colyseus does by itself: with the next of twenty patches a second.
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const State = schema({ board: t.array("number"), turn: t.number() });

const [port, when] = process.argv.slice(2);
const isAtOnce = when === "at-once";

class TicTacToe extends Room {
  maxClients = 2;

  onCreate() {
    if (isAtOnce) {
      // As good as never. Without a rate at all the room would tick sixty times a second.
      this.patchRate = 3_600_000;
    }
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
        if (isAtOnce) {
          this.broadcastPatch();
        }
      }
    });
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("tic-tac-toe", TicTacToe);
await server.listen(Number(port), "127.0.0.1");
