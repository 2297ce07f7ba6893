import { go, route } from './shell/app';
import { applySettings } from './shell/settings';
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

shellReady().then(route);
