import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileMarkdown } from './compile.testing.ts';

const images = 'src/node/markdown/fixtures/images';
const context = { file: `${images}/page.md`, directory: resolve(images), firstLine: 1 };

describe('positions in the file', () => {
  test('count the front matter', async () => {
    const { diagnostics, links } = await compileMarkdown('Text\n\n[a](/docs/a) ![](./tree.png)\n', {
      ...context,
      firstLine: 5,
    });
    expect(links).toEqual([{ href: '/docs/a', line: 7, column: 1 }]);
    expect(diagnostics).toMatchObject([{ file: context.file, line: 7, column: 14 }]);
  });

  test('of links in an API table are those of their field', async () => {
    const source = [
      'See [first](/first).',
      '```api',
      'title: Props',
      'anchor: prop',
      'entries:',
      '  - name: a',
      '    type: "string"',
      '    description: >-',
      '      Some',
      '      [text](/described).',
      '    throws: ["[x](/thrown)"]',
      '```',
      '[last](/last)',
    ].join('\n');
    const { links } = await compileMarkdown(source, { ...context, firstLine: 11 });
    expect(links).toEqual([
      { href: '/first', line: 11, column: 5 },
      { href: '/described', line: 18, column: 18 },
      { href: '/thrown', line: 21, column: 14 },
      { href: '/last', line: 23, column: 1 },
    ]);
  });

  test('in code count the lines that are hidden', async () => {
    const source = '```ts\nconst a = 1;\n// ---cut---\n\nconst b = 1; // [!code ++]\n```\n';
    expect((await compileMarkdown(source, context)).diagnostics).toMatchObject([{ line: 5 }]);
  });
});

test('links are returned as written', async () => {
  const { links } = await compileMarkdown(
    '[a](</docs/ä b?x=1&amp;y#z>) [b][r]\n\n[r]: https://Example.com/%zz\n',
    context,
  );
  expect(links.map(({ href }) => href)).toEqual(['/docs/ä b?x=1&y#z', 'https://Example.com/%zz']);
});

test('headings are returned in order, with their text and level', async () => {
  const { toc } = await compileMarkdown('## A `b` *c*\n\n### [D](/d) ![E](./tree.png) {#x}\n', context);
  expect(toc).toEqual([
    { id: 'a-b-c', text: 'A b c', level: 2 },
    { id: 'x', text: 'D E', level: 3 },
  ]);
});

test('anchors are the ids that links may lead to: headings, API entries, footnotes; not labels', async () => {
  const source =
    '## A[^1]\n\n:::note\nText\n:::\n\n```api\ntitle: T\nanchor: p\nentries:\n  - {name: B c, type: "x", description: "y"}\n```\n\n[^1]: Z\n';
  const { anchors, html } = await compileMarkdown(source, context);
  expect(anchors.toSorted()).toEqual(['a', 'fn-1', 'fnref-1', 'footnote-label', 'p-b-c']);
  expect(html).toContain('id="note-title"');
});

test('a footnote in a heading is not part of its id, its name in the contents and its name in the search', async () => {
  const { toc, sections } = await compileMarkdown(
    '## Tie a raft[^1]\n\nWords.\n\n[^1]: With a knot.\n',
    context,
  );
  expect(toc[0]).toEqual({ id: 'tie-a-raft', text: 'Tie a raft', level: 2 });
  expect(sections[1]).toMatchObject({ anchor: 'tie-a-raft', name: 'Tie a raft' });
});

test('an image that is shown twice is one asset', async () => {
  const { assets } = await compileMarkdown('![a](./tree.png) ![b](tree.png) ![c](./dot.png)', context);
  expect(assets).toEqual([
    {
      file: resolve(images, 'tree.png'),
      url: expect.stringMatching(/^\/assets\/content\/tree\.[0-9a-f]{8}\.png$/),
    },
    {
      file: resolve(images, 'dot.png'),
      url: expect.stringMatching(/^\/assets\/content\/dot\.[0-9a-f]{8}\.png$/),
    },
  ]);
});

test('the result survives the cache: it is plain data', async () => {
  const compiled = await compileMarkdown('## A\n\n[a](b) ![x](./tree.png) [c](/d)\n', context);
  expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
});

test('pages that are compiled at the same time do not mix', async () => {
  const sources = Array.from(
    { length: 8 },
    (_, index) => `## Title\n\n[x](/page-${index})\n\n\`\`\`ts\nconst a = ${index};\n\`\`\`\n`,
  );
  const pages = await Promise.all(sources.map((source) => compileMarkdown(source, context)));
  for (const [index, page] of pages.entries()) {
    expect(page.anchors).toEqual(['title']);
    expect(page.links).toMatchObject([{ href: `/page-${index}` }]);
  }
});

test('lines may end in CRLF or CR, after a byte-order mark, without changing the page or the reported lines', async () => {
  const source =
    '## A\n\nText  \nbreak ![](./tree.png)\n\n```ts {2}\nconst a = 1;\nconst b = 2;\n```\n\n:::note\nText\n:::\n';
  const expected = await compileMarkdown(source, context);
  expect(expected.diagnostics.map(({ line, column }) => [line, column])).toEqual([[4, 7]]);
  expect(await compileMarkdown(source.replaceAll('\n', '\r\n'), context)).toEqual(expected);
  expect(await compileMarkdown(`\uFEFF${source.replaceAll('\n', '\r')}`, context)).toEqual(expected);
});

test('a page without text is an empty article, which is reported', async () => {
  const { html, diagnostics } = await compileMarkdown('\n<!-- only a comment -->\n', context);
  expect(html).toBe('');
  expect(diagnostics).toMatchObject([{ severity: 'warning', message: 'This page has no text.' }]);
});

test.each([
  ['`__proto__`', 'proto'],
  ['constructor', 'constructor'],
  ['`<Element />`', 'element'],
  ['🎉', 'section'],
  ['日本語', '日本語'],
])('a heading such as %s has a sane id, which is numbered if it repeats', async (title, id) => {
  const { anchors, diagnostics } = await compileMarkdown(`## ${title}\n\n## ${title}\n`, context);
  expect(anchors).toEqual([id, `${id}-1`]);
  expect(diagnostics).toEqual([]);
});

test.each(['````ts\n```\n````\n', '~~~ts\na\n~~~~\n', '> ```ts\n> a\n> ```\n', '   ```ts\n   a\n  ```  \n'])(
  'code that is closed is not reported: %j',
  async (source) => {
    expect((await compileMarkdown(source, context)).diagnostics).toEqual([]);
  },
);

test.each(['````ts\n```\n', '```ts\n~~~\n', '```ts', '> ```ts\n> a\n\nText\n'])(
  'code that is closed by something else is reported: %j',
  async (source) => {
    expect((await compileMarkdown(source, context)).diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'error', line: 1 }),
    );
  },
);
