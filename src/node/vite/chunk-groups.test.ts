import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const REACT = '/site/node_modules/react/index.js';
const graph = new Map([
  ['boot', ['storage', 'clicks']],
  ['clicks', ['keys', 'storage']],
  ['keys', ['clicks']],
  ['app', ['storage', 'router', 'icons', REACT]],
  ['router', ['history']],
  ['editor', ['icons', REACT]],
]);
const groups = chunkGroups({ startUp: 'boot', app: 'app', standalone: ['editor'] });

function chunkOf(module: string) {
  const known = { getModuleInfo: (id: string) => ({ importedIds: graph.get(id) ?? [] }) };
  return groups.map(({ name }) => name(module, known)).find((name) => name !== null);
}

test('everything that the start-up module imports, directly or not, is one chunk', () => {
  expect(['storage', 'clicks', 'keys'].map(chunkOf)).toEqual(['start-up', 'start-up', 'start-up']);
});

test('the app and everything that only it imports is one chunk', () => {
  expect(['app', 'router', 'history'].map(chunkOf)).toEqual(['app', 'app', 'app']);
});

test('React is a chunk that the app and the pages outside it share', () => {
  expect(chunkOf(REACT)).toBe('react');
});

test('modules that the app shares with the pages outside it are another, so that those do not load the app', () => {
  expect(chunkOf('icons')).toBe('shared');
});

test('the entries of pages are chunked as usual', () => {
  expect(['boot', 'editor'].map(chunkOf)).toEqual([undefined, undefined]);
});
