import type { Element, ElementContent } from 'hast';
import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { Memory } from '../../../shared/memory.ts';
import { element } from '../page/hast.ts';
import { grammarOf } from './languages.ts';
import type { Line } from './line.ts';

/** The theme's name; its colours are CSS variables, which `mergeTokens` turns into classes. */
const THEME = 'css-variables';

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * By default, Shiki stops tokenizing a line after half a second, so that the output would depend on the load of the
 * machine. 0 means no limit; long lines are excluded instead.
 */
const NO_TIME_LIMIT = { tokenizeTimeLimit: 0 } as const;

/** Returns the shared highlighter with the grammar of a language. Both are loaded on first use. */
async function highlighterFor(language: string): Promise<HighlighterCore> {
  highlighter ??= createHighlighter();
  const created = await highlighter;
  // JavaScript has the grammar of TSX, with the same result: each grammar is compiled with its first sample, in a fifth of
  // a second.
  const name = ALIASES[language] ?? language;
  const grammar = grammarOf(name);
  if (grammar !== undefined && !created.getLoadedLanguages().includes(name)) {
    await created.loadLanguage(grammar);
  }
  return created;
}

const ALIASES: Readonly<Record<string, string>> = { jsx: 'tsx', js: 'tsx' };

function createHighlighter(): Promise<HighlighterCore> {
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, fontStyle: false })],
    langAlias: ALIASES,
    // The JavaScript engine would take a second longer, because it translates and compiles each expression first.
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
}

/** Operators, which themes colour as keywords: without an element each, API pages have a tenth fewer elements. */
const OPERATOR = /^[^\p{L}\d$_'"`]+$/u;

/**
 * The classes of tokens, by the theme's colour names; tokens of other colours look like text. They have one letter,
 * because hundreds of tokens appear twice per page: in its document and in its data.
 */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  comment: 'c',
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  function: 'f',
  link: 'f',
  constant: 'n',
};

/**
 * Merges Shiki's tokens into as few spans as possible, with classes instead of styles: the same HTML works in every
 * colour mode, and the site needs no inline styles (Content-Security-Policy `style-src`). Text in the foreground colour
 * gets no span.
 */
function mergeTokens(tokens: readonly ThemedToken[]): ElementContent[] {
  const runs: { readonly className: string | undefined; text: string }[] = [];
  for (const { color = '', content } of tokens) {
    const last = runs.at(-1);
    const [, name = ''] = /--shiki-token-([a-z-]+)/.exec(color) ?? [];
    const className = name === 'keyword' && OPERATOR.test(content) ? undefined : TOKEN_CLASSES[name];
    // Space has no colour, so it does not end a span.
    if (last !== undefined && (last.className === className || content.trim() === '')) last.text += content;
    else if (content !== '') runs.push({ className, text: content });
  }
  return runs.map(({ className, text }) =>
    className === undefined
      ? { type: 'text', value: text }
      : element('span', { className: [className] }, [text]),
  );
}

/** A longer line is minified code or data; it is not highlighted. */
const MAX_LINE_LENGTH = 2000;

/** The highlighted blocks by language and code: pages repeat samples, and a page has the same ones after an edit. */
const highlighted = new Memory<Promise<readonly Line[]>>(2000);

/** Highlights lines of code. */
export function highlightLines(lines: readonly string[], language: string): Promise<readonly Line[]> {
  return highlighted.get([language, ...lines].join('\n'), () => highlight(lines, language));
}

async function highlight(lines: readonly string[], language: string): Promise<readonly Line[]> {
  const tokens = (await highlighterFor(language)).codeToTokensBase(lines.join('\n'), {
    lang: language,
    theme: THEME,
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    ...NO_TIME_LIMIT,
  });
  return lines.map((text, number) => ({ text, number, content: mergeTokens(tokens[number] ?? []) }));
}

/** Prefixes that make the highlighter parse a fragment as a type or an expression; removed afterwards. */
const CONTEXT = { type: 'type T = ', expression: 'x = ' };

/** Highlights a TypeScript type or expression as an inline `code` element. */
export async function highlightInline(code: string, kind: keyof typeof CONTEXT): Promise<Element> {
  const context = CONTEXT[kind];
  const [tokens = []] = (await highlighterFor('ts')).codeToTokensBase(context + code.replace(/\s+/g, ' '), {
    lang: 'ts',
    theme: THEME,
    ...NO_TIME_LIMIT,
  });
  const written = tokens.map(({ offset, content, ...token }) => {
    return { ...token, offset, content: content.slice(Math.max(0, context.length - offset)) };
  });
  return element('code', {}, mergeTokens(written));
}
