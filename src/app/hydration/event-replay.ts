import { COLOR_MODE_BUTTON, toggleColorMode } from '../platform/document/color-mode.ts';
import { whenHydrated } from '../platform/document/hydration.ts';
import { isSearchShortcut, openPlaceholder } from '../search/placeholder-input.ts';

/**
 * Records the buttons that a reader presses before the app runs. The colour mode changes at once, and the placeholder of
 * the search appears at once; other presses are repeated when the app has taken over. Links and other forms work without
 * the app.
 */
export function recordPresses() {
  let pressed: HTMLElement[] = [];
  const listeners = new AbortController();
  const { signal } = listeners;

  const openSearch = (event: Event, button: HTMLButtonElement) => {
    event.preventDefault();
    pressed.push(button);
    openPlaceholder(button.form?.action ?? '', () => {
      pressed = pressed.filter((other) => other !== button);
    });
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    if ('searchButton' in button.dataset) openSearch(event, button);
    else if (button.hasAttribute(COLOR_MODE_BUTTON)) toggleColorMode();
    else if (button.type === 'button') pressed.push(button);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const button = document.querySelector<HTMLButtonElement>('[data-search-button]');
    if (button !== null && isSearchShortcut(event)) openSearch(event, button);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });

  return {
    /** Whether a press waits for the app. */
    isWaiting: () => pressed.length > 0,
    /** Repeats the presses once the app has taken over. */
    replayLater: () =>
      whenHydrated(() => {
        listeners.abort();
        for (const button of pressed.splice(0)) button.click();
      }),
  };
}
