import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from './browsers.ts';
import { ensureBuilt } from './build.js';
import { capture, run, toolCommand } from './process.js';
import { projectRoot } from './project-root.js';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { failure, type Outcome, TestRun } from './test-run.ts';

/**
 * A quick run finds the most frequent mistakes in a short time. With all checks, further browsers, hosts and a screen
 * reader are used, every page is visited, and the compiler names what is in the samples.
 */
export type Extent = 'quick' | 'usual' | 'all';

const tests = new TestRun(console.log);

/**
 * Runs the checks: those of the sources beside those of the built site, because browsers are often idle. Returns how
 * many failed.
 */
export async function runChecks(extent: Extent): Promise<number> {
  const format = check('Format and lint', tool('@biomejs/biome', 'biome', 'ci', '.'));
  // Most checks read the modules that are generated from the content.
  if (await check('Content', script('src/node/site/content-command.ts'))) {
    await Promise.all([checkSources(extent), extent === 'quick' ? undefined : checkSite(extent)]);
  }
  await format;
  return tests.close();
}

async function checkSources(extent: Extent): Promise<void> {
  // Further checkers would repeat a part of its work, while the other checks keep all cores busy.
  const types = check('Types', tool('typescript', 'tsc', '-p', '.', '--checkers', '1'));
  // A quick run has no build to run beside.
  if (extent !== 'quick') await types;
  // The service worker has other globals than the pages.
  await check('Types of workers', tool('typescript', 'tsc', '-p', 'src/service-worker'));
  await tests.part('Unit tests', () => {
    // By the imports of the files that differ from the last commit.
    const selection = extent === 'quick' ? ['--changed'] : [];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile('vitest')}`];
    const command = tool('vitest', 'vitest', 'run', ...selection, ...reporters);
    return suite('vitest', readVitestReport, () => runBeside(command), extent === 'quick');
  });
  await types;
  if (extent === 'quick') return;
  await check('Dead code', tool('knip', 'knip'));
  await check('Samples', script('checks/samples/samples-command.ts'));
  await check('Prose', script('checks/prose/prose-command.ts'));
  if (extent !== 'all') return;
  await check('Names in samples', script('checks/names/names-command.ts', '--check'));
}

async function checkSite(extent: Extent): Promise<void> {
  const build = tests.part('Build', async () => {
    // In a workflow too, the tested site is that of no repository.
    const env = { ...process.env, CONTENT_WARNINGS: 'error', GITHUB_REPOSITORY: '' };
    await ensureBuilt({ root: projectRoot, env, log: console.log });
    return { passed: 1, failed: 0 };
  });
  const browser = tests.part('Browser', async () => {
    process.env['CHROME_PATH'] = await findBrowser();
    // An installation checks nothing.
    return { passed: 0, failed: 0 };
  });
  if (!(await build) || !(await browser)) return;
  await browserTests('Browser tests', 'playwright');
  if (extent !== 'all') return;
  await browserTests('Firefox and WebKit', 'engines');
  await browserTests('Screen reader', 'listen');
}

/** Runs the tests of a configuration: `playwright` for `playwright.config.ts`. */
function browserTests(name: string, config: string): Promise<boolean> {
  const args = ['--config', `${config}.config.ts`, '--reporter=line,json'];
  const command = tool('@playwright/test', 'playwright', 'test', ...args);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(config) };
  return tests.part(name, () =>
    suite(config, readPlaywrightReport, () => run(...command, { cwd: projectRoot, env })),
  );
}

/** Runs a check that passes or fails as a whole. */
function check(name: string, command: Command): Promise<boolean> {
  return tests.part(name, async () => {
    const code = await runBeside(command);
    return code === 0 ? { passed: 1, failed: 0 } : failure(`It ended with exit code ${code}.`);
  });
}

/** Runs a suite, in which each test counts. `execute` writes the report and returns the exit code. */
async function suite<Report>(
  reportName: string,
  read: (report: Report) => Outcome,
  execute: () => Promise<number>,
  mayBeEmpty = false,
): Promise<Outcome> {
  const report = reportFile(reportName);
  mkdirSync(dirname(report), { recursive: true });
  // The report of an earlier run must not stand for a missing one.
  rmSync(report, { force: true });
  const code = await execute();
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
  if (outcome.failed > 0) return outcome;
  if (outcome.passed + (outcome.skipped ?? 0) === 0 && !mayBeEmpty) return failure('No tests were found.');
  return code === 0 ? outcome : failure(`It ended with exit code ${code} although every test passed.`);
}

type Command = readonly [program: string, args: string[]];

/** Runs a command beside others, so its output is printed when it has ended. Returns the exit code. */
async function runBeside([program, args]: Command): Promise<number> {
  const { code, output } = await capture(program, args, { cwd: projectRoot });
  if (output.trim() !== '') console.log(output.trimEnd());
  return code;
}

function reportFile(name: string): string {
  return join(projectRoot, '.cache', `${name}.json`);
}

function tool(packageName: string, command: string, ...args: string[]): Command {
  return toolCommand(projectRoot, { package: packageName, command, args });
}

/** Returns the command of a script, without npm and its shell: a signal would end those, and leave the program. */
function script(file: string, ...args: string[]): Command {
  return [process.execPath, ['--import', 'tsx', file, ...args]];
}
