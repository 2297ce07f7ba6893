import { paced } from '../../kit/pace';
import { moves } from '../../shell/settings';
import { fullPicture } from './Card';
import type { View } from './view';

const MOVE_MS = 320;
const STAGGER_MS = 45;
const LONGEST_MS = 1000;
const DEALT_TO_OTHERS = 3;
const DEALT = 11;

/// Where everything lay: cards by their notation, and the spots that cards come from and go to.
export interface Places {
  cards: Map<string, DOMRect>;
  spots: Map<string, DOMRect>;
}

const rectangles = (root: ParentNode, name: 'card' | 'spot'): Map<string, DOMRect> =>
  new Map([...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((element) => [element.dataset[name]!, element.getBoundingClientRect()]));

export const measure = (root: ParentNode): Places => ({ cards: rectangles(root, 'card'), spots: rectangles(root, 'spot') });

/// Whether anything shall move at all.
export const isLively = (): boolean => moves() && !document.hidden;

/// Whether a round has just been dealt, and nobody has done anything yet.
export const isFresh = ({ step, discards, players }: View): boolean => step === 'drawing' && discards === 1 && players.every(({ cards }) => cards === DEALT);

/// Shows how the table came from one view to the next: each card glides from where it was, or from
/// the pile, the discards or the player it came from. Cards that nobody sees fly as backs. Without
/// a view before, the cards are dealt.
export const animate = (root: ParentNode, before: Places | undefined, was: View | undefined, is: View, own?: number): void => {
  const dealing = !was || is.round !== was.round || (was.step === 'dealing' && is.step !== 'dealing');
  // Between two rounds there was no pile: it is where it lies now.
  const spots = dealing || !before ? measure(root).spots : before.spots;
  const giver = is.players.find(({ seat, cards }) => cards < (was?.players[seat]?.cards ?? 0))?.seat;
  let number = 0;
  const delay = (): number => Math.min(LONGEST_MS, STAGGER_MS * number++);
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = element.dataset.card!;
    const inHand = is.hand.includes(card);
    const known = dealing ? undefined : before?.cards.get(card);
    const spot = inHand ? (card === was?.discard && !dealing ? 'discard' : 'pile') : giver === undefined || dealing ? 'pile' : giver === own ? 'hand' : `player ${giver}`;
    const from = known ?? spots.get(spot);
    if (from && (known || was !== is)) glide(element, from, known ? 0 : delay());
  }
  if (was === is) return;
  for (const { seat, cards } of is.players) {
    const to = spots.get(`player ${seat}`);
    const more = cards - (dealing ? 0 : (was.players[seat]?.cards ?? 0));
    if (!to || seat === own || more <= 0) continue;
    const tookDiscard = !dealing && is.discards < was.discards && is.step !== 'dealing';
    for (let index = 0; index < Math.min(more, DEALT_TO_OTHERS); index++) {
      const open = tookDiscard && index === 0;
      fly(spots.get(open ? 'discard' : 'pile'), to, open ? was.discard : undefined, delay());
    }
  }
};

const EASING = 'cubic-bezier(.2,.8,.3,1)';

const glide = (element: HTMLElement, from: DOMRect, delay: number): void => {
  const to = element.getBoundingClientRect();
  if (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1) return;
  const scale = to.width ? Math.min(2, Math.max(0.3, from.width / to.width)) : 1;
  element.animate(
    [{ transform: `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 }, { transform: 'none', transformOrigin: '0 0', zIndex: 5 }],
    { duration: paced(MOVE_MS), delay: paced(delay), easing: EASING, fill: 'backwards' },
  );
};

/// A card that is on its way and then gone.
const fly = (from: DOMRect | undefined, to: DOMRect, card: string | undefined, delay: number): void => {
  if (!from) return;
  const ghost = new Image();
  ghost.src = fullPicture(card);
  ghost.alt = '';
  ghost.className = 'shanko-ghost';
  ghost.style.width = `${from.width}px`;
  document.body.append(ghost);
  const end = `translate(${to.x + to.width / 2 - from.width / 4}px,${to.y}px) scale(.5)`;
  const flight = ghost.animate([{ transform: `translate(${from.x}px,${from.y}px)`, opacity: 1 }, { transform: end, opacity: 1, offset: 0.9 }, { transform: end, opacity: 0 }], { duration: paced(MOVE_MS * 1.4), delay: paced(delay), easing: EASING, fill: 'both' });
  flight.onfinish = flight.oncancel = () => ghost.remove();
};
