import { h } from 'preact';
import { type Suit, read, spoken } from './cards';

/// Suits differ by shape, letter and colour, so that each alone is enough.
const SHAPES: Record<Suit, string> = {
  C: 'M12 2a4.6 4.6 0 0 0-3.9 7.1 4.6 4.6 0 1 0 2.9 7.7L9.6 22h4.8L13 16.8a4.6 4.6 0 1 0 2.9-7.7A4.6 4.6 0 0 0 12 2z',
  D: 'M12 1l7.5 11L12 23 4.5 12z',
  H: 'M12 22C5 15.600 2 12.300 2 8.200A5.200 5.200 0 0 1 12 5.600a5.200 5.200 0 0 1 10 2.600c0 4.100-3 7.400-10 13.800z',
  S: 'M12 1c7 6 10 9.200 10 13a4.800 4.800 0 0 1-8.700 2.800L14.500 22h-5l1.200-5.200A4.800 4.800 0 0 1 2 14C2 10.200 5 7 12 1z',
};
const STAR = 'M12 2l2.900 6.700 7.100.7-5.400 4.700L18.200 21 12 17.300 5.800 21l1.600-6.900L2 9.400l7.100-.7z';

/// What the court wears, in ink: the jack's feathered hat, the queen's tiara, the king's crown.
const COURT: Record<string, string> = {
  J: 'M3 17h18M5 17c0-6 3-9 8-9 4 0 6 3 6 9M13 8c1-5 5-7 9-6-1 4-4 6-9 6',
  Q: 'M3 19c6-2 12-2 18 0M4 19L2.500 9l5 4.500L12 6l4.500 7.500 5-4.500L20 19M12 5.900v-.2M2.500 8.800v-.2M21.500 8.800v-.2',
  K: 'M4 20h16M4 17h16M4 17L2.500 8l5 4L12 4l4.500 8 5-4L20 17M12 4V1M10.500 2.300h3',
};

export interface CardProps {
  /// Its notation; a card without one lies face down.
  card?: string;
  /// One of the backs, by name.
  back?: string;
  class?: string;
}

/// A playing card, drawn.
export const Card = ({ card, back = 'weave', class: more = '' }: CardProps) => {
  const { rank, suit } = read(card ?? '');
  return (
    <svg class={`card ${card ? `suit-${suit || 'X'}` : `back ${back}`} ${more}`} viewBox="0 0 100 140" role="img" aria-label={spoken(card)}>
      <rect class="paper" x="1" y="1" width="98" height="138" rx="9" />
      {card ? <Face rank={rank} suit={suit} /> : <Back />}
    </svg>
  );
};

const Face = ({ rank, suit }: { rank: string; suit: Suit | '' }) => (
  <g>
    <Corner rank={rank} suit={suit} />
    <g transform="rotate(180 50 70)"><Corner rank={rank} suit={suit} /></g>
    {COURT[rank] ? (
      <g>
        <path class="court" transform="translate(27 34) scale(1.9)" d={COURT[rank]} />
        <path class="pip" transform="translate(33 76) scale(1.400)" d={SHAPES[suit || 'S']} />
      </g>
    ) : (
      <path class="pip" transform="translate(26 46) scale(2)" d={suit ? SHAPES[suit] : STAR} />
    )}
  </g>
);

const Corner = ({ rank, suit }: { rank: string; suit: Suit | '' }) => (
  <g>
    <text x="16" y="29" class={rank === '10' ? 'ten' : undefined}>{rank || '★'}</text>
    {suit && <path class="pip" transform="translate(7 34) scale(.75)" d={SHAPES[suit]} />}
    {suit && <text class="letter" x="16" y="66">{suit}</text>}
  </g>
);

const Back = () => (
  <g class="pattern">
    <rect x="9" y="9" width="82" height="122" rx="5" />
    <path d="M9 40l31-31M9 70l61-61M9 100l82-82M9 130l82-82M30 131l61-61M60 131l31-31M91 40L60 9M91 70L30 9M91 100L9 18M91 130L9 48M70 131L9 70M40 131L9 100" />
  </g>
);
