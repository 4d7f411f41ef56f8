import { diffArrays } from 'diff';
import type { Line } from './line.ts';
import { copyLinks } from './names.ts';

/**
 * Merges two forms of a sample. Common lines exist once, so that a form adds only its differences to the page. Lines of
 * the second form get the links of the lines that they replace, and are highlighted with them.
 */
export function mergeForms(
  [firstForm, firstLines]: readonly [form: string, lines: readonly Line[]],
  [secondForm, secondLines]: readonly [form: string, lines: readonly Line[]],
): readonly Line[] {
  const merged: Line[] = [];
  let replaced: readonly Line[] = [];
  const replaceBy = (lines: readonly Line[]) => {
    const isHighlighted = replaced.some(({ mark }) => mark === 'highlighted');
    const dressed = lines.map((line) => (isHighlighted ? { ...line, mark: 'highlighted' as const } : line));
    merged.push(...replaced.map((line) => ({ ...line, form: firstForm })));
    merged.push(...copyLinks(replaced, dressed).map((line) => ({ ...line, form: secondForm })));
    replaced = [];
  };
  const rest = [...firstLines];
  const comparator = (one: Line, other: Line) => keyOf(one) === keyOf(other);
  for (const { added, removed, value } of diffArrays([...firstLines], [...secondLines], { comparator })) {
    // What is added comes after the removed part that it replaces.
    if (added) replaceBy(value);
    else {
      replaceBy([]);
      const ofFirst = rest.splice(0, value.length);
      if (removed) replaced = ofFirst;
      else merged.push(...ofFirst);
    }
  }
  replaceBy([]);
  return merged;
}

/** Returns the key for comparing lines: text and changes, because an added line differs from an unchanged one. */
function keyOf({ text, mark }: Line): string {
  return `${mark === 'highlighted' ? undefined : mark} ${text}`;
}
