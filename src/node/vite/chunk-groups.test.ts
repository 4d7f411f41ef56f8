import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const REACT = '/site/node_modules/react/index.js';
const QUERIES = '/site/node_modules/@tanstack/query-core/build/modern/query.js';
const QUERY_HOOK = '/site/node_modules/@tanstack/react-query/build/modern/useQuery.js';
const graph = new Map([
  ['boot', ['storage', 'clicks']],
  ['clicks', ['keys', 'storage']],
  ['keys', ['clicks']],
  ['app', ['storage', 'router', 'icons', REACT, QUERIES, QUERY_HOOK]],
  ['router', ['history']],
  ['editor', ['icons', REACT]],
]);
const groups = chunkGroups({ startUp: 'boot', app: 'app', standalone: ['editor'] });

function chunkOf(module: string) {
  const known = { getModuleInfo: (id: string) => ({ importedIds: graph.get(id) ?? [] }) };
  return groups.map(({ name }) => name(module, known)).find((name) => name !== null);
}

test('the start-up module and everything that it imports, directly or not, is one chunk', () => {
  expect(['boot', 'storage', 'clicks', 'keys'].map(chunkOf)).toEqual(Array(4).fill('start-up'));
});

test('the app and everything that only it imports is one chunk', () => {
  expect(['app', 'router', 'history', QUERIES].map(chunkOf)).toEqual(Array(4).fill('app'));
});

test('the hook of the search, which a package’s index imports for the app too, loads with the search', () => {
  expect(chunkOf(QUERY_HOOK)).toBeUndefined();
});

test('React is a chunk that the app and the pages outside it share', () => {
  expect(chunkOf(REACT)).toBe('react');
});

test('modules that the app shares with the pages outside it are another, so that those do not load the app', () => {
  expect(chunkOf('icons')).toBe('shared');
});

test('the entries of pages outside the app are chunked as usual', () => {
  expect(chunkOf('editor')).toBeUndefined();
});
