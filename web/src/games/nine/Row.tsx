import { h } from 'preact';
import { Face } from './NumberCard';
import { CARDS } from './view';
import type en from './en';

interface Props {
  t: typeof en;
  label: string;
  /// Those not revealed yet.
  unused: number[];
  joker: boolean;
  selected?: number;
  may(card: number): boolean;
  /// Absent where these cards are not one's own.
  select?(card: number): void;
}

/// A seat's nine cards. A used one keeps its place, and so does one that was placed.
export const Row = ({ t, label, unused, joker, selected, may, select }: Props) => (
  <ul class="cards" aria-label={label} onKeyDown={move}>
    {CARDS.map((card) => {
      const state = `number ${unused.includes(card) ? '' : 'used'}${selected === card ? ' selected' : ''}`;
      const name = t.card(card, joker && card === 1, !unused.includes(card));
      return (
        <li key={card}>
          {select ? (
            <button class={state} aria-label={name} aria-pressed={selected === card} aria-disabled={!may(card)} onClick={() => may(card) && select(card)}>
              <Face card={card} joker={joker} />
            </button>
          ) : (
            <span class={state} role="img" aria-label={name}><Face card={card} joker={joker} /></span>
          )}
        </li>
      );
    })}
  </ul>
);

/// Arrow keys go from card to card.
const move = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(event.target as HTMLButtonElement) + step]?.focus();
  event.preventDefault();
};
