import { COLOR_MODE_BUTTON, toggleColorMode } from '../platform/color-mode.ts';
import { whenHydrated } from '../platform/hydration.ts';
import { isSearchShortcut, openPlaceholder } from '../search/placeholder-input.ts';

interface EarlyClicks {
  /** Repeats the presses when the app has taken over. */
  readonly replayLater: () => void;
  /** The button that was pressed last and waits for the app. */
  readonly waiting: () => HTMLElement | undefined;
}

/**
 * Remembers which buttons a reader pressed before the app ran. The colour mode changes at once, and a field for the
 * search is there at once; the other presses are repeated when the app has taken over. Links and other forms need no
 * help: they work by themselves.
 */
export function collectEarlyClicks(): EarlyClicks {
  let pressed: HTMLElement[] = [];
  const listeners = new AbortController();

  const openSearch = (event: Event, button: HTMLButtonElement) => {
    event.preventDefault();
    pressed.push(button);
    openPlaceholder(button.form?.action ?? '', () => {
      pressed = pressed.filter((other) => other !== button);
    });
  };
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null) return;
      if ('searchButton' in button.dataset) openSearch(event, button);
      else if (button.hasAttribute(COLOR_MODE_BUTTON)) toggleColorMode();
      else if (button.type === 'button') pressed.push(button);
    },
    { signal: listeners.signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const button = document.querySelector<HTMLButtonElement>('[data-search-button]');
      if (button !== null && isSearchShortcut(event)) openSearch(event, button);
    },
    { signal: listeners.signal },
  );

  return {
    waiting: () => pressed.at(-1),
    replayLater() {
      whenHydrated(() => {
        listeners.abort();
        for (const button of pressed.splice(0)) button.click();
      });
    },
  };
}
