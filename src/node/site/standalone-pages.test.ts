import { expect, test } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { exampleAppFiles, standalonePages } from './standalone-pages.ts';

const PARTS = [
  { page: 'first', section: 'step-2' },
  { page: 'second', section: 'finish' },
];

const file = (name: string, code: string) => `\`\`\`tsx title="src/${name}"\n${code}\n\`\`\`\n\n`;

const FOLDER = {
  'content/docs/first.md': [
    `## Step 1 {#step-1}\n\n${file('App.tsx', 'one')}${file('Raft.tsx', 'raft')}`,
    `## Step 2 {#step-2}\n\n${file('App.tsx', 'two')}`,
    `## Step 3 {#step-3}\n\n${file('App.tsx', 'three')}`,
  ].join(''),
  'content/docs/second.md': `## Finish {#finish}\n\n${file('save.ts', 'save')}`,
};

test('an example consists of the files that its pages show, each as last shown up to the named section', async () => {
  const root = await fixtureFolder(FOLDER);
  expect(await exampleAppFiles(root, PARTS)).toEqual({
    'src/App.tsx': 'two\n',
    'src/Raft.tsx': 'raft\n',
    'src/save.ts': 'save\n',
  });
});

test('an example whose pages are not in the content folder is left out', async () => {
  const pages = [
    'basic-tutorial',
    'tutorial-regions',
    'tutorial-editing',
    'check-pages',
    'finish-the-editor',
  ];
  const tutorial = Object.fromEntries(
    [...pages, 'recipes/copy-and-load'].map((page) => [`content/docs/guides/${page}.md`, '']),
  );
  const routesIn = async (files: Record<string, string>) =>
    standalonePages(await fixtureFolder(files)).map(({ route }) => route);
  expect(await routesIn(tutorial)).toContain('/examples/basic/');
  expect(await routesIn(FOLDER)).not.toContain('/examples/basic/');
});

test('says which section a page lacks', async () => {
  const root = await fixtureFolder({ ...FOLDER, 'content/docs/second.md': 'Nothing.' });
  await expect(exampleAppFiles(root, PARTS)).rejects.toThrow('second.md has no section "finish"');
});
