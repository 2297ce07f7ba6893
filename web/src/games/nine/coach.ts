import { placing } from './speech';
import { t } from './strings';
import type { Game } from './view';

/// What the tutorial says now: a hint for every moment of a real game.
export const hint = (play: Game, selected: boolean): string => {
  const { view, you } = play;
  if (view.over) return t.coach.end;
  if (selected) return t.coach.confirm;
  const mine = you.seats.includes(placing(play) ?? -1);
  if (view.turn === 1) return mine ? t.coach.choose : t.coach.wait;
  if (view.turn === 2) return mine ? t.coach.second : t.coach.revealed;
  return view.turn === 3 && mine ? t.coach.revealed : t.coach.plan;
};
