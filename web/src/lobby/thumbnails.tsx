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
      <Small x={40} y={58} turn={-20} face="5" ink="ink" />
      <Small x={60} y={51} turn={-10} face="6" ink="ink" />
      <Small x={80} y={48} face="7" ink="ink" />
      <Small x={100} y={51} turn={10} face="★" ink="gold" />
      <Small x={120} y={58} turn={20} face="8" ink="ink" />
    </Paper>
  ),
};
