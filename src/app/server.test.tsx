import { expect, it } from 'vitest';
import { renderPage } from './server.tsx';

it.each([
  'überblick',
  '日本語',
  'c++',
  '@scope',
  'a,b',
  '$ref',
  "it's",
  'v1(beta)',
  'a b',
  '[x]',
  'a|b',
  '{a}',
  'a^b',
  'a"b',
  '`a`',
])('the address of a page called %s is rendered, not redirected to another form of it', async (name) => {
  expect(await renderPage(`/docs/${name}`, undefined)).toContain('<main');
});
