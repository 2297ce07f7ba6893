import { type ComponentChild, Fragment, h } from 'preact';
import { Bar, type Page } from '../shell/app';
import { t as shell } from '../shell/strings';
import { Leaders } from './Leaders';
import { Past } from './Past';
import { ready, t } from './strings';

export { ready };

const page = (title: string, content: ComponentChild): Page => ({
  title,
  draw: () => (
    <>
      <Bar title={title} />
      <main>{content}</main>
    </>
  ),
});

/// One's own finished games.
export const history = (): Page => page(t.title, <Past />);

/// Who wins a game most often.
export const leaders = (game: string): Page => page(t.leaders(shell.games[game] ?? game), <Leaders key={game} game={game} />);
