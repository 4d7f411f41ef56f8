/** What the focus is in, as far as keys are concerned. */
export type FocusPlace = 'text' | 'field' | 'canvas' | 'other';

/** Where a key press came from. In a dialog or a menu all keys are its own. */
export function focusPlace(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement) || target === document.body) return 'canvas';
  if (target.hasAttribute('data-canvas')) return 'canvas';
  if (
    target.closest('dialog, [popover]') ||
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement
  )
    return 'text';
  if (target instanceof HTMLInputElement) {
    return ['range', 'radio', 'checkbox', 'color'].includes(target.type) ? 'field' : 'text';
  }
  return target instanceof HTMLSelectElement ? 'field' : 'other';
}
