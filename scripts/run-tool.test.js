import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder } from './fixture-folder.js';
import { runTool, toolFile } from './run-tool.js';

test('finds the file behind a command, whether a package declares one command or several', async () => {
  const root = await fixtureFolder({
    'node_modules/one/package.json': '{ "bin": "cli.js" }',
    'node_modules/@scope/many/package.json': '{ "bin": { "many": "bin/many.js", "other": "bin/other.js" } }',
  });
  expect(toolFile(root, 'one', 'one')).toBe(join(root, 'node_modules/one/cli.js'));
  expect(toolFile(root, '@scope/many', 'many')).toBe(join(root, 'node_modules/@scope/many/bin/many.js'));
});

test('runs a command in the project, with its arguments', async () => {
  const root = await fixtureFolder({
    'node_modules/tool/package.json': '{ "bin": "cli.cjs" }',
    'node_modules/tool/cli.cjs': 'process.exit(require("node:fs").existsSync(process.argv[2]) ? 0 : 1)',
    'here.txt': '',
  });
  expect(await runTool(root, { package: 'tool', command: 'tool', args: ['here.txt'] })).toBe(0);
  expect(await runTool(root, { package: 'tool', command: 'tool', args: ['elsewhere.txt'] })).toBe(1);
});
