import { Component, h } from 'preact';
import { moves } from '../../shell/settings';

const LENGTH_MS = 450;

/// A number that counts up to what it becomes.
export class Count extends Component<{ value: number }> {
  #element?: HTMLElement | null;
  #frame = 0;

  shouldComponentUpdate({ value }: { value: number }): boolean {
    const from = this.props.value;
    cancelAnimationFrame(this.#frame);
    if (value <= from || !moves() || document.hidden) {
      if (value !== from) this.show(value);
      return false;
    }
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / LENGTH_MS);
      this.show(Math.round(from + (value - from) * share));
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
    return false;
  }

  componentWillUnmount(): void {
    cancelAnimationFrame(this.#frame);
  }

  show(number: number): void {
    if (this.#element) this.#element.textContent = `${number}`;
  }

  render({ value }: { value: number }) {
    return <b ref={(element) => { this.#element = element; }}>{value}</b>;
  }
}
