import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageData } from '../../shared/page-data.ts';

const page: PageData = {
  kind: 'doc',
  slug: 'raft',
  title: 'Raft',
  description: 'Holds otters.',
  category: 'Guide',
  headings: [],
  html: '<p>Before.</p>',
};
const site = {
  pages: new Map([['/docs/raft', page]]),
  demos: new Map(),
  diagrams: { drawings: new Map(), problems: [] },
};

/** Previews a page of a content folder of its own, after its file was written. */
async function preview(name: string, text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  vi.stubEnv('CONTENT_DIR', folder);
  vi.resetModules();
  const { previewPage } = await import('./preview-page.ts');
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return previewPage(site, file);
}

const FRONT_MATTER = '---\ntitle: Raft\ndescription: Holds otters.\n---\n';

it('the text of a page is as its file has it now', async () => {
  const shown = await preview('docs/raft.md', `${FRONT_MATTER.replace('Raft', 'Boat')}\n## Paws\n\nAfter.\n`);
  expect(shown).toMatchObject({ route: '/docs/raft', headings: [{ text: 'Paws' }] });
  expect(shown?.html).toContain('<p>After.</p>');
});

it.each([
  ['a file of no page', 'docs/otter.md', `${FRONT_MATTER}\nAfter.\n`],
  ['a file that is being written', 'docs/raft.md', ''],
  ['a page with a mistake', 'docs/raft.md', `${FRONT_MATTER}\n:::note\n\nNever closed.\n`],
])('%s shows nothing new', async (_, name, text) => {
  expect(await preview(name, text)).toBeUndefined();
});
