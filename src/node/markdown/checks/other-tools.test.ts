import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkLinks } from '../../content/check-links.ts';
import { problemsOfPage } from '../../content/fixtures/problems-of.ts';
import { compileMarkdown } from '../testing.ts';

/** A folder with a picture, `tree.png`. */
const IMAGES = resolve('src/node/markdown/fixtures/images');

/** What became of markdown: the problems, each with its line in it, and what readers see. */
interface Outcome {
  readonly problems: readonly { readonly line: number; readonly message: string; readonly hint?: string }[];
  readonly shown: string;
}

/** Compiles markdown between two paragraphs, and checks its links. */
async function outcomeOf(markdown: string): Promise<Outcome> {
  const source = { directory: IMAGES, contentFolder: IMAGES };
  const { html, diagnostics, ...page } = await compileMarkdown(`Before.\n\n${markdown}\n\nAfter.\n`, source);
  const pages = [{ ...page, file: 'content/docs/page.md', path: '/docs/page' }];
  const links = checkLinks({ pages, sources: [], routes: ['/docs/x', '/docs/y'] });
  const problems = [...diagnostics, ...links].map((problem) => ({ ...problem, line: problem.line - 2 }));
  return { problems, shown: withoutFrames(html) };
}

/** Checks a whole file. */
async function outcomeOfFile(text: string): Promise<Outcome> {
  const problems = (await problemsOfPage(`${text}\n`)).map((printed) => {
    const [, line, message = '', hint = ''] = /:(\d+)(?::\d+)? \w+: (.*)\n {4}(.*)$/.exec(printed) ?? [];
    return { line: Number(line), message, hint };
  });
  return { problems, shown: '' };
}

/** Returns HTML without the paragraphs around it, and without attributes and elements that only have a look. */
function withoutFrames(html: string): string {
  return html
    .replace(/<div class="code-tools">.*?<\/div>|<p>(?:Before|After)\.<\/p>/gs, '')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/<\/?(?:span|div|figure|section)>/g, '')
    .replace(/\n+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
}

/**
 * What writers of other sites write, one construct a line, below the name of their tool. `⏎` is a line break. Behind `⇒`
 * is what readers see, after `✓`, or a part of the one message, after the number of its line if it is not the first.
 */
const CONSTRUCTS = readFileSync(join(import.meta.dirname, 'constructs.txt'), 'utf8')
  .split('\n\n')
  .flatMap((group) => {
    const [tool = '', ...lines] = group.trimEnd().split('\n');
    return lines.map((line): readonly [string, string, string] => {
      const [markdown = '', expected = ''] = line.split(' ⇒ ');
      return [tool, markdown, expected];
    });
  });

test.each(CONSTRUCTS)('%s is understood or reported once: %s', async (tool, written, expected) => {
  const markdown = written.replaceAll('⏎', '\n');
  const { problems, shown } =
    tool === 'front matter' ? await outcomeOfFile(markdown) : await outcomeOf(markdown);
  if (expected.startsWith('✓')) {
    expect({ problems, shown }).toEqual({ problems: [], shown: expected.slice(1).trim() });
    return;
  }
  const [, line = '1', message = ''] = /^(?:(\d+): )?(.*)$/.exec(expected) ?? [];
  expect(problems).toEqual([
    expect.objectContaining({
      line: Number(line),
      message: expect.stringContaining(message),
      hint: expect.stringMatching(/\w/),
    }),
  ]);
});

test.each([
  'Call `/users/{id}` or /users/{id}, with {1,3} and {a, b}.',
  'A dot.\n.. and two.',
  'std::vector::size, 10:30, a:b:c, `{x}` and `[x]`',
  '- one\n  - two\n    - three\n\n9. nine\n10. ten',
  'Runs on .NET and Node.\nAnd [x][] of `a\\|b`.\n\n[x]: https://otter.example',
  '---\n\n## Title\n\nA line\\\nbroken, at 5 % or 5 // 2',
  '> [!NOTE]- Folded elsewhere\n> Text',
  'AT&T, R&D; &copy; 10&nbsp;km &#39; &amp;nosuch; `&nosuch;` and npm:react[1]',
  'https://otter.example/?a=1&copies=2&raft;=3',
  '```rust\n#[derive(Debug)]\nstruct Raft;\n#![allow(x)]\n```\n\n```sh\n# Go\nls\n```',
  'See [`a`](https://otter.example), [`b`] and [x `c`].\n\n[`b`]: https://otter.example',
  'It’s John’s, the ’90s, "\'quoted\' words" and @otter/kelp',
  'Press Ctrl +\nC in C#, see [#123], at 5 € or\n6 €; a+b, 1 raft.\nTwo rafts.',
  '**Note:** Text.\n\n**A sentence in bold.**\n\n**[A link](https://otter.example)**\n\nText',
  '1. a\n1. b\n\n7) seven\n8) eight\n\n- [ ] **Bold** task\n- [x] `code` task',
  'A TODO list for R&D, AT&T and ?a=1&copy=2; C:\\Users\\otter and 2 * 3 * 4, 2**3',
  'A long line of prose that goes on and on, so that its writer has wrapped it\n    with spaces before the next.',
])('ordinary text is not reported: %j', async (markdown) => {
  expect((await outcomeOf(markdown)).problems).toEqual([]);
});
