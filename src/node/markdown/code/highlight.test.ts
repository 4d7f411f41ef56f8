import { expect, test } from 'vitest';
import { highlightLines } from './highlight.ts';

const code = ['const raft = <Raft />;', '', 'export default raft;'];

test('the same code has other colours in another language', async () => {
  expect(await highlightLines(code, 'tsx')).not.toEqual(await highlightLines(code, 'css'));
});
