import { expect, test } from 'vitest';
import { highlightLines } from './highlight.ts';

const code = ['const raft = <Raft />;', '', 'export default raft;'];

test('the same code has other colours in another language', async () => {
  expect(await highlightLines(code, 'tsx')).not.toEqual(await highlightLines(code, 'css'));
});

test('a line that has been code before has the colours of a comment inside a comment', async () => {
  const [before] = await highlightLines(code, 'tsx');
  const [, commented] = await highlightLines(['/*', ...code, '*/'], 'tsx');
  expect(commented?.content).toMatchObject([{ properties: { className: ['c'] } }]);
  expect(commented?.content).not.toEqual(before?.content);
});
