import type { Element, ElementContent } from 'hast';
import { element } from '../html/element.ts';
import { getHighlighter, NO_TIME_LIMIT, THEME } from './highlighter.ts';
import { simplifyTokens } from './simplify-tokens.ts';

/** What is put before a piece of TypeScript, and taken off again, so that it is read for what it is. */
const CONTEXT = { type: 'type T = ', expression: 'x = ' };

/** A TypeScript type or expression as an inline `code` element. */
export async function highlightInline(code: string, kind: keyof typeof CONTEXT): Promise<Element> {
  const highlighter = await getHighlighter();
  const root = highlighter.codeToHast(`${CONTEXT[kind]}${code.replace(/\s+/g, ' ')}`, {
    lang: 'ts',
    theme: THEME,
    structure: 'inline',
    ...NO_TIME_LIMIT,
  });
  const spans = root.children.filter((child) => child.type === 'element');
  return element('code', {}, simplifyTokens(withoutStart(spans, CONTEXT[kind].length)));
}

/** The spans without their first `length` characters. */
function withoutStart(spans: readonly Element[], length: number): ElementContent[] {
  let left = length;
  return spans.flatMap((span) => {
    const text = span.children[0];
    if (text?.type !== 'text') return [];
    const taken = Math.min(left, text.value.length);
    left -= taken;
    return taken === text.value.length
      ? []
      : [{ ...span, children: [{ ...text, value: text.value.slice(taken) }] }];
  });
}
