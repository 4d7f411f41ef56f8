import { readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../test-support/fixture-folder.js';
import { capture, toolCommand } from './process.js';
import { projectRoot } from './project-root.js';
import { NOT_AVAILABLE, readPlaywrightReport, readVitestReport } from './reports.ts';

/**
 * Runs a suite, and returns the report that the runner writes.
 *
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} files
 */
async function reportOf(packageName, command, args, files) {
  const cwd = await fixtureFolder(files);
  await symlink(join(projectRoot, 'node_modules'), join(cwd, 'node_modules'), 'junction');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: 'report.json', FORCE_COLOR: '1' };
  await capture(...toolCommand(projectRoot, { package: packageName, command, args }), { cwd, env });
  return JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'));
}

test('unit tests that fail, that do not run, and files that break are counted and named', async () => {
  const args = ['run', '--reporter=json', '--outputFile.json=report.json'];
  const report = await reportOf('vitest', 'vitest', args, {
    'vitest.config.js': 'export default { test: { globals: true } };',
    'search.test.js': `
      test('finds', () => {});
      test('opens', () => expect('closed').toBe('open'));
      test.skip('closes', () => {});`,
    'broken.test.js': 'throw new Error("no such file");',
  });
  const { notes = [], ...counts } = readVitestReport(report);
  expect(counts).toEqual({ passed: 1, failed: 3 });
  expect(notes.toSorted()).toEqual([
    expect.stringMatching(/broken\.test\.js failed outside its tests: no such file/),
    expect.stringMatching(/search\.test\.js: “closes”: it is skipped/),
    expect.stringMatching(/search\.test\.js: “opens”: .*expected 'closed' to be 'open'/),
  ]);
});

test('browser tests that fail are named with their pictures; only a missing program excuses a test', async () => {
  const report = await reportOf('@playwright/test', 'playwright', ['test', '--reporter=json'], {
    'package.json': '{ "type": "module" }',
    'search.spec.js': `
      import { expect, test } from '@playwright/test';
      test.describe('the search', () => {
        test('finds', () => {});
        test('opens', async ({}, info) => {
          await info.attach('picture', { path: 'search.spec.js' });
          expect('closed').toBe('open');
        });
        test('closes', () => test.skip());
        test('in Firefox', () => test.skip(true, ${JSON.stringify(`${NOT_AVAILABLE}Firefox`)}));
      });`,
  });
  const { notes = [], ...counts } = readPlaywrightReport(report);
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(notes).toEqual([
    expect.stringMatching(
      /^search\.spec\.js:5: “opens”: Error: expect[\s\S]*Expected: "open"[\s\S]*\n {2}\/.*search/,
    ),
    'search.spec.js:9: “closes”: it did not run',
    'Not on this machine: Firefox; 1 tests were skipped.',
  ]);
  const broken = readPlaywrightReport({ ...report, errors: [{ message: 'no such site' }] });
  expect(broken).toMatchObject({
    failed: 3,
    notes: expect.arrayContaining(['An error outside the tests: no such site']),
  });
});
