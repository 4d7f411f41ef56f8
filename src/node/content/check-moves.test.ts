import { describe, expect, it } from 'vitest';
import { problemsWith } from './fixtures/problems-of.ts';
import { SMALL_SITE } from './fixtures/small-site.ts';

const NODES = 'docs/concepts/nodes.md';
const OVERVIEW = 'docs/overview.md';

/** A page of the small site with these former paths. */
function moved(file: typeof NODES | typeof OVERVIEW, ...paths: readonly string[]) {
  const entries = paths.map((path) => `  - ${path}\n`).join('');
  return { [file]: SMALL_SITE[file].replace('title:', `movedFrom:\n${entries}title:`) };
}

describe('former paths', () => {
  it('may be those of any pages that no longer exist', async () => {
    const text = '---\ntitle: Imprint\ndescription: Who we are.\nmovedFrom: [about-us]\n---\n';
    const site = {
      ...moved(NODES, 'nodes', 'old/nodes', '/manual/nodes', 'über/0.1.x'),
      'pages/imprint.md': text,
    };
    expect(await problemsWith(site)).toEqual([]);
  });

  it.each([
    ['nodes.md', 'Write "nodes".'],
    ['nodes/', 'Write "nodes".'],
    ['./nodes', 'Write "nodes".'],
    ['/manual/nodes.html', 'Write "/manual/nodes".'],
    ['old nodes', 'Write it as the sidebar names pages'],
    ['old//nodes', 'Write it as the sidebar names pages'],
    ['../nodes', 'Write it as the sidebar names pages'],
    ['https://old.example/nodes', 'Write it as the sidebar names pages'],
    ['"{nodes}"', 'Write it as the sidebar names pages'],
    ['/', 'Write it as the sidebar names pages'],
  ])('such as %s are reported with the right form', async (path, hint) => {
    const [problem, ...others] = await problemsWith(moved(NODES, path));
    const written = path.replaceAll('"', '');
    expect(problem).toContain(
      `content/${NODES}:3:5 error: "${written}" is not a valid former path.\n    ${hint}`,
    );
    expect(others).toEqual([]);
  });

  it.each(['/search', '/docs', '/assets/app', '/examples/basic', '/offline', '/playground'])(
    'cannot be %s, which is not a page of the content',
    async (path) => {
      expect(await problemsWith(moved(NODES, path))).toEqual([
        `content/${NODES}:3:5 warning: "${path}" belongs to the site itself.\n    Remove the entry.`,
      ]);
    },
  );

  it('cannot lead to themselves', async () => {
    expect(await problemsWith(moved(NODES, 'concepts/nodes'))).toEqual([
      `content/${NODES}:3:5 warning: "/docs/concepts/nodes" is where the page is now, so it would lead to itself.\n    Remove the entry.`,
    ]);
    const [problem] = await problemsWith(moved(NODES, 'concepts/Nodes'));
    expect(problem).toContain('only in capital letters or their encoding');
  });

  it('cannot be the path of another page, a draft included', async () => {
    const draft = SMALL_SITE[OVERVIEW].replace('title:', 'draft: true\ntitle:');
    expect(await problemsWith({ ...moved(NODES, 'concepts'), [OVERVIEW]: draft })).toEqual([
      `content/${NODES}:3:5 warning: There is a page at "/docs/concepts": content/docs/concepts/index.md.\n    Remove the entry, or the page.`,
      expect.stringContaining('content/site.yaml'),
    ]);
  });

  it('cannot lead in a circle', async () => {
    const problems = await problemsWith({
      ...moved(NODES, 'overview'),
      ...moved(OVERVIEW, 'concepts/nodes'),
    });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain(
      `content/${NODES}:3:5 warning: There is a page at "/docs/overview": content/${OVERVIEW}. It is said to have been at "/docs/concepts/nodes", so the two pages would send readers in a circle.`,
    );
  });

  it('lead to one page alone', async () => {
    expect(await problemsWith({ ...moved(NODES, 'old', 'old'), ...moved(OVERVIEW, '/docs/Old') })).toEqual([
      expect.stringContaining(
        `content/${NODES}:4:5 warning: "/docs/old" is already listed, in content/${NODES}:3.`,
      ),
      expect.stringContaining(
        `content/${OVERVIEW}:3:5 warning: "/docs/Old" is already listed, in content/${NODES}:3.`,
      ),
    ]);
  });

  it('may name sections that were on another page, and no others', async () => {
    expect(await problemsWith(moved(NODES, 'overview#nodes', '/docs/concepts#nodes'))).toEqual([]);
    const hint =
      'Write the path and the anchor of a section that was on another page: "guides/recipes#dialog".';
    expect(await problemsWith(moved(NODES, 'concepts/nodes#tree', 'rafts#tree'))).toEqual([
      `content/${NODES}:3:5 warning: "/docs/concepts/nodes" is this page itself.\n    ${hint}`,
      `content/${NODES}:4:5 warning: "/docs/rafts" is not a page.\n    ${hint}`,
    ]);
  });

  it('of the wrong type are reported by the schema check alone', async () => {
    const [problem, ...others] = await problemsWith({
      [NODES]: SMALL_SITE[NODES].replace('title:', 'movedFrom: old\ntitle:'),
    });
    expect(problem).toContain('"movedFrom" is the text "old" but must be a list.');
    expect(others).toEqual([]);
  });
});

describe('the page that /docs leads to', () => {
  it.each(['draft: true', 'publishAt: 2026-12-01'])('should not have "%s"', async (field) => {
    const text = SMALL_SITE[OVERVIEW].replace('title:', `${field}\ntitle:`);
    expect(await problemsWith({ [OVERVIEW]: text })).toEqual([
      'content/site.yaml:35:15 warning: /docs leads to the page "overview", which may not be published.\n' +
        '    Remove "draft" and "publishAt" from content/docs/overview.md.',
    ]);
  });
});

describe('removed pages', () => {
  it('are addresses of pages that no longer exist', async () => {
    const site = (entries: string) => ({
      'site.yaml': `${SMALL_SITE['site.yaml']}removedPages: [/docs/beta, ${entries}]\n`,
    });
    expect(await problemsWith(site('/docs/overview'))).toEqual([
      'content/site.yaml:38:28 warning: There is a page at "/docs/overview": content/docs/overview.md.\n    Remove the entry.',
    ]);
    expect(await problemsWith(site('beta'))).toEqual([
      'content/site.yaml:38:28 error: "beta" is not the address of a page.\n    Write it like "/docs/beta".',
    ]);
  });
});
