import { beforeEach, expect, it, vi } from 'vitest';

const FILE = 'assets/menu.js';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => null });
});

/** Imports a part whose file the host answers so, and which evaluates to these modules, one after another. */
async function importWith(answer: () => Response, ...modules: readonly object[]) {
  const { importPart } = await import('./load-part.ts');
  const fetched = vi.fn((_url: string, _init?: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', fetched);
  const load = vi.fn(async () => modules[Math.min(load.mock.calls.length, modules.length) - 1] ?? {});
  const part = importPart(load, [FILE]);
  return { part, caches: () => fetched.mock.calls.map(([, init]) => init?.cache) };
}

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });

it('imports a part whose files have been fetched', async () => {
  const { part, caches } = await importWith(script, { Menu: 1 });
  expect(await part).toEqual({ Menu: 1 });
  expect(caches()).toEqual(['default']);
});

it('fetches a damaged part anew, past the cache', async () => {
  const { part, caches } = await importWith(script, { Menu: undefined }, { Menu: 1 });
  expect(await part).toEqual({ Menu: 1 });
  expect(caches()).toEqual(['default', 'reload']);
});

it.each([
  ['is gone', () => new Response('Not found', { status: 404 })],
  ['is a page of the host', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('says which file could not be used if it %s', async (_what, answer) => {
  const { part, caches } = await importWith(answer, { Menu: 1 });
  await expect(part).rejects.toThrow(`${FILE} could not be used.`);
  expect(caches()).toEqual(['default', 'reload']);
});
