import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { recallDemos, rememberDemos } from './demo-memory.ts';

/** A demo whose source counts how often it was made. */
function demoIn(root: string) {
  let made = 0;
  const file = path.join(root, 'raft.tsx');
  const source = async () => `<p>made ${++made} times</p>`;
  return new Map([['raft', { file, source }]]);
}

async function project(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'demos-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(path.join(root, 'raft.tsx'), 'export default 1;');
  return root;
}

it('a demo keeps its colours from one start to the next', async () => {
  const root = await project();
  await rememberDemos(root, demoIn(root));
  const later = demoIn(root);
  await later.get('raft')?.source();
  expect(await (await recallDemos(root, later)).get('raft')?.source()).toBe('<p>made 1 times</p>');
});

it('a demo that has changed meanwhile gets new ones', async () => {
  const root = await project();
  const demos = demoIn(root);
  await rememberDemos(root, demos);
  await writeFile(path.join(root, 'raft.tsx'), 'export default 2;');
  expect(await (await recallDemos(root, demos)).get('raft')?.source()).toBe('<p>made 2 times</p>');
});

it('without a former start, demos are as they are', async () => {
  const root = await project();
  expect(await (await recallDemos(root, demoIn(root))).get('raft')?.source()).toBe('<p>made 1 times</p>');
});
