import type { Command, ServerFrame } from './wire';

const TICK_MS = 1000;
const PING_MS = 4000;
/// Without any sign of life for so long the line counts as dead.
const SILENCE_MS = 10_000;
const SLOWEST_RETRY_MS = 5000;
/// About ten minutes; after that the person is asked.
const TRIES_MAX = 120;
/// Opened elsewhere, not allowed: trying again would not help.
const FINAL_CODES = [4001, 4003];

const page = Math.random().toString(36).slice(2, 10);
let commands = 0;

/// What becomes of a line: `up` and `down` by themselves; `ended` by the server, for good; in
/// `doubt` when it cannot even be opened: perhaps there is nothing to connect to.
export type Change = 'up' | 'down' | 'ended' | 'doubt';

/// A live connection to a table. It reconnects by itself, goes on after the last step it saw, and
/// repeats what was not answered under the same id.
export interface Line {
  /// Connects now.
  open(): void;
  /// Sends a command, again after each reconnection until it is answered. Gives its id.
  send(command: Command): string;
  close(): void;
}

/// Connects to an address, which may have changed each time; `replacing` ends an older connection of the same seat.
export const connect = (address: () => string, replacing: boolean, hear: (frame: ServerFrame) => void, changed: (change: Change) => void): Line => {
  const unanswered = new Map<string, string>();
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout>;
  let tries = 0;
  let heard = 0;
  let ticked = 0;
  let pinged = 0;
  let seen: number | undefined;

  const drop = (): void => {
    clearTimeout(retry);
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
  };

  const lose = (): void => {
    drop();
    changed('down');
    if (tries < TRIES_MAX) retry = setTimeout(open, Math.min(SLOWEST_RETRY_MS, 300 * 2 ** tries++) * (0.5 + Math.random() / 2));
  };

  const open = (): void => {
    drop();
    let opened = false;
    const started = new WebSocket(location.origin.replace(/^http/, 'ws') + address() + (seen === undefined ? '' : `&from=${seen}`) + (replacing || seen !== undefined ? '&takeover=1' : ''));
    socket = started;
    started.onopen = () => {
      opened = true;
      replacing = false;
      heard = performance.now();
      changed('up');
      unanswered.forEach((text) => started.send(text));
    };
    started.onmessage = ({ data }) => {
      const frame: ServerFrame = JSON.parse(data);
      heard = performance.now();
      tries = 0;
      if (frame.type === 'snapshot' || frame.type === 'update') seen = frame.seq;
      if ('id' in frame) unanswered.delete(frame.id!);
      hear(frame);
    };
    started.onclose = ({ code }) => {
      if (FINAL_CODES.includes(code)) {
        close();
        changed('ended');
      } else {
        if (!opened && tries % 4 === 0) changed('doubt');
        lose();
      }
    };
  };

  const tick = (): void => {
    const now = performance.now();
    // A hidden tab's timers may sleep for a minute: what was not listened for cannot be missed.
    if (now - ticked > PING_MS) heard = now;
    ticked = now;
    if (socket?.readyState !== 1) return;
    if (now - heard > SILENCE_MS) lose();
    else if (now - pinged >= PING_MS) {
      pinged = now;
      socket.send('{"type":"ping"}');
    }
  };

  const beat = setInterval(tick, TICK_MS);
  const close = (): void => {
    clearInterval(beat);
    removeEventListener('online', open);
    removeEventListener('offline', lose);
    drop();
  };

  addEventListener('online', open);
  addEventListener('offline', lose);
  open();
  return {
    open,
    close,
    send(command) {
      const id = page + ++commands;
      const text = JSON.stringify({ ...command, id });
      unanswered.set(id, text);
      if (socket?.readyState === 1) socket.send(text);
      return id;
    },
  };
};
