import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../test-support/fixture-folder.js';
import { releaseDocs } from './release-docs.ts';

const FILES = {
  'docs/raft.md':
    '---\ntitle: Raft\ncontinues: guide/otter\n---\n\n[Otters](/docs/guide/otter#paws), [once](/docs/0.1/raft), [home](/), [o].\n\n[o]: /docs/guide/otter\n',
  'docs/guide/otter.md': '---\ntitle: Otter\n---\n\n![Otter](./otter.png)\n',
  'docs/guide/otter.png': 'picture',
  'docs/0.1/raft.md': 'Ropes.\n',
  'names/inline.json': '{}\n',
  'names/guide/otter.json': '{ "targets": [] }\n',
  'sidebar.yaml':
    'readFirst:\n  - raft\n# In reading order.\ngroups:\n  - label: Rafts\n    pages:\n      - raft\n      - guide/otter\n  - label: Old rafts\n    pages:\n      - 0.1/raft\n',
  'site.yaml':
    '# The otters.\nversions:\n  - name: "0.1"\n    label: "0.1"\n    version: 0.1.0\n    mainPage: raft\n    current: false\n  - name: current\n    label: Next\n    version: 0.2.0\n    mainPage: raft\n    current: true\n',
};

test('the current pages are kept as a version with links to each other, and described as it', async () => {
  const content = await fixtureFolder(FILES);
  const read = (/** @type {string} */ file) => readFile(join(content, file), 'utf8');
  expect(await releaseDocs(content, '0.2', '0.3.0')).toBe(2);

  const page = await read('docs/0.2/raft.md');
  expect(page).toContain('continues: 0.2/guide/otter\n');
  expect(page).toContain('[Otters](/docs/0.2/guide/otter#paws), [once](/docs/0.1/raft), [home](/), [o].');
  expect(page).toContain('[o]: /docs/0.2/guide/otter\n');
  expect(await read('docs/0.2/guide/otter.png')).toBe('picture');
  expect(await read('names/0.2/guide/otter.json')).toBe(FILES['names/guide/otter.json']);
  await expect(read('docs/0.2/0.1/raft.md')).rejects.toThrow('ENOENT');
  await expect(read('names/0.2/inline.json')).rejects.toThrow('ENOENT');
  expect(await read('docs/raft.md')).toBe(FILES['docs/raft.md']);

  expect(await read('sidebar.yaml')).toBe(
    `${FILES['sidebar.yaml'].replace('- raft\n', '- raft\n  - 0.2/raft\n')}  - label: Rafts\n    pages:\n      - 0.2/raft\n      - 0.2/guide/otter\n`,
  );
  expect(await read('site.yaml')).toBe(
    `${FILES['site.yaml'].replace('0.2.0', '0.3.0')}  - name: "0.2"\n    label: "0.2"\n    version: 0.2.0\n    mainPage: raft\n    current: false\n`,
  );
});

test.each(['0.1', 'guide', '../0.2', ''])(
  'pages are not kept as %j, which would change others',
  async (name) => {
    const content = await fixtureFolder(FILES);
    await expect(releaseDocs(content, name)).rejects.toThrow(`Pages cannot be kept as "docs/${name}/"`);
    expect(await readFile(join(content, 'site.yaml'), 'utf8')).toBe(FILES['site.yaml']);
  },
);
