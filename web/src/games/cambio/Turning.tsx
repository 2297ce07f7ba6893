import { Component, h } from 'preact';
import { Card } from '../../kit';
import { paced } from '../../kit/pace';
import { moves } from '../../shell/settings';

const HALF_MS = 130;

interface Props {
  card?: string;
  /// How long it waits before it turns, where several turn one after another.
  delay?: number;
}

/// A card that turns over when its face comes or goes. What it lies on says in words what it shows.
export class Turning extends Component<Props, { shown?: string }> {
  state = { shown: this.props.card };
  #element?: HTMLElement | null;
  #timer?: ReturnType<typeof setTimeout>;

  componentDidUpdate({ card: before }: Props): void {
    const { card, delay = 0 } = this.props;
    if (card === before) return;
    clearTimeout(this.#timer);
    if (!moves() || document.hidden || !this.#element) return this.setState({ shown: card });
    const element = this.#element;
    const half = paced(HALF_MS);
    this.#timer = setTimeout(() => {
      element.animate([{ transform: 'none' }, { transform: 'rotateY(90deg)' }], { duration: half, easing: 'ease-in' });
      this.#timer = setTimeout(() => {
        this.setState({ shown: this.props.card });
        element.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: half, easing: 'ease-out' });
      }, half);
    }, paced(delay));
  }

  componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  render(_: Props, { shown }: { shown?: string }) {
    return <span class="turning flies" aria-hidden="true" ref={(element) => { this.#element = element; }}><Card card={shown} /></span>;
  }
}
