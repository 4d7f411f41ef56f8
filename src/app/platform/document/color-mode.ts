import { COLOR_MODE_KEY, type ColorMode, isColorMode } from '../../../shared/color-mode.ts';
import { storageSlot } from '../storage.ts';
import { announce } from './live-region.ts';

const slot = storageSlot(COLOR_MODE_KEY, isColorMode);

/** Switches to the other colour mode, announces it and stores it. The attribute on `<html>` is the only state of the mode. */
export function toggleColorMode(): void {
  const mode: ColorMode = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
  show(mode);
  announce(mode === 'dark' ? 'Dark mode' : 'Light mode');
  slot.write(mode);
}

/** Follows the choice made in other tabs. Returns the function that stops following. */
export function followColorMode(): () => void {
  return slot.subscribe(() => show(slot.read() ?? 'light'));
}

function show(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
}

/** Attribute of the colour mode button, by which the start-up module recognises it before React runs. */
export const COLOR_MODE_BUTTON = 'data-color-mode-button';
