import { describe, expect, it } from 'vitest';
import { problemsWith } from './fixtures/problems-of.ts';
import { SMALL_SITE } from './fixtures/small-site.ts';

/** Returns the problems of the small site with these lines as its redirects, which begin at line 39. */
function problemsOf(...lines: readonly string[]): Promise<string[]> {
  const redirects = lines.map((line) => `  ${line}\n`).join('');
  return problemsWith({ 'site.yaml': `${SMALL_SITE['site.yaml']}redirects:\n${redirects}` });
}

describe('redirects', () => {
  it('lead from any address that is not taken, and from sections of pages', async () => {
    expect(
      await problemsOf(
        '/docs/nodes: /docs/concepts/nodes',
        '/manual/über/0.1.x: /docs/overview',
        '/docs/overview#tree: /docs/concepts/nodes#tree',
      ),
    ).toEqual([]);
  });

  it.each([
    '/docs/nodes.md',
    '/docs/nodes/',
    'old/nodes',
    '"/old nodes"',
    '/old//nodes',
    '/docs/../nodes',
    'https://old.example/nodes',
    '"/{nodes}"',
    '/',
  ])('from %s, which is no address, are errors with the right form', async (from) => {
    expect(await problemsOf(`${from}: /docs/overview`)).toEqual([
      expect.stringContaining(
        `content/site.yaml:39:3 error: "${from.replaceAll('"', '')}" is not an address of this site.\n    Write a path from the site’s root`,
      ),
    ]);
  });

  it.each(['overview', 'https://elsewhere.example/'])('to %s are errors', async (to) => {
    const [problem, ...others] = await problemsOf(`/docs/old: ${to}`);
    expect(problem).toContain(`content/site.yaml:39:14 error: "${to}" is not an address of this site.`);
    expect(others).toEqual([]);
  });

  it.each(['/search', '/docs', '/assets/app', '/examples/basic', '/offline', '/playground'])(
    'from %s, which belongs to the site itself, are reported',
    async (from) => {
      expect(await problemsOf(`${from}: /docs/overview`)).toEqual([
        `content/site.yaml:39:3 warning: "${from}" belongs to the site itself.\n    Remove the line.`,
      ]);
    },
  );

  it('from the address of a page are reported with its file, so that none leads in a circle', async () => {
    expect(await problemsOf('/docs/overview: /docs/concepts', '/docs/Concepts: /docs/overview')).toEqual([
      'content/site.yaml:39:3 warning: There is a page at "/docs/overview": content/docs/overview.md.\n    Remove the line, or the page.',
      'content/site.yaml:40:3 warning: There is a page at "/docs/Concepts": content/docs/concepts/index.md.\n    Remove the line, or the page.',
    ]);
  });

  it('from sections of pages that do not exist, and of pages to sections, are reported', async () => {
    expect(await problemsOf('/docs/rafts#tree: /docs/overview', '/docs/old: /docs/overview#tree')).toEqual([
      'content/site.yaml:39:3 warning: There is no page "/docs/rafts", whose section could have moved.\n    Redirect the page itself, or remove the line.',
      'content/site.yaml:40:14 warning: The page "/docs/old" can only lead to a page, not to a section.\n    Write "/docs/overview".',
    ]);
  });
});
