import { type ComponentChild, h } from 'preact';

const Paper = ({ children }: { children: ComponentChild }) => <svg class="thumb" viewBox="0 0 160 100" aria-hidden="true">{children}</svg>;

interface CardProps {
  x: number;
  y: number;
  turn?: number;
  face?: string;
  ink?: string;
}

/// A small card: its face as a large character, or its back.
const Small = ({ x, y, turn = 0, face, ink }: CardProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect class={face ? 'face' : 'back'} x="-15" y="-22" width="30" height="44" rx="4" />
    {face ? <text class={ink} y="8">{face}</text> : <path class="weave" d="M-9 -16L9 4M-9 -4L9 16M9 -16L-9 4M9 -4L-9 16" />}
  </g>
);

/// The landscape of Shanko's deck, which goes on from card to card, the farthest layer first.
const HILLS = [
  ['#cfe5d0', '56c12-9 20-8 32 0s20 6 30-2 20-7 30 1 18 5 28-1'],
  ['#9ccba4', '62c10-6 22-6 34 1s24 4 36-3 30-3 50 2'],
  ['#55a072', '68c14-5 28 0 40 1s28-6 42-4 22 3 38 1'],
  ['#23704a', '74c18-4 32-2 48 1s40-4 72-2'],
];
const SAILS = ['#e07f2c', '#4f92c6', '#55a072', '#8670b5'];

/// A picture for each game, drawn as ink on paper.
export const thumbnails: Record<string, () => ComponentChild> = {
  'tic-tac-toe': () => (
    <Paper>
      <rect class="paper" x="34" y="6" width="92" height="88" rx="5" />
      <path class="ink" d="M67 14c-1 26 1 48 0 73M93 13c1 26-1 50 0 74M43 38c26-1 50 1 74 0M43 63c25 1 50-1 75 0" />
      <path class="blue" d="M48 19l13 13M61 19L48 32M74 45l13 12M87 44L73 58M99 69l13 13M112 69L99 82" />
      <path class="red" d="M80 19c-9 0-9 14 0 14s9-14 0-14M106 44c-9 0-9 14 0 14s9-14 0-14" />
      <path class="gold" d="M42 13l76 75" />
    </Paper>
  ),
  nine: () => (
    <Paper>
      <Small x={44} y={56} turn={-16} face="1" ink="red" />
      <Small x={68} y={50} turn={-6} face="4" ink="ink" />
      <Small x={93} y={50} turn={6} face="7" ink="red" />
      <Small x={117} y={56} turn={16} face="9" ink="red" />
    </Paper>
  ),
  numeron: () => (
    <Paper>
      <Small x={46} y={42} face="4" ink="ink" />
      <Small x={80} y={42} face="2" ink="ink" />
      <Small x={114} y={42} face="7" ink="ink" />
      <g class="pips"><circle class="eat" cx="68" cy="82" r="6" /><circle cx="86" cy="82" r="6" /><circle cx="104" cy="82" r="6" /><circle class="eat" cx="50" cy="82" r="6" /></g>
    </Paper>
  ),
  cambio: () => (
    <Paper>
      <Small x={62} y={27} />
      <Small x={98} y={27} />
      <Small x={62} y={74} />
      <Small x={101} y={72} turn={9} face="K" ink="red" />
    </Paper>
  ),
  shanko: () => (
    <Paper>
      <rect style="fill:#fffdf6;stroke:none" x="20" y="19" width="120" height="62" rx="4" />
      {HILLS.map(([colour, line]) => <path style={`fill:${colour}`} d={`M20 ${line}V77q0 4-4 4H24q-4 0-4-4z`} />)}
      <path style="stroke:#23704a" d="M37 26h-6l-1 6a4.6 4.6 0 1 1-.6 6M65 26l-5 7M63.5 42a4.6 4.6 0 1 0 0-9.2 4.6 4.6 0 1 0 0 9.2M124 33a4 3.4 0 1 0 0-7 4 3.4 0 1 0 0 7 4.6 4.3 0 1 0 0 9 4.6 4.3 0 1 0 0-9" />
      <g transform="translate(95 42) rotate(12)">{SAILS.map((colour, index) => <path transform={`rotate(${90 * index})`} style={`fill:${colour}`} d="M0 0V-13Q9-13 12-6z" />)}<circle style="fill:#c98f0e;stroke:none" r="2" /></g>
      <path style="stroke:#1d2b4a40;stroke-width:1" d="M50 19V81M80 19V81M110 19V81" />
    </Paper>
  ),
};
