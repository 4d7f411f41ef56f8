import { describe, expect, it } from 'vitest';
import { problemsAfterEdit, problemsWith } from './fixtures/problems-of.ts';
import { SMALL_SITE } from './fixtures/small-site.ts';

const HOW_TO_NAME = `Write the page's path below docs/ without ".md", or create the page.`;

describe('pages', () => {
  it('whose files have the same URL are reported with both files, and only the first in path order counts', async () => {
    const problems = await problemsWith({
      'docs/concepts.md': SMALL_SITE['docs/concepts/index.md'],
      'docs/concepts/index.md': '---\ntitle: Nodes\ndescription: The ideas.\n---\n',
      'docs/concepts/Nodes.md': SMALL_SITE['docs/concepts/nodes.md'],
      'sidebar.yaml': SMALL_SITE['sidebar.yaml'].replace('concepts/nodes', 'concepts/Nodes'),
    });
    expect(problems).toEqual([
      expect.stringContaining(
        'concepts/index.md:1 warning: This page is not published, because content/docs/concepts.md has the same URL: /docs/concepts.',
      ),
      expect.stringContaining(
        'concepts/nodes.md:1 warning: This page is not published, because content/docs/concepts/Nodes.md has the same',
      ),
    ]);
  });

  it('at an address of the site itself are reported, and need no place in the sidebar', async () => {
    const page = SMALL_SITE['docs/overview.md'];
    const taken = [
      ['pages/Data.md', '/Data'],
      ['pages/Search.md', '/Search'],
      ['pages/index.md', '/index'],
      ['pages/offline.md', '/offline'],
      ['pages/playground.md', '/playground'],
    ] as const;
    expect(await problemsWith(Object.fromEntries(taken.map(([file]) => [file, page])))).toEqual(
      taken.map(
        ([file, route]) =>
          `content/${file}:1 warning: This page is not published, because the site itself has the same URL: ${route}.\n    Rename the file. Capital letters do not count: some hosts ignore them.`,
      ),
    );
  });

  it.each([
    ['more', 'Start'],
    ['concepts/more', 'Ideas'],
    ['concepts/rafts/more', 'Ideas'],
    ['guides/more', 'Start'],
  ])('in no sidebar group, such as %s, are at the end of "%s", with the line to add', async (slug, label) => {
    expect(await problemsWith({ [`docs/${slug}.md`]: SMALL_SITE['docs/overview.md'] })).toEqual([
      `content/docs/${slug}.md:1 warning: content/sidebar.yaml does not name the page, so it is at the end of the group "${label}".\n` +
        `    Add the line "- ${slug}" to the group there.`,
    ]);
  });

  it('to read first must exist', async () => {
    const sidebar = `readFirst: [overview, concept/nodes]\n${SMALL_SITE['sidebar.yaml']}`;
    expect(await problemsWith({ 'sidebar.yaml': sidebar })).toEqual([
      'content/sidebar.yaml:1:23 warning: There is no page "concept/nodes".\n' +
        '    Did you mean "concepts/nodes"? Write the page\'s path below docs/ without ".md", or create the page.',
    ]);
  });

  it('are not called unlisted when the sidebar cannot be read', async () => {
    const problems = await problemsAfterEdit('sidebar.yaml', 'label: Start', 'label: "Start');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      'content/sidebar.yaml:3:12 error: The value starts with ", which is not closed',
    );
  });
});

describe('sidebar entries', () => {
  it('a heading above a page that its group does not have is reported', async () => {
    const runs = 'label: Start\n    runs:\n      - label: First\n        before: concepts/nodes';
    expect(await problemsAfterEdit('sidebar.yaml', 'label: Start', runs)).toEqual([
      'content/sidebar.yaml:6:17 warning: The group "Start" does not have the page "concepts/nodes", so the heading is not shown.\n' +
        '    Name a page of the group.',
    ]);
  });

  it.each([
    ['concepts/node', 'Did you mean "concepts/nodes"?'],
    ['Concepts/Nodes', 'Did you mean "concepts/nodes"?'],
    ['nodes', 'Did you mean "concepts/nodes"?'],
    ['/docs/concepts/nodes', 'Did you mean "concepts/nodes"?'],
    ['concepts/nodes.md', 'Did you mean "concepts/nodes"?'],
  ])(
    'such as %s, because of which a page is in no group, are reported once, at their line, with a suggestion',
    async (entry, hint) => {
      expect(await problemsAfterEdit('sidebar.yaml', '- concepts/nodes', `- ${entry}`)).toEqual([
        `content/sidebar.yaml:9:9 warning: There is no page "${entry}".\n    ${hint} ${HOW_TO_NAME}`,
      ]);
    },
  );

  it('that list a page twice are reported with the line of the first', async () => {
    const problems = await problemsAfterEdit(
      'sidebar.yaml',
      '- concepts/nodes',
      '- concepts/nodes\n      - overview',
    );
    expect(problems).toEqual([
      'content/sidebar.yaml:10:9 error: The page "overview" is already listed, in the group "Start".\n' +
        '    Keep one of the two entries.',
    ]);
  });
});

describe('versions', () => {
  it('with a main page that does not exist are reported at its line', async () => {
    expect(await problemsAfterEdit('site.yaml', 'mainPage: overview', 'mainPage: overveiw')).toEqual([
      `content/site.yaml:35:15 warning: There is no page "overveiw".\n    Did you mean "overview"? ${HOW_TO_NAME}`,
    ]);
  });

  it('that are not current must have pages in a folder of their name', async () => {
    const old =
      '\n  - name: old\n    label: Old\n    version: 0.1.4\n    mainPage: start\n    current: false';
    const site = SMALL_SITE['site.yaml'].replace('current: true', `current: true${old}`);
    expect(await problemsWith({ 'site.yaml': site })).toEqual([
      expect.stringContaining('content/site.yaml:40:15 warning: There is no page "old/start".'),
    ]);
    const sidebar = SMALL_SITE['sidebar.yaml'].replace('- overview', '- overview\n      - old/start');
    const pages = { 'sidebar.yaml': sidebar, 'docs/old/start.md': SMALL_SITE['docs/overview.md'] };
    expect(await problemsWith({ 'site.yaml': site, ...pages })).toEqual([]);
  });

  it('of which none is current are reported at the list', async () => {
    expect(await problemsAfterEdit('site.yaml', 'current: true', 'current: false')).toEqual([
      expect.stringContaining(
        'content/site.yaml:32:3 error: "versions" must have one entry with "current: true": the version',
      ),
    ]);
  });
});

describe('navbar entries', () => {
  it.each([
    ['neither a link nor a menu', '    href: /docs\n', '', '7:5 error: Entry 1'],
    ['both', '  - label: More\n', '  - label: More\n    href: /\n', '10:5 error: Entry 2'],
  ])('that are %s are reported', async (_, before, after, place) => {
    expect(await problemsAfterEdit('site.yaml', before, after)).toEqual([
      expect.stringContaining(
        `content/site.yaml:${place} of "navbar" must have either "href", for a link, or "items", for a menu.`,
      ),
    ]);
  });
});

describe('the URL for edits', () => {
  it('may be refused', async () => {
    expect(await problemsAfterEdit('site.yaml', 'https://example.com/otter/edit/', 'off')).toEqual([]);
  });

  it.each(['https://example.com/edit', '/edit/', 'ftp://example.com/', 'https://example.com/edit?file=/'])(
    'such as %s is reported with its line if the path of a page cannot be appended',
    async (url) => {
      expect(await problemsAfterEdit('site.yaml', 'https://example.com/otter/edit/', `"${url}"`)).toEqual([
        expect.stringContaining('5:10 error: "editUrl" must be a full URL that ends with a slash, such as'),
      ]);
    },
  );
});

describe('the content editor', () => {
  const site = (cms: string) => problemsAfterEdit('site.yaml', 'navbar:', `cms: ${cms}\nnavbar:`);

  it('needs a repository and a branch', async () => {
    expect(await site('{ repository: otter/kit, branch: main }')).toEqual([]);
  });

  it.each([
    ['no', '"cms" must be fields, each on a line below it.'],
    ['{ repository: otter }', '"branch" in "cms" is missing.'],
  ])('is reported if it is %j', async (cms, message) => {
    expect((await site(cms)).join('\n')).toContain(message);
  });
});

describe('pictures of the site', () => {
  const card = (file: string) => SMALL_SITE['site.yaml'].replace('navbar:', `socialCard: ${file}\nnavbar:`);

  it('that are in the folder "public" are accepted', async () => {
    expect(await problemsWith({ 'site.yaml': card('/card.png'), '../public/card.png': 'png' })).toEqual([]);
  });

  it('that do not exist are reported with their position', async () => {
    expect(await problemsWith({ 'site.yaml': card('/crad.png'), '../public/card.png': 'png' })).toEqual([
      'content/site.yaml:6:13 error: There is no picture "/crad.png".\n' +
        '    Put the file into the folder "public", and write its path there with a slash before it.',
    ]);
  });

  it('of the landing page are checked in both colour modes', async () => {
    const picture =
      '    light: /a.webp\n    dark: /b.webp\n    width: 1\n    height: 1\n    alt: An editor\n';
    const example = `example:\n  href: /docs\n  title: T\n  description: D\n  picture:\n${picture}`;
    const landing = SMALL_SITE['landing.md'].replace('features:', `${example}features:`);
    const problems = await problemsWith({ 'landing.md': landing, '../public/a.webp': 'webp' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('content/landing.md:16:11 error: There is no picture "/b.webp".');
  });
});
