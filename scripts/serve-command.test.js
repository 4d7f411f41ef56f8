import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureFolder } from './fixture-folder.js';
import { projectRoot } from './project-root.js';

/**
 * Starts `node scripts/serve.js` and waits for what it says first.
 *
 * @param {string} directory
 */
async function startCommand(directory) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/serve.js'), directory], {
    env: { ...process.env, PORT: '0', BASE_PATH: '/craft/' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'close');
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, ended, output: () => output };
}

test.each(['SIGINT', 'SIGTERM'])('prints the address, serves, and ends cleanly on %s', async (signal) => {
  const { child, ended, output } = await startCommand(await fixtureFolder({ 'index.html': 'home' }));
  const address = /http:\S+/.exec(output())?.[0] ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/craft\/$/);
  expect(await (await fetch(address)).text()).toBe('home');
  child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('says what to do when the site has not been built', async () => {
  const { ended, output } = await startCommand(await fixtureFolder({}));
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('Run "npm run build" first.');
});
