import { Component, h } from 'preact';
import { toast } from '../../shell/app';
import { shareText } from './speech';
import { t } from './strings';
import type { Game } from './view';

/// Passes on how it went, call by call, without a digit: whoever reads it can still play.
export class ShareResult extends Component<{ play: Game }, { text?: string }> {
  #field?: HTMLTextAreaElement | null;

  share = async (): Promise<void> => {
    const text = shareText(this.props.play, location.origin);
    if ('share' in navigator) return navigator.share({ text }).catch(() => {});
    this.setState({ text }, this.copy);
  };

  /// The clipboard exists only on secure pages and may be refused; a selected field works everywhere.
  copy = async (): Promise<void> => {
    this.#field?.focus();
    this.#field?.select();
    try {
      if (navigator.clipboard) await navigator.clipboard.writeText(this.state.text!);
      else document.execCommand('copy');
      toast(t.copied);
    } catch {
      // It is selected: the person can copy it.
    }
  };

  render(_: { play: Game }, { text }: { text?: string }) {
    return (
      <div class="share-result">
        <button onClick={this.share}>{t.shareResult}</button>
        {text && <textarea readOnly rows={text.split('\n').length} value={text} aria-label={t.shareResult} ref={(field) => { this.#field = field; }} />}
      </div>
    );
  }
}
