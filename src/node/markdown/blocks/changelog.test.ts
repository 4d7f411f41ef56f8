import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../testing.ts';
import { changeId, newestFirst } from './changelog.ts';

/** Compiles a text page of a site with two releases of the same day and one change of the documentation. */
function compilePage(body: string, addition = '') {
  const entry = (file: string, title: string, day: string, release?: string) => {
    const markdown = `What ${title} changes: \`raft\`.\r\n${addition}`;
    return { id: changeId(`changelog/${file}`), title, day, markdown, ...(release && { release }) };
  };
  const changes = [
    entry('kit-2.9.0.md', 'Kit 2.9', '2026-11-02', '2.9.0'),
    entry('kit-2.10.0.md', 'Kit 2.10', '2026-11-02', '2.10.0'),
    entry('pages.md', 'More pages', '2026-11-03'),
  ].sort(newestFirst);
  return compileMarkdown(body, { file: 'content/pages/changelog.md', changes });
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
      /<p><small>2 November 2026<\/small><\/p>\s*<p>What Kit 2\.10 changes: <code[^>]*>raft<\/code>\.<\/p>/,
    );
    expect(html).not.toContain('More pages');
  });

  it('shows the changes of the documentation separately', async () => {
    const { html } = await compilePage('## News\n\n::changelog{of="documentation"}\n');
    expect(html).toContain('More pages');
    expect(html).not.toContain('Kit');
  });

  it('reports an unknown value of `of` at its line, with the allowed ones', async () => {
    const { diagnostics } = await compilePage('## News\n\n::changelog{of="rafts"}\n');
    expect(diagnostics).toMatchObject([
      { severity: 'error', line: 3, hint: expect.stringContaining('of="library"') },
    ]);
  });

  it('has the notation of other tools in an entry reported at its line', async () => {
    const { diagnostics } = await compilePage(
      '## News\n\n::changelog{of="documentation"}\n',
      '\n{{version}}\n',
    );
    expect(diagnostics).toMatchObject([
      { severity: 'warning', line: 3, message: expect.stringContaining('"{{version}}"') },
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
