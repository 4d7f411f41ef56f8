import { takeEarlyField } from '../placeholder-input.ts';

/** Puts the focus on the dialog's field, with the text and the selection of the field that stood in for it. */
export function takeOver(field: HTMLInputElement, setText: (text: string) => void): void {
  const early = takeEarlyField();
  field.focus();
  if (early === undefined || early.value === '') return;
  setText(early.value);
  field.setSelectionRange(early.selectionStart, early.selectionEnd);
}
