import { isComposingKey, keyLetter } from '../../shared/key-letter.ts';
import { afterNextPaint } from '../platform/document/after-next-paint.ts';
import { hasAppleKeyboard, isSingleKey, isTextField, type KeyPress } from '../platform/input/single-key.ts';

/** Id of the search page's field. */
export const SEARCH_FIELD_ID = 'search-field';

/*
 * A plain field in the place of the search dialog, from the moment in which a reader asks for the dialog until its code
 * has arrived. It collects what is typed, pasted or composed in the meantime, and phones show their keyboard at once. It
 * is a form that leads to the search page, in case the code never arrives.
 */

/**
 * The position of the dialog's field, as in search-dialog.css. The styles are here and not in the documents, where they
 * would delay the first paint of all readers for the few who are so quick.
 */
const FORM_STYLE =
  'position:fixed;inset:clamp(0px,(100vw - 43.7rem)*999,min(12vh,7rem)) 0 auto;z-index:60;max-width:42rem;margin:auto';
const INPUT_STYLE =
  'width:100%;height:3.5rem;padding:0 3.25rem;border:1px solid var(--line-strong);border-radius:var(--radius);background:var(--surface);font-size:1.0625rem';

let input: HTMLInputElement | undefined;
/** The element that had the focus before. */
let origin: Element | null = null;
let cancel = () => {};

/**
 * Shows the field, once, and focuses it. `action` is the URL of the search page; `onCancel` is called when the reader
 * presses Escape, or a place outside the field. Returns the element that had the focus before.
 */
export function openPlaceholder(action: string, onCancel: () => void): Element | null {
  cancel = onCancel;
  if (input === undefined) {
    origin = document.activeElement;
    input = createField(action);
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
  document.removeEventListener('pointerdown', onPress);
  return former;
}

function createField(action: string): HTMLInputElement {
  const form = document.createElement('form');
  form.action = action;
  form.style.cssText = FORM_STYLE;
  const field = document.createElement('input');
  field.name = 'q';
  field.autocomplete = 'off';
  field.ariaLabel = 'Search documentation';
  field.style.cssText = INPUT_STYLE;
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposingKey(event)) return;
    removePlaceholder();
    if (origin instanceof HTMLElement) origin.focus();
    cancel();
  });
  document.addEventListener('pointerdown', onPress);
  form.append(field);
  document.body.append(form);
  return field;
}

/** A press elsewhere closes the field. The search button, which opens it, keeps it. */
function onPress({ target }: Event): void {
  if (!(target instanceof Element) || target === input || target.closest('[data-search-button]')) return;
  removePlaceholder();
  cancel();
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
