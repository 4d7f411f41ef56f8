import { readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, it, vi } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { testSite } from '../search/searchable-site.testing.ts';
import { docPage } from '../site/doc-page.testing.ts';
import type { SitePage } from '../site/site-model.ts';
import { drawSocialCards } from './social-cards.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2Z" fill="#62c462"/></svg>';

/** Creates an empty project with the packages of this one. */
async function emptyProject(): Promise<string> {
  const projectRoot = await fixtureFolder({ 'public/favicon.svg': LOGO });
  await symlink(path.resolve('node_modules'), path.join(projectRoot, 'node_modules'));
  return projectRoot;
}

function raftPage(id: string, title: string): SitePage {
  return docPage(id, { title, description: 'About <it> & more.' });
}

async function draw(projectRoot: string, ...pages: readonly SitePage[]) {
  return drawSocialCards({
    projectRoot,
    model: { site: testSite, pages: new Map(pages.map((page) => [page.route, page])) },
    place: { siteUrl: 'https://x.example', base: '/kit/' },
  });
}

describe('the cards for link previews', () => {
  it('are images of 1200 by 630 pixels, the same bytes each time', async () => {
    const page = raftPage('api/raft', '<Raft />');
    const [one, other] = await Promise.all([
      draw(await emptyProject(), page),
      draw(await emptyProject(), page),
    ]);
    const card = one.get('/docs/api/raft');
    expect(imageSize(card?.png ?? new Uint8Array())).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(other.get('/docs/api/raft')).toEqual(card);
    expect(card?.url).toMatch(/^https:\/\/x\.example\/kit\/cards\/api-raft-[0-9a-f]{8}\.png$/);
    expect(card?.alt).toBe('<Raft /> – Rafts – otter');
  });

  it('differ by title, and are drawn once', async () => {
    const projectRoot = await emptyProject();
    const pages = [raftPage('raft', 'Raft'), raftPage('kelp', 'Kelp')];
    const cards = await draw(projectRoot, ...pages);
    expect(cards.get('/docs/raft')?.png).not.toEqual(cards.get('/docs/kelp')?.png);
    const cache = path.join(projectRoot, '.cache/cards');
    const names = await readdir(cache);
    expect(names).toHaveLength(2);
    for (const name of names) await writeFile(path.join(cache, name), 'kept');
    const kept = await draw(projectRoot, ...pages);
    expect(String(kept.get('/docs/raft')?.png)).toBe('kept');
  });

  it('are drawn for titles in Latin letters of any language, and the build says which pages have none', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const titles = ['Über – Raft', 'Łódź', 'Žluťoučký kůň', 'İğdeş', 'Ph\u00f4\u0301', '海藻'];
    const pages = titles.map((title, index) => raftPage(`raft-${index}`, title));
    const cards = await draw(await emptyProject(), ...pages);
    expect([...cards.keys()]).toEqual(pages.slice(0, -1).map(({ route }) => route));
    expect(log.mock.calls.flat()).toEqual([expect.stringContaining('/docs/raft-5 has no preview picture')]);
  });
});
