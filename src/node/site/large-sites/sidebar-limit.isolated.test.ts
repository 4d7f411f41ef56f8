import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const pages = [
  { id: 'a', path: '/docs/a', title: 'A' },
  { id: 'b', path: '/docs/b', title: 'B' },
];
const sidebar = [
  { label: 'One', pages },
  { label: 'Two', pages },
];

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['', true],
  ['4', true],
  ['3', false],
])('a limit of %j pages keeps a sidebar of four whole: %j', async (limit, isWhole) => {
  vi.stubEnv('SIDEBAR_LIMIT', limit);
  const { isWholeSidebar } = await import('./sidebar-limit.ts');
  expect(isWholeSidebar(sidebar)).toBe(isWhole);
});

it.each(['many', '-1', '2.5'])('a limit of %j is rejected with an example', async (limit) => {
  vi.stubEnv('SIDEBAR_LIMIT', limit);
  await expect(import('./sidebar-limit.ts')).rejects.toThrow('such as 200');
});
