import { keyLetter } from '../../shared/key-letter.ts';
import { afterNextPaint } from '../platform/document/after-next-paint.ts';
import { hasAppleKeyboard, isSingleKey, isTextField, type KeyPress } from '../platform/input/single-key.ts';

/** Id of the search page's field. */
export const SEARCH_FIELD_ID = 'search-field';

/*
 * A plain field in the place of the search dialog, from the moment in which a reader asks for the dialog until its code
 * has arrived. It collects what is typed, pasted or composed in the meantime, and phones show their keyboard at once. It
 * is a form that leads to the search page, in case the code never arrives, and a popover, which Escape and a press
 * elsewhere close.
 */

/**
 * The position of the dialog's field, as in search-dialog.css. The styles are here and not in the documents, where they
 * would delay the first paint of all readers for the few who are so quick.
 */
const FORM_STYLE =
  'inset:clamp(0px,(100vw - 43.7rem)*999,min(12vh,7rem)) 0 auto;width:auto;max-width:42rem;margin:auto;padding:0;border:0';
const INPUT_STYLE =
  'width:100%;height:3.5rem;padding:0 3.25rem;border:1px solid var(--line-strong);border-radius:var(--radius);background:var(--surface);font-size:1.0625rem';

let input: HTMLInputElement | undefined;
/** The element that had the focus before. */
let origin: Element | null = null;
let cancel = () => {};

/**
 * Shows the field, once, and focuses it; not if the dialog `isLoaded`, unless the field has been there since before. `action`
 * is the URL of the search page; `onCancel` is called when the reader closes the field. Returns the element that had the
 * focus before.
 */
export function openPlaceholder(action: string, onCancel: () => void, isLoaded = false): Element | null {
  if (isLoaded && input === undefined) return document.activeElement;
  cancel = onCancel;
  if (input === undefined) {
    origin = document.activeElement;
    input = createField(action);
    input.form?.showPopover();
  }
  input.focus();
  return origin;
}

/**
 * Gives up the field, before the focus moves elsewhere, and returns it, so that the dialog can adopt its text and
 * selection.
 */
export function removePlaceholder(): HTMLInputElement | undefined {
  const former = input;
  input = undefined;
  if (former !== undefined) afterNextPaint(() => former.form?.remove());
  return former;
}

function createField(action: string): HTMLInputElement {
  const form = document.createElement('form');
  form.action = action;
  form.popover = 'auto';
  form.style.cssText = FORM_STYLE;
  // Not `toggle`, which comes later: by then the reader may have opened the next field.
  form.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'closed' || input !== field) return;
    removePlaceholder();
    cancel();
  });
  const field = document.createElement('input');
  field.name = 'q';
  field.autocomplete = 'off';
  field.ariaLabel = 'Search documentation';
  field.style.cssText = INPUT_STYLE;
  form.append(field);
  document.body.append(form);
  return field;
}

/**
 * Whether a key press opens the search: Control+K or Meta+K, or `/` outside text fields unless turned off. In text fields
 * of Apple devices, Control+K deletes to the end of the line.
 */
export function isSearchShortcut(event: KeyPress): boolean {
  const { ctrlKey, metaKey, target } = event;
  if (!ctrlKey && !metaKey) return isSingleKey(event, '/');
  if (event.isComposing || event.altKey || event.shiftKey || keyLetter(event) !== 'k') return false;
  return metaKey || !hasAppleKeyboard() || !isTextField(target);
}
