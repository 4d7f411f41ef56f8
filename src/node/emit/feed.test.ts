import { expect, it } from 'vitest';
import { testSite } from '../search/searchable-site.testing.ts';
import { feedFiles } from './feed.ts';

/** Returns the texts of the entries in the feed of a site, by their titles. */
function feedOf(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const changes = Object.entries(texts).map(([id, markdown]) => ({
    file: `content/changelog/${id}.md`,
    firstLine: 5,
    id,
    title: `Release ${id}`,
    day: '2026-11-02',
    release: '1.0.0',
    markdown,
  }));
  const fields = { kind: 'text', name: 'changelog', title: 'Changelog', description: 'News.' } as const;
  const pages = new Map([['/changelog', { route: '/changelog', fields }]]);
  const files = feedFiles(
    { changes, pages, site: testSite },
    { siteUrl: 'https://otter.example', base: '/kit/' },
  );
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

it('the feed has the whole text of each entry, with its own headings', () => {
  const feed = feedOf({ one: 'Rafts.\n\n### Fixed\n\nA hole.', two: 'Otters.' });
  expect(feed.get('Release one')).toBe('<p>Rafts.</p>\n<h3>Fixed</h3>\n<p>A hole.</p>');
  expect(feed.get('Release two')).toBe('<p>Otters.</p>');
});

it('links in the feed are full URLs', () => {
  const feed = feedOf({ one: '[a](/docs/a#b) [here](#two) [out](https://x.example/)' });
  const hrefs = [...(feed.get('Release one') ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([
    'https://otter.example/kit/docs/a#b',
    'https://otter.example/kit/changelog#two',
    'https://x.example/',
  ]);
});
