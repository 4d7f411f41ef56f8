import { expect, test } from 'vitest';
import { run } from './run-process.js';

test('gives the exit code of the program', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
});

test('ends a program that exceeds its time limit, which is not a success', async () => {
  const code = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeout: 200 });
  expect(code).toBeGreaterThan(128);
});

test('rejects when there is no such program', async () => {
  await expect(run('no-such-program-here', [])).rejects.toThrow('ENOENT');
});

test('leaves no signal listeners behind', async () => {
  const before = process.listenerCount('SIGTERM');
  await run(process.execPath, ['-e', '']);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
