import { moves } from '../shell/settings';
import { paced } from './pace';

const LONGEST_MS = 3000;
const MOVE_MS = 220;

/// Lets things glide to where a change puts them: whatever carries the same `data-flip` before and
/// after. Measures, changes, measures again, and animates the difference (FLIP). Without motion, or
/// in a hidden page, things are simply there.
export const glide = (root: ParentNode, change: () => void): void => {
  if (!moves() || document.hidden) return change();
  const before = places(root);
  change();
  let delay = 0;
  for (const [name, [element, now]] of places(root)) {
    const old = before.get(name)?.[1];
    if (!old || (Math.abs(old.x - now.x) < 1 && Math.abs(old.y - now.y) < 1)) continue;
    element.animate([{ transform: `translate(${old.x - now.x}px,${old.y - now.y}px)` }, { transform: 'none' }], {
      duration: paced(MOVE_MS),
      delay: Math.min(paced(delay), LONGEST_MS),
      easing: 'cubic-bezier(.2,.8,.3,1)',
      fill: 'backwards',
    });
    delay += 30;
  }
};

const places = (root: ParentNode): Map<string, [HTMLElement, DOMRect]> =>
  new Map([...root.querySelectorAll<HTMLElement>('[data-flip]')].map((element) => [element.dataset.flip!, [element, element.getBoundingClientRect()]]));
