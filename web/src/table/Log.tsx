import { h } from 'preact';
import { t } from '../shell/strings';

/// What happened so far in words, the latest first.
export const Log = ({ lines }: { lines: string[] }) => (
  <section class="log" aria-label={t.log}>
    <h2>{t.log}</h2>
    <ol tabIndex={0}>{lines.map((line, index) => <li key={index}>{line}</li>).reverse()}</ol>
  </section>
);
