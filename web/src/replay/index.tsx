import { Fragment, type VNode, h } from 'preact';
import { gameOf } from '../lobby/door';
import { Bar, type Page, explain, part } from '../shell/app';
import { t as shell } from '../shell/strings';
import { pageOf } from '../games';
import { Replay } from './Replay';
import { storyOf } from './story';
import { ready, t } from './strings';

export { ready };

/// Opens the replay of a table: `/replay/<table>/<as>/<step>`; the last two may be left out.
export const open = async (id: string): Promise<Page> => {
  const [, , , as = 'open', step = '1'] = location.pathname.split('/');
  try {
    const story = await storyOf(id, as);
    const draws = !!(await gameOf(story.table.game))?.draws;
    const game = await part(pageOf(story.table.game));
    const title = t.title(shell.games[story.table.game] ?? story.table.game);
    return page(title, <Replay key={id} id={id} game={game} draws={draws} story={story} as={as} step={Number(step) - 1 || 0} />, story.table.game);
  } catch (problem) {
    return page('Parlor', <p class="panel">{await explain(problem)}</p>);
  }
};

const page = (title: string, content: VNode, game?: string): Page => ({
  title,
  draw: () => (
    <>
      <Bar title={title} game={game} />
      <main>{content}</main>
    </>
  ),
});
