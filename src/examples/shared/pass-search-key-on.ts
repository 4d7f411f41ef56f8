import { keyLetter } from '../../shared/key-letter.ts';

/**
 * Passes Control+K and Meta+K on to the page around this frame, which opens its search. In text fields of Apple devices,
 * Control+K stays with the field: it deletes to the end of the line.
 */
export function passSearchKeyOn(): void {
  const frame = window.frameElement;
  if (frame === null) return;
  document.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isInField = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
    const isKept = isInField && /Mac|iPhone|iPad/.test(navigator.userAgent);
    if (event.defaultPrevented || keyLetter(event) !== 'k' || !(metaKey || (ctrlKey && !isKept))) return;
    const press = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
    if (!frame.dispatchEvent(new KeyboardEvent('keydown', press))) event.preventDefault();
  });
}
