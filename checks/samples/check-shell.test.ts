import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../src/node/content/diagnostic.ts';
import { checkShell } from './check-shell.ts';
import { extractBlocks } from './extract-blocks.ts';

const project = {
  packages: new Map([
    ['@craftjs/core', '0.2.12'],
    ['@playwright/test', '1.65.1'],
    ['styled-components', '6.6.0'],
  ]),
  scripts: new Set(['dev', 'samples']),
};

/** The problems of shell lines that begin on line 2 of a page, without hints. */
function messagesFor(...lines: readonly string[]): readonly string[] {
  return extractBlocks('page.md', ['```bash', ...lines, '```'].join('\n'))
    .filter(({ language }) => language === 'bash')
    .flatMap((block) => checkShell(block, project))
    .map((problem) => formatDiagnostic(problem).split('\n')[0] ?? '');
}

describe('a shell block', () => {
  it('may install the project’s packages, in its versions, run scripts and create a project', () => {
    expect(
      messagesFor(
        '# Begin',
        'npm create -y vite@latest page-editor -- --template react-ts --no-interactive',
        'cd page-editor && npm install',
        'npm install --save-dev @craftjs/core@0.2.12 styled-components@6 @playwright/test',
        'npm run dev',
        'npm run samples',
        'npx playwright install chromium',
        '',
        'grep -rnE "a|b; c && d" src | xargs -0 perl -e \'s/a|b/c/\'',
      ),
    ).toEqual([]);
  });

  it.each([
    ['npm install @craftjs/cor', 'The package "@craftjs/cor" is not known here.'],
    ['npm i @craftjs/core@0.2.1', 'The samples are checked with @craftjs/core 0.2.12, not with 0.2.1.'],
    ['npm run bild', 'There is no npm script "bild".'],
    ['npm start', 'There is no npm script "start".'],
  ])('is refused with "%s", by file and line', (line, message) => {
    expect(messagesFor('cd app', line)).toEqual([`page.md:3 error: ${message}`]);
  });
});
