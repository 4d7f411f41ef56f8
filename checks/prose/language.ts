import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import type { Root } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { contentDirectory } from '../../src/node/content/files.ts';
import { didYouMean } from '../../src/node/content/nearest.ts';
import type { Point } from '../../src/shared/point.ts';

/** A problem in the prose of a markdown text, at a position in that text. */
export interface ProseFinding extends Point {
  /** The problem, in a sentence. */
  readonly message: string;
  /** The remedy, in a sentence. */
  readonly hint: string;
  /** The word, if the problem is that the dictionary does not know it. */
  readonly word?: string;
}

/** Parses a word list: one word per line; comments begin with `#`. */
export function parseWordList(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '');
}

type VFileMessage = VFile['messages'][number];

/** Checks the spelling and common mistakes of a parsed markdown text. Skips code. */
export type LanguageCheck = (markdown: string, tree: Root) => Promise<readonly ProseFinding[]>;

/**
 * Creates a check of the English of a locale (American for `en-US`, otherwise British) that also accepts `words`, the
 * project's own. It finds nothing in other languages. Loading the dictionary takes a second, so use one check for all
 * pages.
 */
export function createLanguageCheck(words: readonly string[], locale = 'en'): LanguageCheck {
  if (!/^en(?:-|$)/i.test(locale)) return async () => [];
  const dictionary = /^en-us$/i.test(locale) ? american : british;
  const known = new Set(words);
  // At the end of a sentence, the parser includes the full stop in an acronym: "JSON.".
  const isKnown = ({ source, actual }: VFileMessage) =>
    source === 'retext-spell' && known.has(actual?.replace(/\.$/, '') ?? '');
  // `overflow`: suggestions are limited to a number of words, because they are slow to compute.
  const isNote = ({ ruleId }: VFileMessage) => ruleId === 'overflow';
  const english = unified()
    .use(retextSpell, { dictionary, personal: words.join('\n'), ignoreDigits: true, max: 5 })
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .freeze();

  return async (markdown, tree) => {
    const file = new VFile(markdown);
    await english.run(toNlcst(tree, file, ParseEnglish), file);
    return file.messages.filter((message) => !isKnown(message) && !isNote(message)).map(findingOf);
  };
}

function findingOf(message: VFileMessage): ProseFinding {
  const place = { line: message.line ?? 1, column: message.column ?? 1 };
  if (message.source !== 'retext-spell') {
    return { ...place, message: `${message.reason}.`, hint: 'Write it another way.' };
  }
  const word = message.actual ?? '';
  const [first] = message.expected ?? [];
  return {
    ...place,
    word,
    message: `The dictionary does not know "${word}".`,
    hint: `${didYouMean(first)}If the word is right, add it to ${contentDirectory}/words.txt; if it is code, put it in backticks.`,
  };
}
