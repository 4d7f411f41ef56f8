import { expect, test } from 'vitest';
import { highlightLines } from './highlight.ts';

const code = ['const raft = <Raft />;', '', 'export default raft;'];

test('marks on the lines of one sample do not appear in another with the same code', async () => {
  const first = await highlightLines(code, 'tsx');
  const unmarked = JSON.stringify(first);
  for (const line of first) line.properties['className'] = ['line', 'highlighted'];
  expect(JSON.stringify(await highlightLines(code, 'tsx'))).toBe(unmarked);
});

test('the same code has other colours in another language', async () => {
  expect(await highlightLines(code, 'tsx')).not.toEqual(await highlightLines(code, 'css'));
});

test('a line that has been code before has the colours of a comment inside a comment', async () => {
  const [before] = await highlightLines(code, 'tsx');
  const [, commented] = await highlightLines(['/*', ...code, '*/'], 'tsx');
  expect(commented?.children).toMatchObject([{ properties: { className: ['c'] } }]);
  expect(commented).not.toEqual(before);
});
