import { spoken } from '../../kit';
import { botName } from '../../shell/bots';
import { t } from './strings';
import { type CambioNews, type Game, isMine, nearSeat } from './view';

/// A seat by name.
export const who = (play: Game, seat: number): string => (play.table.seats[seat]!.kind === 'bot' ? botName(play.table.seats, seat) : play.name(seat));

/// The card that lies at a place of a seat, if it can be seen now.
const faceAt = ({ view }: Game, seat: number, place: string): string | undefined =>
  view.grids.find((grid) => grid.seat === seat)?.places.find((lying) => lying.place === place)?.card;

/// What is asked of this player now, or whose turn it is.
export const prompt = (play: Game, chosen: 'own' | 'other' | '' = ''): string => {
  const { view: { stage, turn, discardTop, caller } } = play;
  if (stage.type === 'undealt') return t.dealing;
  if (stage.type === 'first-look') return firstLook(play);
  if (stage.type === 'over') return verdict(play);
  if (play.table.seats[caller ?? -1]?.awayForMs !== undefined) return t.waitsFor(who(play, caller!));
  if (!isMine(play, turn) || turn !== play.you.seat) return stage.type === 'looking' ? t.usedPower(who(play, turn!)) : t.turnOf(who(play, turn!));
  switch (stage.type) {
    case 'drawing':
      return discardTop ? t.draw : t.drawOnly;
    case 'holding':
      return stage.source === 'deck' ? t.drew(spoken(stage.card)) : t.took(spoken(stage.card));
    case 'using-power':
      return chosen === 'own' ? t.chooseOther : chosen === 'other' ? t.chooseOwn : t.powers[stage.power]!;
    case 'looking':
      return looking(play);
    case 'ending':
      return play.options.length ? t.end : '';
  }
};

const firstLook = (play: Game): string => {
  const [one, other] = ['bottom-left', 'bottom-right'].map((place) => faceAt(play, nearSeat(play), place));
  return one && other ? t.firstLookAt(spoken(one), spoken(other)) : t.firstLookOthers;
};

const looking = (play: Game): string => {
  const { stage } = play.view;
  if (stage.type !== 'looking' || !stage.at) return t.looking;
  const { seat, place } = stage.at;
  const card = spoken(faceAt(play, seat, place));
  return seat === play.you.seat ? t.lookingOwn(t.places[place]!, card) : t.lookingOther(who(play, seat), t.places[place]!, card);
};

/// How it ended.
export const verdict = (play: Game): string => {
  const { stage } = play.view;
  if (stage.type !== 'over') return '';
  const [winners = []] = stage.result.ranking;
  const names = t.and(winners.map((seat) => who(play, seat)));
  if (winners.some((seat) => isMine(play, seat))) return winners.length > 1 ? t.shared : t.win;
  return winners.length > 1 ? t.share(names) : t.wins(names);
};

/// Who called, while the final round is played.
export const callLine = (play: Game): string | undefined => {
  const { view: { caller, turn, stage } } = play;
  if (caller === undefined || stage.type === 'over') return undefined;
  if (isMine(play, caller)) return `${t.youCalled} ${t.finalRoundMore}`;
  return `${t.finalRound(who(play, caller))} ${isMine(play, turn) ? t.lastTurn : t.finalRoundMore}`;
};

export const status = (play: Game): string => prompt(play);

/// A seat by name; the only one that is played here is oneself.
const told = (play: Game, seat: number): string => (play.you.seats.length === 1 && isMine(play, seat) ? t.you : who(play, seat));

/// One line of the log for a piece of news.
export const describe = (news: CambioNews, play: Game): string | undefined => {
  const name = news.seat === undefined ? '' : told(play, news.seat);
  switch (news.type) {
    case 'cards-dealt':
      return t.news.dealt;
    case 'turns-began':
      return t.news.began;
    case 'drew-from-deck':
      return t.news.drew(name);
    case 'took-discard':
      return t.news.took(name, spoken(news.card));
    case 'swapped-in':
      return t.news.swapped(name, t.places[news.place!]!, spoken(news.discarded));
    case 'discarded':
      return t.news.discarded(name, spoken(news.card));
    case 'used-power':
      return t.usedPower(name);
    case 'swapped-unseen':
      return t.news.swappedUnseen(name, t.places[news.own!]!, told(play, news.other!.seat), t.places[news.other!.place]!);
    case 'skipped-power':
      return t.news.skipped(name);
    case 'power-lapsed':
      return t.news.lapsed(name);
    case 'called-cambio':
      return t.finalRound(name);
    case 'ended-turn':
      return t.news.ended(name);
    case 'reshuffled':
      return t.news.reshuffled(news.cards!);
    case 'scored':
      return t.news.scored(news.points!.map((points, seat) => t.news.pointsOf(told(play, seat), points)).join(', '));
    default:
      return undefined;
  }
};
