import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import { expect, it, onTestFinished } from 'vitest';
import { compileMarkdown } from '../markdown/testing.ts';
import { assetReader } from './article-images.ts';

const WIDE = 'public/social-card.png';

/** Creates a page that shows an image of this name. */
async function pageWith(name: string, bytes: Uint8Array) {
  const root = await mkdtemp(path.join(tmpdir(), 'images-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const directory = path.join(root, 'content/docs');
  await mkdir(directory, { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  await writeFile(path.join(directory, name), bytes);
  const compile = (base = '/') =>
    compileMarkdown(`![A card](./${name})\n`, { file: 'content/docs/page.md', directory, base });
  return { root, compile };
}

it('an image wider than the article has smaller forms, of which browsers load one', async () => {
  const { root, compile } = await pageWith('card.png', await readFile(WIDE));
  const { html, assets, diagnostics } = await compile();
  expect(diagnostics).toEqual([]);
  const [original, ...reduced] = assets;
  expect(html).toContain(
    `srcset="${[...reduced, original].map((asset) => `${asset?.url} ${asset?.size?.width ?? 1200}w`).join(', ')}"`,
  );
  expect(html).toContain('sizes="(max-width: 44rem) 100vw, 44rem"');
  expect(html).toMatch(/width="1200" height="630"/);
  const read = assetReader(root);
  expect(original && (await read(original))).toEqual(await readFile(WIDE));
  const sizes = reduced.map(async (asset) => imageSize(await read(asset)));
  expect(await Promise.all(sizes)).toMatchObject([
    { width: 480, height: 252, type: 'webp' },
    { width: 704, height: 370, type: 'webp' },
  ]);
  // The next build reads them from the cache.
  expect(await readdir(path.join(root, '.cache/images'))).toHaveLength(2);
  const again = await Promise.all(reduced.map(assetReader(root)));
  expect(again).toEqual(await Promise.all(reduced.map(read)));
});

it('all forms of an image are below the base path of the site', async () => {
  const { compile } = await pageWith('card.png', await readFile(WIDE));
  const [, sources = ''] = /srcset="([^"]*)"/.exec((await compile('/craft/')).html) ?? [];
  expect(sources.split(', ')).toHaveLength(3);
  for (const source of sources.split(', ')) expect(source).toMatch(/^\/craft\/assets\/content\/card\./);
});

it('an animation and an image that fits into the article have one form', async () => {
  const png = await readFile(WIDE);
  const animated = await pageWith('card.png', Buffer.concat([png, Buffer.from('acTL')]));
  const narrow = await pageWith('raft.png', await readFile('e2e/fixtures/small-site/docs/guide/raft.png'));
  for (const { compile } of [animated, narrow]) {
    const { html, assets } = await compile();
    expect(assets).toHaveLength(1);
    expect(html).not.toContain('srcset');
  }
});
