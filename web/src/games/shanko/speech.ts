import { read } from '../../kit/notation';
import { botName } from '../../shell/bots';
import { facesOf } from './forming';
import { t } from './strings';
import type { Contract, Game, Meld, ShankoNews } from './view';

/// A card in words; without a card, its back.
export const cardName = (card?: string): string => {
  if (!card) return t.faceDown;
  const { rank, suit } = read(card);
  return suit ? t.of(t.ranks[rank] ?? rank, t.suits[suit]) : t.joker;
};

export const isMine = ({ you }: Game, seat?: number): boolean => seat !== undefined && you.seats.includes(seat);

/// A seat by name.
export const who = (play: Game, seat: number): string => (play.table.seats[seat]!.kind === 'bot' ? botName(play.table.seats, seat) : play.name(seat));

export const you = (play: Game, seat: number): string => (isMine(play, seat) ? t.you : who(play, seat));

export const contractText = ({ triplets, sequences }: Contract): string => t.contract(triplets, sequences);

/// A meld's cards; in a sequence a joker's place says what it stands for.
export const meldNames = ({ kind, cards }: Meld): string[] => {
  const faces = kind === 'sequence' ? facesOf(cards) : [];
  return cards.map((card, place) => (faces[place] && !read(card).suit ? t.jokerFor(cardName(faces[place])) : cardName(card)));
};

const meldText = (meld: Meld): string => `${t.kinds[meld.kind]} (${meldNames(meld).join(', ')})`;

/// What is to be done now, and by whom.
export const status = (play: Game): string => {
  const { view, options } = play;
  switch (view.step) {
    case 'over':
      return verdict(play);
    case 'reading':
      return `${t.roundOver(view.round)}. ${t.readyWait}`;
    case 'dealing':
      return t.dealing;
    case 'buying':
      return windowText(play);
    case 'drawing':
      if (!isMine(play, view.turn)) return t.turnOf(who(play, view.turn!));
      return options.some(({ type }) => type === 'take-discard') ? t.yourTurnDraw : t.yourTurnPile;
    case 'arranging':
      if (!isMine(play, view.turn)) return t.turnOf(who(play, view.turn!));
      return view.players[view.turn!]!.melded ? t.yourTurnMelded : t.yourTurn;
  }
};

/// What a buying window asks of this seat.
export const windowText = ({ view: { discard }, options, pending, you: { seat }, view: { window } }: Game): string => {
  const can = (type: string): boolean => !pending.length && options.some((option) => option.type === type);
  if (can('buy')) return t.windowBuy(cardName(discard));
  if (can('take-discard')) return t.windowTake(cardName(discard));
  return window?.asked.includes(seat ?? -1) ? t.windowWait : t.windowOthers;
};

/// How the game ended.
export const verdict = (play: Game): string => {
  const [best = []] = play.table.result?.ranking ?? [];
  if (best.length > 1) return t.jointly(best.map((seat) => you(play, seat)).join(', '));
  return best.length ? (isMine(play, best[0]) ? t.youWin : t.wins(who(play, best[0]!))) : t.result;
};

export const describe = (news: ShankoNews, play: Game): string | undefined => {
  const { type, seat = -1, card, round = 0 } = news;
  const name = seat >= 0 ? you(play, seat) : '';
  switch (type) {
    case 'round-began':
      return t.news.began(round, contractText(play.view.contract), you(play, news.starter!));
    case 'drew':
      return isMine(play, seat) && play.view.drawn ? t.news.youDrew(cardName(play.view.drawn)) : t.news.drew(name);
    case 'took-the-discard':
      return t.news.took(name, cardName(card));
    case 'melded':
      return t.news.melded(name, news.melds!.map(meldText).join('; '));
    case 'added-to-meld':
      return t.news.added(name, cardName(card), news.meld! + 1);
    case 'took-joker':
      return t.news.swapped(name, cardName(card), news.meld! + 1);
    case 'threw':
      return t.news.threw(name, cardName(card));
    case 'went-out':
      return t.news.out(name);
    case 'answered-the-window':
      return undefined;
    case 'bought':
      return t.news.bought(name, cardName(card));
    case 'nobody-bought':
      return t.news.nobody;
    case 'pile-reshuffled':
      return t.news.shuffled;
    case 'round-ended':
      return t.news.ended(round, news.points!.map((points, index) => `${you(play, index)} ${points}`).join(', '));
    case 'is-ready':
      return isMine(play, seat) ? undefined : t.news.ready(name);
    default:
      return undefined;
  }
};
