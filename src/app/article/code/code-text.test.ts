import { expect, test } from 'vitest';
import { commandsOf } from './code-text.ts';

test.each([
  ['$ npm install\nadded 5 packages\n$ npm run \\\n  dev\n', 'npm install\nnpm run \\\n  dev'],
  ['npm install\necho $ PATH', 'npm install\necho $ PATH'],
])('of %j, only the commands are copied, without their prompts', (session, copied) => {
  expect(commandsOf(session)).toBe(copied);
});
