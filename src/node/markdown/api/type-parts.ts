import type { Element, ElementContent } from 'hast';
import { element, sliceText } from '../page/hast.ts';

/** The longest type, in characters, that stays on one line. */
const MAX_TYPE_LENGTH = 76;

interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Wraps each parameter or member of a long type in an element, which the style sheet shows on a separate line. The text
 * is unchanged, so that search and copies are too.
 *
 * @param code the highlighted type: texts, and elements that contain only text
 */
export function breakType(code: Element, type: string): Element {
  if (type.length <= MAX_TYPE_LENGTH) return code;
  const parts = typeParts(type);
  if (parts.length === 0) return code;
  const children: ElementContent[] = [];
  let end = 0;
  for (const part of parts) {
    children.push(
      ...sliceText(code.children, end, part.start),
      element('span', { className: ['type-part'] }, sliceText(code.children, part.start, part.end)),
    );
    end = part.end;
  }
  return { ...code, children: [...children, ...sliceText(code.children, end)] };
}

const SIGNS = /'[^']*'|"[^"]*"|=>|[({[<>\]}),;]/g;

/** Returns the parameters of the first parameter list in a type, or the members of the first object. */
function typeParts(type: string): readonly Part[] {
  const open = Math.max(type.search(/[({]/), 0);
  const starts: number[] = [];
  let depth = 0;
  for (const { 0: sign, index } of type.slice(open).matchAll(SIGNS)) {
    const at = open + index;
    if ('({[<'.includes(sign)) depth += 1;
    else if (')}]>'.includes(sign)) depth -= 1;
    if (depth === 0) {
      // Each part ends where the next one begins, because text between them would become a separate line.
      const parts = starts.map((start, number) => ({ start, end: starts[number + 1] ?? at }));
      return parts.filter(({ start, end }) => start < end);
    }
    const beginsPart = starts.length === 0 || sign === ',' || sign === ';';
    if (depth === 1 && beginsPart) starts.push(type.length - type.slice(at + 1).trimStart().length);
  }
  // The brackets do not match, so the type cannot be split.
  return [];
}
