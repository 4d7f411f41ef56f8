/**
 * The choices between forms of samples, which readers make once for all samples, by the value of a sample's `data-forms`:
 * the label of a choice, the storage key of the chosen form, the attribute of `<html>` that contains it, as a property of
 * its data set, and the forms by their classes in a sample, with their names. The first form is shown until a reader
 * chooses, and has no attribute.
 */
export const FORM_CHOICES = {
  language: {
    label: 'Language',
    key: 'preferred-code-language',
    attribute: 'code',
    forms: { ts: 'TypeScript', js: 'JavaScript' },
  },
  manager: {
    label: 'Package manager',
    key: 'preferred-package-manager',
    attribute: 'manager',
    forms: { npm: 'npm', pnpm: 'pnpm', yarn: 'yarn', bun: 'bun' },
  },
} as const;

/** The kinds of forms that a sample may have. */
export type FormKind = keyof typeof FORM_CHOICES;
