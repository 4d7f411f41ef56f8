import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { formatDiagnostic } from '../content/diagnostic.ts';
import { checkPublicFiles } from './check-site.ts';

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
