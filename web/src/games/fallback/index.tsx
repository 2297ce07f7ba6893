import { h } from 'preact';
import { Result, ready as kitReady } from '../../kit';
import { ready as lobbyReady } from '../../lobby/strings';
import type { Action, Json, News } from '../../net/wire';
import { settings } from '../../shell/settings';
import { style } from '../../shell/app';
import type { Play } from '../../table/game';
import { FreeForm } from './FreeForm';
import { phrase } from './phrase';
import css from './style.css';
import { Value } from './Value';

/// The page of any game that has none of its own: what one may know as text, what one may do as
/// buttons. It knows nothing of any game, so it plays all of them.
const en = { table: 'The table', turn: 'Your turn', waiting: (who: string) => `Waiting for ${who}`, moves: 'What you may do', other: 'Something else', over: 'The game is over.' };
const ja: typeof en = { table: 'テーブル', turn: 'あなたの番です', waiting: (who) => `${who}を待っています`, moves: 'できること', other: 'その他', over: 'ゲームは終わりました。' };

export const ready = Promise.all([kitReady, lobbyReady, style(css)]);

const words = (): typeof en => ({ en, ja })[settings.language];

export const describe = ({ type, ...rest }: News, { name }: Play): string => {
  const { seat, ...details } = rest as { seat?: number; [key: string]: Json | undefined };
  return [seat === undefined ? '' : `${name(seat)}: `, phrase({ type, ...details } as Action), '.'].join('');
};

export const status = ({ awaited = [], you, table, name }: Play): string => {
  const t = words();
  if (table.result) return t.over;
  if (awaited.some(({ seat }) => you.seats.includes(seat))) return t.turn;
  return awaited.length ? t.waiting(awaited.map(({ seat }) => name(seat)).join(', ')) : '';
};

export const Board = (play: Play) => {
  const { view, options, optionsComplete, pending, act, table } = play;
  const t = words();
  return (
    <div class="fallback">
      <p class="big">{status(play)}</p>
      {table.result && <Result {...play} />}
      {!pending.length && options.length > 0 && (
        <section class="panel" aria-label={t.moves}>
          <h2>{t.moves}</h2>
          <p class="row">{options.map((option) => <button key={JSON.stringify(option)} onClick={() => act(option)}>{phrase(option)}</button>)}</p>
          {!optionsComplete && (
            <details>
              <summary>{t.other}</summary>
              <FreeForm game={table.game} kinds={options.map(({ type }) => type)} act={act} />
            </details>
          )}
        </section>
      )}
      <section class="panel" aria-label={t.table}>
        <h2>{t.table}</h2>
        <Value value={view as Json} />
      </section>
    </div>
  );
};
