import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { moduleAliases } from '../../vite/module-aliases.ts';
import { searchIndexText } from '../offline-index.ts';
import { ownSite } from '../searchable-site.testing.ts';

/**
 * The maximum number of compressed bytes of code that readers fetch before offline search answers. It contains the
 * sidebar, which knows the paths of all pages; the app has loaded that before.
 */
const CODE_BUDGET = 16_500;

/** The maximum number of bytes of records per page, on average, so that writers can add pages without changing it. */
const PAGE_BUDGET = 1_900;

const ENGINE = 'src/app/search/create-search-engine.ts';

it('offline search needs little code and few bytes per page', async () => {
  const { pages } = await ownSite();
  const records = brotliSize(searchIndexText(pages));
  const code = (await offlineCode()).reduce((sum, text) => sum + brotliSize(text), 0);
  console.log(`Offline search: ${code} bytes of code, ${records} bytes of records of ${pages.length} pages.`);
  expect(code).toBeGreaterThan(5000);
  expect(code).toBeLessThanOrEqual(CODE_BUDGET);
  expect(records / pages.length).toBeLessThanOrEqual(PAGE_BUDGET);
});

/** Returns the code that a browser loads without a hosted index: the engine, and the code of the worker. */
async function offlineCode(): Promise<readonly string[]> {
  const root = process.cwd();
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: moduleAliases(root) },
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: { engine: path.join(root, ENGINE) }, preserveEntrySignatures: 'exports-only' },
    },
  });
  const [built] = [result].flat();
  if (built === undefined || !('output' in built)) throw new Error('Vite has built nothing.');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const worker = built.output.filter((file) => file.type === 'asset' && /worker.*\.js$/.test(file.fileName));
  expect(worker).toHaveLength(1);
  return [...loadedAtOnce(chunks), ...worker.map((file) => ('source' in file ? String(file.source) : ''))];
}

function loadedAtOnce(chunks: readonly Rollup.OutputChunk[]): readonly string[] {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of names) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      names.add(imported);
  }
  return chunks.filter(({ fileName }) => names.has(fileName)).map(({ code }) => code);
}

function brotliSize(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(text, { params }).length;
}
