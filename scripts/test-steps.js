import { join } from 'node:path';
import { UNTRUSTED_INPUTS } from '../test-support/untrusted-inputs/entry-points.js';
import { findBrowser } from './browsers.js';
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { get, readJson, textAt } from './json.js';
import { capture, run, toolCommand } from './process.js';
import {
  countCovered,
  coveredInBrowserTests,
  coveredInUnitTests,
  readEnginesReport,
  readPlaywrightReport,
  readVitestReport,
} from './reports.js';
import { check, preparation, tests } from './test-runner.js';

/** @import { Log } from './command.js' */
/** @import { Step } from './test-runner.js' */

/**
 * Returns the steps of `npm test`, in order.
 *
 * @param {string} root the project's folder
 * @param {Log} log
 * @returns {Step[]}
 */
export function testSteps(root, log) {
  const vitestReport = join(root, '.cache', 'vitest.json');
  const playwrightReport = join(root, '.cache', 'playwright.json');
  const enginesReport = join(root, '.cache', 'engines.json');
  const { tool, toolCheck, scriptCheck, unitTests } = runners(root, log);

  return [
    ...firstSteps(root, log),
    toolCheck('Dead code', 'knip', 'knip'),
    scriptCheck('Samples', 'samples'),
    scriptCheck('Names in samples', 'names', '--check'),
    scriptCheck('Prose', 'prose'),
    unitTests('Unit tests', vitestReport),
    {
      name: 'Build',
      run: check(async () => {
        // In a workflow too, the tested site is that of no repository.
        const env = { ...process.env, CONTENT_WARNINGS: 'error', GITHUB_REPOSITORY: '' };
        if (!(await ensureBuilt({ root, env, log }))) log('The built site is up to date.');
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
          return tool('@playwright/test', 'playwright', ['test', '--reporter=line,json'], {
            CHROME_PATH: executablePath,
            PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
          });
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
          const args = ['test', '--config', 'engines.config.ts', '--reporter=line,json'];
          return tool('@playwright/test', 'playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: enginesReport });
        },
      }),
    },
    {
      name: 'Untrusted inputs',
      needs: ['Unit tests', 'Browser tests'],
      run: async () => {
        const unit = coveredInUnitTests(readJson(vitestReport));
        const browser = coveredInBrowserTests(readJson(playwrightReport));
        const { lines, ...outcome } = countCovered(UNTRUSTED_INPUTS, { unit, browser });
        for (const line of lines) log(line);
        return outcome;
      },
    },
  ];
}

/**
 * Returns the steps of `npm run test:quick`, which find the most frequent errors in a short time.
 *
 * @param {string} root the project's folder
 * @param {Log} log
 * @returns {Step[]}
 */
export function quickSteps(root, log) {
  const report = join(root, '.cache', 'vitest-quick.json');
  const { unitTests } = runners(root, log);
  // Vitest follows imports from the files that differ from the last commit.
  return [...firstSteps(root, log), unitTests(CHANGED_TESTS, report, '--changed')];
}

const CHANGED_TESTS = 'Unit tests of uncommitted changes';

/**
 * Returns the line that lists the steps that a quick run omits.
 *
 * @param {readonly Step[]} all
 * @param {readonly Step[]} quick
 * @returns {string}
 */
export function notRun(all, quick) {
  const names = all.map(({ name }) => name).filter((name) => !quick.some((step) => step.name === name));
  const list = names.map((name) => (name === 'Unit tests' ? 'Other unit tests' : name)).join(', ');
  return `Not run: ${list}. "npm test" runs everything.`;
}

/**
 * @param {string} root
 * @param {Log} log
 * @returns {Step[]}
 */
function firstSteps(root, log) {
  const { script, toolCheck } = runners(root, log);
  return [
    {
      name: 'Dependencies',
      stopsAll: true,
      run: preparation(async () => {
        if (!(await ensureInstalled({ root, log }))) log('All dependencies are installed.');
      }),
    },
    // Generates the modules that most later steps read.
    { name: 'Content', run: check(() => script('content')) },
    toolCheck('Format and lint', '@biomejs/biome', 'biome', 'ci', '.'),
    toolCheck('Types', 'typescript', 'tsc', '-p', '.'),
    // The service worker has other globals than the pages.
    toolCheck('Types of workers', 'typescript', 'tsc', '-p', 'src/service-worker'),
  ];
}

/**
 * @param {string} root
 * @param {Log} log
 */
function runners(root, log) {
  /**
   * Runs the program of a script of package.json directly: a signal would end npm and its shell, and leave the program.
   *
   * @type {(name: string, args: readonly string[]) => Parameters<typeof run>}
   */
  const script = (name, args) => {
    const command = textAt(get(readJson(join(root, 'package.json')), 'scripts'), name);
    const file = command.replace(/^tsx /, '');
    return [process.execPath, ['--import', 'tsx', file, ...args], { cwd: root }];
  };
  /**
   * Runs a program beside others, so its output is printed when it has ended.
   *
   * @param {Parameters<typeof capture>} command
   * @returns {Promise<number>} the exit code
   */
  const runBesideOthers = async (...command) => {
    const { code, output } = await capture(...command);
    if (output.trim() !== '') log(output.trimEnd());
    return code;
  };
  /**
   * @param {string} name the package
   * @param {string} command
   * @param {readonly string[]} args
   * @returns {Parameters<typeof run>}
   */
  const packageCommand = (name, command, args) => [
    ...toolCommand(root, { package: name, command, args }),
    { cwd: root },
  ];
  /**
   * @param {string} name
   * @param {() => Parameters<typeof run>} command
   * @returns {Step}
   */
  const parallelCheck = (name, command) => ({
    name,
    parallel: true,
    run: check(() => runBesideOthers(...command())),
  });
  return {
    /**
     * @param {string} name the package
     * @param {string} command
     * @param {readonly string[]} args
     * @param {NodeJS.ProcessEnv} [env] added to the environment of this process
     */
    tool: (name, command, args, env = {}) =>
      run(...toolCommand(root, { package: name, command, args }), {
        cwd: root,
        env: { ...process.env, ...env },
      }),
    /** @param {string} name of package.json */
    script: (name) => run(...script(name, [])),
    /**
     * @param {string} name
     * @param {string} packageName
     * @param {string} command
     * @param {readonly string[]} args
     */
    toolCheck: (name, packageName, command, ...args) =>
      parallelCheck(name, () => packageCommand(packageName, command, args)),
    /**
     * @param {string} name
     * @param {string} program of package.json
     * @param {readonly string[]} args
     */
    scriptCheck: (name, program, ...args) => parallelCheck(name, () => script(program, args)),
    /**
     * @param {string} name
     * @param {string} report
     * @param {readonly string[]} selection Vitest's options that select tests
     * @returns {Step}
     */
    unitTests: (name, report, ...selection) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return {
        name,
        parallel: true,
        run: tests({
          report,
          read: readVitestReport,
          mayBeEmpty: selection.length > 0,
          execute: () =>
            runBesideOthers(...packageCommand('vitest', 'vitest', ['run', ...selection, ...reporters])),
        }),
      };
    },
  };
}
