import { expect, it } from 'vitest';
import { compileMarkdown } from '../markdown/testing.ts';
import { testSite } from '../search/searchable-site.testing.ts';
import { feedFiles } from './feed.ts';

/** Returns the texts of the entries in the feed of a site, by their titles. */
async function feedOf(texts: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const changes = Object.entries(texts).map(([id, markdown]) => ({
    id,
    title: `Release ${id}`,
    day: '2026-11-02',
    release: '1.0.0',
    markdown,
    pages: [],
  }));
  const { html, diagnostics } = await compileMarkdown(
    '## Releases\n\n::changelog{of="library"}\n\n## News\n',
    {
      file: 'content/pages/changelog.md',
      changes,
    },
  );
  expect(diagnostics).toEqual([]);
  const page = { kind: 'text', path: '/changelog', title: 'Changelog', description: 'News.', html } as const;
  const site = {
    model: { changes, site: testSite },
    page: async () => ({ ...page, name: 'changelog', headings: [] }),
  };
  const files = await feedFiles(site, { siteUrl: 'https://otter.example', base: '/' });
  const entries = [...(files.get('changelog.xml') ?? '').matchAll(/<entry>[\s\S]*?<\/entry>/g)];
  const text = (entry: string, name: string) =>
    new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`)
      .exec(entry)?.[1]
      ?.replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&') ?? '';
  return new Map(entries.map(([entry]) => [text(entry, 'title'), text(entry, 'content')]));
}

it('the feed has the whole text of each entry, with its own headings', async () => {
  const feed = await feedOf({ one: 'Rafts.\n\n### Fixed\n\nA hole.', two: 'Otters.' });
  expect(feed.get('Release one')).toMatch(/^<p>Rafts\.[\s\S]*Fixed[\s\S]*A hole\./);
  expect(feed.get('Release one')).not.toContain('Otters');
  expect(feed.get('Release two')).toMatch(/^<p>Otters\.<\/p>\s*$/);
});

it('the feed shows one form of a sample, without buttons', async () => {
  const feed = await feedOf({
    one: '```bash\nnpm install raft\n```\n\n```tsx\nconst raft: Raft = build();\n```',
  });
  const text = feed.get('Release one')?.replaceAll(/<[^>]*>/g, '') ?? '';
  expect(text).toContain('npm install raft');
  expect(text).toContain('const raft: Raft = build();');
  expect(text).not.toMatch(/pnpm|yarn|bun|Copy|const raft = /i);
});

it('entries of the changelog may use the same names for targets and footnotes', async () => {
  const entry = (number: number) =>
    `Changed in [the request][pr].[^1]\n\n[pr]: https://git.example/${number}\n\n[^1]: Note ${number}.`;
  const feed = await feedOf({ one: entry(1), two: entry(2) });
  expect(feed.get('Release one')).toContain('href="https://git.example/1"');
  expect(feed.get('Release two')).toContain('href="https://git.example/2"');
});
