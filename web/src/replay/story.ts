import { call } from '../net/api';
import type { Action, News, TableView } from '../net/wire';
import { botInFull } from '../shell/bots';
import type { GamePage, Play } from '../table/game';
import { t as tableWords } from '../table/strings';

/// A finished game as the server tells it again.
export interface Story {
  table: TableView;
  /// Where all is open.
  events?: { type: string }[];
  steps: { seq: number; at: string; news: News[]; view: unknown }[];
}

const told = new Map<string, Promise<Story>>();

/// The game at a table with the knowledge of a seat, of everybody, or all open.
export const storyOf = (id: string, as: string): Promise<Story> => {
  const path = pathOf(id, as);
  const story = told.get(path) ?? call<Story>('GET', path);
  told.set(path, story);
  story.catch(() => told.delete(path));
  return story;
};

export const pathOf = (id: string, as: string): string => `/tables/${id}/replay?as=${as}`;

/// A seat by name; by number too where several have the same.
export const nameOf = ({ table: { seats } }: Story, seat: number): string => {
  const { kind, name = '' } = seats[seat]!;
  if (kind === 'bot') return botInFull(seats, seat);
  const isShared = seats.some((other) => other.seat !== seat && other.name === name);
  return isShared ? `${name} ${seat + 1}` : name;
};

/// What a game's page is told about one step. It is nobody's: nothing can be done.
export const playAt = (story: Story, step: number, as: string): Play => {
  const { table, steps } = story;
  const over = step === steps.length - 1;
  return {
    seq: steps[step]!.seq,
    you: { seat: /^\d/.test(as) ? Number(as) : undefined, host: false, seats: [] },
    // Nobody thinks any more: a bot is a name like any other.
    table: { ...table, seats: table.seats.map((seat) => ({ ...seat, kind: 'person', name: nameOf(story, seat.seat) })), ...(over ? {} : { phase: 'playing', result: undefined }) },
    view: steps[step]!.view,
    options: [] as Action[],
    optionsComplete: true,
    awaited: [],
    heard: 0,
    pending: [],
    replay: true,
    act: () => {},
    again: () => {},
    name: (seat) => nameOf(story, seat),
  };
};

/// What happened in a step, in words.
export const sentence = (game: GamePage, story: Story, step: number, as: string): string => {
  const play = playAt(story, step, as);
  const told = story.steps[step]!.news.map((news) => {
    const [, own] = news.type.split('table:');
    return own ? tableWords.news[own]?.(news.name ?? (news.seat === undefined ? '' : play.name(news.seat))) : game.describe(news, play);
  });
  return told.filter(Boolean).join(' ');
};
