/*
 * Screen readers are told of changes after the fact, and Orca deals with removed elements before it deals with the focus.
 * If the former place of the focus is gone by then, Orca finds the new place by itself, takes the report of the focus for
 * a repetition, and says nothing.
 */

/** Milliseconds within which a screen reader on a busy machine has dealt with a new focus. */
const SCREEN_READER_DELAY_MS = 1000;

/**
 * Calls back when screen readers have dealt with the focus that has just moved, so that its former place can be removed
 * or made inert: at the next key, because they pass on keys only then, or after a while.
 *
 * @returns the function that cancels it
 */
export function afterFocus(callback: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', finish, true);
  };
  const finish = () => {
    cancel();
    callback();
  };
  const timer = setTimeout(finish, SCREEN_READER_DELAY_MS);
  document.addEventListener('keydown', finish, true);
  return cancel;
}

/**
 * Moves the focus to the first button of a modal dialog outside the app's root element, unless it is in the dialog
 * already, and makes everything behind the dialog inert: unreachable for pointer, keyboard and screen reader. Until then,
 * a focus that leaves the dialog comes back, such as one that a dialog before returns a moment after it has closed.
 *
 * @returns the function that makes the page usable again
 */
export function enterDialog(dialog: HTMLElement): () => void {
  const root = document.getElementById('root');
  if (!dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
  const comeBack = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && dialog.contains(relatedTarget)) relatedTarget.focus();
  };
  root?.addEventListener('focusin', comeBack);
  const cancel = afterFocus(() => {
    if (root !== null) root.inert = true;
  });
  return () => {
    cancel();
    root?.removeEventListener('focusin', comeBack);
    if (root !== null) root.inert = false;
  };
}
