import { COLOR_MODE_KEY } from '../../shared/color-mode.ts';
import { storageKey } from '../../shared/storage-key.ts';

/**
 * Follows the colour mode that the reader chooses elsewhere on the site. The page itself starts in the right mode: a
 * script in its head sets it before first paint.
 */
export function followColorMode(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey(COLOR_MODE_KEY, import.meta.env.BASE_URL) && key !== null) return;
    document.documentElement.dataset['theme'] = newValue === 'dark' ? 'dark' : 'light';
  });
}
