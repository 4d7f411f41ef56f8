import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from './browsers.js';
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { capture, run, toolCommand } from './process.js';
import { projectRoot } from './project-root.js';
import { readPlaywrightReport, readVitestReport } from './reports.js';
import { failure, TestRun } from './test-run.js';

/** @import { Outcome } from './test-run.js' */

/** An installation checks nothing, so it counts only if it fails. */
const INSTALLED = { passed: 0, failed: 0 };

const tests = new TestRun(console.log);

/**
 * Installs what is missing and runs the checks: those of the sources beside those of the built site, because browsers
 * are often idle.
 *
 * @param {'quick' | 'usual' | 'all'} extent a quick run finds the most frequent mistakes in a short time; with all
 *   checks, further browsers, hosts and a screen reader are used, and every page is visited
 * @returns {Promise<number>} how many failed
 */
export async function runChecks(extent) {
  const isReady =
    (await tests.part('Dependencies', async () => {
      await ensureInstalled({ root: projectRoot, log: console.log });
      return INSTALLED;
    })) &&
    // Most checks read the modules that are generated from the content.
    (await check('Content', script('src/node/site/content-command.ts')));
  if (isReady) await Promise.all([checkSources(extent), extent === 'quick' ? undefined : checkSite(extent)]);
  return tests.close();
}

/** @param {string} extent */
async function checkSources(extent) {
  await check('Format and lint', tool('@biomejs/biome', 'biome', ['ci', '.']));
  // Further checkers would repeat a part of its work, while the other checks keep all cores busy.
  await check('Types', tool('typescript', 'tsc', ['-p', '.', '--checkers', '1']));
  // The service worker has other globals than the pages.
  await check('Types of workers', tool('typescript', 'tsc', ['-p', 'src/service-worker']));
  await tests.part('Unit tests', () => {
    // By the imports of the files that differ from the last commit.
    const selection = extent === 'quick' ? ['--changed'] : [];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile('vitest')}`];
    const [program, args] = tool('vitest', 'vitest', ['run', ...selection, ...reporters]);
    return suite('vitest', readVitestReport, () => runBeside([program, args]), extent === 'quick');
  });
  if (extent === 'quick') return;
  await check('Dead code', tool('knip', 'knip', []));
  await check('Samples', script('checks/samples/samples-command.ts'));
  await check('Names in samples', script('checks/names/names-command.ts', '--check'));
  await check('Prose', script('checks/prose/prose-command.ts'));
}

/** @param {string} extent */
async function checkSite(extent) {
  const build = tests.part('Build', async () => {
    // In a workflow too, the tested site is that of no repository.
    const env = { ...process.env, CONTENT_WARNINGS: 'error', GITHUB_REPOSITORY: '' };
    await ensureBuilt({ root: projectRoot, env, log: console.log });
    return { passed: 1, failed: 0 };
  });
  const browser = tests.part('Browser', async () => {
    process.env['CHROME_PATH'] = await findBrowser();
    return INSTALLED;
  });
  if (!(await build) || !(await browser)) return;
  await browserTests('Browser tests', 'playwright');
  if (extent !== 'all') return;
  await browserTests('Firefox and WebKit', 'engines');
  await browserTests('Screen reader', 'listen');
}

/**
 * @param {string} name
 * @param {string} config the name of the configuration
 */
function browserTests(name, config) {
  const args = ['test', '--config', `${config}.config.ts`, '--reporter=line,json'];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(config) };
  const command = tool('@playwright/test', 'playwright', args);
  return tests.part(name, () =>
    suite(config, readPlaywrightReport, () => run(...command, { cwd: projectRoot, env })),
  );
}

/**
 * Runs a check that passes or fails as a whole.
 *
 * @param {string} name
 * @param {Command} command
 */
function check(name, command) {
  return tests.part(name, async () => {
    const code = await runBeside(command);
    return code === 0 ? { passed: 1, failed: 0 } : failure(`It ended with exit code ${code}.`);
  });
}

/**
 * Runs a suite, in which each test counts.
 *
 * @template Report
 * @param {string} name that of the report
 * @param {(report: Report) => Outcome} read
 * @param {() => Promise<number>} execute runs the tests and returns the exit code
 * @param {boolean} [mayBeEmpty] whether a run that finds no tests is a good one
 */
async function suite(name, read, execute, mayBeEmpty = false) {
  const report = reportFile(name);
  mkdirSync(dirname(report), { recursive: true });
  // The report of an earlier run must not stand for a missing one.
  rmSync(report, { force: true });
  const code = await execute();
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
  if (outcome.failed > 0) return outcome;
  if (outcome.passed + (outcome.skipped ?? 0) === 0 && !mayBeEmpty) return failure('No tests were found.');
  return code === 0 ? outcome : failure(`It ended with exit code ${code} although every test passed.`);
}

/**
 * Runs a command beside others, so its output is printed when it has ended.
 *
 * @param {Command} command
 */
async function runBeside([program, args]) {
  const { code, output } = await capture(program, args, { cwd: projectRoot });
  if (output.trim() !== '') console.log(output.trimEnd());
  return code;
}

/** @param {string} name */
function reportFile(name) {
  return join(projectRoot, '.cache', `${name}.json`);
}

/** @typedef {[program: string, args: string[]]} Command */

/**
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 */
function tool(packageName, command, args) {
  return toolCommand(projectRoot, { package: packageName, command, args });
}

/**
 * Returns the command of a script, without npm and its shell: a signal would end those, and leave the program.
 *
 * @param {string} file
 * @param {string[]} args
 * @returns {Command}
 */
function script(file, ...args) {
  return [process.execPath, ['--import', 'tsx', file, ...args]];
}
