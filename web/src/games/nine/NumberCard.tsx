import { h } from 'preact';

interface FaceProps {
  card: number;
  joker: boolean;
}

/// The face of a card: odd ones red, even ones black; a joker is a star.
export const Face = ({ card, joker }: FaceProps) => (
  <svg class={`face ${card % 2 ? 'odd' : 'even'}`} viewBox="0 0 100 140" aria-hidden="true">
    <rect class="paper" x="1" y="1" width="98" height="138" rx="10" />
    <text class="corner" x="17" y="30">{card}</text>
    <text class="corner" x="17" y="30" transform="rotate(180 50 70)">{card}</text>
    {joker && card === 1 ? <path d="M50 34l10.600 24.300 26.400 2.300-20 17.400 6 25.800-23-13.700-23 13.700 6-25.800-20-17.400 26.400-2.300z" /> : <text class="middle" x="50" y="93">{card}</text>}
  </svg>
);

const PATTERNS: Record<string, string> = {
  weave: 'M10 40l30-30M10 70l60-60M10 100l80-80M10 130l80-80M30 130l60-60M60 130l30-30M90 40L60 10M90 70L30 10M90 100L10 20M90 130L10 50M70 130L10 70M40 130L10 100',
  waves: [20, 38, 56, 74, 92, 110].map((y) => `M10 ${y}q10-12 20 0t20 0 20 0 20 0`).join(''),
  stars: [30, 70, 110].flatMap((y) => [30, 70].map((x) => `M${x} ${y - 11}l3 8 8 3-8 3-3 8-3-8-8-3 8-3z`)).join(''),
};

/// The back of a card, in the pattern that was chosen.
export const Back = ({ pattern }: { pattern: string }) => (
  <svg class={`face back ${pattern}`} viewBox="0 0 100 140" aria-hidden="true">
    <rect class="paper" x="1" y="1" width="98" height="138" rx="10" />
    <rect class="field" x="9" y="9" width="82" height="122" rx="6" />
    <path d={PATTERNS[pattern]} />
  </svg>
);
