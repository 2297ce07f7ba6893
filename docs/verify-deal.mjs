// Usage: node docs/verify-deal.mjs GAME.json [FINGERPRINT]
// GAME.json is the answer of /api/v1/tables/TABLE/replay?as=open, or a list of such; FINGERPRINT is what you noted before
// the game. Ends with 1 if anything does not fit.
import { readFileSync } from 'node:fs';
import { verify } from '../web/src/replay/fair-deals.mjs';

const words = {
  fingerprint: () => 'the secret does not fit its fingerprint',
  noted: () => 'the fingerprint is not the one you noted',
  draw: ({ number, type }) => `event ${number} (${type}) was not drawn so`,
};

const [file, noted] = process.argv.slice(2);
const games = [JSON.parse(readFileSync(file, 'utf8'))].flat();
const found = games.map((game) => verify(game, noted));
found.forEach(({ draws, faults }, at) => {
  const { id, game, deal } = games[at].table;
  console.log(`${game} ${id}: ${faults.length ? faults.map((fault) => words[fault.kind](fault)).join('; ') : `${draws} draws repeated, with the luck of ${Object.keys(deal.luck).length}`}`);
});
process.exit(found.some(({ faults }) => faults.length) ? 1 : 0);
