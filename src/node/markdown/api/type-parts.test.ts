import { describe, expect, it } from 'vitest';
import { highlightInline } from '../code/highlight.ts';
import { hasClass, readableText } from '../page/hast.ts';
import { breakType } from './type-parts.ts';

/** Returns the lines of a type as readers see them. */
async function lines(type: string): Promise<readonly string[]> {
  const code = breakType(await highlightInline(type, 'type'), type);
  expect(readableText(code)).toBe(type);
  const shown = [''];
  for (const child of code.children) {
    if (child.type === 'element' && hasClass(child, 'type-part')) {
      expect(shown.at(-1), 'what stands between two parts').toMatch(/^$|[({]/);
      shown.push(readableText(child), '');
    } else shown.push(`${shown.pop()}${readableText(child)}`);
  }
  return shown.map((line) => line.trim()).filter((line) => line !== '');
}

describe('the type of an API entry', () => {
  it('stays on one line when it is short', async () => {
    expect(await lines('(id: NodeId, index?: number) => void')).toHaveLength(1);
  });

  it('has a line for each parameter when it is long', async () => {
    const type =
      "<T extends HTMLElement>(element: T, made: Map<NodeId, Node> | (() => NodeTree), kind: 'a,b)' | 'c', options?: { a: string; b: string }) => T";
    expect(await lines(type)).toEqual([
      '<T extends HTMLElement>(',
      'element: T,',
      'made: Map<NodeId, Node> | (() => NodeTree),',
      "kind: 'a,b)' | 'c',",
      'options?: { a: string; b: string }',
      ') => T',
    ]);
  });

  it('has a line for each member of a long object', async () => {
    const type = 'Partial<{ success: string; error: string; transition: string; thickness: number }>';
    expect(await lines(type)).toEqual([
      'Partial<{',
      'success: string;',
      'error: string;',
      'transition: string;',
      'thickness: number',
      '}>',
    ]);
  });

  it('is not split when it has no parts, or brackets that do not match', async () => {
    expect(await lines(`'${'a'.repeat(40)}' | '${'b'.repeat(40)}'`)).toHaveLength(1);
    expect(await lines(`(first: ${'A'.repeat(40)}, second: ${'B'.repeat(40)}`)).toHaveLength(1);
  });
});
