import { readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fixtureFolder, writeFiles } from '../test-support/fixture-folder.js';
import { ensureBuilt } from './build.js';

const sources = {
  'package-lock.json': '{}',
  'vite.config.ts': 'export default {}',
  'content/docs/overview.md': '# Overview',
  'src/app/main.ts': 'start()',
  'public/robots.txt': 'all',
};

/** Creates a project with a working build, and a function that runs it. */
async function project() {
  const root = await fixtureFolder(sources);
  const build = vi.fn(async () => {
    await writeFiles(root, { 'dist/index.html': 'built' });
    return 0;
  });
  /** @param {NodeJS.ProcessEnv} [env] */
  const ensure = (env = {}) => ensureBuilt({ root, env, log: () => {}, build });
  return { root, build, ensure };
}

test('builds a fresh clone, and not again while nothing changes', async () => {
  const { build, ensure } = await project();
  expect(await ensure()).toBe(true);
  expect(await ensure()).toBe(false);
  expect(build).toHaveBeenCalledOnce();
});

/** @type {Record<string, (root: string) => Promise<unknown>>} */
const CHANGES = {
  'something else has written the built site': (root) =>
    utimes(join(root, 'dist/index.html'), new Date(0), new Date(0)),
  'the built site was removed': (root) => rm(join(root, 'dist'), { recursive: true }),
  'a page is removed': (root) => rm(join(root, 'content/docs/overview.md')),
};
for (const file of [
  ...Object.keys(sources),
  'content/docs/new.md',
  'src/new.ts',
  'public/new.png',
  '.env.local',
])
  CHANGES[`${file} changes or is added`] = (root) => writeFiles(root, { [file]: 'changed' });

test.each(Object.entries(CHANGES))('builds again when %s', async (_, change) => {
  const { root, ensure } = await project();
  await ensure();
  await change(root);
  expect(await ensure()).toBe(true);
  expect(await ensure()).toBe(false);
});

test.each(['SITE_URL', 'CONTENT_DIR', 'VITE_ALGOLIA_INDEX', 'GITHUB_REF'])(
  'builds again when the environment variable %s is set',
  async (name) => {
    const { ensure } = await project();
    await ensure();
    expect(await ensure({ [name]: 'value' })).toBe(true);
  },
);

test('builds again when a file of the content folder named by CONTENT_DIR changes', async () => {
  const other = await fixtureFolder({ 'site.yaml': 'title: One' });
  const { ensure } = await project();
  await ensure({ CONTENT_DIR: other });
  await writeFiles(other, { 'site.yaml': 'title: Two' });
  expect(await ensure({ CONTENT_DIR: other })).toBe(true);
});

test.each(['README.md', 'e2e/search.spec.ts', 'scripts/serve.js'])(
  'does not build again for %s, which is not part of the site',
  async (file) => {
    const { root, ensure } = await project();
    await ensure();
    await writeFiles(root, { [file]: 'changed' });
    expect(await ensure({ PATH: '/somewhere', PORT: '1' })).toBe(false);
  },
);

test('a new year causes another build, because pages show it', async () => {
  const { ensure } = await project();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:59:59Z') });
  onTestFinished(() => void vi.useRealTimers());
  await ensure();
  expect(await ensure()).toBe(false);
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  expect(await ensure()).toBe(true);
});

test('a change made while the build runs causes another build', async () => {
  const { root, build, ensure } = await project();
  build.mockImplementationOnce(async () => {
    await writeFiles(root, { 'dist/index.html': 'built', 'content/docs/overview.md': 'edited meanwhile' });
    return 0;
  });
  await ensure();
  expect(await ensure()).toBe(true);
});

test('a failed build is an error, and is not treated as successful afterwards', async () => {
  const { root, build, ensure } = await project();
  await ensure();
  const before = await readFile(join(root, 'content/docs/overview.md'), 'utf8');
  await writeFiles(root, { 'content/docs/overview.md': 'broken' });
  build.mockResolvedValueOnce(1);
  await expect(ensure()).rejects.toThrow('The site could not be built (exit code 1)');
  await writeFiles(root, { 'content/docs/overview.md': before });
  expect(await ensure()).toBe(true);
});

test('a folder that another process is building is left to it', async () => {
  const { root, build, ensure } = await project();
  await writeFiles(root, { '.cache/build-dist-lock': String(process.pid) });
  await expect(ensure()).rejects.toThrow(`Process ${process.pid} is building dist already.`);
  expect(build).not.toHaveBeenCalled();
  // One that has been killed left its lock behind.
  await writeFiles(root, { '.cache/build-dist-lock': '999999999' });
  expect(await ensure()).toBe(true);
});
