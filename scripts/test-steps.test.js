import { expect, test } from 'vitest';
import { testSteps } from './test-steps.js';

/** @param {boolean} quick */
const stages = (quick) => testSteps({ root: '/project', log: () => {}, quick });

test.each([
  ['npm test', false],
  ['npm run test:quick', true],
])(
  '%s installs before it checks, and generates the modules of the content before a check reads them',
  (_, quick) => {
    const names = stages(quick).map((stage) => stage.flat().map(({ name }) => name));
    expect(names.slice(0, 2)).toEqual([['Dependencies'], ['Content']]);
    expect(names.slice(2).flat()).toEqual(
      expect.arrayContaining(['Types', expect.stringMatching(/^Unit tests/)]),
    );
  },
);

/** @param {string} name */
const needsOf = (name) =>
  stages(false)
    .flat(2)
    .find((step) => step.name === name)?.needs;

test('opens no browser if the build failed, nor while browsers are being installed', () => {
  for (const name of ['Browser tests', 'Firefox and WebKit']) {
    expect(needsOf(name)).toEqual(['Build', 'Browsers']);
  }
});

test('every step waits only for steps that start before it', () => {
  const names = stages(false)
    .flat(2)
    .map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    expect(names.slice(0, index)).toEqual(expect.arrayContaining([...(needsOf(name) ?? [])]));
  }
});
