import { describe, expect, it } from 'vitest';
import { checkLinks, fieldLinks } from './check-links.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { SMALL_SITE, writeProject } from './fixtures/small-site.ts';
import { inspectContent } from './validate-content.ts';

const NODES = {
  file: 'content/docs/concepts/nodes.md',
  path: '/docs/concepts/nodes',
  anchors: ['canvas', 'linked-nodes', 'über-uns', '__proto__'],
};
const OVERVIEW = { file: 'content/docs/overview.md', path: '/docs/overview', anchors: ['start'], links: [] };
const OLD = {
  file: 'content/docs/migrating/0.1.x.md',
  path: '/docs/migrating/0.1.x',
  anchors: [],
  links: [],
};
const ADDRESS = 'https://docs.example.com/';
const ROUTES = ['/', '/docs', '/search', '/examples/basic/', '/llms.txt'];

/** The warnings for one link on the page about nodes, without their positions. */
function warnings(href: string): string[] {
  const page = { ...NODES, links: [{ href, line: 7, column: 3 }] };
  const problems = checkLinks({
    pages: [page, OVERVIEW, OLD],
    sources: [],
    routes: ROUTES,
    address: ADDRESS,
  });
  return problems.map(({ message, hint }) => `${message} | ${hint}`);
}

/** The warnings for one link in a file that is not a page. */
function sourceWarnings(href: string): string[] {
  const source = { file: 'content/site.yaml', links: [{ href, line: 2, column: 1 }] };
  const problems = checkLinks({ pages: [OVERVIEW], sources: [source], routes: ROUTES });
  return problems.map(({ message, hint }) => `${message} | ${hint}`);
}

it('a link to a page or a section that is known not to exist gets the message from `absent`', () => {
  const links = ['/docs/plans#ideas', '/docs/overview#plans'].map((href) => ({ href, line: 7, column: 3 }));
  const absent = new Map([
    ['/docs/plans', { message: 'Readers do not have it.', hint: 'Publish it.' }],
    ['/docs/overview#plans', { message: 'It has moved.', hint: 'It is elsewhere.' }],
  ]);
  const pages = [{ ...NODES, links }, OVERVIEW];
  expect(checkLinks({ pages, sources: [], routes: [], absent }).map(formatDiagnostic)).toEqual([
    `${NODES.file}:7:3 warning: Readers do not have it.\n    Publish it.`,
    `${NODES.file}:7:3 warning: It has moved.\n    It is elsewhere.`,
  ]);
});

it('links to sections of a page that could not be compiled are not reported: its own error is', () => {
  const unread = { ...OVERVIEW, anchors: [], isUnreadable: true } as const;
  const page = { ...NODES, links: [{ href: '/docs/overview#start', line: 7, column: 3 }] };
  expect(checkLinks({ pages: [page, unread], sources: [], routes: [] })).toEqual([]);
});

describe('a link', () => {
  it.each([
    '/docs/overview',
    '/docs/overview#start',
    '/docs/migrating/0.1.x',
    '/search?q=nodes#results',
    '/docs#anything',
    '/',
    '/llms.txt',
    '/examples/basic/',
    '#canvas',
    '#top',
    '#:~:text=nodes',
    '#canvas:~:text=a%20tree',
    '#%C3%BCber-uns',
    '#über-uns',
    '#__proto__',
    'https://craft.js.org/docs/missing#x',
    'mailto:a@example.com',
    'HTTPS://EXAMPLE.COM',
  ])('%s is fine', (href) => {
    expect(warnings(href)).toEqual([]);
  });

  it.each([
    ['/docs/nodes', 'There is no page "/docs/nodes". | Did you mean "/docs/concepts/nodes"?'],
    ['/docs/quite/other', 'There is no page "/docs/quite/other". | Link only to pages that exist'],
    ['/docs/Overview', 'There is no page "/docs/Overview". | Did you mean "/docs/overview"?'],
    ['/docs/overview/#start', 'There is no page "/docs/overview/". | Did you mean "/docs/overview"?'],
    ['/docs/overview.md', 'There is no page "/docs/overview.md". | Did you mean "/docs/overview"?'],
    ['/docs//overview', 'There is no page "/docs//overview". | Did you mean "/docs/overview"?'],
    ['/examples/basic', 'There is no page "/examples/basic". | Did you mean "/examples/basic/"?'],
    ['/docs/__proto__', 'There is no page "/docs/__proto__". | Link only to pages that exist'],
    [
      'https://docs.example.com/docs/nodes',
      'There is no page "/docs/nodes". | Did you mean "/docs/concepts/nodes"?',
    ],
    [
      'HTTPS://docs.example.com/docs/overview#start',
      '"HTTPS://docs.example.com/docs/overview#start" is a page of this site. | Write "/docs/overview#start".',
    ],
    ['', 'The link has no target. | A link to a page is a path'],
    ['https://', 'The link target "https://" is not safe. | A link leads to'],
  ])('%s is reported with what to write instead', (href, expected) => {
    expect(warnings(href)).toEqual([expect.stringContaining(expected)]);
  });

  it.each(['../../api/editor.md', 'www.example.com', 'me@example.com', '../../', '#', '?q=1', './data.zip'])(
    '%s, which is relative to no page, is reported with what a link is',
    (href) => {
      expect(warnings(href)).toEqual([
        expect.stringContaining(`"${href}" is not a page of this site. | A link to a page is a path from`),
      ]);
    },
  );

  it.each(['#%E0%A4%A', '/docs/overview#%', '/docs/%E0%A4%A'])(
    '%s with broken encoding is reported and does not throw',
    (href) => {
      expect(warnings(href)).toEqual([
        `"${href}" has a "%" that is not followed by the code of a character. | Write the letter itself, or its code.`,
      ]);
    },
  );

  it.each(['\u0000', '\uD800', '\\\\docs', 'http://[', ' ', '/'.repeat(9999)])(
    '%j does not crash the check',
    (href) => {
      expect(() => warnings(href)).not.toThrow();
    },
  );
});

it.each([
  [
    '#Canvsa',
    '"/docs/concepts/nodes" has no anchor "#Canvsa". | Did you mean "#canvas"? It has #canvas, #linked',
  ],
  ['/docs/overview#canvas', '"/docs/overview" has no anchor "#canvas". | It has #start.'],
  ['/docs/migrating/0.1.x#new', '"/docs/migrating/0.1.x" has no anchor "#new". | It has none.'],
  [
    '#constructor',
    '"/docs/concepts/nodes" has no anchor "#constructor". | It has #canvas, #linked-nodes, #über',
  ],
])('an anchor that the page lacks is reported: %s', (href, expected) => {
  expect(warnings(href)).toEqual([expect.stringContaining(expected)]);
});

describe('links in fields', () => {
  it('of the site and the landing page are found with their lines', async () => {
    const redirects = 'redirects:\n  /docs/old: /docs/concepts/nodes#tree\n';
    const site = { ...SMALL_SITE, 'site.yaml': SMALL_SITE['site.yaml'] + redirects };
    const { root, content } = await writeProject(site);
    const sources = (await inspectContent(content, root)).documents.map(fieldLinks);
    expect(sources.filter(({ links }) => links.length > 0)).toEqual([
      { file: 'content/landing.md', links: [{ href: '/docs/overview', line: 9, column: 11 }] },
      {
        file: 'content/site.yaml',
        links: [
          { href: '/docs', line: 8, column: 11 },
          { href: '/docs/concepts/nodes', line: 14, column: 15 },
          { href: '/docs/overview', line: 19, column: 15 },
          { href: '/docs/overview', line: 26, column: 11 },
          { href: '/docs/concepts/nodes#tree', line: 39, column: 14 },
        ],
      },
    ]);
  });

  it('are checked as those of pages are', () => {
    expect(sourceWarnings('docs/overview.md')).toEqual([
      expect.stringContaining(
        'The link target "docs/overview.md" is not a page of this site. | A link to a page',
      ),
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://github.com@evil.example',
  ])('may not leave the site unnoticed, or run a script, and neither may those of pages: %j', (href) => {
    const expected = [
      expect.stringContaining(`The link target ${JSON.stringify(href)} is not safe. | A link leads to`),
    ];
    expect(sourceWarnings(href)).toEqual(expected);
    expect(warnings(href)).toEqual(expected);
  });
});
