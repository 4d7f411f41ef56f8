import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { formatDiagnostic } from '../content/diagnostic.ts';
import { checkFormerPages, checkPublicFiles, lengthProblems } from './check-site.ts';
import { docPage } from './doc-page.testing.ts';

describe('the length of a page', () => {
  const problemsOf = (words: number, codeLines: number, long?: string) =>
    lengthProblems({ file: 'content/docs/rafts.md', length: { words, codeLines }, long }).map(
      formatDiagnostic,
    );

  it('is limited: the message says by how much it is exceeded, and what to do', () => {
    expect(problemsOf(2500, 500)).toEqual([]);
    expect(problemsOf(2501, 510)).toEqual([
      'content/docs/rafts.md:1 warning: The page has 2501 words, more than 2500, and shows 510 lines of code, more than 500: too long to read at once.\n' +
        '    Move what answers another question to a page of its own, or fold what few readers need: <details>. If the page must be this long, give the reason in its front matter, as "long".',
    ]);
  });

  it('may be exceeded with a reason, which must be needed', () => {
    expect(problemsOf(2501, 0, 'Followed from beginning to end.')).toEqual([]);
    expect(problemsOf(2499, 7, 'It used to be long.')).toEqual([
      'content/docs/rafts.md:1 warning: The page is not too long: it has 2499 words and shows 7 lines of code.\n' +
        '    Remove "long" from its front matter.',
    ]);
  });
});

describe('pages that have been renamed or deleted in version control', () => {
  const rafts = docPage('guide/rafts');
  const nothing = { withheld: new Map(), moves: new Map(), removed: new Set<string>() };
  const toldOf = (file: string, now?: string, known: Partial<Parameters<typeof checkFormerPages>[0]> = {}) =>
    checkFormerPages({
      ...nothing,
      pages: new Map([[rafts.route, rafts]]),
      formerFiles: new Map([[file, now]]),
      ...known,
    }).map(formatDiagnostic);

  it('are reported in the current file if they were renamed, with the entry to add', () => {
    expect(toldOf('content/docs/floats.md', 'content/docs/guide/rafts.md')).toEqual([
      'content/docs/guide/rafts.md:1 warning: The page was at "/docs/floats" before its file was renamed, and there is no redirect.\n' +
        '    Add "movedFrom: [floats]" to its front matter.',
    ]);
  });

  it('are reported in the former file if they were deleted, with the page that may replace them', () => {
    expect(toldOf('content/docs/rafts.md')).toEqual([
      'content/docs/rafts.md:1 warning: The page "/docs/rafts" was renamed or deleted, and there is no redirect.\n' +
        '    Add "movedFrom: [rafts]" to the page that has its content now, such as content/docs/guide/rafts.md; or add "/docs/rafts" to "removedPages" of content/site.yaml.',
    ]);
    expect(toldOf('content/pages/about-us.md')[0]).toContain('"movedFrom: [about-us]"');
  });

  it('are not reported if they exist, redirect, are listed as removed or are not published yet', () => {
    expect(toldOf('content/docs/guide/rafts.md')).toEqual([]);
    expect(toldOf('content/demos/raft.tsx')).toEqual([]);
    expect(toldOf('content/docs/a.md', undefined, { moves: new Map([['/docs/a', rafts.route]]) })).toEqual(
      [],
    );
    expect(toldOf('content/docs/a.md', undefined, { removed: new Set(['/docs/a']) })).toEqual([]);
    expect(
      toldOf('content/docs/a.md', undefined, { withheld: new Map([['/docs/a', { kind: 'draft' }]]) }),
    ).toEqual([]);
  });
});

it('a picture of the site in the folder "public" must not contain a script or be a link out of the folder', async () => {
  const folder = await fixtureFolder({
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<g onclick="alert(1)"/></svg>',
    'small.svgz': Buffer.from('H4sI', 'base64').toString('latin1'),
  });
  for (const link of ['.card.png', 'card.png']) await symlink('/etc/hostname', path.join(folder, link));
  const problems = await checkPublicFiles(folder, 'public');
  expect(problems.map((problem) => formatDiagnostic(problem).split('\n')[0]).sort()).toEqual([
    `public/.card.png:1 error: The file is outside the folder "${path.basename(folder)}".`,
    'public/brand/logo.svg:2:1 error: <g> of an SVG must not have "onclick".',
    `public/card.png:1 error: The file is outside the folder "${path.basename(folder)}".`,
    expect.stringMatching(/^public\/small\.svgz:1:1 error: The SVG /),
  ]);
});
