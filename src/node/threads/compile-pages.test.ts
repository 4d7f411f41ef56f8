import { afterEach, expect, test } from 'vitest';
import { compileNext } from './compile-pages.ts';
import { compileThreadCount, endCompileThreads } from './thread-pool.ts';
import { warmUpThread } from './warm-up.ts';

const page = {
  source:
    '## Rafts\n\nOtters hold [paws](/docs/paws).\n\n```tsx\nconst raft = <Raft />; // [!code ++]\n```\n',
  context: { file: 'content/docs/raft.md', directory: '/content/docs', firstLine: 5 },
};

afterEach(endCompileThreads);

test('a page of a big site, which is compiled on another thread, is the same as one of a small site', async () => {
  const here = await compileNext(page, 0);
  expect(compileThreadCount()).toBe(0);
  expect(here.html).toContain('<span class="line diff add" role="insertion">');
  expect(here.links).toEqual([{ href: '/docs/paws', line: 7, column: 13 }]);
  expect(await compileNext(page, 1000)).toEqual(here);
  expect(compileThreadCount()).toBe(1);
});

test('a site of some pages shares them out between this thread and another, one of a few does not', async () => {
  warmUpThread(3);
  expect(compileThreadCount()).toBe(0);
  warmUpThread(30);
  expect(compileThreadCount()).toBe(1);
  const [first, second] = await Promise.all([compileNext(page, 0), compileNext(page, 1)]);
  expect(second).toEqual(first);
});
