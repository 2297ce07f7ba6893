import { Component, h } from 'preact';
import { t } from './strings';

interface Props {
  to: string;
  taken(): void;
}

/// Covers the table until the other person has the device, so that nobody sees the other choose.
export class Pass extends Component<Props> {
  #dialog?: HTMLDialogElement | null;

  componentDidMount(): void {
    this.#dialog?.showModal();
  }

  render({ to, taken }: Props) {
    return (
      <dialog class="outcome pass" aria-label={t.pass(to)} ref={(dialog) => { this.#dialog = dialog; }} onClose={taken}>
        <h2>{t.pass(to)}</h2>
        <p>{t.passWhy}</p>
        <p class="row"><button class="main" onClick={() => this.#dialog?.close()}>{t.passed(to)}</button></p>
      </dialog>
    );
  }
}
