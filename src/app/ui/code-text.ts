import { FORM_CHOICES, type FormKind } from '../../shared/code-forms.ts';

/** Returns the form of samples that is shown. The attribute of `<html>` is the only state of the choice. */
export function shownForm(kind: FormKind): string {
  const { attribute, forms } = FORM_CHOICES[kind];
  const [first = ''] = Object.keys(forms);
  return document.documentElement.dataset[attribute] ?? first;
}

/** The forms in which writers write. */
export const WRITTEN_FORMS: readonly string[] = ['ts', 'npm'];

/** Returns the code of a sample in some forms, without the lines that a diff removes. */
export function codeText(code: HTMLElement, forms: readonly string[]): string {
  const lines = [...code.querySelectorAll('.line')];
  if (lines.length === 0) return code.textContent ?? '';
  return lines
    .filter(
      ({ parentElement }) =>
        parentElement === code || forms.some((form) => parentElement?.matches(`.${form}`)),
    )
    .filter((line) => !line.matches('.diff.remove'))
    .map((line) => line.textContent ?? '')
    .join('\n');
}
