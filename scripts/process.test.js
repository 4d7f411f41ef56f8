import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fixtureFolder } from '../test-support/fixture-folder.js';
import { capture, run, toolCommand } from './process.js';

test('returns the exit code of the program', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
});

test('captures the output of a program, for an attempt that may fail', async () => {
  const program = 'console.log("out"); console.error("err"); process.exitCode = 2';
  const { code, output } = await capture(process.execPath, ['-e', program]);
  expect(code).toBe(2);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('ends a program that exceeds its time limit, which is not a success', async () => {
  const code = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeout: 200 });
  expect(code).toBeGreaterThan(128);
});

test('leaves no signal listeners behind', async () => {
  const before = process.listenerCount('SIGTERM');
  await run(process.execPath, ['-e', '']);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});

test('a signal to the parent alone ends all programs that it runs side by side', async () => {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // At the same time, because the system takes some time to remove each process.
  await Promise.all(signals.map(expectToEndAll));
});

/** @param {NodeJS.Signals} signal */
async function expectToEndAll(signal) {
  const folder = await fixtureFolder({
    'endless.sh': 'echo $$ >> started; exec sleep 1000',
    'parent.mjs': `
      import { capture, run } from ${JSON.stringify(new URL('./process.js', import.meta.url).href)};
      for (const [start, file] of [[run, 'endless.sh'], [capture, 'endless.sh']])
        void start('sh', [file]);`,
  });
  const started = async () => {
    const text = await readFile(join(folder, 'started'), 'utf8').catch(() => '');
    return text.split('\n').slice(0, -1).map(Number);
  };
  const parent = spawn(process.execPath, ['parent.mjs'], { cwd: folder });
  onTestFinished(async () => {
    for (const pid of (await started()).filter(isRunning)) process.kill(pid, 'SIGKILL');
  });
  await vi.waitFor(async () => expect(await started()).toHaveLength(2), 60_000);
  const ended = once(parent, 'exit');
  parent.kill(signal);
  expect(await ended).toEqual([128 + constants.signals[signal], null]);
  await vi.waitFor(async () => expect((await started()).filter(isRunning)).toEqual([]), 60_000);
}

/**
 * Whether there is a process of this number.
 *
 * @param {number} pid
 */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('runs a command of a package in the project, with its arguments', async () => {
  const root = await fixtureFolder({
    'node_modules/@scope/tool/package.json': '{ "bin": { "tool": "bin/tool.cjs" } }',
    'node_modules/@scope/tool/bin/tool.cjs':
      'process.exit(require("node:fs").existsSync(process.argv[2]) ? 0 : 1)',
    'here.txt': '',
  });
  /** @param {string} file */
  const runTool = (file) =>
    run(...toolCommand(root, { package: '@scope/tool', command: 'tool', args: [file] }), { cwd: root });
  expect(await runTool('here.txt')).toBe(0);
  expect(await runTool('elsewhere.txt')).toBe(1);
});
