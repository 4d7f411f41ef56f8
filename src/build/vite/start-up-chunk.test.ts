import { expect, test } from 'vitest';
import { startUpChunk } from './start-up-chunk.ts';

const graph = new Map([
  ['boot', ['storage', 'clicks']],
  ['clicks', ['keys', 'storage']],
  ['keys', ['clicks']],
  ['app', ['storage', 'react']],
]);
const chunkOf = (id: string) =>
  startUpChunk('boot')(id, { getModuleInfo: (module) => ({ importedIds: graph.get(module) ?? [] }) });

test('all that the start-up module imports, directly or not, is one chunk', () => {
  expect(['storage', 'clicks', 'keys'].map(chunkOf)).toEqual(['start-up', 'start-up', 'start-up']);
});

test('the start-up module itself and the rest of the app are chunked as usual', () => {
  expect(['boot', 'app', 'react'].map(chunkOf)).toEqual([null, null, null]);
});
