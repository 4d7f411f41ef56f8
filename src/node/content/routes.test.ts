import { expect, it } from 'vitest';
import { formatDiagnostic } from './diagnostic.ts';
import { checkName } from './routes.ts';

const problems = (route: string) => checkName('page.md', route).map(formatDiagnostic);

it.each([
  ...['/docs/my page', '/docs/nodes.md', '/docs/index.html', '/changelog.xml'],
  ...['/docs/what?', '/docs/c#', '/docs/100%', '/docs/my c#', '/docs/a\\b'],
])('refuses the page at %s, whose name makes trouble in links', (route) => {
  expect(problems(route)).toEqual([
    expect.stringMatching(/^page\.md:1 error: .*, which makes trouble in links\.\n {4}Rename/),
  ]);
});

it.each(['überblick', '日本語', 'c++', '@scope', 'a,b', "it's", 'v1(beta)', 'x~y', 'a&b', 'a;b=c', '0.1.x'])(
  'accepts the name %s',
  (name) => {
    expect(problems(`/docs/${name}`)).toEqual([]);
  },
);
