import { expect, test } from 'vitest';
import { nodeVersionProblem } from './node-version.js';

test.each(['20.19.0', '20.20.2', '22.1.0', '100.0.0'])('Node %s is new enough for ">=20.19"', (running) => {
  expect(nodeVersionProblem(running, '>=20.19')).toBeUndefined();
});

test.each(['20.18.3', '18.20.0', '9.0.0'])(
  'Node %s is too old, and one sentence says what to do',
  (running) => {
    const problem = nodeVersionProblem(running, '>=20.19');
    expect(problem).toContain('needs Node.js 20.19 or newer');
    expect(problem).toContain(`this is ${running}`);
    expect(problem).toContain('https://nodejs.org');
  },
);
