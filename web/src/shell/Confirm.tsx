import { Component, h } from 'preact';
import { t } from './strings';

interface Props {
  label: string;
  question: string;
  yes: string;
  onYes(): void;
}

/// A button that asks before it does something that cannot be undone.
export class Confirm extends Component<Props, { asked?: boolean }> {
  render({ label, question, yes, onYes }: Props, { asked }: { asked?: boolean }) {
    const ask = (next: boolean) => () => this.setState({ asked: next });
    const agree = () => {
      this.setState({ asked: false });
      onYes();
    };
    return asked ? (
      <p class="row" role="group" aria-label={question}>
        {question} <button onClick={agree}>{yes}</button> <button onClick={ask(false)}>{t.no}</button>
      </p>
    ) : (
      <button class="quiet" onClick={ask(true)}>{label}</button>
    );
  }
}
