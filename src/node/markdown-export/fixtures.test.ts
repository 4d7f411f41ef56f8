import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ExportContext, plainMarkdown } from './plain-markdown.ts';

const ROOT = 'src/node/markdown-export/fixtures';
const context: ExportContext = {
  route: '/docs/page',
  place: { siteUrl: 'https://x.example', base: '/craft/' },
  contentPath: 'docs/concepts/page.md',
  folder: '/content/docs/concepts',
  assets: [{ file: '/content/docs/concepts/tree.png', url: '/assets/tree.1a.png' }],
  demos: new Map([['cards', 'export default function Cards() {\n  return null;\n}\n']]),
};
const exported = (name: string) => plainMarkdown(readFileSync(`${ROOT}/${name}/input.md`, 'utf8'), context);

test.each(readdirSync(ROOT))('%s become the expected markdown', async (name) => {
  await expect(`${exported(name)}\n`).toMatchFileSnapshot(`./fixtures/${name}/output.md`);
});

test.each(readdirSync(ROOT))('%s are reported the same way on Windows', (name) => {
  const source = readFileSync(`${ROOT}/${name}/input.md`, 'utf8');
  expect(plainMarkdown(`\uFEFF${source.replaceAll('\n', '\r\n')}`, context)).toBe(exported(name));
});

// Plain markdown contains nothing more to convert, apart from our notation in code samples.
test.each(['api-table', 'api-list', 'notes', 'links', 'images', 'headings'])(
  '%s do not change when converted again',
  (name) => {
    expect(plainMarkdown(exported(name), context)).toBe(exported(name));
  },
);
