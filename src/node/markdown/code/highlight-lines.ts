import { isMainThread } from 'node:worker_threads';
import type { Element } from 'hast';
import { element } from '../html/element.ts';
import { getHighlighter, NO_TIME_LIMIT, THEME } from './highlighter.ts';
import type { Language } from './languages.ts';
import { simplifyTokens } from './simplify-tokens.ts';

/** Beyond this, colours cost seconds and help nobody. */
const MAX_LINES = 2000;

/** A line beyond this is minified or data; it stays without colours. */
const MAX_LINE_LENGTH = 2000;

/** How many samples are remembered: more than a writer works on, and little memory in the build of a big site. */
const MAX_KNOWN = 500;

declare global {
  /** Shared by Contentlayer's configuration and Vite's, like the highlighter. */
  var siteColours: Map<string, readonly Element[]> | undefined;
}

/** Samples that have their colours, by language and code: who writes a page changes one of them, or none. */
globalThis.siteColours ??= new Map();
const known = globalThis.siteColours;

/** Highlighted code, one `span.line` for each line. The lines are the caller's to change, what stands in them is not. */
export async function highlightLines(lines: readonly string[], language: Language): Promise<Element[]> {
  if (language === 'text' || lines.length > MAX_LINES) {
    return lines.map((line) => lineOf(line === '' ? [] : [line]));
  }
  const key = `${language}\n${lines.join('\n')}`;
  const highlighted = known.get(key) ?? (await highlight(lines, language));
  // Other threads work for the build of a big site, which compiles nothing twice.
  if (isMainThread) remember(key, highlighted);
  return highlighted.map((line) => ({ ...line, properties: { ...line.properties } }));
}

function remember(key: string, highlighted: readonly Element[]): void {
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, highlighted);
}

async function highlight(lines: readonly string[], language: Language): Promise<readonly Element[]> {
  const highlighter = await getHighlighter();
  const root = highlighter.codeToHast(lines.join('\n'), {
    lang: language,
    theme: THEME,
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    ...NO_TIME_LIMIT,
  });
  const pre = root.children[0];
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  const spans = code?.type === 'element' ? code.children.filter((child) => child.type === 'element') : [];
  return spans.map((span) => lineOf(simplifyTokens(span.children)));
}

function lineOf(children: Parameters<typeof element>[2]): Element {
  return element('span', { className: ['line'] }, children);
}
