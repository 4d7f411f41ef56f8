import { isSingleKey, type KeyPress } from '../platform/single-key.ts';

/** Whether a key press asks for the search: Control+K or Meta+K anywhere, `/` outside text fields unless turned off. */
export function isSearchShortcut(event: KeyPress): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return isSingleKey(event, '/');
}
