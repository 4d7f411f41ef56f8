/** A choice between forms of samples, which readers make once for all samples. */
export interface FormChoice {
  readonly label: string;
  /** Storage key of the chosen form. */
  readonly key: string;
  /**
   * The attribute of `<html>` that contains the chosen form, as a property of its data set. Absent for the first form.
   */
  readonly attribute: string;
  /** The forms by their classes in a sample, with their names. The first one is shown until a reader chooses. */
  readonly forms: Readonly<Record<string, string>>;
}

/** The choices by the value of a sample's `data-forms`. */
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
} as const satisfies Record<string, FormChoice>;

/** The kinds of forms that a sample may have. */
export type FormKind = keyof typeof FORM_CHOICES;
