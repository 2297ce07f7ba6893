import { t } from './strings';
import { type Game, type NineNews, type Turn, isShared } from './view';

const isMine = (play: Game, seat: number): boolean => !isShared(play) && play.you.seats.includes(seat);

/// What the page calls a bot.
export const CPU = 'CPU';

/// A seat by name.
export const who = (play: Game, seat: number): string => {
  if (isShared(play)) return t.player(seat + 1);
  const { kind, standIn } = play.table.seats[seat]!;
  return kind === 'bot' && !standIn ? CPU : play.name(seat);
};

/// The same, or `You`.
export const you = (play: Game, seat: number): string => (isMine(play, seat) ? t.you : who(play, seat));

export const scoreLabel = (play: Game, seat: number): string => (isMine(play, seat) ? t.score : t.scoreOf(who(play, seat)));

export const rowLabel = (play: Game, seat: number): string => (isMine(play, seat) ? t.yourCards : t.cardsOf(who(play, seat)));

/// Who must place a card, to the eye: one's own counts before the server has answered.
export const placing = ({ view, pending }: Game): number | undefined => {
  if (!pending[0]) return view.toPlace;
  return view.toPlace === view.first ? 1 - view.first : undefined;
};

/// Which turn it is and who must act now.
export const turnLine = (play: Game): string => {
  const { turn } = play.view;
  const seat = placing(play);
  if (seat === undefined) return t.turn(turn);
  return t.turnOf(turn, isMine(play, seat) ? t.yourTurn : t.turnOfWho(who(play, seat)));
};

/// How a turn went.
export const turnResult = (play: Game, { outcome }: Turn): string => {
  switch (outcome.type) {
    case 'won':
      return isMine(play, outcome.seat) ? t.youWin(outcome.points) : t.wins(who(play, outcome.seat), outcome.points);
    case 'tied':
      return t.tied;
    case 'split':
      return t.split;
    case 'carried':
      return t.carried(outcome.points);
  }
};

/// How the match ended.
export const verdict = (play: Game): string => {
  const { winner } = play.view;
  if (winner === undefined) return t.draw;
  if (isShared(play) || !play.you.seats.length) return t.winner(who(play, winner));
  return isMine(play, winner) ? t.win : t.loss;
};

export const status = (play: Game): string => (play.view.over ? verdict(play) : turnLine(play));

export const describe = ({ type, seat, turn, result, game }: NineNews, play: Game): string | undefined => {
  if (type === 'card-placed') return isMine(play, seat!) ? t.youPlaced : t.placed(who(play, seat!));
  if (type === 'game-ended') return t.ended(result!.points[0]!, result!.points[1]!);
  if (type === 'game-began') return t.began(game!);
  return turn && `${t.revealed(turn.number, turn.cards[0]!, turn.cards[1]!)} ${turnResult(play, turn)}`;
};
