import { h } from 'preact';
import { Card } from './Card';
import { t } from './strings';

const SHOWN = ['10H', 'JH', 'QH', 'KH', 'AH', 'X'];

/// The tutorial, and the deck explained.
export const Help = ({ learn }: { learn(): void }) => (
  <details class="help">
    <summary>{t.help}</summary>
    <p><button onClick={learn}>{t.tutorial}</button></p>
    <p>{t.handHelp}</p>
    <h2>{t.deck}</h2>
    <p>{t.deckText}</p>
    <p class="row sample">{SHOWN.map((card) => <Card key={card} card={card} />)}</p>
  </details>
);
