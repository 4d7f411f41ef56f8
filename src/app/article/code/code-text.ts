import { FORM_CHOICES, type FormKind } from '../../../shared/code-forms.ts';

/** Returns the form of samples that is shown. The attribute of `<html>` is the only state of the choice. */
export function shownForm(kind: FormKind): string {
  const { attribute, forms } = FORM_CHOICES[kind];
  const [first = ''] = Object.keys(forms);
  return document.documentElement.dataset[attribute] ?? first;
}

/** The forms of samples that are shown first: those in which writers write them. */
export const DEFAULT_FORMS: readonly string[] = ['ts', 'npm'];

/** Returns the code of a sample in some forms. */
export function codeText(code: HTMLElement, forms: readonly string[]): string {
  const others = Object.values(FORM_CHOICES)
    .flatMap((choice) => Object.keys(choice.forms))
    .filter((form) => !forms.includes(form));
  const range = document.createRange();
  range.selectNodeContents(code);
  const copy = range.cloneContents();
  for (const part of copy.querySelectorAll(others.map((form) => `.${form}`).join())) part.remove();
  return (copy.textContent ?? '').replace(/\n$/, '');
}

/** Returns the commands of a shell session, without prompts and output; the whole text if there are no prompts. */
export function commandsOf(text: string): string {
  // A backslash at the end of a line continues the command.
  const commands = [...text.matchAll(/^\$ (.*(?:(?<=\\)\n.*)*)/gm)].map(([, command]) => command);
  return commands.length === 0 ? text : commands.join('\n');
}
