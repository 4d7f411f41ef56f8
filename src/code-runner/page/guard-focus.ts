/** Milliseconds between a key or a press and its effect on the focus, or the report of it. */
const EFFECT_DELAY_MS = 100;

/** What gives the focus back to the page. */
interface FocusGuard {
  /** Reports that the reader has pressed something in a frame. */
  readonly onPress: () => void;
  readonly stop: () => void;
}

/**
 * Gives the focus back when code in a frame has taken it from an element of the page, and with it the keys that the
 * reader types there. Readers move the focus into a frame by Tab, or by a press, which the frame reports.
 *
 * @param stage the element with the frames
 */
export function guardFocus(stage: HTMLElement): FocusGuard {
  let focused: HTMLElement | undefined;
  let lastTab = Number.NEGATIVE_INFINITY;
  let lastPress = Number.NEGATIVE_INFINITY;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !stage.contains(target)) focused = target;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') lastTab = performance.now();
  };
  // The window loses the focus to a frame.
  const onBlur = () => {
    const lost = performance.now();
    if (lost - lastTab < EFFECT_DELAY_MS) return;
    window.setTimeout(() => {
      // On a slow device the timer is late, and the press longer ago.
      const isPressed = lost - lastPress < EFFECT_DELAY_MS;
      const taker = document.activeElement;
      if (!isPressed && taker instanceof HTMLIFrameElement && stage.contains(taker)) focused?.focus();
    }, EFFECT_DELAY_MS);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { signal, capture: true });
  window.addEventListener('blur', onBlur, { signal });
  return {
    onPress() {
      lastPress = performance.now();
    },
    stop: () => listeners.abort(),
  };
}
