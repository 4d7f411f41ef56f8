import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsAfterEdit, problemsOfPage, problemsWith } from './fixtures/problems-of.ts';
import { SMALL_SITE, writeProject } from './fixtures/small-site.ts';
import { inspectContent } from './validate-content.ts';

const NODES = SMALL_SITE['docs/concepts/nodes.md'];
const PAGE = 'content/docs/concepts/nodes.md';

describe('a site without mistakes', () => {
  it('has no problems', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it('may be saved with a byte-order mark and Windows line endings', async () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const files = Object.entries(SMALL_SITE).map(([path, text]) => [path, windows(text)]);
    expect(await problemsWith(Object.fromEntries(files))).toEqual([]);
  });

  it('has one form of letters with accents, however a program has written them', async () => {
    const page = (text: string) => `---\ntitle: ${text}\ndescription: A page.\n---\n\n## ${text}\n`;
    const { root, content } = await writeProject({
      ...SMALL_SITE,
      'docs/concepts/nodes.md': page('Cafe\u0301'),
    });
    const { documents } = await inspectContent(content, root);
    const read = documents.find(({ contentPath }) => contentPath === 'docs/concepts/nodes.md');
    expect(read?.body.trim()).toBe('## Caf\u00E9');
    expect(read?.yaml?.value?.['title']).toBe('Caf\u00E9');
  });

  it('may contain images, demos and hidden files', async () => {
    const files = {
      'docs/concepts/tree.svg': '<svg/>',
      'demos/cards/notes.md': '# no document',
      'demos/cards/data.json': '{}',
      'docs/.nodes.md.swp.md': 'x',
    };
    expect(await problemsWith(files)).toEqual([]);
  });
});

describe('a file that is outside the content folder', () => {
  it('is reported once, and nothing of it is read', async () => {
    const { root, content } = await writeProject(SMALL_SITE);
    await mkdir(path.join(content, 'pages'));
    await symlink('/etc/hostname', path.join(content, 'pages/linked.md'));
    const { problems } = await inspectContent(content, root);
    expect(problems.filter(({ file }) => file === 'content/pages/linked.md')).toMatchObject([
      { line: 1, message: 'The file is a link, or outside the folder "content".' },
    ]);
  });
});

it.each(['javascript:alert(1)//', '//evil.example/otter', 'otter/kit'])(
  'the repository of the library cannot be %s',
  async (written) => {
    const problems = await problemsAfterEdit('site.yaml', 'https://example.com/otter\n', `'${written}'\n`);
    expect(problems).toEqual([expect.stringContaining('"repository" must be a full URL')]);
  },
);

it('a page of text has a title, a description and the mark of a draft, and needs no place in the sidebar', async () => {
  const page = '---\ntitle: Imprint\ndescription: Who we are.\nbadge: Hook\n---\n\nText.\n';
  expect(await problemsWith({ 'pages/imprint.md': page })).toEqual([
    'content/pages/imprint.md:4:1 error: "badge" is not a known field.\n    Allowed: title, description, draft.',
  ]);
});

describe('fields', () => {
  it('names the position of a value that is not allowed, the allowed values, and the meaning of the field', async () => {
    expect(await problemsOfPage(NODES.replace('Type', 'Hok'))).toEqual([
      `${PAGE}:4:8 error: "badge" must be one of Component, Hook, Type, Function, Higher-Order Component.\n` +
        '    What an API page describes; shown beside its heading.',
    ]);
  });

  it('reports a misspelt field once, at its line, with the right one', async () => {
    expect(await problemsOfPage(NODES.replace('description', 'descripton'))).toEqual([
      `${PAGE}:3:1 error: "descripton" is not a known field.\n` +
        '    Did you mean "description"? Allowed: title, description, badge, continues, unlisted, draft.',
    ]);
  });

  it('describes a missing field', async () => {
    expect(await problemsOfPage(NODES.replace(/description:.*\n/, ''))).toEqual([
      `${PAGE}:1:1 error: "description" is missing.\n` +
        '    Add "description: …". What the page is about, in a sentence or two: shown below the heading, by search engines and by link previews.',
    ]);
  });

  it.each([
    ['', 'be text; numbers, true and false need quotes'],
    ['""', 'not be empty'],
    ['1.0', 'be text; numbers, true and false need quotes'],
  ])('does not accept `%s` as a title', async (value, must) => {
    expect(await problemsOfPage(NODES.replace('title: Nodes', `title: ${value}`))).toEqual([
      expect.stringMatching(new RegExp(`nodes\\.md:2:\\d+ error: "title" must ${must}\\.`)),
    ]);
  });

  it.each([
    ['', '1:1 error: "url" is missing.\n    Add "url: …". The address of the published site,'],
    ['url: otter.example\n', '37:6 error: "url" must be scheme and host, such as'],
    ['url: https://otter.example/docs\n', '37:6 error: "url" must be scheme and host, such as'],
  ])('must have the address of the site, not %j', async (line, message) => {
    const [problem, ...others] = await problemsAfterEdit('site.yaml', 'url: https://otter.example\n', line);
    expect(problem).toContain(`content/site.yaml:${message}`);
    expect(others).toEqual([]);
  });

  it('does not mistake names that every object has for known fields', async () => {
    const problems = await problemsOfPage(NODES.replace('badge: Type', '__proto__: a\nconstructor: b'));
    expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
      `${PAGE}:4:1 error: "__proto__" is not a known field.`,
      `${PAGE}:5:1 error: "constructor" is not a known field.`,
    ]);
  });

  it('reports all mistakes of a file at once, from top to bottom', async () => {
    const problems = await problemsOfPage('---\nbadge: 3\ntitle: [a]\ndescription: true\n---\n');
    expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
      `${PAGE}:2:8 error: "badge" must be one of Component, Hook, Type, Function, Higher-Order Component.`,
      `${PAGE}:3:8 error: "title" must be text; numbers, true and false need quotes.`,
      `${PAGE}:4:14 error: "description" must be text; numbers, true and false need quotes.`,
    ]);
  });
});

describe('files', () => {
  it.each(['site.yaml', 'sidebar.yaml', 'landing.md'])('reports that %s must be created', async (file) => {
    const problems = await problemsWith({ [file]: undefined });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^content\/.*:1 error: The file is missing\.\n {4}Create it with the fields \w+/,
    );
    expect(problems[0]).toContain(`content/${file}:1`);
  });

  it.each([
    ['sidebars.yaml', 'Did you mean "sidebar.yaml"?'],
    ['site.yml', 'Did you mean "site.yaml"?'],
    ['docs/more.mdx', 'Allowed: docs/**/*.md,'],
    ['guide.md', 'Allowed: docs/**/*.md,'],
  ])('does not pass over %s, which is not a document', async (file, hint) => {
    const [problem, ...others] = await problemsWith({ [file]: 'x' });
    expect(problem).toContain(`content/${file}:1 error: The file doesn't match any type of document.`);
    expect(problem).toContain(hint);
    expect(others).toEqual([]);
  });

  it('reports a file that is not saved as UTF-8', async () => {
    expect(await problemsOfPage(Buffer.from('---\ntitle: Ärger\n---\n', 'latin1'))).toEqual([
      `${PAGE}:1:1 error: The file cannot be read as UTF-8 text.\n    Save it with the encoding UTF-8.`,
    ]);
  });

  it('reports a control character, which would break feeds, at its place', async () => {
    expect(await problemsOfPage('---\r\ntitle: A\r\n---\r\n\r\nFaster\b rafts.\r\n')).toEqual([
      `${PAGE}:5:7 error: This is a control character or an unreadable one (U+0008), which pages must not contain.\n    Remove it: delete the characters around it, and write them again.`,
    ]);
  });

  it('reports a missing content folder', async () => {
    const { root } = await writeProject({});
    const { problems } = await inspectContent(`${root}/texts`, root);
    expect(problems).toMatchObject([{ file: 'texts', message: 'The content folder cannot be read.' }]);
  });

  it.each([
    ['/home/me/#1 docs', '#'],
    ['/home/me/100% docs', '%'],
  ])('reports that no module can be loaded from %s', async (root, sign) => {
    const { problems } = await inspectContent(`${root}/content`, root);
    expect(problems).toMatchObject([
      {
        file: 'content',
        message: `The path of the project, ${root}, contains "${sign}", which Contentlayer and Vite cannot load modules from.`,
      },
    ]);
  });

  it('names files outside the project by their full path', async () => {
    const { content } = await writeProject({ ...SMALL_SITE, 'site.yaml': undefined });
    const { problems } = await inspectContent(content, '/elsewhere');
    expect(problems).toMatchObject([{ file: `${content}/site.yaml` }]);
  });
});
