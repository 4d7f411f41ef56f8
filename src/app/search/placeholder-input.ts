import { isSingleKey, type KeyPress } from '../platform/single-key.ts';

/**
 * A plain field that stands where the search dialog will, from the moment in which a reader asks for it until its code
 * has arrived. Whatever is typed, pasted or composed meanwhile is in it, and phones show their keyboard at once. As a
 * form it leads to the search page, should the code never come.
 */
interface EarlyField {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** What had the focus before. */
  readonly origin: Element | null;
}

/**
 * Where the dialog's field will be: search-dialog.css has the same place. The styles are here because few readers are so
 * quick, and whatever stands in the documents delays the first paint of all.
 */
const FORM_STYLE =
  'position:fixed;inset:0 0 auto;top:clamp(0px,(100vw - 699px)*999,min(12vh,7rem));z-index:60;max-width:42rem;margin:auto';
const INPUT_STYLE =
  'width:100%;height:3.5rem;padding:0 3.25rem;border:1px solid var(--line-strong);border-radius:var(--radius);background:var(--surface);font-size:1.0625rem;box-shadow:var(--shadow)';

let current: EarlyField | undefined;
let cancel = () => {};
/** Whether an input method is composing in the field. */
let isComposing = false;

/**
 * Shows the field, once, and puts the focus on it. `action` is the URL of the search page; `onCancel` is called when the
 * reader presses Escape; a new field starts with `text`. Returns what had the focus before.
 */
export function openEarlyField(action: string, onCancel: () => void, text = ''): Element | null {
  cancel = onCancel;
  current ??= createField(action, text);
  current.input.focus();
  return current.origin;
}

/** The text in the field; empty where there is none. */
export function earlyText(): string {
  return current?.input.value ?? '';
}

/** Takes the field away. Returns it, so that its text and selection can be taken over. */
export function takeEarlyField(): HTMLInputElement | undefined {
  const input = current?.input;
  current?.form.remove();
  current = undefined;
  isComposing = false;
  return input;
}

/** Resolves when no input method is composing in the field: taking the field away would end that. */
export function earlyFieldSettles(): Promise<unknown> {
  const input = current?.input;
  return new Promise((resolve) => {
    if (input === undefined || !isComposing) resolve(undefined);
    else input.addEventListener('compositionend', resolve, { once: true });
  });
}

function createField(action: string, text: string): EarlyField {
  const origin = document.activeElement;
  const form = document.createElement('form');
  form.action = action;
  form.style.cssText = FORM_STYLE;
  const input = document.createElement('input');
  input.name = 'q';
  input.value = text;
  input.autocomplete = 'off';
  input.ariaLabel = 'Search documentation';
  input.style.cssText = INPUT_STYLE;
  for (const step of ['start', 'end']) {
    input.addEventListener(`composition${step}`, () => {
      isComposing = step === 'start';
    });
  }
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || isComposing) return;
    takeEarlyField();
    if (origin instanceof HTMLElement) origin.focus();
    cancel();
  });
  form.append(input);
  document.body.append(form);
  return { form, input, origin };
}

/** Whether a key press asks for the search: Control+K or Meta+K anywhere, `/` outside text fields unless turned off. */
export function isSearchShortcut(event: KeyPress): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return isSingleKey(event, '/');
}

/** Id of the search page's field. */
export const SEARCH_FIELD_ID = 'search-field';
