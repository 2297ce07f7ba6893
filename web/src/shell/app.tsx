import { type ComponentChild, Fragment, h, render } from 'preact';
import { codeOf } from '../net/api';
import type { Problem } from '../net/wire';
import { settings } from './settings';
import { t } from './strings';

/// One address of the program while it is shown.
export interface Page {
  title: string;
  draw(): ComponentChild;
  close?(): void;
}

let page: Page | undefined;
let said = '';
let message = '';
let fading: ReturnType<typeof setTimeout>;
let sheet: (() => ComponentChild) | undefined;

/// Draws everything anew from what is known now; only what differs is touched.
export const redraw = (): void => {
  if (!page) return;
  document.title = `${page.title} · Parlor`;
  render(
    <>
      {page.draw()}
      <p class="hidden" aria-live="polite">{said}</p>
      {message && <p class="toast">{message}</p>}
      {sheet?.()}
    </>,
    document.body,
  );
};

/// Says something to screen readers.
export const announce = (text: string): void => {
  // The same words twice are two messages; a no-break space makes them differ.
  said = text === said ? text + '\u00a0' : text;
};

/// Shows a short message that goes away by itself.
export const toast = (text: string): void => {
  message = text;
  announce(text);
  redraw();
  clearTimeout(fading);
  fading = setTimeout(() => {
    message = '';
    redraw();
  }, 5000);
};

/// A refusal in the person's language. The server's own sentence is English.
export const explain = async (problem: unknown): Promise<string> => {
  const code = codeOf(problem);
  if (!code) return t.unreachable;
  const japanese = settings.language === 'ja' && (await import('./refusals.ja')).default[code];
  return japanese || (problem as Problem).detail;
};

/// Tells a refusal.
export const complain = async (problem: unknown): Promise<void> => toast(await explain(problem));

/// Opens a panel above the page, or closes it.
export const showSheet = (content?: () => ComponentChild): void => {
  sheet = content;
  redraw();
};

/// Loads a style sheet. Twice is harmless, and does not happen: a part is ready once.
export const style = (file: string): Promise<unknown> =>
  new Promise((loaded) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/assets/' + file;
    link.onload = link.onerror = loaded;
    document.head.append(link);
  });

/// A part that is loaded when it is first needed; `ready` tells when its words and style are there.
export const part = async <M extends { ready: Promise<unknown> }>(loading: Promise<M>): Promise<M> => {
  const module = await loading;
  await module.ready;
  return module;
};

/// Opens the settings, a game's rules or the list of keys.
export const openSheet = async (kind: 'Settings' | 'Rules' | 'Keys', game = ''): Promise<void> => {
  const { [kind]: Sheet } = await part(import('../lobby/sheets'));
  showSheet(() => <Sheet game={game} />);
};

let visit = 0;

const pageAt = async (path: string): Promise<Page> => {
  const [, where, what] = path.split('/');
  if (where === 't' && what) return (await part(import('../table'))).open(what);
  return (await part(import('../lobby'))).open(where, what);
};

/// Shows the page of the present address.
export const route = async (): Promise<void> => {
  const mine = ++visit;
  try {
    const next = await pageAt(location.pathname);
    if (mine !== visit) return next.close?.();
    page?.close?.();
    page = next;
    sheet = undefined;
    redraw();
    if (mine > 1) document.querySelector('h1')?.focus();
  } catch (problem) {
    await complain(problem);
  }
};

/// Goes to an address within the program.
export const go = (path: string, replacing = false): void => {
  history[replacing ? 'replaceState' : 'pushState'](null, '', path);
  route();
};

/// The head of every page; with a game, its rules and what happened at its table.
export const Bar = ({ title, home, game, children }: { title: string; home?: ComponentChild; game?: string; children?: ComponentChild }) => (
  <header class="bar">
    {home || <a class="button quiet" href="/" aria-label={t.home} title={t.home}><Icon path="M15 5l-7 7 7 7" /></a>}
    <h1 tabIndex={-1}>{title}</h1>
    {children}
    {game && <Tool label={t.rules} path="M9 9a3 3 0 1 1 4 3q-1 .6-1 2v1m0 4v.1" onClick={() => openSheet('Rules', game)} />}
    <Tool label={t.settings} path="M4 8h9m5 0h2M4 16h2m5 0h9M15 6v4M8 14v4" onClick={() => openSheet('Settings')} />
  </header>
);

/// A button that is a line drawing.
export const Tool = ({ label, path, onClick }: { label: string; path: string; onClick(): void }) => (
  <button class="quiet" aria-label={label} title={label} onClick={onClick}><Icon path={path} /></button>
);

/// A line drawing of 24 by 24.
export const Icon = ({ path }: { path: string }) => <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>;
