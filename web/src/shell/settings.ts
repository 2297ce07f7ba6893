/// What this device remembers for its person. Where storage is refused it lasts as long as the page.
export interface Settings {
  language: 'en' | 'ja';
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  motion: 'system' | 'slow' | 'full' | 'brisk' | 'reduced';
  /// Whether single keys, such as `?`, digits and letters, count wherever the focus is.
  keys: boolean;
  /// Whether what can be played stands out; unless it says no.
  hints?: boolean;
  /// Whether the cards that one has seen in Cambio are noted on their backs.
  notes?: boolean;
  /// The name last given; empty before the first.
  name: string;
}

export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const keep = (key: string, value: string | number | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, `${value}`);
  } catch {
    // A private window or a full disk: nothing that a player could do about it.
  }
};

const remembered = (): Partial<Settings> => {
  try {
    return JSON.parse(recall('parlor') ?? '{}') ?? {};
  } catch {
    return {};
  }
};

export const settings: Settings = {
  language: /^ja/.test(navigator.language) ? 'ja' : 'en',
  theme: 'system',
  sound: true,
  motion: 'system',
  keys: true,
  name: '',
  ...remembered(),
};

const stillness = matchMedia('(prefers-reduced-motion:reduce)');

/// Whether things shall move at all.
export const moves = (): boolean => (settings.motion === 'system' ? !stillness.matches : settings.motion !== 'reduced');

export const applySettings = (): void => {
  const root = document.documentElement;
  root.lang = settings.language;
  root.style.colorScheme = settings.theme === 'system' ? '' : settings.theme;
  root.classList.toggle('still', !moves());
};

export const change = (changes: Partial<Settings>): void => {
  Object.assign(settings, changes);
  keep('parlor', JSON.stringify(settings));
  applySettings();
};

stillness.onchange = applySettings;
