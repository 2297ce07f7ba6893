import { h } from 'preact';
import { Card } from './Card';
import { spoken } from './cards';

interface Props {
  label: string;
  cards: string[];
  /// Those chosen so far; a tap chooses and unchooses.
  chosen?: string[];
  may?(card: string): boolean;
  choose?(card: string): void;
}

/// Cards in a row that overlap as much as the screen asks for. Arrow keys move, Enter chooses.
export const Hand = ({ label, cards, chosen = [], may = () => true, choose }: Props) => (
  <ul class="hand" aria-label={label} onKeyDown={move}>
    {cards.map((card) => (
      <li key={card} data-flip={card}>
        {choose ? (
          <button aria-pressed={chosen.includes(card)} aria-disabled={!may(card)} aria-label={spoken(card)} onClick={() => may(card) && choose(card)}>
            <Card card={card} />
          </button>
        ) : (
          <Card card={card} />
        )}
      </li>
    ))}
  </ul>
);

const move = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
  event.preventDefault();
};
