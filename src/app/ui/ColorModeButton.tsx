import { COLOR_MODE_BUTTON, toggleColorMode } from '../platform/document/color-mode.ts';
import { Icon } from './Icon.tsx';

/**
 * Switches between light and dark. Both names are in the page and the style sheet shows the one that applies, so that the
 * name is right before React runs and needs no state.
 */
export function ColorModeButton() {
  return (
    <button
      type="button"
      className="icon-button needs-js"
      {...{ [COLOR_MODE_BUTTON]: '' }}
      onClick={toggleColorMode}
    >
      <span className="when-light">
        <Icon name="moon" />
        <span className="visually-hidden">Switch to dark mode</span>
      </span>
      <span className="when-dark">
        <Icon name="sun" />
        <span className="visually-hidden">Switch to light mode</span>
      </span>
    </button>
  );
}
