import type { Element, ElementContent } from 'hast';
import { element } from '../html/element.ts';

/** A run of text that looks the same throughout. */
interface Run {
  readonly className: readonly string[];
  text: string;
}

/**
 * Turns Shiki's styled spans into as few spans as possible, with classes instead of styles: one HTML serves
 * every colour mode, and the site needs no inline style (Content-Security-Policy `style-src`). Text in the
 * foreground's colour stands alone.
 */
export function simplifyTokens(spans: readonly ElementContent[]): ElementContent[] {
  const runs: Run[] = [];
  for (const span of spans) {
    const className = span.type === 'element' ? tokenClasses(span) : [];
    const text = textOf(span);
    const last = runs.at(-1);
    if (last !== undefined && isSameLook(last.className, className)) last.text += text;
    else if (text !== '') runs.push({ className, text });
  }
  return runs.map(({ className, text }) =>
    className.length === 0
      ? { type: 'text', value: text }
      : element('span', { className: [...className] }, [text]),
  );
}

/** `color:var(--shiki-token-keyword);font-style:italic` → `t-keyword t-italic`. */
function tokenClasses(span: Element): string[] {
  const style = String(span.properties['style'] ?? '');
  const classes: string[] = [];
  const token = /--shiki-token-([a-z-]+)/.exec(style)?.[1];
  if (token !== undefined) classes.push(`t-${token}`);
  if (style.includes('font-style:italic')) classes.push('t-italic');
  if (style.includes('font-weight:bold')) classes.push('t-bold');
  if (style.includes('text-decoration:')) classes.push('t-underline');
  return classes;
}

function isSameLook(a: readonly string[], b: readonly string[]): boolean {
  return a.join(' ') === b.join(' ');
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
