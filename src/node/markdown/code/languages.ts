import type { Root } from 'mdast';
import type { BundledLanguageInfo } from 'shiki';
import { bundledLanguagesInfo } from 'shiki/langs';
import { visit } from 'unist-util-visit';

/** The languages that most pages use, by the names that they have on the site. `text` has no colours. */
const LANGUAGES = 'tsx ts jsx js json bash html css diff yaml md text'.split(' ');

/** The languages for messages: `tsx, ts, …`. */
export const ALLOWED_LANGUAGES = `${LANGUAGES.join(', ')}, and all others that Shiki knows`;

/** Shiki's languages by each of their names. */
const BUNDLED: ReadonlyMap<string, BundledLanguageInfo> = new Map(
  bundledLanguagesInfo.flatMap((info) => [info.id, ...(info.aliases ?? [])].map((name) => [name, info])),
);

/** Returns the one name of a language that a writer may call `sh`, `JavaScript` or `yml`; undefined if it is unknown. */
export function languageNamed(written: string): string | undefined {
  const name = written.toLowerCase();
  if (LANGUAGES.includes(name)) return name;
  if (['none', 'plain', 'plaintext', 'txt'].includes(name)) return 'text';
  const info = BUNDLED.get(name);
  return info && (LANGUAGES.find((language) => info.aliases?.includes(language)) ?? info.id);
}

/** Returns the import of a language's grammar. Undefined for `text`. */
export function grammarOf(language: string): BundledLanguageInfo['import'] | undefined {
  return BUNDLED.get(language)?.import;
}

/** Replaces the synonyms of languages after fences, so that every reader of a page knows one name for each. */
export function nameLanguages(tree: Root): void {
  visit(tree, 'code', (node) => {
    if (node.lang) node.lang = languageNamed(node.lang) ?? node.lang;
  });
}
