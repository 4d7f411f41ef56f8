import { expect, test } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { exampleAppFiles, standalonePages } from './standalone-pages.ts';

const EXAMPLE = {
  title: 'Rafts',
  description: 'A raft.',
  app: [
    { page: 'first', section: 'step-2' },
    { page: 'second', section: 'finish' },
  ],
};

const file = (name: string, code: string) => `\`\`\`tsx title="src/${name}"\n${code}\n\`\`\`\n\n`;

const FOLDER = {
  'src/examples/rafts/page.json': JSON.stringify(EXAMPLE),
  'content/docs/first.md': [
    `## Step 1 {#step-1}\n\n${file('App.tsx', 'one')}${file('Raft.tsx', 'raft')}`,
    `## Step 2 {#step-2}\n\n${file('App.tsx', 'two')}`,
    `## Step 3 {#step-3}\n\n${file('App.tsx', 'three')}`,
  ].join(''),
  'content/docs/second.md': `## Finish {#finish}\n\n${file('save.ts', 'save')}`,
};

test('an example consists of the files that its pages show, each as last shown up to the named section', async () => {
  const root = await fixtureFolder(FOLDER);
  const [example] = await standalonePages(root);
  expect(example?.route).toBe('/examples/rafts/');
  expect(await exampleAppFiles(root, example?.app ?? [])).toEqual({
    'src/App.tsx': 'two\n',
    'src/Raft.tsx': 'raft\n',
    'src/save.ts': 'save\n',
  });
});

test('an example whose pages are not in the content folder is left out', async () => {
  const { 'content/docs/second.md': _, ...rest } = FOLDER;
  expect(await standalonePages(await fixtureFolder(rest))).toEqual([]);
});

test('says which section a page lacks', async () => {
  const root = await fixtureFolder({ ...FOLDER, 'content/docs/second.md': 'Nothing.' });
  await expect(exampleAppFiles(root, EXAMPLE.app)).rejects.toThrow('second.md has no section "finish"');
});

test('says what is wrong in the file that describes a page', async () => {
  const page = JSON.stringify({ ...EXAMPLE, route: 'rafts', index: true });
  const root = await fixtureFolder({ 'src/examples/rafts/page.json': page });
  await expect(standalonePages(root)).rejects.toThrow(/src\/examples\/rafts\/page\.json[\s\S]*route[\s\S]*/);
});
