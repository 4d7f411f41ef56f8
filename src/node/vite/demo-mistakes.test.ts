import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { demoMistakes } from './demo-mistakes.ts';

/** Returns the message of a build with a broken module. */
async function buildOf(file: string, code: string): Promise<string | undefined> {
  const root = path.resolve('.cache/demo-mistakes-test');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), code);
  const failure = build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: path.join(root, file), cwd: root } },
  });
  return failure.then(
    () => undefined,
    (error: unknown) => demoMistakes(error, root),
  );
}

test.each([
  ['a typo', 'export const a = 1;\nretrun (;', 'content/demos/a.tsx:2:9 error: Unexpected token'],
  [
    'a package that does not exist',
    "import x from 'lodash-foo';\nexport default x;",
    'content/demos/a.tsx:1 error: Rolldown failed to resolve import "lodash-foo" from "content/demos/a.tsx".',
  ],
])('a build names the place of %s in a demo, without a stack', async (_what, code, expected) => {
  expect(await buildOf('content/demos/a.tsx', code)).toBe(
    `${expected}\n    Run "npm run samples" to check all demos.`,
  );
});

test('an error in the program keeps its stack', async () => {
  expect(await buildOf('src/a.tsx', 'retrun (;')).toBeUndefined();
});
