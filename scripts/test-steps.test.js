import { expect, test } from 'vitest';
import { notRun, quickSteps, testSteps } from './test-steps.js';

const full = testSteps('/project', () => {});
const quick = quickSteps('/project', () => {});

test.each([
  ['npm test', full],
  ['npm run test:quick', quick],
])(
  '%s installs before it checks, and generates the modules of the content before a check reads them',
  (_, steps) => {
    const names = steps.map(({ name }) => name);
    expect(steps[0]).toMatchObject({ name: 'Dependencies', stopsAll: true });
    const readers = names.filter((name) => /^(?:Dead code|Types|Samples|Unit tests|Build)/.test(name));
    expect(readers.length).toBeGreaterThan(2);
    for (const reader of readers) expect(names.indexOf('Content')).toBeLessThan(names.indexOf(reader));
  },
);

test('builds before it opens a browser, and opens none if the build failed', () => {
  for (const name of ['Browser tests', 'Firefox and WebKit']) {
    expect(full.find((step) => step.name === name)?.needs).toContain('Build');
  }
});

test('every step waits only for steps that run before it', () => {
  for (const [index, { needs = [] }] of full.entries()) {
    const earlier = full.slice(0, index).map(({ name }) => name);
    for (const need of needs) expect(earlier).toContain(need);
  }
});

test('a quick run lists the omitted steps in one line', () => {
  const run = full.filter(({ name }) => name === 'Content');
  const omitted = full.filter(({ name }) => name === 'Unit tests' || name === 'Build');
  expect(notRun([...run, ...omitted], run)).toBe(
    'Not run: Other unit tests, Build. "npm test" runs everything.',
  );
});
