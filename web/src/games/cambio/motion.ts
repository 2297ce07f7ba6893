import { paced } from '../../kit/pace';
import { moves } from '../../shell/settings';
import type { CambioNews } from './view';

const FLIGHT_MS = 280;
const DEAL_STEP_MS = 45;
const EASING = 'cubic-bezier(.25,.8,.3,1)';

/// A card that goes from one place to another; places are the values of `data-at`.
interface Flight {
  from: string;
  to: string;
}

export const at = (seat: number, place: string): string => `${seat}/${place}`;

/// The cards that moved, in order.
const flights = (news: CambioNews[], places: string[]): Flight[] => news.flatMap(({ type, seat, place, own, other }): Flight[] => {
  switch (type) {
    case 'cards-dealt':
      return places.map((to) => ({ from: 'deck', to }));
    case 'drew-from-deck':
      return [{ from: 'deck', to: 'hand' }];
    case 'took-discard':
      return [{ from: 'discards', to: 'hand' }];
    case 'discarded':
      return [{ from: 'hand', to: 'discards' }];
    case 'swapped-in':
      return [{ from: 'hand', to: at(seat!, place!) }, { from: at(seat!, place!), to: 'discards' }];
    case 'swapped-unseen':
      return [{ from: at(seat!, own!), to: at(other!.seat, other!.place) }, { from: at(other!.seat, other!.place), to: at(seat!, own!) }];
    case 'reshuffled':
      return [{ from: 'discards', to: 'deck' }];
    default:
      return [];
  }
});

export type Places = Map<string, DOMRect>;

/// Where everything lies now.
export const measure = (root: ParentNode): Places =>
  new Map([...root.querySelectorAll<HTMLElement>('[data-at]')].map((element) => [element.dataset.at!, element.getBoundingClientRect()]));

/// Lets the cards of some news fly from where they lay before. Without motion, or in a hidden page,
/// they are simply there.
export const fly = (root: ParentNode, before: Places, news: CambioNews[]): void => {
  if (!moves() || document.hidden) return;
  const grids = [...before.keys()].filter((name) => name.includes('/'));
  const all = flights(news, grids);
  const step = all.length > 2 ? DEAL_STEP_MS : 0;
  all.forEach(({ from, to }, index) => {
    const target = root.querySelector<HTMLElement>(`[data-at="${to}"] > .flies`);
    const start = before.get(from);
    if (!target || !start) return;
    const end = target.getBoundingClientRect();
    const scale = start.width / end.width || 1;
    target.animate(
      [
        { transform: `translate(${start.x - end.x}px,${start.y - end.y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
      ],
      { duration: paced(FLIGHT_MS), delay: paced(index * step), easing: EASING, fill: 'backwards' },
    );
  });
};
