import { Component, h } from 'preact';
import { settings } from '../../shell/settings';
import { t } from './strings';
import { DIGITS, PLACES } from './view';

interface Props {
  /// What the main button says.
  label: string;
  ready: boolean;
  /// Digits that are crossed out, as a help to the eye.
  faint: number[];
  submit(digits: string): void;
}

interface State {
  digits: (number | undefined)[];
}

const EMPTY = { digits: [undefined, undefined, undefined] };

/// Three slots, the ten digit cards and the button; digits, Backspace and Enter do the same.
export class Entry extends Component<Props, State> {
  state: State = EMPTY;
  #root?: HTMLElement | null;

  componentDidMount(): void {
    addEventListener('keydown', this.onKeyDown);
  }

  componentWillUnmount(): void {
    removeEventListener('keydown', this.onKeyDown);
  }

  onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest('input:not([type=checkbox]), select, textarea')) return;
    if (!settings.keys && !this.#root?.contains(target)) return;
    // What lies below an open dialog does not listen.
    if (document.querySelector('dialog[open]')?.contains(this.#root!) === false) return;
    if (/^[0-9]$/.test(event.key)) this.add(Number(event.key));
    else if (event.key === 'Backspace') this.erase();
    // Enter on another control is that control's.
    else if (event.key === 'Enter' && this.isFull() && !target.closest('button:not(.digit, .slot), a, summary')) this.submit();
    else return;
    event.preventDefault();
  };

  isFull(): boolean {
    return this.state.digits.every((digit) => digit !== undefined);
  }

  add = (digit: number): void => {
    const { digits } = this.state;
    const free = digits.indexOf(undefined);
    if (free >= 0 && !digits.includes(digit)) this.put(free, digit);
  };

  put(place: number, digit?: number): void {
    this.setState(({ digits }) => ({ digits: digits.map((old, at) => (at === place ? digit : old)) }));
  }

  erase = (): void => {
    const last = this.state.digits.map((digit) => digit !== undefined).lastIndexOf(true);
    if (last >= 0) this.put(last);
  };

  submit = (): void => {
    if (!this.props.ready || !this.isFull()) return;
    this.props.submit(this.state.digits.join(''));
    this.setState(EMPTY);
  };

  render({ label, ready, faint }: Props, { digits }: State) {
    return (
      <div class="entry" ref={(root) => { this.#root = root; }}>
        <div class="slots" role="group" aria-label={t.slots}>
          {PLACES.map((place) => (
            <button key={place} class={`slot ${digits[place] === undefined ? 'empty' : ''}`} aria-label={t.slot(place, digits[place]?.toString())} onClick={() => this.put(place)}>
              {digits[place]}
            </button>
          ))}
        </div>
        <div class="digits" role="group" aria-label={t.digits} onKeyDown={move}>
          {DIGITS.map((digit) => (
            <button key={digit} class={`digit ${faint.includes(digit) ? 'faint' : ''}`} aria-pressed={digits.includes(digit)} onClick={() => (digits.includes(digit) ? this.put(digits.indexOf(digit)) : this.add(digit))}>
              {digit}
            </button>
          ))}
        </div>
        <p class="row act">
          <button class="main" disabled={!ready || !this.isFull()} onClick={this.submit}>{label}</button>
          <button disabled={digits.every((digit) => digit === undefined)} onClick={this.erase}>{t.erase}</button>
        </p>
      </div>
    );
  }
}

/// Arrow keys go from card to card.
const move = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(event.target as HTMLButtonElement) + step]?.focus();
  event.preventDefault();
};
