import { expect, test } from 'vitest';
import { countTried, triedInBrowserTests, triedInUnitTests } from './tried-inputs.js';

const doors = { 'search query': ['nothing', 'spaces'], message: ['never'] };

test('counts at each door what unit tests and browser tests have tried, each input once', () => {
  const unit = ['search query: nothing', 'search query: spaces', 'search query: nothing'];
  const { lines, passed, failed } = countTried(doors, {
    unit,
    browser: ['message: never', 'search query: spaces'],
  });
  expect(lines).toEqual([
    'search query: 2 of 2 inputs tried (2 in unit tests, 1 in the browser)',
    'message: 1 of 1 inputs tried (0 in unit tests, 1 in the browser)',
  ]);
  expect([passed, failed]).toEqual([1, 0]);
});

test('an input that nobody has tried is a failure, by name', () => {
  const outcome = countTried(doors, { unit: ['message: never'], browser: ['search query: spaces'] });
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.notes).toEqual(['No test that passed has tried "search query: nothing".']);
});

test('what a failed unit test has tried does not count', () => {
  /**
   * @param {string} status
   * @param {string} input
   */
  const result = (status, input) => ({ status, meta: { hostileInputs: [input] } });
  const report = { testResults: [{ assertionResults: [result('passed', 'a'), result('failed', 'b'), {}] }] };
  expect(triedInUnitTests(report)).toEqual(['a']);
});

test('what a failed browser test has tried does not count', () => {
  /** @param {string} description */
  const annotations = (description) => [{ type: 'hostile input', description }, { type: 'slow' }];
  const specs = [
    { title: 'a', tests: [{ status: 'expected', annotations: annotations('a') }] },
    { title: 'b', tests: [{ status: 'unexpected', annotations: annotations('b') }] },
  ];
  expect(triedInBrowserTests({ suites: [{ title: 'search.spec.ts', suites: [{ specs }] }] })).toEqual(['a']);
});

test.each([null, 3, {}])('a report of another shape (%o) tells of nothing', (report) => {
  expect([...triedInUnitTests(report), ...triedInBrowserTests(report)]).toEqual([]);
});
