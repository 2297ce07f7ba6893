import { settings } from '../shell/settings';

const OWN_KEYS = 'input,select,textarea';

/// A button's `aria-keyshortcuts`: the key that presses it, where it can be pressed and single keys are on.
export const keyOf = (key: string, enabled = true): string | undefined => (settings.keys && enabled ? key : undefined);

/// Lets single keys press the buttons that name them, wherever the focus is; answers what ends it.
export const shortcuts = (root: () => ParentNode | null | undefined): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    const { key, repeat, altKey, ctrlKey, metaKey, target } = event;
    if (repeat || altKey || ctrlKey || metaKey || (target as Element).closest?.(OWN_KEYS)) return;
    // What lies below an open dialog does not listen.
    if (document.querySelector('dialog[open]')) return;
    const buttons = root()?.querySelectorAll<HTMLButtonElement>('[aria-keyshortcuts]:not(:disabled)') ?? [];
    const named = [...buttons].find((button) => button.getAttribute('aria-keyshortcuts') === key.toLowerCase());
    if (!named) return;
    event.preventDefault();
    named.click();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
};
