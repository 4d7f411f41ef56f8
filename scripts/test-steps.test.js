import { expect, test } from 'vitest';
import { testSteps } from './test-steps.js';

/** @param {boolean} quick */
const groups = (quick) => testSteps({ root: '/project', log: () => {}, quick });

test.each([
  ['npm test', false],
  ['npm run test:quick', true],
])(
  '%s installs before it checks, and generates the modules of the content before a check reads them',
  (_, quick) => {
    const names = groups(quick).map((group) => group.map(({ name }) => name));
    expect(names.slice(0, 2)).toEqual([['Dependencies'], ['Content']]);
    expect(names.slice(2).flat()).toEqual(
      expect.arrayContaining(['Types', expect.stringMatching(/^Unit tests/)]),
    );
  },
);

test('opens no browser if the build failed', () => {
  for (const name of ['Browser tests', 'Firefox and WebKit']) {
    expect(
      groups(false)
        .flat()
        .find((step) => step.name === name)?.needs,
    ).toContain('Build');
  }
});

test('every step waits only for steps that run before it', () => {
  for (const [index, group] of groups(false).entries()) {
    const earlier = groups(false)
      .slice(0, index)
      .flat()
      .map(({ name }) => name);
    for (const { needs = [] } of group) expect(earlier).toEqual(expect.arrayContaining([...needs]));
  }
});
