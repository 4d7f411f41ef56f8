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

/** Returns the parameters of the first parameter list in a type, or the members of the first object. */
function typeParts(type: string): readonly Part[] {
  const open = type.search(/[({]/);
  const parts: { start: number; end: number }[] = [];
  let start = open + 1;
  let depth = 0;
  let quote: string | undefined;
  const add = (end: number) => {
    const text = type.slice(start, end);
    start += text.length - text.trimStart().length;
    // Each part ends where the next one begins, because text between them would become a separate line.
    const last = parts.at(-1);
    if (last !== undefined) last.end = start;
    if (start < end) parts.push({ start, end });
    start = end;
  };
  for (let index = open; index >= 0 && index < type.length; index += 1) {
    const character = type.charAt(index);
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
    } else if (character === "'" || character === '"') quote = character;
    else if ('({[<'.includes(character)) depth += 1;
    else if (')}]'.includes(character) || (character === '>' && type.charAt(index - 1) !== '=')) {
      depth -= 1;
      if (depth > 0) continue;
      add(index);
      return parts;
    } else if (depth === 1 && (character === ',' || character === ';')) add(index + 1);
  }
  // The brackets do not match, so the type cannot be split.
  return [];
}
