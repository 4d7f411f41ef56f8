import { COLOR_MODE_KEY } from '../../shared/color-mode.ts';
import { keyLetter } from '../../shared/key-letter.ts';
import { tolerateTranslation } from '../../shared/tolerate-translation.ts';
import { installTrustedTypes } from '../../shared/trusted-types.ts';

/** Prepares a page outside the router, before anything renders. */
export function preparePage(): void {
  installTrustedTypes();
  tolerateTranslation();
  window.addEventListener('storage', followColorMode);
  if (window.frameElement !== null) document.addEventListener('keydown', passSearchKeyOn);
}

/**
 * Follows the colour mode that the reader chooses elsewhere on the site. The page itself starts in the right mode: a
 * script in its head sets it before first paint.
 */
function followColorMode({ key, newValue }: StorageEvent): void {
  if (key !== COLOR_MODE_KEY && key !== null) return;
  document.documentElement.dataset['theme'] = newValue === 'dark' ? 'dark' : 'light';
}

/**
 * Passes Control+K and Meta+K on to the page around this frame, which opens its search. In text fields of Apple devices,
 * Control+K stays with the field: it deletes to the end of the line.
 */
function passSearchKeyOn(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const isInField = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
  const isKept = isInField && /Mac|iPhone|iPad/.test(navigator.userAgent);
  if (event.defaultPrevented || keyLetter(event) !== 'k' || !(metaKey || (ctrlKey && !isKept))) return;
  const press = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  const isHandled = window.frameElement?.dispatchEvent(new KeyboardEvent('keydown', press)) === false;
  if (isHandled) event.preventDefault();
}
