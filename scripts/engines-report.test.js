import { expect, test } from 'vitest';
import { readEnginesReport } from './engines-report.js';

test('tells how much passed in which version of each engine', () => {
  const result = (/** @type {string} */ engine, /** @type {string} */ status) => ({
    status,
    annotations: [{ type: 'engine', description: engine }],
  });
  const tests = [
    result('Firefox 153.7.0', 'expected'),
    result('Firefox 153.7.0', 'expected'),
    result('WebKit 2.50.6', 'expected'),
    result('WebKit 2.50.6', 'unexpected'),
  ];
  const report = { suites: [{ title: 'routes.spec.ts', specs: [{ title: 'opens', tests }] }] };
  expect(readEnginesReport(report)).toEqual({
    passed: 3,
    failed: 1,
    notes: ['Firefox 153.7.0: 2 routes and journeys passed', 'WebKit 2.50.6: 1 routes and journeys passed'],
  });
});
