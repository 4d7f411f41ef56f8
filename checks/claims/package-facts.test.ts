import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

let landing = '';
let manifest: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  landing = await readFile('content/landing.md', 'utf8');
  manifest = JSON.parse(await readFile('node_modules/@craftjs/core/package.json', 'utf8'));
});

/** Returns the number in a fact of the landing page. */
function stated(fact: RegExp): string {
  const [, value = 'not stated'] = fact.exec(landing) ?? [];
  return value;
}

/** Packages that an app has anyway, or that the pages count separately. */
const NOT_COUNTED = /^(?:react|react-dom|styled-components)(?:\/|$)/;

/** Bundles a package with its dependencies, without its peers, and returns its minified and gzipped size in bytes. */
async function sizeOf(name: string): Promise<number> {
  const entry = 'whole-package';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export * from '${name}';` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: entry,
        external: (id) => NOT_COUNTED.test(id) || (id === '@craftjs/core' && name !== id),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite watches or builds more than one bundle.');
  return result.output.reduce((sum, file) => sum + ('code' in file ? gzipSync(file.code).length : 0), 0);
}

describe('the facts about the packages', () => {
  it('on the landing page are those of the pinned version', () => {
    expect(stated(/- Version (\S+)/)).toBe(manifest['version']);
    expect(stated(/- (MIT)$/m)).toBe(manifest['license']);
    expect(landing).toContain('- TypeScript\n');
    expect(manifest['types']).toBeTypeOf('string');
    expect(stated(/- React (.*)/)).toBe('16.8 to 19');
    expect(manifest['peerDependencies']).toEqual({ react: '^16.8.0 || ^17 || ^18 || ^19' });
  });

  it('on the landing page are those of the changelog and of the folders of demos and challenges', async () => {
    const change = await readFile(`content/changelog/craft-${manifest['version']}.md`, 'utf8');
    const [, day = ''] = /^date: (.*)$/m.exec(change) ?? [];
    const date = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(stated(/- Version .* of (.*)/)).toBe(date);
    const count = async (folder: string, ending: string) =>
      (await readdir(`content/${folder}`)).filter((file) => file.endsWith(ending)).length;
    expect(stated(/- (\d+) demos/)).toBe(String(await count('demos', '.tsx')));
    expect(stated(/ and (\d+) challenges/)).toBe(String(await count('challenges', '.check.ts')));
  });

  it.each([
    ['content/landing.md', '@craftjs/core', /- (\d+) kB gzipped/],
    ['content/docs/overview.md', '@craftjs/core', /`@craftjs\/core` .*\| (\d+) kB/],
    ['content/docs/overview.md', '@craftjs/layers', /`@craftjs\/layers` .*\| (\d+) kB/],
    ['content/docs/additional/layers.md', '@craftjs/layers', /adds (\d+) kB to your app/],
    ['content/docs/guides/publish.md', '@craftjs/core', /download Craft.js: (\d+) kB/],
  ])('%s states the size of %s', async (file, name, place) => {
    const [, size] = place.exec(await readFile(file, 'utf8')) ?? [];
    expect(size).toBe(((await sizeOf(name)) / 1000).toFixed(0));
  });
});
