import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile.testing.ts';
import { FOREIGN_NOTATION } from './foreign-notation.ts';

/** Returns the problems of markdown between two paragraphs. */
async function problemsOf(markdown: string) {
  return (await compileMarkdown(`Before.\n\n${markdown}\n\nAfter.\n`)).diagnostics;
}

test.each(FOREIGN_NOTATION)('a writer is told what to write in place of $example', async (notation) => {
  expect(await problemsOf(notation.example)).toEqual([
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringMatching(/^".+" has no meaning here and will appear literally\.$/),
      hint: expect.stringContaining(notation.remedy),
    }),
  ]);
});

test('notation is reported at its line and column, with the row about what to write', async () => {
  expect(await problemsOf('Text.\nWe are live :tada: and $x_1$.\n\n> [!TIP]\n> Take care.')).toMatchObject([
    { line: 4, column: 13, message: expect.stringContaining('":tada:"') },
    { line: 4, column: 24, message: expect.stringContaining('"$x_1$"'), notation: 'HTML' },
    { line: 6, column: 3, message: expect.stringContaining('"[!TIP]"'), notation: 'note' },
  ]);
});

test.each(['`:tada:`', '\\:tada:', '```md\n[[toc]]\n```', '`{{ title }}`', '\\[ ] open'])(
  'notation that is meant as text is not reported in backticks, in code, or behind a backslash: %s',
  async (markdown) => {
    expect(await problemsOf(markdown)).toEqual([]);
  },
);

test.each([
  ':::caution\nText.\n:::',
  ':::info[Title]{.wide}\nText.\n:::',
  "import {\n  useState,\n} from 'react';",
  'export default function Page() {',
  '<Tabs groupId="os">\n<TabItem value="win">Windows</TabItem>\n</Tabs>',
  "<Tabs\n  values={[{ label: 'npm' }]}\n>",
  '<span style={{ color: "red" }}>Red</span>',
  '```jsx live\n<p>Hello</p>\n```',
  '![Raft](@site/static/img/tree.svg)',
  '## Title {#my-title .wide}',
  'One{" "}two.',
  '::: details Click me\nText.\n:::',
  '```js{1,2}\nconst a = 1;\nconst b = 2;\n```',
  '```html\n<p> <!-- [!code highlight] -->\n```',
  '# Title of the page',
  "<script setup>\nimport A from './A.vue'\n</script>",
  'A :badge[New] part.',
  '::video{src="raft.mp4"}',
  '> [!CAUTION] Title\n> Text.',
  '<kbd class="key">K</kbd>',
  '**Title**\n\nText.',
  'A footnote[^1].',
  '[raft]: /docs/raft',
  'Text[^1].\n\n[^1]: One.\n[^1]: Two.',
  '<!-- never closed',
])('what readers would not see as meant is reported, with a remedy: %j', async (markdown) => {
  const problems = await problemsOf(markdown);
  expect(problems).not.toEqual([]);
  for (const { hint } of problems) expect(hint).toMatch(/\w/);
});

test.each([
  'Call `/users/{id}` or /users/{id}, with {1,3} and {a, b}.',
  'A dot.\n.. and two.',
  'std::vector::size, 10:30, a:b:c, `{x}` and `[x]`',
  '- one\n  - two\n    - three\n\n9. nine\n10. ten',
  'Runs on .NET and Node.\nAnd [x][] of `a\\|b`.\n\n[x]: https://otter.example',
  '---\n\n## Title\n\nA line\\\nbroken, at 5 % or 5 // 2',
  '> "To be, or not to be."\n\nx < y > z, a -- b, wait... and <https://otter.example>',
  'AT&T, R&D; &copy; 10&nbsp;km &#39; &amp;nosuch; `&nosuch;` and npm:react[1]',
  'https://otter.example/?a=1&copies=2&raft;=3',
  '```rust\n#[derive(Debug)]\nstruct Raft;\n#![allow(x)]\n```\n\n```sh\n# Go\nls\n```',
  'See [`a`](https://otter.example), [`b`] and [x `c`].\n\n[`b`]: https://otter.example',
  'It’s John’s, the ’90s, "\'quoted\' words" and @otter/kelp',
  'Press Ctrl +\nC in C#, see [#123], at $5 or\n$6; a+b, 1 raft.\nTwo rafts.',
  '**Note:** Text.\n\n**A sentence in bold.**\n\n**[A link](https://otter.example)**\n\nText',
  '1. a\n1. b\n\n7) seven\n8) eight\n\n- **Bold** item\n- `code` item, [x] done',
  'A TODO list for R&D, AT&T and ?a=1&copy=2; C:\\Users\\otter and 2 * 3 * 4, 2**3',
  'A long line of prose that goes on and on, so that its writer has wrapped it\n    with spaces before the next.',
])('ordinary text is not reported: %j', async (markdown) => {
  expect(await problemsOf(markdown)).toEqual([]);
});
