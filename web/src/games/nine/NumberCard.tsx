import { h } from 'preact';

interface FaceProps {
  card: number;
  joker: boolean;
}

/// The face of a card: odd ones red, even ones black; a joker is a star. The numerals are drawn by the
/// style sheet, so that they are no text beside the card's name.
export const Face = ({ card, joker }: FaceProps) => (
  <span class={`face ${card % 2 ? 'odd' : 'even'}`} aria-hidden="true">
    <i data-number={card} />
    {joker && card === 1 ? (
      <svg viewBox="0 0 100 100"><path d="M50 6l12.700 29.200 31.700 2.700-24 20.900 7.200 31-27.600-16.500-27.600 16.500 7.200-31-24-20.900 31.700-2.700z" /></svg>
    ) : (
      <i data-number={card} />
    )}
    <i data-number={card} />
  </span>
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
