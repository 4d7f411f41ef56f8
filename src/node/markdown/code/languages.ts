/** The languages of code blocks, as written after the fence, with the names that readers hear. */
export const LANGUAGE_NAMES = {
  tsx: 'TypeScript JSX',
  ts: 'TypeScript',
  jsx: 'JavaScript JSX',
  js: 'JavaScript',
  json: 'JSON',
  bash: 'Shell',
  html: 'HTML',
  css: 'CSS',
  diff: 'Diff',
  yaml: 'YAML',
  md: 'Markdown',
  text: 'Text',
} as const;

/** A language that code is highlighted in; `text` has no colours. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** Whether a word after a fence is one of the languages. */
export function isLanguage(word: string): word is Language {
  return Object.hasOwn(LANGUAGE_NAMES, word);
}

/** For messages: `tsx, ts, …`. */
export const ALLOWED_LANGUAGES = Object.keys(LANGUAGE_NAMES).join(', ');
