import { expect, it } from 'vitest';
import { checkLinks } from './check-links.ts';
import { checkRoutes } from './check-routes.ts';
import { formatDiagnostic, inReadingOrder } from './diagnostic.ts';

/** The messages about pages at these paths. */
function messagesFor(...paths: string[]): string[] {
  const pages = paths.map((path, index) => ({ file: `page-${index + 1}.md`, path }));
  return checkRoutes(pages).map(({ file, message }) => `${file}: ${message}`);
}

it('accepts different addresses', () => {
  expect(
    messagesFor('/docs/a', '/docs/a/b', '/docs/migrating/0.1.x', '/docs/api/useNode', '/docs/über', '/datas'),
  ).toEqual([]);
});

it('reports pages that differ only in case', () => {
  expect(messagesFor('/docs/nodes', '/docs/Nodes')).toEqual([
    'page-2.md: "/docs/Nodes" differs from "/docs/nodes" (page-1.md) only in capital letters.',
  ]);
});

it.each([
  ['/assets', 'The page\'s address "/assets" is reserved: the build writes other files to "/assets".'],
  ['/Data/x', 'The page\'s address "/Data/x" is reserved: the build writes other files to "/data".'],
])('reports the page at %s, which the site needs', (path, message) => {
  expect(messagesFor(path)).toEqual([`page-1.md: ${message}`]);
});

it.each([
  ['/docs/my page', 'contains the character " ", which links must encode.'],
  ['/docs/nodes.md', 'ends like a file'],
  ['/docs/index.html', 'ends like a file'],
  ['/changelog.xml', 'ends like a file'],
])('reports the page at %s, whose name makes trouble in links', (path, message) => {
  expect(messagesFor(path)[0]).toContain(message);
});

it.each(['what?', 'c#', '100%', '100%25', 'my c#', 'a\\b'])(
  'refuses the name %s, which no URL can contain',
  (name) => {
    const page = { file: `${name}.md`, path: `/docs/${name}` };
    expect(checkRoutes([page]).map(formatDiagnostic)).toEqual([
      expect.stringMatching(
        /^.* error: The page's address ".*" contains the character "[?#%\\]", which has another meaning in a URL\.\n {4}Rename/,
      ),
    ]);
  },
);

it.each(['überblick', '日本語', 'c++', '@scope', 'a,b', "it's", 'v1(beta)', 'x~y', 'a&b', 'a;b=c'])(
  'accepts the name %s',
  (name) => {
    expect(messagesFor(`/docs/${name}`)).toEqual([]);
  },
);

it('is sorted together with the warnings about links, by file and line', () => {
  const page = {
    anchors: [],
    links: [
      { href: '/nowhere', line: 9, column: 1 },
      { href: '/docs', line: 4, column: 2 },
    ],
  };
  const pages = [
    { ...page, file: 'b.md', path: '/docs/b' },
    { ...page, file: 'a.md', path: '/docs/B' },
  ];
  const linkSources = [{ file: 'site.yaml', links: [{ href: '/elsewhere', line: 1, column: 1 }] }];
  const problems = inReadingOrder([
    ...checkLinks({ pages, sources: linkSources, routes: ['/', '/docs'] }),
    ...checkRoutes(pages),
  ]);
  expect(problems.map(({ severity, file, line }) => `${severity} ${file}:${line}`)).toEqual([
    'warning a.md:1',
    'warning a.md:9',
    'warning b.md:9',
    'warning site.yaml:1',
  ]);
});
