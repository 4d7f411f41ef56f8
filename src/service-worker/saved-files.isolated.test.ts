import { beforeEach, expect, it, vi } from 'vitest';
import type { OfflineSettings } from '../shared/offline.ts';
import { sha256 } from '../shared/sha256.ts';

const ORIGIN = 'https://site.example';
const FILE = 'assets/app.js';
const WHOLE = 'export const app = 1;';

const hash = async (text: string) => (await sha256(new TextEncoder().encode(text))).slice(0, 8);

/** The saved files by URL, each the text of a response. */
const saved = new Map<string, string>();

/** A cache of a browser; it `fails` as in a damaged profile or on a full disk. */
const caches: { fails?: (() => Promise<never>) | undefined } = {};

const open = async () => ({
  put: async (url: string, response: Response) => {
    await caches.fails?.();
    saved.set(url, await response.text());
  },
});
const match = async (url: string) => {
  await caches.fails?.();
  const text = saved.get(url);
  return text === undefined ? undefined : new Response(text);
};

/** Loads the module into the global object of a worker of a release with one script and one page. */
async function load() {
  const settings: OfflineSettings = {
    release: 'a1',
    base: '/',
    precache: [FILE],
    common: [],
    pages: { 'docs/start': [await hash('<p>Start'), await hash('{}')] },
    hashes: { [FILE]: await hash(WHOLE) },
  };
  vi.stubGlobal('OFFLINE_SETTINGS', settings);
  vi.stubGlobal('self', { location: { origin: ORIGIN }, caches: { open, match } });
  return await import('./saved-files.ts');
}

beforeEach(() => {
  saved.clear();
  caches.fails = undefined;
});

/** Lets the network give these answers, one after another, the last one to all later requests. */
function answer(...texts: readonly (string | Response)[]) {
  const asked = vi.fn((_url: string, _init?: RequestInit) => {
    const text = texts[Math.min(asked.mock.calls.length, texts.length) - 1] ?? '';
    return Promise.resolve(text instanceof Response ? text.clone() : new Response(text));
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

it('saves a file of the release once', async () => {
  const { save, savedFile } = await load();
  const asked = answer(WHOLE);
  expect(await save([FILE])).toBe(true);
  expect(await save([FILE])).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
  expect(await (await savedFile(FILE))?.text()).toBe(WHOLE);
});

it.each([
  ['cut off', WHOLE.slice(0, 10)],
  ['altered by the host', `${WHOLE}/* Added */`],
  ['replaced by the page of a network', '<h1>Sign in'],
  ['missing', new Response('Not found', { status: 404 })],
])(
  'never saves a file that is %s, which it fetches anew past the cache of the browser',
  async (_what, damaged) => {
    const { save } = await load();
    const asked = answer(damaged);
    expect(await save([FILE])).toBe(false);
    expect(asked.mock.calls.map(([, init]) => init?.cache)).toEqual(['force-cache', 'reload']);
    expect(saved.size).toBe(0);

    answer(damaged, WHOLE);
    expect(await save([FILE])).toBe(true);
    expect([...saved.values()]).toEqual([WHOLE]);
  },
);

it('saves the page that a reader has opened if it is whole, and gives the answer to the reader in any case', async () => {
  const { fetchAndSave } = await load();
  for (const [text, expected] of [
    ['<p>St', []],
    ['<p>Start', ['<p>Start']],
  ] as const) {
    answer(text);
    const pending: unknown[] = [];
    const event = Object.assign(new Event('fetch'), {
      request: new Request(`${ORIGIN}/docs/start`),
      waitUntil: (promise: unknown) => pending.push(promise),
    });
    const response = await Reflect.apply(fetchAndSave, undefined, [event, 'docs/start']);
    expect(await response.text()).toBe(text);
    await Promise.all(pending);
    expect([...saved.values()]).toEqual(expected);
  }
});

it.each<[string, () => Promise<never>]>([
  ['rejects', () => Promise.reject(new DOMException('Damaged', 'UnknownError'))],
  ['never answers', () => new Promise(() => {})],
])('has no saved file where the cache of the browser %s', async (_way, fails) => {
  const { save, savedFile } = await load();
  answer(WHOLE);
  await save([FILE]);
  caches.fails = fails;
  vi.useFakeTimers();
  const file = savedFile(FILE);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await file).toBeUndefined();
  vi.useRealTimers();
});
