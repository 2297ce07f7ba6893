// Repeats every draw of a finished game from what was published of it. Needs nothing but this file: it shares no
// code with the server, and holds its own SHA-256, which browsers have only on secure pages. docs/fair-deals.md tells
// the scheme.

const bytes = (word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255];
const primes = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) => !Array.from({ length: n - 2 }, (_, d) => d + 2).some((d) => n % d === 0));
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const K = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

const sha256 = (text) => {
  const padded = [...text, 128, ...Array((119 - (text.length % 64)) % 64).fill(0), 0, 0, 0, 0, ...bytes(text.length * 8)];
  let hash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  for (let at = 0; at < padded.length; at += 64) {
    const words = [];
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const [x, y] = [words[i - 15], words[i - 2]];
      words[i] = i < 16
        ? (padded[at + 4 * i] << 24) | (padded[at + 4 * i + 1] << 16) | (padded[at + 4 * i + 2] << 8) | padded[at + 4 * i + 3]
        : (words[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + words[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0;
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + words[i]) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    hash = [a, b, c, d, e, f, g, h].map((word, i) => (word + hash[i]) | 0);
  }
  return hash.flatMap(bytes);
};
const hmac = (key, text) => {
  const short = key.length > 64 ? sha256(key) : key;
  const padded = [...short, ...Array(64 - short.length).fill(0)];
  return sha256([...padded.map((byte) => byte ^ 0x5c), ...sha256([...padded.map((byte) => byte ^ 0x36), ...text])]);
};
const codesOf = (text) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const utf16 = (text) => codesOf(text).flatMap((code) => [code >> 8, code & 255]);

/// What is published of a secret before the game: SHA-256 of its text.
export const fingerprint = (secret) => sha256(codesOf(secret)).map((byte) => byte.toString(16).padStart(2, '0')).join('');

/// Whole numbers below a bound for the event with this number: HMAC-SHA256 in counter mode, eight bytes a try.
const chance = ({ secret, luck }, number) => {
  const added = Object.keys(luck).sort((a, b) => a - b).map((seat) => luck[seat]);
  const label = utf16(`${added.length ? `deal-v2:${number}:${added}` : `deal-v1:${number}`}\0`);
  let [block, used, counter] = [[], 0, 0];
  const int = () => {
    if (used === block.length) {
      [block, used] = [hmac(utf16(secret), [...label, 0, 0, 0, 0, ...bytes(counter++)]), 0];
    }
    const at = (used += 8) - 8;
    return (block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3];
  };
  return (bound) => {
    if ((bound & (bound - 1)) === 0) return int() & (bound - 1);
    for (;;) {
      const tried = int() >>> 1;
      // What would favour small numbers is drawn again.
      if (tried - (tried % bound) + bound - 1 <= 0x7fffffff) return tried % bound;
    }
  };
};
const shuffled = (cards, below) => {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const at = below(last + 1);
    [deck[last], deck[at]] = [deck[at], deck[last]];
  }
  return deck;
};
const mark = (copy) => (copy > 1 ? `'${copy}` : '');
const shoe = (decks, jokers) => [
  ...Array.from({ length: decks }, (_, copy) => [...'CDHS'].flatMap((suit) =>
    ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => rank + suit + mark(copy + 1)))).flat(),
  ...Array.from({ length: decks * jokers }, (_, copy) => `X${mark(copy + 1)}`),
];
const codes = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0')).filter((code) => new Set(code).size === 3);
const places = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/// What each draw must have been, by the game's rules; an event without one is only followed.
const rules = {
  cambio: ({ seats }) => {
    let [pile, drawn] = [[], 'deck'];
    const grids = seats.map(() => ({}));
    const spot = ({ seat, place }) => grids[seat][place];
    return {
      dealt: (event, below) => {
        const deck = shuffled(shoe(1, 0), below);
        deck.slice(0, 4 * seats.length).forEach((card, at) => {
          grids[at >> 2][places[at % 4]] = new Set(at % 4 > 1 ? [at >> 2] : []);
        });
        return [event.cards, deck];
      },
      'drawn-from-deck': () => { drawn = 'deck'; },
      'taken-from-discards': () => { drawn = 'discards'; pile.pop(); },
      swapped: ({ seat, place, out }) => {
        grids[seat][place] = new Set(drawn === 'deck' ? [seat] : seats.keys());
        pile.push(out);
      },
      discarded: ({ card }) => { pile.push(card); },
      looked: ({ seat, at }) => { spot(at).add(seat); },
      'swapped-unseen': ({ seat, own, other }) => {
        [grids[seat][own], grids[other.seat][other.place]] = [spot(other), grids[seat][own]];
      },
      'king-showed': ({ seat, place }, below) => {
        const unseen = places.filter((each) => !grids[seat][each].has(seat));
        const from = unseen.length ? unseen : places;
        const expected = from[below(from.length)];
        grids[seat][place].add(seat);
        return [place, expected];
      },
      reshuffled: ({ cards }, below) => {
        const top = pile.pop();
        const expected = shuffled(pile, below);
        pile = [top];
        return [cards, expected];
      },
    };
  },
  shanko: ({ seats }) => {
    const decks = seats.length <= 4 ? 2 : seats.length <= 6 ? 3 : 4;
    let discards = [];
    return {
      'starter-drawn': ({ seat }, below) => [seat, below(seats.length)],
      dealt: ({ hands, opening, pile }, below) => {
        discards = [opening];
        return [[...hands.flat(), opening, ...pile], shuffled(shoe(decks, 4), below)];
      },
      discarded: ({ card }) => { discards.push(card); },
      'took-discard': () => { discards.pop(); },
      'window-closed': ({ buyer }) => { if (buyer !== undefined) discards.pop(); },
      reshuffled: ({ pile }, below) => {
        const top = discards.pop();
        const expected = shuffled(discards, below);
        discards = [top];
        return [pile, expected];
      },
    };
  },
  numeron: ({ seats, options }) => ({
    'round-opened': ({ round, first }, below) =>
      round === 1 && seats.length === 2 && options.first === 'drawn' ? [first, below(2)] : undefined,
    'code-drawn': ({ code }, below) => [code.value ?? code, codes[below(codes.length)]],
  }),
};

/// What is wrong with a finished game, and how many of its draws were repeated.
export const verify = ({ table, events }, noted) => {
  const { deal } = table;
  const faults = [];
  let draws = 0;
  if (fingerprint(deal.secret) !== deal.fingerprint) faults.push({ kind: 'fingerprint' });
  if (noted && noted !== deal.fingerprint) faults.push({ kind: 'noted' });
  const known = rules[table.game]?.(table) ?? {};
  events.forEach((event, number) => {
    const [is, must] = known[event.type]?.(event, chance(deal, number)) ?? [];
    if (must === undefined) return;
    draws++;
    if (JSON.stringify(is) !== JSON.stringify(must)) faults.push({ kind: 'draw', number, type: event.type });
  });
  return { draws, faults };
};
