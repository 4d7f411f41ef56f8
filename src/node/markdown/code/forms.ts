import { diffArrays } from 'diff';
import type { Element, ElementContent } from 'hast';
import { element } from '../hast.ts';
import { copyLinks, textOf } from './names.ts';

/** A line of a sample; with a form, only readers who have chosen this form see it. */
export interface FormLine {
  readonly line: Element;
  readonly form?: string;
}

/**
 * Merges two forms of a sample. Lines that are the same in both exist once, so that a form costs a page only what is
 * different in it. Lines of the second form get the links of those that they replace and, if none of them has a look of its
 * own, their looks: `{3}` highlights both.
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
 * Prints lines into a `code` element. Lines of one form that follow each other are hidden together, line breaks included.
 * A line without a mark or an id is its bare text, unless `keepsElements`: an element for each line would be a tenth of a
 * page.
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

/** Lines are the same if they have the same text and the same marks: an added line is not one that has always been there. */
function keyOf(line: Element): string {
  const marks = ['add', 'remove'].filter((mark) => String(line.properties['className']).includes(mark));
  return `${marks.join()} ${textOf(line)}`;
}
