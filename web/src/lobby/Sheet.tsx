import { Component, type ComponentChild, h } from 'preact';
import { Tool, showSheet } from '../shell/app';
import { t } from './strings';

interface Props {
  title: string;
  children: ComponentChild;
}

/// A panel above the page. The browser keeps the focus inside and gives it back afterwards.
export class Sheet extends Component<Props> {
  #dialog?: HTMLDialogElement | null;

  componentDidMount(): void {
    this.#dialog?.showModal();
  }

  render({ title, children }: Props) {
    return (
      <dialog class="sheet panel" aria-label={title} ref={(dialog) => { this.#dialog = dialog; }} onClose={() => showSheet()}>
        <header class="row apart">
          <h2>{title}</h2>
          <Tool label={t.close} path="M6 6l12 12M18 6L6 18" onClick={() => this.#dialog?.close()} />
        </header>
        {children}
      </dialog>
    );
  }
}
