import { t } from './strings';
import { type Fact, type Game, type Item, type Level, type NumeronNews, isAsked, isShared, ownSeat } from './view';

const isMine = (play: Game, seat: number): boolean => !isShared(play) && play.you.seats.includes(seat);

/// A seat by name; the computer is Deep Numb, whether it sits at the table or only hides a code.
export const who = (play: Game, seat: number): string => {
  if (isShared(play)) return t.player(seat + 1);
  const at = play.table.seats[seat];
  return !at || (at.kind === 'bot' && !at.standIn) ? t.computer : play.name(seat);
};

/// The same, or `You`.
const you = (play: Game, seat: number): string => (isMine(play, seat) ? t.you : who(play, seat));

export const codeLabel = (play: Game, seat: number): string => (isMine(play, seat) ? t.yourCode : t.codeOf(who(play, seat)));

export const callsLabel = (play: Game, seat: number): string => (isMine(play, seat) ? t.yourCalls : t.callsOf(who(play, seat)));

export const itemsLabel = (play: Game, seat: number): string => (isMine(play, seat) ? t.items : t.itemsOf(who(play, seat)));

export const level = (name: Level): string => (name === 'high' ? t.high : t.low);

export const itemNames = (items: Item[]): string => t.listed(items.map((item) => t.names6[item]));

/// Digits that are read one by one and stay on one line.
const spaced = (code: string): string => [...code].join('\u00a0');

/// An item's answer in words.
export const answer = (fact: Exclude<Fact, { type: 'judged' }>): string => {
  switch (fact.type) {
    case 'high-low':
      return fact.levels.map(level).join(' ');
    case 'target':
      return fact.place === undefined ? t.notThere(fact.digit) : t.at(fact.digit, fact.place);
    case 'slash':
      return `${fact.difference}`;
    case 'shown':
      return t.at(fact.digit, fact.place);
    case 'changed':
      return t.changedAt(fact.place, level(fact.level));
    case 'shuffled':
      return '';
  }
};

/// The item that a fact comes from.
export const itemOf = (fact: Exclude<Fact, { type: 'judged' }>): Item =>
  ({ 'high-low': 'high-low', target: 'target', slash: 'slash', shown: 'double', changed: 'change', shuffled: 'shuffle' } as const)[fact.type];

/// How many calls were made at this seat's code.
const callsAt = (play: Game, seat: number): number => play.view.sides[seat]!.known.filter(({ fact }) => fact.type === 'judged').length;

const SQUARES = { eat: '🟥', bite: '🟦', none: '⬜' };

/// One's own calls as rows of squares, to be passed on. It holds no digit of any code.
export const shareText = (play: Game, link: string): string => {
  const { view: { sides, winner } } = play;
  const own = ownSeat(play);
  const rows = sides[1 - own]!.known.flatMap(({ fact }) => (fact.type === 'judged' ? [SQUARES.eat.repeat(fact.eat) + SQUARES.bite.repeat(fact.bite) + SQUARES.none.repeat(3 - fact.eat - fact.bite)] : []));
  return [t.shareTitle(rows.length, winner === own), ...rows, link].join('\n');
};

/// How the round or the game ended.
export const verdict = (play: Game): string => {
  const { view: { singlePlay, sides, winner, mode, round, rounds }, you: { seats } } = play;
  if (singlePlay) return winner === 0 ? t.found(sides[1]!.code!, callsAt(play, 1)) : t.gaveUp(sides[1]!.code!);
  if (mode === 'tournament' && !isShared(play) && seats[0] === 0) {
    if (winner !== 0) return t.gameOver(round);
    return round === rounds ? t.champion : t.roundWon(round);
  }
  if (winner === undefined) return t.nobody;
  return isMine(play, winner) ? t.win : t.loss(who(play, winner));
};

/// What is asked now, and of whom.
export const status = (play: Game): string => {
  const { view: { stage, caller = 0, calls, singlePlay, sides } } = play;
  const own = ownSeat(play);
  const asked = isAsked(play);
  const other = who(play, 1 - own);
  switch (stage) {
    case 'choosing-items':
      return asked ? t.chooseItems : t.waitFor(other);
    case 'choosing-codes':
      return asked ? t.chooseCode : t.waitFor(other);
    case 'defending':
      return asked ? t.youDefend(other) : t.defends(who(play, 1 - caller));
    case 'naming-place':
      return asked ? t.youName(other) : t.names(who(play, 1 - caller));
    case 'calling':
      if (!asked) return isMine(play, caller) ? t.yourCall : t.calls(who(play, caller));
      if (calls > 1) return t.twoCalls;
      return singlePlay && !sides[1]!.known.length ? t.guess(other) : isSecond(play) ? t.secondCall : t.yourCall;
    case 'round-over':
    case 'over':
      return verdict(play);
    case 'opening':
      return '';
  }
};

/// Whether this is the second call of a DOUBLE: it was paid for, and the last thing known is a call.
const isSecond = ({ view: { sides, calls }, you: { seat = 0 }, options }: Game): boolean =>
  calls === 1 && sides[seat]!.used.includes('double') && sides[seat]!.known.at(-1)?.fact.type === 'shown' && sides[1 - seat]!.known.at(-1)?.fact.type === 'judged' && !options.some(({ type }) => type.startsWith('declare'));

export const describe = (news: NumeronNews, play: Game): string | undefined => {
  const seat = news.seat ?? 0;
  const name = you(play, seat);
  const { round = 0, place, digit = 0 } = news;
  switch (news.type) {
    case 'round-began':
      return play.view.singlePlay ? undefined : isMine(play, news.first!) ? t.news.roundYou(round) : t.news.round(round, who(play, news.first!));
    case 'chose-items':
      return t.news.choseItems(name);
    case 'items-shown':
      return Object.entries(news.items!).map(([at, items]) => t.news.itemsShown(you(play, Number(at)), itemNames(items))).join(' ');
    case 'chose-code':
      return play.view.singlePlay ? undefined : t.news.choseCode(name);
    case 'shuffled':
      return t.news.played(name, t.names6.shuffle);
    case 'changed':
      return t.news.answered(name, t.names6.change, t.changedAt(place!, level(news.level!)));
    case 'passed':
      return t.news.passed(name);
    case 'declared-double':
      return t.news.played(name, t.names6.double);
    case 'showed-digit':
      return t.news.showed(name, t.at(digit, place!));
    case 'declared-high-low':
      return t.news.answered(name, t.names6['high-low'], news.levels!.map(level).join(' '));
    case 'declared-target':
      return t.news.answered(name, t.names6.target, place === undefined ? t.notThere(digit) : t.at(digit, place));
    case 'declared-slash':
      return t.news.answered(name, t.names6.slash, `${news.difference}`);
    case 'called':
      return t.news.called(name, spaced(news.code!), news.eat!, news.bite!);
    case 'round-ended':
      return Object.entries(news.codes!).map(([at, code]) => t.news.code(codeLabel(play, Number(at)), spaced(code))).join(' ');
    default:
      return undefined;
  }
};
