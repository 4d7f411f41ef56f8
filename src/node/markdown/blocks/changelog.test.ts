import { expect, it } from 'vitest';
import { compileMarkdown } from '../compile.testing.ts';
import { changeId, newestFirst } from './changelog.ts';
import { joinText } from './gathered-text.ts';

/** Compiles a text page of a site with two releases of the same day and one change of the documentation. */
async function compilePage(body: string, addition = '') {
  const entry = (name: string, title: string, day: string, release?: string) => {
    const markdown = `What ${title} changes: \`raft\`.\r\n${addition}`;
    const place = { file: `content/changelog/${name}`, firstLine: 5 };
    return { ...place, id: changeId(`changelog/${name}`), title, day, markdown, ...(release && { release }) };
  };
  const changes = [
    entry('kit-2.9.0.md', 'Kit 2.9', '2026-11-02', '2.9.0'),
    entry('kit-2.10.0.md', 'Kit 2.10 *beta*', '2026-11-02', '2.10.0'),
    entry('pages.md', 'More pages', '2026-11-03'),
  ].sort(newestFirst);
  const file = 'content/pages/changelog.md';
  const joined = joinText({ file, body, firstLine: 4 }, changes, []);
  return compileMarkdown(joined.body, { file, firstLine: 4, origins: joined.origins });
}

it('the changelog has a section for each release, the newest first, with its day', async () => {
  const { html, toc, diagnostics } = await compilePage('## Releases\n\n::changelog{of="library"}\n');
  expect(diagnostics).toEqual([]);
  expect(toc).toEqual([
    { id: 'releases', text: 'Releases', level: 2 },
    { id: 'kit-2-10-0', text: 'Kit 2.10 *beta*', level: 3 },
    { id: 'kit-2-9-0', text: 'Kit 2.9', level: 3 },
  ]);
  expect(html).toMatch(
    /<p><small>2 November 2026<\/small><\/p>\s*<p>What Kit 2\.9 changes: <code[^>]*>raft<\/code>\.<\/p>/,
  );
  expect(html).not.toContain('More pages');
});

it('the changelog shows the changes of the documentation separately', async () => {
  const { html } = await compilePage('## News\n\n::changelog{of="documentation"}\n');
  expect(html).toContain('More pages');
  expect(html).not.toContain('Kit');
});

it.each(['::changelog{of="rafts"}', '- ::changelog{of="library"}'])(
  'a place for the changelog that it cannot take is reported: %s',
  async (line) => {
    const { diagnostics } = await compilePage(`## News\n\n${line}\n`);
    expect(diagnostics).toMatchObject([{ severity: 'error', file: 'content/pages/changelog.md', line: 6 }]);
  },
);

it('a mistake and a link in an entry have their positions in the file of the entry', async () => {
  const { diagnostics, links } = await compilePage(
    '## News\n\n::changelog{of="documentation"}\n\n[Below](/docs/below) {{here}}\n',
    '\nIn {{version}}: [a link](/docs/rafts).\n',
  );
  expect(diagnostics).toMatchObject([
    { file: 'content/changelog/pages.md', line: 7, column: 4 },
    { file: 'content/pages/changelog.md', line: 8, column: 22 },
  ]);
  expect(links).toEqual([
    { href: '/docs/rafts', file: 'content/changelog/pages.md', line: 7, column: 17 },
    { href: '/docs/below', line: 8, column: 1 },
  ]);
});
