import { h } from 'preact';
import { t } from './strings';
import { type Game, botOf } from './view';

/// What is played on this device: alone or against Deep Numb, one game or a tournament.
export interface Choice {
  versus: boolean;
  tournament: boolean;
  items: boolean;
  level: string;
}

export const choiceOf = ({ view: { singlePlay, mode, items }, table }: Game): Choice => {
  const level = botOf(table.seats)?.level ?? 'medium';
  return { versus: !singlePlay, tournament: mode === 'tournament', items: items && mode !== 'tournament', level: level in t.levels ? level : 'medium' };
};

/// Another game of that kind at once.
export const begin = ({ again }: Game, { versus, tournament, items, level }: Choice): void =>
  again(versus ? ['mine', tournament ? 'bot:tournament' : `bot:${level}`] : ['mine'], {
    mode: versus && tournament ? 'tournament' : 'single-game',
    items: versus && !tournament && items,
    first: 'drawn',
  });

/// The mode buttons.
export const Modes = ({ play }: { play: Game }) => {
  const now = choiceOf(play);
  const set = (change: Partial<Choice>) => begin(play, { ...now, ...change });
  const button = (label: string, pressed: boolean, change: Partial<Choice>) => (
    <button aria-pressed={pressed} onClick={() => !pressed && set(change)}>{label}</button>
  );
  return (
    <div class="modes">
      <div class="switch" role="group" aria-label={t.modes}>
        {button(t.single, !now.versus, { versus: false })}
        {button(t.versus, now.versus, { versus: true, tournament: false, items: false })}
      </div>
      {now.versus && (
        <div class="row second">
          <div class="switch" role="group" aria-label={t.versus}>
            {button(t.game, !now.tournament, { tournament: false })}
            {button(t.tournament, now.tournament, { tournament: true })}
          </div>
          {!now.tournament && (
            <label class="row">
              <input type="checkbox" checked={now.items} onChange={(event) => set({ items: event.currentTarget.checked })} />
              {t.withItems}
            </label>
          )}
          {!now.tournament && (
            <label class="row">
              {t.level}
              <select value={now.level} onChange={(event) => set({ level: event.currentTarget.value })}>
                {Object.entries(t.levels).map(([level, name]) => <option value={level}>{name}</option>)}
              </select>
            </label>
          )}
        </div>
      )}
    </div>
  );
};
