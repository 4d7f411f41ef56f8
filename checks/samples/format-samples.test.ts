import { describe, expect, it } from 'vitest';
import { extractBlocks } from './extract-blocks.ts';
import { checkFormat, formatBlocks } from './format-samples.ts';

const PAGE = [
  '- In a list:',
  '',
  '  ```tsx title="A.tsx"',
  '  const first = 1;',
  '  export const A = () => { return first; };',
  '  export const b = "b"',
  '  ```',
  '',
  '```bash',
  'npm  start',
  '```',
].join('\n');

describe('the samples of a page', () => {
  it('are reported if they are not formatted, at the first line that differs', async () => {
    const problems = await Promise.all(extractBlocks('a.md', PAGE).map(checkFormat));
    expect(problems.flat().map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '5: From this line on, the code is not formatted.',
    ]);
  });

  it('are reported for lines that are too wide once they are formatted', async () => {
    const messagesFor = async (code: string) => {
      const blocks = extractBlocks('a.md', `\`\`\`ts\n${code}\n\`\`\``);
      return (await Promise.all(blocks.map(checkFormat))).flat().map(({ message }) => message);
    };
    expect(await messagesFor(`const a  = '${'a'.repeat(80)}'`)).toEqual([
      'From this line on, the code is not formatted.',
    ]);
    expect(await messagesFor(`// ${'a'.repeat(80)}`)).toEqual([
      'This line of code is 83 columns wide; readers see 76.',
    ]);
  });

  it('are formatted in place', async () => {
    expect(await formatBlocks(PAGE, extractBlocks('a.md', PAGE))).toBe(
      [
        '- In a list:',
        '',
        '  ```tsx title="A.tsx"',
        '  const first = 1;',
        '  export const A = () => {',
        '    return first;',
        '  };',
        "  export const b = 'b';",
        '  ```',
        '',
        '```bash',
        'npm  start',
        '```',
      ].join('\n'),
    );
  });

  it('with highlighted lines are left to their writer', async () => {
    const page = '```ts {2}\nfirst( )\nsecond()\n```\n';
    const blocks = extractBlocks('a.md', page);
    expect(await formatBlocks(page, blocks)).toBe(page);
    expect((await Promise.all(blocks.map(checkFormat))).flat()).toMatchObject([
      { line: 2, hint: expect.stringContaining('Format it by hand') },
    ]);
  });

  it('stay in their quotations, and may be between tildes', async () => {
    const page = '> [!NOTE]\n> ```ts\n> first( )\n>\n> second()\n> ```\n\n1. ~~~ts\n   third( )\n   ~~~\n';
    expect(await formatBlocks(page, extractBlocks('a.md', page))).toBe(
      '> [!NOTE]\n> ```ts\n> first();\n>\n> second();\n> ```\n\n1. ~~~ts\n   third();\n   ~~~\n',
    );
  });
});
