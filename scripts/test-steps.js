import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOSTILE_INPUTS } from '../test-support/hostile-inputs/doors.js';
import { ensureBuilt } from './build.js';
import { readEnginesReport } from './engines-report.js';
import { findBrowser } from './find-browser.js';
import { ensureInstalled } from './install.js';
import { readPlaywrightReport } from './playwright-report.js';
import { runNpm, runTool } from './run-tool.js';
import { check, preparation, tests } from './test-step-kinds.js';
import { countTried, triedInBrowserTests, triedInUnitTests } from './tried-inputs.js';
import { readVitestReport } from './vitest-report.js';

/** @import { Log } from './progress.js' */
/** @import { Step } from './test-runner.js' */

/**
 * All that `npm test` does, in order.
 *
 * @param {string} root the project's folder
 * @param {Log} log
 * @returns {Step[]}
 */
export function testSteps(root, log) {
  const vitestReport = join(root, '.cache', 'vitest.json');
  const playwrightReport = join(root, '.cache', 'playwright.json');
  const enginesReport = join(root, '.cache', 'engines.json');
  const buildEnv = { ...process.env, CONTENT_WARNINGS: 'error' };

  /**
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {NodeJS.ProcessEnv} [env]
   */
  const tool = (name, command, args, env = process.env) =>
    runTool(root, { package: name, command, args }, { env });

  return [
    { name: 'Dependencies', stopsAll: true, run: preparation(() => ensureInstalled({ root, log })) },
    { name: 'Format and lint', run: check(() => tool('@biomejs/biome', 'biome', ['ci', '.'])) },
    ...contentStep(root),
    { name: 'Dead code', run: check(() => tool('knip', 'knip', [])) },
    { name: 'Types', run: check(() => tool('typescript', 'tsc', ['-p', '.'])) },
    // Service workers have other globals than pages.
    { name: 'Types of workers', run: check(() => tool('typescript', 'tsc', ['-p', 'src/service-worker'])) },
    { name: 'Samples', run: check(() => runNpm(['run', 'samples'], { cwd: root })) },
    { name: 'Prose', run: check(() => runNpm(['run', 'prose'], { cwd: root })) },
    {
      name: 'Unit tests',
      run: tests({
        report: vitestReport,
        read: readVitestReport,
        execute: () =>
          tool('vitest', 'vitest', [
            'run',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${vitestReport}`,
          ]),
      }),
    },
    {
      name: 'Build',
      run: check(async () => {
        if (!(await ensureBuilt({ root, env: buildEnv, log }))) log('The built site is up to date.');
        return 0;
      }),
    },
    {
      name: 'Browser tests',
      needs: ['Build'],
      run: tests({
        report: playwrightReport,
        read: readPlaywrightReport,
        execute: async () => {
          const { executablePath, source } = await findBrowser();
          log(`Browser: ${executablePath} (${source})`);
          const env = {
            ...process.env,
            CHROME_PATH: executablePath,
            PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
          };
          return tool('@playwright/test', 'playwright', ['test', '--reporter=line,json'], env);
        },
      }),
    },
    {
      name: 'Firefox and WebKit',
      needs: ['Build'],
      run: tests({
        report: enginesReport,
        read: readEnginesReport,
        execute: () => {
          const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: enginesReport };
          const args = ['test', '--config', 'engines.config.ts', '--reporter=line,json'];
          return tool('@playwright/test', 'playwright', args, env);
        },
      }),
    },
    {
      name: 'Hostile inputs',
      needs: ['Unit tests', 'Browser tests'],
      run: async () => {
        const unit = triedInUnitTests(JSON.parse(await readFile(vitestReport, 'utf8')));
        const browser = triedInBrowserTests(JSON.parse(await readFile(playwrightReport, 'utf8')));
        const { lines, ...outcome } = countTried(HOSTILE_INPUTS, { unit, browser });
        for (const line of lines) log(line);
        return outcome;
      },
    },
  ];
}

/**
 * The modules that derive from the content are generated, so they have to exist before anything
 * that follows imports is asked: the dead-code check, the type check, the samples.
 *
 * @param {string} root
 * @returns {Step[]}
 */
function contentStep(root) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (scripts?.content === undefined) return [];
  return [{ name: 'Content', run: check(() => runNpm(['run', 'content'], { cwd: root })) }];
}
