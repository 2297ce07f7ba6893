import { type ComponentChild, Fragment, h } from 'preact';
import { Bar, type Page, part } from '../shell/app';
import { t as shell } from '../shell/strings';
import { Create } from './Create';
import { sitDown } from './door';
import { Home } from './Home';
import { Join } from './Join';
import { ready, t } from './strings';

export { ready };

/// A page with the usual head.
const page = (title: string, content: ComponentChild): Page => ({
  title,
  draw: () => (
    <>
      <Bar title={title} />
      <main>{content}</main>
    </>
  ),
});

/// Everything but the tables: the home page, a new table, an invitation, a replay, the history.
export const open = async (where?: string, what = ''): Promise<Page> => {
  if (!where) return { title: t.choose, draw: () => <Home /> };
  if (where === 'new') return page(t.createNamed(shell.games[what] ?? what), <Create key={what} game={what} />);
  if (where === 'join') return page(t.joinTo(what.toUpperCase()), <Join code={what.toUpperCase()} onName={() => sitDown('/tables/join', { code: what.toUpperCase() })} />);
  if (where === 'history') return (await part(import('../history'))).history();
  if (where === 'leaders') return (await part(import('../history'))).leaders(what);
  if (where === 'account') return (await part(import('../account'))).account();
  if (where === 'replay') return (await part(import('../replay'))).open(what);
  if (shell.games[where]) return { title: shell.games[where], draw: () => <Home only={where} /> };
  return page('Parlor', <p class="panel">{t.notFound}</p>);
};
