import { Component, h } from 'preact';
import { Card, fullPicture } from './Card';
import { cardName } from './speech';
import { t } from './strings';

const DRAG_PX = 8;

/// More cards than this lie closer together.
const MANY = 14;

interface Props {
  cards: string[];
  selected: string[];
  drawn?: string;
  stays?: string;
  /// A tap: selects, or says where the selected cards shall go.
  tap(card: string): void;
  shift(card: string, step: -1 | 1): void;
  /// Cards dragged to another place; `after` is whether it was the right half of it.
  drop(card: string, target: string, after: boolean): void;
}

interface Drag {
  card: string;
  x: number;
  y: number;
  ghost?: HTMLImageElement;
}

/// The cards of this seat. They can be tapped, dragged, and reached by keys.
export class Hand extends Component<Props, { current?: string }> {
  #drag?: Drag;
  #isDragged = false;

  componentWillUnmount(): void {
    this.end();
  }

  down = (event: PointerEvent, card: string): void => {
    this.#isDragged = false;
    if (event.button === 0) this.#drag = { card, x: event.clientX, y: event.clientY };
  };

  drag = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.ghost = new Image();
      drag.ghost.src = fullPicture(drag.card);
      drag.ghost.alt = '';
      drag.ghost.className = 'shanko-ghost held';
      document.body.append(drag.ghost);
      this.#isDragged = true;
    }
    drag.ghost.style.transform = `translate(${event.clientX - 32}px,${event.clientY - 40}px)`;
    document.querySelector('.shanko .over')?.classList.remove('over');
    this.under(event)?.classList.add('over');
  };

  under({ clientX, clientY }: PointerEvent): HTMLElement | null {
    return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.shanko [data-drop]') ?? null;
  }

  up = (event: PointerEvent): void => {
    const drag = this.#drag;
    const target = drag?.ghost && this.under(event);
    this.end();
    if (!drag || !target) return;
    const { left, width } = target.getBoundingClientRect();
    this.props.drop(drag.card, target.dataset.drop!, event.clientX > left + width / 2);
  };

  end = (): void => {
    this.#drag?.ghost?.remove();
    this.#drag = undefined;
    document.querySelector('.shanko .over')?.classList.remove('over');
  };

  click = (card: string): void => {
    // The click that ends a drag is none.
    if (!this.#isDragged) this.props.tap(card);
    this.#isDragged = false;
    this.setState({ current: card });
  };

  keys = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const { cards, shift } = this.props;
    const focused = (document.activeElement as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset.card;
    if (!focused) return;
    const at = cards.indexOf(focused);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
    if (step && event.shiftKey) shift(focused, step);
    else {
      const next = cards[step ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? cards.length - 1 : -1];
      if (!next) return;
      this.setState({ current: next });
      [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')].find(({ dataset }) => dataset.card === next)?.querySelector('button')?.focus();
    }
    event.preventDefault();
  };

  render({ cards, selected, drawn, stays }: Props, { current }: { current?: string }) {
    const inTabOrder = current && cards.includes(current) ? current : cards[0];
    const label = (card: string): string => [cardName(card), card === drawn && t.justDrawn, card === stays && t.stays].filter(Boolean).join(', ');
    return (
      <ul class={cards.length > MANY ? 'hand many' : 'hand'} style={{ '--cards': cards.length }} data-spot="hand" aria-label={t.hand(cards.length)} onKeyDown={this.keys} onPointerMove={this.drag} onPointerUp={this.up} onPointerCancel={this.end}>
        {cards.map((card) => (
          <li key={card} data-card={card} data-drop={`card ${card}`}>
            <button
              class={card === drawn ? 'drawn' : ''}
              tabIndex={card === inTabOrder ? 0 : -1}
              aria-pressed={selected.includes(card)}
              aria-label={label(card)}
              onPointerDown={(event) => this.down(event, card)}
              onClick={() => this.click(card)}
            >
              <Card card={card} silent />
            </button>
          </li>
        ))}
      </ul>
    );
  }
}
