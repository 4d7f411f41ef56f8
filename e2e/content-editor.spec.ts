import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allowEditorMessages,
  createPage,
  filesOfFolder,
  insert,
  openEntry,
  openLocalEditor,
  pageText,
  readFolder,
  save,
  writeInFolder,
} from './support/content-editor.ts';
import { GITHUB_TOKEN, startGitHubServer } from './support/github-server.ts';
import { siteDirectory } from './support/sites.ts';
import { address, expect, test } from './support/test.ts';

// Its site.yaml names a repository.
test.use({ site: 'smallNext' });

const CONTENT = 'e2e/fixtures/small-site-next';

/** A picture of two otters. */
const RAFT = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');

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
  await test.step('a writer creates a page, and each button leaves the cursor where its text belongs', async () => {
    await createPage(page, {
      title: 'Calm water',
      description: 'Where rafts rest.',
      text: 'Rafts here.',
    });
    // In the middle of the text, where the cursor stays.
    await pageText(page).evaluate((field) => {
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(5, 5);
    });
    await page.keyboard.type(' rest');
    const typeAtEnd = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('ControlOrMeta+End');
    };
    await typeAtEnd('');
    await insert(page, 'Note', { Kind: 'tip', Title: 'At night' });
    await typeAtEnd('Sleep in turns.');
    await insert(page, 'Code', { Language: 'ts', Title: 'rest.ts' });
    await typeAtEnd('rest();');
    await insert(page, 'API table', {
      Title: 'Options',
      Anchor: 'option',
      'Name of the first entry': 'depth',
    });
    await typeAtEnd('How deep it is.');
    await insert(page, 'Link to a page', {
      Page: '/docs/guide/rafts',
      Section: 'two-otters',
      'Text of the link': 'two otters',
    });
    await typeAtEnd(' on ');
    await insert(page, 'Link to a page', { Page: '/docs/guide/rafts', 'Text of the link': 'rafts' });
    await save(page);
    const text = (await readFolder(page)).get(`${CONTENT}/docs/calm-water.md`);
    expect(text).toBe(
      [
        '---',
        'title: Calm water',
        'description: Where rafts rest.',
        '---',
        '',
        'Rafts rest here.',
        '',
        ':::tip[At night]',
        'Sleep in turns.',
        ':::',
        '',
        '```ts title="rest.ts"',
        'rest();',
        '```',
        '',
        '```api',
        'title: Options',
        'anchor: option',
        'entries:',
        '  - name: depth',
        '    type: string',
        '    description: How deep it is.',
        '```',
        '',
        '[two otters](/docs/guide/rafts#two-otters) on [rafts](/docs/guide/rafts)',
        '',
      ].join('\n'),
    );
  });
});

test('a picture is saved beside its page, with what it shows', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  allowEditorMessages(messages);
  await openLocalEditor(page, repositoryFiles());
  await openEntry(page, 'Doc', 'guide/rafts');
  const dialog = page.getByRole('dialog', { name: 'Insert: Picture' });
  await test.step('a picture needs a file, and a text for readers who cannot see it', async () => {
    await page.getByRole('toolbar', { name: 'Insert' }).getByRole('button', { name: 'Picture' }).click();
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'raft.svg', mimeType: 'image/svg+xml', buffer: RAFT });
    await expect(dialog).toContainText('raft.svg, 40 × 20 pixels, 64 bytes');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('What it shows').fill('A raft of two otters');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('a picture that is pasted or dropped opens the same dialog', async () => {
    for (const type of ['paste', 'drop']) {
      await pageText(page).evaluate(
        (field, [kind = '', svg = '']) => {
          const data = new DataTransfer();
          data.items.add(new File([svg], `${kind}.svg`, { type: 'image/svg+xml' }));
          const options = { bubbles: true, cancelable: true };
          field.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent(kind, { ...options, clipboardData: data })
              : new DragEvent(kind, { ...options, dataTransfer: data }),
          );
        },
        [type, RAFT.toString()],
      );
      await expect(dialog).toContainText(`${type}.svg, 40 × 20 pixels`);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
  });
  await save(page);
  const files = await readFolder(page);
  expect(files.get(`${CONTENT}/docs/guide/rafts.md`)).toContain('![A raft of two otters](raft.svg)');
  expect(files.get(`${CONTENT}/docs/guide/raft.svg`)).toBe(RAFT.toString());
  expect([...files.keys()].filter((file) => /(?:paste|drop)\.svg$/.test(file))).toEqual([]);
});

test('a change on disk is not overwritten without a question', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  allowEditorMessages(messages);
  await openLocalEditor(page, repositoryFiles());
  const title = page.getByRole('textbox', { name: 'Title' });
  const file = `${CONTENT}/docs/guide/rafts.md`;
  await test.step('a file that has changed since it was opened is overwritten only on request', async () => {
    await openEntry(page, 'Doc', 'guide/rafts');
    const before = (await readFolder(page)).get(file) ?? '';
    await writeInFolder(page, new Map([[file, `${before}\nWritten elsewhere.\n`]]));
    await title.fill('Big rafts');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'has been changed' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect((await readFolder(page)).get(file)).toContain('Written elsewhere.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).not.toHaveURL(/\/entries\b/);
    expect((await readFolder(page)).get(file)).toContain('title: Big rafts');
  });
});

test('the forms of the editor fit a phone, and report mistakes', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  allowEditorMessages(messages);
  const before = repositoryFiles();
  await openLocalEditor(page, before);
  await test.step('the form of a page fits the window of a phone, and can be enlarged', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openEntry(page, 'Doc', 'guide/rafts');
    await pageText(page).fill('A line that is longer than a phone is wide. '.repeat(5));
    for (const field of await page.getByRole('textbox').all()) {
      const box = await field.boundingBox();
      if (box !== null) expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    await expect(page.locator('meta[name="viewport"]').last()).not.toHaveAttribute(
      'content',
      /maximum-scale/,
    );
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a form reports missing and malformed values before anything is saved', async () => {
    await openEntry(page, '_singletons', 'Site');
    await page.getByRole('textbox', { name: 'Edit url' }).fill('git.example');
    await page.getByRole('textbox', { name: 'Tagline' }).fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Write a full URL that ends with a slash').first()).toBeVisible();
    await expect(page.getByText('This field is required.').first()).toBeVisible();
    expect(changedLines(before, await readFolder(page))).toEqual([]);
  });
});

test('a writer with a token proposes a change on GitHub, which becomes a pull request', {
  tag: '@night',
}, async ({ page, messages }) => {
  allowEditorMessages(messages);
  const github = await startGitHubServer(repositoryFiles());
  // The browser requests GitHub's address, and the policy must allow it.
  await page.route('https://api.github.com/**', async (route) => {
    const url = route.request().url().replace('https://api.github.com/', github.url);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(address('/admin/'));
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign In Using Access Token' });
  await dialog.getByRole('textbox').fill(GITHUB_TOKEN);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();

  await openEntry(page, 'Doc', 'guide/rafts');
  await page.getByRole('textbox', { name: 'Title' }).fill('Big rafts');
  // The form stays open, because a change passes through stages before it is published.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => github.pullRequests)
    .toMatchObject([{ base: 'main', labels: ['sveltia-cms/draft'] }]);
  const branch = github.branches.get(github.pullRequests[0]?.branch ?? '') ?? new Map();
  const before = repositoryFiles();
  expect(changedLines(before, branch)).toEqual([
    'docs/guide/rafts.md - title: Rafts',
    'docs/guide/rafts.md + title: Big rafts',
  ]);
  await test.step('a new page is proposed together with its picture', async () => {
    await page.evaluate(() => {
      location.hash = '#/collections/Doc/filter/guide';
    });
    await createPage(page, {
      title: 'Calm water',
      description: 'Where rafts rest.',
      text: 'They rest here.',
    });
    await page.getByRole('toolbar', { name: 'Insert' }).getByRole('button', { name: 'Picture' }).click();
    const picture = page.getByRole('dialog', { name: 'Insert: Picture' });
    await picture
      .getByLabel('File')
      .setInputFiles({ name: 'raft.svg', mimeType: 'image/svg+xml', buffer: RAFT });
    await picture.getByLabel('What it shows').fill('A raft of two otters');
    await picture.getByRole('button', { name: 'Insert' }).click();
    await expect(picture).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => github.pullRequests.length).toBe(2);
    const files = github.branches.get(github.pullRequests[1]?.branch ?? '') ?? new Map();
    expect(files.get(`${CONTENT}/docs/guide/calm-water.md`)).toContain('![A raft of two otters](raft.svg)');
    expect(files.get(`${CONTENT}/docs/guide/raft.svg`)).toBe(RAFT.toString());
  });
  expect(github.branches.get('main')).toEqual(before);
  expect(github.refused).toEqual([]);
  await github.close();
});

test('readers, crawlers and the service worker never encounter the editor', async ({ request }) => {
  const directory = siteDirectory('smallNext');
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|json|xml|txt|md|js)$/.test(file) && !/^admin\/|^_headers|licences/.test(file),
  );
  expect(files).toContain('sitemap.xml');
  const mentions = files.filter((file) =>
    /\badmin\/|svelte/i.test(readFileSync(join(directory, file), 'utf8')),
  );
  expect(mentions).toEqual([]);
  expect(existsSync(join(siteDirectory('small'), 'admin'))).toBe(false);
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
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/admin/' }));
  });
  const framed = page.frameLocator('iframe');
  await expect(framed.getByText('The content editor does not run in a frame.')).toBeVisible();
  await expect(framed.getByRole('button')).toHaveCount(0);
});
