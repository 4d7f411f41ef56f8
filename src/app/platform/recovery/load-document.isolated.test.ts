import { beforeEach, expect, it, vi } from 'vitest';

const location = { href: '', pathname: '' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  Object.assign(location, { href: 'https://site.example/docs/nodes', pathname: '/docs/nodes' });
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.stubGlobal('window', { location, sessionStorage });
  vi.stubGlobal('document', { documentElement: { dataset: { release: 'a1' } } });
  answerWith(200);
});

function answerWith(status: number, type = 'text/html; charset=utf-8', then = () => {}): void {
  vi.stubGlobal('fetch', async () => {
    then();
    return new Response('<!doctype html>', { status, headers: { 'content-type': type } });
  });
}

/** Leaves the document as a new one does, which begins with none of the module's state. Returns whether it was left. */
async function isLeft(): Promise<boolean> {
  vi.resetModules();
  const { loadDocument } = await import('./load-document.ts');
  return new Promise((resolve) => {
    void loadDocument(() => resolve(true)).then(() => resolve(false));
  });
}

it('loads the document of a page once in a release', async () => {
  expect(await isLeft()).toBe(true);
  expect(await isLeft()).toBe(false);
  location.pathname = '/docs/nodes/';
  expect(await isLeft()).toBe(false);
  location.pathname = '/docs/editor';
  expect(await isLeft()).toBe(true);
  vi.stubGlobal('document', { documentElement: { dataset: { release: 'b2' } } });
  expect(await isLeft()).toBe(true);
});

it.each([
  ['the server fails', 500, 'text/html'],
  ['the page is gone', 404, 'text/html'],
  ['the answer is no page', 200, 'text/plain'],
])('stays if %s', async (_what, status, type) => {
  answerWith(status, type);
  expect(await isLeft()).toBe(false);
});

it('stays if the reader has gone on meanwhile', async () => {
  answerWith(200, 'text/html', () => {
    location.href = 'https://site.example/docs/editor';
  });
  expect(await isLeft()).toBe(false);
});

it('loads the document although the browser stores nothing', async () => {
  vi.stubGlobal('window', { location });
  expect(await isLeft()).toBe(true);
});
