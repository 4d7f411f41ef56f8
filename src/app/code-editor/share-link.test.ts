import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { costOf } from '../../../test-support/processor-time.ts';
import { readFragment, shareLink } from './share-link.ts';
import { codeSlot } from './stored-code.ts';

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://site.example' } }));
afterEach(() => vi.unstubAllGlobals());

const packed = (text: string) => `#code=${deflateRawSync(text).toString('base64url')}`;
const packedFiles = (...files: readonly (readonly [string, string])[]) => packed(JSON.stringify(files));

it('a link carries the files, whatever letters they have', async () => {
  const files = [
    { path: 'App.tsx', text: 'export default () => <p>Grüße 🦦 \u202e</p>;\n' },
    { path: 'src/a.css', text: '' },
  ];
  const link = (await shareLink(files)) ?? '';
  expect(link).toMatch(/^https:\/\/site\.example\/playground\/#code=[\w-]+$/);
  expect(await readFragment(new URL(link).hash)).toEqual({ kind: 'code', files });
});

it('a link is read after a mail program has encoded it', async () => {
  const files = [{ path: 'App.tsx', text: 'export default () => <p>Hello</p>;' }];
  const { hash } = new URL((await shareLink(files)) ?? '');
  expect(await readFragment(`#${encodeURIComponent(hash.slice(1))}`)).toEqual({ kind: 'code', files });
});

it('code that would make a link too long to be read gets none', async () => {
  const text = randomBytes(100_000).toString('base64');
  expect(await shareLink([{ path: 'App.tsx', text }])).toBeUndefined();
});

describe('code of a link is rejected', () => {
  it.each<[string, () => string]>([
    ['malformed base64', () => '#code=%%%'],
    ['no deflated data', () => `#code=${btoa('hello')}`],
    ['a zip bomb', () => packed(' '.repeat(5_000_000))],
    ['a fragment of 10 MB', () => `#code=${'A'.repeat(10_000_000)}`],
    ['no JSON', () => packed('{')],
    ['a path out of the folder', () => packedFiles(['../../App.tsx', ''])],
    ['a __proto__ key', () => packedFiles(['__proto__', ''])],
    ['a __proto__ key', () => packed('{"__proto__": {"polluted": true}}')],
    ['a file twice', () => packedFiles(['App.tsx', ''], ['App.tsx', ''])],
    [
      'too many files',
      () => packed(JSON.stringify(Array.from({ length: 1000 }, (_, i) => [`a${i}.ts`, '']))),
    ],
    ['too much code', () => packedFiles(['App.tsx', 'x'.repeat(300_000)])],
  ])('if it is %s', async (_, fragment) => {
    const read = async (text: string) => expect(await readFragment(text)).toEqual({ kind: 'unreadable' });
    expect(await costOf(read, fragment())).toBeLessThan(5_000);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('stored code', () => {
  const read = (value: string | null) => {
    // biome-ignore lint/plugin/platform-only: a storage for the test
    vi.stubGlobal('window', { localStorage: { getItem: () => value } });
    return codeSlot('test').read();
  };

  it('is ignored unless it has the form in which it was written', () => {
    for (const value of [null, '', '{', 'null', '[]']) expect(read(value)).toBeUndefined();
    for (const files of [undefined, [], [['..', '']], [[1, 2]], 'x'])
      expect(read(JSON.stringify({ files, author: 'reader' }))).toBeUndefined();
  });

  it('counts as someone else’s unless it is marked as the reader’s', () => {
    const files = [['App.tsx', '']];
    expect(read(JSON.stringify({ files, author: 'reader' }))?.author).toBe('reader');
    for (const author of ['Reader', undefined, 1]) {
      expect(read(JSON.stringify({ files, author }))?.author).toBe('link');
    }
  });
});
