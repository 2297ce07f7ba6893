import { h } from 'preact';
import { redraw, style } from '../../shell/app';
import { Confirm } from '../../shell/Confirm';
import { settings } from '../../shell/settings';
import css from './statistics.css';
import { reset, session, total } from './tally';

const en = {
  session: 'This session',
  wins: 'Wins',
  losses: 'Losses',
  draws: 'Draws',
  best: 'Best streak',
  streak: 'Current streak',
  reset: 'Reset statistics',
  sure: 'Set all statistics to 0?',
  yes: 'Reset',
};
const ja: typeof en = {
  session: '今回',
  wins: '勝ち',
  losses: '負け',
  draws: '引き分け',
  best: '最高連勝',
  streak: '現在の連勝',
  reset: '成績を消去',
  sure: '成績をすべて0にしますか？',
  yes: '消去',
};

export const ready = style(css);

/// The counts of this session beside the totals, the streaks, and a way to begin anew.
export const Statistics = () => {
  const t = { en, ja }[settings.language];
  const forget = () => {
    reset();
    redraw();
  };
  return (
    <div class="statistics">
      <dl>
        <dt>{t.session}</dt>
        <dd>{t.wins} {session.wins}, {t.losses} {session.losses}, {t.draws} {session.draws}</dd>
        <dt>{t.streak}</dt>
        <dd>{total('current_streak')}</dd>
        <dt>{t.best}</dt>
        <dd>{total('streak')}</dd>
      </dl>
      <Confirm label={t.reset} question={t.sure} yes={t.yes} onYes={forget} />
    </div>
  );
};
