import type { Element } from 'hast';
import { element } from '../html/element.ts';
import { getHighlighter, NO_TIME_LIMIT, THEME } from './highlighter.ts';
import type { Language } from './languages.ts';
import { simplifyTokens } from './simplify-tokens.ts';

/** Beyond this, colours cost seconds and help nobody. */
const MAX_LINES = 2000;

/** A line beyond this is minified or data; it stays without colours. */
const MAX_LINE_LENGTH = 2000;

/** Highlighted code, one `span.line` for each line. */
export async function highlightLines(lines: readonly string[], language: Language): Promise<Element[]> {
  if (language === 'text' || lines.length > MAX_LINES) {
    return lines.map((line) => lineOf(line === '' ? [] : [line]));
  }
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
