import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../src/node/content/diagnostic.ts';
import { checkWidth } from './check-blocks.ts';
import { extractBlocks } from './extract-blocks.ts';

/** Returns the problems of a page's code, without hints. */
function messagesFor(...lines: readonly string[]): readonly string[] {
  return extractBlocks('page.md', lines.join('\n'))
    .flatMap(checkWidth)
    .map((problem) => formatDiagnostic(problem).split('\n')[0] ?? '');
}

describe('a line of code', () => {
  it('may be 76 columns wide', () => {
    expect(messagesFor('```ts', 'a'.repeat(76), '```')).toEqual([]);
  });

  it('is reported with its file and line when it is wider, in any language', () => {
    expect(
      messagesFor('Text', '', '```ts', 'short', 'a'.repeat(77), '```', '', '```', 'b'.repeat(80), '```'),
    ).toEqual([
      'page.md:5 error: This line of code is 77 columns wide; readers see 76.',
      'page.md:9 error: This line of code is 80 columns wide; readers see 76.',
    ]);
  });

  it('may be wider in the fields of an API table, which are not shown as written', () => {
    expect(messagesFor('```api', `title: ${'a'.repeat(90)}`, '```')).toEqual([]);
  });
});
