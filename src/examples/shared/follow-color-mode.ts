import { COLOR_MODE_KEY } from '../../shared/color-mode.ts';

/**
 * Follows the colour mode that the reader chooses elsewhere on the site. The page itself starts in the right mode: a
 * script in its head sets it before first paint.
 */
export function followColorMode(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== COLOR_MODE_KEY && key !== null) return;
    document.documentElement.dataset['theme'] = newValue === 'dark' ? 'dark' : 'light';
  });
}
