import { describe, expect, test } from 'vitest';
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

const CONSTRUCTS: Readonly<Record<string, readonly string[]>> = {
  Docusaurus: [
    ':::note My title\n\nText.\n\n:::',
    ':::note{title="My title"}\nText.\n:::',
    ':::caution\nText.\n:::',
    ':::info[Title]{.wide}\nText.\n:::',
    "import Tabs from '@theme/Tabs';",
    "import { useState } from 'react'",
    "import {\n  useState,\n} from 'react';",
    "import '../css/custom.css';",
    'export const toc = [];',
    'export default function Page() {',
    '<Tabs groupId="os">\n<TabItem value="win">Windows</TabItem>\n</Tabs>',
    '<TOCInline toc={toc} />',
    "<Tabs\n  values={[{ label: 'npm' }]}\n>",
    '<Highlight color="#25c2a0">Green</Highlight>',
    '<span style={{ color: "red" }}>Red</span>',
    '```jsx live\n<p>Hello</p>\n```',
    '```bash npm2yarn\nnpm install\n```',
    '```js\n// highlight-next-line\nconst a = 1;\n```',
    '```js showLineNumbers=5\nconst a = 1;\n```',
    '![Raft](@site/static/img/tree.svg)',
    '![Raft](/img/tree.svg)',
    '{/* truncate */}',
    '## Title {/* #my-title */}',
    '## Title {#my-title .wide}',
    'The value is {props.value}.',
    'One{" "}two.',
    '$$\n\\cos x\n$$',
    '```mermaid\ngraph LR\n```',
  ],
  VitePress: [
    '::: warning Take care\nText.\n:::',
    '::: details Click me\nText.\n:::',
    '::: raw\nText.\n:::',
    '::: code-group\n\n```sh [npm]\nnpm install\n```\n\n:::',
    '[[toc]]',
    '[[TOC]]',
    'Done :white_check_mark:',
    '<<< @/snippets/snippet.js{2}',
    '```js{1,2}\nconst a = 1;\nconst b = 2;\n```',
    '```ts:line-numbers {1}\nconst a = 1;\n```',
    '```js\nconst a = 1; // [!code focus]\n```',
    '```js\nconst a = 1; // [!code --]\n```',
    '```html\n<p> <!-- [!code highlight] -->\n```',
    'Use <Badge type="tip" text="^1.9.0" /> here.',
    'It is {{ frontmatter.title }}.',
    '# Title of the page',
    '[Link](/docs/x){target="_self"}',
    '![Raft](./tree.svg){width=300}',
    'The formula $E = mc^2$ is known.',
    "<script setup>\nimport A from './A.vue'\n</script>",
    '<ClientOnly>\n\nText.\n\n</ClientOnly>',
    '<style module>\n.a {}\n</style>',
  ],
  Starlight: [
    "import { Card } from '@astrojs/starlight/components';",
    '<Card title="Rafts" icon="star">Text.</Card>',
    '<CardGrid>\n\nText.\n\n</CardGrid>',
    '<Code code={sample} lang="ts" />',
    '<LinkButton href={url} icon="right-arrow">Go</LinkButton>',
    '<Aside type="tip">Text.</Aside>',
    ':::tip[Rafts]{icon="star"}\nText.\n:::',
    '{frontmatter.title}',
    '```js ins={2} del={1}\na\nb\n```',
    '```js "raft" frame="none"\nraft\n```',
    '```js collapse={1-2}\na\nb\n```',
    'A :badge[New] part.',
    '::video{src="raft.mp4"}',
  ],
  GitHub: [
    '> [!NOTE]\n> Text.',
    '> [!IMPORTANT]\n> Text.',
    '> [!CAUTION] Title\n> Text.',
    ':tada: We are live.',
    '- [x] **Done** so far\n- [ ] Open',
    'The value $x_1$ counts.',
    '<picture>\n<img src="raft.png">\n</picture>',
    '<p align="center">Text.</p>',
    '<kbd class="key">K</kbd>',
    '##Rafts',
    '| A | B |\n|---|\n| 1 | 2 |',
    '| A | B |\n| 1 | 2 |',
    '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |',
    '**Title**\n\nText.',
    'See [Editor][ed].',
    'A footnote[^1].',
    '[raft]: /docs/raft',
    'Text[^1].\n\n[^1]: One.\n[^1]: Two.',
    '<!-- never closed',
    '<details>\n<summary>More</summary>\n\nText.',
  ],
};

describe.each(Object.entries(CONSTRUCTS))('notation of %s', (_, constructs) => {
  test.each(constructs)('is reported, with a remedy: %j', async (markdown) => {
    const problems = await problemsOf(markdown);
    expect(problems).not.toEqual([]);
    for (const { hint } of problems) expect(hint).toMatch(/\w/);
  });
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
