import { expect, test } from 'vitest';
import { compileNext } from './compile-pages.ts';

const page = {
  source:
    '## Rafts\n\nOtters hold [paws](/docs/paws).\n\n```tsx\nconst raft = <Raft />; // [!code ++]\n```\n',
  context: { file: 'content/docs/raft.md', directory: '/content/docs', firstLine: 5 },
};

test('a page of a big site, which is compiled on another thread, is the same as one of a small site', async () => {
  const here = await compileNext(page, 0);
  expect(here.html).toContain('<span class="line diff add" role="insertion">');
  expect(here.links).toEqual([{ href: '/docs/paws', line: 7, column: 13 }]);
  expect(await compileNext(page, 1000)).toEqual(here);
});
