import { expect, it } from 'vitest';
import { joinText } from '../markdown/blocks/gathered-text.ts';
import { compileMarkdown } from '../markdown/compile.testing.ts';
import { testSite } from '../search/searchable-site.testing.ts';
import { feedFiles } from './feed.ts';

/** Returns the texts of the entries in the feed of a site, by their titles. */
async function feedOf(texts: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const file = 'content/pages/changelog.md';
  const changes = Object.entries(texts).map(([id, markdown]) => ({
    file: `content/changelog/${id}.md`,
    firstLine: 5,
    id,
    title: `Release ${id}`,
    day: '2026-11-02',
    release: '1.0.0',
    markdown,
  }));
  const body = '## Releases\n\n::changelog{of="library"}\n\n## News\n';
  const { body: joined, origins } = joinText({ file, body, firstLine: 1 }, changes, []);
  const { html, diagnostics } = await compileMarkdown(joined, { file, origins });
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
