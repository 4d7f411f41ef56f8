import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../compile.testing.ts';

const code = (lines: number) =>
  `\`\`\`ts\n${Array.from({ length: lines }, (_, line) => `export const n${line} = ${line};`).join('\n')}\n\`\`\``;

describe('a code block', () => {
  const foldOf = async (markdown: string) =>
    /data-fold(?:="\w+")?/.exec((await compileMarkdown(markdown)).html)?.[0];

  it('is folded if it is too high for a screen', async () => {
    expect(await foldOf(code(24))).toBeUndefined();
    expect(await foldOf(code(25))).toBe('data-fold');
  });

  it('is not folded in JavaScript if it is short enough there', async () => {
    const types = Array.from({ length: 10 }, (_, line) => `export type T${line} = string;`).join('\n');
    expect(await foldOf(`\`\`\`ts\n${types}\n${code(20).split('\n').slice(1).join('\n')}`)).toBe(
      'data-fold="ts"',
    );
  });
});
