import { CancelledError, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOT_SAVED_HEADER } from '../../shared/offline.ts';
import { loadPage } from './load-page.ts';
import { NotSavedError, PageLoadError, pageQuery } from './page-query.ts';

const PAGE = { kind: 'doc', release: 'a1', title: 'Nodes' };

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { release: 'a1' } } });
});

/** Requests a page from a server that gives these answers, one after another, the last one to all later requests. */
function request(...answers: readonly (() => Response)[]) {
  const fetched = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve().then(answers[Math.min(fetched.mock.calls.length, answers.length) - 1]),
  );
  vi.stubGlobal('fetch', fetched);
  return { fetched, page: new QueryClient().ensureQueryData(pageQuery('/docs/nodes', 'doc')) };
}

const json = (value: unknown) => () => Response.json(value);

it('is fetched from the data file of the page', async () => {
  const { fetched, page } = request(json(PAGE));
  expect(await page).toEqual(PAGE);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/data/docs/nodes.json', expect.anything());
});

it.each<[string, () => Response, string]>([
  ['is not there', () => new Response('No', { status: 404 }), 'The server answered 404.'],
  ['makes the server fail', () => new Response('No', { status: 500 }), 'The server answered 500.'],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'There was no answer. You might want to check your network connection.',
  ],
  [
    'is a page of the host',
    () => new Response('<!doctype html><title>Welcome</title>'),
    'The server’s answer was not a page of this site.',
  ],
  [
    'breaks off in the middle',
    () => new Response('{"kind":"doc","rel'),
    'The server’s answer was not a page of this site.',
  ],
  ['is another page', json({ ...PAGE, kind: 'text' }), 'The server’s answer was not a page of this site.'],
  [
    'belongs to another release',
    json({ ...PAGE, release: 'b2' }),
    'The site has been updated since this page was opened.',
  ],
])(
  'is fetched anew past the cache if it %s, and then fails with a message for readers',
  async (_what, bad, message) => {
    const { fetched, page } = request(bad);
    await expect(page).rejects.toThrow(new PageLoadError(message));
    expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload']);
    expect(await request(bad, json(PAGE)).page).toEqual(PAGE);
  },
);

it.each([
  ['document', true],
  ['', false],
])(
  'says that it is not saved on the device, and whether its document is (%j)',
  async (header, isDocumentSaved) => {
    const { page } = request(
      () => new Response(null, { status: 204, headers: { [NOT_SAVED_HEADER]: header } }),
    );
    const error = await page.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotSavedError);
    expect(error).toMatchObject({ isDocumentSaved });
  },
);

it('is there when the content changes while it is being fetched', async () => {
  vi.stubGlobal('fetch', async () => Response.json(PAGE));
  const queryClient = new QueryClient();
  const load = () => loadPage({ queryClient, path: '/docs/nodes', kind: 'doc' });
  const former = load();
  // As in the dev server: two changes at once had ended the page with "CancelledError".
  queryClient.removeQueries();
  const current = load();
  await expect(former).rejects.toBeInstanceOf(CancelledError);
  expect(await current).toEqual(PAGE);
});
