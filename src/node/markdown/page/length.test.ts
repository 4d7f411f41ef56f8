import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../testing.ts';
import { BLOCK_LIMITS } from './length.ts';

const code = (lines: number, meta = '') =>
  `\`\`\`ts ${meta}\n${Array.from({ length: lines }, (_, line) => `export const n${line} = ${line};`).join('\n')}\n\`\`\``;

describe('the length of a page', () => {
  it('is the words that readers see, without code, names and types', async () => {
    const { length } = await compileMarkdown(
      [
        'Otters – and `rafts` – swim.',
        code(3),
        '<details>\n<summary>More</summary>\n\nFolded away.\n\n</details>',
        '```api\ntitle: Props\nanchor: prop\nentries:\n  - name: size\n    type: "number | string"\n    description: In metres.\n```',
      ].join('\n\n'),
    );
    // Otters and rafts swim; the table's title, the titles of its columns, the entry and its two words.
    expect(length).toEqual({ words: 4 + 1 + 3 + 1 + 2, codeLines: 3 });
  });

  it('counts only the visible lines of a folded block, and none in collapsed text', async () => {
    const collapsed = `<details>\n<summary>More</summary>\n\n${code(10)}\n\n</details>`;
    const { length } = await compileMarkdown([code(60), collapsed].join('\n\n'));
    expect(length.codeLines).toBe(BLOCK_LIMITS.shown);
  });
});

describe('a code block', () => {
  const foldOf = async (markdown: string) =>
    /data-fold(?:="\w+")?/.exec((await compileMarkdown(markdown)).html)?.[0];

  it('is folded if it is too high for a screen', async () => {
    expect(await foldOf(code(BLOCK_LIMITS.most))).toBeUndefined();
    expect(await foldOf(code(BLOCK_LIMITS.most + 1))).toBe('data-fold');
  });

  it('is not folded in JavaScript if it is short enough there', async () => {
    const types = Array.from({ length: 10 }, (_, line) => `export type T${line} = string;`).join('\n');
    expect(await foldOf(`\`\`\`ts\n${types}\n${code(20).split('\n').slice(1).join('\n')}`)).toBe(
      'data-fold="ts"',
    );
  });
});
