import { join } from 'node:path';
import { findBrowser, findEngines, findFullChromium } from './browsers.js';
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { get, readJson, textAt } from './json.js';
import { capture, run, toolCommand } from './process.js';
import { readPlaywrightReport, readVitestReport } from './reports.js';
import { runCheck, runSuite } from './test-runner.js';

/** @import { Log } from './command.js' */
/** @import { Stage, Step } from './test-runner.js' */

/** @typedef {Parameters<typeof run>} Command */

/**
 * Returns the functions that make steps and their commands.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {Log} options.log
 */
function stepKinds({ root, log }) {
  const reportFile = (/** @type {string} */ name) => join(root, '.cache', `${name}.json`);
  /** @type {(name: string, command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Command} */
  const tool = (name, command, args, env = {}) => {
    const [program, all] = toolCommand(root, { package: name, command, args });
    return [program, all, { cwd: root, env: { ...process.env, ...env } }];
  };
  /**
   * Returns the command of a script of package.json, without npm and its shell: a signal would end those, and leave the
   * program.
   *
   * @type {(name: string, ...args: string[]) => Command}
   */
  const script = (name, ...args) => {
    const scripts = get(readJson(join(root, 'package.json')), 'scripts');
    const file = textAt(scripts, name).replace(/^tsx /, '');
    return [process.execPath, ['--import', 'tsx', file, ...args], { cwd: root }];
  };
  /** Runs a command beside others, so its output is printed when it has ended. */
  const runBeside = async (/** @type {Command} */ command) => {
    const { code, output } = await capture(...command);
    if (output.trim() !== '') log(output.trimEnd());
    return code;
  };
  /** @type {(name: string, command: () => Command) => Step} */
  const check = (name, command) => ({ name, run: () => runCheck(() => runBeside(command())) });
  /** @type {(name: string, report: string, selection?: readonly string[]) => Step} */
  const unitTests = (name, report, selection = []) => ({
    name,
    run: () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const command = tool('vitest', 'vitest', ['run', ...selection, ...reporters]);
      const mayBeEmpty = selection.length > 0;
      return runSuite({ report, mayBeEmpty, read: readVitestReport, execute: () => runBeside(command) });
    },
  });
  /** @type {(report: string, ...args: string[]) => Command} */
  const playwright = (report, ...args) => {
    const all = ['test', ...args, '--reporter=line,json'];
    return tool('@playwright/test', 'playwright', all, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  };
  return { reportFile, tool, script, runBeside, check, unitTests, playwright };
}

/**
 * Returns the steps that install what others need. They check nothing, so they count only if they fail.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {Log} options.log
 */
function installations({ root, log }) {
  /** @type {Step} */
  const dependencies = {
    name: 'Dependencies',
    run: async () => {
      if (!(await ensureInstalled({ root, log }))) log('All dependencies are installed.');
      return { passed: 0, failed: 0 };
    },
  };
  /** @type {Step} */
  const browsers = {
    name: 'Browsers',
    // Installs the missing ones, one after another: apt-get does not run twice at a time.
    run: async () => {
      const { executablePath, source } = await findBrowser();
      await findFullChromium();
      await findEngines();
      log(`Browser: ${executablePath} (${source})`);
      return { passed: 0, failed: 0 };
    },
  };
  return { dependencies, browsers };
}

/**
 * Returns the steps of `npm test`. A quick run finds the most frequent errors in a short time.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {Log} options.log
 * @param {boolean} options.quick
 * @returns {Stage[]}
 */
export function testSteps({ root, log, quick }) {
  const { reportFile, tool, script, runBeside, check, unitTests, playwright } = stepKinds({ root, log });
  const { dependencies, browsers } = installations({ root, log });
  /** @type {Stage[]} */
  const first = [
    [[dependencies]],
    // Generates the modules that most later steps read.
    [[check('Content', () => script('content'))]],
  ];
  const quickChecks = [
    check('Format and lint', () => tool('@biomejs/biome', 'biome', ['ci', '.'])),
    // Further checkers would repeat a part of its work, while the other steps keep all cores busy.
    check('Types', () => tool('typescript', 'tsc', ['-p', '.', '--checkers', '1'])),
    // The service worker has other globals than the pages.
    check('Types of workers', () => tool('typescript', 'tsc', ['-p', 'src/service-worker'])),
  ];
  if (quick) {
    // Vitest follows imports from the files that differ from the last commit.
    const changed = unitTests('Unit tests of uncommitted changes', reportFile('vitest-quick'), ['--changed']);
    return [...first, [quickChecks, [changed]]];
  }
  const inSources = [
    ...quickChecks,
    unitTests('Unit tests', reportFile('vitest')),
    check('Dead code', () => tool('knip', 'knip', [])),
    check('Samples', () => script('samples')),
    check('Names in samples', () => script('names', '--check')),
    check('Prose', () => script('prose')),
  ];
  const inBuiltSite = [
    {
      name: 'Build',
      run: async () => {
        // In a workflow too, the tested site is that of no repository.
        const env = { ...process.env, CONTENT_WARNINGS: 'error', GITHUB_REPOSITORY: '' };
        if (!(await ensureBuilt({ root, env, log }))) log('The built site is up to date.');
        return { passed: 1, failed: 0 };
      },
    },
    {
      name: 'Browser tests',
      needs: ['Build', 'Browsers'],
      run: () => {
        const report = reportFile('playwright');
        return runSuite({ report, read: readPlaywrightReport, execute: () => run(...playwright(report)) });
      },
    },
  ];
  const inOtherEngines = [
    {
      name: 'Firefox and WebKit',
      needs: ['Build', 'Browsers'],
      run: () => {
        const report = reportFile('engines');
        const execute = () => runBeside(playwright(report, '--config', 'engines.config.ts'));
        return runSuite({ report, read: readPlaywrightReport, execute });
      },
    },
  ];
  // Browsers are often idle, so the lanes together take less time than one after the other. With all steps side by
  // side, each takes so long on a slow machine that Vitest gives up on its processes, which have a minute to start.
  return [...first, [inSources, [browsers], inBuiltSite, inOtherEngines]];
}
