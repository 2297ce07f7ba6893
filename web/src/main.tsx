import { go, openSheet, route } from './shell/app';
import { applySettings, settings } from './shell/settings';
import { shellReady } from './shell/strings';

applySettings();

addEventListener('popstate', route);
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.target || event.defaultPrevented) return;
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
});

addEventListener('keydown', ({ key, target }) => {
  if (key === '?' && settings.keys && !(target as Element).closest('input,dialog')) openSheet('Keys');
});

shellReady().then(route);
