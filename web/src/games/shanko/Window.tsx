import { h } from 'preact';
import { keyOf } from '../../kit/shortcuts';
import { Mini } from './Card';
import { cardName, isMine, you } from './speech';
import { t } from './strings';
import { type Game, offers } from './view';

/// How long a window stays open; only the drawing of what is left needs it.
const WINDOW_MS = 8000;

/// What is left of a seat's time, in milliseconds.
export const leftMs = ({ awaited, heard }: Game, seat?: number): number | undefined => {
  const own = awaited?.find((one) => one.seat === seat) ?? awaited?.[0];
  if (own?.endsInMs === undefined) return undefined;
  return Math.max(0, own.endsInMs - (own.running ? performance.now() - heard : 0));
};

/// The buying window: the card, who is ahead in line, and a calm clock.
export const Window = ({ play }: { play: Game }) => {
  const { view: { window, discard }, you: { seat }, act } = play;
  if (!window) return null;
  const takes = offers(play, 'take-discard');
  const buys = offers(play, 'buy');
  const place = window.asked.indexOf(seat ?? -1);
  const left = leftMs(play, seat);
  return (
    <section class="window" aria-label={t.window}>
      {discard && <Mini card={discard} />}
      <div class="offer">
        <ol class="queue" aria-label={t.line}>
          {window.asked.map((one) => (
            <li key={one} class={isMine(play, one) ? 'mine' : ''}>
              {you(play, one)}
              {window.answered.includes(one) && <span role="img" aria-label={t.answered}> ✓</span>}
            </li>
          ))}
        </ol>
        {(buys || takes) && place >= 0 && <small>{t.ahead(place)}</small>}
        {left !== undefined && (
          <p class="calm">
            <span class="bar" aria-hidden="true"><i style={{ width: `${Math.min(100, (100 * left) / WINDOW_MS)}%` }} /></span>
            <small>{t.calm(Math.ceil(left / 1000))}</small>
          </p>
        )}
        {(buys || takes) && (
          <p class="row">
            {takes && <button class="main" aria-keyshortcuts={keyOf('t')} onClick={() => act({ type: 'take-discard' })} aria-label={t.take(cardName(discard))}>{t.takeIt}</button>}
            {buys && <button class="main" aria-keyshortcuts={keyOf('b')} onClick={() => act({ type: 'buy' })}>{t.buy}</button>}
            <button aria-keyshortcuts={keyOf('p')} onClick={() => act({ type: 'pass' })}>{t.pass}</button>
          </p>
        )}
      </div>
    </section>
  );
};
