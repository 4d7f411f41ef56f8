import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { compileMarkdown } from './markdown.testing.ts';

const entry = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\ndate: ${date}\n${more}---\n\nWhat ${title} changes: \`raft\`.\n`;

/** Compiles a text page of a site with two releases of the same day and one change of the documentation. */
async function compilePage(body: string) {
  const files = {
    'kit-2.9.0.md': entry('Kit 2.9', '2026-11-02', 'release: 2.9.0\n'),
    'kit-2.10.0.md': entry('Kit 2.10', '2026-11-02', 'release: 2.10.0\n'),
    'pages.md': entry('More pages', '2026-11-03'),
  };
  const contentFolder = await fixtureFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`changelog/${name}`, text])),
  );
  const changes = Object.keys(files).sort();
  const source = { file: 'content/pages/changelog.md', directory: path.join(contentFolder, 'pages') };
  return compileMarkdown(body, { ...source, contentFolder, changes });
}

describe('a page that shows the changelog', () => {
  it('has a section for each release, the newest first, with its day', async () => {
    const { html, toc, diagnostics } = await compilePage('## Releases\n\n::changelog{of="library"}\n');
    expect(diagnostics).toEqual([]);
    expect(toc.map(({ id, level }) => [id, level])).toEqual([
      ['releases', 2],
      ['kit-2-10-0', 3],
      ['kit-2-9-0', 3],
    ]);
    expect(html).toMatch(
      /<p>2 November 2026<\/p>\s*<p>What Kit 2\.10 changes: <code[^>]*>raft<\/code>\.<\/p>/,
    );
    expect(html).not.toContain('More pages');
  });

  it('shows the changes of the documentation separately, and depends on all entries', async () => {
    const { html, dependencies } = await compilePage('## News\n\n::changelog{of="documentation"}\n');
    expect(html).toContain('More pages');
    expect(html).not.toContain('Kit');
    const names = Object.keys(dependencies).map((file) => path.basename(file));
    expect(names).toEqual(expect.arrayContaining(['kit-2.10.0.md', 'kit-2.9.0.md', 'pages.md']));
  });

  it('reports an unknown value of `of` at its line, with the allowed ones', async () => {
    const { diagnostics } = await compilePage('## News\n\n::changelog{of="rafts"}\n');
    expect(diagnostics).toMatchObject([
      { severity: 'error', line: 3, hint: expect.stringContaining('::changelog{of="library"}') },
    ]);
  });

  it('must not be a page of the documentation', async () => {
    const { diagnostics } = await compileMarkdown('::changelog{of="library"}\n', {
      slug: 'start',
      changes: [],
    });
    expect(diagnostics).toMatchObject([
      { severity: 'error', line: 1, message: 'A page of the documentation cannot show the changelog.' },
    ]);
  });
});
