import { diffArrays } from 'diff';
import type { Element, ElementContent } from 'hast';
import { element } from '../page/hast.ts';
import { copyLinks, textOf } from './names.ts';

/** A line of a sample; one with a form is visible only to readers who have chosen that form. */
export interface FormLine {
  readonly line: Element;
  readonly form?: string;
}

/**
 * Merges two forms of a sample. Common lines exist once, so that a form adds only its differences to the page. Lines of
 * the second form get the links of the lines that they replace and, if no line of that form has its own marks, also the
 * marks: `{3}` highlights both.
 */
export function mergeForms(
  [firstForm, firstLines]: readonly [form: string, lines: readonly Element[]],
  [secondForm, secondLines]: readonly [form: string, lines: readonly Element[]],
): readonly FormLine[] {
  const lines: FormLine[] = [];
  const hasLooks = secondLines.some(isMarked);
  let replaced: Element[] = [];
  let replacing: Element[] = [];
  const endRun = () => {
    const look = replaced.find(isMarked);
    for (const line of replacing) {
      if (look !== undefined && !hasLooks) line.properties = { className: look.properties['className'] };
    }
    copyLinks(replaced, replacing);
    lines.push(...replaced.map((line) => ({ line, form: firstForm })));
    lines.push(...replacing.map((line) => ({ line, form: secondForm })));
    replaced = [];
    replacing = [];
  };
  let [at, other] = [0, 0];
  for (const { added, removed, count } of diffArrays(firstLines.map(keyOf), secondLines.map(keyOf))) {
    const ofFirst = added ? [] : firstLines.slice(at, at + count);
    const ofSecond = removed ? [] : secondLines.slice(other, other + count);
    if (removed) replaced.push(...ofFirst);
    else if (added) replacing.push(...ofSecond);
    else {
      endRun();
      lines.push(...ofFirst.map((line) => ({ line })));
    }
    at += ofFirst.length;
    other += ofSecond.length;
  }
  endRun();
  return lines;
}

/**
 * Prints lines into a `code` element. Consecutive lines of one form are hidden together, including line breaks. A line
 * without a mark or an id is printed without an element, unless `keepsElements`: the elements of all lines would be a
 * tenth of a page's size.
 */
export function printLines(lines: readonly FormLine[], keepsElements: boolean): ElementContent[] {
  const content: ElementContent[] = [];
  let group: Element | undefined;
  for (const [index, { line, form }] of lines.entries()) {
    if (form === undefined) group = undefined;
    else if (group?.properties['className']?.toString() !== form) {
      group = element('span', { className: [form] });
      content.push(group);
    }
    const target = group?.children ?? content;
    if (keepsElements || isMarked(line) || line.properties['id'] !== undefined) target.push(line);
    else target.push(...line.children);
    if (index < lines.length - 1) target.push({ type: 'text', value: '\n' });
  }
  return content;
}

function isMarked({ properties }: Element): boolean {
  const classes = properties['className'];
  return Array.isArray(classes) && classes.length > 1;
}

/** Returns the key for comparing lines: text and marks, because an added line differs from an unchanged one. */
function keyOf(line: Element): string {
  const marks = ['add', 'remove'].filter((mark) => String(line.properties['className']).includes(mark));
  return `${marks.join()} ${textOf(line)}`;
}
