import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allowEditorMessages,
  changeMode,
  createPage,
  filesOfFolder,
  insert,
  openEntry,
  openLocalEditor,
  pageText,
  pastePicture,
  readFolder,
  save,
} from './support/content-editor.ts';
import { siteDirectory } from './support/sites.ts';
import { address, expect, test } from './support/test.ts';

// Its site.yaml names a repository.
test.use({ site: 'small' });

const CONTENT = 'e2e/fixtures/small-site';

/** A picture of two otters. */
const RAFT = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';

/** What rich text must keep as it is written. */
const NOTATION = `Rafts rest here.

## Depth {#how-deep}

:::note
Deep.
:::

\`\`\`api
title: Options
anchor: option
entries:
  - name: depth
    type: string
    description: How deep it is.
\`\`\`

Good night.`;

/** The repository, with comments as people write them, and a page of each kind. */
function repositoryFiles(): Map<string, string> {
  const files = new Map(filesOfFolder(CONTENT));
  const change = (file: string, before: string, after: string) => {
    const path = `${CONTENT}/${file}`;
    files.set(path, (files.get(path) ?? '').replace(before, after));
  };
  change('sidebar.yaml', 'groups:', '# In reading order.\ngroups:');
  change('sidebar.yaml', '      - guide\n', '      - guide # the overview\n');
  change('site.yaml', 'tagline:', '# Below the title.\ntagline:');
  change('docs/guide/rafts.md', 'title:', '# Keep it short.\ntitle:');
  // The files of this repository are texts: the preview would show no picture.
  change('docs/guide/rafts.md', '![Two squares side by side](./raft.png)\n\n', '');
  files.set(
    `${CONTENT}/pages/imprint.md`,
    '---\ntitle: Imprint\ndescription: Who we are.\n---\n\nThe otters.\n',
  );
  return files;
}

/** Returns the changed lines of the files, each with the file's path in the content folder. */
function changedLines(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].flatMap(([file, text]) => {
    const former = (before.get(file) ?? '').split('\n');
    const lines = text.split('\n').filter((line) => !former.includes(line));
    const gone = former.filter((line) => !text.split('\n').includes(line));
    const name = file.slice(CONTENT.length + 1);
    return [...gone.map((line) => `${name} - ${line}`), ...lines.map((line) => `${name} + ${line}`)];
  });
}

test('a writer edits and creates pages in a local folder', async ({ page, messages }) => {
  // The test opens, edits and saves a document of each kind.
  test.slow();
  allowEditorMessages(messages);
  const before = repositoryFiles();
  await openLocalEditor(page, before);
  await test.step('a writer edits a document of each kind, and nothing else in its file changes', async () => {
    await openEntry(page, 'Doc', 'guide/rafts');
    await page.getByRole('textbox', { name: 'Title' }).fill('Big rafts');
    await save(page);
    await openEntry(page, 'TextPage', 'imprint');
    const text = pageText(page);
    await text.fill(`${await text.inputValue()}\n\nWritten just now.`);
    await save(page);
    await openEntry(page, '_singletons', 'Landing');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Hold on');
    await save(page);
    await openEntry(page, '_singletons', 'Site');
    await page.getByRole('textbox', { name: 'Tagline' }).fill('Rafts for everybody');
    await save(page);
    // Sveltia CMS sometimes opens the form before it knows that the form has lists to expand.
    await expect(async () => {
      await page.evaluate(() => {
        location.hash = '#/collections/_singletons';
      });
      await openEntry(page, '_singletons', 'Sidebar');
      await page.getByRole('button', { name: 'Expand All' }).first().click({ timeout: 30_000 });
    }).toPass();
    await page.getByRole('textbox', { name: 'Label' }).last().fill('Guides');
    await save(page);

    expect(changedLines(before, await readFolder(page)).sort()).toEqual([
      'docs/guide/rafts.md + title: Big rafts',
      'docs/guide/rafts.md - title: Rafts',
      'landing.md + headline: Hold on',
      'landing.md - headline: Hold on to your components',
      'pages/imprint.md + Written just now.',
      'sidebar.yaml +   - label: Guides',
      'sidebar.yaml -   - label: Guide',
      'site.yaml + tagline: Rafts for everybody',
      'site.yaml - tagline: Rafts of components that hold hands',
    ]);
  });
});

test('a writer inserts notation and a picture with forms, and sees the article', async ({
  page,
  messages,
}) => {
  allowEditorMessages(messages);
  await openLocalEditor(page, repositoryFiles());
  await createPage(page, { title: 'Calm water', description: 'Where rafts rest.', text: NOTATION });
  await changeMode(page);
  const preview = page.frameLocator('iframe');
  // Sveltia CMS forgets what is entered in a form before the preview shows the component.
  const note = await insert(page, 'Note');
  await expect(preview.locator('.note')).toHaveCount(2);
  await expect(note.getByRole('radio', { name: 'note' })).toBeChecked();
  await note.getByText('tip').click();
  await expect(note.getByRole('radio', { name: 'note' })).not.toBeChecked();
  await note.getByRole('textbox', { name: 'Title' }).fill('At night');
  await note.getByRole('textbox', { name: 'Content' }).fill('Sleep in turns.');
  const code = await insert(page, 'Code');
  await expect(preview.locator('pre')).toHaveCount(2);
  await code.getByRole('textbox', { name: 'Language and options' }).fill('ts title="rest.ts"');
  await code.getByRole('textbox', { name: 'Code' }).fill('rest();');
  const link = await insert(page, 'Link to a page');
  await link.getByRole('combobox', { name: 'Page' }).click();
  await page.getByRole('option', { name: 'Rafts: Two otters' }).click();
  await link.getByRole('textbox', { name: 'Text of the link' }).fill('two otters');
  await link.getByRole('button', { name: 'Insert' }).click();
  const picture = await pastePicture(page, RAFT);
  await expect(preview.locator('img')).toHaveCount(1);
  await picture.getByRole('textbox', { name: 'Alt Text' }).fill('A raft of two otters');
  await expect(preview.locator('.note-tip')).toContainText('Sleep in turns.');
  await expect(preview.locator('.note-tip')).toHaveCSS('border-top-style', 'solid');
  await save(page);
  const files = await readFolder(page);
  expect(files.get(`${CONTENT}/docs/raft.svg`)).toBe(RAFT);
  expect(files.get(`${CONTENT}/docs/calm-water.md`)).toBe(
    [
      '---',
      'title: Calm water',
      'description: Where rafts rest.',
      '---',
      '',
      NOTATION,
      '',
      ':::tip[At night]',
      'Sleep in turns.',
      ':::',
      '',
      '```ts title="rest.ts"',
      'rest();',
      '```',
      '',
      '[two otters](/docs/guide/rafts#two-otters)',
      '',
      '![A raft of two otters](raft.svg)',
      '',
    ].join('\n'),
  );
});

test('readers, crawlers and the service worker never encounter the editor', async ({ request }) => {
  const directory = siteDirectory('small');
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|json|xml|txt|md|js)$/.test(file) && !/^admin\/|^_headers|licences/.test(file),
  );
  expect(files).toContain('sitemap.xml');
  const mentions = files.filter((file) =>
    /\badmin\/|svelte/i.test(readFileSync(join(directory, file), 'utf8')),
  );
  expect(mentions).toEqual([]);
  expect(existsSync(join(siteDirectory('main'), 'admin'))).toBe(false);
  // What a document may load is in the document; only framing needs a header.
  const textOf = async (path: string) => (await request.get(address(path))).text();
  expect(await textOf('/docs/start')).not.toMatch(/github\.com;|svelte/);
  expect(await textOf('/admin/')).toContain("connect-src 'self' data: blob: https://api.github.com;");
  const admin = await request.get(address('/admin/'));
  expect(admin.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the content editor does not start in a frame, also on a host without headers', {
  tag: '@night',
}, async ({ page }) => {
  await page.route('**/admin/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });
  await page.goto(address('/docs/guide/rafts'));
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/otter/admin/' }));
  });
  const framed = page.frameLocator('iframe');
  await expect(framed.getByText('The content editor does not run in a frame.')).toBeVisible();
  await expect(framed.getByRole('button')).toHaveCount(0);
});
