import { expect, test } from 'vitest';
import { fixtureFolder } from './fixture-folder.js';
import { testSteps } from './test-steps.js';

const withoutContent = [
  'Dependencies',
  'Format and lint',
  'Dead code',
  'Types',
  'Types of workers',
  'Samples',
  'Prose',
  'Unit tests',
  'Build',
  'Browser tests',
  'Firefox and WebKit',
  'Hostile inputs',
];

test('installs before it checks, and builds before it opens a browser', async () => {
  const root = await fixtureFolder({ 'package.json': '{}' });
  const steps = testSteps(root, () => {});
  expect(steps.map(({ name }) => name)).toEqual(withoutContent);
  expect(steps[0]?.stopsAll).toBe(true);
  expect(steps.find(({ name }) => name === 'Browser tests')?.needs).toEqual(['Build']);
});

test('generates the modules of the content before a check asks for them, where a script does that', async () => {
  const root = await fixtureFolder({ 'package.json': '{ "scripts": { "content": "generate" } }' });
  const names = testSteps(root, () => {}).map(({ name }) => name);
  expect(names).toContain('Content');
  for (const reader of ['Dead code', 'Types', 'Types of workers', 'Samples', 'Unit tests', 'Build']) {
    expect(names.indexOf('Content')).toBeLessThan(names.indexOf(reader));
  }
});

test('a need is the name of an earlier step', async () => {
  const root = await fixtureFolder({ 'package.json': '{}' });
  const steps = testSteps(root, () => {});
  for (const [index, { needs = [] }] of steps.entries()) {
    const earlier = steps.slice(0, index).map(({ name }) => name);
    for (const need of needs) expect(earlier).toContain(need);
  }
});
